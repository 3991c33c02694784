/**
 * Octokit, patient with hiccups and short rate limits. What may have been carried out already (a POST) is never sent again
 * from here: its caller looks first.
 */
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import { z } from "zod/mini";
import { type Connection, finalAnswers, type OctokitOptions, type Viewer } from "./client.ts";

const PatientOctokit = Octokit.plugin(retry, throttling);

/** A review is worth a short wait; a longer one is said instead. */
const LONGEST_WAIT_SECONDS = 60;
const RETRIES = 3;

export function connectPatiently(options: OctokitOptions, connection: Connection): Octokit {
  const octokit = composeOctokit(options, { ...connection, lane: "rest" });
  octokit.hook.before("request", (request) => {
    if (request.method === "POST") request.request["retries"] = 0;
  });
  return octokit;
}

const viewerAnswer = z.object({ viewer: z.object({ login: z.string(), databaseId: z.int() }) });

/** Queries count as writes, which are spaced a second apart: in a lane of their own they hold nothing up. */
export async function fetchViewer(options: OctokitOptions, connection: Connection): Promise<Viewer> {
  const octokit = composeOctokit(options, { ...connection, lane: "graphql" });
  const { viewer } = viewerAnswer.parse(await octokit.graphql("query { viewer { login databaseId } }"));
  return { login: viewer.login, id: viewer.databaseId };
}

type Lane = Connection & { readonly lane: "rest" | "graphql" };

function composeOctokit(options: OctokitOptions, { apiUrl, log = () => {}, secondMs = 1000, lane }: Lane) {
  const shouldWait = (seconds: number, _options: unknown, _octokit: unknown, retried: number): boolean => {
    if (seconds > LONGEST_WAIT_SECONDS || retried >= RETRIES) return false;
    log(`GitHub asks for a pause of ${seconds} s.`);
    return true;
  };
  return new PatientOctokit({
    ...options,
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
