/**
 * The floor that agents work on: their tools, what they may do with them, and the hooks around it. It is the same floor for the
 * Action, for `review` and for the doors that run or explain a single call.
 */
import type { Clock } from "./agent/clock.ts";
import type { AgentDefinition } from "./agent/definition.ts";
import type { HookPort } from "./agent/hooks.ts";
import type { Ports } from "./agent/run.ts";
import { describeProblem } from "./config/problem.ts";
import type { Checkout } from "./git/repository.ts";
import { layOutHead, openWorkingTree, type Tree } from "./git/tree.ts";
import type { HookEvent } from "./hooks/ports.ts";
import type { SandboxChoice, TrustLevel } from "./permission/ceiling.ts";
import { InputProblem } from "./pull/problem.ts";
import type { ChangedFile, Commits } from "./pull/pull-request.ts";
import type { AgentChanges } from "./report/report.ts";
import type { Rights } from "./rights.ts";
import { readGit } from "./system/git.ts";
import type { TeamHooks } from "./team-hooks.ts";
import { openToolbox, type Toolbox } from "./tools/toolbox.ts";
import { HOOKS, openWorkshop, type Workshop } from "./workshop.ts";

export type FloorSettings = {
  readonly script: string;
  readonly folder: string;
  readonly commits: Commits;
  /** Also what the pull request takes away: its diff still shows it. */
  readonly changedFiles: readonly ChangedFile[];
  /** Where the configuration, and with it the scripts of hooks, come from. */
  readonly configuration: "base" | "working-tree";
  /** Asked once, when the first tool needs it. */
  readonly tree: () => Promise<Tree>;
  readonly untracked: "none" | "possible";
  readonly sandbox: SandboxChoice;
  readonly level: TrustLevel;
  readonly home: string;
  readonly agents: readonly AgentDefinition[];
  readonly transcriptPath: (agentId: string) => string;
  readonly recordHook: (event: HookEvent) => void;
  readonly redact: (text: string) => string;
  readonly clock: Clock;
};

export type Floor = AsyncDisposable & {
  readonly toolbox: Toolbox;
  readonly rights: Pick<Ports, "offers" | "judge" | "withheld">;
  readonly hooks?: HookPort;
  /** The hooks that would be asked before a call. */
  readonly guards: TeamHooks["guards"];
  readonly wake: () => Promise<unknown>;
  /** After the last run: what is left to tell. */
  readonly clear: () => Promise<Clearing>;
};

export type Clearing = {
  readonly disturbed: readonly string[];
  readonly changes: ReadonlyMap<string, AgentChanges>;
  readonly notices: readonly string[];
};

export async function openFloor(settings: FloorSettings, rights: Rights): Promise<Floor> {
  const { script, folder, commits, sandbox, level, home, untracked, redact } = settings;
  const owned: AsyncDisposable[] = [];
  const dispose = async (): Promise<void> => {
    for (const each of owned.splice(0).reverse()) await each[Symbol.asyncDispose]();
  };
  let laidOut: Promise<Tree> | undefined;
  const tree = (): Promise<Tree> => {
    laidOut ??= settings.tree();
    return laidOut;
  };
  // Most teams have none, and then nothing of it is loaded.
  const hasHooks = rights.settings.hooks.sources.length > 0 || settings.agents.some(({ hooks }) => hooks !== undefined);
  const room = hasHooks ? await import("./team-hooks.ts") : undefined;
  const configuration = room?.readTeamHooks(rights.settings, settings.agents, level) ?? { hooks: [], problems: [] };
  let scriptsFolder: Promise<string> | undefined;
  const scripts = (): Promise<string> => {
    scriptsFolder ??= tree().then(({ checkout }) => layOutScripts(checkout, settings, owned));
    return scriptsFolder;
  };
  const withScripts = configuration.hooks.length > 0 && { scripts };
  const workshop = openWorkshop({ script, folder, tree, commits, sandbox, untracked, redact, ...withScripts });
  owned.push(workshop);
  if (sandbox === "required") await requireBox(workshop);
  const enforced = rights.enforce({
    level,
    home,
    boxing: workshop.boxing,
    root: async () => (await tree()).root,
    files: async () => [...new Set([...(await listFiles(await tree(), settings)), ...namesIn(settings.changedFiles)])],
  });
  const hooks: TeamHooks | undefined = room?.openTeamHooks(configuration, {
    workshop,
    scripts,
    sessionId: folder.split(/[\\/]/).at(-1) ?? "",
    transcriptPath: settings.transcriptPath,
    matchesRule: enforced.matchesRule,
    record: settings.recordHook,
    clock: settings.clock,
  });
  const problems = configuration.problems.filter(({ severity }) => severity !== "note");
  return {
    toolbox: openToolbox(workshop),
    rights: enforced,
    ...(hooks && { hooks: hooks.port }),
    guards: (...call) => hooks?.guards(...call) ?? [],
    wake: () => Promise.all([workshop.wake(), enforced.wake()]),
    async clear() {
      const main = { agentId: "main", agent: "main", role: "main", mode: rights.session.mode } as const;
      await hooks?.end({ ...main, transcriptPath: settings.transcriptPath("main") });
      const { disturbed, changes } = await workshop.close();
      const notices = [
        ...problems.map(describeProblem),
        ...(hooks?.notices() ?? []),
        ...describeHookChanges(changes.get(HOOKS)),
        ...(await describeBox(workshop, settings)),
      ];
      return { disturbed, changes, notices: notices.map(redact) };
    },
    [Symbol.asyncDispose]: dispose,
  };
}

/** Nothing was started yet that would have to be ended. */
async function requireBox(workshop: Workshop): Promise<void> {
  const reason = await workshop.whyUnboxed();
  if (reason === undefined) return;
  throw new InputProblem(
    `The workflow asks for \`sandbox: required\`, and there is none on this runner (${reason}): install bubblewrap in a step before, or choose \`auto\`.`,
  );
}

/** The base commit's files; on a terminal a copy of the user's own. Never the pull request's version. */
async function layOutScripts(
  checkout: Checkout,
  { commits, configuration, folder }: FloorSettings,
  owned: AsyncDisposable[],
): Promise<string> {
  if (configuration === "base") {
    const base = await layOutHead(checkout, commits.base, folder);
    owned.push(base);
    return base.root;
  }
  const own = await openWorkingTree(checkout, folder);
  owned.push(own);
  const { openWriterView } = await import("./annex.ts");
  const copy = await openWriterView(own, folder);
  owned.push(copy);
  return copy.root;
}

/** Ignored files too, because a command finds them; and the base's, which may have gone on since the branch began. */
async function listFiles(tree: Tree, { untracked, commits }: FloorSettings): Promise<readonly string[]> {
  const listings = [
    ["ls-files", "-z", "--cached", ...(untracked === "possible" ? ["--others"] : [])],
    ...(commits.base === commits.head ? [] : [["ls-tree", "-r", "-z", "--name-only", "--full-tree", commits.base]]),
  ];
  const outputs = await Promise.all(listings.map((args) => readGit(tree, args)));
  return outputs.flatMap((output) => output.toString("utf8").split("\0").filter(Boolean));
}

function namesIn(changes: readonly ChangedFile[]): readonly string[] {
  return changes.flatMap(({ path, previousPath }) => (previousPath === undefined ? [path] : [path, previousPath]));
}

function describeHookChanges(changes: AgentChanges | undefined): readonly string[] {
  if (!changes || changes.files.length === 0) return [];
  return [`Hooks wrote to their own copy of the tree, which is gone: ${changes.files.slice(0, 10).join(", ")}.`];
}

async function describeBox(workshop: Workshop, { sandbox }: FloorSettings): Promise<readonly string[]> {
  const reason = await workshop.whyUnboxed();
  if (reason === undefined) return [];
  if (sandbox === "off")
    return ["The sandbox is switched off: commands ran on the runner itself, in a copy of the tree."];
  return [`There is no sandbox on this runner (${reason}): agents could read and search, and nothing else was run.`];
}
