/**
 * The words of a read-only command that may name files. Roughly: a pattern may be taken for a file, and never a file for a
 * pattern. It is asked only about lines that also do something else; a line that only reads is resolved for what it is.
 */
import type { Part } from "./part.ts";
import { isKnown, type ShellWord } from "./shell-word.ts";
import { baseName, unwrap } from "./wrappers.ts";

/** They print what they are given. */
const withoutFiles: readonly string[] = [
  "echo",
  "printf",
  "pwd",
  "true",
  "false",
  "which",
  "type",
  "date",
  "seq",
  "basename",
  "dirname",
];

/** Their first operand is a pattern or a program, unless an option brings it. */
const withPattern: readonly string[] = ["grep", "egrep", "fgrep", "rg", "sed", "awk", "jq"];
const bringsPattern = /^-[a-zA-Z]*[ef]|^--(?:regexp|file|expression|files|from-file)/;

type Operand = { readonly text: string /** Absent where only the shell will know. */; readonly path?: string };

export function readOperands(part: Part): readonly Operand[] {
  const { starts, open } = unwrap(part.words);
  const [name, ...words] = part.words.slice(starts.at(-1));
  const program = baseName(name?.value ?? "");
  if (withoutFiles.includes(program)) return [];
  const options = words.filter(({ value }) => value.startsWith("-"));
  const operands = words.filter(({ value }) => !value.startsWith("-"));
  const skipped = withPattern.includes(program) && !options.some(({ value }) => bringsPattern.test(value)) ? 1 : 0;
  const unnamed = open || showsUnnamed(program, { options, operands }) ? [{ text: program }] : [];
  return [...operands.slice(skipped).map(operand), ...options.flatMap(attached), ...unnamed];
}

/** What these show is no file's contents. */
const plainGit: readonly string[] = ["status", "rev-parse", "ls-files", "merge-base", "describe", "branch", "remote"];

type Words = { readonly options: readonly ShellWord[]; readonly operands: readonly ShellWord[] };

/** Shows contents of files that it does not name: of a whole folder, or of the repository's history. */
function showsUnnamed(program: string, { options, operands }: Words): boolean {
  if (program === "git") return !plainGit.includes(operands[0]?.value ?? "");
  if (program === "rg") return true;
  return (
    program.endsWith("grep") && options.some(({ value }) => /^-[a-zA-Z]*[rR]|^--(?:dereference-)?recursive/.test(value))
  );
}

function operand(word: ShellWord): Operand {
  return isKnown(word) ? { text: word.text, path: word.value } : { text: word.text };
}

/** `--file=/etc/passwd`, `-f/etc/passwd`. */
function attached({ text, value }: ShellWord): readonly Operand[] {
  const path = /^--[a-z-]+=(.*)$/s.exec(value)?.[1] ?? /^-[A-Za-z]*((?:\/|\.\.).*)$/s.exec(value)?.[1];
  return path === undefined || path === "" ? [] : [{ text, path }];
}
