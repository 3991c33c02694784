/**
 * Keeps a conversation's pictures within what one request may hold: a request that is too large would end the run. What is over
 * the limit is left out, and the result says so.
 */
import type { Message, ResultBlock, UserBlock } from "./message.ts";

/** With more pictures than these the API takes only small ones. */
const MAX_IMAGES = 20;
/** A request may have 32 MB; the words need room too. */
const MAX_IMAGE_CHARACTERS = 20 * 1024 * 1024;

export function limitImages(results: readonly ResultBlock[], messages: readonly Message[]): readonly ResultBlock[] {
  const earlier = messages.flatMap(({ role, blocks }) => (role === "user" ? blocks.flatMap(sizesOf) : []));
  let count = earlier.length;
  let characters = earlier.reduce((sum, size) => sum + size, 0);
  return results.map((result) => {
    const sizes = sizesOf(result);
    const size = sizes.reduce((sum, each) => sum + each, characters);
    if (sizes.length === 0) return result;
    if (count + sizes.length > MAX_IMAGES || size > MAX_IMAGE_CHARACTERS) return withoutImages(result);
    count += sizes.length;
    characters = size;
    return result;
  });
}

function sizesOf(block: UserBlock): readonly number[] {
  return block.type === "result" ? (block.images ?? []).map(({ base64 }) => base64.length) : [];
}

function withoutImages({ images: _, ...result }: ResultBlock): ResultBlock {
  return {
    ...result,
    text: `${result.text}\n[Not shown: this conversation holds as many images as a request can take.]`,
  };
}
