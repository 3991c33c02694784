/** Writes a word with lists in braces out, as bash does before anything else: `*.{ts,tsx}` → `*.ts` and `*.tsx`. */
import { refuse } from "./refusal.ts";
import type { ScannedPiece } from "./scan-word.ts";
import { literal, type Word, type WordPiece } from "./word.ts";

const mostWords = 256;

export function expandBraces(source: string, scanned: readonly ScannedPiece[]): readonly Word[] {
  let words: readonly (readonly WordPiece[])[] = [[]];
  for (const piece of scanned) {
    const choices = piece.kind === "braces" ? choicesOf(piece.text.slice(1, -1)).map(piecesOf) : [[piece]];
    words = words.flatMap((word) => choices.map((choice) => [...word, ...choice]));
    if (words.length > mostWords) refuse(source, "these braces give too many words: write fewer.");
  }
  const expanded = words.map((pieces) => ({ source, pieces: joinTexts(pieces) }));
  if (expanded.length > 1 && expanded.some((word) => literal(word) === ""))
    refuse(source, "these braces are hard to read: write the words out.");
  return expanded;
}

/** A list, or a range of numbers in either direction. */
function choicesOf(inner: string): readonly string[] {
  const [, first, last] = /^([0-9]+)\.\.([0-9]+)$/.exec(inner) ?? [];
  if (first === undefined || last === undefined) return inner.split(",");
  const [from, to] = [Number(first), Number(last)];
  const length = Math.min(Math.abs(to - from), mostWords) + 1;
  return Array.from({ length }, (_, index) => String(from <= to ? from + index : from - index));
}

function piecesOf(text: string): readonly WordPiece[] {
  return (text.match(/[*?]|[^*?]+/g) ?? []).map((part) => ({ kind: /[*?]/.test(part) ? "glob" : "text", text: part }));
}

function joinTexts(pieces: readonly WordPiece[]): readonly WordPiece[] {
  const joined: WordPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === "text" && piece.kind === "text")
      joined[joined.length - 1] = { kind: "text", text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
