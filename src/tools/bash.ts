/**
 * Bash: commands, in Claude Code's form. A command that only reads is run as its parse, without a shell; any other command
 * only where the parent has granted it, and only in a worker whose tree may be written.
 */
import { z } from "zod/mini";
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

const MAX_TIMEOUT_MS = 600_000;

const input = z.object({
  command: z.string().check(z.minLength(1), z.describe("The command")),
  description: z.optional(z.string()).check(z.describe("What the command does, in five to ten words")),
  timeout: z.optional(z.number().check(z.positive())).check(z.describe("Milliseconds, at most 600000")),
  run_in_background: z.optional(z.boolean()).check(z.describe("Not available: commands run until they end")),
  // Models know the field. It changes nothing: no input can widen what may run.
  dangerouslyDisableSandbox: z.optional(z.boolean()).check(z.describe("No effect")),
});

/** Only the worker runs commands: the parent, which knows this file for its declaration, never loads what runs them. */
const runner = () => import("./shell/run-command-line.ts");

/** What the worker knows beyond the tree: how the parent decided that this call runs, and whether this worker may write. */
export type ShellRights = { readonly engine?: "argv" | "shell"; readonly access?: "read" | "write" };

export const bash = defineWorkerTool({
  name: "Bash",
  description,
  input,
  told: z.pick(input, { command: true, description: true, timeout: true }),
  effect: "execute",
  async resolve({ command }, workspace) {
    const { resolveCommand } = await runner();
    return resolveCommand(command, workspace);
  },
  async run({ command, timeout, run_in_background }, workspace: Workspace & ShellRights, signal): Promise<ToolOutput> {
    if (run_in_background) {
      throw new ToolProblem(
        "Nothing runs in the background here. Call again without run_in_background, and with a timeout if it takes long.",
      );
    }
    const asked = timeout === undefined ? {} : { timeoutMs: Math.min(timeout, MAX_TIMEOUT_MS) };
    const { runGranted, runReading } = await runner();
    const run = workspace.engine === "shell" ? runGranted : runReading;
    return run({ command, signal, ...asked }, workspace);
  },
});
