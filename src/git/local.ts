/** The current branch of a local repository, for a review without GitHub. Only commits are reviewed: never loose changes. */
import { basename } from "node:path";
import { InputProblem } from "../pull/problem.ts";
import type { CommitNote, Commits } from "../pull/pull-request.ts";
import { readGit, runGit } from "../system/git.ts";
import { pinCommits } from "./commits.ts";
import { type Checkout, openCheckout, readSetting } from "./repository.ts";

const MAX_COMMIT_NOTES = 250;

/** Where a branch usually starts from, in the order in which we look. */
const usualBases = ["origin/HEAD", "origin/main", "origin/master", "main", "master"] as const;

export type LocalBranch = {
  readonly checkout: Checkout;
  readonly branch: string;
  readonly baseRef: string;
  readonly commits: Commits;
  /** Oldest first. */
  readonly commitNotes: readonly CommitNote[];
  readonly author: string;
  /** `owner/name` where the remote tells, else the folder's name. */
  readonly repositoryName: string;
  /** There are changes that are not committed, and that the review therefore does not see. */
  readonly dirty: boolean;
};

export async function readLocalBranch(folder: string, base?: string): Promise<LocalBranch> {
  const checkout = await openCheckout(folder);
  const { commits, baseRef } = await pinLocalCommits(checkout, base);
  const [branch, commitNotes, status, remote] = await Promise.all([
    runGit(checkout, ["symbolic-ref", "--short", "--quiet", "HEAD"]),
    readCommitNotes(checkout, commits),
    readGit(checkout, ["status", "--porcelain", "-z"]),
    readSetting(checkout, "remote.origin.url"),
  ]);
  return {
    checkout,
    branch: branch.stdout.toString("utf8").trim() || commits.head.slice(0, 12),
    baseRef,
    commits,
    commitNotes,
    author: commitNotes.at(-1)?.author ?? "",
    repositoryName: remote?.match(/[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/)?.[1] ?? basename(checkout.root),
    dirty: status.length > 0,
  };
}

export type LocalCommits = { readonly commits: Commits; readonly baseRef: string };

/** What HEAD adds to its base. Looks at commits only: no configuration of the repository comes into play. */
export async function pinLocalCommits(checkout: Checkout, base?: string): Promise<LocalCommits> {
  const head = await findCommit(checkout, "HEAD");
  if (!head) throw new InputProblem(`${checkout.root} has no commit yet. Commit something first.`);
  const from = await findBase(checkout, base);
  const commits = await pinCommits(checkout, { base: from.commit, head });
  if (commits.mergeBase === head) {
    throw new InputProblem(
      `There is nothing to review: HEAD has no commit that ${from.ref} lacks. Commit your work on a branch, or give another --base.`,
    );
  }
  return { commits, baseRef: from.ref };
}

type Base = { readonly ref: string; readonly commit: string };

async function findBase(checkout: Checkout, asked: string | undefined): Promise<Base> {
  for (const ref of asked === undefined ? usualBases : [asked]) {
    const commit = await findCommit(checkout, ref);
    if (commit) return { ref, commit };
  }
  const tried = asked ?? usualBases.join(", ");
  throw new InputProblem(`No base to compare with: tried ${tried}. Name a branch or commit with --base.`);
}

async function findCommit(checkout: Checkout, name: string): Promise<string | undefined> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  const result = await runGit(checkout, args);
  return result.code === 0 ? result.stdout.toString("utf8").trim() : undefined;
}

async function readCommitNotes(checkout: Checkout, { mergeBase, head }: Commits): Promise<readonly CommitNote[]> {
  const args = [
    "log",
    "-z",
    "--no-color",
    `--max-count=${MAX_COMMIT_NOTES}`,
    "--format=%H%n%an%n%B",
    `${mergeBase}..${head}`,
  ];
  const entries = (await readGit(checkout, [...args, "--"])).toString("utf8").split("\0").filter(Boolean);
  return entries.reverse().map((entry) => {
    const [sha = "", author = "", ...message] = entry.split("\n");
    return { sha, author, message: message.join("\n").trim() };
  });
}
