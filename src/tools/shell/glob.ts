/**
 * Expands the wildcards of a word as bash does: in byte order, without dot files unless a dot is written, and with the word
 * itself where nothing matches. A folder outside the tree is never listed, and no result leads out of it.
 */
import { type Dirent, lstatSync, readdirSync, statSync } from "node:fs";
import type { Piece } from "../../permission/shell/plan.ts";
import { ToolProblem } from "../workspace.ts";
import { confine, confiner, type Ground, type Looked } from "./confine.ts";
import { compilePattern, hasWildcard, type Letter, matches } from "./wildcard.ts";

/** More than these fit into no command line. */
const MAX_MATCHES = 100_000;

/** One match, as it is written, and where it leads. */
export type Match = Looked & { readonly name: string };

export function literalOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

/** Nothing, where the word has no wildcard or nothing matches: then it stands as it is written. */
export function expandGlob(pieces: readonly Piece[], ground: Ground): readonly Match[] | undefined {
  if (!pieces.some(({ kind }) => kind === "glob")) return undefined;
  const segments = splitSegments(pieces);
  if (!segments.some(hasWildcard)) return undefined;
  const found = walk(segments, ground);
  if (found.length === 0) return undefined;
  const keyed = found.map((name) => ({ name, bytes: Buffer.from(name) }));
  const sorted = keyed.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const look = confiner(ground);
  return sorted.map(({ name }) => ({ ...look(name), name }));
}

function splitSegments(pieces: readonly Piece[]): readonly (readonly Letter[])[] {
  const segments: Letter[][] = [[]];
  for (const { kind, text } of pieces) {
    for (const character of text) {
      if (character === "/") segments.push([]);
      else segments.at(-1)?.push({ character, active: kind === "glob" });
    }
  }
  return segments;
}

/** Segment by segment; `paths` are what has matched so far, with the slash behind a folder. */
function walk(segments: readonly (readonly Letter[])[], ground: Ground): readonly string[] {
  let paths: readonly string[] = [""];
  for (const [index, segment] of segments.entries()) {
    const last = index === segments.length - 1;
    const step = hasWildcard(segment) ? listMatches(segment, ground) : () => [textOf(segment)];
    paths = paths
      .flatMap((path) => step(path).map((name) => path + name))
      .filter((path) => last || isFolder(path, ground));
    if (!last) paths = paths.map((path) => `${path}/`);
    if (paths.length > MAX_MATCHES) throw new ToolProblem("A wildcard matches too many files. Name a folder below it.");
  }
  // What a wildcard found is there; what is written behind one may not be.
  return hasWildcard(segments.at(-1) ?? []) ? paths : paths.filter((path) => exists(path, ground));
}

function textOf(segment: readonly Letter[]): string {
  return segment.map(({ character }) => character).join("");
}

function listMatches(segment: readonly Letter[], ground: Ground): (folder: string) => readonly string[] {
  const pattern = compilePattern(segment);
  return (folder) =>
    entriesOf(folder, ground)
      .map(({ name }) => name)
      .filter((name) => matches(pattern, name));
}

function entriesOf(folder: string, ground: Ground): readonly Dirent[] {
  if (confine(ground, folder || ".").standing !== "inside") return [];
  try {
    return readdirSync(absolute(folder || ".", ground.cwd), { withFileTypes: true });
  } catch {
    return [];
  }
}

/** One outside the tree is none: not even what is there may be asked. */
function isFolder(path: string, ground: Ground): boolean {
  if (path === "") return true;
  try {
    return statSync(absolute(path, ground.cwd)).isDirectory() && confine(ground, path).standing === "inside";
  } catch {
    return false;
  }
}

function exists(path: string, { cwd }: Ground): boolean {
  try {
    lstatSync(absolute(path, cwd));
    return true;
  } catch {
    return false;
  }
}

function absolute(path: string, cwd: string): string {
  return path.startsWith("/") ? path : `${cwd}/${path}`;
}
