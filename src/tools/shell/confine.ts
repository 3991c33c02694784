/**
 * Where a word of a command really leads, seen as the program that is given it would see it: link by link, and `..` after
 * a link taken from where the link leads. Nothing outside the tree, in `.git`, `/proc`, `/sys` or `/dev` counts as inside.
 */
import { lstatSync, readlinkSync, realpathSync, type Stats, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { Forbidden, ToolProblem } from "../workspace.ts";

/** `path` is relative to the root with forward slashes, "." for the root; absolute where it leads out. */
export type Confined = {
  readonly path: string;
  readonly real: string;
  readonly standing: "inside" | "withheld" | "git" | "outside";
};

const MAX_LINKS = 40;
/** For the case that somebody makes the whole machine the workspace. */
const forbiddenFolders = ["/proc", "/sys", "/dev"] as const;

/** The tree, the folder in it where somebody stands, and the paths from the root that a rule forbids to read. */
export type Ground = {
  readonly root: string;
  readonly cwd: string;
  readonly withheld?: ReadonlySet<string> | undefined;
};

export function confine(ground: Ground, name: string): Confined {
  if (name.includes("\0")) throw new ToolProblem("A path cannot contain a NUL character.");
  return withholding(standingOf(ground.root, realPlace(absolute(ground.cwd, name), MAX_LINKS)), ground);
}

/** A `special` file (FIFO, socket, device) may never end. */
export type Looked = Confined & { readonly special: boolean };

/**
 * The same for many names, which mostly lie beside each other: what is no link lies where its folder lies, and each folder is
 * placed once. Only for names that are looked at together.
 */
export function confiner(ground: Ground): (name: string) => Looked {
  const folders = new Map<string, string>();
  return (name) => {
    const slash = name.lastIndexOf("/") + 1;
    const [folder, last] = [name.slice(0, slash) || ".", name.slice(slash)];
    const there = isDots(last) ? undefined : lookAt(ground, name);
    if (!there || there.isSymbolicLink())
      return { ...confine(ground, name), special: isSpecial(statsBehind(ground, name)) };
    const real = folders.get(folder) ?? confine(ground, folder).real;
    folders.set(folder, real);
    const place = standingOf(ground.root, `${real === "/" ? "" : real}/${last}`);
    return { ...withholding(place, ground), special: isSpecial(there) };
  };
}

function isDots(name: string): boolean {
  return name === "" || name === "." || name === "..";
}

function isSpecial(stats: Stats | undefined): boolean {
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

function lookAt({ cwd }: Ground, name: string): Stats | undefined {
  try {
    return lstatSync(absolute(cwd, name));
  } catch {
    return undefined;
  }
}

function statsBehind({ cwd }: Ground, name: string): Stats | undefined {
  try {
    return statSync(absolute(cwd, name));
  } catch {
    return undefined;
  }
}

/** Not normalised: `..` after a link means something else to a program than to a text. */
function absolute(cwd: string, name: string): string {
  return isAbsolute(name) ? name : `${cwd}/${name}`;
}

function withholding(place: Confined, { withheld }: Ground): Confined {
  return withheld?.has(place.path) ? { ...place, standing: "withheld" } : place;
}

/** A refusal that says what to do. */
export function leadsOut(name: string, { standing }: Confined): Forbidden {
  if (standing === "git") return new Forbidden(`${name} lies in .git, which cannot be read. Use git commands instead.`);
  if (standing === "withheld") return new Forbidden(`${name} is withheld by a rule. Go on without it.`);
  return new Forbidden(`${name} leads out of the reviewed tree, and cannot be read. Name a file inside the tree.`);
}

function standingOf(root: string, real: string): Confined {
  const path = relative(root, real).split(sep).join("/");
  const leaves = path === ".." || path.startsWith("../") || isAbsolute(path);
  const forbidden = forbiddenFolders.some((folder) => real === folder || real.startsWith(`${folder}/`));
  if (leaves || forbidden) return { path: real, real, standing: "outside" };
  const inGit = path.split("/").some((part) => part.toLowerCase() === ".git");
  return { path: path || ".", real, standing: inGit ? "git" : "inside" };
}

/** What does not exist is placed by its nearest existing folder; a link that leads nowhere, by where it would lead. */
function realPlace(absolute: string, links: number): string {
  try {
    return realpathSync.native(absolute);
  } catch (error) {
    if (!isMissing(error) || links === 0) throw new ToolProblem(`${absolute} cannot be opened (${codeOf(error)}).`);
    const { parent, name } = splitLast(absolute);
    if (parent === absolute) return absolute;
    const folder = realPlace(parent, links - 1);
    const target = linkTarget(`${folder}/${name}`);
    // Nothing can be opened beyond a folder that is not there: the rest is only a name.
    if (target === undefined) return resolve(folder, name);
    return realPlace(isAbsolute(target) ? target : `${folder}/${target}`, links - 1);
  }
}

function splitLast(path: string): { readonly parent: string; readonly name: string } {
  const bare = path.replace(/\/+$/, "");
  const slash = bare.lastIndexOf("/");
  return slash <= 0
    ? { parent: "/", name: bare.slice(slash + 1) }
    : { parent: bare.slice(0, slash), name: bare.slice(slash + 1) };
}

function linkTarget(absolute: string): string | undefined {
  try {
    return lstatSync(absolute).isSymbolicLink() ? readlinkSync(absolute) : undefined;
  } catch {
    return undefined;
  }
}

const missingCodes = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"];

function isMissing(error: unknown): boolean {
  return missingCodes.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
