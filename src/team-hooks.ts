/**
 * The team's hooks, run where they can hurt nobody: scripts of the base commit, in a writer's box, without secrets. A hook
 * writes to a copy that is thrown away, and what it says is one more layer's answer, never more.
 */
import type { Clock } from "./agent/clock.ts";
import type { AgentDefinition } from "./agent/definition.ts";
import type { HookedCall, HookPort } from "./agent/hooks.ts";
import type { Settings } from "./config/settings-files.ts";
import { type HookConfiguration, readHooks } from "./hooks/configuration.ts";
import { hooksOfAgent } from "./hooks/hook.ts";
import { type Hooks, openHooks } from "./hooks/hooks.ts";
import { hookPort } from "./hooks/port.ts";
import type { HookAgent, HookEvent, RunCommand } from "./hooks/ports.ts";
import { isFor } from "./hooks/run-hooks.ts";
import { describeHook } from "./hooks/verdict.ts";
import type { TrustLevel } from "./permission/ceiling.ts";
import { commandResultSchema } from "./tools/protocol.ts";
import type { Workshop } from "./workshop.ts";

/** A stranger's change runs no script, not even the team's own. */
export function readTeamHooks(
  { hooks }: Settings,
  agents: readonly AgentDefinition[],
  level: TrustLevel,
): HookConfiguration {
  if (level === "guarded") return readHooks([]);
  return readHooks([...hooks.sources, ...agents.flatMap(hooksOfAgent)], hooks.disabledBy);
}

export type HookStage = {
  readonly workshop: Workshop;
  /** The folder of the team's scripts, as a hook sees it. */
  readonly scripts: () => Promise<string>;
  readonly sessionId: string;
  readonly transcriptPath: (agentId: string) => string;
  readonly matchesRule: (rule: string, call: HookedCall) => boolean;
  readonly record: (event: HookEvent) => void;
  readonly clock: Clock;
};

export type TeamHooks = {
  readonly port: HookPort;
  /** The hooks that would be asked before this call, without asking them. */
  readonly guards: (call: HookedCall, agent: string) => readonly string[];
  /** After the last run. Nobody waits long for it. */
  readonly end: (main: Omit<HookAgent, "signal">) => Promise<void>;
  /** What a reader must know: hooks that said no, and hooks that could not say anything. */
  readonly notices: () => readonly string[];
};

/** Nothing is started, and no tree laid out, before the first event that a hook is for. */
export function openTeamHooks(configuration: HookConfiguration, stage: HookStage): TeamHooks | undefined {
  if (configuration.hooks.length === 0) return undefined;
  let opened: Promise<Hooks> | undefined;
  let hooks: Hooks | undefined;
  const open = async (): Promise<Hooks> => {
    // A hook without its script is a hook that fails, and says so: it is no reason to end the session.
    const scripts = await stage.scripts().then(
      (folder) => ({ folder }),
      (error: unknown) => ({ folder: "", error }),
    );
    const projectDir = scripts.folder;
    const runCommand: RunCommand =
      "error" in scripts ? () => Promise.reject(scripts.error) : runIn(stage.workshop, projectDir);
    const session = {
      id: stage.sessionId,
      transcriptPath: stage.transcriptPath("main"),
      treeOf: stage.workshop.hookTreeFor,
      projectDir,
      environment: {},
    };
    const ports = { runCommand, record: stage.record, clock: stage.clock, session };
    hooks = openHooks(configuration, ports);
    return hooks;
  };
  const port = async (): Promise<HookPort> => {
    opened ??= open();
    return hookPort(await opened, stage);
  };
  return {
    port: {
      beforeCall: async (...given) => (await port()).beforeCall(...given),
      afterCall: async (...given) => (await port()).afterCall(...given),
      started: async (...given) => (await port()).started(...given),
      stopping: async (...given) => (await port()).stopping(...given),
    },
    guards(call, agent) {
      const matchesRule = (rule: string): boolean => stage.matchesRule(rule, call);
      const occasion = { event: "PreToolUse", agent: { agent }, name: call.tool, matchesRule } as const;
      return configuration.hooks.filter((hook) => isFor(hook, occasion)).map(describeHook);
    },
    async end(main) {
      const ended = await opened?.catch(() => undefined);
      await ended?.onSessionEnd({ ...main, signal: new AbortController().signal }, "other");
    },
    notices: () => [...describeRuns(hooks?.runs() ?? []), ...(hooks?.notices() ?? [])],
  };
}

/**
 * An agent that writes has its hooks in its own copy, so that they see what it wrote; all others share one. Without a box a
 * script could read the keys of the process that started it: then it runs only where the workflow has said so.
 */
function runIn(workshop: Workshop, cwd: string): RunCommand {
  return async (command, { agentId, signal, ...options }) => {
    if ((await workshop.boxing()) === "unavailable")
      throw new Error("there is no sandbox for it: install bubblewrap, or set `sandbox: off` to run hooks without one");
    const worker = workshop.hookWorkerFor(agentId);
    return commandResultSchema.parse(await worker.ask("hook", { command, cwd, ...options }, signal));
  };
}

/** The same trouble of the same hook is told once, with how often it happened. */
function describeRuns(runs: readonly HookEvent[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { event, hook, file, agent, outcome, reason } of runs) {
    if (outcome === "ok") continue;
    const what = outcome === "blocked" ? "said no" : "failed";
    const words = `The hook ${hook} (${file}, ${event}, for ${agent}) ${what}: ${reason ?? "it gave no reason"}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${words} (${count} times)` : words));
}
