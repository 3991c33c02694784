/**
 * Reads one streamed answer, event by event, into what the loop understands. A call's input is the raw text of the stream, parsed
 * strictly and only when the block is closed: nothing is repaired.
 */
import type Anthropic from "@anthropic-ai/sdk";
import type { AssistantBlock } from "../agent/message.ts";
import { ModelError, type ModelEvent, type StopReason } from "../agent/model.ts";
import { noUsage, type Usage } from "../agent/usage.ts";
import { type ModelTable, priceOf, type Tokens } from "./models.ts";

type RawEvent = Anthropic.RawMessageStreamEvent;
type RawUsage = Pick<
  Anthropic.MessageDeltaUsage,
  "input_tokens" | "output_tokens" | "cache_read_input_tokens" | "cache_creation_input_tokens"
>;
type Draft = { readonly opening: Anthropic.ContentBlock; text: string; signature: string };

export type AnswerReader = {
  /** What this event completes: the beginning, a block, the end, or nothing yet. */
  readonly read: (event: RawEvent) => ModelEvent | undefined;
};

export function createAnswerReader(table?: ModelTable): AnswerReader {
  let model = "";
  let usage: Usage = noUsage;
  let stop: StopReason | undefined;
  let draft: Draft | undefined;

  return {
    read: (event) => {
      switch (event.type) {
        case "message_start":
          model = event.message.model;
          usage = priced(model, addTokens(usage, event.message.usage), table);
          return { kind: "start", model, usage };
        case "content_block_start":
          draft = openDraft(event.content_block);
          return undefined;
        case "content_block_delta":
          if (draft) extend(draft, event.delta);
          return undefined;
        case "content_block_stop":
          return draft && { kind: "block", block: close(draft) };
        case "message_delta":
          usage = priced(model, addTokens(usage, event.usage), table);
          stop = parseStop(event.delta.stop_reason);
          return undefined;
        case "message_stop":
          return stop && { kind: "end", stop, usage };
        default:
          return undefined;
      }
    },
  };
}

function openDraft(opening: Anthropic.ContentBlock): Draft {
  return {
    opening,
    text: opening.type === "text" ? opening.text : opening.type === "thinking" ? opening.thinking : "",
    signature: opening.type === "thinking" ? opening.signature : "",
  };
}

function extend(draft: Draft, delta: Anthropic.RawContentBlockDelta): void {
  if (delta.type === "text_delta") draft.text += delta.text;
  if (delta.type === "input_json_delta") draft.text += delta.partial_json;
  if (delta.type === "thinking_delta") draft.text += delta.thinking;
  if (delta.type === "signature_delta") draft.signature += delta.signature;
}

function close({ opening, text, signature }: Draft): AssistantBlock {
  switch (opening.type) {
    case "text":
      return { type: "text", text };
    case "tool_use":
      return { type: "call", id: opening.id, name: opening.name, ...parseInput(text) };
    case "thinking":
      return { type: "opaque", value: { type: "thinking", thinking: text, signature } };
    default:
      return { type: "opaque", value: opening };
  }
}

/** A tool without parameters may be called without a single piece of input. */
function parseInput(raw: string): { readonly input: object; readonly malformed?: string } {
  if (raw === "") return { input: {} };
  try {
    const input: unknown = JSON.parse(raw);
    if (typeof input === "object" && input !== null && !Array.isArray(input)) return { input };
  } catch {
    // Not JSON: said to the model below, as it was written.
  }
  return { input: {}, malformed: raw };
}

/** Counts are cumulative: a later one replaces an earlier one, and one that is missing leaves it. */
function addTokens(before: Usage, raw: RawUsage): Tokens {
  return {
    input: raw.input_tokens ?? before.input,
    output: raw.output_tokens ?? before.output,
    cacheRead: raw.cache_read_input_tokens ?? before.cacheRead,
    cacheWrite: raw.cache_creation_input_tokens ?? before.cacheWrite,
  };
}

function priced(model: string, tokens: Tokens, table: ModelTable | undefined): Usage {
  return { ...tokens, cost: priceOf(model, tokens, table) };
}

const stops: Record<StopReason, true> = {
  end_turn: true,
  tool_use: true,
  max_tokens: true,
  stop_sequence: true,
  pause_turn: true,
  refusal: true,
  model_context_window_exceeded: true,
};

function parseStop(reason: string | null): StopReason | undefined {
  if (reason === null || isStop(reason)) return reason ?? undefined;
  throw new ModelError(
    `The model stopped for a reason that this version does not know: ${reason}. Update the action.`,
    {
      retryable: false,
    },
  );
}

function isStop(reason: string): reason is StopReason {
  return Object.hasOwn(stops, reason);
}
