/**
 * Removals that nobody may approve: the file system's root and its top-level folders, home, the workspace and what it lies
 * in, and whatever becomes one of these when a variable is empty.
 */
import { posix } from "node:path";
import type { Places } from "../rule.ts";
import { HOLE } from "../wildcard.ts";
import { commandStarts } from "./candidate.ts";
import type { Part } from "./part.ts";
import type { ShellWord } from "./shell-word.ts";
import { baseName } from "./wrappers.ts";

const removers: readonly string[] = ["rm", "rmdir"];

export function isCriticalRemoval({ words }: Part, places: Places): boolean {
  return commandStarts(words).some((start) => {
    const [name, ...rest] = words.slice(start);
    return removers.includes(baseName(name?.value ?? "")) && operands(rest).some((word) => isCritical(word, places));
  });
}

function operands(words: readonly ShellWord[]): readonly ShellWord[] {
  const end = words.findIndex(({ value }) => value === "--");
  const options = (end < 0 ? words : words.slice(0, end)).filter(({ value }) => !value.startsWith("-"));
  return end < 0 ? options : [...options, ...words.slice(end + 1)];
}

function isCritical({ text, value }: ShellWord, { workspace, home }: Places): boolean {
  const named = text.replaceAll('"', "").replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/, home);
  const path = named.startsWith(home) && !value.startsWith(home) ? named : value;
  if (path === "" || path === HOLE) return false;
  // A variable may be empty, and `/*` is all that is in the root.
  const folder = path.replaceAll(HOLE, "").replace(/(?:\/+\**)+$/, "") || "/";
  if (path.startsWith(HOLE) && folder === "/") return path.includes("/");
  const absolute = posix.resolve(workspace, folder);
  const depth = absolute.split("/").filter(Boolean).length;
  return depth <= 1 || contains(absolute, workspace) || contains(absolute, home);
}

function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
