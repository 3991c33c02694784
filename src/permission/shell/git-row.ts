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
  readonly showsHistory?: true;
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
  showsHistory: true,
};

export const has = (words: GitWords, ...names: readonly string[]) =>
  words.options.some(({ name }) => names.includes(name));
