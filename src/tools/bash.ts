/**
 * Bash: commands, in Claude Code's form. A command that only reads is run as its parse, without a shell; any other command
 * only where the parent has granted it, and only in a worker whose tree may be written.
 */
import { z } from "zod";
import type { CommandPlan } from "../permission/shell/plan.ts";
import { readCommand } from "../permission/shell/read-command.ts";
import { inJob } from "../system/job.ts";
import { runShell } from "../system/shell.ts";
import { temporaryFolder } from "../system/temporary.ts";
import { openCapture } from "./shell/capture.ts";
import { machineFor } from "./shell/machine.ts";
import { presentOutput } from "./shell/present.ts";
import { resolveLinks } from "./shell/resolve-links.ts";
import { resolvePlan } from "./shell/resolve-plan.ts";
import { MAX_RAW_BYTES, READ_TIMEOUT_MS, runPlan } from "./shell/run-plan.ts";
import type { ToolOutput } from "./tool.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { ToolProblem, type Workspace } from "./workspace.ts";

const description = `Runs a command in the reviewed tree. Every call starts in the root of the tree; cd does not last beyond the call.
- Always allowed are commands that only read: git (log, diff, show, blame, grep, ls-files, status, rev-parse …), ls, find, tree, cat, head, tail, wc, grep, rg, sed -n, awk, jq, sort, uniq, cut, tr, diff, stat, file, du, echo, printf, test, xargs with one of these, and their like.
- They may be joined with |, &&, ||, ;, ( ) and !, with quotes, wildcards, 2>/dev/null, 2>&1 and < file. There are no variables, loops, substitutions, here-documents or files to write to.
- Other commands (tests, builds) run only where the workflow grants them.
- Paths lie inside the tree; .git is read through git. There is no network, no input, nobody to answer a prompt, and nothing runs in the background.
- timeout is in milliseconds, at most 600000; without it reading commands have 20 seconds, others 120. Long output is cut in the middle.
- Prefer Read, Grep and Glob where they do.`;

const GRANTED_TIMEOUT_MS = 120_000;
const MAX_TIMEOUT_MS = 600_000;

const input = z.object({
  command: z.string().min(1).describe("The command"),
  description: z.string().optional().describe("What the command does, in five to ten words"),
  timeout: z.number().positive().optional().describe("Milliseconds, at most 600000"),
  run_in_background: z.boolean().optional().describe("Not available: commands run until they end"),
  // Models know the field. It changes nothing: no input can widen what may run.
  dangerouslyDisableSandbox: z.boolean().optional().describe("No effect"),
});

/** What the worker knows beyond the tree: how the parent decided that this call runs, and whether this worker may write. */
export type ShellRights = { readonly engine?: "argv" | "shell"; readonly access?: "read" | "write" };

export const bash = defineWorkerTool({
  name: "Bash",
  description,
  input,
  effect: "execute",
  async resolve({ command }, workspace) {
    const reading = readCommand(command);
    return reading.kind === "plan" ? resolvePlan(reading.plan, workspace) : resolveLinks(command, workspace);
  },
  async run({ command, timeout, run_in_background }, workspace: Workspace & ShellRights, signal): Promise<ToolOutput> {
    if (run_in_background) {
      throw new ToolProblem(
        "Nothing runs in the background here. Call again without run_in_background, and with a timeout if it takes long.",
      );
    }
    const asked = timeout === undefined ? {} : { timeoutMs: Math.min(timeout, MAX_TIMEOUT_MS) };
    const run = workspace.engine === "shell" ? runGranted : runReading;
    return run({ command, signal, ...asked }, workspace);
  },
});

type Call = { readonly command: string; readonly signal: AbortSignal; readonly timeoutMs?: number };

/** Read again on this side of the boundary: what the parent thought of it is not trusted here. */
async function runReading(
  { command, signal, timeoutMs = READ_TIMEOUT_MS }: Call,
  workspace: Workspace,
): Promise<ToolOutput> {
  const reading = readCommand(command);
  if (reading.kind === "refused") {
    const word = reading.word === "" ? "" : `${reading.word}: `;
    throw new ToolProblem(`This command is not one that only reads. ${word}${reading.reason}`);
  }
  const { status, last, text, stopped } = await runPlan(reading.plan, { workspace, signal, timeoutMs });
  return present(text, {
    status,
    timeoutMs,
    answered: status === 1 && last !== undefined && answersByOne(last),
    ...(stopped && { stopped }),
  });
}

async function runGranted(
  { command, signal, timeoutMs = GRANTED_TIMEOUT_MS }: Call,
  workspace: Workspace & ShellRights,
): Promise<ToolOutput> {
  if (workspace.access !== "write") throw new ToolProblem("This agent can only read: the command was not run.");
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
