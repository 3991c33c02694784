/**
 * The one tree that a session reviews: the head's files in a folder, and a git directory of our own beside them. That
 * directory borrows the checkout's objects and nothing else: no configuration, credentials, hooks, filters or attributes
 * of the checkout act on what the tools do, and nothing that they do changes the checkout.
 */
import { copyFile, lstat, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Repository, readGit } from "../system/git.ts";
import { temporaryFolder } from "../system/temporary.ts";
import {
  completeGitDirectory,
  copyIndex,
  isUntouched,
  makeGitDirectory,
  objectFolders,
  type Ref,
} from "./own-directory.ts";
import type { Checkout } from "./repository.ts";

/** A git directory of our own on the checkout's objects. It is enough to read commits; the files come with `tree`. */
export type OwnRepository = AsyncDisposable &
  Required<Repository> & {
    /** `refs`: names that shall be there beside the checkout's own, such as the base branch's. */
    readonly tree: (refs?: readonly Ref[]) => Promise<Tree>;
  };

export type Tree = Required<Repository> & {
  /** The root is the user's checkout itself. In a review it held the head, unchanged and whole, and nothing else. */
  readonly inPlace: boolean;
  readonly checkout: Checkout;
  /** The folders of objects that the git directory borrows from, directly or by way of another. */
  readonly objects: readonly string[];
};

export async function openOwnRepository(
  checkout: Checkout,
  head: string,
  temporaryParent?: string,
): Promise<OwnRepository> {
  const folder = await temporaryFolder("pr-subagents-tree", temporaryParent);
  const dispose = () => folder[Symbol.asyncDispose]();
  try {
    const gitDir = join(folder.path, "git");
    makeGitDirectory(checkout, gitDir, { head });
    const tree: OwnRepository["tree"] = async (refs = []) => {
      const [laidOut, objects] = await Promise.all([
        layOut(checkout, head, { gitDir, root: join(folder.path, "tree") }),
        objectFolders(checkout.objects),
        completeGitDirectory(checkout, gitDir, { head, refs }),
      ]);
      return { ...laidOut, checkout, objects };
    };
    return { root: folder.path, gitDir, tree, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function layOut(
  checkout: Checkout,
  head: string,
  own: Required<Repository>,
): Promise<Pick<Tree, "root" | "gitDir" | "inPlace">> {
  if (await holdsHead(checkout, head, own.gitDir)) return { root: checkout.root, gitDir: own.gitDir, inPlace: true };
  await mkdir(own.root);
  await readGit(own, ["read-tree", "--reset", head]);
  // Remembers the files' times, so that the next look at them is quick.
  await readGit(own, ["checkout-index", "--all", "--force", "--quiet", "--index"]);
  // In the box, the git directory lies here.
  await mkdir(join(own.root, ".git"));
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

/** The user's own work tree as it is, changed and untracked files included, for tools without a pull request. */
export async function openWorkingTree(checkout: Checkout, temporaryParent?: string): Promise<Tree & AsyncDisposable> {
  const folder = await temporaryFolder("pr-subagents-tree", temporaryParent);
  const dispose = () => folder[Symbol.asyncDispose]();
  try {
    const gitDir = join(folder.path, "git");
    // Before the first commit there is a branch, and nothing on it: git reads the same of a name that leads nowhere.
    makeGitDirectory(checkout, gitDir, { head: checkout.head ?? "ref: refs/heads/main" });
    const [objects] = await Promise.all([
      objectFolders(checkout.objects),
      completeGitDirectory(checkout, gitDir, { head: checkout.head ?? "" }),
      copyIndex(checkout, gitDir),
      copyFile(join(dirname(checkout.objects), "info", "exclude"), join(gitDir, "info", "exclude")).catch(ifMissing),
    ]);
    return { root: checkout.root, gitDir, inPlace: true, checkout, objects, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Whether the checkout's files are exactly the head's. The comparison uses a copy of the checkout's index in our own directory,
 * where no filter of the checkout can run. When in doubt: no.
 */
async function holdsHead(checkout: Checkout, head: string, gitDir: string): Promise<boolean> {
  if (checkout.sparse || checkout.head !== head) return false;
  // A worktree's `.git` is a file: our own directory could not lie there. A submodule's files belong to another repository.
  const own = await lstat(join(checkout.root, ".git")).catch(ifMissing);
  const modules = await readdir(join(dirname(checkout.objects), "modules")).catch(ifMissing);
  if (!own?.isDirectory() || (modules !== undefined && modules.length > 0)) return false;
  return (await copyIndex(checkout, gitDir)) && isUntouched(checkout.root, gitDir);
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
