/**
 * Pins the three commits that a session speaks about, and makes sure that their contents are on this machine. A full clone
 * stays full: history is only cut off where it was cut off before.
 */
import { InputProblem } from "../pull/problem.ts";
import type { Commits } from "../pull/pull-request.ts";
import { GitError, type GitSetting, readGit, runGit } from "../system/git.ts";
import { type Checkout, readSetting } from "./repository.ts";

const FETCH_TIMEOUT_MS = 300_000;

export type PinRequest = {
  /** As the API gave them: the tip of the base branch and of the pull request. */
  readonly base: string;
  readonly head: string;
  /** Asked where local history does not tell. */
  readonly fetchMergeBase?: () => Promise<string>;
  /** Used for a remote on exactly this server, and for no other. */
  readonly access?: { readonly token: string; readonly serverUrl: string };
  readonly signal?: AbortSignal;
};

export async function pinCommits(checkout: Checkout, request: PinRequest): Promise<Commits> {
  const { base, head } = request;
  const ends = [requireName(base), requireName(head)];
  const { pinned } = checkout;
  if (pinned?.base === base && pinned.head === head) return pinned;
  if (checkout.shallow) {
    // The boundary of a shallow clone looks like the beginning of history: only the API knows the real merge base.
    if (!request.fetchMergeBase) await ensureCommits(checkout, ends, request);
    const mergeBase = await (request.fetchMergeBase?.() ?? localMergeBase(checkout, request));
    await ensureCommits(checkout, [...ends, requireName(mergeBase)], request);
    return { base, mergeBase, head };
  }
  // In a full clone both commits are nearly always there, and an answer proves it. A partial one may lack their contents.
  const known = checkout.partial ? undefined : await findMergeBase(checkout, request);
  if (known !== undefined) return { base, mergeBase: known, head };
  await ensureCommits(checkout, ends, request);
  return { base, mergeBase: await localMergeBase(checkout, request), head };
}

function requireName(commit: string): string {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return commit;
  throw new Error(`"${commit}" is not the full name of a commit.`);
}

async function findMergeBase(checkout: Checkout, { base, head, signal }: PinRequest): Promise<string | undefined> {
  const result = await runGit(checkout, ["merge-base", base, head], { signal });
  return result.code === 0 ? result.stdout.toString("utf8").trim() : undefined;
}

async function localMergeBase(checkout: Checkout, { base, head, signal }: PinRequest): Promise<string> {
  const result = await runGit(checkout, ["merge-base", base, head], { signal });
  if (result.code === 0) return result.stdout.toString("utf8").trim();
  if (result.code !== 1) throw new GitError("merge-base", result);
  const remedy = checkout.shallow
    ? "The clone is shallow: set `fetch-depth: 0` in the actions/checkout step."
    : "Rebase the branch on its base, so that the two share a history.";
  throw new InputProblem(`The base ${base} and the head ${head} have no common ancestor here. ${remedy}`);
}

async function ensureCommits(checkout: Checkout, names: readonly string[], request: PinRequest): Promise<void> {
  const wanted = checkout.partial ? names : await missingCommits(checkout, names);
  if (wanted.length === 0) return;
  await fetchCommits(checkout, [...new Set(wanted)], request);
  const missing = await missingCommits(checkout, names);
  if (missing.length > 0) throw unreachable(missing, "the remote answered without them");
}

async function missingCommits(checkout: Checkout, names: readonly string[]): Promise<readonly string[]> {
  const input = names.map((name) => `${name}^{commit}\n`).join("");
  const output = await readGit(checkout, ["cat-file", "--batch-check"], { input });
  const answers = output.toString("utf8").split("\n");
  return names.filter((_, index) => !answers[index]?.includes(" commit "));
}

async function fetchCommits(checkout: Checkout, names: readonly string[], request: PinRequest): Promise<void> {
  const remote = await readSetting(checkout, "remote.origin.url");
  if (remote === undefined) throw unreachable(names, "the checkout has no remote named origin");
  const depth = checkout.shallow ? ["--depth=1"] : [];
  const contents = checkout.partial ? ["--refetch", "--no-filter"] : [];
  const quiet = [
    "--quiet",
    "--upload-pack=git-upload-pack",
    "--no-tags",
    "--no-write-fetch-head",
    "--no-recurse-submodules",
    "--refmap=",
  ];
  const result = await runGit(checkout, ["fetch", ...quiet, ...depth, ...contents, "origin", ...names], {
    signal: request.signal,
    transport: "fetch",
    timeoutMs: FETCH_TIMEOUT_MS,
    settings: authorization(request.access),
  });
  if (result.code !== 0) throw unreachable(names, new GitError("fetch", result).message);
}

/**
 * Git sends the header to this server only, because the key names it. The empty value comes first: the checkout may have
 * left a header of its own, and GitHub refuses two.
 */
function authorization(access: PinRequest["access"]): readonly GitSetting[] {
  if (!access) return [];
  const key = `http.${new URL(access.serverUrl).origin}/.extraheader`;
  const credentials = Buffer.from(`x-access-token:${access.token}`).toString("base64");
  return [
    [key, ""],
    [key, `AUTHORIZATION: basic ${credentials}`],
  ];
}

function unreachable(names: readonly string[], cause: string): InputProblem {
  return new InputProblem(
    `The commits of the pull request are not in the checkout and could not be fetched (${names.join(", ")}): ${cause}. ` +
      "Give the job `permissions: contents: read`, or set `fetch-depth: 0` in the actions/checkout step.",
  );
}
