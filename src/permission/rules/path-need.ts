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
  /** `edit`: inside the workspace and not protected. `protected`: no rule may approve it. `outside`: of the workspace. */
  readonly class: "reading" | "outside" | "edit" | "protected";
};

/** Where the commands of a line may run: after `cd src &&` there or, if that fails, here; after any other way to move nobody knows. */
export function foldersOf(command: string, { places, moves }: { places: Places; moves: boolean }): readonly string[] {
  if (!moves) return [places.workspace];
  const folder = /^\s*cd\s+([\w.][\w./-]*)\s*&&/.exec(command)?.[1];
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
    return { kind: "path", text, access: "read", locations: [], class: leaves ? "outside" : "reading" };
  });
}

export function targetNeed(
  { access, text, path }: Target,
  { places, moves }: { places: Places; moves: boolean },
): PathNeed {
  if (path !== undefined)
    return namedNeed({ access, text: path }, { places, folders: moves ? [] : [places.workspace] });
  return { kind: "path", text, access, locations: [], class: access === "write" ? "protected" : "outside" };
}

type Named = { readonly access: "read" | "write"; readonly text: string };

/** Seen from every folder that it may be named in. */
function namedNeed(
  { access, text }: Named,
  { places, folders }: { places: Places; folders: readonly string[] },
): PathNeed {
  const from = text.startsWith("/") ? ["/"] : folders;
  const locations = [...new Set(from.map((folder) => posix.resolve(folder, text)))].map(locate);
  const unknown = access === "write" ? "protected" : "outside";
  const found = locations.length > 0 ? pathClass(locations, access, places) : unknown;
  return { kind: "path", text, access, locations, class: found };
}

export function subjectNeed(subject: Extract<Subject, { kind: "path" }>, places: Places): PathNeed {
  const names = subject.named === undefined ? [subject.path] : [subject.path, subject.named];
  const locations = names.map((name) => locate(posix.resolve(places.workspace, name)));
  const found = pathClass(locations, subject.access, places);
  const outside = !subject.inside && found !== "protected";
  return { kind: "path", text: subject.path, access: subject.access, locations, class: outside ? "outside" : found };
}

function pathClass(
  locations: readonly Location[],
  access: PathNeed["access"],
  { workspace }: Places,
): PathNeed["class"] {
  const root = locate(workspace).path;
  const below = locations.map(({ path }) => (isWithin(path, root) ? posix.relative(root, path) : path));
  if (access === "write" && below.some(isProtected)) return "protected";
  if (!locations.every(({ path }) => isWithin(path, root))) return "outside";
  return access === "write" ? "edit" : "reading";
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(root === "/" ? root : `${root}/`);
}
