/**
 * Path patterns in gitignore's syntax with four anchors: `//p` the file system's root, `~/p` home, `/p` the settings file's
 * base, `p` and `./p` the workspace. A pattern that matches a folder speaks of everything below it. Where a pattern can be
 * read narrowly or widely, a grant is read narrowly and a restriction widely.
 */

import type { Places, RuleOrigin } from "../rule.ts";
import { compileSegment, type SegmentMatcher } from "./path-segment.ts";

/** An absolute path, cut once for all the patterns that look at it. `composed`: the names as restrictions read them. */
export type Location = {
  readonly path: string;
  readonly names: readonly string[];
  readonly composed: readonly string[];
};

export type PathPattern = (location: Location) => boolean;

export function locate(absolute: string): Location {
  const names = namesOf(absolute);
  return { path: `/${names.join("/")}`, names, composed: compose(names) };
}

/** Two names that look the same and are written with different letters are one to whoever forbids it. */
function compose(names: readonly string[]): readonly string[] {
  return names.map((name) => name.normalize("NFC"));
}

export function compilePath(pattern: string, { list, base }: RuleOrigin, places: Places): PathPattern {
  const anchored = anchorOf(pattern, base ?? places.workspace, places);
  const { below, start: first } = climb(anchored);
  const grants = list === "allow";
  const start = grants ? first : compose(first);
  const folderOnly = grants && below.endsWith("/");
  const written = namesOf(below);
  const names = grants ? written : compose(withoutTrailingStars(written));
  const anyDepth =
    anchored.relative && names.length === 1 && !(grants && (anchored.dotted || written.length > 1 || isFolder(below)));
  const runs = compileRuns(anyDepth ? ["**", ...names] : names);
  const inside = names.at(-1) === "**" || folderOnly ? 1 : 0;
  return (location) => {
    const found = grants ? location.names : location.composed;
    if (found.length < start.length || start.some((name, index) => found[index] !== name)) return false;
    return matchesRuns(runs, found, { from: start.length, inside });
  };
}

type Anchored = {
  readonly start: readonly string[];
  readonly below: string;
  /** Relative to the workspace: only such a pattern can match at any depth. */
  readonly relative: boolean;
  readonly dotted: boolean;
};

function anchorOf(pattern: string, base: string, { workspace, home }: Places): Anchored {
  if (pattern.startsWith("//")) return anchor([], pattern.slice(2));
  if (pattern === "~" || pattern.startsWith("~/")) return anchor(namesOf(home), pattern.slice(2));
  if (pattern.startsWith("/")) return anchor(namesOf(base), pattern.slice(1));
  const dotted = /^\.\.?(?:\/|$)/.test(pattern);
  return { start: namesOf(workspace), below: pattern, relative: true, dotted };
}

function anchor(start: readonly string[], below: string): Anchored {
  return { start, below, relative: false, dotted: false };
}

/** `../p` starts one folder higher. */
function climb({ start, below }: Anchored): { readonly start: readonly string[]; readonly below: string } {
  let rest = below.replace(/^(?:\.\/+)+/, "");
  let up = 0;
  while (/^\.\.(?:\/|$)/.test(rest)) {
    rest = rest.replace(/^\.\.(?:\/+(?:\.\/+)*|$)/, "");
    up += 1;
  }
  return { start: start.slice(0, Math.max(0, start.length - up)), below: rest };
}

function isFolder(below: string): boolean {
  return below.endsWith("/");
}

/** A restriction on all that is in a folder is one on the folder. */
function withoutTrailingStars(names: readonly string[]): readonly string[] {
  const last = names.findLastIndex((name) => name !== "**");
  return last < 0 ? names : names.slice(0, last + 1);
}

function namesOf(path: string): readonly string[] {
  return path.split("/").filter((name) => name !== "" && name !== ".");
}

/** Names that follow each other, between the `**` of a pattern. The first run starts where the pattern does. */
type Runs = readonly (readonly SegmentMatcher[])[];

function compileRuns(names: readonly string[]): Runs {
  const runs: SegmentMatcher[][] = [[]];
  for (const name of names) {
    if (name === "**") runs.push([]);
    else runs.at(-1)?.push(compileSegment(name));
  }
  return runs;
}

type Start = { readonly from: number; readonly inside: number };

/** The leftmost place is always good enough, because whatever lies below a match is matched as well. */
function matchesRuns(runs: Runs, names: readonly string[], { from, inside }: Start): boolean {
  let at = from;
  for (const [index, run] of runs.entries()) {
    const last = names.length - run.length;
    const limit = index === 0 ? Math.min(at, last) : last;
    let place = at;
    while (place <= limit && !run.every((match, offset) => match(names[place + offset] ?? ""))) place += 1;
    if (place > limit) return false;
    at = place + run.length;
  }
  return at + inside <= names.length;
}
