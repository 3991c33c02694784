/** A repository, and two ways to run a command in it: as a plan, and by bash with the same environment. */
import { devNull } from "node:os";
import { join } from "node:path";
import type { CommandPlan, Plan } from "../../../src/permission/shell/plan.ts";
import { readCommand } from "../../../src/permission/shell/read-command.ts";
import { runProcess } from "../../../src/system/process.ts";
import { machineFor } from "../../../src/tools/shell/machine.ts";
import { type PlanContext, runPlan } from "../../../src/tools/shell/run-plan.ts";
import { openWorkspace, type Workspace } from "../../../src/tools/workspace.ts";
import { type Files, makeRepository, type TestRepository } from "../../support/repository.ts";

export type Ran = { readonly status: number; readonly stdout: string; readonly stderr: string };

export type ShellBench = AsyncDisposable & {
  readonly root: string;
  readonly repository: TestRepository;
  readonly workspace: Workspace;
  readonly run: (
    command: string | Plan,
    context?: Partial<PlanContext>,
  ) => Promise<Ran & { readonly stopped?: string }>;
  readonly bash: (command: string) => Promise<Ran>;
};

const quotePathOff = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "core.quotePath", GIT_CONFIG_VALUE_0: "false" };
const never = new AbortController().signal;

export async function openShellBench(files: Files): Promise<ShellBench> {
  return benchOn(await makeRepository(files));
}

/** The repository's `.git` lies in the tree, unless somebody moves it. */
export async function benchOn(repository: TestRepository, gitDir = join(repository.root, ".git")): Promise<ShellBench> {
  const none = "0".repeat(40);
  const workspace = await openWorkspace({ root: repository.root, gitDir }, { base: none, mergeBase: none, head: none });
  return {
    root: workspace.root,
    repository,
    workspace,
    async run(command, context = {}) {
      const plan = typeof command === "string" ? planOf(command) : command;
      const { status, stdout, stderr, stopped } = await runPlan(plan, { workspace, signal: never, ...context });
      return { status, stdout: stdout.toString(), stderr: stderr.toString(), ...(stopped && { stopped }) };
    },
    async bash(command) {
      const git = {
        GIT_DIR: gitDir,
        GIT_WORK_TREE: workspace.root,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: devNull,
        ...quotePathOff,
      };
      const env = { ...machineFor(workspace).env, ...git };
      const args = ["--norc", "--noprofile", "-c", command];
      const { code = -1, stdout, stderr } = await runProcess("bash", args, { cwd: workspace.root, env });
      return { status: code, stdout: stdout.toString(), stderr };
    },
    [Symbol.asyncDispose]: () => repository[Symbol.asyncDispose](),
  };
}

export function planOf(command: string): Plan {
  const reading = readCommand(command);
  if (reading.kind === "refused") throw new Error(`${command}: ${reading.word} ${reading.reason}`);
  return reading.plan;
}

/** For programs that the table does not know. */
export function programPlan(name: string, ...args: readonly string[]): CommandPlan {
  return { kind: "command", name, arguments: args.map((text) => ({ kind: "text", text })), redirects: [] };
}
