/** Fetches a pull request as a value, over all pages. A refusal is said with its remedy. */
import type { RestEndpointMethodTypes } from "@octokit/rest";
import { parseHunks } from "../pull/hunks.ts";
import type { ChangedFile, PullRequestDetails, ReviewThread } from "../pull/pull-request.ts";
import type { GitHubClient, GitHubReader } from "./client.ts";
import { explainFailure } from "./failure.ts";

export type PullRequestName = { readonly owner: string; readonly repo: string; readonly number: number };

const PULL = "/repos/{owner}/{repo}/pulls/{pull_number}";

/** By route, and not by the names of `octokit.rest`: those are loaded later. */
export async function fetchPullRequest(github: GitHubReader, name: PullRequestName): Promise<PullRequestDetails> {
  const { owner, repo, number } = name;
  const octokit = await github.octokit();
  const one = { owner, repo, pull_number: number };
  const many = { ...one, per_page: 100 };
  try {
    const [{ data: pull }, commits, reviewComments] = await Promise.all([
      octokit.request(`GET ${PULL}`, one),
      octokit.paginate(`GET ${PULL}/commits`, many),
      octokit.paginate(`GET ${PULL}/comments`, many),
    ]);
    return {
      owner,
      repo,
      number,
      title: pull.title,
      body: pull.body ?? "",
      author: pull.user.login,
      url: pull.html_url,
      labels: pull.labels.map((label) => label.name),
      draft: pull.draft ?? false,
      fork: nameOf(pull.head.repo) !== pull.base.repo.full_name,
      baseRef: pull.base.ref,
      headRef: pull.head.ref,
      base: pull.base.sha,
      head: pull.head.sha,
      changedFiles: pull.changed_files,
      commits: commits.map(({ sha, commit, author }) => ({
        sha,
        message: commit.message,
        author: loginOf(author) ?? commit.author?.name ?? "unknown",
      })),
      threads: groupThreads(reviewComments),
    };
  } catch (error) {
    throw explainFailure(error, `pull request ${number} of ${owner}/${repo}`);
  }
}

/** Where the pull request's branch is now: it may have moved since the session began. */
export async function fetchHead(github: GitHubClient, { owner, repo, number }: PullRequestName): Promise<string> {
  try {
    const octokit = await github.octokit();
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    return data.head.sha;
  } catch (error) {
    throw explainFailure(error, `pull request ${number} of ${owner}/${repo}`);
  }
}

/** The API's list of changed files: at most 3,000, and without the hunks of large files. */
export async function fetchChangedFiles(github: GitHubClient, name: PullRequestName): Promise<ChangedFile[]> {
  const { owner, repo, number } = name;
  try {
    const octokit = await github.octokit();
    const files = await octokit.paginate(octokit.rest.pulls.listFiles, {
      owner,
      repo,
      pull_number: number,
      per_page: 100,
    });
    return files.map(changedFile);
  } catch (error) {
    throw explainFailure(error, `the files of pull request ${number} of ${owner}/${repo}`);
  }
}

export type Comparison = {
  readonly owner: string;
  readonly repo: string;
  readonly base: string;
  readonly head: string;
};

export async function fetchMergeBase(github: GitHubClient, comparison: Comparison): Promise<string> {
  const { owner, repo, base, head } = comparison;
  try {
    const octokit = await github.octokit();
    const basehead = `${base}...${head}`;
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 });
    return data.merge_base_commit.sha;
  } catch (error) {
    throw explainFailure(error, `the merge base of ${base} and ${head} in ${owner}/${repo}`);
  }
}

/** The description promises a repository; that of a deleted fork is `null` all the same. */
function nameOf(repository: { readonly full_name: string } | null): string | undefined {
  return repository?.full_name;
}

/** GitHub gives an empty object where it knows no account for a commit's address. */
function loginOf(author: { readonly login?: string } | null): string | undefined {
  return author?.login;
}

type ReviewComment = RestEndpointMethodTypes["pulls"]["listReviewComments"]["response"]["data"][number];

/** Replies name the first comment of their thread, which may itself be gone. */
function groupThreads(comments: readonly ReviewComment[]): ReviewThread[] {
  const threads = new Map<number, ReviewComment[]>();
  for (const comment of comments) {
    const first = comment.in_reply_to_id ?? comment.id;
    threads.set(first, [...(threads.get(first) ?? []), comment]);
  }
  return [...threads.values()].flatMap(([first, ...replies]) => {
    if (!first) return [];
    const line = typeof first.line === "number" ? { line: first.line } : {};
    const said = [first, ...replies].map(({ user, body }) => ({ author: loginOf(user) ?? "ghost", body }));
    return [{ path: first.path, ...line, comments: said }];
  });
}

type ListedFile = RestEndpointMethodTypes["pulls"]["listFiles"]["response"]["data"][number];

const statuses = {
  added: "added",
  removed: "removed",
  modified: "modified",
  renamed: "renamed",
  copied: "copied",
  changed: "modified",
  unchanged: "modified",
} as const satisfies Record<ListedFile["status"], ChangedFile["status"]>;

const EMPTY_BLOB = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";

function changedFile(file: ListedFile): ChangedFile {
  return {
    path: file.filename,
    ...(file.previous_filename !== undefined && { previousPath: file.previous_filename }),
    status: statuses[file.status],
    additions: file.additions,
    deletions: file.deletions,
    hunks: parseHunks(file.patch ?? ""),
    ...withheld(file),
  };
}

/** GitHub leaves the patch out without saying why; it counts no lines in binary files. */
function withheld({ patch, changes, status, sha }: ListedFile): Pick<ChangedFile, "withheld"> {
  if (patch !== undefined) return {};
  if (changes > 0) return { withheld: "too-large" };
  return status === "renamed" || status === "copied" || sha === EMPTY_BLOB ? {} : { withheld: "binary" };
}
