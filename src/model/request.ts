/**
 * Our request in the API's words. The same conversation always gives the same bytes before its last message, so that the cache
 * is read: no timestamps, no reordering, at most four breakpoints.
 */
import type Anthropic from "@anthropic-ai/sdk";
import type { AssistantBlock, Message, ResultBlock, UserBlock } from "../agent/message.ts";
import type { ModelRequest, ToolSpec } from "../agent/model.ts";
import { type ModelTable, resolveModel } from "./models.ts";

/** Enough for thinking and a long report; an answer that needs more is cut, and says so. */
const maximumAnswer = 32_000;

/** The last user message is written to the cache, and the one before it is where the last request left off. */
const cachedUserMessages = 2;

const breakpoint = { cache_control: { type: "ephemeral" } } as const;

type Params = Anthropic.MessageCreateParamsStreaming;
type UserParam = Anthropic.TextBlockParam | Anthropic.ToolResultBlockParam;
type ResultParam = Anthropic.TextBlockParam | Anthropic.ImageBlockParam;

const mediaTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;
type MediaType = (typeof mediaTypes)[number];

export function renderRequest(request: ModelRequest, table?: ModelTable): Params {
  const resolved = resolveModel(request.model, table);
  return {
    model: resolved?.id ?? request.model,
    max_tokens: Math.min(maximumAnswer, resolved?.row.maxOutput ?? maximumAnswer),
    stream: true,
    ...(request.tools.length > 0 && { tools: renderTools(request.tools) }),
    ...(!isBlank(request.system) && { system: [{ type: "text", text: request.system, ...breakpoint }] }),
    messages: renderMessages(request.messages),
  };
}

/** Behind the last tool the system prompt follows, which has a breakpoint itself: the one here is for what other agents share. */
function renderTools(tools: readonly ToolSpec[]): Anthropic.Tool[] {
  return tools.map(({ name, description, inputSchema, endsShared }) => ({
    name,
    description,
    input_schema: { ...inputSchema, type: "object" },
    ...(endsShared && breakpoint),
  }));
}

/** Blocks of nothing but white space are refused by the API, and so are messages without a block: both are left out. */
function renderMessages(messages: readonly Message[]): Anthropic.MessageParam[] {
  const sent = messages.map(withoutBlanks).filter(({ blocks }) => blocks.length > 0);
  const users = sent.filter(({ role }) => role === "user");
  const cached = new Set(users.slice(-cachedUserMessages));
  return sent.map((message) => {
    if (message.role === "assistant") return { role: "assistant", content: message.blocks.map(renderAssistantBlock) };
    const content = message.blocks.map(renderUserBlock);
    return { role: "user", content: cached.has(message) ? withBreakpoint(content) : content };
  });
}

function withoutBlanks(message: Message): Message {
  if (message.role === "user") return { role: "user", blocks: message.blocks.filter(hasContent) };
  return { role: "assistant", blocks: message.blocks.filter(hasContent) };
}

function hasContent(block: UserBlock | AssistantBlock): boolean {
  return block.type !== "text" || !isBlank(block.text);
}

function withBreakpoint(content: readonly UserParam[]): UserParam[] {
  return content.map((block, index) => (index === content.length - 1 ? { ...block, ...breakpoint } : block));
}

function renderUserBlock(block: UserBlock): UserParam {
  if (block.type === "text") return { type: "text", text: block.text };
  const result = { type: "tool_result", tool_use_id: block.callId } as const;
  if (!block.isError) return { ...result, content: renderResult(block) };
  // With an error the API takes text only.
  return { ...result, content: isBlank(block.text) ? "The tool failed and said nothing." : block.text, is_error: true };
}

function renderResult({ text, images = [] }: ResultBlock): string | ResultParam[] {
  if (images.length === 0) return text;
  const shown = images.map(({ mediaType, base64 }): ResultParam => {
    return { type: "image", source: { type: "base64", media_type: requireMediaType(mediaType), data: base64 } };
  });
  return isBlank(text) ? shown : [{ type: "text", text }, ...shown];
}

function requireMediaType(mediaType: string): MediaType {
  const known = mediaTypes.find((each) => each === mediaType);
  if (known) return known;
  throw new Error(
    `A tool gave an image of type ${mediaType}, which the API does not take: it takes ${mediaTypes.join(", ")}.`,
  );
}

function renderAssistantBlock(block: AssistantBlock): Anthropic.ContentBlockParam {
  if (block.type === "text") return { type: "text", text: block.text };
  if (block.type === "call") return { type: "tool_use", id: block.id, name: block.name, input: block.input };
  // Opaque blocks are the API's own, kept by `answer.ts`: nobody in between has looked into them.
  return block.value as Anthropic.ContentBlockParam;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
