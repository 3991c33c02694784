/** Words of the command line → arguments of the plan. What a word may be is said by the place where it stands. */
import type { Argument, PathAccess, Piece } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { hasGlob, hasItem, hasStatus, literal, type Word } from "./word.ts";

export function text(written: string): Argument {
  return { kind: "text", text: written };
}

/** A pattern, a number, a revision: wildcards in it are its own, not files. */
export function textOf(word: Word, before = ""): Argument {
  if (hasItem(word)) return itemOf(word, { before });
  if (hasStatus(word)) return statusOf(word, before);
  return text(before + literal(word));
}

/** What bash would give to any program: one argument per matching file where there is a wildcard. */
export function expandedOf(word: Word): Argument {
  return hasGlob(word) ? pathOf(word, "search") : textOf(word);
}

/** `-` is standard input, and the null device can be read by anybody: neither is a place in the tree. */
export function pathOf(word: Word, access: PathAccess, prefix = ""): Argument {
  if (hasItem(word)) return itemOf(word, { before: prefix, access });
  const written = literal(word);
  if (written === "-" || written === "/dev/null") return text(prefix + written);
  const path = { kind: "path" as const, pieces: piecesOf(word), access };
  return prefix === "" ? path : { ...path, prefix };
}

/** A path in a place that takes exactly one word. */
export function onePathOf(word: Word, access: PathAccess, prefix = ""): Argument {
  const path = pathOf(word, access, prefix);
  return path.kind === "path" ? { ...path, matches: "one" } : path;
}

export function piecesOf(word: Word): readonly Piece[] {
  return word.pieces.map((piece) => ("text" in piece ? piece : refuse(word.source, "write the path itself here.")));
}

function itemOf(word: Word, place: { readonly before: string; readonly access?: PathAccess }): Argument {
  const [before, after] = around(word, "item");
  const item = { kind: "item" as const, before: place.before + before, after };
  return place.access === undefined ? item : { ...item, access: place.access };
}

function statusOf(word: Word, prefix: string): Argument {
  const [before, after] = around(word, "status");
  return { kind: "status", before: prefix + before, after };
}

/** The texts on both sides of the only placeholder in a word. */
function around(word: Word, kind: "item" | "status"): readonly [string, string] {
  const index = word.pieces.findIndex((piece) => piece.kind === kind);
  const sides = [word.pieces.slice(0, index), word.pieces.slice(index + 1)].map((side) =>
    side
      .map((piece) => (piece.kind === "text" ? piece.text : refuse(word.source, "this word holds too much: split it.")))
      .join(""),
  );
  return [sides[0] ?? "", sides[1] ?? ""];
}
