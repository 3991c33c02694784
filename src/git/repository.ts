/** Finds the checkout that a folder belongs to. A folder that is none is the user's mistake, and is said with its remedy. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { InputProblem } from "../pull/problem.ts";
import { type Repository, runGit } from "../system/git.ts";

export type Checkout = Required<Repository> & {
  readonly objects: string;
  /** History was cut off when it was cloned: ancestors may be missing, and a merge base found locally may be wrong. */
  readonly shallow: boolean;
  /** Cloned with a filter: contents may be missing even of commits that are there. */
  readonly partial: boolean;
  /** Only some of the files are in the work tree. */
  readonly sparse: boolean;
};

export async function openCheckout(folder: string): Promise<Checkout> {
  const present = await stat(folder).catch(() => undefined);
  if (!present?.isDirectory()) throw notACheckout(folder, "there is no such folder");
  const asked = { root: folder };
  const found = await runGit(asked, [
    "rev-parse",
    "--path-format=absolute",
    "--show-toplevel",
    "--absolute-git-dir",
    "--git-path",
    "objects",
    "--is-shallow-repository",
  ]);
  if (found.code !== 0) throw notACheckout(folder, found.stderr.trim());
  const [root = "", gitDir = "", objects = "", shallow = ""] = found.stdout.toString("utf8").split("\n");
  const repository = { root: resolve(root), gitDir: resolve(gitDir) };
  const [promisor, sparse] = await Promise.all([
    readSetting(repository, "remote.origin.promisor"),
    readSetting(repository, "core.sparseCheckout"),
  ]);
  return {
    ...repository,
    objects: resolve(objects),
    shallow: shallow === "true",
    partial: promisor === "true",
    sparse: sparse === "true",
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
