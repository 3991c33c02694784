/** What the real API answers with 400: one small pure function per rule, in the order in which they are asked. */
import { errorsAreText, imagesAreValid } from "./image-rules.ts";
import { refusedFeature, tooMuchOutput } from "./model-rules.ts";
import type { SimulatedModel } from "./models.ts";
import { segmentsOf, tokensOf } from "./prompt-cache.ts";
import type { MessagesRequest, RequestBlock } from "./request.ts";
import { signThinking } from "./signature.ts";

/** Says what is wrong, or nothing. */
type Rule = (request: MessagesRequest, model: SimulatedModel) => string | undefined;

const maximumBreakpoints = 4;

const rules: readonly Rule[] = [
  hasMessages,
  beginsWithUser,
  hasContent,
  textsAreNotEmpty,
  callIdsAreUnique,
  callsAreAnswered,
  resultsAnswerCalls,
  resultsComeFirst,
  errorsSayWhy,
  errorsAreText,
  imagesAreValid,
  breakpointsAreFew,
  toolNamesAreValid,
  toolNamesAreUnique,
  thinkingIsUntouched,
  tooMuchOutput,
  refusedFeature,
  promptFits,
];

export function findProblem(request: MessagesRequest, model: SimulatedModel): string | undefined {
  for (const rule of rules) {
    const problem = rule(request, model);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function hasMessages({ messages }: MessagesRequest): string | undefined {
  return messages.length === 0 ? "messages: at least one message is required" : undefined;
}

function beginsWithUser({ messages }: MessagesRequest): string | undefined {
  return messages[0]?.role === "user" ? undefined : "messages.0.role: the first message must be the user's";
}

function hasContent({ messages }: MessagesRequest): string | undefined {
  const empty = messages.findIndex((message) => message.content.length === 0);
  return empty < 0 ? undefined : `messages.${empty}: a message must have content`;
}

function textsAreNotEmpty({ system, messages }: MessagesRequest): string | undefined {
  const isBlank = (block: RequestBlock) => block.type === "text" && block.text.trim() === "";
  if (system.some(isBlank)) return "system: text blocks must not be empty";
  const blank = messages.findIndex((message) => message.content.some(isBlank));
  return blank < 0 ? undefined : `messages.${blank}: text blocks must not be empty`;
}

function callIdsAreUnique({ messages }: MessagesRequest): string | undefined {
  const again = firstRepeated(messages.flatMap((message) => idsOfCalls(message.content)));
  return again && `messages: the tool_use id ${again} occurs twice; ids must be unique`;
}

function callsAreAnswered({ messages }: MessagesRequest): string | undefined {
  for (const [index, message] of messages.entries()) {
    const next = messages[index + 1];
    const answered = next?.role === "user" ? idsOfResults(next.content) : [];
    const open = idsOfCalls(message.content).filter((id) => !answered.includes(id));
    if (open.length > 0)
      return `messages.${index}: tool_use without a tool_result in the very next user message: ${open.join(", ")}`;
  }
  return undefined;
}

function resultsAnswerCalls({ messages }: MessagesRequest): string | undefined {
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const calls = before?.role === "assistant" ? idsOfCalls(before.content) : [];
    const results = idsOfResults(message.content);
    const stray = results.find((id) => !calls.includes(id));
    if (stray) return `messages.${index}: tool_result for ${stray}, which the message before did not call`;
    const again = firstRepeated(results);
    if (again) return `messages.${index}: more than one tool_result for ${again}`;
  }
  return undefined;
}

function resultsComeFirst({ messages }: MessagesRequest): string | undefined {
  const mixed = messages.findIndex(({ content }) => {
    const firstOther = content.findIndex((block) => block.type !== "tool_result");
    return firstOther >= 0 && content.slice(firstOther).some((block) => block.type === "tool_result");
  });
  return mixed < 0 ? undefined : `messages.${mixed}: tool_result blocks must come before all other content`;
}

function errorsSayWhy({ messages }: MessagesRequest): string | undefined {
  const silent = messages.findIndex(({ content }) =>
    content.some(
      (block) =>
        block.type === "tool_result" &&
        block.is_error &&
        !block.content.some((part) => part.type === "text" && part.text !== ""),
    ),
  );
  return silent < 0 ? undefined : `messages.${silent}: a tool_result with is_error must have content`;
}

function breakpointsAreFew(request: MessagesRequest): string | undefined {
  const count = segmentsOf(request).filter((segment) => segment.breakpoint).length + (request.cache_control ? 1 : 0);
  if (count <= maximumBreakpoints) return undefined;
  return `cache_control: at most ${maximumBreakpoints} blocks may carry it, found ${count}`;
}

function toolNamesAreValid({ tools }: MessagesRequest): string | undefined {
  const invalid = tools.findIndex((tool) => !/^[a-zA-Z0-9_-]{1,128}$/.test(tool.name));
  return invalid < 0 ? undefined : `tools.${invalid}.name: must match ^[a-zA-Z0-9_-]{1,128}$`;
}

function toolNamesAreUnique({ tools }: MessagesRequest): string | undefined {
  const again = firstRepeated(tools.map((tool) => tool.name));
  return again && `tools: the name ${again} occurs twice; names must be unique`;
}

function thinkingIsUntouched({ messages }: MessagesRequest, model: SimulatedModel): string | undefined {
  const changed = messages.findIndex(({ content }) =>
    content.some((block) => block.type === "thinking" && block.signature !== signThinking(model.id, block.thinking)),
  );
  if (changed < 0) return undefined;
  return `messages.${changed}: a thinking block was changed, or comes from another model: its signature does not hold`;
}

function promptFits(request: MessagesRequest, model: SimulatedModel): string | undefined {
  const tokens = tokensOf(segmentsOf(request));
  if (tokens <= model.contextWindow) return undefined;
  return `prompt is too long: ${tokens} tokens > ${model.contextWindow} maximum`;
}

function idsOfCalls(content: readonly RequestBlock[]): readonly string[] {
  return content.flatMap((block) => (block.type === "tool_use" ? [block.id] : []));
}

function idsOfResults(content: readonly RequestBlock[]): readonly string[] {
  return content.flatMap((block) => (block.type === "tool_result" ? [block.tool_use_id] : []));
}

function firstRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}
