/**
 * A request to the Messages API, as a value. Parsing is strict, as the real API's is: a field that it does not know, or that
 * has the wrong type, is refused with its path. String contents become one text block, so that a scripted model sees one form.
 */
import { z } from "zod";

const cacheControl = z.strictObject({ type: z.literal("ephemeral"), ttl: z.enum(["5m", "1h"]).optional() }).nullish();

const textBlock = z.strictObject({
  type: z.literal("text"),
  text: z.string(),
  cache_control: cacheControl,
  citations: z.array(z.unknown()).nullish(),
});

function asBlocks(content: unknown): unknown {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

const texts = z.preprocess(asBlocks, z.array(textBlock));

const imageBlock = z.strictObject({
  type: z.literal("image"),
  source: z.strictObject({
    type: z.literal("base64"),
    media_type: z.enum(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    data: z.base64().min(1),
  }),
  cache_control: cacheControl,
});

const resultContent = z.preprocess(asBlocks, z.array(z.discriminatedUnion("type", [textBlock, imageBlock])));

const block = z.discriminatedUnion("type", [
  textBlock,
  z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() }),
  z.strictObject({ type: z.literal("redacted_thinking"), data: z.string() }),
  z.strictObject({
    type: z.literal("tool_use"),
    id: z.string().regex(/^[a-zA-Z0-9_-]+$/),
    name: z.string().min(1).max(200),
    input: z.record(z.string(), z.unknown()),
    cache_control: cacheControl,
    caller: z.unknown().optional(),
  }),
  z.strictObject({
    type: z.literal("tool_result"),
    tool_use_id: z.string(),
    content: resultContent.default([]),
    is_error: z.boolean().default(false),
    cache_control: cacheControl,
  }),
]);

const message = z.strictObject({
  role: z.enum(["user", "assistant"]),
  content: z.preprocess(asBlocks, z.array(block)),
});

const tool = z.strictObject({
  type: z.literal("custom").nullish(),
  name: z.string(),
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal("object") }),
  cache_control: cacheControl,
  strict: z.boolean().optional(),
});

const request = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  messages: z.array(message),
  system: texts.default([]),
  tools: z.array(tool).default([]),
  tool_choice: z.looseObject({ type: z.enum(["auto", "any", "tool", "none"]) }).optional(),
  thinking: z.looseObject({ type: z.enum(["adaptive", "enabled", "disabled", "between_tools"]) }).optional(),
  output_config: z.looseObject({ effort: z.enum(["low", "medium", "high", "xhigh", "max"]).nullish() }).optional(),
  temperature: z.number().min(0).max(1).optional(),
  top_p: z.number().optional(),
  top_k: z.number().optional(),
  stop_sequences: z.array(z.string()).optional(),
  stream: z.boolean().default(false),
  cache_control: cacheControl,
  metadata: z.looseObject({}).optional(),
  service_tier: z.enum(["auto", "standard_only"]).optional(),
});

export type MessagesRequest = z.infer<typeof request>;
export type RequestMessage = MessagesRequest["messages"][number];
export type RequestBlock = RequestMessage["content"][number];

export type ParsedRequest =
  | { readonly kind: "request"; readonly request: MessagesRequest }
  | { readonly kind: "problem"; readonly problem: string };

export function parseRequest(text: string): ParsedRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: "problem", problem: "The request body is not valid JSON." };
  }
  const parsed = request.safeParse(body);
  if (parsed.success) return { kind: "request", request: parsed.data };
  return { kind: "problem", problem: parsed.error.issues.map(describeIssue).join("; ") };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.length > 0 ? issue.path.join(".") : "body"}: ${issue.message}`;
}
