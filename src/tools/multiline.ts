/**
 * Searches for patterns that cross lines, which git cannot. The engine here backtracks, so every file is searched under a
 * time limit that interrupts it: a hostile pair of pattern and file cannot hold the worker.
 */

import { createContext, Script } from "node:vm";
import { wordsOf } from "../pull/problem.ts";
import type { Hit, Search } from "./search.ts";
import { isBinary } from "./text.ts";
import { readFileInside, ToolProblem, type Workspace } from "./workspace.ts";

const MAX_FILE_MS = 1_000;
const MAX_TOTAL_MS = 10_000;
const MAX_FILE_CHARACTERS = 2 * 1024 * 1024;
const MAX_MATCHES_PER_FILE = 1_000;

export type MultilineResult = { readonly hits: readonly Hit[]; readonly skipped: readonly string[] };

export async function searchAcrossLines(
  workspace: Workspace,
  files: readonly string[],
  { search, signal }: { readonly search: Search; readonly signal: AbortSignal },
): Promise<MultilineResult> {
  const pattern = compile(search);
  const hits: Hit[] = [];
  const skipped: string[] = [];
  let spent = 0;
  for (const path of files) {
    signal.throwIfAborted();
    if (spent > MAX_TOTAL_MS) throw new ToolProblem("The search took too long. Narrow it with path, glob or type.");
    const text = await readText(workspace, path);
    if (text === undefined) continue;
    if (text.length > MAX_FILE_CHARACTERS) {
      skipped.push(path);
      continue;
    }
    const startedAt = performance.now();
    const ranges = matchRanges(pattern, text);
    spent += performance.now() - startedAt;
    if (ranges) hits.push(...hitsOf(path, text, { ranges, search }));
    else skipped.push(path);
    // Other calls of the worker get their turn between two files.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { hits, skipped };
}

/** A group of flags at the start is ripgrep's way to set them. */
function compile({ pattern, letters }: Search): RegExp {
  const [, given = "", rest = pattern] = /^\(\?([ims]+)\)(.*)$/s.exec(pattern) ?? [];
  const flags = new Set(["g", "m", "s", ...(letters === "any-case" ? ["i"] : []), ...given]);
  try {
    return new RegExp(rest, [...flags].join(""));
  } catch (error) {
    throw new ToolProblem(`The pattern is not valid: ${wordsOf(error)}`);
  }
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

const matcher = new Script(`{
  const ranges = [];
  for (const match of text.matchAll(pattern)) {
    ranges.push([match.index, match.index + match[0].length]);
    if (ranges.length >= limit) break;
  }
  ranges;
}`);

function matchRanges(pattern: RegExp, text: string): readonly Range[] | undefined {
  try {
    const context = createContext({ pattern, text, limit: MAX_MATCHES_PER_FILE });
    return matcher.runInContext(context, { timeout: MAX_FILE_MS });
  } catch (error) {
    // Not `instanceof Error`: the interruption comes from the context, which has an Error of its own.
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  }
}

type Matched = { readonly ranges: readonly Range[]; readonly search: Search };

function hitsOf(path: string, text: string, { ranges, search }: Matched): readonly Hit[] {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const kinds = new Map<number, boolean>();
  const parts: Hit[] = [];
  const lineAt = lineCounter(text);
  for (const [start, end] of ranges) {
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
