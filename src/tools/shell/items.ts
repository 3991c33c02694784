/** Cuts what `xargs` reads into its items, by the rules of `xargs`, and puts as many together as one start may take. */
import type { Repetition } from "../../permission/shell/plan.ts";

/** As `xargs` does by default, far below what systems take. */
const MAX_BATCH_BYTES = 128 * 1024;

export class UnmatchedQuote extends Error {}

export function cutItems(text: string, separator: Repetition["separator"]): readonly string[] {
  if (separator === "nul") return closed(text.split("\0"));
  if (typeof separator === "object") return closed(text.split(separator.character));
  if (separator === "lines") return text.split("\n").flatMap((line) => quotedWords(line, "line"));
  return quotedWords(text, "blanks");
}

/** What closes the last item does not begin another. */
function closed(parts: readonly string[]): readonly string[] {
  return parts.at(-1) === "" ? parts.slice(0, -1) : parts;
}

/** Quotes and backslashes as `xargs` reads them; a `line` is one item, without the blanks in front of it. */
function quotedWords(text: string, unit: "line" | "blanks"): readonly string[] {
  const words: string[] = [];
  const token = /\\([\s\S])|'([^'\n]*)'|"([^"\n]*)"|([ \t\n]+)|(['"])|([^\\'" \t\n]+|\\$)/g;
  let word: string | undefined;
  for (const [, escaped, single, double, blank, stray, plain] of text.matchAll(token)) {
    if (stray !== undefined) throw new UnmatchedQuote(stray === "'" ? "single" : "double");
    if (blank === undefined) word = (word ?? "") + (escaped ?? single ?? double ?? plain ?? "");
    else if (unit === "line" && word !== undefined) word += blank;
    else if (unit === "blanks" && word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

export function batchItems(
  items: readonly string[],
  { mode, size }: Pick<Repetition, "mode" | "size">,
): readonly (readonly string[])[] {
  const most = size ?? (mode === "each" ? 1 : Number.POSITIVE_INFINITY);
  const batches: string[][] = [];
  let bytes = 0;
  for (const item of items) {
    const length = Buffer.byteLength(item) + 1;
    const current = batches.at(-1);
    if (current && current.length < most && bytes + length <= MAX_BATCH_BYTES) {
      current.push(item);
      bytes += length;
    } else {
      batches.push([item]);
      bytes = length;
    }
  }
  return batches;
}
