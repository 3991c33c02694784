/**
 * Runs the command of a hook in the worker. Only where writing is allowed: a hook is a program of the team's, and belongs into
 * the writers' box. Whatever happens to it is a result.
 */
import { z } from "zod/mini";
import { wordsOf } from "../pull/problem.ts";
import { cleanEnvironment } from "../system/environment.ts";
import { runProcess } from "../system/process.ts";
import { temporaryFolder } from "../system/temporary.ts";
import { ToolProblem, type Workspace } from "./workspace.ts";

export const hookCommandSchema = z.object({
  command: z.union([z.object({ shell: z.string() }), z.object({ argv: z.array(z.string()).check(z.minLength(1)) })]),
  /** Where the team's scripts lie. */
  cwd: z.string(),
  stdin: z.string(),
  timeoutMs: z.number().check(z.positive()),
  maxBytes: z.number().check(z.positive()),
  /** Added to the clean environment of the worker. */
  env: z.record(z.string(), z.string()),
});

export const commandResultSchema = z.object({
  code: z.exactOptional(z.number()),
  stdout: z.string(),
  stderr: z.string(),
  timedOut: z.boolean(),
  truncated: z.boolean(),
  failedToStart: z.exactOptional(z.string()),
});

export async function runHookCommand(
  given: z.infer<typeof hookCommandSchema>,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<z.infer<typeof commandResultSchema>> {
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
