/**
 * Knows how a view was at its beginning, and reads what became of it. The view's contents are a stranger's: git only lists and
 * hashes them, with a directory of our own that is not in the view; it never enters a repository that somebody made there.
 */
import { access, constants, copyFile, cp, lstat, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Change, diffArguments, patchForm, readChanges } from "../system/changes.ts";
import { type Repository, readGit, runGit } from "../system/git.ts";
import { makeGitDirectory } from "./own-directory.ts";
import type { Checkout } from "./repository.ts";
import type { WriterView } from "./writer-view.ts";

const MAX_CHANGED_FILES = 2_000;
const MAX_CHANGED_FILE_BYTES = 4 * 1024 * 1024;
const MAX_PATCH_BYTES = 1024 * 1024;

export type Ledger = Required<Repository> & {
  /** The tree object of the view's beginning. */
  readonly beginning: string;
};

export type WriterChanges = {
  readonly files: readonly Change[];
  /** Of whole files; those beyond the limit are named in `files` only. */
  readonly patch: string;
  /** What is not in the changes, and why: a sentence each. */
  readonly leftOut: readonly string[];
};

export async function openLedger(checkout: Checkout, view: Required<Repository>, gitDir: string): Promise<Ledger> {
  makeGitDirectory(checkout, gitDir, { head: checkout.head ?? "ref: refs/heads/main" });
  const ledger = { root: view.root, gitDir };
  // Before the first commit there may be no index at all.
  await copyFile(join(view.gitDir, "index"), join(gitDir, "index")).catch(() =>
    readGit(ledger, ["read-tree", "--empty"]),
  );
  await cp(join(view.gitDir, "info"), join(gitDir, "info"), { recursive: true });
  await stage(ledger, await listDiffering(ledger));
  await copyFile(join(gitDir, "index"), join(gitDir, "beginning"));
  return { ...ledger, beginning: await writeTree(ledger) };
}

/** The writers must have ended: what changes while it is read may be read as either. */
export async function collectChanges(view: WriterView): Promise<WriterChanges> {
  const { ledger } = view;
  await copyFile(join(ledger.gitDir, "beginning"), join(ledger.gitDir, "index"));
  const differing = await listDiffering(ledger);
  const own = differing.filter((path) => !view.borrowed.some((folder) => path.startsWith(`${folder}/`)));
  const leftOut = await stage(ledger, own.slice(0, MAX_CHANGED_FILES));
  const more = own.length - MAX_CHANGED_FILES;
  const range = { from: ledger.beginning, to: await writeTree(ledger) };
  return {
    files: await readChanges(ledger, range),
    patch: await readPatch(ledger, range),
    leftOut: [...leftOut, ...(more > 0 ? [`${more} more files were changed`] : [])],
  };
}

async function readPatch(
  ledger: Ledger,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string> {
  const args = diffArguments(patchForm, { from, to });
  const { stdout, truncated } = await runGit(ledger, args, { maxBytes: MAX_PATCH_BYTES });
  const patch = stdout.toString("utf8");
  return truncated ? patch.slice(0, patch.lastIndexOf("\ndiff --git ") + 1) : patch;
}

/** Files that are not as in the index, or not in it, or gone. Git compares a submodule by its commit, and does not enter it. */
export async function listDiffering(repository: Repository): Promise<readonly string[]> {
  const args = ["ls-files", "-z", "--modified", "--deleted", "--others", "--exclude-standard"];
  const names = (await readGit(repository, args)).toString("utf8").split("\0");
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Takes the files into the index as they are now, or out of it; gives those that cannot be taken. */
async function stage(ledger: Required<Repository>, paths: readonly string[]): Promise<readonly string[]> {
  const root = await realpath(ledger.root);
  const [present, gone, leftOut]: [string[], string[], string[]] = [[], [], []];
  for (const path of paths) {
    const there = await lookAt(root, path);
    if (!there) gone.push(path);
    else if (there.trouble === undefined) present.push(path);
    else leftOut.push(`${path} ${there.trouble}`);
  }
  await updateIndex(ledger, ["--force-remove"], gone);
  await updateIndex(ledger, ["--add", "--replace"], present);
  return leftOut;
}

/** Nothing where there is no such file: also where a folder on the way became a link, and the file would be somebody else's. */
async function lookAt(root: string, path: string): Promise<{ readonly trouble?: string } | undefined> {
  const absolute = join(root, path);
  const folder = await realpath(dirname(absolute)).catch(() => undefined);
  const there = folder === dirname(absolute) ? await lstat(absolute).catch(() => undefined) : undefined;
  if (!there) return path.includes("\uFFFD") ? { trouble: "has a name that is not text" } : undefined;
  if (there.isSymbolicLink()) return {};
  if (there.isDirectory()) return { trouble: "is a repository of its own" };
  if (!there.isFile()) return { trouble: "is not a regular file" };
  if (there.size > MAX_CHANGED_FILE_BYTES) return { trouble: `has ${there.size} bytes` };
  const readable = await access(absolute, constants.R_OK).then(
    () => true,
    () => false,
  );
  return readable ? {} : { trouble: "cannot be read" };
}

async function updateIndex(
  ledger: Required<Repository>,
  options: readonly string[],
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const input = paths.map((path) => `${path}\0`).join("");
  await readGit(ledger, ["update-index", ...options, "-z", "--stdin"], { input });
}

async function writeTree(ledger: Required<Repository>): Promise<string> {
  return (await readGit(ledger, ["write-tree", "--missing-ok"])).toString("utf8").trim();
}
