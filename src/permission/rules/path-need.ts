/** Files that a call reads or writes: where they lie, under every name, and whether a rule may speak of them. */
import { posix } from "node:path";
import type { Subject } from "../decision.ts";
import type { Part } from "./command/part.ts";
import { readOperands } from "./command/read-operands.ts";
import type { Target } from "./command/redirect-target.ts";
import { type Location, locate } from "./path/path-pattern.ts";
import { isProtected } from "./path/protected-paths.ts";
import type { Places } from "./rule.ts";

export type PathNeed = {
  readonly kind: "path";
  readonly text: string;
  readonly access: "read" | "search" | "write";
  /** Where it really lies and how it was named; empty where only the shell will know. */
  readonly locations: readonly Location[];
  /** The same from the root of the workspace; absolute where they lie outside. */
  readonly below: readonly string[];
  /** `edit`: inside the workspace and not protected. `protected`: no rule may approve it. `outside`: of the workspace. */
  readonly class: "reading" | "outside" | "edit" | "protected";
};

/** Where the commands of a line may run: after `cd src` there or, if that fails, here; after any other way to move nobody knows. */
export function foldersOf(command: string, { places, moves }: { places: Places; moves: boolean }): readonly string[] {
  if (!moves) return [places.workspace];
  const folder = /^[\s(]*cd\s+(["']?)([\w.@][\w.@/-]*)\1\s*(?:&&|;|\n)/.exec(command)?.[2];
  return folder === undefined ? [] : [places.workspace, posix.resolve(places.workspace, folder)];
}

/** A wildcard stays in its folder, but which files it means is known to nobody. */
export function operandNeeds(
  part: Part,
  { places, folders }: { places: Places; folders: readonly string[] },
): readonly PathNeed[] {
  return readOperands(part).map(({ text, path }) => {
    if (path !== undefined && !text.startsWith("~"))
      return namedNeed({ access: "read", text: path }, { places, folders });
    const leaves = folders.length !== 1 || /^[/~]|\.\./.test(text);
    return { kind: "path", text, access: "read", ...nowhere, class: leaves ? "outside" : "reading" };
  });
}

export function targetNeed(
  { access, text, path }: Target,
  { places, moves }: { places: Places; moves: boolean },
): PathNeed {
  if (path !== undefined)
    return namedNeed({ access, text: path }, { places, folders: moves ? [] : [places.workspace] });
  return { kind: "path", text, access, ...nowhere, class: access === "write" ? "protected" : "outside" };
}

const nowhere = { locations: [], below: [] } as const;

type Named = { readonly access: "read" | "write"; readonly text: string };

/** Seen from every folder that it may be named in. */
function namedNeed(
  { access, text }: Named,
  { places, folders }: { places: Places; folders: readonly string[] },
): PathNeed {
  const from = text.startsWith("/") ? ["/"] : folders;
  const locations = [...new Set(from.map((folder) => posix.resolve(folder, text)))].map(locate);
  const below = fromRoot(locations, places);
  const unknown = access === "write" ? "protected" : "outside";
  return { kind: "path", text, access, locations, below, class: below.length > 0 ? pathClass(below, access) : unknown };
}

export function subjectNeed(subject: Extract<Subject, { kind: "path" }>, places: Places): PathNeed {
  const names = subject.named === undefined ? [subject.path] : [subject.path, subject.named];
  const locations = names.map((name) => locate(posix.resolve(places.workspace, name)));
  const below = fromRoot(locations, places);
  const found = pathClass(below, subject.access);
  const outside = !subject.inside && found !== "protected";
  const { path: text, access } = subject;
  return { kind: "path", text, access, locations, below, class: outside ? "outside" : found };
}

function pathClass(below: readonly string[], access: PathNeed["access"]): PathNeed["class"] {
  if (access === "write" && below.some(isProtected)) return "protected";
  if (below.some((path) => path.startsWith("/"))) return "outside";
  return access === "write" ? "edit" : "reading";
}

function fromRoot(locations: readonly Location[], { workspace }: Places): readonly string[] {
  const root = locate(workspace).path;
  const start = root === "/" ? root : `${root}/`;
  return locations.map(({ path }) => (path === root ? "." : path.startsWith(start) ? path.slice(start.length) : path));
}
