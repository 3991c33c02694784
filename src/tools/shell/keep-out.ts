/** What git is given so that it keeps files out by itself. Exceptions alone leave all the rest in. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandPlan } from "../../permission/shell/plan.ts";
import type { Ground } from "./confine.ts";

/**
 * Where no `--` was written git itself tells revisions from paths, and after the first path it reads paths alone. `:name` is
 * also a revision if the index has such a file; it has none that ends with a slash. Leaves nothing out.
 */
const FIRST_PATH = ":(top,exclude,literal)//";

/** These pass over commits that change nothing of what their pathspec lets through. */
const walkers: readonly string[] = ["log", "show", "reflog"];
const everyCommit: readonly string[] = ["--full-history", "--sparse"];

/** `args` are the command's own. */
export function keepOut(args: readonly string[], command: CommandPlan, { withheld, cwd }: Ground): readonly string[] {
  if (!withheld?.size) return args;
  const exceptions = [...withheld].map((path) => `:(top,exclude,literal)${path}`);
  return [...args, ...(walks(command) && !namesPaths(command, cwd) ? everyCommit : []), FIRST_PATH, ...exceptions];
}

/** The subcommand is the first word that is neither an option nor the folder of `-C`. */
function walks(command: CommandPlan): boolean {
  const subcommand = command.arguments.find((word) => word.kind === "text" && !word.text.startsWith("-"));
  return subcommand?.kind === "text" && walkers.includes(subcommand.text);
}

function namesPaths(command: CommandPlan, cwd: string): boolean {
  return command.arguments.some((word) => {
    if (word.kind !== "text") return word.kind === "path";
    if (word.asCommits === undefined) return word.text === "--";
    return /[*?[]/.test(word.text) || existsSync(resolve(cwd, word.text));
  });
}
