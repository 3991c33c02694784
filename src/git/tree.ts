/**
 * The one tree that a session reviews: the head's files in a folder, and a git directory of our own beside them. That
 * directory borrows the checkout's objects and nothing else: no configuration, credentials, hooks, filters or attributes
 * of the checkout act on what the tools do, and nothing that they do changes the checkout.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type Repository, readGit, runGit } from "../system/git.ts";
import { temporaryFolder } from "../system/temporary.ts";
import type { Checkout } from "./repository.ts";

/** A git directory of our own on the checkout's objects. It is enough to read commits; the files come with `tree`. */
export type OwnRepository = AsyncDisposable & Required<Repository> & { readonly tree: () => Promise<Tree> };

/** `inPlace`: the root is the user's checkout itself, which held the head, unchanged and whole, and nothing else. */
export type Tree = Required<Repository> & { readonly inPlace: boolean };

export async function openOwnRepository(
  checkout: Checkout,
  head: string,
  temporaryParent?: string,
): Promise<OwnRepository> {
  const folder = await temporaryFolder("pr-subagents-tree", temporaryParent);
  const dispose = () => folder[Symbol.asyncDispose]();
  try {
    const gitDir = join(folder.path, "git");
    makeGitDirectory(checkout, head, gitDir);
    const tree = () => layOut(checkout, head, { gitDir, root: join(folder.path, "tree") });
    return { root: folder.path, gitDir, tree, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function layOut(checkout: Checkout, head: string, own: Required<Repository>): Promise<Tree> {
  if (await holdsHead(checkout, head, own.gitDir)) return { root: checkout.root, gitDir: own.gitDir, inPlace: true };
  await mkdir(own.root);
  await readGit(own, ["read-tree", "--reset", head]);
  await readGit(own, ["checkout-index", "--all", "--force", "--quiet"]);
  return { ...own, inPlace: false };
}

/** Both at once, for those who need the files. */
export async function layOutHead(
  checkout: Checkout,
  head: string,
  temporaryParent?: string,
): Promise<Tree & AsyncDisposable> {
  const repository = await openOwnRepository(checkout, head, temporaryParent);
  try {
    return { ...(await repository.tree()), [Symbol.asyncDispose]: () => repository[Symbol.asyncDispose]() };
  } catch (error) {
    await repository[Symbol.asyncDispose]();
    throw error;
  }
}

/**
 * Takes every attribute back that changes contents or hides them: a pull request must not be able to take its files out of
 * the diff with a line in `.gitattributes`.
 */
const attributes = "* !diff !text !eol !crlf !ident !filter !working-tree-encoding !merge !whitespace\n";

/** A handful of tiny files: written one after the other they take less time than a queue for them would. */
function makeGitDirectory(checkout: Checkout, head: string, gitDir: string): void {
  const posix = process.platform !== "win32";
  const format = head.length === 64 ? "[extensions]\n\tobjectFormat = sha256\n" : "";
  const config = `[core]\n\trepositoryFormatVersion = 1\n\tbare = false\n\tfileMode = ${posix}\n\tsymlinks = ${posix}\n${format}`;
  for (const folder of ["objects/info", "refs", "info"]) mkdirSync(join(gitDir, folder), { recursive: true });
  writeFileSync(join(gitDir, "HEAD"), `${head}\n`);
  writeFileSync(join(gitDir, "config"), config);
  writeFileSync(join(gitDir, "info", "attributes"), attributes);
  writeFileSync(join(gitDir, "objects", "info", "alternates"), `${quoted(checkout.objects)}\n`);
  if (checkout.shallow) copyFileSync(checkout.boundary, join(gitDir, "shallow"));
}

/** In the file of alternates a path that starts with a double quote is read as a C string. */
function quoted(path: string): string {
  return path.startsWith('"') ? JSON.stringify(path) : path;
}

/**
 * Whether the checkout's files are exactly the head's. The comparison uses a copy of the checkout's index, which knows the
 * files' times, in our own directory, where no filter of the checkout can run. When in doubt: no.
 */
async function holdsHead(checkout: Checkout, head: string, gitDir: string): Promise<boolean> {
  if (checkout.sparse || checkout.head !== head) return false;
  const times = await stat(checkout.index).catch(() => undefined);
  if (!times) return false;
  const copy = join(gitDir, "index");
  await copyFile(checkout.index, copy);
  // Git trusts a file's times only if they are older than the index's: the copy must not look younger than the original.
  await utimes(copy, Math.floor(times.atimeMs / 1000), Math.floor(times.mtimeMs / 1000));
  // One question for both: what differs from the head, and what earlier steps left behind (credentials among it), ignored or not.
  const args = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=normal", "--ignored=traditional"];
  const differing = await runGit({ root: checkout.root, gitDir }, args);
  return differing.code === 0 && differing.stdout.length === 0;
}
