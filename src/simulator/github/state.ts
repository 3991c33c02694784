/** What the in-memory GitHub knows: one repository with its pull requests, comments and git objects. Tests may read and change it at any time. */

export type Rights = "write" | "read" | "none";
export type Role = "admin" | "maintain" | "write" | "triage" | "read";

/** The content of one path in a commit; a plain string is a regular file. */
export type SnapshotEntry =
  | string
  | { readonly bytes: Uint8Array }
  | { readonly executable: string }
  | { readonly link: string }
  | { readonly submodule: string };

/** A commit's whole tree, by path. */
export type Snapshot = Readonly<Record<string, SnapshotEntry>>;

export type SimulatedFile = {
  readonly filename: string;
  readonly status: "added" | "removed" | "modified" | "renamed" | "copied" | "changed";
  readonly additions: number;
  readonly deletions: number;
  /** Left out, as GitHub does, for binary and oversized files. */
  readonly patch?: string;
  readonly previousFilename?: string;
  readonly sha?: string;
};

export type SimulatedCommit = { readonly sha: string; readonly message: string; readonly author: string };

export type SimulatedReviewComment = {
  readonly id: number;
  readonly inReplyTo?: number;
  readonly author: string;
  readonly path: string;
  /** `null` where a later push has outdated the comment. */
  readonly line: number | null;
  readonly body: string;
};

export type SimulatedPull = {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly user: string;
  readonly labels: readonly string[];
  readonly draft: boolean;
  /** `repository` is `null` where the fork has been deleted. */
  readonly head: { readonly ref: string; readonly sha: string; readonly repository: string | null };
  readonly base: { readonly ref: string; readonly sha: string };
  readonly mergeBase: string;
  readonly files: readonly SimulatedFile[];
  readonly commits: readonly SimulatedCommit[];
  readonly reviewComments: readonly SimulatedReviewComment[];
};

export type SimulatedComment = {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type Viewer = { readonly login: string; readonly databaseId: number };

export type GitHubState = {
  /** `owner/name`. */
  readonly repository: string;
  readonly viewer: Viewer;
  /** Rights by token; where there is no table, every token may write. */
  tokens?: Readonly<Record<string, Rights>>;
  pulls: SimulatedPull[];
  comments: SimulatedComment[];
  collaborators: Record<string, Role>;
  /** Trees by commit. */
  snapshots: Record<string, Snapshot>;
  /** GitHub cuts longer recursive listings and says `truncated`. */
  readonly treeLimit: number;
};

/** Who GitHub says a workflow's own token is. */
const workflowToken: Viewer = { login: "github-actions[bot]", databaseId: 41_898_282 };

export type NewComment = Pick<SimulatedComment, "pull" | "author" | "body">;

export type GitHubOptions = Partial<Omit<GitHubState, "comments">> & {
  readonly comments?: readonly NewComment[];
  readonly now?: () => number;
};

export function makeState(options: GitHubOptions, now: () => number): GitHubState {
  const state: GitHubState = {
    repository: options.repository ?? "octo/sample",
    viewer: options.viewer ?? workflowToken,
    pulls: [...(options.pulls ?? [])],
    comments: [],
    collaborators: { ...options.collaborators },
    snapshots: { ...options.snapshots },
    treeLimit: options.treeLimit ?? 100_000,
    ...(options.tokens && { tokens: options.tokens }),
  };
  for (const comment of options.comments ?? []) addComment(state, comment, now());
  return state;
}

export function addComment(state: GitHubState, comment: NewComment, at: number): SimulatedComment {
  const id = 1 + state.comments.reduce((highest, { id }) => Math.max(highest, id), 1000);
  const createdAt = timestamp(at);
  const added = { id, ...comment, createdAt, updatedAt: createdAt };
  state.comments.push(added);
  return added;
}

export function editComment(state: GitHubState, id: number, change: { body: string; at: number }): SimulatedComment {
  const index = state.comments.findIndex((comment) => comment.id === id);
  const comment = state.comments[index];
  if (!comment) throw new Error(`There is no comment ${id}.`);
  const edited = { ...comment, body: change.body, updatedAt: timestamp(change.at) };
  state.comments[index] = edited;
  return edited;
}

/** GitHub's timestamps have whole seconds. */
function timestamp(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}
