/**
 * What changed between two commits: names, kinds and counts, as git's NUL-separated forms give them. Names are never taken
 * from a patch's header, so no file name can be mistaken for another.
 */
import type { FileKind } from "../pull/pull-request.ts";
import { type GitOptions, type Repository, readGit } from "./git.ts";

export type Change = {
  readonly path: string;
  readonly previousPath?: string;
  readonly status: "added" | "modified" | "removed" | "renamed" | "copied";
  /** Another kind of thing at the same path (a file that became a link): git writes two patches for it. */
  readonly retyped: boolean;
  /** What it is now, where it was something else before. */
  readonly became?: FileKind;
  readonly additions: number;
  readonly deletions: number;
  readonly binary: boolean;
};

export type Range = { readonly from: string; readonly to: string };

/** Fixed here, so that no configuration can change the order, the names or the form of what we parse. */
const diffOptions = [
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-relative",
  "--full-index",
  "--submodule=short",
  // A pull request could otherwise hide a submodule by a line in `.gitmodules`.
  "--ignore-submodules=none",
  "--src-prefix=a/",
  "--dst-prefix=b/",
  "-M",
] as const;

export async function readChanges(
  repository: Repository,
  range: Range,
  options: Pick<GitOptions, "signal"> = {},
): Promise<readonly Change[]> {
  return parseChanges((await readGit(repository, diffArguments(changeForms, range), options)).toString("utf8"));
}

/** The forms that `parseChanges` reads. */
export const changeForms = ["--raw", "--numstat", "-z"] as const;

export const patchForm = ["-U3", "--patch"] as const;

export function diffArguments(forms: readonly string[], { from, to }: Range): readonly string[] {
  return ["diff", ...diffOptions, ...forms, from, to, "--"];
}

const statuses: Readonly<Record<string, Change["status"]>> = {
  A: "added",
  M: "modified",
  T: "modified",
  D: "removed",
  R: "renamed",
  C: "copied",
};

/** By the mode that git gives an entry of a tree. */
const kinds: Readonly<Record<string, FileKind>> = {
  "100644": "an ordinary file",
  "100755": "executable",
  "120000": "a link",
  "160000": "a submodule",
};

/** The raw entries come first, then the counts, both in the same order. */
export function parseChanges(output: string): readonly Change[] {
  const fields = output.split("\0");
  let next = 0;
  const take = (): string => {
    const field = fields[next++];
    if (field === undefined) throw new Error("git diff ended in the middle of an entry.");
    return field;
  };
  const named: Omit<Change, "additions" | "deletions" | "binary">[] = [];
  while (fields[next]?.startsWith(":")) {
    const [before = "", after = "", , , kind = ""] = take().slice(1).split(" ");
    const letter = kind.charAt(0);
    const status = statuses[letter];
    if (!status) throw new Error(`git diff reported a change of the unknown kind "${letter}".`);
    const first = take();
    const renamed = status === "renamed" || status === "copied";
    const names = renamed ? { path: take(), previousPath: first } : { path: first };
    const became = before === after || kinds[before] === undefined ? undefined : kinds[after];
    named.push({ ...names, status, retyped: letter === "T", ...(became && { became }) });
  }
  return named.map((change) => {
    const [added = "", removed = "", path = ""] = splitCounts(take());
    // A renamed entry has an empty name after its counts, and then both names.
    if (path === "") next += 2;
    const binary = added === "-";
    return { ...change, additions: binary ? 0 : Number(added), deletions: binary ? 0 : Number(removed), binary };
  });
}

/** A name may hold tabs itself: only the first two separate. */
function splitCounts(field: string): readonly string[] {
  const first = field.indexOf("\t");
  const second = field.indexOf("\t", first + 1);
  return [field.slice(0, first), field.slice(first + 1, second), field.slice(second + 1)];
}
