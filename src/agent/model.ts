/** The port to the model. Declared here because the loop is its user; implemented in `model/`. */
import type { AssistantBlock, Message } from "./message.ts";
import type { Usage } from "./usage.ts";

export type ToolSpec = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Up to here the prompts of most agents are alike. */
  readonly endsShared?: boolean;
};

export type ModelRequest = {
  readonly model: string;
  readonly system: string;
  readonly tools: readonly ToolSpec[];
  readonly messages: readonly Message[];
};

export type StopReason =
  | "end_turn"
  | "tool_use"
  | "max_tokens"
  | "stop_sequence"
  | "pause_turn"
  | "refusal"
  | "model_context_window_exceeded";

/** What one answer says while it streams: where it began, each block when it is complete, and how it ended. */
export type ModelEvent =
  | { readonly kind: "start"; readonly model: string; readonly usage: Usage }
  | { readonly kind: "block"; readonly block: AssistantBlock }
  | { readonly kind: "end"; readonly stop: StopReason; readonly usage: Usage };

/**
 * Asks once and streams the answer.
 * - Retries what fails before the first event; never retries after it: what had arrived may have been acted upon.
 * - A stream that breaks, stalls or ends without `end` throws `ModelError` with `retryable: true`.
 * - A call's input is given only as strict JSON (or marked malformed): never repaired.
 * - `usage` in `start` and `end` is that answer's own, cumulative: `end` replaces `start`.
 * - Stops at once, and throws, when the signal is aborted.
 */
export type Model = { readonly ask: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent> };

/** A failure of the model's service, with a sentence for people. */
export class ModelError extends Error {
  readonly retryable: boolean;
  constructor(message: string, options: { readonly retryable: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.retryable = options.retryable;
  }
}
