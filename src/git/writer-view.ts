/**
 * A copy of the tree for those who write: a team's tests, and agents that edit. Nothing in it is shared with the tree, and
 * nothing that they do in it reaches anything else, except as the changes that `collectChanges` reads.
 */
import { cp, lstat, mkdir, readlink, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Repository, readGit } from "../system/git.ts";
import { temporaryFolder } from "../system/temporary.ts";
import { borrowFolders } from "./ignored-folders.ts";
import { type Ledger, listDiffering, openLedger } from "./ledger.ts";
import type { Tree } from "./tree.ts";

/** `root` is a folder of its own; in the box it lies where the readers' tree does, so that paths agree. */
export type WriterView = AsyncDisposable &
  Required<Repository> & {
    /** For `Box.objects`. */
    readonly objects: readonly string[];
    /** Ignored folders of the checkout that were copied along, such as `node_modules`. */
    readonly borrowed: readonly string[];
    /** What of the checkout is not in the view, and why: a sentence each. */
    readonly leftOut: readonly string[];
    readonly ledger: Ledger;
  };

export async function openWriterView(tree: Tree, temporaryParent?: string): Promise<WriterView> {
  const folder = await temporaryFolder("pr-subagents-view", temporaryParent);
  const dispose = () => folder[Symbol.asyncDispose]();
  try {
    const view = { root: join(folder.path, "view"), gitDir: join(folder.path, "git") };
    await mkdir(join(view.root, ".git"), { recursive: true });
    await cp(tree.gitDir, view.gitDir, { recursive: true, preserveTimestamps: true });
    await writeFile(join(view.gitDir, "gitfile"), `gitdir: ${view.gitDir}\n`);
    await readGit(view, ["checkout-index", "--all", "--force", "--quiet", "--index"]);
    const loose = await copyDiffering(tree, view.root);
    const ledger = await openLedger(tree.checkout, view, join(folder.path, "ledger"));
    const { borrowed, leftOut } = await borrowFolders(tree, view);
    return {
      ...view,
      objects: tree.objects,
      borrowed,
      leftOut: [...loose, ...leftOut],
      ledger,
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** In a user's own work tree, what differs from the index is part of the tree; in a review nothing does. */
async function copyDiffering(tree: Tree, to: string): Promise<readonly string[]> {
  const leftOut: string[] = [];
  const root = await realpath(tree.root);
  for (const path of await listDiffering(tree)) {
    if (path.endsWith("/")) leftOut.push(`${path} is a repository of its own`);
    else await copyOne(join(root, path), join(to, path));
  }
  return leftOut;
}

async function copyOne(from: string, to: string): Promise<void> {
  // A folder on the way that became a link leads to other files than git meant.
  const folder = await realpath(dirname(from)).catch(() => undefined);
  const there = folder === dirname(from) ? await lstat(from).catch(() => undefined) : undefined;
  await rm(to, { recursive: true, force: true });
  if (!there) return;
  await mkdir(dirname(to), { recursive: true });
  if (there.isSymbolicLink()) await symlink(await readlink(from), to);
  else if (there.isFile()) await cp(from, to, { preserveTimestamps: true });
}
