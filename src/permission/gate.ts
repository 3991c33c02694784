/**
 * Decides whether a tool call may happen. Pure: the same call, caller and policy always give the same decision. Any layer's
 * deny denies; an ask denies as well, because nobody is there; what is left runs only if somebody granted it.
 */
import type { Decision, Layer } from "./decision.ts";
import {
  type Answer,
  type Caller,
  type CallToJudge,
  engineFor,
  type Judgement,
  openJudgement,
  type Weights,
} from "./judgement.ts";
import { layers } from "./layers.ts";
import type { CompiledRules } from "./rules/compile-rules.ts";
import { suggestRule } from "./rules/match-rules.ts";
import { lineFor } from "./rules/suggest-rule.ts";

export type LayerAnswer = { readonly layer: Layer; readonly answer: Answer };

/** A decision with all that led to it. `open`: only a grant is missing, if anything, so that a hook may still speak. */
export type Weighed = {
  readonly decision: Decision;
  readonly answers: readonly LayerAnswer[];
  readonly open: boolean;
};

export function weigh(call: CallToJudge, caller: Caller, weights: Weights): Weighed {
  const judgement = openJudgement(call, caller, weights);
  const answers = layers.map(({ layer, answer }) => ({ layer, answer: answer(judgement) }));
  const refusal = find(answers, "deny") ?? find(answers, "ask");
  const grant = find(answers, "grant");
  if (!refusal && grant) return { decision: allow(grant, judgement), answers, open: true };
  const missing = grant ? [] : [ungranted(judgement)];
  const refused = refuse(refusal ?? missing[0] ?? ungranted(judgement));
  const remedy = wholeRemedy([...answers, ...missing]);
  return { decision: { ...refused, ...(remedy !== undefined && { remedy }) }, answers, open: refusal === undefined };
}

/** All that would have to change, one behind the other. Nothing helps where one of those who refuse cannot be helped. */
function wholeRemedy(answers: readonly LayerAnswer[]): string | undefined {
  const refusals = answers.flatMap(({ answer }) => (answer.kind === "deny" || answer.kind === "ask" ? [answer] : []));
  const remedies = refusals.flatMap(({ remedy }) => remedy ?? []);
  return remedies.length < refusals.length ? undefined : [...new Set(remedies)].join("; ");
}

/** Whether a rule takes a tool away as a whole, so that it is not even shown. The check at the call does not depend on it. */
export function deniesWhole(tool: string, { deny }: CompiledRules): boolean {
  const speaking = [...(deny.calls.get(tool) ?? []), ...(deny.calls.get("*") ?? [])];
  const nothing = { tool, effect: "read", input: {}, subjects: [] } as const;
  return speaking.some(({ rule, matches }) => rule.specifier.kind === "any" && matches(nothing, tool));
}

type Found<Kind extends Answer["kind"]> = { readonly layer: Layer; readonly answer: Extract<Answer, { kind: Kind }> };

function find<Kind extends "deny" | "ask" | "grant">(
  answers: readonly LayerAnswer[],
  kind: Kind,
): Found<Kind> | undefined {
  return answers.find((each): each is Found<Kind> => each.answer.kind === kind);
}

function allow({ layer, answer }: Found<"grant">, judgement: Judgement): Decision {
  const engine = engineFor(judgement);
  return {
    effect: "allow",
    by: layer,
    ...(answer.rule !== undefined && { rule: answer.rule }),
    ...(engine && { engine }),
  };
}

function refuse({ layer, answer }: Found<"deny"> | Found<"ask">): Extract<Decision, { effect: "deny" }> {
  const { rule, reason } = answer;
  return {
    effect: "deny",
    by: layer,
    ...(rule !== undefined && { rule }),
    reason: answer.kind === "ask" ? `${reason} Nobody is there to be asked.` : reason,
  };
}

/** The line that would help is told, or the sentence that none can. */
function ungranted({ call, caller, policy, reading, ruling }: Judgement): Found<"deny"> {
  const suggestion = suggestRule(policy.rules, call, ruling);
  const why = reading?.kind === "refused" ? ` It is no command that only reads: ${reading.reason}` : "";
  const never = suggestion.kind === "nothing" ? ` ${suggestion.reason}` : "";
  const reason = `Nothing allows this ${call.tool} call, and nobody is there to ask.${why}${never}`;
  const remedy = lineFor(suggestion);
  return {
    layer: "mode",
    answer: { kind: "deny", rule: caller.mode, reason, ...(remedy !== undefined && { remedy }) },
  };
}
