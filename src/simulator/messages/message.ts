/** An answer in the API's own form: the message as one value, and the same message as the events of its stream. */
import { type Answer, type AnswerBlock, type AnswerUsage, type StopReason, stopOf } from "./answer.ts";
import type { SimulatedModel } from "./models.ts";
import { countTokens, type PromptUsage } from "./prompt-cache.ts";
import { digest, signThinking } from "./signature.ts";

export type WireBlock =
  | { readonly type: "text"; readonly text: string; readonly citations: null }
  | { readonly type: "thinking"; readonly thinking: string; readonly signature: string }
  | { readonly type: "redacted_thinking"; readonly data: string }
  | {
      readonly type: "tool_use";
      readonly id: string;
      readonly name: string;
      readonly input: unknown;
      readonly caller: { readonly type: "direct" };
    };

export type WireMessage = {
  readonly id: string;
  readonly type: "message";
  readonly role: "assistant";
  readonly model: string;
  readonly content: readonly WireBlock[];
  readonly stop_reason: StopReason | null;
  readonly stop_sequence: null;
  readonly usage: AnswerUsage;
};

/** What the answer is given to: `id` names this request, and every id that the answer brings is derived from it. */
export type Occasion = {
  readonly id: string;
  readonly model: SimulatedModel;
  /** The model's name as it was asked for; the answer carries it. */
  readonly asked: string;
  readonly prompt: PromptUsage;
};

export function wireMessage(said: Answer, occasion: Occasion): WireMessage {
  return {
    id: `msg_${digest(occasion.id)}`,
    type: "message",
    role: "assistant",
    model: occasion.asked,
    content: said.content.map((block, index) => wireBlock(block, occasion, index)),
    stop_reason: stopOf(said),
    stop_sequence: null,
    usage: { ...occasion.prompt, output_tokens: Math.max(1, countOutput(said.content)), ...said.usage },
  };
}

/** The text that the stream writes piece by piece; for a call, its input as JSON or as the scenario wrote it. */
export function writtenText(block: AnswerBlock): string {
  if (block.type === "text") return block.text;
  if (block.type === "thinking") return block.thinking;
  if (block.type === "redacted_thinking") return "";
  return "rawInput" in block ? block.rawInput : JSON.stringify(block.input);
}

function wireBlock(block: AnswerBlock, occasion: Occasion, index: number): WireBlock {
  if (block.type === "text") return { ...block, citations: null };
  if (block.type === "thinking") return { ...block, signature: signThinking(occasion.model.id, block.thinking) };
  if (block.type === "redacted_thinking") return block;
  return {
    type: "tool_use",
    id: block.id ?? `toolu_${digest(`${occasion.id}\n${index}`)}`,
    name: block.name,
    input: "rawInput" in block ? parsedOrEmpty(block.rawInput) : block.input,
    caller: { type: "direct" },
  };
}

function parsedOrEmpty(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return {};
  }
}

function countOutput(content: readonly AnswerBlock[]): number {
  return content.reduce((sum, block) => sum + countTokens(writtenText(block)), 0);
}
