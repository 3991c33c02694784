/**
 * A request to the Messages API, as a value. Parsing is strict, as the real API's is: a field that it does not know, or that
 * has the wrong type, is refused with its path. String contents become one text block, so that a scripted model sees one form.
 */
import { z } from "zod/mini";

const cacheControl = z.nullish(z.strictObject({ type: z.literal("ephemeral"), ttl: z.optional(z.enum(["5m", "1h"])) }));

const textBlock = z.strictObject({
  type: z.literal("text"),
  text: z.string(),
  cache_control: cacheControl,
  citations: z.nullish(z.array(z.unknown())),
});

function asBlocks(content: unknown): unknown {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

const texts = z.pipe(z.transform(asBlocks), z.array(textBlock));

const imageBlock = z.strictObject({
  type: z.literal("image"),
  source: z.strictObject({
    type: z.literal("base64"),
    media_type: z.enum(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    data: z.base64().check(z.minLength(1)),
  }),
  cache_control: cacheControl,
});

const resultContent = z.pipe(z.transform(asBlocks), z.array(z.discriminatedUnion("type", [textBlock, imageBlock])));

const block = z.discriminatedUnion("type", [
  textBlock,
  z.strictObject({ type: z.literal("thinking"), thinking: z.string(), signature: z.string() }),
  z.strictObject({ type: z.literal("redacted_thinking"), data: z.string() }),
  z.strictObject({
    type: z.literal("tool_use"),
    id: z.string().check(z.regex(/^[a-zA-Z0-9_-]+$/)),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    input: z.record(z.string(), z.unknown()),
    cache_control: cacheControl,
    caller: z.optional(z.unknown()),
  }),
  z.strictObject({
    type: z.literal("tool_result"),
    tool_use_id: z.string(),
    content: z._default(resultContent, []),
    is_error: z._default(z.boolean(), false),
    cache_control: cacheControl,
  }),
]);

const message = z.strictObject({
  role: z.enum(["user", "assistant"]),
  content: z.pipe(z.transform(asBlocks), z.array(block)),
});

const tool = z.strictObject({
  type: z.nullish(z.literal("custom")),
  name: z.string(),
  description: z.optional(z.string()),
  input_schema: z.looseObject({ type: z.literal("object") }),
  cache_control: cacheControl,
  strict: z.optional(z.boolean()),
});

const request = z.strictObject({
  model: z.string().check(z.minLength(1)),
  max_tokens: z.int().check(z.minimum(1)),
  messages: z.array(message),
  system: z._default(texts, []),
  tools: z._default(z.array(tool), []),
  tool_choice: z.optional(z.looseObject({ type: z.enum(["auto", "any", "tool", "none"]) })),
  thinking: z.optional(z.looseObject({ type: z.enum(["adaptive", "enabled", "disabled", "between_tools"]) })),
  output_config: z.optional(z.looseObject({ effort: z.nullish(z.enum(["low", "medium", "high", "xhigh", "max"])) })),
  temperature: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  top_p: z.optional(z.number()),
  top_k: z.optional(z.number()),
  stop_sequences: z.optional(z.array(z.string())),
  stream: z._default(z.boolean(), false),
  cache_control: cacheControl,
  metadata: z.optional(z.looseObject({})),
  service_tier: z.optional(z.enum(["auto", "standard_only"])),
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
