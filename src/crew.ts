/** The agents of one review: the main agent leads, the subagents work, and every run that was started is accounted for. */
import { randomBytes } from "node:crypto";
import { openBudget } from "./agent/budget.ts";
import type { Clock } from "./agent/clock.ts";
import type { AgentDefinition } from "./agent/definition.ts";
import type { Sink } from "./agent/event.ts";
import type { HookPort } from "./agent/hooks.ts";
import { runAgent } from "./agent/loop.ts";
import type { Model } from "./agent/model.ts";
import { type Background, mainOpening, systemPrompt, taskOpening } from "./agent/prompt.ts";
import type { AgentResult } from "./agent/result.ts";
import type { Ports, Run } from "./agent/run.ts";
import { delegateTo, type Roster } from "./agent/subagent.ts";
import type { Catalog } from "./config/catalog.ts";
import { type Role, resolveTools } from "./permission/availability.ts";
import { callerOf, type SessionMode } from "./permission/callers.ts";
import { matchesAny } from "./permission/paths.ts";
import type { PullRequest } from "./pull/pull-request.ts";
import type { Harvest } from "./report/assemble.ts";
import { plural } from "./report/format.ts";
import type { AgentReport } from "./report/report.ts";
import { reportFindings } from "./tools/report-findings.ts";
import { type Assignment, type ListedAgent, task } from "./tools/task.ts";
import { todoWrite } from "./tools/todo-write.ts";
import type { Toolbox } from "./tools/toolbox.ts";

/** How many answers an agent may give where neither its file nor its task says. */
const MAIN_TURNS = 50;
const SUBAGENT_TURNS = 40;

const MAIN_ID = "main";

export type CrewSettings = {
  /** The main agent's model, as an id; agents that inherit use it too. */
  readonly model: string;
  readonly instructions: string;
  readonly maxCost: number;
  readonly maxTurns: number;
  readonly timeoutMs: number;
  readonly subagentTimeoutMs: number;
};

export type CrewPorts = {
  readonly model: Model;
  readonly resolveModel: (name: string) => string | undefined;
  readonly catalog: Catalog;
  /** The team's notes, and the bodies of the skills that agents name. */
  readonly memory: string;
  readonly skillBodies: ReadonlyMap<string, string>;
  readonly toolbox: Toolbox;
  readonly session: SessionMode;
  readonly rights: Pick<Ports, "offers" | "judge" | "withheld">;
  readonly hooks?: HookPort;
  readonly record: Sink;
  readonly redact: (text: string) => string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

export type CrewHarvest = Omit<Harvest, "disturbed">;

export async function runCrew(pull: PullRequest, settings: CrewSettings, ports: CrewPorts): Promise<CrewHarvest> {
  const paths = pull.files.map(({ path }) => path);
  const agents = ports.catalog.agents.filter((agent) => agent.paths.length === 0 || matchesAny(agent.paths, paths));
  const notices: string[] = [];
  const roster = openRoster();
  const delegate = delegateTo({
    agents,
    ports: () => agentPorts,
    parent: { agentId: MAIN_ID, model: settings.model },
    newAgentId: () => `a${randomBytes(4).toString("hex")}`,
    chooseModel: (wanted, inherited) =>
      chooseModel({ wanted, inherited }, ports.resolveModel, (notice) => notices.push(notice)),
    system: systemPrompt,
    opening: ({ prompt }, definition) => taskOpening(pull, prompt, backgroundOf(definition, "subagent", ports)),
    callerOf: (definition) => callerOf(definition, "subagent", ports.session),
    refusal: (definition) => resolveTools(definition, toolNames()).refusal,
    maxTurns: SUBAGENT_TURNS,
    timeoutMs: settings.subagentTimeoutMs,
    roster,
  });
  const workTools = [...ports.toolbox.tools, todoWrite, reportFindings(pull.files, ports.toolbox.locate)];
  const toolNames = (): readonly string[] => workTools.map(({ name }) => name);
  const offered = agents.filter((agent) => resolveTools(agent, toolNames()).refusal === undefined);
  const agentPorts: Ports = {
    model: ports.model,
    tools: [...(agents.length > 0 ? [task(offered.map(listAgent), agents, delegate)] : []), ...workTools],
    ...ports.rights,
    ...(ports.hooks && { hooks: ports.hooks }),
    budget: openBudget(settings),
    record: ports.record,
    redact: ports.redact,
    clock: ports.clock,
    signal: ports.signal,
  };
  const result = await runAgent(mainRun(pull, settings, ports), agentPorts);
  return {
    main: { ...result, description: "the review as a whole", question: "" },
    agents: roster.reports(),
    notices: [...new Set(notices)],
  };
}

function mainRun(pull: PullRequest, settings: CrewSettings, ports: CrewPorts): Run {
  const { main } = ports.catalog;
  return {
    agentId: MAIN_ID,
    caller: callerOf(main, "main", ports.session),
    model: settings.model,
    description: `${pull.number > 0 ? `pull request ${pull.number}` : pull.headRef}, ${plural(pull.files.length, "changed file")}`,
    system: systemPrompt(main),
    opening: mainOpening(pull, settings.instructions, backgroundOf(main, "main", ports)),
    maxTurns: main.maxTurns ?? MAIN_TURNS,
    timeoutMs: settings.timeoutMs,
  };
}

function backgroundOf(definition: AgentDefinition, role: Role, ports: CrewPorts): Background {
  const { omitMemory, skills } = definition;
  const { memory, skillBodies, session } = ports;
  const { mode } = callerOf(definition, role, session);
  const known = skills.map((name) => ({ name, body: skillBodies.get(name) ?? "" })).filter(({ body }) => body !== "");
  return { mode, memory: omitMemory ? "" : memory, skills: known };
}

function listAgent({ name, description, tools, disallowedTools }: AgentDefinition): ListedAgent {
  if (tools !== "all") return { name, description, tools: tools.join(", ") };
  return {
    name,
    description,
    tools: disallowedTools.length > 0 ? `All tools except ${disallowedTools.join(", ")}` : "All tools",
  };
}

function chooseModel(
  { wanted, inherited }: { readonly wanted: string; readonly inherited: string },
  resolve: (name: string) => string | undefined,
  warn: (notice: string) => void,
): string {
  if (wanted === "inherit") return inherited;
  const id = resolve(wanted);
  if (id === undefined) warn(`The model "${wanted}" is not known; its agents ran on ${inherited} instead.`);
  return id ?? inherited;
}

/** Knows every run that was started, in that order, so that none can be missing from the report. */
function openRoster(): Roster & { readonly reports: () => readonly AgentReport[] } {
  const started: { readonly run: Run; readonly assignment: Assignment }[] = [];
  const ended = new Map<string, AgentResult>();
  return {
    started: (run, assignment) => started.push({ run, assignment }),
    ended: (result) => ended.set(result.agentId, result),
    reports: () =>
      started.map(({ run, assignment }) => {
        const result = ended.get(run.agentId);
        if (!result)
          throw new Error(
            `${run.caller.agent} (${run.agentId}) was started and never ended: this is a defect of PR Subagents.`,
          );
        return { ...result, description: assignment.description, question: assignment.prompt };
      }),
  };
}
