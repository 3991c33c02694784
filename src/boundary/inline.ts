/**
 * One line of somebody's Markdown, read into pieces and written again by us. Only text, code and bold survive; the writer
 * escapes all the rest, so it does not matter whether GitHub would have read the original as we did.
 */
import { splitActing } from "./acting.ts";
import { codeElement, codeSpan } from "./code.ts";
import { oneLine } from "./invisible.ts";

export type Piece = { readonly kind: "text" | "code" | "strong"; readonly text: string };

/** A run of backticks, an escaped character, a link or image, a mark of bold. */
const token = /(?<ticks>`+)|\\(?<escaped>[!-/:-@[-`{-~])|(?<image>!?)\[(?<label>[^[\]]*)\]\((?<target>[^()]*)\)|\*\*/g;

export function readInline(line: string): readonly Piece[] {
  return disarm(pairStrong(merge(readTokens(line))));
}

/** Without bold. What a mark kept apart is joined first, and only then looked at: it will stand side by side. */
export function readPlain(line: string): readonly Piece[] {
  return disarm(merge(readTokens(line).filter((piece) => piece.kind !== "strong")));
}

function disarm(pieces: readonly Piece[]): readonly Piece[] {
  return merge(pieces.flatMap((piece) => (piece.kind === "text" ? splitActing(piece.text) : [piece])));
}

export function writeMarkdown(pieces: readonly Piece[]): string {
  return pieces
    .map(({ kind, text }) => (kind === "code" ? codeSpan(text) : kind === "strong" ? "**" : escapeMarkdown(text)))
    .join("");
}

/** For the inside of our own HTML tags, where Markdown is not read. */
export function writeHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({ kind, text }) => (kind === "code" ? codeElement(text) : kind === "strong" ? "" : escapeHtml(text)))
    .join("");
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function readTokens(line: string): Piece[] {
  const pieces: Piece[] = [];
  const unclosed = new Set<number>();
  let at = 0;
  const scanner = new RegExp(token);
  for (let match = scanner.exec(line); match !== null; match = scanner.exec(line)) {
    pieces.push({ kind: "text", text: line.slice(at, match.index) });
    const { ticks, escaped, image, label, target } = match.groups ?? {};
    at = scanner.lastIndex;
    if (ticks !== undefined) {
      const close = unclosed.has(ticks.length) ? -1 : closingTicks(line, at, ticks.length);
      if (close === -1) unclosed.add(ticks.length);
      pieces.push(close === -1 ? { kind: "text", text: ticks } : codePiece(line.slice(at, close)));
      if (close !== -1) at = close + ticks.length;
    } else if (escaped !== undefined) pieces.push({ kind: "text", text: escaped });
    else if (label !== undefined) pieces.push(...linkPieces(`${image === "!" ? "image " : ""}${label}`, target ?? ""));
    else pieces.push({ kind: "strong", text: "**" });
    scanner.lastIndex = at;
  }
  pieces.push({ kind: "text", text: line.slice(at) });
  return pieces;
}

/** Blank code is written as nothing: its neighbours would meet after they were looked at, so it is text. */
function codePiece(text: string): Piece {
  return { kind: oneLine(text) === "" ? "text" : "code", text };
}

function closingTicks(line: string, from: number, length: number): number {
  const closing = new RegExp(`(?<!\`)\`{${length}}(?!\`)`, "g");
  closing.lastIndex = from;
  return closing.exec(line)?.index ?? -1;
}

/** A link is shown as its words and, as code, where it would have led. */
function linkPieces(label: string, target: string): readonly Piece[] {
  const address = /^\s*<?([^\s<>]*)/.exec(target)?.[1] ?? "";
  const words = readTokens(label);
  if (address === "" || address === label) return words;
  return [...words, { kind: "text", text: " (" }, codePiece(address), { kind: "text", text: ")" }];
}

/** Bold is a toggle; the last mark of an odd number is two asterisks. */
function pairStrong(pieces: readonly Piece[]): readonly Piece[] {
  const marks = pieces.filter((piece) => piece.kind === "strong");
  const lonely = marks.length % 2 === 1 ? marks.at(-1) : undefined;
  return merge(pieces.map((piece) => (piece === lonely ? { kind: "text", text: piece.text } : piece)));
}

/** Neighbours of one kind become one: two code spans side by side would otherwise share their backticks. */
function merge(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (piece.text === "") continue;
    if (last !== undefined && last.kind === piece.kind && piece.kind !== "strong")
      merged[merged.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else merged.push(piece);
  }
  return merged;
}

const escapes: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  "|": "&#124;",
  "`": "&#96;",
};

/** Entities where a backslash could meet a code span or a table's border; an underscore inside a word is only itself. */
function escapeMarkdown(text: string): string {
  return text.replace(
    /[\\*[\]~<>|`]|&(?=[#\w])|(?<!\w)_|_(?!\w)/g,
    (character) => escapes[character] ?? `\\${character}`,
  );
}
