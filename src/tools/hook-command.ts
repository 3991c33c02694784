/**
 * Runs the command of a hook in the worker. Only where writing is allowed: a hook is a program of the team's, and belongs into
 * the writers' box. Whatever happens to it is a result.
 */
import { wordsOf } from "../pull/problem.ts";
import { cleanEnvironment } from "../system/environment.ts";
import { runProcess } from "../system/process.ts";
import { temporaryFolder } from "../system/temporary.ts";
import type { CommandResult, HookCommand } from "./protocol.ts";
import { ToolProblem, type Workspace } from "./workspace.ts";

export async function runHookCommand(
  given: HookCommand,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<CommandResult> {
  if (workspace.access !== "write") throw new ToolProblem("Hooks run only in a copy of the tree.");
  const { command, cwd, stdin, timeoutMs, maxBytes } = given;
  await using home = await temporaryFolder("pr-subagents-hook");
  const env = { ...cleanEnvironment(), HOME: home.path, TMPDIR: home.path, CI: "true", ...given.env };
  const [program = "", ...args] =
    "shell" in command ? ["bash", "--norc", "--noprofile", "-c", command.shell] : command.argv;
  try {
    const result = await runProcess(program, args, { cwd, env, signal, input: stdin, timeoutMs, maxBytes });
    const { code, stderr, timedOut, truncated } = result;
    return { ...(code !== undefined && { code }), stdout: result.stdout.toString("utf8"), stderr, timedOut, truncated };
  } catch (error) {
    signal.throwIfAborted();
    return { stdout: "", stderr: "", timedOut: false, truncated: false, failedToStart: wordsOf(error) };
  }
}
