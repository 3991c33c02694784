/**
 * The arguments of a plan as the strings that a program is given. Every file among them lies inside the tree, and none of
 * them can be taken for an option because of its name.
 */
import { statSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { Argument, PathAccess } from "../../permission/shell/plan.ts";
import { ToolProblem } from "../workspace.ts";
import { type Confined, confine, type Ground, leadsOut } from "./confine.ts";
import { expandGlob, literalOf, type Match } from "./glob.ts";

export type Standing = Ground & { readonly status: number };

/** A file or folder that an argument names. */
export type NamedPath = Confined & { readonly name: string; readonly access: PathAccess };

export type Given = {
  readonly args: readonly string[];
  /** What wildcards matched and nobody may read. */
  readonly leftOut: readonly Match[];
  /** How many of the arguments name files. */
  readonly files: number;
};

export type Use = {
  /** What `xargs` or `find` found. */
  readonly items?: readonly string[];
  /** `printed`: nobody opens what is named, so it stands as bash would print it. */
  readonly names?: "opened" | "printed";
};

/** Throws `ToolProblem` where a written path leads out of the tree. */
export function giveArguments(args: readonly Argument[], standing: Standing, use: Use = {}): Given {
  const leftOut: Match[] = [];
  let files = 0;
  const give = (argument: Argument): readonly string[] => {
    switch (argument.kind) {
      case "text":
        return [argument.text];
      case "status":
        return [`${argument.before}${standing.status}${argument.after}`];
      case "item":
        return (use.items ?? []).map((item) => wholeItem(argument, item));
      case "path": {
        const matches = matchesOf(argument, standing);
        const given = use.names === "printed" ? matches : matches.filter((match) => match.standing === "inside");
        leftOut.push(...matches.filter((match) => !given.includes(match)));
        files += given.length;
        const write = use.names === "printed" ? asWritten : asOperand;
        return given.map(({ name }) => (argument.prefix ?? "") + write(name));
      }
    }
  };
  return { args: args.flatMap(give), leftOut, files };
}

type PathArgument = Extract<Argument, { kind: "path" }>;
type ItemArgument = Extract<Argument, { kind: "item" }>;

function matchesOf(argument: PathArgument, standing: Standing): readonly Match[] {
  const found = expandGlob(argument.pieces, standing);
  const endless = (name: string): boolean => argument.access === "read" && isDevice(standing, name);
  if (found) return found.map((match) => (endless(match.name) ? { ...match, standing: "device" } : match));
  const name = literalOf(argument.pieces);
  requireInside(standing, name);
  if (endless(name)) throw new ToolProblem(`${name} is not a regular file, and cannot be read.`);
  return [{ name, standing: "inside" }];
}

/** Nobody reads from a FIFO, a socket or a device: it may never end. */
function isDevice({ cwd }: Ground, name: string): boolean {
  try {
    const stats = statSync(isAbsolute(name) ? name : `${cwd}/${name}`);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}

export function requireInside(ground: Ground, name: string): Confined {
  const place = confine(ground, name);
  if (place.standing !== "inside") throw leadsOut(name, place);
  return place;
}

/** For a judge who does not run anything: every file that the argument names, wherever it leads. */
export function namedPaths(argument: PathArgument, ground: Ground): readonly NamedPath[] {
  const found = expandGlob(argument.pieces, ground);
  const names = found?.filter(({ standing }) => standing === "inside").map(({ name }) => name) ?? [
    literalOf(argument.pieces),
  ];
  return names.map((name) => ({ ...confine(ground, name), name, access: argument.access }));
}

/** Whether an item may be given to the argument; `hyphen`: it would be an option. */
export function judgeItem(
  argument: ItemArgument,
  item: string,
  ground: Ground,
): "good" | "hyphen" | "device" | Exclude<Confined["standing"], "inside"> {
  const whole = wholeItem(argument, item);
  if (argument.hyphen === "refused" && whole.startsWith("-")) return "hyphen";
  if (argument.access === undefined) return "good";
  // Behind an option (`--file={}`) the file is what follows it.
  const names = argument.before.startsWith("-") ? [item + argument.after] : [whole];
  const standing = names.map((name) => confine(ground, name).standing).find((each) => each !== "inside");
  if (standing !== undefined) return standing;
  return argument.access === "read" && names.some((name) => isDevice(ground, name)) ? "device" : "good";
}

function wholeItem({ before, after, access }: ItemArgument, item: string): string {
  const whole = before + item + after;
  return access !== undefined && before === "" ? asOperand(whole) : whole;
}

/** A file's name must not become an option. */
function asOperand(path: string): string {
  return path.startsWith("-") ? `./${path}` : path;
}

function asWritten(path: string): string {
  return path;
}
