/** The texts of a command that deny and ask rules are held against: what it is, and what it may run. */
import { HOLE } from "../wildcard.ts";
import type { ShellWord } from "./shell-word.ts";
import { baseName, runsFrom } from "./wrappers.ts";

/** The text that a deny or ask rule is held against, from this offset on; with holes. */
export type Candidate = { readonly text: string; readonly from: number };

/** Beyond this a runner's arguments are not looked through one by one. */
const MAX_CANDIDATES = 64;

/** Without quotes, past assignments, past everything that runs something else, and without the folder of the program. */
export function candidatesOf(written: string, words: readonly ShellWord[]): readonly Candidate[] {
  const values = fedValues(words);
  const text = values.join(" ");
  // What `xargs` adds at the end are arguments, whatever they are.
  const fed = values.at(-1) !== words.at(-1)?.value && text.endsWith(` ${HOLE}`) ? text.length - 1 : undefined;
  const starts = words.length === 0 ? [] : startsOf(values, runsFrom(words)).filter((start) => start !== fed);
  const shortened = starts.flatMap((start) => {
    const end = text.indexOf(" ", start);
    const name = text.slice(start, end < 0 ? undefined : end);
    return name.includes("/") ? [{ text: baseName(name) + (end < 0 ? "" : text.slice(end)), from: 0 }] : [];
  });
  const subcommands = commandStarts(words)
    .slice(0, MAX_CANDIDATES)
    .flatMap((at) => withoutOptions(values.slice(at)));
  const plain = text === written ? [] : [{ text: written, from: 0 }];
  return [...plain, ...starts.map((from) => ({ text, from })), ...shortened, ...subcommands];
}

/** `git -C . push` is `git push`: past the options before the first other word, each with or without a value. */
function withoutOptions(values: readonly string[]): readonly Candidate[] {
  const [name = "", ...rest] = values;
  const ends = new Set<number>();
  const reach = (at: number): void => {
    if (ends.size >= MAX_CANDIDATES || !(rest[at] ?? "").startsWith("-")) return;
    for (const next of [at + 1, at + 2]) {
      if (next < rest.length && !ends.has(next)) {
        ends.add(next);
        reach(next);
      }
    }
  };
  reach(0);
  return [...ends].map((end) => ({ text: [baseName(name), ...rest.slice(end)].join(" "), from: 0 }));
}

/** With holes for what `xargs` and `find -exec` will put there. */
function fedValues(words: readonly ShellWord[]): readonly string[] {
  const values = words.map(({ value }) => value);
  const names = commandStarts(words).map((start) => baseName(values[start] ?? ""));
  if (names.includes("find") || names.includes("fd"))
    return values.map((value) => (/^[;+]$/.test(value) ? HOLE : value.replaceAll("{}", HOLE)));
  return names.includes("xargs") || names.includes("parallel")
    ? [...values.slice(0, -1), `${values.at(-1)} ${HOLE}`]
    : values;
}

/**
 * Behind a runner every blank may be where its command starts, also one inside quotes. What is not known may be a command
 * where the first one is expected; further on it is an argument.
 */
function startsOf(values: readonly string[], first: number | undefined): readonly number[] {
  if (first === undefined) return [0];
  const offset = values.slice(0, first).reduce((sum, value) => sum + value.length + 1, 0);
  const behind = values.slice(first).join(" ");
  const blanks = [...behind.matchAll(/\s+/g)].slice(0, MAX_CANDIDATES).map((blank) => blank.index + blank[0].length);
  const options = /^(?:-\S*\s+(?:[\w.]+\s+)?|\w+=\S*\s+|\d\S*\s+)*/.exec(behind)?.[0].length ?? 0;
  return [0, ...[0, ...blanks].filter((at) => at <= options || behind[at] !== HOLE).map((at) => offset + at)];
}

/** Too many words to look at each: whatever it runs is then hidden. */
export function isTooLong(words: readonly ShellWord[]): boolean {
  if (runsFrom(words) === undefined) return false;
  return words.reduce((sum, { value }) => sum + value.split(/\s+/).length, 0) > MAX_CANDIDATES;
}

/** Where a shell, `eval` or `trap` may stand: at the start, or behind a runner. */
export function commandStarts(words: readonly ShellWord[]): readonly number[] {
  if (!words[0]) return [];
  const first = runsFrom(words);
  return first === undefined ? [0] : [0, ...words.keys()].filter((start, index) => index === 0 || start >= first);
}
