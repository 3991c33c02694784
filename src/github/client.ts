/**
 * The connection to GitHub. The first questions go out at once, by the least of Octokit that can ask them; the patient client
 * is loaded when somebody needs it, which is long after.
 */
import { Octokit as LeastOctokit } from "@octokit/core";
import { paginateRest } from "@octokit/plugin-paginate-rest";
import type { Octokit } from "@octokit/rest";
import { isRefusal } from "./failure.ts";

const QuickOctokit = LeastOctokit.plugin(paginateRest);

const REQUEST_TIMEOUT_MS = 30_000;

export type Viewer = { readonly login: string; readonly id: number };

/** Enough to read with. */
export type GitHubReader = { readonly octokit: () => Promise<InstanceType<typeof QuickOctokit>> };

export type GitHubClient = {
  /** Patient with hiccups and short rate limits. */
  readonly octokit: () => Promise<Octokit>;
  /** Asks at once, past the queues that patience needs. What fails for the moment is asked again by `octokit`. */
  readonly quick: GitHubReader;
  /** Resolves when that many requests are on their way: from then on there is time for other things. */
  readonly departed: (count: number) => Promise<void>;
  /** Who this token is. Asked once; `GET /user` is refused to a workflow's token. */
  readonly viewer: () => Promise<Viewer>;
  /** Resolves after that many seconds, as this client counts them. */
  readonly pause: (seconds: number) => Promise<void>;
};

export type Connection = {
  readonly token: string;
  /** What the runner calls `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** Where a proxy stands between; see `proxy.ts`. */
  readonly fetch?: typeof fetch | undefined;
  readonly log?: (line: string) => void;
  /** How long a second of waiting takes, and how long one request may take; tests are in a hurry. */
  readonly secondMs?: number;
  readonly timeoutMs?: number;
};

export function connectGitHub(connection: Connection): GitHubClient {
  const { secondMs = 1000 } = connection;
  const { departed, fetch } = countDepartures(connection.fetch ?? globalThis.fetch);
  const counted = { ...connection, fetch };
  const octokit = once(async () => (await import("./patience.ts")).connectPatiently(optionsOf(counted), counted));
  const quick = connectQuickly(optionsOf(counted), octokit);
  return {
    octokit,
    quick: { octokit: async () => quick },
    departed,
    viewer: once(async () => (await import("./patience.ts")).fetchViewer(optionsOf(connection), connection)),
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * secondMs)),
  };
}

/** Nothing gets better by asking for it again. */
export const finalAnswers = [400, 401, 404, 406, 410, 422, 451];

function connectQuickly(options: OctokitOptions, patient: GitHubClient["octokit"]): InstanceType<typeof QuickOctokit> {
  const octokit = new QuickOctokit(options);
  octokit.hook.error("request", async (error, { request: _, ...question }) => {
    if (isRefusal(error) && finalAnswers.includes(error.status)) throw error;
    return (await patient()).request(question);
  });
  return octokit;
}

export type OctokitOptions = ReturnType<typeof optionsOf>;

function optionsOf(connection: Connection) {
  const { token, apiUrl, log = () => {} } = connection;
  return {
    auth: token,
    baseUrl: apiUrl,
    userAgent: "pr-subagents",
    request: { fetch: timedFetch(connection) },
    log: { debug: () => {}, info: () => {}, warn: log, error: () => {} },
  };
}

function countDepartures(fetch: typeof globalThis.fetch): Pick<GitHubClient, "departed"> & { fetch: typeof fetch } {
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  let requests = 0;
  return {
    departed: (count) => new Promise((resolve) => waiting.push({ count, resolve })),
    fetch(url, options) {
      const answer = fetch(url, options);
      requests += 1;
      // The connection is made when the network is next looked at.
      for (const { count, resolve } of waiting) if (count <= requests) setImmediate(resolve);
      return answer;
    },
  };
}

/** Octokit itself waits for an answer without end. */
function timedFetch({ fetch = globalThis.fetch, timeoutMs = REQUEST_TIMEOUT_MS }: Connection): typeof fetch {
  return (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
}

/** Remembers the answer, not a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
