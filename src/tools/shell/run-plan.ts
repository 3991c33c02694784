/**
 * Runs a plan as bash would have run the command that it was read from, without any shell: every program is started by
 * itself. Nothing starts before all paths that can be known lie inside the tree, and nothing is left when it has ended.
 */
import type { CommandPlan, Plan, Redirect } from "../../permission/shell/plan.ts";
import { type Job, type JobStop, openJob } from "../../system/job.ts";
import type { Sink, Source, Starting, Streams } from "../../system/pipeline.ts";
import type { Pipe } from "../../system/pipes.ts";
import type { Workspace } from "../workspace.ts";
import { type Capture, openCapture } from "./capture.ts";
import { type Machine, machineFor } from "./machine.ts";
import { openRedirects } from "./redirect.ts";
import { refuseEscapes } from "./resolve-plan.ts";
import { runCommand } from "./run-command.ts";
import { innerScope, openScope, type Scope } from "./scope.ts";

/** Reading is quick: what takes longer was asked wrongly. */
export const READ_TIMEOUT_MS = 20_000;
export const MAX_RAW_BYTES = 10 * 1024 * 1024;

export type PlanContext = { readonly workspace: Workspace; readonly signal: AbortSignal; readonly timeoutMs?: number };

export type PlanResult = {
  readonly status: number;
  /** The command whose status it is. */
  readonly last?: CommandPlan;
  /** Both streams as they arrived. */
  readonly text: Buffer;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Why it did not end by itself. */
  readonly stopped?: Exclude<JobStop, "aborted">;
};

/** What the commands of one plan share. */
export type Shell = Starting & {
  readonly workspace: Workspace;
  readonly machine: Machine;
  readonly pipes: { readonly unused: Pipe[]; readonly used: Pipe[] };
};

/** Throws `ToolProblem` for a path that leads out of the tree, and the signal's reason when it is aborted. */
export async function runPlan(
  plan: Plan,
  { workspace, signal, timeoutMs = READ_TIMEOUT_MS }: PlanContext,
): Promise<PlanResult> {
  signal.throwIfAborted();
  refuseEscapes(plan, workspace);
  const machine = machineFor(workspace);
  const capture = openCapture(MAX_RAW_BYTES);
  const scope = openScope(workspace);
  const streams: Streams = {
    input: { kind: "nothing" },
    output: { kind: "collect", take: (chunk) => capture.take("output", chunk) },
    errors: { kind: "collect", take: (chunk) => capture.take("errors", chunk) },
  };
  const pipes = { unused: await machine.pipes.take(countPipes(plan)), used: [] as Pipe[] };
  try {
    const stopped = await inJob({ signal, timeoutMs, maxBytes: MAX_RAW_BYTES }, (job) =>
      execute(plan, { scope, streams }, { workspace, machine, job, programs: machine.programs, pipes }),
    );
    return resultOf(scope, capture, stopped);
  } finally {
    machine.pipes.giveBack(pipes.unused);
    for (const end of pipes.used.flatMap(({ reader, writer }) => [reader, writer])) end.close();
  }
}

function resultOf(scope: Scope, capture: Capture, stopped: PlanResult["stopped"]): PlanResult {
  return {
    status: scope.status,
    ...(scope.last && { last: scope.last }),
    text: capture.together(),
    stdout: capture.only("output"),
    stderr: capture.only("errors"),
    ...(stopped && { stopped }),
  };
}

/** Says why the work was stopped, if it was. */
export async function inJob(
  limits: Parameters<typeof openJob>[0],
  work: (job: Job) => Promise<unknown>,
): Promise<Exclude<JobStop, "aborted"> | undefined> {
  const job = openJob(limits);
  try {
    await work(job);
  } catch (error) {
    if (job.stopped() === undefined) throw error;
  } finally {
    await job[Symbol.asyncDispose]();
  }
  const stopped = job.stopped();
  if (stopped === "aborted") throw limits.signal.reason;
  return stopped;
}

/** Where a part of a plan stands, and where its streams lead. */
export type Place = { readonly scope: Scope; readonly streams: Streams };

async function execute(plan: Plan, place: Place, shell: Shell): Promise<void> {
  const { scope } = place;
  switch (plan.kind) {
    case "command": {
      shell.job.signal.throwIfAborted();
      scope.last = plan;
      scope.status = await runCommand(plan, place, shell).catch((error: unknown) => {
        // Nobody is left waiting for the others.
        shell.job.end();
        throw error;
      });
      return;
    }
    case "pipeline":
      return executePipeline(plan.stages, place, shell);
    case "sequence":
      for (const part of plan.parts) await execute(part, place, shell);
      return;
    case "and":
    case "or": {
      await execute(plan.left, place, shell);
      if ((scope.status === 0) === (plan.kind === "and")) await execute(plan.right, place, shell);
      return;
    }
    case "not":
      await execute(plan.plan, place, shell);
      scope.status = scope.status === 0 ? 1 : 0;
      return;
    case "group":
      return executeGroup(plan, place, shell);
  }
}

async function executeGroup(
  plan: Extract<Plan, { kind: "group" }>,
  { scope, streams }: Place,
  shell: Shell,
): Promise<void> {
  await using redirected = await openRedirects(plan.redirects, { scope, streams }, shell);
  if (redirected.kind === "failed") {
    scope.status = 1;
    return;
  }
  const inner = plan.scope === "subshell" ? innerScope(scope) : scope;
  await execute(plan.plan, { scope: inner, streams: redirected.streams }, shell);
  scope.status = inner.status;
  if (inner.last) scope.last = inner.last;
}

/** All stages at once, each in a scope of its own; an end of a pipe is closed when the stage that held it has ended. */
async function executePipeline(stages: readonly Plan[], { scope, streams }: Place, shell: Shell): Promise<void> {
  const between = stages.slice(1).map(() => nextPipe(shell));
  const scopes = stages.map(() => innerScope(scope));
  const running = stages.map(async (stage, index) => {
    const [before, after] = [between[index - 1], between[index]];
    const input: Source = before ? { kind: "open", descriptor: before.reader.descriptor } : streams.input;
    const output: Sink = after ? { kind: "open", descriptor: after.writer.descriptor } : streams.output;
    try {
      await execute(stage, { scope: scopes[index] ?? scope, streams: { ...streams, input, output } }, shell);
    } finally {
      before?.reader.close();
      after?.writer.close();
    }
  });
  await allEnded(running);
  const last = scopes.at(-1);
  scope.status = last?.status ?? 0;
  if (last?.last) scope.last = last.last;
}

/** The first failure, but not before all have ended: until then they use the pipes. */
async function allEnded(running: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(running);
  await Promise.all(running);
}

/** There is one for every place of the plan that needs one: they were counted. */
export function nextPipe({ pipes }: Shell): Pipe {
  const pipe = pipes.unused.pop();
  if (!pipe) throw new Error("The plan needs more pipes than were counted.");
  pipes.used.push(pipe);
  return pipe;
}

/** One between two stages, and one where both streams of a command become one. */
function countPipes(plan: Plan): number {
  const sum = (plans: readonly Plan[]): number => plans.reduce((count, each) => count + countPipes(each), 0);
  const joins = (redirects: readonly Redirect[]): number => (redirects.some(({ kind }) => kind === "join") ? 1 : 0);
  switch (plan.kind) {
    case "command":
      return joins(plan.redirects);
    case "pipeline":
      return plan.stages.length - 1 + sum(plan.stages);
    case "sequence":
      return sum(plan.parts);
    case "and":
    case "or":
      return sum([plan.left, plan.right]);
    case "not":
      return countPipes(plan.plan);
    case "group":
      return joins(plan.redirects) + countPipes(plan.plan);
  }
}
