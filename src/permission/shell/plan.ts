/**
 * A read-only command once it has been read and judged: programs with argument vectors, and how they are joined. Nothing in
 * a plan is ever given to a shell; whoever runs it starts each program by itself.
 */

/** A file that a command names, or a place that it looks through. */
export type PathAccess = "read" | "search";

/** A part of a word: written text, or a wildcard that the runner expands (`*`, `?`, `[…]`). */
export type Piece = { readonly kind: "text"; readonly text: string } | { readonly kind: "glob"; readonly text: string };

export type Argument =
  /**
   * Given to the program as it stands: an option that the table allows, a pattern, a revision. Where git expects a revision
   * or a path, a bare hash could be that of a file's contents: `asCommits` says the same, and means commits alone.
   */
  | { readonly kind: "text"; readonly text: string; readonly asCommits?: string }
  /** `$?` between two texts. */
  | { readonly kind: "status"; readonly before: string; readonly after: string }
  /**
   * Names files: must really lie inside the tree. Where it starts with a hyphen it is written with `./` in front; where it
   * has a wildcard it becomes one argument per file, as in bash. `prefix` stands before the path in the same argument.
   * With `matches: "one"` a wildcard that finds several files is refused: the program would take the second for something
   * else, `uniq` for the file to write, `git -C` for the subcommand.
   */
  | {
      readonly kind: "path";
      readonly pieces: readonly Piece[];
      readonly access: PathAccess;
      readonly prefix?: string;
      readonly matches?: "one";
    }
  /**
   * Where `xargs` or `find -exec` puts its items, with the text around the placeholder. With `access` every item names a
   * file, and what holds for a path holds for it: inside the tree, `./` before a hyphen. With `hyphen: "refused"` nothing
   * stands between the item and being an option: an argument that would start with a hyphen is refused. With
   * `percent: "refused"` the item stands in a format of git: one that could be a placeholder is refused.
   */
  | {
      readonly kind: "item";
      readonly before: string;
      readonly after: string;
      readonly access?: PathAccess;
      readonly hyphen?: "refused";
      readonly percent?: "refused";
    };

export type Redirect =
  /** `2>/dev/null`: what is written there is dropped. */
  | { readonly kind: "discard"; readonly stream: "output" | "errors" | "both" }
  /** `2>&1` and `>&2`: from here on one stream goes where the other goes now. */
  | { readonly kind: "join"; readonly stream: "output" | "errors" }
  /** `< file`, or `< /dev/null` where there is no path. */
  | { readonly kind: "input"; readonly path?: readonly Piece[] };

/** The command that `xargs` or `find -exec` starts, and how its items are given to it. */
export type Repetition = {
  readonly command: CommandPlan;
  /** `each`: one start per item (or per `size` items); `many`: as many items as fit. */
  readonly mode: "each" | "many";
  readonly size?: number;
  /** How standard input is cut into items; for `find -exec` always by NUL. */
  readonly separator: "blanks" | "lines" | "nul" | { readonly character: string };
  readonly whenEmpty: "run" | "skip";
};

export type CommandPlan = {
  readonly kind: "command";
  /** A name of the table, never a path. */
  readonly name: string;
  readonly arguments: readonly Argument[];
  /** In the order in which they were written: it matters. */
  readonly redirects: readonly Redirect[];
  /** The locale that was asked for, as in `LC_ALL=C sort`. */
  readonly locale?: "C";
  /** `xargs`, and `find` with `-exec`. */
  readonly repeat?: Repetition;
  /**
   * Can show contents of the repository that no argument names: `git log -p`, `git show`, `git grep`. With `by-path` a
   * pathspec at the end keeps files out of it; with `anything` nothing does.
   */
  readonly showsHistory?: "by-path" | "anything";
};

export type Plan =
  | CommandPlan
  | { readonly kind: "pipeline"; readonly stages: readonly Plan[] }
  | { readonly kind: "sequence"; readonly parts: readonly Plan[] }
  | { readonly kind: "and" | "or"; readonly left: Plan; readonly right: Plan }
  | { readonly kind: "not"; readonly plan: Plan }
  /** `( … )` is a subshell: a `cd` in it ends with it. `{ …; }` is not. */
  | {
      readonly kind: "group";
      readonly plan: Plan;
      readonly scope: "subshell" | "here";
      readonly redirects: readonly Redirect[];
    };

/** `word` is what was not allowed, as it was written; `reason` ends with what to use instead. */
export type Refusal = { readonly kind: "refused"; readonly word: string; readonly reason: string };

export type Reading = { readonly kind: "plan"; readonly plan: Plan } | Refusal;
