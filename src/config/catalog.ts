/** All agents of a session, by name. A higher source replaces a lower one, visibly; one broken file never hides the others. */
import type { AgentDefinition, Source, SourceKind } from "../agent/definition.ts";
import { agentKey } from "../permission/agent-names.ts";
import { type AgentFile, type ParsedAgent, parseAgentFile } from "./agent-file.ts";
import { parseAgentsJson } from "./agent-json.ts";
import { whyRefused } from "./agent-name.ts";
import type { Format } from "./identity.ts";
import type { Problem } from "./problem.ts";
import type { AgentRules } from "./settings.ts";

/** The agent that leads; it is never delegated to, and nobody replaces it. */
const MAIN_AGENT = "main";

export type Catalog = {
  readonly main: AgentDefinition;
  /** Those that can be delegated to, by name. */
  readonly agents: readonly AgentDefinition[];
  /** What an agent of that name took the place of, lowest first. */
  readonly replaced: ReadonlyMap<string, readonly Source[]>;
  /** Those that a rule denies: not shown, and not to be called. */
  readonly denied: readonly { readonly agent: AgentDefinition; readonly rule: string; readonly file: string }[];
  readonly problems: readonly Problem[];
};

/** Agents of one source: files, or one JSON text. */
export type Supply = { readonly kind: SourceKind } & (
  | { readonly files: readonly AgentFile[]; readonly format: Format }
  | { readonly json: string; readonly label: string }
);

/** Supplies come lowest priority first. Of two in the same supply, the first by path counts. */
export async function buildCatalog(
  supplies: readonly Supply[],
  rules: AgentRules = { denied: [], problems: [] },
): Promise<Catalog> {
  const shelf = openShelf();
  for (const parsed of await Promise.all(supplies.map(parseSupply))) shelf.add(parsed);
  const all = shelf.agents();
  const main = all.get(MAIN_AGENT);
  if (!main)
    throw new Error("agents/main.md is missing from this copy of PR Subagents: use a complete checkout of the Action.");
  all.delete(MAIN_AGENT);
  const agents = [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const denied = agents.flatMap((agent) => {
    const found = rules.denied.find((rule) => rule.agent === "*" || agentKey(rule.agent) === agentKey(agent.name));
    return found ? [{ agent, rule: found.rule, file: found.file }] : [];
  });
  const usable = agents.filter((agent) => !denied.some((entry) => entry.agent === agent));
  return {
    main,
    agents: usable,
    replaced: shelf.replaced(),
    denied,
    problems: [...rules.problems, ...shelf.problems()],
  };
}

async function parseSupply(supply: Supply): Promise<readonly ParsedAgent[]> {
  if ("json" in supply) return parseAgentsJson(supply.json, { kind: supply.kind, file: supply.label });
  const files = [...supply.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const parsed = files.map((file) => parseAgentFile(file, { kind: supply.kind, file: file.path }, supply.format));
  return Promise.all(parsed);
}

/** Where agents are put by name, and what happens when the place is taken. */
function openShelf() {
  const agents = new Map<string, AgentDefinition>();
  const replaced = new Map<string, readonly Source[]>();
  const problems: Problem[] = [];
  const ours: string[] = [];

  const place = (agent: AgentDefinition): Omit<Problem, "file"> | undefined => {
    const key = agentKey(agent.name);
    const before = agents.get(key);
    const refusal = whyUnplaced(agent, before, ours);
    if (refusal) return refusal;
    if (before) {
      const earlier = replaced.get(before.name) ?? [];
      replaced.delete(before.name);
      replaced.set(agent.name, [...earlier, before.source]);
    }
    if (agent.source.kind === "built-in") ours.push(agent.name);
    agents.set(key, agent);
    return undefined;
  };
  return {
    add(parsed: readonly ParsedAgent[]): void {
      for (const { agent, line, problems: own } of parsed) {
        const before = agent && agents.get(agentKey(agent.name));
        if (agent && before && isSame(before, agent)) continue;
        const refusal = agent && place(agent);
        problems.push(...own);
        if (refusal) problems.push({ ...refusal, ...(line !== undefined && { line }), file: agent.source.file });
      }
    },
    agents: () => agents,
    replaced: () => replaced,
    problems: () => problems,
  };
}

function whyUnplaced(
  agent: AgentDefinition,
  before: AgentDefinition | undefined,
  ours: readonly string[],
): Omit<Problem, "file"> | undefined {
  const { name, source } = agent;
  if (source.kind === "built-in") return undefined;
  if (agentKey(name) === MAIN_AGENT) {
    return {
      severity: "error",
      field: "name",
      message: `"${MAIN_AGENT}" is the name of the leading agent and cannot be replaced; give this agent another name`,
    };
  }
  const refused = whyRefused(name, [MAIN_AGENT, ...ours]);
  if (refused)
    return { severity: "error", field: "name", message: `${refused}; the agent "${name}" was left out. Rename it` };
  if (before?.source.kind === source.kind && before.source.file !== source.file) {
    return {
      severity: "warning",
      field: "name",
      message: `the agent "${name}" is already defined in ${before.source.file}; this file was left out. Rename one of them`,
    };
  }
  return undefined;
}

/** The same file by two ways: a link, or a copy for two tools, which differ in the default number of steps at most. */
function isSame(a: AgentDefinition, b: AgentDefinition): boolean {
  const substance = ({ source, maxTurns: _, ...rest }: AgentDefinition): string =>
    JSON.stringify([source.kind, rest], (_key, part: unknown) => (part instanceof Map ? [...part] : part));
  return substance(a) === substance(b);
}
