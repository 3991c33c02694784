/** Where the fields of a file begin and end: between two fences, on its first line, and where people really put them. */
import { fieldOf, restrictionIn } from "./field-names.ts";

export type Split = {
  readonly yaml: string;
  readonly body: string;
  /** The line of the first line of the YAML. */
  readonly line: number;
  /** Something stood before the fence. */
  readonly late: boolean;
  /** It was never closed, and ends at a blank line. */
  readonly open: boolean;
  /** Known fields in a second block right below: for Claude Code they are text. */
  readonly below: readonly { readonly field: string; readonly line: number }[];
};

/** How far down a fence is looked for when a file begins with talk. */
const MAX_TALK = 20;
const KEY = /^([A-Za-z_][\w-]*):(?:\s|$)/;

export function splitFrontMatter(text: string): Split | "none" | "unclosed" {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n");
  const start = findFence(lines);
  if (start < 0) return "none";
  const closed = findEnd(lines, start);
  const end = closed < 0 ? findBlankEnd(lines, start) : closed;
  if (end < 0) return "unclosed";
  const body = lines.slice(end + 1);
  return {
    yaml: lines.slice(start + 1, end).join("\n"),
    body: (isWrapped(lines, start) ? withoutWrapping(body) : body).join("\n").trim(),
    line: start + 2,
    late: start > 0,
    open: closed < 0,
    below: findBelow(lines, end + 1),
  };
}

function isFence(line: string | undefined): boolean {
  return line?.trimEnd() === "---";
}

/** The first closing fence ends it: rules in the body are body. Only where there is none, a sloppy one counts. */
function findEnd(lines: readonly string[], start: number): number {
  const exact = lines.findIndex((line, index) => index > start && isFence(line));
  return exact >= 0 ? exact : lines.findIndex((line, index) => index > start && /^(?:-{4,}|\.{3})\s*$/.test(line));
}

/** A blank line, where nobody closed the front matter, and where no field that restricts could be behind it. */
function findBlankEnd(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, index) => index > start && line.trim() === "");
  const block = lines.slice(start + 1, Math.max(start + 1, end));
  const names = block.map((line) => KEY.exec(line)?.[1]);
  const isWhole = isFields(block) && names.includes("name") && names.includes("description");
  return isWhole && !lines.slice(end).some((line) => restrictionIn(line)) ? end : -1;
}

function isFields(lines: readonly string[]): boolean {
  return lines.every((line) => line === "" || KEY.test(line) || /^(?:\s|- |#)/.test(line));
}

/** Blank lines and HTML comments may stand before the fence, a code fence around the whole file, or a few lines of talk. */
function findFence(lines: readonly string[]): number {
  let inComment = false;
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    if (inComment) inComment = !words.includes("-->");
    else if (words.startsWith("<!--")) inComment = !words.includes("-->");
    else if (isFence(line)) return index;
    else if (isWrapped(lines, index + 1)) return index + 1;
    else if (words !== "") return findAfterTalk(lines, index);
  }
  return -1;
}

function isWrapped(lines: readonly string[], fence: number): boolean {
  return /^`{3,}(?:markdown|md|ya?ml)?\s*$/.test(lines[fence - 1] ?? "") && isFence(lines[fence]);
}

function withoutWrapping(body: readonly string[]): readonly string[] {
  const isMark = (line: string | undefined): boolean => /^`{3,}\s*$/.test(line ?? "");
  if (isMark(body[0])) return body.slice(1);
  const last = body.findLastIndex((line) => line.trim() !== "");
  return isMark(body[last]) ? body.slice(0, last) : body;
}

/** A rule in a document is no fence, unless an agent's name and description follow it, outside code. */
function findAfterTalk(lines: readonly string[], from: number): number {
  for (let index = from; index < Math.min(lines.length, MAX_TALK); index += 1) {
    if (/^\s*(?:`{3}|~{3})/.test(lines[index] ?? "")) return -1;
    if (!isFence(lines[index])) continue;
    const names = lines.slice(index + 1, findEnd(lines, index)).map((line) => KEY.exec(line)?.[1]);
    if (names.includes("name") && names.includes("description")) return index;
  }
  return -1;
}

/** Fields right below the fence, or between fences of their own, up to one more fence. */
function findBelow(lines: readonly string[], from: number): Split["below"] {
  const start = (lines[from] ?? "") === "" ? lines.findIndex((line, index) => index >= from && line !== "") : from;
  if (start < 0 || (start > from && !isFence(lines[start]))) return [];
  const first = isFence(lines[start]) ? start + 1 : start;
  const block = lines.slice(first, Math.max(first, findEnd(lines, first - 1)));
  if (!isFields(block)) return [];
  return block.flatMap((line, index) => {
    const field = fieldOf(KEY.exec(line)?.[1] ?? "");
    return field === undefined ? [] : [{ field, line: first + index + 1 }];
  });
}
