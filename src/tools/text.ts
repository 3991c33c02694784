/** Text as tools hand it out: whole lines, each within a limit, pages within a limit, and the cut says how to see the rest. */

export const MAX_LINE_CHARACTERS = 2_000;
export const MAX_OUTPUT_CHARACTERS = 60_000;
export const DEFAULT_PAGE_LINES = 2_000;
/** What a line's number, its tab and its newline take. */
export const NUMBER_CHARACTERS = 8;

/** As many of the first bytes as git looks at to tell a binary file from a text. */
const BINARY_PROBE_BYTES = 8_000;

export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}

/** A newline at the end closes the last line; it does not begin another. */
export function splitLines(bytes: Buffer): readonly string[] {
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (text === "") return [];
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

export function cutLine(line: string, maximum: number = MAX_LINE_CHARACTERS): string {
  if (line.length <= maximum) return line;
  return `${line.slice(0, maximum)}… [line cut at ${maximum} of ${line.length} characters]`;
}

export function numberLines(lines: readonly string[], start: number): string {
  return lines.map((line, index) => `${start + index}\t${line}`).join("\n");
}

export type PageRequest = { readonly offset?: number | undefined; readonly limit?: number | undefined };

/** `end` is the number of the last line shown. */
export type Page = { readonly lines: readonly string[]; readonly start: number; readonly end: number };

/** Lines from the offset (counted from 1) until a limit is met; at least one. */
export function takePage(lines: readonly string[], { offset, limit }: PageRequest): Page {
  const start = Math.max(offset ?? 1, 1);
  const wanted = lines.slice(start - 1, start - 1 + (limit ?? DEFAULT_PAGE_LINES)).map((line) => cutLine(line));
  const shown = takeFitting(wanted, MAX_OUTPUT_CHARACTERS);
  return { lines: shown, start, end: start + shown.length - 1 };
}

/** The first lines that fit together, with room for their numbers; at least one. */
export function takeFitting(lines: readonly string[], maximum: number): readonly string[] {
  let characters = 0;
  const beyond = lines.findIndex((line, index) => {
    characters += line.length + NUMBER_CHARACTERS;
    return index > 0 && characters > maximum;
  });
  return beyond < 0 ? lines : lines.slice(0, beyond);
}

/** Says what was shown, unless it was everything. `total` is absent where not all lines were counted. */
export function pageNote({ start, end }: Omit<Page, "lines">, total: number | undefined): string {
  if (start === 1 && total !== undefined && end >= total) return "";
  const shown = `\n\nShowing lines ${start}–${end}`;
  if (total === undefined) return `${shown}; there are more: use offset ${end + 1}.`;
  return `${shown} of ${total}${end < total ? `; use offset ${end + 1}.` : "."}`;
}

/** A name on one line, whatever characters it holds. */
export function showPath(path: string): string {
  return /\p{Cc}/u.test(path) ? JSON.stringify(path) : path;
}
