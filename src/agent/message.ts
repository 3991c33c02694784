/** Blocks and messages as we keep them. Thinking travels as an opaque block: it is sent back untouched and nobody reads it. */
import type { ToolImage } from "../tools/tool.ts";

export type TextBlock = { readonly type: "text"; readonly text: string };
export type OpaqueBlock = { readonly type: "opaque"; readonly value: unknown };

/** One tool use. `input` is what strict parsing of the raw JSON gave; `malformed` holds the raw text where it was not JSON. */
export type CallBlock = {
  readonly type: "call";
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly malformed?: string;
};

export type ResultBlock = {
  readonly type: "result";
  readonly callId: string;
  readonly text: string;
  readonly isError: boolean;
  readonly images?: readonly ToolImage[];
};

export type AssistantBlock = TextBlock | CallBlock | OpaqueBlock;
export type UserBlock = TextBlock | ResultBlock;

export type Message =
  | { readonly role: "user"; readonly blocks: readonly UserBlock[] }
  | { readonly role: "assistant"; readonly blocks: readonly AssistantBlock[] };
