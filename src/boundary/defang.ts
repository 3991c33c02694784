/**
 * The door out to GitHub: whatever a model or a pull request wrote passes here before it is posted. Nothing that comes out
 * mentions, closes, refers, links, loads an image, holds HTML or leaves a block open; only `src/report` adds links, its own.
 */
import { rewriteBlocks } from "./blocks.ts";
import { readInline, readPlain, writeHtml, writeMarkdown } from "./inline.ts";
import { oneLine, removeInvisible } from "./invisible.ts";

/** Several paragraphs, as blocks of their own: put an empty line before and after. */
export function defangMarkdown(text: string): string {
  return rewriteBlocks(removeInvisible(text));
}

/** One line, for the middle of a sentence, a heading or a table's cell. */
export function defangInline(text: string): string {
  return writeMarkdown(readInline(oneLine(text)));
}

/** One line, for the inside of our own HTML tags (`<summary>`), where GitHub does not read Markdown. */
export function defangHtml(text: string): string {
  return writeHtml(readPlain(oneLine(text)));
}
