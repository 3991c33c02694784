/**
 * Notices whether readers left everything as it was: the shared tree, our git directory and the checkout's. It compares what
 * the file system says of every file, times of change included, so restoring a file's contents or date does not hide a change.
 */
import { createHash } from "node:crypto";
import { cp, lstat, mkdtemp, readdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { type Repository, readGit } from "../system/git.ts";
import type { Tree } from "./tree.ts";

/** What changed, in words; nothing where all is as before. */
export type Tripwire = { readonly check: () => Promise<readonly string[]> };

const MAX_NAMED = 50;

export async function armTripwire(tree: Tree): Promise<Tripwire> {
  // Asked with an index of our own: in one that others can write to, a changed file could be made to look unchanged.
  const own = await mkdtemp(join(dirname(tree.gitDir), "tripwire-"));
  await cp(tree.gitDir, own, { recursive: true, preserveTimestamps: true });
  const before = await takeSnapshot(tree, own);
  return {
    async check() {
      const changes = compare(before, await takeSnapshot(tree, own));
      const more = changes.length - MAX_NAMED;
      return more > 0 ? [...changes.slice(0, MAX_NAMED), `and ${more} more`] : changes;
    },
  };
}

/**
 * What is there, by its path: relative in the tree, absolute elsewhere. A tracked file that is as in the index is not listed:
 * git sees for itself when it changes.
 */
type Snapshot = Map<string, string>;

async function takeSnapshot(tree: Tree, own: string): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  const folders = outermost([tree.gitDir, tree.checkout.gitDir, commonDirectory(tree), join(tree.root, ".git")]);
  await Promise.all([
    recordFiles({ root: tree.root, gitDir: own }, snapshot),
    ...folders.map((folder) => record(folder, snapshot, "git")),
  ]);
  await Promise.all([recordIndex(tree, snapshot), recordIndex(tree.checkout, snapshot)]);
  return snapshot;
}

/** By its entries: git also writes down there what it learned of files' times, whoever asks it. */
async function recordIndex(repository: Required<Repository>, snapshot: Snapshot): Promise<void> {
  const entries = await readGit(repository, ["ls-files", "--stage", "-v", "-z"]);
  snapshot.set(join(repository.gitDir, "index"), createHash("sha256").update(entries).digest("hex"));
}

/** A worktree's own directory is not where the references and settings are. */
function commonDirectory({ gitDir, checkout }: Tree): string {
  return basename(checkout.objects) === "objects" ? dirname(checkout.objects) : gitDir;
}

function outermost(folders: readonly string[]): readonly string[] {
  const all = [...new Set(folders)];
  return all.filter((folder) => !all.some((other) => folder !== other && folder.startsWith(other + sep)));
}

const question = [
  ...["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching"],
  // Inside of a submodule git would read that one's configuration.
  "--ignore-submodules=dirty",
];

async function recordFiles(tree: Required<Repository>, snapshot: Snapshot): Promise<void> {
  const output = await readGit(tree, question);
  // Who has the temporary folder inside the work tree finds there what we ourselves write.
  const folder = dirname(dirname(tree.gitDir)) + sep;
  const isOurs = (path: string): boolean => folder.startsWith(tree.root + sep) && path.startsWith(folder);
  for (const entry of output.toString("utf8").split("\0")) {
    if (entry === "") continue;
    const path = entry.slice(3).replace(/\/$/, "");
    const found: Snapshot = new Map([[join(tree.root, path), ""]]);
    await record(join(tree.root, path), found, "file");
    for (const [inner, print] of found)
      if (!isOurs(inner)) snapshot.set(relative(tree.root, inner), `${entry.slice(0, 2)} ${print}`);
  }
}

async function record(path: string, snapshot: Snapshot, kind: "file" | "git"): Promise<void> {
  const there = await lstat(path, { bigint: true }).catch(ifMissing);
  if (!there) return;
  if (!there.isDirectory()) {
    const links = kind === "git" && path.includes(`${sep}objects${sep}`) ? `${there.nlink} links ` : "";
    snapshot.set(path, [there.mode, there.size, there.mtimeNs, there.ino, `${links}${there.ctimeNs}`].join(":"));
    return;
  }
  // Loose objects are many, and are never rewritten: their folder's time tells of every one that comes or goes. Of other folders
  // the time says nothing: it changes with every lock.
  const loose = kind === "git" && looseObjects.test(path);
  snapshot.set(path, loose ? `${there.mode}:${there.mtimeNs}` : String(there.mode));
  if (loose) return;
  const names = (await readdir(path).catch(ifMissing)) ?? [];
  await Promise.all(names.map((name) => record(join(path, name), snapshot, kind)));
}

const looseObjects = /[\\/]objects[\\/][0-9a-f]{2}$/;

function compare(before: Snapshot, after: Snapshot): readonly string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} is gone`);
  const other = [...after].flatMap(([path, print]) => {
    if (isSame(before.get(path), print)) return [];
    return [`${path} ${before.has(path) || isTracked(print) ? "was changed" : "is new"}`];
  });
  return [...gone, ...other].sort();
}

/** Another clone may link to the same objects, which changes nothing but their number of links and this one time. */
function isSame(before: string | undefined, after: string): boolean {
  if (before === after) return true;
  const [was, is] = [linkedObject.exec(before ?? ""), linkedObject.exec(after)];
  return was !== null && is !== null && was[1] === is[1] && was[2] !== is[2];
}

const linkedObject = /^(.*):(\d+) links \d+$/;

/** Git's two letters for a file that it knows, and that is not as it knows it. */
function isTracked(print: string): boolean {
  return /^[ MTADRCU]{2} /.test(print);
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
    return undefined;
  throw error;
}
