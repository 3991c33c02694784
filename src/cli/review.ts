/** `review`: the current branch against its base, with a real model. Prints the comment and posts nothing. */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../action/inputs.ts";
import type { Clock } from "../agent/clock.ts";
import { redactor } from "../boundary/redact.ts";
import { filesFromFolder } from "../config/folder.ts";
import { type LocalBranch, readLocalBranch } from "../git/local.ts";
import { connectAnthropic } from "../model/anthropic.ts";
import type { OwnFiles } from "../own-files.ts";
import { InputProblem } from "../pull/problem.ts";
import { renderComment } from "../report/comment.ts";
import { renderJson } from "../report/json.ts";
import { review } from "../review.ts";
import type { Command } from "./options.ts";
import { present } from "./present.ts";
import { type Streams, terminalSurface } from "./terminal.ts";

export type House = OwnFiles & { readonly streams: Streams; readonly clock: Clock; readonly signal: AbortSignal };
export type ReviewHouse = House & { readonly environment: Environment; readonly folder: string };

const TIMEOUT_MS = 20 * 60_000;
const SUBAGENT_TIMEOUT_MS = 5 * 60_000;
const MAX_TURNS = 200;

export async function reviewBranch(command: Command & { kind: "review" }, house: ReviewHouse): Promise<number> {
  const { environment, streams, clock, signal } = house;
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl } = environment;
  if (!apiKey)
    throw new InputProblem("`review` asks Claude: set ANTHROPIC_API_KEY, or run `demo`, which needs no key.");
  const branch = await readLocalBranch(house.folder, command.base);
  const surface = terminalSurface(streams);
  surface.line(
    `Reviewing ${branch.branch} against ${branch.baseRef} (${branch.commits.mergeBase.slice(0, 12)}..${branch.commits.head.slice(0, 12)})`,
  );
  if (branch.dirty) surface.warning("there are changes that are not committed; only commits are reviewed.");
  const folder = await mkdtemp(join(tmpdir(), "pr-subagents-"));
  const redact = redactor([apiKey]);
  const report = await review(
    {
      checkout: branch.checkout,
      commits: branch.commits,
      details: detailsOf(branch),
      teamFiles: [filesFromFolder(branch.checkout.root)],
    },
    {
      model: command.model,
      instructions: command.prompt,
      maxCost: command.maxCost,
      maxTurns: MAX_TURNS,
      timeoutMs: TIMEOUT_MS,
      subagentTimeoutMs: SUBAGENT_TIMEOUT_MS,
    },
    {
      ...house,
      surface,
      folder,
      redact,
      clock,
      signal,
      model: connectAnthropic({ apiKey, ...(baseUrl && { baseUrl }) }),
    },
  );
  const comment = redact(renderComment(report));
  await present(
    { title: report.pull.title, comment, folder, ...(command.json && { json: redact(renderJson(report)) }) },
    streams,
  );
  return report.main.ending.kind === "failed" ? 1 : 0;
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
