/**
 * Prompt caching, as the API does it: prefixes are written at breakpoints, read back by the longest match within twenty blocks,
 * and exist only once the answer that wrote them has begun. Tokens are counted as a quarter of the characters.
 */
import type { AnswerUsage } from "./answer.ts";
import { imagesOf, type ResultPart } from "./image-rules.ts";
import type { SimulatedModel } from "./models.ts";
import type { MessagesRequest } from "./request.ts";
import { digest } from "./signature.ts";

const charactersPerToken = 4;
const tokensPerImage = 1_600;
const lookback = 20;

/** `images` holds how many pictures are in it, and how many of its characters are theirs. */
export type Segment = {
  readonly text: string;
  readonly breakpoint: boolean;
  readonly images?: { readonly count: number; readonly characters: number };
};
export type PromptUsage = Omit<AnswerUsage, "output_tokens">;

/** `write` makes this prompt's prefixes readable for the requests that come after. */
export type CacheLookup = { readonly usage: PromptUsage; readonly write: () => void };
export type PromptCache = { readonly look: (request: MessagesRequest, model: SimulatedModel) => CacheLookup };

export function createPromptCache(): PromptCache {
  const written = new Set<string>();
  return {
    look: (request, model) => {
      const segments = segmentsOf(request);
      const prefixes = prefixesOf(request.model, segments);
      const breakpoints = prefixes.filter((prefix) => prefix.breakpoint && prefix.tokens >= model.minimumPrefix);
      const isRead = (prefix: Prefix) => breakpoints.some(({ index }) => withinLookback(prefix.index, index));
      const read = prefixes.findLast((prefix) => written.has(prefix.key) && isRead(prefix))?.tokens ?? 0;
      const cached = Math.max(read, breakpoints.at(-1)?.tokens ?? 0);
      return {
        usage: {
          input_tokens: tokensOf(segments) - cached,
          cache_creation_input_tokens: cached - read,
          cache_read_input_tokens: read,
        },
        write: () => {
          for (const { key } of breakpoints) written.add(key);
        },
      };
    },
  };
}

/** The prompt in the order in which the cache sees it: tools, system, messages, one segment per block. */
export function segmentsOf({ tools, system, messages }: MessagesRequest): readonly Segment[] {
  const blocks = messages.flatMap(({ role, content }) => content.map((block) => ({ role, ...block })));
  return [
    ...[...tools, ...system].map(segmentOf),
    ...blocks.map((block) => ({ ...segmentOf(block), ...(block.type === "tool_result" && pictures(block.content)) })),
  ];
}

function segmentOf({ cache_control, ...rest }: Cacheable): Segment {
  return { text: JSON.stringify(rest), breakpoint: cache_control != null };
}

function pictures(content: readonly ResultPart[]): Pick<Segment, "images"> {
  const sources = imagesOf(content);
  return { images: { count: sources.length, characters: sources.reduce((sum, { data }) => sum + data.length, 0) } };
}

export function tokensOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + tokensIn(segment), 0);
}

/** A picture costs by its size on the screen, never by its bytes: this is about the most. */
function tokensIn({ text, images = { count: 0, characters: 0 } }: Segment): number {
  return Math.ceil((text.length - images.characters) / charactersPerToken) + images.count * tokensPerImage;
}

export function countTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

type Cacheable = { readonly type?: string | null | undefined; readonly cache_control?: object | null | undefined };
type Prefix = { readonly index: number; readonly key: string; readonly tokens: number; readonly breakpoint: boolean };

/** Everything up to and including each segment, under a key that differs as soon as anything before it differs. */
function prefixesOf(model: string, segments: readonly Segment[]): readonly Prefix[] {
  let key = model;
  let tokens = 0;
  return segments.map((segment, index) => {
    const { text, breakpoint } = segment;
    key = digest(`${key}\n${text}`);
    tokens += tokensIn(segment);
    return { index, key, tokens, breakpoint };
  });
}

function withinLookback(index: number, breakpoint: number): boolean {
  return index <= breakpoint && index > breakpoint - lookback;
}
