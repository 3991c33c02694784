/**
 * The only way for a tool to open a file of the tree. Only regular files are opened, nothing is waited for, and what was opened
 * is what was looked at: a link or a folder that is swapped in between leads nowhere.
 */
import { constants, lstatSync, realpathSync } from "node:fs";
import { type FileHandle, lstat, open, readlink } from "node:fs/promises";
import { isMissing, refusal, requireInside, ToolProblem, type Workspace } from "./workspace.ts";

/** Beyond this a file is searched, not read as a whole. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

export type FileContent = { readonly path: string; readonly bytes: Buffer };

/** The whole of a file that is not too large. */
export async function readFileInside(workspace: Workspace, name: string): Promise<FileContent> {
  await using opened = await openFileInside(workspace, name);
  const { path, size } = opened;
  const bytes = size > MAX_FILE_BYTES ? undefined : await readAtMost(opened.file, MAX_FILE_BYTES);
  if (bytes) return { path, bytes };
  throw new ToolProblem(`${path} has ${size} bytes, which is too large to read. Use Grep to search in it.`);
}

/** A regular file inside the tree, open for reading. `size` is what it had when it was opened: it may grow. */
export type OpenedFile = AsyncDisposable & {
  readonly path: string;
  readonly file: FileHandle;
  readonly size: number;
  readonly mode: number;
};

export async function openFileInside(workspace: Workspace, name: string): Promise<OpenedFile> {
  const { absolute, path } = await requireInside(workspace, name);
  const file = await openNoFollow(absolute, path);
  try {
    const opened = await file.stat({ bigint: true });
    if (opened.isDirectory()) throw new ToolProblem(`${path} is a folder. Use Glob to list the files in it.`);
    if (!opened.isFile()) throw new ToolProblem(`${path} is not a regular file, and cannot be read.`);
    await requireSameFile(absolute, file, opened);
    const { size, mode } = opened;
    return { path, file, size: Number(size), mode: Number(mode), [Symbol.asyncDispose]: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** All that the file holds now; `undefined` if that is more than the maximum, whatever was said about its size before. */
export async function readAtMost(file: FileHandle, maximum: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for (let total = 0; total <= maximum; ) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(CHUNK_BYTES), position: total });
    if (bytesRead === 0) return Buffer.concat(chunks);
    chunks.push(buffer.subarray(0, bytesRead));
    total += bytesRead;
  }
  return undefined;
}

/** Does not follow a link in the last place, and does not wait for the other end of a FIFO. */
async function openNoFollow(absolute: string, path: string): Promise<FileHandle> {
  // Windows knows neither flag.
  const flags = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  try {
    return await open(absolute, constants.O_RDONLY | flags);
  } catch (error) {
    const link = await lstat(absolute).catch(() => undefined);
    // Where it leads was asked before: to nothing that can be seen from here.
    if (link?.isSymbolicLink()) throw new ToolProblem(`${path} is a link that leads nowhere, or out of the tree.`);
    if (!isMissing(error)) throw refusal(path, error);
    throw new ToolProblem(`${path} does not exist. Use Glob to find the file.`);
  }
}

/**
 * Between looking and opening, a folder on the way may have been replaced by a link. Linux tells the real path of what is open,
 * and nothing can change that answer; elsewhere the file that is there now must be the one that was opened.
 */
async function requireSameFile(absolute: string, file: FileHandle, opened: Identity): Promise<void> {
  const real = await openedPath(file);
  if (real === undefined ? isStillThere(absolute, opened) : real === absolute) return;
  throw new ToolProblem("The file was replaced while it was being opened, and was not read. Call again.");
}

type Identity = { readonly dev: bigint; readonly ino: bigint };

/** In one breath, before and after: whoever swaps has no more than microseconds. */
function isStillThere(absolute: string, opened: Identity): boolean {
  try {
    const before = realpathSync.native(absolute);
    const there = lstatSync(absolute, { bigint: true });
    const after = realpathSync.native(absolute);
    return before === absolute && after === absolute && there.dev === opened.dev && there.ino === opened.ino;
  } catch {
    return false;
  }
}

/** `undefined` where the system does not tell. */
export function openedPath(file: FileHandle): Promise<string | undefined> {
  return readlink(`/proc/self/fd/${file.fd}`).catch(() => undefined);
}
