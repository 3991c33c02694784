/** The six places that agents come from, lowest priority first, and the settings that say which may not be used. */
import { stat } from "node:fs/promises";
import { basename, dirname, posix } from "node:path";
import type { BaseFiles, BaseListing } from "../pull/base-files.ts";
import { InputProblem } from "../pull/problem.ts";
import type { AgentFile } from "./agent-file.ts";
import { buildCatalog, type Catalog, type Supply } from "./catalog.ts";
import { filesFromFolder, readOwnFolder } from "./folder.ts";
import { describeProblem, type Problem } from "./problem.ts";
import { agentsOfSettings, readAgentRules, type SettingsFile } from "./settings.ts";

export type AgentSources = {
  /** Our own agents, in the folder that is shipped beside the bundle. */
  readonly builtIns: string;
  /** The repository: the base commit in the Action, the working tree on the command line. */
  readonly team: BaseFiles;
  /** Folders of the repository; each may have an `agents` folder. */
  readonly plugins?: readonly string[];
  /** The folder `.claude` in the user's home; command line only. */
  readonly user?: string;
  /** JSON: name → fields. */
  readonly flag?: string;
  /** A folder or a settings file of the organisation, on this machine. */
  readonly policy?: string;
  /** The rules of the workflow's own input of that name; those about agents count here. */
  readonly disallowedTools?: readonly string[];
  /** `CLAUDE_CODE_ENTRYPOINT`: entry points of an SDK have no use for the guide to Claude Code. */
  readonly entrypoint?: string;
};

const GUIDE = "claude-code-guide.md";
const SETTINGS = ".claude/settings.json";

/** What the `agents` input or `--agents` says wrong is the caller's mistake: without it another agent might take that name. */
export function requireGivenAgents({ problems }: Catalog): void {
  const wrong = problems.filter(({ file, severity }) => file === GIVEN && severity === "error");
  if (wrong.length > 0) throw new InputProblem(`${wrong.map(describeProblem).join("; ")}. Nothing was reviewed.`);
}

/** Stands for a file where agents are given as JSON. */
const GIVEN = "agents";

export async function loadCatalog(sources: AgentSources): Promise<Catalog> {
  const { team, plugins = [] } = sources;
  const nothing: BaseListing = { files: [], problems: [] };
  const user = sources.user === undefined ? undefined : filesFromFolder(sources.user);
  const [builtIns, compact, project, settings, userAgents, userSettings, policy, ...pluginAgents] = await Promise.all([
    readOwnFolder(sources.builtIns),
    team.list(".agents/agents"),
    team.list(".claude/agents"),
    team.list(SETTINGS),
    user?.list("agents") ?? nothing,
    user?.list("settings.json") ?? nothing,
    readPolicy(sources.policy),
    ...plugins.map((folder) => team.list(posix.join(folder, "agents"))),
  ]);
  const own = builtIns.files.filter(({ path }) => path !== GUIDE || !sources.entrypoint?.startsWith("sdk-"));
  const supplies: readonly Supply[] = [
    { kind: "built-in", format: "claude", files: under("agents", own) },
    ...pluginAgents.map(({ files }): Supply => ({ kind: "plugin", format: "claude", files: markdown(files) })),
    { kind: "user", format: "claude", files: under("~/.claude", markdown(userAgents.files)) },
    { kind: "project", format: "compact", files: markdown(compact.files) },
    { kind: "project", format: "claude", files: withoutCopies(markdown(project.files), compact.files) },
    ...(sources.flag ? [{ kind: "flag", json: sources.flag, label: GIVEN } as const] : []),
    ...policy.supplies,
  ];
  const inputs = { path: "disallowed-tools", text: JSON.stringify({ permissions: { deny: sources.disallowedTools } }) };
  const rules = readAgentRules([
    ...settings.files,
    ...under("~/.claude", userSettings.files),
    ...policy.settings,
    ...(sources.disallowedTools ? [inputs] : []),
  ]);
  const catalog = await buildCatalog(supplies, rules);
  const listings = {
    ".agents/agents": compact,
    ".claude/agents": project,
    [SETTINGS]: settings,
    "~/.claude": { problems: [...userAgents.problems, ...userSettings.problems] },
    policy,
  };
  const unread = [
    ...Object.entries(listings).flatMap(([file, { problems }]) =>
      problems.map((message): Problem => ({ severity: "warning", file, message })),
    ),
    ...plugins.flatMap((file, index) => pluginProblems(file, pluginAgents[index] ?? nothing)),
  ];
  return { ...catalog, problems: [...unread, ...catalog.problems] };
}

function pluginProblems(folder: string, { files, problems }: BaseListing): readonly Problem[] {
  if (files.length === 0 && problems.length === 0) {
    return [
      {
        severity: "warning",
        file: folder,
        message: 'holds no agents at the base commit: the input "plugins" names folders that have an agents/ folder',
      },
    ];
  }
  return problems.map((message) => ({ severity: "warning", file: folder, message }));
}

/** One folder is often a link to the other, or a copy for another program. */
function withoutCopies(files: readonly AgentFile[], originals: readonly AgentFile[]): readonly AgentFile[] {
  const texts = new Map(originals.map(({ path, text }) => [path.replace(/^\.agents\//, ""), text]));
  return files.filter(({ path, text }) => texts.get(path.replace(/^\.claude\//, "")) !== text);
}

type Policy = {
  readonly supplies: readonly Supply[];
  readonly settings: readonly SettingsFile[];
  readonly problems: readonly string[];
};

/** A folder with `agents/` and `settings.json`, or a settings file, which may carry agents itself. */
async function readPolicy(path: string | undefined): Promise<Policy> {
  if (path === undefined) return { supplies: [], settings: [], problems: [] };
  const about = await stat(path).catch(() => undefined);
  if (!about)
    throw new InputProblem(
      `The policy ${path} does not exist: the input "policy" names a folder or a settings file on the runner.`,
    );
  const folder = filesFromFolder(about.isDirectory() ? path : dirname(path));
  const [agents, settings] = await Promise.all([
    about.isDirectory() ? folder.list("agents") : { files: [], problems: [] },
    folder.list(about.isDirectory() ? "settings.json" : basename(path)),
  ]);
  const named = under("policy", settings.files);
  const [unread] = readAgentRules(named).problems.filter(({ severity }) => severity === "error");
  if (unread) throw new InputProblem(`The policy ${path} ${unread.message}: without its rules nothing is reviewed.`);
  return {
    settings: named,
    problems: [...agents.problems, ...settings.problems],
    supplies: [
      { kind: "policy", format: "claude", files: under("policy", markdown(agents.files)) },
      ...named.flatMap((file) =>
        agentsOfSettings(file).map((json): Supply => ({ kind: "policy", json, label: file.path })),
      ),
    ],
  };
}

function markdown(files: readonly AgentFile[]): readonly AgentFile[] {
  return files.filter(({ path }) => path.toLowerCase().endsWith(".md"));
}

function under(folder: string, files: readonly AgentFile[]): readonly AgentFile[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
