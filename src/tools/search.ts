/** Searches the contents of the tree with git, line by line. Names and lines are read from NUL-separated output. */
import { GitError, type Repository, runGit } from "../system/git.ts";
import { listFiles } from "./pathspec.ts";
import { ToolProblem } from "./workspace.ts";

const SEARCH_TIMEOUT_MS = 20_000;
/** Names are given one by one: more than these do not fit into a command line. */
const MAX_UNTRACKED = 1_000;
const MAX_SEARCH_BYTES = 16 * 1024 * 1024;

export type Search = {
  readonly pattern: string;
  readonly pathspecs: readonly string[];
  readonly letters: "as-written" | "any-case";
  readonly show: "lines" | "matches";
  readonly before: number;
  readonly after: number;
};

/** One line of the answer; `match` is false for a line that is only context. */
export type Hit = { readonly path: string; readonly line: number; readonly text: string; readonly match: boolean };

export async function findLines(repository: Repository, search: Search, signal: AbortSignal): Promise<readonly Hit[]> {
  const context = [`--before-context=${search.before}`, `--after-context=${search.after}`];
  const only = search.show === "matches" ? ["--only-matching"] : [];
  return parseHits(await grep(repository, search, { args: ["-n", "--column", ...context, ...only], signal }));
}

export async function findFiles(
  repository: Repository,
  search: Search,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const output = await grep(repository, search, { args: ["--files-with-matches"], signal });
  return output.split("\0").filter(Boolean).sort();
}

export type Count = { readonly path: string; readonly count: number };

/** Counts lines that match. */
export async function countLines(
  repository: Repository,
  search: Search,
  signal: AbortSignal,
): Promise<readonly Count[]> {
  const output = await grep(repository, search, { args: ["--count"], signal });
  return [...output.matchAll(/([^\0]+)\0(\d+)\n/g)].map(([, path = "", count]) => ({ path, count: Number(count) }));
}

type Mode = { readonly args: readonly string[]; readonly signal: AbortSignal };

/** Tracked files first: a search that includes untracked ones passes over tracked files that `.gitignore` names. */
async function grep(repository: Repository, search: Search, mode: Mode): Promise<string> {
  const tracked = await grepOnce(repository, search, mode);
  const others = await listFiles(repository, search.pathspecs, { signal: mode.signal, kinds: ["--others"] });
  if (others.length === 0) return tracked;
  if (others.length > MAX_UNTRACKED)
    throw new ToolProblem(`${others.length} untracked files lie there. Narrow the search with path.`);
  const pathspecs = others.map((path) => `:(top,literal)${path}`);
  return (
    tracked + (await grepOnce(repository, { ...search, pathspecs }, { ...mode, args: ["--untracked", ...mode.args] }))
  );
}

async function grepOnce(repository: Repository, search: Search, { args, signal }: Mode): Promise<string> {
  const letters = search.letters === "any-case" ? ["-i"] : [];
  const fixed = ["grep", "-I", "-z", "--full-name", "--no-color", ...letters, ...args];
  const result = await runGit(
    repository,
    [...fixed, engineFor(search), "-e", search.pattern, "--", ...search.pathspecs],
    { signal, pathspecs: "magic", timeoutMs: SEARCH_TIMEOUT_MS, maxBytes: MAX_SEARCH_BYTES },
  );
  if (result.truncated) throw new ToolProblem("The search found too much to hold. Narrow it with path, glob or type.");
  if (result.timedOut)
    throw new ToolProblem("The search took too long. Simplify the pattern, or narrow it with path or glob.");
  if (result.code === 0 || result.code === 1) return result.stdout.toString("utf8");
  if (result.stderr.startsWith("fatal: -e option") || /^fatal: command line/.test(result.stderr)) {
    throw new ToolProblem(`The pattern is not a valid regular expression: ${result.stderr.trim()}`);
  }
  if (result.stderr.includes("USE_LIBPCRE")) {
    throw new ToolProblem(
      "The git of this machine knows only POSIX expressions: write [0-9] for \\d, and leave out (?…).",
    );
  }
  throw new GitError("grep", result);
}

/**
 * Perl's expressions are the nearest to ripgrep's, but git matches them several times slower than POSIX ones: what means the
 * same in both goes the fast way.
 */
function engineFor({ pattern, show }: Search): "-F" | "-E" | "-P" {
  if (!/[\\^$.|?*+()[\]{}]/.test(pattern)) return "-F";
  const posix = /^(?:[^\\[\]{}()]|\\[.*+?|^$(){}[\]/])*$/.test(pattern) && !/[*+?][*+?]|^[*+?]|\|[*+?]/.test(pattern);
  return posix && show === "lines" ? "-E" : "-P";
}

/** `path NUL line NUL column NUL text` for a match, the same without a column for context, `--` between groups. */
function parseHits(output: string): readonly Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < output.length; ) {
    if (output.startsWith("--\n", at)) at += 3;
    const name = output.indexOf("\0", at);
    const number = output.indexOf("\0", name + 1);
    if (name < 0 || number < 0) break;
    const column = /\d+\0/y;
    column.lastIndex = number + 1;
    const match = column.test(output);
    const start = match ? column.lastIndex : number + 1;
    const newline = output.indexOf("\n", start);
    const end = newline < 0 ? output.length : newline;
    const text = output.slice(start, end).replace(/\r$/, "");
    hits.push({ path: output.slice(at, name), line: Number(output.slice(name + 1, number)), text, match });
    at = end + 1;
  }
  return hits;
}
