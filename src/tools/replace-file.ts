/**
 * Puts new contents in the place of a file, whole or not at all: they are written beside it and moved over it. Never outside the
 * tree, never into `.git`, never through a link in the last place, and only where the worker's tree may be changed.
 */
import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { openedPath } from "./opened-file.ts";
import { Forbidden, isMissing, type Place, refusal, requireInside, ToolProblem, type Workspace } from "./workspace.ts";

/** Nobody writes more by hand. */
const MAX_WRITTEN_BYTES = 8 * 1024 * 1024;

const NEW_FILE_MODE = 0o644;
const PERMISSIONS = 0o777;

export type Target = Place & { readonly exists: boolean };

/** Where a name leads for writing, after all that forbids it has been asked. */
export async function requireWritable(workspace: Workspace, name: string): Promise<Target> {
  if (workspace.access !== "write") {
    throw new Forbidden("This tree is for reading only: nothing can be written to it. Describe the change instead.");
  }
  const place = await requireInside(workspace, name);
  const there = await lstat(resolve(workspace.root, name)).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw refusal(place.path, error);
  });
  if (there?.isSymbolicLink()) {
    throw new ToolProblem(`${name} is a link. Name the file that it leads to, if that is what you want to change.`);
  }
  if (there?.isDirectory()) throw new ToolProblem(`${place.path} is a folder: name a file.`);
  if (there && !there.isFile()) throw new ToolProblem(`${place.path} is not a regular file, and cannot be written.`);
  return { ...place, exists: there !== undefined };
}

/** Keeps the permissions of the file that was there. Folders on the way are made. */
export async function replaceFile({ absolute, path }: Target, contents: string): Promise<void> {
  const bytes = Buffer.from(contents, "utf8");
  if (bytes.length > MAX_WRITTEN_BYTES) {
    throw new ToolProblem(`${path} would have ${bytes.length} bytes; at most ${MAX_WRITTEN_BYTES} can be written.`);
  }
  const parent = dirname(absolute);
  try {
    await mkdir(parent, { recursive: true });
    const folder = await open(parent, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0));
    await using _ = { [Symbol.asyncDispose]: () => folder.close() };
    await moveIn(await steadyFolder(folder, parent), basename(absolute), bytes);
  } catch (error) {
    throw error instanceof ToolProblem ? error : refusal(path, error);
  }
}

/** On Linux a path through the open folder itself, which no link that is swapped in can lead astray. */
async function steadyFolder(folder: FileHandle, parent: string): Promise<string> {
  const real = await openedPath(folder);
  if (real === undefined) return parent;
  if (real !== parent) throw new ToolProblem("The folder was replaced while it was being opened. Call again.");
  return `/proc/self/fd/${folder.fd}`;
}

let drafts = 0;

async function moveIn(folder: string, name: string, bytes: Buffer): Promise<void> {
  const before = await lstat(join(folder, name)).catch(() => undefined);
  const mode = before?.isFile() ? before.mode & PERMISSIONS : NEW_FILE_MODE;
  drafts += 1;
  const draft = join(folder, `.pr-subagents-${process.pid}-${drafts}`);
  const file = await open(draft, "wx", mode);
  try {
    await file.writeFile(bytes);
    // The mask of the process must not take away what the file had.
    await file.chmod(mode);
    await file.close();
    await rename(draft, join(folder, name));
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

const queues = new Map<string, Promise<unknown>>();

/** Changes of one file happen one after the other: of two that are called together, none is lost. */
export async function inTurn<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  const turn = (queues.get(file) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  queues.set(file, settled);
  try {
    return await turn;
  } finally {
    if (queues.get(file) === settled) queues.delete(file);
  }
}
