/** The commands that are answered here, without a program, in the words and with the exit codes of bash. */
import { realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Programs } from "../../system/programs.ts";
import { requireInside } from "./arguments.ts";
import { BadCondition, holds } from "./condition.ts";
import { replaceEscapes } from "./escapes.ts";
import { printf } from "./printf.ts";
import type { Scope } from "./scope.ts";

export type Outcome = { readonly status: number; readonly output?: string | Buffer; readonly errors?: string };

type Builtin = (args: readonly string[], scope: Scope, programs: Programs) => Outcome;

/** How bash begins its messages when it is given a command in an argument. */
export const BASH_SAYS = "bash: line 1: ";

export const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  [":", () => ({ status: 0 })],
  ["true", () => ({ status: 0 })],
  ["false", () => ({ status: 1 })],
  ["cd", changeFolder],
  ["exit", leave],
  ["pwd", printFolder],
  ["echo", echo],
  ["printf", printFormat],
  ["test", (args, scope) => condition("test", args, scope)],
  ["[", bracket],
  ["which", which],
  ["command", commandV],
  ["type", type],
]);

/** Words of bash itself, for `type` and `command -v`. */
const builtinNames = ["cd", "exit", "pwd", "echo", "printf", "true", "false", ":", "test", "[", "command", "type"];

function fail(message: string, status = 1): Outcome {
  return { status, errors: `${BASH_SAYS}${message}\n` };
}

/** Without a folder it goes home, which is the root of the tree here. */
function changeFolder(args: readonly string[], scope: Scope): Outcome {
  const [name = scope.root, ...more] = args.filter((word) => !/^-[LPe@]*$|^--$/.test(word));
  if (more.length > 0) return fail("cd: too many arguments");
  if (name === "") return { status: 0 };
  const { real } = requireInside(scope, name);
  const there = statSync(real, { throwIfNoEntry: false });
  if (!there) return fail(`cd: ${name}: No such file or directory`);
  if (!there.isDirectory()) return fail(`cd: ${name}: Not a directory`);
  // `cd ..` goes back from a link to where the link lies, as long as that is the tree.
  const logical = resolve(scope.cwd, name);
  scope.cwd = requireInside(scope, logical).real === real ? logical : real;
  return { status: 0 };
}

/** Leaves the subshell, the stage or the whole command with the given status, or with that of the command before. */
function leave([status]: readonly string[], scope: Scope): Outcome {
  scope.left = true;
  return { status: status === undefined ? scope.status : Number(status) % 256 };
}

function printFolder(args: readonly string[], { cwd }: Scope): Outcome {
  const physical = args.some((word) => word === "-P" || word === "--physical");
  return { status: 0, output: `${physical ? realpathSync(cwd) : cwd}\n` };
}

function echo(args: readonly string[]): Outcome {
  const first = args.findIndex((word) => !/^-[neE]+$/.test(word));
  const options = args.slice(0, first < 0 ? args.length : first).join("");
  const text = args.slice(first < 0 ? args.length : first).join(" ");
  const escapes = options.lastIndexOf("e") > options.lastIndexOf("E");
  const { bytes, stop } = escapes ? replaceEscapes(text, "echo") : { bytes: Buffer.from(text), stop: false };
  return { status: 0, output: options.includes("n") || stop ? bytes : Buffer.concat([bytes, Buffer.from("\n")]) };
}

function printFormat(args: readonly string[]): Outcome {
  const [format, ...rest] = args[0] === "--" ? args.slice(1) : args;
  if (format === undefined) return { status: 2, errors: "printf: usage: printf [-v var] format [arguments]\n" };
  const { bytes, status, errors } = printf(format, rest);
  return { status, output: bytes, errors };
}

function condition(name: string, args: readonly string[], scope: Scope): Outcome {
  try {
    return { status: holds(args, scope) ? 0 : 1 };
  } catch (error) {
    if (error instanceof BadCondition) return fail(`${name}: ${error.message}`, 2);
    throw error;
  }
}

function bracket(args: readonly string[], scope: Scope): Outcome {
  if (args.at(-1) !== "]") return fail("[: missing `]'", 2);
  return condition("[", args.slice(0, -1), scope);
}

function which(args: readonly string[], _: Scope, { findAll }: Programs): Outcome {
  const all = args.some((word) => /^-[a-z]*a|^--all$/.test(word));
  const found = args.filter((word) => !word.startsWith("-")).map((name) => findAll(name).slice(0, all ? undefined : 1));
  const silent = args.some((word) => /^-[a-z]*s/.test(word));
  const output = silent
    ? ""
    : found
        .flat()
        .map((file) => `${file}\n`)
        .join("");
  return { status: found.length > 0 && found.every((files) => files.length > 0) ? 0 : 1, output };
}

function commandV(args: readonly string[], scope: Scope, programs: Programs): Outcome {
  const [option, ...names] = args;
  if (option === "-V") {
    const { errors = "", ...told } = type(names, scope, programs);
    return { ...told, errors: errors.replaceAll(`${BASH_SAYS}type:`, `${BASH_SAYS}command:`) };
  }
  const found = names.flatMap((name) => (builtinNames.includes(name) ? name : (programs.find(name) ?? [])));
  return { status: found.length > 0 ? 0 : 1, output: found.map((file) => `${file}\n`).join("") };
}

/** `-t` says only what it is, `-p` and `-P` where it lies, `-a` everything. */
function type(args: readonly string[], _: Scope, { findAll }: Programs): Outcome {
  const options = args.filter((word) => word.startsWith("-")).join("");
  let output = "";
  let errors = "";
  let unknown = false;
  for (const name of args.filter((word) => !word.startsWith("-"))) {
    const own = builtinNames.includes(name) && !options.includes("P") ? [undefined] : [];
    const found = [...own, ...findAll(name)].slice(0, options.includes("a") ? undefined : 1);
    for (const file of found) output += describe(name, file, options);
    unknown ||= found.length === 0;
    if (found.length === 0 && !/[tpP]/.test(options)) errors += `${BASH_SAYS}type: ${name}: not found\n`;
  }
  return { status: unknown ? 1 : 0, output, errors };
}

function describe(name: string, file: string | undefined, options: string): string {
  if (options.includes("t")) return file === undefined ? "builtin\n" : "file\n";
  if (/p/i.test(options)) return file === undefined ? "" : `${file}\n`;
  return file === undefined ? `${name} is a shell builtin\n` : `${name} is ${file}\n`;
}
