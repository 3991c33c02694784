/**
 * The connection to GitHub: Octokit, patient with hiccups and short rate limits. What may have been carried out already
 * (a POST) is never sent again from here: its caller looks first.
 */
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import { z } from "zod";

const PatientOctokit = Octokit.plugin(retry, throttling);

/** A review is worth a short wait; a longer one is said instead. */
const LONGEST_WAIT_SECONDS = 60;
const RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;

export type Viewer = { readonly login: string; readonly id: number };

export type GitHubClient = {
  readonly octokit: InstanceType<typeof PatientOctokit>;
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
  const octokit = composeOctokit(connection, "rest");
  octokit.hook.before("request", (options) => {
    if (options.method === "POST") options.request["retries"] = 0;
  });
  // Queries count as writes, which are spaced a second apart: in a lane of their own they hold nothing up.
  const queries = composeOctokit(connection, "graphql");
  return {
    octokit,
    viewer: once(() => fetchViewer(queries)),
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * secondMs)),
  };
}

function composeOctokit(connection: Connection, lane: "rest" | "graphql"): InstanceType<typeof PatientOctokit> {
  const { token, apiUrl, log = () => {}, secondMs = 1000 } = connection;
  const shouldWait = (seconds: number, _options: unknown, _octokit: unknown, retried: number): boolean => {
    if (seconds > LONGEST_WAIT_SECONDS || retried >= RETRIES) return false;
    log(`GitHub asks for a pause of ${seconds} s.`);
    return true;
  };
  return new PatientOctokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: "pr-subagents",
    request: { fetch: timedFetch(connection) },
    log: { debug: () => {}, info: () => {}, warn: log, error: () => {} },
    retry: {
      retries: RETRIES,
      retryAfterBaseValue: secondMs,
      doNotRetry: [400, 401, 403, 404, 406, 410, 422, 429, 451],
    },
    throttle: {
      // The plugin keeps its queues by id in module scope.
      id: `${apiUrl} ${lane}`,
      retryAfterBaseValue: secondMs,
      onRateLimit: shouldWait,
      onSecondaryRateLimit: shouldWait,
    },
  });
}

/** Octokit itself waits for an answer without end. */
function timedFetch({ fetch = globalThis.fetch, timeoutMs = REQUEST_TIMEOUT_MS }: Connection): typeof fetch {
  return (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
}

const viewerAnswer = z.object({ viewer: z.object({ login: z.string(), databaseId: z.int() }) });

async function fetchViewer(octokit: Octokit): Promise<Viewer> {
  const { viewer } = viewerAnswer.parse(await octokit.graphql("query { viewer { login databaseId } }"));
  return { login: viewer.login, id: viewer.databaseId };
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
