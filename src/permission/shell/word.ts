/** A word of a command line once its quotes are gone: what was written, and which of its characters are still wildcards. */
import type { Piece } from "./plan.ts";

/** `status` is `$?`; `item` is where `xargs` or `find -exec` puts what it was given. */
export type WordPiece = Piece | { readonly kind: "status" } | { readonly kind: "item"; readonly items: "one" | "many" };

export type Word = { readonly source: string; readonly pieces: readonly WordPiece[] };

/** The word as it stands, wildcards unexpanded: what a program is given where its word can name no file. */
export function literal(word: Word): string {
  return word.pieces.map((piece) => ("text" in piece ? piece.text : piece.kind === "status" ? "$?" : "{}")).join("");
}

export function hasGlob(word: Word): boolean {
  return word.pieces.some((piece) => piece.kind === "glob");
}

export function hasStatus(word: Word): boolean {
  return word.pieces.some((piece) => piece.kind === "status");
}

export function hasItem(word: Word): boolean {
  return word.pieces.some((piece) => piece.kind === "item");
}

/** Stands for any number of words: nothing may follow it that is placed by counting. */
export function hasManyItems(word: Word): boolean {
  return word.pieces.some((piece) => piece.kind === "item" && piece.items === "many");
}

/** A word that the table writes itself, or cuts out of another. */
export function plainWord(text: string): Word {
  return { source: text, pieces: text === "" ? [] : [{ kind: "text", text }] };
}

/** The rest of a word after its first `length` characters, which are text. */
export function afterPrefix(word: Word, length: number): Word {
  const pieces: WordPiece[] = [];
  let left = length;
  for (const piece of word.pieces) {
    const cut = "text" in piece ? Math.min(left, piece.text.length) : 0;
    left -= cut;
    if (!("text" in piece)) pieces.push(piece);
    else if (cut < piece.text.length) pieces.push({ ...piece, text: piece.text.slice(cut) });
  }
  return { source: word.source, pieces };
}
