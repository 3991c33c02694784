/** The story of a session, from the event that triggered it to the published report. */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { type Environment, type Inputs, readInputs } from "./action/inputs.ts";
import type { Clock } from "./agent/clock.ts";
import { redactor, secretDetector } from "./boundary/redact.ts";
import { type Conclusion, skip } from "./conclusion.ts";
import { pinCommits } from "./git/commits.ts";
import { readAhead } from "./git/reading.ts";
import { type Checkout, openCheckout } from "./git/repository.ts";
import { baseFilesByApi } from "./github/base-files.ts";
import { connectGitHub, type GitHubClient } from "./github/client.ts";
import { upsertComment } from "./github/comments.ts";
import { proxiedFetch } from "./github/proxy.ts";
import { fetchChangedFiles, fetchHead, fetchMergeBase, fetchPullRequest } from "./github/pull-request.ts";
import { readTrigger, type Trigger } from "./github/trigger.ts";
import { fetchPermission, judgeTrust } from "./github/trust.ts";
import { InputProblem, wordsOf } from "./pull/problem.ts";
import type { Commits, PullRequestDetails } from "./pull/pull-request.ts";
import type { Report } from "./report/report.ts";
import type { Surface } from "./surface.ts";
import { openSessionFolder } from "./transcript/session-folder.ts";

export type Door = {
  readonly environment: Environment;
  /** This product's own files: the built-in agents, and the script of the worker. */
  readonly agentsFolder: string;
  readonly workerScript: string;
  readonly surface: Surface;
  readonly clock: Clock;
  /** Aborted when the job is cancelled: what there is, is published all the same. */
  readonly signal: AbortSignal;
};

/** The pull request, its commits, its threads, and the actor's rights: one page of each. */
const FIRST_REQUESTS = 4;

export async function runSession(door: Door): Promise<Conclusion> {
  const { environment, surface } = door;
  const inputs = readInputs(environment);
  const { "anthropic-api-key": key, "github-token": token } = inputs;
  for (const secret of [key, token]) if (secret !== undefined) surface.hide(secret);

  const trigger = findTrigger(environment, inputs);
  if (trigger.kind === "ignored") return skip(trigger.reason, surface);
  const github = connect(environment, token, surface);
  await using kept = openSessionFolder(environment["RUNNER_TEMP"] ?? tmpdir());
  const folder = kept.path;
  const opening = openCheckout(environment["GITHUB_WORKSPACE"] ?? process.cwd(), trigger.announced);
  await using readings = readAhead(opening, folder);
  const answers = Promise.all([fetchPullRequest(github.quick, trigger), fetchPermission(github.quick, trigger)]);
  const underWay = Promise.all([Promise.race([github.departed(FIRST_REQUESTS), answers]), readings.begun]);
  const [[details, permission], checkout, house] = await Promise.all([
    answers,
    opening,
    underWay.then(() => import("./house.ts")),
  ]);
  const trust = judgeTrust({ fork: details.fork, actor: trigger.actor, key, permission });
  if (trust.kind === "skip") return skip(trust.reason, surface);
  if (trust.kind === "missing-key") throw new InputProblem(trust.problem);

  const commits = await pin(checkout, details, { github, token, environment, signal: door.signal });
  const redact = redactor([key, token]);
  const table = house.withOwnModels(inputs.models);
  const { owner, repo } = details;
  const reading = await readings.of(checkout, commits);
  const isEmpty = async (): Promise<boolean> => (await reading.changedFiles.catch(() => undefined))?.length === 0;
  if (details.changedFiles === 0 && (await isEmpty()))
    return skip("The pull request changes no file: there is nothing to review.", surface);
  const subject = {
    reading,
    details: { ...details, commitNotes: details.commits },
    teamFiles: [reading.baseFiles, baseFilesByApi(github, { owner, repo, commit: commits.base })],
    agentSources: agentSourcesOf(inputs, environment),
    fetchChangedFiles: () => fetchChangedFiles(github, details),
  };
  const { report, listing } = await house.review(
    subject,
    { ...settingsOf(inputs, environment), level: trust.level, table },
    {
      ...door,
      folder,
      redact,
      model: house.connectAnthropic({ apiKey: trust.key, table, ...baseUrlOf(environment) }),
      // A failure is told by whoever needs it in earnest: of these only the first keeps a report back.
      meanwhile: () =>
        void Promise.all([import("./afterwards.ts"), github.octokit(), surface.prepare?.()]).catch(() => undefined),
    },
  );
  const { publish, renderAgentList, cleanUp } = await import("./afterwards.ts");
  const conclusion = await publish(await recheckHead(report, github), {
    folder,
    surface,
    redact,
    holdsSecret: secretDetector([key, token]),
    appendix: renderAgentList(listing),
    post: (body, whenPresent) => post(body, report.pull, { github, key: inputs["comment-key"], whenPresent }),
  });
  await cleanUp({ team: subject.teamFiles }, { ...door, folder });
  return conclusion;
}

function findTrigger(environment: Environment, inputs: Inputs): Trigger {
  return readTrigger({
    name: environment["GITHUB_EVENT_NAME"] ?? "",
    payload: readEvent(environment["GITHUB_EVENT_PATH"]),
    actor: environment["GITHUB_TRIGGERING_ACTOR"] ?? environment["GITHUB_ACTOR"] ?? "",
    repository: environment["GITHUB_REPOSITORY"] ?? "",
    prNumberInput: inputs["pr-number"],
  });
}

function readEvent(path: string | undefined): unknown {
  if (!path)
    throw new InputProblem(
      "GITHUB_EVENT_PATH is not set: PR Subagents runs as a step of a workflow. On a terminal, use the `review` or the `demo` command.",
    );
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const cause = wordsOf(error);
    throw new InputProblem(
      `The event file ${path} cannot be read as JSON (${cause}): check that no earlier step changes GITHUB_EVENT_PATH or its file.`,
      { cause: error },
    );
  }
}

function connect(environment: Environment, token: string, surface: Surface): GitHubClient {
  const apiUrl = environment["GITHUB_API_URL"] ?? "https://api.github.com";
  return connectGitHub({ token, apiUrl, fetch: proxiedFetch(apiUrl, environment), log: surface.line });
}

type Access = {
  readonly github: GitHubClient;
  readonly token: string;
  readonly environment: Environment;
  readonly signal: AbortSignal;
};

function pin(
  checkout: Checkout,
  details: PullRequestDetails,
  { github, token, environment, signal }: Access,
): Promise<Commits> {
  const { owner, repo, base, head } = details;
  return pinCommits(checkout, {
    base,
    head,
    fetchMergeBase: () => fetchMergeBase(github, { owner, repo, base, head }),
    signal,
    access: { token, serverUrl: environment["GITHUB_SERVER_URL"] ?? "https://github.com" },
  });
}

function settingsOf(inputs: Inputs, environment: Environment) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
  return {
    model: inputs.model,
    instructions: inputs.prompt,
    rights: rightsOf(inputs),
    sandbox: inputs.sandbox,
    home: "/nonexistent",
    maxCost: inputs["max-cost"],
    maxTurns: inputs["max-turns"],
    timeoutMs: inputs["timeout-minutes"] * 60_000,
    subagentTimeoutMs: inputs["subagent-timeout-minutes"] * 60_000,
    ...(server && repository && run && { runUrl: `${server}/${repository}/actions/runs/${run}` }),
  };
}

function rightsOf(inputs: Inputs) {
  const { "allowed-tools": allowedTools, "disallowed-tools": disallowedTools, "permission-mode": mode } = inputs;
  return { allowedTools, disallowedTools, ...(mode && { mode }) };
}

function agentSourcesOf({ agents, plugins, policy }: Inputs, environment: Environment) {
  const entrypoint = environment["CLAUDE_CODE_ENTRYPOINT"];
  return {
    plugins,
    ...(agents !== undefined && { flag: agents }),
    ...(policy !== undefined && { policy }),
    ...(entrypoint !== undefined && { entrypoint }),
  };
}

function baseUrlOf(environment: Environment): { readonly baseUrl?: string } {
  const baseUrl = environment["ANTHROPIC_BASE_URL"];
  return baseUrl ? { baseUrl } : {};
}

/** The author may have pushed while we read: the report then says which commit it speaks of. */
async function recheckHead(report: Report, github: GitHubClient): Promise<Report> {
  const reviewed = report.commits.head;
  const now = await fetchHead(github, report.pull).catch(() => undefined);
  if (now === reviewed) return report;
  const notice =
    now === undefined
      ? `GitHub did not answer when asked whether the pull request has moved on; this report is about ${reviewed.slice(0, 12)}.`
      : `The pull request has moved on: this report is about ${reviewed.slice(0, 12)}, its head is now ${now.slice(0, 12)}.`;
  return { ...report, notices: [notice, ...report.notices] };
}

type Letter = { readonly github: GitHubClient; readonly key: string; readonly whenPresent: "edit" | "leave" };

/** A report that was paid for is never lost to a comment that cannot be posted. */
async function post(body: string, { owner, repo, number }: Report["pull"], letter: Letter) {
  try {
    const { github, ...rest } = letter;
    return await upsertComment(github, { owner, repo, number, body, ...rest });
  } catch (error) {
    const cause = wordsOf(error);
    return { refusal: `${cause} The report is in the job summary.` };
  }
}
