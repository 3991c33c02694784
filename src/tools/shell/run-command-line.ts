/** A command line from the model to its answer: read as one that only reads, or given to a shell where that was granted. */
import type { Subject } from "../../permission/decision.ts";
import type { CommandPlan } from "../../permission/shell/plan.ts";
import { readCommand } from "../../permission/shell/read-command.ts";
import { inJob } from "../../system/job.ts";
import { runShell } from "../../system/shell.ts";
import { temporaryFolder } from "../../system/temporary.ts";
import type { ShellRights } from "../bash.ts";
import type { ToolOutput } from "../tool.ts";
import { Forbidden, type Workspace } from "../workspace.ts";
import { openCapture } from "./capture.ts";
import { machineFor } from "./machine.ts";
import { presentOutput } from "./present.ts";
import { resolveLinks } from "./resolve-links.ts";
import { resolvePlan } from "./resolve-plan.ts";
import { MAX_RAW_BYTES, READ_TIMEOUT_MS, runPlan } from "./run-plan.ts";

const GRANTED_TIMEOUT_MS = 120_000;

export async function resolveCommand(command: string, workspace: Workspace): Promise<readonly Subject[]> {
  const reading = readCommand(command);
  return reading.kind === "plan" ? resolvePlan(reading.plan, workspace) : resolveLinks(command, workspace);
}

export type CommandLine = { readonly command: string; readonly signal: AbortSignal; readonly timeoutMs?: number };

/** Read again on this side of the boundary: what the parent thought of it is not trusted here. */
export async function runReading(
  { command, signal, timeoutMs = READ_TIMEOUT_MS }: CommandLine,
  workspace: Workspace,
): Promise<ToolOutput> {
  const reading = readCommand(command);
  if (reading.kind === "refused") {
    const word = reading.word === "" ? "" : `${reading.word}: `;
    throw new Forbidden(`This command is not one that only reads. ${word}${reading.reason}`);
  }
  const { status, last, text, stopped } = await runPlan(reading.plan, { workspace, signal, timeoutMs });
  return present(text, {
    status,
    timeoutMs,
    answered: status === 1 && last !== undefined && answersByOne(last),
    ...(stopped && { stopped }),
  });
}

export async function runGranted(
  { command, signal, timeoutMs = GRANTED_TIMEOUT_MS }: CommandLine,
  workspace: Workspace & ShellRights,
): Promise<ToolOutput> {
  if (workspace.access !== "write") throw new Forbidden("This agent can only read: the command was not run.");
  const { programs, pipes, env: clean } = machineFor(workspace);
  await using home = await temporaryFolder("pr-subagents-home");
  const env = { ...clean, HOME: home.path, TMPDIR: home.path, CI: "true" };
  const capture = openCapture(MAX_RAW_BYTES);
  let status = 0;
  const stopped = await inJob({ signal, timeoutMs, maxBytes: MAX_RAW_BYTES }, async (job) => {
    const take = (chunk: Buffer): void => capture.take("output", chunk);
    status = await runShell({ job, programs, pipes }, { command, cwd: workspace.root, env, take });
  });
  return present(capture.together(), { status, timeoutMs, answered: false, ...(stopped && { stopped }) });
}

/** Commands that say "no" with 1, and have not failed. */
const answering: readonly string[] = ["grep", "rg", "egrep", "fgrep", "find", "diff", "cmp", "test", "["];

function answersByOne({ name, arguments: [...args], repeat }: CommandPlan): boolean {
  if (repeat) return false;
  if (name !== "git") return answering.includes(name);
  return args.some((argument) => argument.kind === "text" && (argument.text === "diff" || argument.text === "grep"));
}

type Ran = {
  readonly status: number;
  readonly timeoutMs: number;
  readonly answered: boolean;
  readonly stopped?: "time-limit" | "output-limit";
};

function present(text: Buffer, { status, timeoutMs, answered, stopped }: Ran): ToolOutput {
  const failed = stopped !== undefined || (status !== 0 && !answered);
  const note = stopped === undefined ? {} : { note: stopNote(stopped, timeoutMs) };
  return { text: presentOutput(text, { status, failed, ...note }), isError: failed };
}

function stopNote(stopped: "time-limit" | "output-limit", timeoutMs: number): string {
  if (stopped === "output-limit") return "The command printed more than 10 MB and was ended. Narrow it, or add | head.";
  return `The command was ended after ${Math.round(timeoutMs / 100) / 10} seconds, with all that it had started. Narrow it, or give a longer timeout.`;
}
