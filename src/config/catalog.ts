/** All agents of a session, by name. A higher source replaces a lower one, visibly; one broken file never hides the others. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AgentDefinition, SourceKind } from "../agent/definition.ts";
import type { BaseFiles, BaseListing } from "../pull/base-files.ts";
import { type AgentFile, parseAgentFile } from "./agent-file.ts";
import type { Problem } from "./problem.ts";

/** The agent that leads; it is never delegated to. */
const MAIN_AGENT = "main";

export type Catalog = {
  readonly main: AgentDefinition;
  readonly agents: readonly AgentDefinition[];
  readonly problems: readonly Problem[];
};

export type Folder = { readonly kind: SourceKind; readonly files: readonly AgentFile[] };

const TEAM_FOLDER = ".claude/agents";

/** Our own agents and the team's. The team's are read from the first source that answers. */
export async function loadCatalog(builtIns: string, sources: readonly BaseFiles[]): Promise<Catalog> {
  const [own, team] = await Promise.all([readBuiltIns(builtIns), listTeamFiles(sources)]);
  const files = team.files.filter(({ path }) => path.endsWith(".md"));
  const catalog = buildCatalog([own, { kind: "project", files }]);
  const unread: readonly Problem[] = team.problems.map((message) => ({
    severity: "warning",
    file: TEAM_FOLDER,
    message,
  }));
  return { ...catalog, problems: [...unread, ...catalog.problems] };
}

async function listTeamFiles(sources: readonly BaseFiles[]): Promise<BaseListing> {
  const causes: string[] = [];
  for (const source of sources) {
    try {
      return await source.list(TEAM_FOLDER);
    } catch (error) {
      causes.push(error instanceof Error ? error.message : String(error));
    }
  }
  return {
    files: [],
    problems: [`cannot be read at the base commit, so only the built-in agents are in effect: ${causes.join("; ")}`],
  };
}

/** Our own agents, from the folder that is shipped beside the bundle. */
export async function readBuiltIns(folder: string): Promise<Folder> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ path: `agents/${name}`, text: await readFile(join(folder, name), "utf8") })),
  );
  return { kind: "built-in", files };
}

/** Folders come lowest priority first. */
export function buildCatalog(folders: readonly Folder[]): Catalog {
  const agents = new Map<string, AgentDefinition>();
  const problems: Problem[] = [];
  for (const { kind, files } of folders) {
    const seen = new Map<string, string>();
    for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
      const parsed = parseAgentFile(file, { kind, file: file.path });
      problems.push(...parsed.problems);
      const { agent } = parsed;
      if (!agent) continue;
      const key = agent.name.toLowerCase();
      const first = seen.get(key);
      if (first !== undefined) {
        problems.push({
          severity: "warning",
          file: file.path,
          message: `the agent "${agent.name}" is already defined in ${first}; this file was left out`,
        });
      } else if (kind === "project" && key === MAIN_AGENT) {
        problems.push({
          severity: "error",
          file: file.path,
          message: `"${MAIN_AGENT}" is the name of the leading agent and cannot be replaced; give this agent another name`,
        });
      } else {
        seen.set(key, file.path);
        agents.set(key, agent);
      }
    }
  }
  const main = agents.get(MAIN_AGENT);
  if (!main)
    throw new Error("agents/main.md is missing from this copy of PR Subagents: use a complete checkout of the Action.");
  agents.delete(MAIN_AGENT);
  return { main, agents: [...agents.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), problems };
}
