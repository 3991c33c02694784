/** Remembers the answers that ended with `pause_turn`: only those may stand last in a request, to be continued. */
import type { WireBlock, WireMessage } from "./message.ts";
import type { MessagesRequest, RequestBlock } from "./request.ts";

export type Pauses = {
  readonly remember: (message: WireMessage) => void;
  /** The request without the paused answer that it continues: the part that the rules are about. */
  readonly judgedPart: (request: MessagesRequest) => MessagesRequest;
};

export function createPauses(): Pauses {
  const paused = new Set<string>();
  return {
    remember: (message) => {
      if (message.stop_reason === "pause_turn") paused.add(essence(message.content));
    },
    judgedPart: (request) => {
      const last = request.messages.at(-1);
      if (last?.role !== "assistant" || !paused.has(essence(last.content))) return request;
      return { ...request, messages: request.messages.slice(0, -1) };
    },
  };
}

function essence(content: readonly (WireBlock | RequestBlock)[]): string {
  return JSON.stringify(content.map(essenceOfBlock));
}

function essenceOfBlock(block: WireBlock | RequestBlock): readonly string[] {
  if (block.type === "text") return ["text", block.text];
  if (block.type === "thinking") return ["thinking", block.signature];
  if (block.type === "redacted_thinking") return ["redacted_thinking", block.data];
  return [block.type, block.type === "tool_use" ? block.id : block.tool_use_id];
}
