/** Delegation: a task becomes a run of its own, with a fresh context, and always comes back with a named ending. */
import type { Caller } from "../permission/judgement.ts";
import type { Assignment, Delegate } from "../tools/task.ts";
import type { AgentDefinition } from "./definition.ts";
import { endings, isComplete } from "./ending.ts";
import { runAgent } from "./loop.ts";
import type { AgentResult } from "./result.ts";
import { type Ports, type Run, record } from "./run.ts";
import { noUsage } from "./usage.ts";

/** What a definition alone does not say: the words around its prompt, and the defaults of the session. */
export type Staffing = {
  readonly agents: readonly AgentDefinition[];
  readonly ports: () => Ports;
  readonly parent: { readonly agentId: string; readonly model: string };
  readonly newAgentId: () => string;
  /** The id for a name that an agent file or a Task call gives; the parent's model where it is unknown. */
  readonly chooseModel: (wanted: string, inherited: string) => string;
  readonly system: (definition: AgentDefinition) => string;
  readonly opening: (assignment: Assignment, definition: AgentDefinition) => string;
  readonly callerOf: (definition: AgentDefinition) => Caller;
  /** Why an agent cannot be launched here; nothing where it can. */
  readonly refusal: (definition: AgentDefinition) => string | undefined;
  readonly maxTurns: number;
  readonly timeoutMs: number;
  /** Hears of every run twice: when it starts, so that it is never forgotten, and when it has ended. */
  readonly roster: Roster;
};

export type Roster = {
  readonly started: (run: Run, assignment: Assignment) => void;
  readonly ended: (result: AgentResult) => void;
};

export function delegateTo(staffing: Staffing): Delegate {
  return async (assignment, { signal }) => {
    const definition = staffing.agents.find(({ name }) => name === assignment.agent);
    if (!definition) throw new Error(`${assignment.agent} is not in the catalog`);
    const run = prepareRun(definition, assignment, staffing);
    staffing.roster.started(run, assignment);
    const refusal = staffing.refusal(definition);
    const result = refusal
      ? refuseRun(run, refusal, staffing.ports())
      : await runAgent(run, { ...staffing.ports(), signal });
    staffing.roster.ended(result);
    const { agentId, ending, text, findings } = result;
    const words = ending.cause ? `${endings[ending.kind].label}: ${ending.cause}` : endings[ending.kind].label;
    return { agentId, complete: isComplete(ending), ending: words, text, findings };
  };
}

/** A run that ends before it begins is still a run: it is told, and shown as not reviewed. */
function refuseRun(run: Run, cause: string, ports: Ports): AgentResult {
  const { agentId, model, caller, description, system } = run;
  const ending = { kind: "failed", cause } as const;
  record(run, ports, { type: "run_started", model, system, tools: [], description });
  record(run, ports, { type: "run_ended", ending, turns: 0, usage: noUsage });
  const at = ports.clock.now();
  const nothing = {
    text: "",
    findings: [],
    turns: 0,
    calls: 0,
    usage: noUsage,
    denials: [],
    refused: [],
    abandoned: [],
    visited: [],
  };
  return { agentId, agent: caller.agent, model, ending, ...nothing, startedAt: at, endedAt: at };
}

function prepareRun(definition: AgentDefinition, assignment: Assignment, staffing: Staffing): Run {
  const limits = [definition.maxTurns ?? staffing.maxTurns, assignment.maxTurns ?? Number.POSITIVE_INFINITY];
  return {
    agentId: staffing.newAgentId(),
    parentId: staffing.parent.agentId,
    caller: staffing.callerOf(definition),
    model: staffing.chooseModel(assignment.model ?? definition.model, staffing.parent.model),
    description: assignment.description,
    system: staffing.system(definition),
    opening: staffing.opening(assignment, definition),
    maxTurns: Math.min(...limits),
    timeoutMs: definition.timeoutMs ?? staffing.timeoutMs,
  };
}
