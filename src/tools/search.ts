/**
 * Searches the contents of the tree with git, line by line. Names and lines are read from NUL-separated output. What lies behind
 * a folder that has become a link is left out, and so is what a rule withholds.
 */
import { GitError, type Repository, runGit } from "../system/git.ts";
import { listFiles, visibleIn } from "./pathspec.ts";
import { requireLinePattern } from "./pattern.ts";
import { ToolProblem } from "./workspace.ts";

const SEARCH_TIMEOUT_MS = 20_000;
/** More than these do not fit into a command line. */
const MAX_NAMES = 1_000;
const MAX_SEARCH_BYTES = 16 * 1024 * 1024;

export type Search = {
  readonly pattern: string;
  readonly pathspecs: readonly string[];
  readonly letters: "as-written" | "any-case";
  readonly show: "lines" | "matches";
  readonly before: number;
  readonly after: number;
  /** `none`: nobody needs to look for files that git does not track. */
  readonly untracked?: "none" | "possible";
  /** Paths from the root that are passed over. */
  readonly withheld?: ReadonlySet<string> | undefined;
};

/** One line of the answer; `match` is false for a line that is only context. */
export type Hit = { readonly path: string; readonly line: number; readonly text: string; readonly match: boolean };

export function findLines(repository: Repository, search: Search, signal: AbortSignal): Promise<readonly Hit[]> {
  const context = [`--before-context=${search.before}`, `--after-context=${search.after}`];
  const only = search.show === "matches" ? ["--only-matching"] : [];
  return grep(repository, search, { args: ["-n", "--column", ...context, ...only], parse: parseHits, signal });
}

export async function findFiles(
  repository: Repository,
  search: Search,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const found = await grep(repository, search, { args: ["--files-with-matches"], parse: parseNames, signal });
  return found.map(({ path }) => path);
}

export type Count = { readonly path: string; readonly count: number };

/** Counts lines that match. */
export function countLines(repository: Repository, search: Search, signal: AbortSignal): Promise<readonly Count[]> {
  return grep(repository, search, { args: ["--count"], parse: parseCounts, signal });
}

type Question<Found> = {
  readonly args: readonly string[];
  readonly parse: (output: string) => readonly Found[];
  readonly signal: AbortSignal;
};

/**
 * Tracked files by themselves, because a search that includes untracked ones passes over tracked files that `.gitignore` names.
 * Whether there are others is found out at the same time; usually there are none. Sorted by path.
 */
async function grep<Found extends { readonly path: string }>(
  repository: Repository,
  search: Search,
  question: Question<Found>,
): Promise<readonly Found[]> {
  requireLinePattern(search.pattern);
  const { args, parse, signal } = question;
  const [output, others] = await Promise.all([
    grepOnce(repository, search, { args, signal }),
    search.untracked === "none" ? [] : listFiles(repository, search.pathspecs, { signal, kinds: ["--others"] }),
  ]);
  const untracked = others.length === 0 ? [] : await grepOthers(repository, { search, others }, question);
  const isVisible = visibleIn(repository.root, search.withheld);
  return [...parse(output), ...untracked]
    .filter(({ path }) => isVisible(path))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

type Others = { readonly search: Search; readonly others: readonly string[] };

/** Too many for a command line are searched together with the tracked ones, and then told apart. */
async function grepOthers<Found extends { readonly path: string }>(
  repository: Repository,
  { search, others }: Others,
  { args, parse, signal }: Question<Found>,
): Promise<readonly Found[]> {
  const names = new Set(others);
  const pathspecs = others.length > MAX_NAMES ? search.pathspecs : others.map((path) => `:(top,literal)${path}`);
  const output = await grepOnce(repository, { ...search, pathspecs }, { args: ["--untracked", ...args], signal });
  return parse(output).filter(({ path }) => names.has(path));
}

type Mode = { readonly args: readonly string[]; readonly signal: AbortSignal };

async function grepOnce(repository: Repository, search: Search, { args, signal }: Mode): Promise<string> {
  const letters = search.letters === "any-case" ? ["-i"] : [];
  const fixed = ["grep", "-I", "-z", "--full-name", "--no-color", ...letters, ...args];
  const result = await runGit(repository, [...fixed, ...expressionFor(search), "--", ...search.pathspecs], {
    signal,
    pathspecs: "magic",
    timeoutMs: SEARCH_TIMEOUT_MS,
    maxBytes: MAX_SEARCH_BYTES,
  });
  if (result.truncated) throw new ToolProblem("The search found too much to hold. Narrow it with path, glob or type.");
  if (result.timedOut)
    throw new ToolProblem("The search took too long. Simplify the pattern, or narrow it with path or glob.");
  if (result.code === 0 || result.code === 1) return result.stdout.toString("utf8");
  const problem = refusals.find(({ said }) => said.test(result.stderr));
  if (problem) throw new ToolProblem(problem.answer(result.stderr.replaceAll(UNICODE, "").trim()));
  throw new GitError("grep", result);
}

/** What git says about a pattern, and what the model is told. */
const refusals: readonly { readonly said: RegExp; readonly answer: (words: string) => string }[] = [
  {
    said: /^fatal: (?:-e option|command line)/,
    answer: (words) => `The pattern is not a valid regular expression: ${words}`,
  },
  {
    said: /pcre2?_(?:exec|match|jit)/,
    answer: () => "The pattern takes too many steps to match. Simplify it: no repetition inside a repetition.",
  },
  {
    said: /USE_LIBPCRE/,
    answer: () => "The git of this machine knows no Perl expressions: search for a plain text.",
  },
];

/** As in ripgrep, `\w`, `\d` and `\b` mean the letters and digits of all languages. */
const UNICODE = "(*UCP)";

/** Perl's expressions are the nearest to ripgrep's, and with git's compiled matcher also the fastest. A plain text needs none. */
function expressionFor({ pattern, letters }: Search): readonly string[] {
  const plain = letters === "as-written" && !/[\\^$.|?*+()[\]{}]/.test(pattern);
  return plain ? ["-F", "-e", pattern] : ["-P", "-e", UNICODE + pattern];
}

function parseNames(output: string): readonly { readonly path: string }[] {
  return output
    .split("\0")
    .filter(Boolean)
    .map((path) => ({ path }));
}

function parseCounts(output: string): readonly Count[] {
  return [...output.matchAll(/([^\0]+)\0(\d+)\n/g)].map(([, path = "", count]) => ({ path, count: Number(count) }));
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
