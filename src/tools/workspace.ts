/**
 * The reviewed tree, and where a name in it really leads. What counts is the real path: a name that leads out of the tree or
 * into `.git` is refused, however it is written.
 */
import { realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Subject } from "../permission/decision.ts";
import type { Commits } from "../pull/pull-request.ts";
import type { Repository } from "../system/git.ts";

/** What a worker's configuration says about its tree. */
export type TreeKind = {
  /** `none`: there are tracked files only. */
  readonly untracked: "none" | "possible";
  readonly access: "read" | "write";
};

/** `root` is a real path. */
export type Workspace = TreeKind & {
  readonly root: string;
  readonly repository: Repository;
  readonly commits: Commits;
  /** Paths from the root that a rule forbids to read: of one call, never of the workspace itself. */
  readonly withheld?: ReadonlySet<string>;
};

/** A refusal or failure that the model can read and act on. */
export class ToolProblem extends Error {}

/** What the worker does not allow, whatever the parent decided: a denial, and not a slip. */
export class Forbidden extends ToolProblem {}

export type Place = {
  readonly absolute: string;
  /** Relative to the root with forward slashes, "." for the root itself; absolute where it is outside. */
  readonly path: string;
  readonly inside: boolean;
};

export async function openWorkspace(
  repository: Repository,
  commits: Commits,
  { untracked = "possible", access = "read" }: Partial<TreeKind> = {},
): Promise<Workspace> {
  const root = await realpath(repository.root);
  return { root, repository: { ...repository, root }, commits, untracked, access };
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

/** `read` and `write` open this one file; `search` looks through whatever lies there. */
export async function pathSubject(
  workspace: Workspace,
  name: string,
  access: "read" | "search" | "write",
): Promise<Subject> {
  const { path, inside } = await locatePlace(workspace, name);
  const lexical = nameInTree(workspace, name);
  const named = lexical.inside && lexical.path !== path ? { named: lexical.path } : {};
  return { kind: "path", path, access, inside, ...named };
}

/** A place inside, or a refusal: the worker refuses on its own, whatever the parent decided. */
export async function requireInside(workspace: Workspace, name: string): Promise<Place> {
  const place = await locatePlace(workspace, name);
  if (!place.inside) throw new Forbidden(`${name} is outside the reviewed tree, and cannot be read.`);
  if (workspace.withheld?.has(place.path))
    throw new Forbidden(`${place.path} is withheld by a rule. Go on without it.`);
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

export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

export function refusal(path: string, error: unknown): ToolProblem {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new ToolProblem(`${path} cannot be opened (${code}).`, { cause: error });
}
