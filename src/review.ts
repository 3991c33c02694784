/** One review, from a checkout to a report: one tree, one worker without secrets, the agents of the base, and the crew. */
import type { Clock } from "./agent/clock.ts";
import { Stopped } from "./agent/deadline.ts";
import { deferSink } from "./agent/deferred-sink.ts";
import type { Event } from "./agent/event.ts";
import type { AgentListing } from "./agent/listing.ts";
import type { Model } from "./agent/model.ts";
import { redactAll } from "./boundary/redact.ts";
import { firstAnswer } from "./config/folder.ts";
import { checkHeadFiles } from "./config/head-check.ts";
import { listCatalog } from "./config/listing.ts";
import { loadMemory } from "./config/memory.ts";
import { describeProblem } from "./config/problem.ts";
import { loadSkills } from "./config/skills.ts";
import { type AgentSources, loadCatalog, requireGivenAgents } from "./config/sources.ts";
import { type CrewHarvest, type CrewSettings, runCrew } from "./crew.ts";
import { type Clearing, openFloor } from "./floor.ts";
import { baseFilesFromGit } from "./git/base-files.ts";
import type { Ref } from "./git/own-directory.ts";
import type { Reading } from "./git/reading.ts";
import type { HookEvent } from "./hooks/ports.ts";
import { isPriced, type ModelTable, models, requireModel, resolveModel } from "./model/models.ts";
import { noticesOf } from "./notices.ts";
import type { SandboxChoice, TrustLevel } from "./permission/ceiling.ts";
import type { BaseFiles } from "./pull/base-files.ts";
import { wordsOf } from "./pull/problem.ts";
import type { ChangedFile, Commits, PullRequest } from "./pull/pull-request.ts";
import { assembleReport } from "./report/assemble.ts";
import { followProgress } from "./report/progress.ts";
import type { AgentReport, Report } from "./report/report.ts";
import { loadRights, type RightsInputs } from "./rights.ts";
import type { Surface } from "./surface.ts";
import { workToolNames } from "./tools/list.ts";
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
  /** The working tree, for the user's own settings; command line only. */
  readonly local?: BaseFiles;
  /** The API's list, where local git cannot give one. */
  readonly fetchChangedFiles?: () => Promise<readonly ChangedFile[]>;
};

export type ReviewSettings = Omit<CrewSettings, "model"> & {
  readonly rights: RightsInputs;
  readonly sandbox: SandboxChoice;
  readonly level: TrustLevel;
  /** The user's home on a terminal; a folder that is not there in the Action. */
  readonly home: string;
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
  /** Called once the tools are ready, while the models work and this process waits: a time to load what comes after. */
  readonly meanwhile?: () => void;
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
  const model = requireModel(settings.model, table);
  const modelId = (name: string): string | undefined => resolveModel(name, table)?.id;
  const team = firstAnswer(subject.teamFiles);
  const { agentSources: sources = {}, local } = subject;
  const { disallowedTools } = settings.rights;
  const places = { team, ...pick(sources), ...(local && { local }) };
  const finding = findChangedFiles(subject);
  const [changes, catalog, memory, rights] = await Promise.all([
    finding,
    loadCatalog({ ...sources, builtIns: stage.agentsFolder, team, disallowedTools }),
    loadMemory(team, async () => (await finding).files.map(({ path }) => path)),
    loadRights(places, settings.rights),
  ]);
  requireGivenAgents(catalog);
  const skills = await loadSkills(catalog.agents, team);
  const pull: PullRequest = { ...details, commits, ...changes };
  using headFiles = baseFilesFromGit(repository, commits.head);
  for (const problem of await checkHeadFiles(pull.files, headFiles)) surface.annotate(redactAll(problem, stage.redact));
  const trouble = new AbortController();
  using transcript = openTranscript(`${stage.folder}/transcripts`, surface.warning);
  const { runUrl, configuration = "base" } = settings;
  const progress = followProgress(surface);
  using written = deferSink((given) => {
    const event = redactAll(given, stage.redact);
    transcript.sink(event);
    progress(event);
  });
  await using floor = await openFloor(
    {
      ...settings,
      configuration,
      script: stage.workerScript,
      folder: stage.folder,
      commits,
      changedFiles: pull.files,
      tree: () => repository.tree(baseRefs(details, commits)),
      untracked: "none",
      agents: [catalog.main, ...catalog.agents],
      transcriptPath: transcript.pathOf,
      recordHook: (event) => written.sink(hookEvent(event)),
      redact: stage.redact,
      clock: stage.clock,
    },
    rights,
  );
  // While the model thinks, the files are laid out and the worker starts.
  using waking = soon(() => floor.wake().then(stage.meanwhile, (error) => trouble.abort(noTools(error))));
  const harvest = await runCrew(
    pull,
    { ...settings, model },
    {
      model: stage.model,
      resolveModel: modelId,
      catalog,
      memory: memory.text,
      skillBodies: skills.bodies,
      toolbox: floor.toolbox,
      session: rights.session,
      rights: floor.rights,
      ...(floor.hooks && { hooks: floor.hooks }),
      record(event) {
        written.sink(event);
        if (event.type === "user_message") waking.begin();
      },
      redact: stage.redact,
      clock: stage.clock,
      signal: AbortSignal.any([stage.signal, trouble.signal]),
    },
  );
  const cleared = await floor.clear();
  const notices = [
    ...noticesOf(pull, catalog, isPriced(model, table) ? [] : [model]),
    ...skills.problems.map(describeProblem),
    ...memory.problems,
    ...rights.notices(catalog.agents),
    ...harvest.notices,
    ...cleared.notices,
  ];
  const origin = { configuration, mode: rights.session.mode, ...(runUrl !== undefined && { runUrl }) };
  const house = { tools: workToolNames, resolveModel: modelId };
  return {
    report: assembleReport(pull, { ...withChanges(harvest, cleared), notices }, origin),
    listing: listCatalog(catalog, house),
  };
}

/** The first question goes out before: as long as this process works, a connection waits. */
const HEAD_START_MS = 30;

/** Once, a little after it was first asked for; not at all, if everything is over by then. */
function soon(deed: () => Promise<unknown>): Disposable & { readonly begin: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      timer ??= setTimeout(deed, HEAD_START_MS);
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/** Names for the base, where a checkout has none: agents ask git for what changed since then. */
function baseRefs({ baseRef }: ReviewSubject["details"], { base }: Commits): readonly Ref[] {
  return [`refs/heads/${baseRef}`, `refs/remotes/origin/${baseRef}`].map((name) => ({ name, commit: base }));
}

function withChanges({ main, agents }: CrewHarvest, { changes, disturbed }: Clearing) {
  const withOwn = (run: AgentReport): AgentReport => {
    const own = changes.get(run.agentId);
    return own ? { ...run, changes: own } : run;
  };
  return { main: withOwn(main), agents: agents.map(withOwn), disturbed };
}

function hookEvent({ event, agentId, callId: _, ...rest }: HookEvent): Event {
  return { ...rest, type: "hook_ended", event, agentId, ...(agentId !== "main" && { parentId: "main" }) };
}

/** Without the files and the tools there is nothing to review: the session ends with the cause instead of guessing. */
function noTools(error: unknown): Stopped {
  const cause = `nobody can look at the files of the pull request: ${wordsOf(error).replace(/\.$/, "")}`;
  return new Stopped({ kind: "failed", cause });
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

function pick({ user, policy }: NonNullable<ReviewSubject["agentSources"]>) {
  return { ...(user !== undefined && { user }), ...(policy !== undefined && { policy }) };
}
