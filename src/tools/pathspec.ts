/**
 * Glob patterns as git's pathspecs. A pattern is always put behind magic words of our own, so that nothing in it is taken for
 * an option or for magic, and it is always relative to the searched folder.
 */
import { lstatSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { GitError, type GitOptions, type Repository, runGit } from "../system/git.ts";
import { Forbidden, type Place, ToolProblem, type Workspace } from "./workspace.ts";

/** `{a,b}{c,d}…` multiplies; beyond this nobody means it. */
const MAX_ALTERNATIVES = 100;
const LIST_TIMEOUT_MS = 20_000;

/** Everything at or below a place. */
export function placePathspec(place: Place): string {
  return place.path === "." ? ":(top)" : `:(top,literal)${place.path}`;
}

/** A glob below a folder; `*` stays within one folder, `**` does not. */
export function globPathspecs(workspace: Workspace, folder: Place, pattern: string): readonly string[] {
  return expandBraces(belowRoot(workspace, folder, pattern)).map((glob) => `:(top,glob)${glob}`);
}

/** ripgrep's reading of a glob: without a slash it matches at any depth, with `!` in front it leaves files out. */
export function filterPathspecs(folder: Place, globs: string): readonly string[] {
  return splitGlobs(globs).flatMap((given) => {
    const negative = given.startsWith("!");
    const glob = given.replace(/^!?\/?/, "");
    const anywhere = /\/./.test(glob) ? glob : `**/${glob}`;
    const magic = negative ? ":(top,exclude,glob)" : ":(top,glob)";
    return expandBraces(inFolder(folder, anywhere)).map((each) => magic + each.replace(/\/$/, "/**"));
  });
}

/** The files of the tree that a tool may show: there, not ignored, not withheld, not behind a link; sorted by name. */
export async function treeFiles(
  workspace: Workspace,
  pathspecs: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { repository, root, access, untracked, withheld } = workspace;
  // A tree that was laid out has all its files; a writer's, or a user's own, may lack some.
  const mayLack = access === "write" || untracked === "possible";
  const kinds = (await untrackedIn(workspace)) === "none" ? ["--cached"] : ["--cached", "--others"];
  const [files, gone] = await Promise.all([
    listFiles(repository, pathspecs, { signal, kinds }),
    mayLack ? listFiles(repository, pathspecs, { signal, kinds: ["--deleted"] }) : [],
  ]);
  const missing = new Set(gone);
  const isVisible = visibleIn(root, withheld);
  return files.filter((path) => !missing.has(path) && isVisible(path));
}

/** Git goes on to read a tracked file when a link has taken the place of its folder. Each folder is looked at once. */
export function visibleIn(root: string, withheld: ReadonlySet<string> = new Set()): (path: string) => boolean {
  const folders = new Map<string, boolean>([["", true]]);
  const isOwn = (folder: string): boolean => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const own = isOwn(parentOf(folder)) && !lstatSync(join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink();
    folders.set(folder, own);
    return own;
  };
  return (path) => !withheld.has(path) && isOwn(parentOf(path));
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

const withoutOthers = new WeakMap<Repository, Promise<boolean>>();

/** A tree that is only read does not change: that it holds no untracked file is found out once. */
export async function untrackedIn({ untracked, access, repository }: Workspace): Promise<"none" | "possible"> {
  if (untracked === "none" || access === "write") return untracked;
  const known = withoutOthers.get(repository) ?? hasNoOthers(repository);
  withoutOthers.set(repository, known);
  return (await known) ? "none" : "possible";
}

/** When in doubt: no. */
function hasNoOthers(repository: Repository): Promise<boolean> {
  return listFiles(repository, [":(top)"], { kinds: ["--others"] }).then(
    (others) => others.length === 0,
    () => false,
  );
}

/** Tracked and untracked files, without what is ignored, sorted by name. */
export async function listFiles(
  repository: Repository,
  pathspecs: readonly string[],
  { signal, kinds = ["--cached", "--others"] }: Pick<GitOptions, "signal"> & { readonly kinds?: readonly string[] },
): Promise<readonly string[]> {
  const args = ["ls-files", ...kinds, "--exclude-standard", "-z", "--", ...pathspecs];
  const result = await runGit(repository, args, { signal, pathspecs: "magic", timeoutMs: LIST_TIMEOUT_MS });
  if (result.timedOut)
    throw new ToolProblem("The pattern took too long to match. Simplify it, or narrow it with path.");
  if (result.code !== 0) throw new GitError("ls-files", result);
  const names = result.stdout
    .toString("utf8")
    .split("\0")
    .filter((name) => name !== "" && !name.endsWith("/"));
  return [...new Set(names)].sort();
}

function belowRoot(workspace: Workspace, folder: Place, pattern: string): string {
  if (!isAbsolute(pattern)) return inFolder(folder, pattern.replace(/^(?:\.\/)+/, ""));
  const below = relative(workspace.root, pattern).split(sep).join("/");
  if (below.startsWith("..")) throw new Forbidden(`${pattern} is outside the reviewed tree. Use a relative pattern.`);
  return below;
}

function inFolder(folder: Place, pattern: string): string {
  if (pattern.split("/").includes(".."))
    throw new ToolProblem(`${pattern} contains "..": give the folder as path instead.`);
  return folder.path === "." ? pattern : `${folder.path.replaceAll(/[\\*?[\]]/g, "\\$&")}/${pattern}`;
}

/** Blanks and commas separate globs, unless the comma stands between braces. */
function splitGlobs(globs: string): readonly string[] {
  return globs.split(/\s+|,(?![^{]*\})/).filter(Boolean);
}

/** Breadth first, and counted before doubles are dropped: `{,}` repeated is one pattern, but two to the power of n ways to it. */
function expandBraces(pattern: string): readonly string[] {
  let patterns: readonly string[] = [pattern];
  for (;;) {
    const next = patterns.flatMap((each) => {
      const found = innermostBraces(each);
      return found ? found[1].split(",").map((part) => found[0] + part + found[2]) : [each];
    });
    if (next.length > MAX_ALTERNATIVES) throw new ToolProblem(`${pattern} has too many alternatives in braces.`);
    if (next.length === patterns.length && next.every((each, index) => each === patterns[index])) return patterns;
    patterns = [...new Set(next)];
  }
}

function innermostBraces(pattern: string): readonly [string, string, string] | undefined {
  const match = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/s.exec(pattern);
  return match ? [match[1] ?? "", match[2] ?? "", match[3] ?? ""] : undefined;
}
