/** One review, from a checkout to a report: one tree, one worker without secrets, the agents of the base, and the crew. */
import type { Clock } from "./agent/clock.ts";
import { Stopped } from "./agent/deadline.ts";
import type { AgentListing } from "./agent/listing.ts";
import type { Model } from "./agent/model.ts";
import { redactAll } from "./boundary/redact.ts";
import type { Catalog } from "./config/catalog.ts";
import { firstAnswer } from "./config/folder.ts";
import { checkHeadFiles } from "./config/head-check.ts";
import { listCatalog } from "./config/listing.ts";
import { loadMemory } from "./config/memory.ts";
import { changedConfiguration } from "./config/own-files.ts";
import { describeProblem } from "./config/problem.ts";
import { loadSkills } from "./config/skills.ts";
import { type AgentSources, loadCatalog } from "./config/sources.ts";
import { type CrewSettings, runCrew } from "./crew.ts";
import { baseFilesFromGit } from "./git/base-files.ts";
import type { Reading } from "./git/reading.ts";
import { isPriced, type ModelTable, models, resolveModel } from "./model/models.ts";
import type { BaseFiles } from "./pull/base-files.ts";
import { InputProblem, wordsOf } from "./pull/problem.ts";
import type { ChangedFile, PullRequest } from "./pull/pull-request.ts";
import { assembleReport } from "./report/assemble.ts";
import { followProgress } from "./report/progress.ts";
import type { Report } from "./report/report.ts";
import type { Surface } from "./surface.ts";
import { lazyWorker, startWorker } from "./system/worker-process.ts";
import { workToolNames } from "./tools/list.ts";
import { openToolbox } from "./tools/toolbox.ts";
import { openTranscript } from "./transcript/writer.ts";

/** What is reviewed. `details` is the pull request as GitHub, or local git, describes it. */
export type ReviewSubject = {
  /** What git knows of the commits. Whoever began it ends it. */
  readonly reading: Reading;
  readonly details: Omit<PullRequest, "commits" | "files" | "diffSource">;
  /** Where the team's agents are read from, the next one where the one before cannot be read: the base commit, never the head. */
  readonly teamFiles: readonly BaseFiles[];
  /** The other places that agents may come from. */
  readonly agentSources?: Omit<AgentSources, "builtIns" | "team">;
  /** The API's list, where local git cannot give one. */
  readonly fetchChangedFiles?: () => Promise<readonly ChangedFile[]>;
};

export type ReviewSettings = Omit<CrewSettings, "model"> & {
  readonly model: string;
  readonly runUrl?: string;
  readonly configuration?: Report["configuration"];
  readonly table?: ModelTable;
};

export type Stage = {
  readonly agentsFolder: string;
  readonly workerScript: string;
  /** For the transcripts, which stay. */
  readonly folder: string;
  readonly model: Model;
  readonly surface: Surface;
  readonly redact: (text: string) => string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

export type Reviewed = {
  readonly report: Report /** What was loaded, for the job summary. */;
  readonly listing: AgentListing;
};

export async function review(subject: ReviewSubject, settings: ReviewSettings, stage: Stage): Promise<Reviewed> {
  const { details } = subject;
  const { commits, repository } = subject.reading;
  const { surface } = stage;
  const { table = models } = settings;
  const model = findModel(settings.model, table);
  const modelId = (name: string): string | undefined => resolveModel(name, table)?.id;
  const team = firstAnswer(subject.teamFiles);
  const [changes, catalog, memory] = await Promise.all([
    findChangedFiles(subject),
    loadCatalog({ ...subject.agentSources, builtIns: stage.agentsFolder, team }),
    loadMemory(team),
  ]);
  const skills = await loadSkills(catalog.agents, team);
  const pull: PullRequest = { ...details, commits, ...changes };
  using headFiles = baseFilesFromGit(repository, commits.head);
  for (const problem of await checkHeadFiles(pull.files, headFiles)) surface.annotate(problem);
  const trouble = new AbortController();
  await using worker = lazyWorker(async () => {
    const { root, gitDir } = await repository.tree();
    return startWorker({ script: stage.workerScript, cwd: root, configuration: { tree: { root, gitDir }, commits } });
  });
  using transcript = openTranscript(`${stage.folder}/transcripts`, surface.warning);
  const progress = followProgress(surface);
  const harvest = await runCrew(
    pull,
    { ...settings, model },
    {
      model: stage.model,
      resolveModel: modelId,
      catalog,
      memory: memory.text,
      skillBodies: skills.bodies,
      toolbox: openToolbox(worker),
      record(given) {
        const event = redactAll(given, stage.redact);
        transcript.sink(event);
        progress(event);
        // The first question is on its way: while the model thinks, the files are laid out and the worker starts.
        if (event.type === "user_message")
          setImmediate(() => worker.wake().catch((error) => trouble.abort(noTools(error))));
      },
      redact: stage.redact,
      clock: stage.clock,
      signal: AbortSignal.any([stage.signal, trouble.signal]),
    },
  );
  const notices = [
    ...noticesOf(pull, catalog, isPriced(model, table) ? [] : [model]),
    ...skills.problems.map(describeProblem),
    ...memory.problems,
    ...harvest.notices,
  ];
  const { runUrl, configuration = "base" } = settings;
  const origin = { configuration, ...(runUrl !== undefined && { runUrl }) };
  const house = { tools: workToolNames, resolveModel: modelId };
  return {
    report: assembleReport(pull, { ...harvest, notices }, origin),
    listing: listCatalog(catalog, house),
  };
}

/** Without the files there is nothing to review: the session ends with the cause instead of guessing. */
function noTools(error: unknown): Stopped {
  const cause = `the files of the pull request cannot be laid out (${wordsOf(error)})`;
  return new Stopped({ kind: "failed", cause });
}

/** An alias or an id of the table; a full id that the table does not know is used as it is. */
function findModel(name: string, table: ModelTable): string {
  const id = resolveModel(name, table)?.id ?? (name.startsWith("claude-") ? name : undefined);
  if (id !== undefined) return id;
  throw new InputProblem(
    `"${name}" is not a model: use sonnet, opus, haiku or fable, or a full id such as claude-sonnet-5-5.`,
  );
}

/** Local git is the source; where it cannot answer, the API's list is used, and the report says so. */
async function findChangedFiles(subject: ReviewSubject): Promise<Pick<PullRequest, "files" | "diffSource">> {
  try {
    return { files: await subject.reading.changedFiles, diffSource: "git" };
  } catch (error) {
    if (!subject.fetchChangedFiles) throw error;
    return { files: await subject.fetchChangedFiles(), diffSource: "api" };
  }
}

function noticesOf(pull: PullRequest, catalog: Catalog, unpriced: readonly string[]): readonly string[] {
  const own = changedConfiguration(pull.files);
  const counted = pull.changedFiles ?? pull.files.length;
  return [
    ...(own.length > 0
      ? [
          `This pull request changes configuration of the review (${own.join(", ")}). The base commit's version was used for this run.`,
        ]
      : []),
    ...(counted !== pull.files.length
      ? [`GitHub counts ${counted} changed files, git ${pull.files.length}. The review is of git's.`]
      : []),
    ...(pull.diffSource === "api"
      ? ["Local git could not give the diff; GitHub's list of changed files was used, which holds at most 3,000 files."]
      : []),
    ...unpriced.map((model) => `The price of ${model} is not known; it was counted as the dearest known model.`),
    ...catalog.problems.filter(({ severity }) => severity !== "note").map(describeProblem),
  ];
}
