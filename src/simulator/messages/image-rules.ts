/** What the real API answers with 400 about the pictures in a request. */
import type { MessagesRequest, RequestBlock } from "./request.ts";

const maximumData = 5 * 1024 * 1024;

/** In hex; a dot stands for any digit. */
const firstBytes: Readonly<Record<ImageSource["media_type"], RegExp>> = {
  "image/png": /^89504e470d0a1a0a/,
  "image/jpeg": /^ffd8ff/,
  "image/gif": /^47494638(?:37|39)61/,
  "image/webp": /^52494646.{8}57454250/,
};

export type ResultPart = Extract<RequestBlock, { type: "tool_result" }>["content"][number];
type ImageSource = Extract<ResultPart, { type: "image" }>["source"];

export function imagesAreValid({ messages }: MessagesRequest): string | undefined {
  for (const [index, { content }] of messages.entries()) {
    const results = content.filter((block) => block.type === "tool_result");
    const problem = results
      .flatMap((result) => imagesOf(result.content))
      .map(findProblem)
      .find(Boolean);
    if (problem) return `messages.${index}: ${problem}`;
  }
  return undefined;
}

export function errorsAreText({ messages }: MessagesRequest): string | undefined {
  const mixed = messages.findIndex(({ content }) =>
    content.some((block) => block.type === "tool_result" && block.is_error && imagesOf(block.content).length > 0),
  );
  return mixed < 0 ? undefined : `messages.${mixed}: a tool_result with is_error may hold text only`;
}

export function imagesOf(content: readonly ResultPart[]): readonly ImageSource[] {
  return content.flatMap((part) => (part.type === "image" ? [part.source] : []));
}

function findProblem({ media_type, data }: ImageSource): string | undefined {
  if (data.length > maximumData) return `image exceeds 5 MB maximum: ${data.length} bytes > ${maximumData} bytes`;
  const head = Buffer.from(data.slice(0, 32), "base64").toString("hex");
  return firstBytes[media_type].test(head) ? undefined : `the image is not of the media type ${media_type}`;
}
