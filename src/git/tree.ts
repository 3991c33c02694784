/**
 * The one tree that a session reviews: the head's files in a folder, and a git directory of our own beside them. That
 * directory borrows the checkout's objects and nothing else: no configuration, credentials, hooks, filters or attributes
 * of the checkout act on what the tools do, and nothing that they do changes the checkout.
 */
import { copyFile, mkdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Repository, readGit, runGit } from "../system/git.ts";
import { temporaryFolder } from "../system/temporary.ts";
import type { Checkout } from "./repository.ts";

/** `inPlace`: the root is the user's checkout itself, which held the head, unchanged and whole, and nothing else. */
export type Tree = AsyncDisposable & Required<Repository> & { readonly inPlace: boolean };

export async function layOutHead(checkout: Checkout, head: string, temporaryParent?: string): Promise<Tree> {
  const folder = await temporaryFolder("pr-subagents-tree", temporaryParent);
  try {
    const gitDir = join(folder.path, "git");
    await makeGitDirectory(checkout, head, gitDir);
    const dispose = { [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
    if (await holdsHead(checkout, head, gitDir)) return { root: checkout.root, gitDir, inPlace: true, ...dispose };
    const root = join(folder.path, "tree");
    await mkdir(root);
    await readGit({ root, gitDir }, ["read-tree", "--reset", head]);
    await readGit({ root, gitDir }, ["checkout-index", "--all", "--force", "--quiet"]);
    return { root, gitDir, inPlace: false, ...dispose };
  } catch (error) {
    await folder[Symbol.asyncDispose]();
    throw error;
  }
}

/**
 * Takes every attribute back that changes contents or hides them: a pull request must not be able to take its files out of
 * the diff with a line in `.gitattributes`.
 */
const attributes = "* !diff !text !eol !crlf !ident !filter !working-tree-encoding !merge !whitespace\n";

async function makeGitDirectory(checkout: Checkout, head: string, gitDir: string): Promise<void> {
  const posix = process.platform !== "win32";
  const format = head.length === 64 ? "[extensions]\n\tobjectFormat = sha256\n" : "";
  const config = `[core]\n\trepositoryFormatVersion = 1\n\tbare = false\n\tfileMode = ${posix}\n\tsymlinks = ${posix}\n${format}`;
  await mkdir(join(gitDir, "objects", "info"), { recursive: true });
  await mkdir(join(gitDir, "refs"));
  await mkdir(join(gitDir, "info"));
  await Promise.all([
    writeFile(join(gitDir, "HEAD"), `${head}\n`),
    writeFile(join(gitDir, "config"), config),
    writeFile(join(gitDir, "info", "attributes"), attributes),
    writeFile(join(gitDir, "objects", "info", "alternates"), `${quoted(checkout.objects)}\n`),
    checkout.shallow && copyShallowBoundary(checkout, gitDir),
  ]);
}

/** In the file of alternates a path that starts with a double quote is read as a C string. */
function quoted(path: string): string {
  return path.startsWith('"') ? JSON.stringify(path) : path;
}

async function copyShallowBoundary(checkout: Checkout, gitDir: string): Promise<void> {
  const output = await readGit(checkout, ["rev-parse", "--path-format=absolute", "--git-path", "shallow"]);
  await copyFile(output.toString("utf8").trimEnd(), join(gitDir, "shallow"));
}

/**
 * Whether the checkout's files are exactly the head's. The comparison uses a copy of the checkout's index, which knows the
 * files' times, in our own directory, where no filter of the checkout can run. When in doubt: no.
 */
async function holdsHead(checkout: Checkout, head: string, gitDir: string): Promise<boolean> {
  if (checkout.sparse) return false;
  const current = await runGit(checkout, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (current.stdout.toString("utf8").trim() !== head) return false;
  const output = await readGit(checkout, ["rev-parse", "--path-format=absolute", "--git-path", "index"]);
  const index = output.toString("utf8").trimEnd();
  const times = await stat(index).catch(() => undefined);
  if (!times) return false;
  const copy = join(gitDir, "index");
  await copyFile(index, copy);
  // Git trusts a file's times only if they are older than the index's: the copy must not look younger than the original.
  await utimes(copy, Math.floor(times.atimeMs / 1000), Math.floor(times.mtimeMs / 1000));
  const compared = await runGit({ root: checkout.root, gitDir }, ["diff-index", "--quiet", head, "--"]);
  if (compared.code !== 0) return false;
  // Files that earlier steps left behind (credentials among them) are not part of the pull request: nobody gets to see them.
  const others = await readGit({ root: checkout.root, gitDir }, ["ls-files", "--others", "-z", "--directory"]);
  return others.length === 0;
}
