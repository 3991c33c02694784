/** `review`: the current branch against its base, with a real model. Prints the comment and posts nothing. */
import { homedir, tmpdir } from "node:os";
import type { Environment } from "../action/inputs.ts";
import type { Clock } from "../agent/clock.ts";
import type { EndingKind } from "../agent/ending.ts";
import { redactAll, redactor } from "../boundary/redact.ts";
import { cleanUp } from "../clean-up.ts";
import { filesFromFolder } from "../config/folder.ts";
import { type LocalBranch, readLocalBranch } from "../git/local.ts";
import { startReading } from "../git/reading.ts";
import { connectAnthropic } from "../model/anthropic.ts";
import { withOwnModels } from "../model/own-models.ts";
import type { OwnFiles } from "../own-files.ts";
import { InputProblem } from "../pull/problem.ts";
import { renderComment } from "../report/comment.ts";
import { renderJson } from "../report/json.ts";
import { review } from "../review.ts";
import type { RightsInputs } from "../rights.ts";
import { openSessionFolder } from "../transcript/session-folder.ts";
import { localSources } from "./agents.ts";
import type { Command } from "./options.ts";
import { present } from "./present.ts";
import type { RightsOptions } from "./shared-options.ts";
import { type Streams, terminalSurface } from "./terminal.ts";
import { lookAt, waitForChange } from "./watch.ts";

export type House = OwnFiles & { readonly streams: Streams; readonly clock: Clock; readonly signal: AbortSignal };
export type ReviewHouse = House & {
  readonly environment: Environment;
  readonly folder: string;
  readonly input: AsyncIterable<Uint8Array>;
};

/** As shells count it: 128 and the number of SIGINT. */
export const CANCELLED = 130;
const exitCodes: Readonly<Partial<Record<EndingKind, number>>> = { failed: 1, aborted: CANCELLED };

const TIMEOUT_MS = 20 * 60_000;
const SUBAGENT_TIMEOUT_MS = 5 * 60_000;
const MAX_TURNS = 200;

export async function reviewBranch(command: ReviewCommand, house: ReviewHouse): Promise<number> {
  const apiKey = house.environment["ANTHROPIC_API_KEY"]?.trim();
  if (!apiKey)
    throw new InputProblem("`review` asks Claude: set ANTHROPIC_API_KEY, or run `demo`, which needs no key.");
  for (;;) {
    // Looked at before the review: what changes meanwhile is for the next one.
    const seen = command.watch ? await lookAt(house.folder) : "";
    const code = await reviewOnce(command, house, apiKey);
    if (!command.watch) return code;
    house.streams.error("\nWaiting for a commit or a changed agent file. Ctrl-C ends.");
    if (!(await waitForChange(seen, house))) return code;
  }
}

type ReviewCommand = Command & { readonly kind: "review" };

async function reviewOnce(command: ReviewCommand, house: ReviewHouse, apiKey: string): Promise<number> {
  const { environment, streams } = house;
  const baseUrl = environment["ANTHROPIC_BASE_URL"];
  const branch = await readLocalBranch(house.folder, command.base);
  const { checkout, commits } = branch;
  const surface = terminalSurface(streams);
  surface.line(
    `Reviewing ${branch.branch} against ${branch.baseRef} (${commits.mergeBase.slice(0, 12)}..${commits.head.slice(0, 12)})`,
  );
  if (branch.dirty) surface.warning("there are changes that are not committed; only commits are reviewed.");
  await using kept = openSessionFolder(tmpdir());
  const folder = kept.path;
  await using reading = await startReading(checkout, commits, folder);
  if ((await reading.changedFiles).length === 0) {
    surface.line("No file has changed: there is nothing to review.");
    return 0;
  }
  const redact = redactor([apiKey]);
  const teamFiles = [filesFromFolder(checkout.root)];
  const subject = {
    reading,
    details: detailsOf(branch),
    teamFiles,
    agentSources: localSources(command, house),
    local: filesFromFolder(checkout.root),
  };
  const table = withOwnModels(command.models);
  const model = connectAnthropic({ apiKey, table, ...(baseUrl && { baseUrl }) });
  const { report } = await review(
    subject,
    { ...settingsOf(command, house), table },
    { ...house, surface, folder, redact, model },
  );
  const shown = redactAll(report, redact);
  const comment = redact(renderComment(shown));
  const json = redact(renderJson(shown));
  await present({ title: shown.pull.title, comment, folder, form: command.form, json }, streams);
  await cleanUp({ team: teamFiles, user: subject.agentSources.user }, { ...house, surface, folder });
  return exitCodes[report.main.ending.kind] ?? 0;
}

function settingsOf({ model, prompt, maxCost, sandbox, ...rest }: ReviewCommand, { environment }: ReviewHouse) {
  return {
    model,
    rights: rightsOf(rest),
    sandbox,
    // The tree is the user's own, and so are the commits in it.
    level: "trusted" as const,
    home: environment["HOME"] ?? homedir(),
    instructions: prompt,
    maxCost,
    maxTurns: MAX_TURNS,
    configuration: "working-tree" as const,
    timeoutMs: TIMEOUT_MS,
    subagentTimeoutMs: SUBAGENT_TIMEOUT_MS,
  };
}

export function rightsOf({ allowedTools, disallowedTools, mode }: Omit<RightsOptions, "sandbox">): RightsInputs {
  return { allowedTools, disallowedTools, ...(mode && { mode }) };
}

/** A branch that is no pull request yet, described as one. */
function detailsOf({ branch, baseRef, commitNotes, author, repositoryName }: LocalBranch) {
  const [owner = "", repo = repositoryName] = repositoryName.includes("/")
    ? repositoryName.split("/")
    : ["", repositoryName];
  return {
    owner,
    repo,
    number: 0,
    title: commitNotes.at(-1)?.message.split("\n", 1)[0] ?? branch,
    body: "",
    author,
    url: "",
    labels: [],
    draft: false,
    fork: false,
    baseRef,
    headRef: branch,
    commitNotes,
    threads: [],
  };
}
