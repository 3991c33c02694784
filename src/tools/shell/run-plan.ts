/**
 * Runs a plan as bash would have run the command that it was read from, without any shell: every program is started by
 * itself. Nothing starts before all paths that can be known lie inside the tree, and nothing is left when it has ended.
 */
import type { CommandPlan, Plan } from "../../permission/shell/plan.ts";
import { inJob } from "../../system/job.ts";
import type { Sink, Source, Starting, Streams } from "../../system/pipeline.ts";
import type { Workspace } from "../workspace.ts";
import { type Capture, openCapture } from "./capture.ts";
import { type Machine, machineFor } from "./machine.ts";
import { countPipes, nextPipe, type PlanPipes } from "./plan-pipes.ts";
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
  readonly stopped?: NonNullable<Awaited<ReturnType<typeof inJob>>>;
};

/** What the commands of one plan share. */
export type Shell = Starting & {
  readonly workspace: Workspace;
  readonly machine: Machine;
  readonly pipes: PlanPipes;
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
  const pipes: PlanPipes = { unused: await machine.pipes.take(countPipes(plan)), used: [] };
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

/** Where a part of a plan stands, and where its streams lead. */
export type Place = { readonly scope: Scope; readonly streams: Streams };

async function execute(plan: Plan, place: Place, shell: Shell): Promise<void> {
  const { scope } = place;
  if (scope.left) return;
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
  const between = stages.slice(1).map(() => nextPipe(shell.pipes));
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
