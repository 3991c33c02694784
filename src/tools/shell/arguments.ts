/**
 * The arguments of a plan as the strings that a program is given. Every file among them lies inside the tree, and none of
 * them can be taken for an option because of its name.
 */
import type { Argument, PathAccess } from "../../permission/shell/plan.ts";
import { ToolProblem } from "../workspace.ts";
import { type Confined, confine, confiner, type Ground, type Looked, leadsOut } from "./confine.ts";
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
        return [(standing.withheld?.size ? argument.asCommits : undefined) ?? argument.text];
      case "status":
        return [`${argument.before}${standing.status}${argument.after}`];
      case "item":
        return (use.items ?? []).map((item) => wholeItem(argument, item));
      case "path": {
        const matches = matchesOf(argument, standing);
        if (argument.matches === "one" && matches.length > 1) throw tooMany(argument);
        const isGood = (match: Match): boolean =>
          use.names === "printed" || whyNot(match, argument.access) === undefined;
        const given = matches.filter(isGood);
        if (given.length < matches.length) leftOut.push(...matches.filter((match) => !isGood(match)));
        files += given.length;
        const write = use.names === "printed" ? asWritten : asOperand;
        return given.map(({ name }) => (argument.prefix ?? "") + write(name));
      }
    }
  };
  return { args: args.flatMap(give), leftOut, files };
}

/** Why nobody may be given this; nothing, if it is good. */
export function whyNot(
  { standing, special }: Looked,
  access: PathAccess,
): Exclude<Confined["standing"], "inside"> | "special" | undefined {
  if (standing !== "inside") return standing;
  return special && access === "read" ? "special" : undefined;
}

type PathArgument = Extract<Argument, { kind: "path" }>;
type ItemArgument = Extract<Argument, { kind: "item" }>;

function matchesOf(argument: PathArgument, standing: Standing): readonly Match[] {
  const found = expandGlob(argument.pieces, standing);
  if (found) return found;
  const name = literalOf(argument.pieces);
  const place = confiner(standing)(name);
  if (place.standing !== "inside") throw leadsOut(name, place);
  if (place.special && argument.access === "read") {
    throw new ToolProblem(`${name} is not a regular file, and cannot be read.`);
  }
  return [{ ...place, name }];
}

function tooMany({ pieces }: PathArgument): ToolProblem {
  return new ToolProblem(`${literalOf(pieces)} stands where one file is named, and matches several. Name one of them.`);
}

export function requireInside(ground: Ground, name: string): Confined {
  const place = confine(ground, name);
  if (place.standing !== "inside") throw leadsOut(name, place);
  return place;
}

/** For a judge who does not run anything: every file that the argument names, wherever it leads. */
export function namedPaths(argument: PathArgument, ground: Ground): readonly NamedPath[] {
  const name = literalOf(argument.pieces);
  const found = expandGlob(argument.pieces, ground)?.filter(({ standing }) => standing === "inside");
  return (found ?? [{ ...confine(ground, name), name }]).map((match) => ({ ...match, access: argument.access }));
}

/** The folder in front of the first wildcard, or the path itself: what is known without looking for matches. */
export function fixedPath(argument: PathArgument, ground: Ground): NamedPath {
  const wildcard = argument.pieces.findIndex(({ kind }) => kind === "glob");
  const written = literalOf(wildcard < 0 ? argument.pieces : argument.pieces.slice(0, wildcard));
  const name = wildcard < 0 ? written : written.slice(0, written.lastIndexOf("/") + 1) || ".";
  return { ...confine(ground, name), name, access: argument.access };
}

/** Why an item may not be given to the argument; `hyphen`: it would be an option, `percent`: a placeholder. */
export function whyNotItem(
  argument: ItemArgument,
  item: string,
  look: (name: string) => Looked,
): ReturnType<typeof whyNot> | "hyphen" | "percent" {
  const whole = wholeItem(argument, item);
  if (argument.percent === "refused" && item.includes("%")) return "percent";
  if (argument.hyphen === "refused" && whole.startsWith("-")) return "hyphen";
  if (argument.access === undefined) return undefined;
  // Behind an option (`--file={}`) the file is what follows it.
  return whyNot(look(argument.before.startsWith("-") ? item + argument.after : whole), argument.access);
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
