/** Runs one command of a plan: answered here, repeated over items, or as a program of its own. */
import type { CommandPlan } from "../../permission/shell/plan.ts";
import { answersAnywhere } from "../../permission/shell/version-commands.ts";
import { type Streams, startProgram, TooManyArguments } from "../../system/pipeline.ts";
import { giveArguments, whyNot } from "./arguments.ts";
import { BASH_SAYS, builtins, type Outcome } from "./builtins.ts";
import type { Match } from "./glob.ts";
import { keepOut } from "./keep-out.ts";
import { harden, type Invocation } from "./machine.ts";
import { openRedirects } from "./redirect.ts";
import { runRepetition } from "./repeat.ts";
import { serveRipgrep } from "./ripgrep.ts";
import { readSearch } from "./ripgrep-options.ts";
import type { Place, Shell } from "./run-plan.ts";
import { say } from "./say.ts";

const NOT_FOUND = 127;
const CANNOT_START = 126;

/** Gives the status. Throws `ToolProblem` before the command has started, if a path of it leads out of the tree. */
export async function runCommand(command: CommandPlan, place: Place, shell: Shell): Promise<number> {
  await using redirected = await openRedirects(command.redirects, place, shell);
  if (redirected.kind === "failed") return 1;
  const inside = { ...place, streams: redirected.streams };
  if (command.repeat) return await runRepetition({ ...command, repeat: command.repeat }, inside, shell);
  return await runWith(command, [], { place: inside, shell });
}

export type Surroundings = { readonly place: Place; readonly shell: Shell };

/** `items` are what `xargs` or `find` found for this start. */
export async function runWith(
  command: CommandPlan,
  items: readonly string[],
  { place, shell }: Surroundings,
): Promise<number> {
  const { name, locale } = command;
  const use = { items, names: printing.includes(name) ? "printed" : "opened" } as const;
  const { args: written, leftOut, files } = giveArguments(command.arguments, place.scope, use);
  const args = command.showsHistory === "by-path" ? keepOut(written, command, place.scope) : written;
  // What a wildcard matched and nobody may read is named, as a file that cannot be read would be.
  await say(place.streams.errors, leftOut.map((match) => `${name}: ${whyLeftOut(match)}\n`).join(""));
  // With nothing left the program would read something else: its standard input, or the whole folder.
  if (leftOut.length > 0 && files === 0) return 1;
  const status = await runNamed({ name, args, ...(locale && { locale }) }, place, shell);
  return status === 0 && leftOut.some(({ standing }) => standing === "outside") ? 1 : status;
}

/** They open nothing that they are given. */
const printing: readonly string[] = ["echo", "printf"];

const reasons = {
  git: "lies in .git",
  withheld: "is withheld by a rule",
  outside: "leads out of the reviewed tree",
  special: "is not a regular file",
} as const satisfies Record<NonNullable<ReturnType<typeof whyNot>>, string>;

function whyLeftOut(match: Match): string {
  return `${match.name}: ${reasons[whyNot(match, "read") ?? "special"]}, and was left out`;
}

async function runNamed(asked: Invocation, place: Place, shell: Shell): Promise<number> {
  const builtin = builtins.get(asked.name);
  if (builtin) return answer(builtin(asked.args, place.scope, shell.programs), place.streams);
  if (asked.name === "rg" && shell.programs.find("rg") === undefined) return runSearch(asked.args, place, shell);
  return runProgram(asked, place, shell);
}

async function answer({ status, output = "", errors = "" }: Outcome, streams: Streams): Promise<number> {
  await say(streams.errors, errors);
  await say(streams.output, output);
  return status;
}

async function runProgram(asked: Invocation, { scope, streams }: Place, shell: Shell): Promise<number> {
  const { machine, programs } = shell;
  const { name, args } = harden(asked, machine, scope.withheld);
  if (programs.find(name) === undefined) {
    await say(streams.errors, `${BASH_SAYS}${asked.name}: command not found\n`);
    return NOT_FOUND;
  }
  try {
    const cwd = answersAnywhere.has(name) ? "/" : scope.cwd;
    const env = { ...machine.environmentOf(name), ...(asked.locale && { LC_ALL: asked.locale }) };
    return await startProgram(shell, { name, args, cwd, env }, streams);
  } catch (error) {
    if (!(error instanceof TooManyArguments)) throw error;
    await say(streams.errors, `${BASH_SAYS}${name}: Argument list too long\n`);
    return CANNOT_START;
  }
}

/** Where there is no ripgrep, git searches in its place, and grep what comes through a pipe. */
async function runSearch(args: readonly string[], place: Place, shell: Shell): Promise<number> {
  const { scope, streams } = place;
  const asked = readSearch(args, { scope, piped: streams.input.kind !== "nothing" });
  if (asked.kind === "piped") return runProgram({ name: "grep", args: asked.args }, place, shell);
  if (asked.kind === "problem") return answer({ status: 2, errors: `rg: ${asked.problem}\n` }, streams);
  return answer(await serveRipgrep(asked, scope, shell), streams);
}
