/** The file system commands that `acceptEdits` approves: plain names, inside the workspace, on nothing that is protected. */
import { posix } from "node:path";
import { isProtected } from "../path/protected-paths.ts";
import type { Places } from "../rule.ts";
import type { Part } from "./part.ts";
import { isKnown, type ShellWord } from "./shell-word.ts";
import { unwrap } from "./wrappers.ts";

type OperandsOf = (words: readonly ShellWord[]) => readonly ShellWord[] | undefined;

const commands: Readonly<Record<string, OperandsOf>> = {
  mkdir: plainOperands,
  touch: plainOperands,
  rm: plainOperands,
  rmdir: plainOperands,
  mv: plainOperands,
  cp: plainOperands,
  sed: sedOperands,
};

export function isFileCommand(part: Part, { workspace }: Places): boolean {
  const { starts, open } = unwrap(part.words);
  const [name, ...rest] = part.words.slice(starts.at(-1));
  const operandsOf = name && Object.hasOwn(commands, name.text) ? commands[name.text] : undefined;
  if (!operandsOf || open || part.assigned !== "" || part.opaque || part.allowable !== "pattern") return false;
  const operands = operandsOf(rest);
  return operands !== undefined && operands.length > 0 && operands.every((word) => isOwn(word, workspace));
}

function isOwn(word: ShellWord, workspace: string): boolean {
  if (!isKnown(word) || word.value === "" || word.text.startsWith("~")) return false;
  const absolute = posix.resolve(workspace, word.value);
  if (!absolute.startsWith(`${workspace.replace(/\/$/, "")}/`)) return false;
  return !isProtected(posix.relative(workspace, absolute));
}

/** An option's value counts as a file; a value that hangs on its option is not understood. */
function plainOperands(words: readonly ShellWord[]): readonly ShellWord[] | undefined {
  const end = words.findIndex(({ value }) => value === "--");
  const before = end < 0 ? words : words.slice(0, end);
  const options = before.filter(({ value }) => value.startsWith("-"));
  if (!options.every(({ value }) => /^(?:-[A-Za-z]+|--[a-z-]+)$/.test(value))) return undefined;
  return [...before.filter(({ value }) => !value.startsWith("-")), ...(end < 0 ? [] : words.slice(end + 1))];
}

/** `sed` can run commands and write files by itself: only plain substitutions, deletions and prints are understood. */
function sedOperands(words: readonly ShellWord[]): readonly ShellWord[] | undefined {
  const options = words.filter(({ value }) => value.startsWith("-"));
  if (!options.every(({ value }) => /^-[inrE]+$/.test(value))) return undefined;
  const [script, ...files] = words.filter(({ value }) => !value.startsWith("-"));
  return script && isKnown(script) && isPlainScript(script.value) ? files : undefined;
}

function isPlainScript(script: string): boolean {
  return /^(?:\d+|\$)?(?:,(?:\d+|\$))?(?:[dp]|s([/|#,])(?:(?!\1)[^\\\n]|\\[^\n])*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gIip\d]*)$/.test(
    script,
  );
}
