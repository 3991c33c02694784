/**
 * Searches for patterns that cross lines, which git cannot. The engine here backtracks, so every file is searched under a
 * time limit that interrupts it: a hostile pair of pattern and file cannot hold the worker.
 */

import { createContext, Script } from "node:vm";
import { readFileInside } from "./opened-file.ts";
import { compilePattern } from "./pattern.ts";
import type { Hit, Search } from "./search.ts";
import { isBinary } from "./text.ts";
import { ToolProblem, type Workspace } from "./workspace.ts";

const MAX_FILE_MS = 1_000;
const BATCH_FILES = 32;
const MAX_TOTAL_MS = 10_000;
const MAX_FILE_CHARACTERS = 2 * 1024 * 1024;
const MAX_MATCHES_PER_FILE = 1_000;

export type MultilineResult = { readonly hits: readonly Hit[]; readonly skipped: readonly string[] };

export async function searchAcrossLines(
  workspace: Workspace,
  files: readonly string[],
  { search, signal }: { readonly search: Search; readonly signal: AbortSignal },
): Promise<MultilineResult> {
  const match = openMatcher(compilePattern(search.pattern, search.letters));
  const hits: Hit[] = [];
  const skipped: string[] = [];
  let spent = 0;
  for (let start = 0; start < files.length; start += BATCH_FILES) {
    signal.throwIfAborted();
    if (spent > MAX_TOTAL_MS) throw new ToolProblem("The search took too long. Narrow it with path, glob or type.");
    // While this waits for the disk, other calls of the worker get their turn.
    const batch = await readBatch(workspace, files.slice(start, start + BATCH_FILES));
    const texts = batch.filter(({ text }) => text.length <= MAX_FILE_CHARACTERS);
    const startedAt = performance.now();
    const found = match(texts.map(({ text }) => text));
    spent += performance.now() - startedAt;
    const rangesOf = new Map(texts.map(({ path }, index) => [path, found[index]]));
    for (const { path, text } of batch) {
      const ranges = rangesOf.get(path);
      if (ranges) hits.push(...hitsOf(path, text, { ranges, search }));
      else skipped.push(path);
    }
  }
  return { hits, skipped };
}

type FileText = { readonly path: string; readonly text: string };

async function readBatch(workspace: Workspace, paths: readonly string[]): Promise<readonly FileText[]> {
  const texts = await Promise.all(paths.map((path) => readText(workspace, path)));
  return paths.flatMap((path, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ path, text }];
  });
}

/** Links, folders, binaries and what cannot be opened are not searched, as git does not search them either. */
async function readText(workspace: Workspace, path: string): Promise<string | undefined> {
  try {
    const { bytes, path: real } = await readFileInside(workspace, path);
    const searchable = real === path && !isBinary(bytes);
    return searchable ? bytes.toString("utf8") : undefined;
  } catch (error) {
    if (error instanceof ToolProblem) return undefined;
    throw error;
  }
}

type Range = readonly [start: number, end: number];

const matcher = new Script(`texts.map((text) => {
  const ranges = [];
  for (const match of text.matchAll(pattern)) {
    ranges.push([match.index, match.index + match[0].length]);
    if (ranges.length >= limit) break;
  }
  return ranges;
})`);

type Matches = readonly (readonly Range[] | undefined)[];

/**
 * Gives nothing for a text on which the time ran out. A clock costs more than most matches: it is set for many texts at once,
 * and for each by itself only when it has rung.
 */
function openMatcher(pattern: RegExp): (texts: readonly string[]) => Matches {
  const nothing: readonly string[] = [];
  const shared = { pattern, texts: nothing, limit: MAX_MATCHES_PER_FILE };
  const context = createContext(shared);
  const attempt = (texts: readonly string[]): Matches | undefined => {
    shared.texts = texts;
    try {
      return matcher.runInContext(context, { timeout: MAX_FILE_MS });
    } catch (error) {
      // Not `instanceof Error`: the interruption comes from the context, which has an Error of its own.
      const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
      if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
      throw error;
    }
  };
  return (texts) => attempt(texts) ?? texts.map((text) => attempt([text])?.[0]);
}

type Matched = { readonly ranges: readonly Range[]; readonly search: Search };

function hitsOf(path: string, text: string, { ranges, search }: Matched): readonly Hit[] {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const kinds = new Map<number, boolean>();
  const parts: Hit[] = [];
  const lineAt = lineCounter(text);
  for (const [start, end] of ranges) {
    // Behind the last line's end there is no line.
    if (start === text.length && text.endsWith("\n")) continue;
    const first = lineAt(start);
    const last = first + text.slice(start, Math.max(end - 1, start)).split("\n").length - 1;
    for (let line = first; line <= last; line++) kinds.set(line, true);
    for (let line = first - search.before; line <= last + search.after; line++) {
      if (line >= 1 && line <= lines.length && !kinds.has(line)) kinds.set(line, false);
    }
    parts.push({ path, line: first, text: text.slice(start, end), match: true });
  }
  if (search.show === "matches") return parts;
  const numbers = [...kinds].sort(([a], [b]) => a - b);
  return numbers.map(([line, match]) => ({ path, line, text: lines[line - 1] ?? "", match }));
}

/** Positions come in rising order, so each newline is counted once. */
function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (let at = text.indexOf("\n", counted); at >= 0 && at < position; at = text.indexOf("\n", counted)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
}
