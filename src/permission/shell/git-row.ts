/** One row of the table of git's subcommands, and what several rows share. */
import { logOptions } from "./git-options.ts";
import type { ParsedOption } from "./options.ts";
import type { Word } from "./word.ts";

/** `revision`: text, or a path where it is written as one. `path`: a pathspec. `text`: a name or a pattern. */
export type GitOperand = "revision" | "path" | "text";

export type GitWords = { readonly options: readonly ParsedOption[]; readonly operands: readonly Word[] };

export type GitRow = {
  readonly options?: string;
  readonly first?: GitOperand;
  /** Of operands before `--`; none may be given where it is missing. */
  readonly rest?: GitOperand;
  /** `known`: words after `--` are paths. */
  readonly paths?: "known";
  readonly most?: number;
  /** Given right after the subcommand. */
  readonly add?: (words: GitWords) => readonly string[];
  /** Given where no revision was written. */
  readonly otherwise?: string;
  /** `xargs` may put an item where a revision stands. */
  readonly items?: "revision";
  /** Whether it can print contents of files that no word names. */
  readonly showsHistory?: (words: GitWords) => boolean;
  /** Whether it shows no contents but those of files that its pathspec lets through, as long as it is given commits. */
  readonly keepsToPathspec?: (words: GitWords) => boolean;
  readonly check?: (words: GitWords) => void;
};

/** Neither a diff program nor a text converter of the repository is started. */
export const withoutPrograms = () => ["--no-ext-diff", "--no-textconv"];

/** What walks through commits and shows them. */
export const history: GitRow = {
  options: logOptions,
  rest: "revision",
  paths: "known",
  add: withoutPrograms,
  items: "revision",
  showsHistory: always,
  keepsToPathspec: unlessItWanders,
};

export function always(): boolean {
  return true;
}

/** These follow a file to its other names, show a commit whole, or put other paths in place of those that were given. */
export function unlessItWanders(words: GitWords): boolean {
  return !has(words, "--follow", "--full-diff", "-L", "--merge");
}

/** With these alone, `log` and `diff` print names, numbers and messages, and never a line of a file. */
const withoutContents: ReadonlySet<string> = new Set([
  ...["--oneline", "-n", "--max-count", "-#", "--skip", "--graph", "--all", "--branches", "--tags", "--remotes"],
  ...["--decorate", "--no-decorate", "--stat", "--shortstat", "--numstat", "--name-only", "--name-status", "--summary"],
  ...[
    "--dirstat",
    "--raw",
    "--no-patch",
    "-s",
    "--quiet",
    "--format",
    "--pretty",
    "--abbrev-commit",
    "--abbrev",
    "--date",
  ],
  ...["--since", "--after", "--until", "--before", "--author", "--committer", "--grep", "-i", "-E", "-F"],
  ...[
    "--merges",
    "--no-merges",
    "--first-parent",
    "--reverse",
    "--follow",
    "--left-right",
    "--diff-filter",
    "--cached",
  ],
  ...["--staged", "--no-color", "--merge-base", "-M", "--find-renames", "--no-renames", "-z"],
]);

/** `log` prints contents only where an option asks for them. */
export function unlessPlain({ options }: GitWords): boolean {
  return !options.every(({ name }) => withoutContents.has(name));
}

const summaries = [
  "--stat",
  "--shortstat",
  "--numstat",
  "--name-only",
  "--name-status",
  "--summary",
  "--dirstat",
  "--raw",
];

/** `diff` prints contents unless an option asks for something else. */
export function unlessSummary(words: GitWords): boolean {
  return !has(words, ...summaries) || unlessPlain(words);
}

export const has = (words: GitWords, ...names: readonly string[]) =>
  words.options.some(({ name }) => names.includes(name));
