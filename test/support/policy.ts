/** Policies and callers as a session would make them, for tests of the gate and of the loop. */
import type { Ports } from "../../src/agent/run.ts";
import { whyUnavailable } from "../../src/permission/availability.ts";
import { ceilingFor } from "../../src/permission/ceiling.ts";
import { compileMap } from "../../src/permission/compact-map.ts";
import { deniesWhole, weigh } from "../../src/permission/gate.ts";
import type { Caller } from "../../src/permission/judgement.ts";
import type { PermissionEntry } from "../../src/permission/mode.ts";
import type { Policy } from "../../src/permission/policy.ts";
import { compileRules } from "../../src/permission/rules/compile-rules.ts";
import { readRules } from "../../src/permission/rules/read-rules.ts";
import type { RuleList } from "../../src/permission/rules/rule.ts";
import { readCommand } from "../../src/permission/shell/read-command.ts";

const places = { workspace: "/tree", home: "/home/me" };

export type PolicyOptions = Partial<Record<RuleList, readonly unknown[]>> & {
  readonly map?: readonly PermissionEntry[];
  readonly ceiling?: Policy["ceiling"];
  readonly unreadable?: readonly string[];
};

export function makePolicy({ map = [], ceiling, unreadable = [], ...lists }: PolicyOptions = {}): Policy {
  const rules = (["deny", "ask", "allow"] as const).flatMap(
    (list) => readRules(lists[list] ?? [], { list, file: "settings.json" }, places).rules,
  );
  return {
    rules: compileRules(rules, { places, isReadOnly: (command) => readCommand(command).kind === "plan" }),
    map: compileMap(map),
    ceiling: ceiling ?? ceilingFor("trusted", "boxed", { edits: "opened" }),
    unreadable,
  };
}

export function makeCaller(changes: Partial<Caller> = {}): Caller {
  return {
    agent: "tester",
    role: "subagent",
    tools: "all",
    disallowedTools: [],
    permission: [],
    mode: "dontAsk",
    execution: "foreground",
    ...changes,
  };
}

/** The gate as the loop asks it. */
export function rightsOf(policy: Policy): Pick<Ports, "offers" | "judge" | "withheld"> {
  return {
    offers: ({ name }, caller) =>
      whyUnavailable(name, caller, caller.role) === undefined && !deniesWhole(name, policy.rules),
    judge: async (call, caller, hook) => weigh(call, caller, { policy, ...(hook && { hook }) }),
    withheld: async () => [],
  };
}
