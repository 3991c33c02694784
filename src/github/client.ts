/**
 * The connection to GitHub: Octokit, patient with hiccups and short rate limits. What may have been carried out already
 * (a POST) is never sent again from here: its caller looks first.
 */
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import { z } from "zod";
import { isRefusal } from "./failure.ts";

const PatientOctokit = Octokit.plugin(retry, throttling);

/** A review is worth a short wait; a longer one is said instead. */
const LONGEST_WAIT_SECONDS = 60;
const RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;

export type Viewer = { readonly login: string; readonly id: number };

/** Enough to read with. */
export type GitHubReader = { readonly octokit: Octokit };

export type GitHubClient = GitHubReader & {
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
  // Made when it is first needed: the first questions go the quick way.
  let made: Octokit | undefined;
  const patient = (): Octokit => {
    made ??= composePatient({ ...connection, fetch });
    return made;
  };
  return {
    get octokit() {
      return patient();
    },
    quick: { octokit: composeQuick({ ...connection, fetch }, patient) },
    departed,
    // Queries count as writes, which are spaced a second apart: in a lane of their own they hold nothing up.
    viewer: once(() => fetchViewer(composeOctokit(connection, "graphql"))),
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * secondMs)),
  };
}

function composePatient(connection: Connection): Octokit {
  const octokit = composeOctokit(connection, "rest");
  octokit.hook.before("request", (options) => {
    if (options.method === "POST") options.request["retries"] = 0;
  });
  return octokit;
}

const finalAnswers = [400, 401, 404, 406, 410, 422, 451];

function composeQuick(connection: Connection, patient: () => Octokit): Octokit {
  const octokit = new Octokit(commonOptions(connection));
  octokit.hook.error("request", (error, { request: _, ...options }) => {
    if (isRefusal(error) && finalAnswers.includes(error.status)) throw error;
    return patient().request(options);
  });
  return octokit;
}

function commonOptions(connection: Connection) {
  const { token, apiUrl, log = () => {} } = connection;
  return {
    auth: token,
    baseUrl: apiUrl,
    userAgent: "pr-subagents",
    request: { fetch: timedFetch(connection) },
    log: { debug: () => {}, info: () => {}, warn: log, error: () => {} },
  };
}

function composeOctokit(connection: Connection, lane: "rest" | "graphql"): InstanceType<typeof PatientOctokit> {
  const { apiUrl, log = () => {}, secondMs = 1000 } = connection;
  const shouldWait = (seconds: number, _options: unknown, _octokit: unknown, retried: number): boolean => {
    if (seconds > LONGEST_WAIT_SECONDS || retried >= RETRIES) return false;
    log(`GitHub asks for a pause of ${seconds} s.`);
    return true;
  };
  return new PatientOctokit({
    ...commonOptions(connection),
    retry: {
      retries: RETRIES,
      retryAfterBaseValue: secondMs,
      doNotRetry: [...finalAnswers, 403, 429],
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
