/**
 * Bash: commands, in Claude Code's form. A command that only reads is run as its parse, without a shell; any other command
 * only where the parent has granted it, and only in a worker whose tree may be written.
 */
import { bash as declaration } from "./declared/bash.ts";
import type { ToolOutput } from "./tool.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { ToolProblem, type Workspace } from "./workspace.ts";

const MAX_TIMEOUT_MS = 600_000;

/** Loaded by the first command: the grammar and what runs it are more than half of the worker, which starts beside the session. */
const runner = () => import("./shell/run-command-line.ts");

/** What the worker knows beyond the tree: how the parent decided that this call runs, and whether this worker may write. */
export type ShellRights = { readonly engine?: "argv" | "shell"; readonly access?: "read" | "write" };

export const bash = defineWorkerTool(declaration, {
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
