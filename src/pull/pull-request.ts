/** The pull request as a value: what every room speaks about. Nothing here reads the network or a disk. */

/** Pinned once at the start of a session; lines, anchors and tools all speak of `head`. */
export type Commits = { readonly base: string; readonly mergeBase: string; readonly head: string };

/** One hunk of a unified diff; each line keeps its leading " ", "+", "-" or "\". */
export type Hunk = {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly string[];
};

/** What a path holds, in words. */
export type FileKind = "an ordinary file" | "executable" | "a link" | "a submodule";

export type ChangedFile = {
  readonly path: string;
  readonly previousPath?: string;
  readonly status: "added" | "modified" | "removed" | "renamed" | "copied";
  readonly additions: number;
  readonly deletions: number;
  /** What it is now, where it was something else before: a script may be made executable without any changed line. */
  readonly became?: FileKind;
  /** Empty for binary files, pure renames and files whose patch the source withheld (see `withheld`). */
  readonly hunks: readonly Hunk[];
  /** Why there are no hunks although the content changed: the file is named all the same. */
  readonly withheld?: "binary" | "too-large";
};

export type CommitNote = { readonly sha: string; readonly message: string; readonly author: string };

/** An existing review conversation on one place of the pull request, oldest comment first. */
export type ReviewThread = {
  readonly path: string;
  readonly line?: number;
  readonly comments: readonly { readonly author: string; readonly body: string }[];
};

/** What GitHub says about a pull request; the changed files come from git (or, as a fallback, from the API). */
export type PullRequestDetails = {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly url: string;
  readonly labels: readonly string[];
  readonly draft: boolean;
  readonly fork: boolean;
  readonly baseRef: string;
  readonly headRef: string;
  /** The tip of the base branch and of the pull request, as the API gave them. */
  readonly base: string;
  readonly head: string;
  /** How many files GitHub counts as changed: the cross-check of our own list. */
  readonly changedFiles: number;
  readonly commits: readonly CommitNote[];
  readonly threads: readonly ReviewThread[];
};

export type PullRequest = Omit<PullRequestDetails, "base" | "head" | "commits" | "changedFiles"> & {
  /** As GitHub counts them; absent where the branch is no pull request yet. */
  readonly changedFiles?: number;
  readonly commits: Commits;
  readonly commitNotes: readonly CommitNote[];
  readonly files: readonly ChangedFile[];
  readonly diffSource: "git" | "api";
};
