/** What a scripted model says, and what goes wrong on the way. Builders make a scenario read as a conversation. */
import type { MessagesRequest } from "./request.ts";

export type AnswerBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "thinking"; readonly thinking: string }
  | { readonly type: "redacted_thinking"; readonly data: string }
  | { readonly type: "tool_use"; readonly id?: string; readonly name: string; readonly input: object }
  | { readonly type: "tool_use"; readonly id?: string; readonly name: string; readonly rawInput: string };

export type StopReason =
  | "end_turn"
  | "tool_use"
  | "max_tokens"
  | "stop_sequence"
  | "pause_turn"
  | "refusal"
  | "model_context_window_exceeded";

export type AnswerUsage = {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
};

/** Where a stream breaks: after so many complete blocks, or after so many events. `message_start` is the first event. */
export type BreakPoint = { readonly afterBlocks: number } | { readonly afterEvents: number };

export type StatusFault = {
  readonly kind: "status";
  readonly status: number;
  /** Seconds, as in the header. */
  readonly retryAfter?: number;
  readonly message?: string;
};

/**
 * - `reset`: the connection is destroyed.
 * - `truncated`: the body ends as if all had been said, without `message_stop`.
 * - `stalled`: nothing more is sent and the socket stays open; with `pingMs` the server goes on pinging.
 * - `error`: an `error` event (overloaded) takes the place of the rest.
 */
export type StreamFault = BreakPoint &
  (
    | { readonly kind: "reset" }
    | { readonly kind: "truncated" }
    | { readonly kind: "error" }
    | { readonly kind: "stalled"; readonly pingMs?: number }
  );

export type Fault = StatusFault | StreamFault;

export type Answer = {
  readonly content: readonly AnswerBlock[];
  readonly stop?: StopReason;
  readonly usage?: Partial<AnswerUsage>;
  readonly firstTokenMs?: number;
  readonly perTokenMs?: number;
  readonly fault?: Fault;
};

/** A model is a function of the request. `index` counts the requests of this server from 0, refused ones included. */
export type ScriptedModel = (request: MessagesRequest, context: { readonly index: number }) => Answer | Promise<Answer>;

export function answer(...content: readonly AnswerBlock[]): Answer {
  return { content };
}

export function fail(fault: Omit<StatusFault, "kind">): Answer {
  return { content: [], fault: { kind: "status", ...fault } };
}

export function say(text: string): AnswerBlock {
  return { type: "text", text };
}

export function think(thinking: string): AnswerBlock {
  return { type: "thinking", thinking };
}

export function call(name: string, input: object): AnswerBlock {
  return { type: "tool_use", name, input };
}

/** A call whose input is sent as this text: not JSON, or cut off in the middle. */
export function callRaw(name: string, rawInput: string): AnswerBlock {
  return { type: "tool_use", name, rawInput };
}

/** Answers the first request with the first answer, and so on; one request too many is the scenario's mistake. */
export function inOrder(...answers: readonly Answer[]): ScriptedModel {
  return (_request, { index }) => {
    const next = answers[index];
    if (next === undefined) throw new Error(`request ${index + 1} came, but the script has ${answers.length} answers`);
    return next;
  };
}

export function stopOf(said: Answer): StopReason {
  return said.stop ?? (said.content.some((block) => block.type === "tool_use") ? "tool_use" : "end_turn");
}
