/**
 * What one run of a hook came to: its reply, its refusal, or its failure. Whatever it printed is material: it is bounded and
 * marked before a model sees it, and what cannot be understood is a failure, never a yes.
 */
import { z } from "zod/mini";
import { showMaterial } from "../boundary/wrap.ts";
import { wordsOf } from "../pull/problem.ts";
import type { HookEventName } from "./events.ts";

/** What a command came to. `truncated`: it printed more than it may. */
export type CommandResult = {
  /** Absent where a signal ended it. */
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly timedOut: boolean;
  readonly truncated: boolean;
  readonly failedToStart?: string;
};

export type Reply = {
  readonly decision?: "deny" | "ask" | "allow";
  readonly reason?: string;
  readonly updatedInput?: Readonly<Record<string, unknown>>;
  readonly updatedOutput?: string;
  readonly context?: string;
  /** For people, not for the model. */
  readonly message?: string;
  /** `continue: false`: the run is to end. */
  readonly stop?: string;
  /** What it printed, where that is not JSON. */
  readonly plain?: string;
};

export type Outcome =
  | { readonly kind: "replied"; readonly reply: Reply }
  | { readonly kind: "blocked"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string; readonly reply?: Reply };

export const MAX_OUTPUT_BYTES = 1_000_000;
const MAX_TEXT = 10_000;
const MAX_QUOTE = 500;
const BLOCKED = 2;

/** The words of today, of yesterday, and the short ones. Nobody is there to defer to. */
const decisions = { allow: "allow", approve: "allow", ask: "ask", defer: "ask", deny: "deny", block: "deny" } as const;
const strictest = ["deny", "ask", "allow"] as const;

const text = z.nullish(z.string());
const decision = z.nullish(z.enum(["allow", "approve", "ask", "defer", "deny", "block"]));
const outputText = z.pipe(
  z.object({ text: z.string() }),
  z.transform((output) => output.text),
);
const said = z.looseObject({
  hookEventName: text,
  decision,
  permissionDecision: decision,
  reason: text,
  permissionDecisionReason: text,
  additionalContext: text,
  updatedInput: z.nullish(z.record(z.string(), z.unknown())),
  updatedToolOutput: z.nullish(z.union([z.string(), outputText])),
});
const answer = z.extend(said, {
  continue: z.nullish(z.boolean()),
  stopReason: text,
  systemMessage: text,
  hookSpecificOutput: z.nullish(said),
});

export function readOutcome(event: HookEventName, result: CommandResult, timeoutMs: number): Outcome {
  if (result.code === BLOCKED) return { kind: "blocked", reason: shown(result.stderr.trim()) || "it gave no reason" };
  const failure = whyFailed(result, timeoutMs);
  const reply = readReply(event, result.stdout);
  if (failure !== undefined)
    return { kind: "failed", reason: failure, ...(typeof reply === "object" && { reply: restrictionsOf(reply) }) };
  return typeof reply === "string" ? { kind: "failed", reason: reply } : { kind: "replied", reply };
}

function whyFailed(result: CommandResult, timeoutMs: number): string | undefined {
  const { code, timedOut, truncated, failedToStart } = result;
  if (failedToStart !== undefined) return `it could not be started (${quote(failedToStart)})`;
  if (timedOut) return `it did not end within ${timeoutMs / 1000} s`;
  if (truncated) return `it printed more than ${MAX_OUTPUT_BYTES} bytes; what it printed was cut there`;
  if (code === 0) return undefined;
  if (code === undefined) return `it was ended from outside${because(result)}`;
  return `${code === 127 ? "it was not found (exit code 127)" : `it ended with exit code ${code}`}${because(result)}`;
}

function because({ stderr }: CommandResult): string {
  return stderr.trim() === "" ? "" : `: ${quote(stderr)}`;
}

/** An answer behind other words: whoever passed it over would pass over a no. */
const answerBelow = /^[ \t]*\{[\s\S]*?"(?:decision|permissionDecision|hookSpecificOutput|continue)"\s*:/m;

/** A sentence where it cannot be understood. */
function readReply(event: HookEventName, stdout: string): Reply | string {
  const output = stdout.trim();
  if (!output.startsWith("{")) {
    if (answerBelow.test(output)) return "something stands before its answer, which must be all that it prints";
    return output === "" ? {} : { plain: shown(output) };
  }
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch (error) {
    return `it answered with something that is not JSON (${quote(wordsOf(error))})`;
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `its answer cannot be understood (${issue?.path.join(".")}: ${issue?.message})`;
  }
  const { hookSpecificOutput: inner } = parsed.data;
  const named = inner?.hookEventName ?? event;
  return named === event ? replyOf(parsed.data) : `its answer is for ${quote(named)} and not for ${event}`;
}

function replyOf({ hookSpecificOutput: inner, ...outer }: z.infer<typeof answer>): Reply {
  const words = [inner?.permissionDecision, inner?.decision, outer.permissionDecision, outer.decision];
  const given = words.flatMap((word) => (word ? [decisions[word]] : []));
  const choice = strictest.find((one) => given.includes(one));
  const updatedInput = inner?.updatedInput ?? outer.updatedInput;
  return withoutNothing({
    decision: choice,
    reason: firstText(inner?.permissionDecisionReason, inner?.reason, outer.permissionDecisionReason, outer.reason),
    updatedInput: updatedInput ?? undefined,
    updatedOutput: firstText(inner?.updatedToolOutput, outer.updatedToolOutput),
    context: firstText(inner?.additionalContext, outer.additionalContext),
    message: firstText(outer.systemMessage),
    stop: outer.continue === false ? (firstText(outer.stopReason, outer.reason) ?? "it gave no reason") : undefined,
  });
}

/** A hook that failed may still forbid; it grants, adds and changes nothing. */
function restrictionsOf({ decision: choice, reason, message, stop }: Reply): Reply {
  return withoutNothing({ decision: choice === "allow" ? undefined : choice, reason, message, stop });
}

function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  const found = texts.find((each) => typeof each === "string" && each !== "");
  return found ? shown(found) : undefined;
}

function shown(given: string): string {
  const safe = showMaterial(given);
  if (safe.length <= MAX_TEXT) return safe;
  return `${safe.slice(0, MAX_TEXT)}\n[Cut at ${MAX_TEXT} of ${safe.length} characters.]`;
}

function quote(given: string): string {
  const line = showMaterial(given).replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 1)}…` : line;
}

type Present<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> };

function withoutNothing<Value extends object>(value: Value): Partial<Present<Value>> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Present<Value>>;
}
