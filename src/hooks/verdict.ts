/** Several hooks' replies as one. The strictest word counts, and two that want different things get neither. */
import type { HookAnswer } from "../permission/judgement.ts";
import type { Hook } from "./hook.ts";
import type { Told } from "./run-hooks.ts";

/** What the hooks before a call came to. */
export type HookVerdict = {
  /** For the gate, as one more layer. Absent where no hook has said anything. */
  readonly answer?: HookAnswer;
  /** Replaces the whole input, and must be judged again. */
  readonly updatedInput?: Readonly<Record<string, unknown>>;
  /** For the model, beside the result of the call. */
  readonly context: readonly string[];
  /** The agent's run is to end, for this reason. */
  readonly stop?: string;
};

/** What the hooks after a call came to. */
export type AfterVerdict = {
  /** What is wrong with the call, and what else there is to know: for the model, beside the result. */
  readonly context: readonly string[];
  /** Replaces the text of the result. */
  readonly output?: string;
  readonly stop?: string;
};

/** Whether an agent that wants to end may end. */
export type StopVerdict =
  | { readonly kind: "end" }
  /** It goes on with these words. */
  | { readonly kind: "continue"; readonly words: string };

export function verdictBefore(told: readonly Told[]): HookVerdict {
  const stop = stopIn(told);
  const context = contextOf(told);
  const refusal = told.find(({ blocked }) => blocked !== undefined);
  if (refusal) return { answer: answerOf("deny", refusal), context, ...stop };
  const updates = told.filter(({ reply }) => reply.updatedInput);
  const [first, ...others] = updates;
  const rival = others.find(({ reply }) => canonical(reply.updatedInput) !== canonical(first?.reply.updatedInput));
  if (first && rival) {
    const reason = `${describeHook(first.hook)} and ${describeHook(rival.hook)} change the same input in different ways.`;
    return { answer: { answer: "deny", hook: describeHook(rival.hook), reason }, context };
  }
  const ask = told.find(({ reply }) => reply.decision === "ask");
  // Who allowed the input that was written has not seen the one that takes its place.
  const allow = (first ? updates : told).find(({ reply }) => reply.decision === "allow");
  const speaker = ask ?? allow;
  return {
    ...(speaker && { answer: answerOf(ask ? "ask" : "allow", speaker) }),
    ...(first?.reply.updatedInput && { updatedInput: first.reply.updatedInput }),
    context,
  };
}

export function verdictAfter(told: readonly Told[]): AfterVerdict {
  const outputs = [...new Set(told.flatMap(({ reply }) => reply.updatedOutput ?? []))];
  const [output] = outputs;
  const torn = "The result is withheld: two hooks replaced it in different ways.";
  return {
    context: [...told.flatMap(({ blocked }) => blocked ?? []), ...contextOf(told)],
    ...(output !== undefined && { output: outputs.length > 1 ? torn : output }),
    ...stopIn(told),
  };
}

/** What keeps an agent from ending; nothing where it may. A hook that wants the end has the last word. */
export function wordsToGoOn(told: readonly Told[]): string | undefined {
  if (told.some(({ reply }) => reply.stop !== undefined)) return undefined;
  const words = [...told.flatMap(({ blocked }) => blocked ?? []), ...contextOf(told)];
  return words.length > 0 ? words.join("\n\n") : undefined;
}

export function contextOf(told: readonly Told[]): readonly string[] {
  return told.flatMap(({ reply }) => reply.context ?? []);
}

function stopIn(told: readonly Told[]): { readonly stop?: string } {
  const stop = told.find(({ reply }) => reply.stop !== undefined)?.reply.stop;
  return stop === undefined ? {} : { stop };
}

function answerOf(answer: HookAnswer["answer"], { hook, reply, blocked }: Told): HookAnswer {
  return { answer, hook: describeHook(hook), reason: blocked ?? reply.reason ?? "" };
}

export function describeHook({ name, file }: Hook): string {
  return `${name} (${file})`;
}

/** Equal values have equal texts, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
