/** Finds the checkout that a folder belongs to. A folder that is none is the user's mistake, and is said with its remedy. */
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { InputProblem } from "../pull/problem.ts";
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
};

/** Starting a process costs more than what git does in it, so all is asked in one; HEAD last, as it may have no answer yet. */
const questions = [
  "rev-parse",
  "--path-format=absolute",
  "--show-toplevel",
  "--absolute-git-dir",
  ...["objects", "index", "shallow", "config", "config.worktree"].flatMap((name) => ["--git-path", name]),
  "--is-shallow-repository",
  "HEAD",
];

export async function openCheckout(folder: string): Promise<Checkout> {
  const present = await stat(folder).catch(() => undefined);
  if (!present?.isDirectory()) throw notACheckout(folder, "there is no such folder");
  const found = await runGit({ root: folder }, questions);
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
  ] = found.stdout.toString("utf8").split("\n");
  if (shallow === "") throw notACheckout(folder, found.stderr.trim());
  const settings = (await Promise.all([config, own].map((path) => readFile(path, "utf8").catch(() => "")))).join("\n");
  return {
    root: resolve(root),
    gitDir: resolve(gitDir),
    objects: resolve(objects),
    index: resolve(index),
    boundary: resolve(boundary),
    head: /^[0-9a-f]{40,64}$/.test(head) ? head : undefined,
    shallow: shallow === "true",
    // As git itself writes them into the repository's own files. A false alarm only costs time.
    partial: /^\s*promisor\s*=\s*true/im.test(settings),
    sparse: /^\s*sparseCheckout\s*=\s*true/im.test(settings),
  };
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
