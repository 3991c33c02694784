/** A session with hooks that are real scripts, run by a real bash in a temporary folder. */
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readHooks } from "../../src/hooks/configuration.ts";
import { type Hooks, openHooks } from "../../src/hooks/hooks.ts";
import type { HookAgent, HookCall, HookEvent, RunCommand } from "../../src/hooks/ports.ts";
import { cleanEnvironment } from "../../src/system/environment.ts";
import { runProcess } from "../../src/system/process.ts";
import { type TemporaryFolder, temporaryFolder } from "../../src/system/temporary.ts";

export type HookHouse = AsyncDisposable & {
  readonly hooks: Hooks;
  readonly folder: string;
  readonly recorded: readonly HookEvent[];
  /** What each command that was started could read, in order. */
  readonly asked: readonly string[];
};

/** `agents`: hooks of agent files, by the agent's name. */
export async function hookHouse(
  settings: unknown,
  {
    scripts = {},
    agents = {},
  }: { readonly scripts?: Record<string, string>; readonly agents?: Record<string, unknown> } = {},
): Promise<HookHouse> {
  const folder = await temporaryFolder("hooks");
  for (const [name, text] of Object.entries(scripts)) {
    await writeFile(join(folder.path, name), `#!/usr/bin/env bash\n${text}\n`);
    await chmod(join(folder.path, name), 0o755);
  }
  const recorded: HookEvent[] = [];
  const asked: string[] = [];
  const sources = [
    { given: settings, origin: { scope: "project", file: ".claude/settings.json" } as const },
    ...Object.entries(agents).map(([agent, given]) => ({
      given,
      agent,
      origin: { scope: "project", file: `.claude/agents/${agent}.md` } as const,
    })),
  ];
  const run = runIn(folder);
  const hooks = openHooks(readHooks(sources), {
    runCommand(command, options) {
      asked.push(options.stdin);
      return run(command, options);
    },
    record: (event) => recorded.push(event),
    clock: { now: Date.now },
    session: {
      id: "s1",
      transcriptPath: "/transcripts/main.jsonl",
      treeOf: async () => folder.path,
      projectDir: folder.path,
      environment: cleanEnvironment(),
    },
  });
  return {
    hooks,
    folder: folder.path,
    recorded,
    asked,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

function runIn({ path: cwd }: TemporaryFolder): RunCommand {
  return async (command, { stdin, timeoutMs, maxBytes, env, signal }) => {
    const [program = "", ...args] = "shell" in command ? ["bash", "-c", command.shell] : command.argv;
    try {
      const options = { cwd, env, input: stdin, timeoutMs, maxBytes, signal };
      const { stdout, signal: _, ...result } = await runProcess(program, args, options);
      return { ...result, stdout: stdout.toString("utf8") };
    } catch (error) {
      return { stdout: "", stderr: "", timedOut: false, truncated: false, failedToStart: String(error) };
    }
  };
}

export const mainAgent: HookAgent = {
  agentId: "main",
  agent: "main",
  role: "main",
  mode: "dontAsk",
  transcriptPath: "/transcripts/main.jsonl",
  signal: new AbortController().signal,
};

export const subagent: HookAgent = {
  ...mainAgent,
  agentId: "a1",
  agent: "db-agent",
  role: "subagent",
  transcriptPath: "/transcripts/a1.jsonl",
};

export function bashCall(command = "npm test", agent: HookAgent = mainAgent): HookCall {
  return { agent, callId: "c1", tool: "Bash", input: { command }, matchesRule: () => false };
}

/** One hook before each Bash call. */
export function beforeBash(command: string, more: object = {}): unknown {
  return { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command, ...more }] }] };
}

/** A command that prints a value. */
export function saying(answer: unknown): string {
  return `cat > /dev/null; printf '%s' '${typeof answer === "string" ? answer : JSON.stringify(answer)}'`;
}
