/** Finds the checkout that a folder belongs to. A folder that is none is the user's mistake, and is said with its remedy. */
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { InputProblem } from "../pull/problem.ts";
import type { Commits } from "../pull/pull-request.ts";
import { type Repository, runGit } from "../system/git.ts";

export type Checkout = Required<Repository> & {
  readonly objects: string;
  readonly index: string;
  /** The file that says where a shallow history ends. */
  readonly boundary: string;
  /** The commit that is checked out; none before the first. */
  readonly head: string | undefined;
  /** History was cut off when it was cloned: ancestors may be missing, and a merge base found locally may be wrong. */
  readonly shallow: boolean;
  /** Cloned with a filter: contents may be missing even of commits that are there. */
  readonly partial: boolean;
  /** Only some of the files are in the work tree. */
  readonly sparse: boolean;
  /** The commits that were asked about, if all of them and their history are here. */
  readonly pinned?: Commits;
};

/** Two commits by their full names. */
export type Ends = Pick<Commits, "base" | "head">;

/** Starting a process costs more than what git does in it, so all is asked in one; HEAD late, as it may have no answer yet. */
const questions = [
  "rev-parse",
  "--path-format=absolute",
  "--show-toplevel",
  "--absolute-git-dir",
  ...["objects", "index", "shallow", "config", "config.worktree"].flatMap((name) => ["--git-path", name]),
  "--is-shallow-repository",
  "HEAD",
];

/** With `ends`, their merge base is asked for in the same breath. */
export async function openCheckout(folder: string, ends?: Ends): Promise<Checkout> {
  if (!isFolder(folder)) throw notACheckout(folder, "there is no such folder");
  const found = await runGit({ root: folder }, [...questions, ...(ends ? [`${ends.base}...${ends.head}`] : [])]);
  const [
    root = "",
    gitDir = "",
    objects = "",
    index = "",
    boundary = "",
    config = "",
    own = "",
    shallow = "",
    head = "",
    ...range
  ] = found.stdout.toString("utf8").split("\n");
  if (shallow === "") throw notACheckout(folder, found.stderr.trim());
  const settings = [config, own].map(readIfThere).join("\n");
  // As git itself writes it into the repository's own files. A false alarm only costs time.
  const partial = /^\s*promisor\s*=\s*true/im.test(settings);
  const pinned = ends && shallow === "false" && !partial ? pinnedBy(range, ends) : undefined;
  return {
    root: resolve(root),
    gitDir: resolve(gitDir),
    objects: resolve(objects),
    index: resolve(index),
    boundary: resolve(boundary),
    head: /^[0-9a-f]{40,64}$/.test(head) ? head : undefined,
    shallow: shallow === "true",
    partial,
    sparse: /^\s*sparseCheckout\s*=\s*true/im.test(settings),
    ...(pinned && { pinned }),
  };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Git names the second end, the first, and each merge base behind a caret. Where there are several, `merge-base` chooses. */
function pinnedBy(range: readonly string[], { base, head }: Ends): Commits | undefined {
  const [first, second, ancestor = "", ...more] = range.filter(Boolean);
  const [, mergeBase] = /^\^([0-9a-f]{40,64})$/.exec(ancestor) ?? [];
  const bothEnds = [first, second].sort().join() === [base, head].sort().join();
  return bothEnds && mergeBase !== undefined && more.length === 0 ? { base, mergeBase, head } : undefined;
}

/** The last value of a setting of this repository, or nothing. */
export async function readSetting(repository: Repository, key: string): Promise<string | undefined> {
  const result = await runGit(repository, ["config", "--includes", "--get", key]);
  return result.code === 0 ? result.stdout.toString("utf8").trimEnd() : undefined;
}

function notACheckout(folder: string, cause: string): InputProblem {
  return new InputProblem(
    `${folder} is not a git checkout (${cause}). In a workflow, add a step with actions/checkout before this one; ` +
      "on the command line, run the command inside a repository.",
  );
}
