/**
 * The reviewed tree, and the only way for a tool to reach a file in it. What counts is the real path: a name that leads out
 * of the tree, into `.git` or to anything but a regular file is refused, however it is written.
 */
import { constants } from "node:fs";
import { type FileHandle, lstat, open, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Subject } from "../permission/decision.ts";
import type { Commits } from "../pull/pull-request.ts";
import type { Repository } from "../system/git.ts";

/** Beyond this a file is searched, not read. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** `root` is a real path. */
export type Workspace = { readonly root: string; readonly repository: Repository; readonly commits: Commits };

/** A refusal or failure that the model can read and act on. */
export class ToolProblem extends Error {}

export type Place = {
  readonly absolute: string;
  /** Relative to the root with forward slashes, "." for the root itself; absolute where it is outside. */
  readonly path: string;
  readonly inside: boolean;
};

export async function openWorkspace(repository: Repository, commits: Commits): Promise<Workspace> {
  const root = await realpath(repository.root);
  return { root, repository: { ...repository, root }, commits };
}

/** Where a name really leads; a file that does not exist is placed by its nearest existing folder. */
export async function locatePlace(workspace: Workspace, name: string): Promise<Place> {
  requireText(name);
  return placeOf(workspace, await realPlace(resolve(workspace.root, name)));
}

/** By name alone, for what is read from git's objects: there a link is a text like any other, and leads nowhere. */
export function nameInTree(workspace: Workspace, name: string): Place {
  requireText(name);
  return placeOf(workspace, resolve(workspace.root, name));
}

function placeOf({ root }: Workspace, absolute: string): Place {
  const path = relative(root, absolute).split(sep).join("/");
  const leaves = path === ".." || path.startsWith("../") || isAbsolute(path);
  const forbidden = forbiddenFolders.some((folder) => absolute === folder || absolute.startsWith(`${folder}/`));
  const inGit = path.split("/").some((part) => part.toLowerCase() === ".git");
  if (leaves || forbidden) return { absolute, path: absolute, inside: false };
  return { absolute, path: path || ".", inside: !inGit };
}

function requireText(name: string): void {
  if (name.includes("\0")) throw new ToolProblem("A path cannot contain a NUL character.");
}

/** For the case that somebody makes the whole machine the workspace. */
const forbiddenFolders = ["/proc", "/sys", "/dev"] as const;

async function realPlace(absolute: string): Promise<string> {
  try {
    return await realpath(absolute);
  } catch (error) {
    const parent = dirname(absolute);
    if (parent === absolute || !isMissing(error)) throw refusal(absolute, error);
    return join(await realPlace(parent), basename(absolute));
  }
}

/** `read` opens this one file; `search` looks through whatever lies there. */
export async function pathSubject(workspace: Workspace, name: string, access: "read" | "search"): Promise<Subject> {
  const { path, inside } = await locatePlace(workspace, name);
  return { kind: "path", path, access, inside };
}

/** A place inside, or a refusal: the worker refuses on its own, whatever the parent decided. */
async function requireInside(workspace: Workspace, name: string): Promise<Place> {
  const place = await locatePlace(workspace, name);
  if (!place.inside) throw new ToolProblem(`${name} is outside the reviewed tree, and cannot be read.`);
  return place;
}

/** The place that a search starts from: it must be there, and inside. */
export async function requireSearchable(
  workspace: Workspace,
  name = ".",
): Promise<Place & { readonly folder: boolean }> {
  const place = await requireInside(workspace, name);
  const there = await stat(place.absolute).catch((error: unknown) => {
    if (isMissing(error)) throw new ToolProblem(`${name} does not exist. Leave path out to search the whole tree.`);
    throw refusal(name, error);
  });
  return { ...place, folder: there.isDirectory() };
}

export type FileContent = { readonly path: string; readonly bytes: Buffer };

export async function readFileInside(workspace: Workspace, name: string): Promise<FileContent> {
  const { absolute, path } = await requireInside(workspace, name);
  const file = await openNoFollow(absolute, path);
  try {
    const opened = await file.stat({ bigint: true });
    if (opened.isDirectory()) throw new ToolProblem(`${path} is a folder. Use Glob to list the files in it.`);
    if (!opened.isFile()) throw new ToolProblem(`${path} is not a regular file, and cannot be read.`);
    if (opened.size > MAX_FILE_BYTES) {
      throw new ToolProblem(`${path} has ${opened.size} bytes, which is too large to read. Use Grep to search in it.`);
    }
    await requireSameFile(absolute, opened);
    return { path, bytes: await file.readFile() };
  } finally {
    await file.close();
  }
}

/** Does not follow a link in the last place, and does not wait for the other end of a FIFO. */
async function openNoFollow(absolute: string, path: string): Promise<FileHandle> {
  // Windows knows neither flag.
  const flags = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  try {
    return await open(absolute, constants.O_RDONLY | flags);
  } catch (error) {
    if (!isMissing(error)) throw refusal(path, error);
    const link = await lstat(absolute).catch(() => undefined);
    throw new ToolProblem(
      link ? `${path} is a link that leads nowhere.` : `${path} does not exist. Use Glob to find the file.`,
    );
  }
}

/** Between looking and opening, a folder on the way may have been replaced by a link: what was opened must be what is there. */
async function requireSameFile(
  absolute: string,
  opened: { readonly dev: bigint; readonly ino: bigint },
): Promise<void> {
  const [real, there] = await Promise.all([realpath(absolute), stat(absolute, { bigint: true })]);
  if (real === absolute && there.dev === opened.dev && there.ino === opened.ino) return;
  throw new ToolProblem("The file was replaced while it was being opened, and was not read.");
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

function refusal(path: string, error: unknown): ToolProblem {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new ToolProblem(`${path} cannot be opened (${code}).`, { cause: error });
}
