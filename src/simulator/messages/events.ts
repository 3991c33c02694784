/** The events of a stream, in the API's order: every block is opened, written in pieces and closed before the next begins. */
import type { Answer, BreakPoint } from "./answer.ts";
import { type WireBlock, type WireMessage, writtenText } from "./message.ts";
import { countTokens } from "./prompt-cache.ts";

export type StreamEvent = {
  readonly type: string;
  readonly body: object;
  /** How many tokens the model wrote for it: they take time. */
  readonly tokens: number;
};

const pieceLength = 24;

export const ping = event("ping", {});
export const overloaded = event("error", { error: { type: "overloaded_error", message: "Overloaded" } });

export function streamEvents(said: Answer, message: WireMessage): readonly StreamEvent[] {
  const blocks = message.content.flatMap((block, index) => blockEvents(block, index, textOf(said, index)));
  return [
    event("message_start", { message: startOf(message) }),
    ping,
    ...blocks,
    event("message_delta", {
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: message.usage,
    }),
    event("message_stop", {}),
  ];
}

export function renderEvent({ type, body }: StreamEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(body)}\n\n`;
}

/** How many of the events are sent before the stream breaks. */
export function countUntilBreak(events: readonly StreamEvent[], point: BreakPoint): number {
  if ("afterEvents" in point) return point.afterEvents;
  if (point.afterBlocks === 0) return events.findIndex((each) => each.type === "content_block_start");
  const stops = events.flatMap((each, index) => (each.type === "content_block_stop" ? [index] : []));
  return (stops[point.afterBlocks - 1] ?? events.length) + 1;
}

function blockEvents(block: WireBlock, index: number, text: string): readonly StreamEvent[] {
  return [
    event("content_block_start", { index, content_block: openingOf(block) }),
    ...deltasOf(block, text).map((delta) => ({
      ...event("content_block_delta", { index, delta: delta.body }),
      tokens: delta.tokens,
    })),
    event("content_block_stop", { index }),
  ];
}

function deltasOf(block: WireBlock, text: string): readonly { readonly body: object; readonly tokens: number }[] {
  const written = piecesOf(text).map((piece) => ({ body: deltaBody(block, piece), tokens: countTokens(piece) }));
  if (block.type !== "thinking") return written;
  return [...written, { body: { type: "signature_delta", signature: block.signature }, tokens: 0 }];
}

function deltaBody(block: WireBlock, piece: string): object {
  if (block.type === "tool_use") return { type: "input_json_delta", partial_json: piece };
  if (block.type === "thinking") return { type: "thinking_delta", thinking: piece };
  return { type: "text_delta", text: piece };
}

function openingOf(block: WireBlock): object {
  if (block.type === "text") return { ...block, text: "" };
  if (block.type === "thinking") return { ...block, thinking: "", signature: "" };
  if (block.type === "tool_use") return { ...block, input: {} };
  return block;
}

function startOf(message: WireMessage): object {
  return { ...message, content: [], stop_reason: null, usage: { ...message.usage, output_tokens: 1 } };
}

/** At least two pieces where there are two characters: whoever parses a piece instead of the whole is found out. */
function piecesOf(text: string): readonly string[] {
  const length = Math.max(1, Math.min(pieceLength, Math.ceil(text.length / 2)));
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

function textOf(said: Answer, index: number): string {
  const block = said.content[index];
  return block === undefined ? "" : writtenText(block);
}

function event(type: string, body: object): StreamEvent {
  return { type, body: { type, ...body }, tokens: 0 };
}
