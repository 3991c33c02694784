/** One call on its way through the gate: who calls, what it would do, and all that the layers look at. */
import type { Role, ToolChoice } from "./availability.ts";
import { type CompactMap, compileMap } from "./compact-map.ts";
import type { Engine } from "./decision.ts";
import type { PermissionEntry, PermissionMode } from "./mode.ts";
import type { Execution } from "./modes.ts";
import type { Policy, WithheldFile } from "./policy.ts";
import { matchRules, type RulesAnswer } from "./rules/match-rules.ts";
import type { RuleCall } from "./rules/needs.ts";
import type { Reading } from "./shell/plan.ts";
import { readCommand } from "./shell/read-command.ts";

/** What the gate knows about the caller: its role in the session, its definition, and the mode that it came to. */
export type Caller = ToolChoice & {
  readonly agent: string;
  readonly role: Role;
  readonly permission: readonly PermissionEntry[];
  readonly mode: PermissionMode;
  readonly execution: Execution;
};

export type CallToJudge = RuleCall;

/** What hooks said about one call, already brought down to one answer. */
export type HookAnswer = { readonly answer: "deny" | "ask" | "allow"; readonly hook: string; readonly reason: string };

type Refusing = { readonly rule?: string; readonly reason: string; readonly remedy?: string };
export type Answer =
  | { readonly kind: "silent" }
  | { readonly kind: "grant"; readonly rule?: string }
  | ({ readonly kind: "ask" } & Refusing)
  | ({ readonly kind: "deny" } & Refusing);

/** What a decision is made with: the session's policy, what this caller must not find, and what hooks said about the call. */
export type Weights = {
  readonly policy: Policy;
  readonly withheld?: readonly WithheldFile[];
  readonly hook?: HookAnswer;
};

export type Judgement = Weights & {
  readonly call: CallToJudge;
  readonly caller: Caller;
  readonly ownMap: CompactMap;
  readonly ruling: RulesAnswer;
  /** For a command: whether it only reads. */
  readonly reading?: Reading;
};

export function openJudgement(call: CallToJudge, caller: Caller, weights: Weights): Judgement {
  const command = commandOf(call);
  return {
    ...weights,
    call,
    caller,
    ownMap: mapOf(caller.permission),
    ruling: matchRules(weights.policy.rules, call),
    ...(command !== undefined && { reading: readCommand(command) }),
  };
}

export function engineFor({ call, reading }: Judgement): Engine | undefined {
  if (call.effect !== "execute") return undefined;
  return reading?.kind === "plan" ? "argv" : "shell";
}

function commandOf({ effect, subjects, input }: CallToJudge): string | undefined {
  if (effect !== "execute") return undefined;
  const subject = subjects.find((each) => each.kind === "command");
  if (subject?.kind === "command") return subject.command;
  return typeof input["command"] === "string" ? input["command"] : "";
}

/** A definition does not change while it is used. */
const maps = new WeakMap<readonly PermissionEntry[], CompactMap>();

function mapOf(entries: readonly PermissionEntry[]): CompactMap {
  const known = maps.get(entries) ?? compileMap(entries);
  maps.set(entries, known);
  return known;
}
