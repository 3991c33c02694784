/** `demo`: the whole path on a sample pull request, with a scripted model and an in-memory GitHub. No key, no network, no install. */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSession } from "../session.ts";
import { type GitHubSimulator, startGitHub } from "../simulator/github/server.ts";
import { startMessagesApi } from "../simulator/messages/server.ts";
import type { Command } from "./options.ts";
import { present } from "./present.ts";
import { CANCELLED, type House } from "./review.ts";
import { changedFiles, pullRequest } from "./sample/files.ts";
import { sampleModel } from "./sample/model.ts";
import { makeSampleRepository, type SampleRepository } from "./sample/repository.ts";
import { terminalSurface } from "./terminal.ts";

export async function demo(command: Command & { kind: "demo" }, house: House): Promise<number> {
  const { streams } = house;
  const folder = await mkdtemp(join(tmpdir(), "pr-subagents-demo-"));
  const sample = await makeSampleRepository(join(folder, "ledger"), command.bare ? "bare" : "with-agents");
  await using github = await startSampleGitHub(sample);
  await using api = await startMessagesApi(sampleModel);
  const environment = await runnerEnvironment(sample, { folder, github, api });
  const surface = terminalSurface(streams);

  surface.line(
    `Pull request ${pullRequest.repository}#${pullRequest.number}, "${pullRequest.title}", on the built-in simulator:`,
  );
  for (let round = 0; round < (command.twice ? 2 : 1); round += 1) await runSession({ ...house, environment, surface });
  if (house.signal.aborted) return CANCELLED;
  const [comment] = github.state.comments;
  if (!comment) return 1;
  if (command.twice)
    surface.line(`After two reviews there is ${github.state.comments.length} comment: the second review edited it.`);
  const report = await readFile(surface.said().report ?? "", "utf8");
  await present({ title: pullRequest.title, comment: comment.body, folder, form: command.form, json: report }, streams);
  return 0;
}

function startSampleGitHub({ base, head }: SampleRepository): Promise<GitHubSimulator> {
  const { repository, number, title, body, author, headRef, baseRef } = pullRequest;
  const files = Object.keys(changedFiles).map((filename) => ({
    filename,
    status: "modified" as const,
    additions: 0,
    deletions: 0,
  }));
  return startGitHub({
    repository,
    collaborators: { [author]: "write" },
    pulls: [
      {
        number,
        title,
        body,
        user: author,
        labels: [],
        draft: false,
        head: { ref: headRef, sha: head, repository },
        base: { ref: baseRef, sha: base },
        mergeBase: base,
        files,
        commits: [{ sha: head, message: title, author }],
        reviewComments: [],
      },
    ],
  });
}

type Surroundings = {
  readonly folder: string;
  readonly github: { readonly url: string };
  readonly api: { readonly url: string };
};

/** What a hosted runner would hand over. */
async function runnerEnvironment(sample: SampleRepository, { folder, github, api }: Surroundings) {
  const { repository, number, author } = pullRequest;
  const event = join(folder, "event.json");
  const repo = { full_name: repository };
  const [head, base] = [sample.head, sample.base].map((sha) => ({ repo, sha }));
  await writeFile(event, JSON.stringify({ action: "opened", pull_request: { number, draft: false, head, base } }));
  return {
    "INPUT_ANTHROPIC-API-KEY": "no-key-is-needed-here",
    "INPUT_GITHUB-TOKEN": "no-token-is-needed-here",
    ANTHROPIC_BASE_URL: api.url,
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: repository,
    GITHUB_ACTOR: author,
    GITHUB_WORKSPACE: sample.root,
    RUNNER_TEMP: folder,
  };
}
