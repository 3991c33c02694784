/**
 * Somebody's Markdown, line by line, written again as blocks that cannot reach beyond themselves: paragraphs, lists, tables
 * and closed code blocks. Headings become bold lines, rules and indentation vanish; what is not recognised is a paragraph.
 */
import { codeBlock } from "./code.ts";
import { readInline, readPlain, writeMarkdown } from "./inline.ts";

type Block = { readonly kind: "paragraph" | "list" | "other"; readonly text: string };
type Reading = { readonly block?: Block; readonly next: number };
type Reader = (lines: readonly string[], at: number, before: Block | undefined) => Reading | undefined;

const fence = /^\s*(?<marks>`{3,}|~{3,}(?!~))(?<label>[^`]*)$/;
const item = /^(?<indent>\s*)(?<mark>[-*+]|\d{1,9}[.)])\s+(?<rest>\S.*)$/;
const heading = /^\s*#{1,6}\s+(?<title>\S.*)$/;
const delimiterRow = /^(?=[\s|:]*-)[\s|:-]+$/;
const ruleOrBlank = /^[\s*_=-]*$/;

const readers: readonly Reader[] = [readFence, readTable, readBlank, readHeading, readItem, readParagraph];

export function rewriteBlocks(text: string): string {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const reading = firstReading(lines, at, blocks.at(-1));
    if (reading.block !== undefined) blocks.push(reading.block);
    at = reading.next;
  }
  return blocks.map((block, index) => (index === 0 ? "" : gap(blocks[index - 1], block)) + block.text).join("");
}

function firstReading(lines: readonly string[], at: number, before: Block | undefined): Reading {
  for (const read of readers) {
    const reading = read(lines, at, before);
    if (reading !== undefined) return reading;
  }
  return { next: at + 1 };
}

function gap(before: Block | undefined, block: Block): string {
  return before?.kind === "list" && block.kind === "list" ? "\n" : "\n\n";
}

/** An open fence is closed by the end of the text, as GitHub would do with all that follows it. */
function readFence(lines: readonly string[], at: number): Reading | undefined {
  const { marks, label } = fence.exec(lines[at] ?? "")?.groups ?? {};
  if (marks === undefined) return undefined;
  const closes = (line: string) =>
    line.trim().length >= marks.length && [...line.trim()].every((mark) => mark === marks.charAt(0));
  let end = at + 1;
  while (end < lines.length && !closes(lines[end] ?? "")) end += 1;
  const language = label?.trim().split(/\s/)[0];
  return { block: { kind: "other", text: codeBlock(lines.slice(at + 1, end).join("\n"), language) }, next: end + 1 };
}

function readTable(lines: readonly string[], at: number): Reading | undefined {
  const rule = lines[at + 1] ?? "";
  if (!lines[at]?.includes("|") || !rule.includes("|") || !delimiterRow.test(rule)) return undefined;
  const length = lines.slice(at).findIndex((line) => !line.includes("|"));
  const rows = lines.slice(at, length === -1 ? lines.length : at + length).map(splitCells);
  const width = rows[0]?.length ?? 1;
  const written = rows.map((row, index) =>
    tableRow(Array.from({ length: width }, (_, column) => (index === 1 ? "---" : (row[column] ?? "")))),
  );
  return { block: { kind: "other", text: written.join("\n") }, next: at + rows.length };
}

function splitCells(line: string): readonly string[] {
  const cells = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/);
  return cells.map((cell) => writeMarkdown(readInline(cell.replaceAll("\\|", "|").trim())));
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function readBlank(lines: readonly string[], at: number): Reading | undefined {
  return ruleOrBlank.test(lines[at] ?? "") ? { next: at + 1 } : undefined;
}

function readHeading(lines: readonly string[], at: number): Reading | undefined {
  const title = heading.exec(lines[at] ?? "")?.groups?.["title"];
  if (title === undefined) return undefined;
  const words = writeMarkdown(readPlain(title.trim())).trim();
  return words === "" ? { next: at + 1 } : { block: { kind: "other", text: `**${words}**` }, next: at + 1 };
}

/** Lines that follow an item without a mark of their own belong to it. An item is at most one level deeper than the last. */
function readItem(lines: readonly string[], at: number, before: Block | undefined): Reading | undefined {
  const { indent = "", mark, rest } = item.exec(lines[at] ?? "")?.groups ?? {};
  if (mark === undefined || rest === undefined) return undefined;
  const deepest = before?.kind === "list" ? levelOf(before.text) + 1 : 0;
  const level = Math.min(deepest, Math.floor(indent.replaceAll("\t", "    ").length / 2), 3);
  const next = endOfText(lines, at + 1);
  const words = [rest, ...lines.slice(at + 1, next)].map((line) => line.trim()).join(" ");
  return {
    block: { kind: "list", text: `${"    ".repeat(level)}${/\d/.test(mark) ? mark : "-"} ${writeLine(words)}` },
    next,
  };
}

function levelOf(written: string): number {
  return (written.length - written.trimStart().length) / 4;
}

function readParagraph(lines: readonly string[], at: number): Reading {
  const next = endOfText(lines, at + 1);
  return {
    block: {
      kind: "paragraph",
      text: lines
        .slice(at, next)
        .map((line) => writeLine(line.trim()))
        .join("\n"),
    },
    next,
  };
}

/** Text goes on until a line that begins something else. */
function endOfText(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !beginsBlock(lines, end)) end += 1;
  return end;
}

function beginsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  return (
    [fence, item, heading, ruleOrBlank].some((pattern) => pattern.test(line)) || readTable(lines, at) !== undefined
  );
}

/** A line whose first characters cannot begin a list, heading, table or rule, nor a command (`/merge`) to another bot. */
function writeLine(line: string): string {
  const written = writeMarkdown(readInline(line)).trimStart();
  return written.replace(/^[-+=:#/]/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
