/** Finds the line that somebody quotes. The quote decides, the given line number only chooses between equal lines. */
import { readFileInside } from "./opened-file.ts";
import type { LocateAnswer, LocateRequest } from "./protocol.ts";
import { isBinary, MAX_LINE_CHARACTERS, splitLines } from "./text.ts";
import { locatePlace, ToolProblem, type Workspace } from "./workspace.ts";

export async function locate(workspace: Workspace, { path: name, line, quote }: LocateRequest): Promise<LocateAnswer> {
  const { path, inside } = await locatePlace(workspace, name);
  if (!inside) return { kind: "outside" };
  const file = await readOnce(workspace, path);
  if (!file) return { kind: "missing-file" };
  const { lines } = file;
  const there = line === undefined ? undefined : lines[line - 1]?.slice(0, MAX_LINE_CHARACTERS);
  const found = nearestLine(file, firstLine(quote), line ?? 1);
  if (found === undefined) return { kind: "not-found", path, ...(there !== undefined && { nearest: there }) };
  const text = (lines[found - 1] ?? "").slice(0, MAX_LINE_CHARACTERS);
  return { kind: "found", path, line: found, text, exact: found === line };
}

type Indexed = {
  readonly lines: readonly string[] /** Numbers of the lines by their folded text. */;
  readonly places: ReadonlyMap<string, readonly number[]>;
};

/** Findings come in bundles about few files: each of those is read and folded once. A tree that is only read does not change. */
const MAX_REMEMBERED = 8;
const remembered = new WeakMap<Workspace, Map<string, Promise<Indexed | undefined>>>();

function readOnce(workspace: Workspace, path: string): Promise<Indexed | undefined> {
  if (workspace.access === "write") return readIndexed(workspace, path);
  const files = remembered.get(workspace) ?? new Map<string, Promise<Indexed | undefined>>();
  remembered.set(workspace, files);
  const known = files.get(path) ?? readIndexed(workspace, path);
  files.delete(path);
  files.set(path, known);
  const [oldest] = files.keys();
  if (files.size > MAX_REMEMBERED && oldest !== undefined) files.delete(oldest);
  return known;
}

async function readIndexed(workspace: Workspace, path: string): Promise<Indexed | undefined> {
  try {
    const { bytes } = await readFileInside(workspace, path);
    const lines = isBinary(bytes) ? [] : splitLines(bytes);
    const places = new Map<string, number[]>();
    for (const [index, line] of lines.entries()) {
      const text = fold(line);
      const numbers = places.get(text);
      if (numbers) numbers.push(index + 1);
      else places.set(text, [index + 1]);
    }
    return { lines, places };
  } catch (error) {
    if (error instanceof ToolProblem) return undefined;
    throw error;
  }
}

/** The first line of a quote is decisive: models shorten what follows. */
function firstLine(quote: string): string {
  return fold(quote.split(/\r?\n/).find((line) => line.trim() !== "") ?? "");
}

function nearestLine({ places }: Indexed, quote: string, wanted: number): number | undefined {
  if (quote === "") return undefined;
  return places.get(quote)?.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

function fold(line: string): string {
  return line.trim().replaceAll(/\s+/g, " ");
}
