/**
 * Runs every hook that an occasion is for, together, and reads what each one said. Never rejects, and records each run: a
 * hook that could not be asked is a failure like any other.
 */
import { agentKey } from "../permission/agent-names.ts";
import { wordsOf } from "../pull/problem.ts";
import type { HookConfiguration } from "./configuration.ts";
import type { HookEventName } from "./events.ts";
import type { Hook, HookCommand } from "./hook.ts";
import type { HookAgent, HookPorts } from "./ports.ts";
import { MAX_OUTPUT_BYTES, type Outcome, type Reply, readOutcome } from "./reply.ts";

/** Claude Code waits for ten minutes; here a whole subagent has five. */
const DEFAULT_TIMEOUT_MS = 60_000;

export type Occasion = {
  readonly event: HookEventName;
  readonly agent: HookAgent;
  /** What matchers are held against. */
  readonly name: string;
  /** Made only where a hook reads it. */
  readonly stdin: () => Promise<string>;
  readonly callId?: string;
  readonly matchesRule?: (rule: string) => boolean;
  /** All its hooks together get no more time than this. */
  readonly limitMs?: number;
};

/** What one hook came to, with the meaning of a failure already decided. */
export type Told = {
  readonly hook: Hook;
  readonly reply: Reply;
  /** The hook says no, or its failure does. */
  readonly blocked?: string;
};

export async function runHooks(
  occasion: Occasion,
  { hooks }: HookConfiguration,
  ports: HookPorts,
): Promise<readonly Told[]> {
  const asked = hooks.filter((hook) => isFor(hook, occasion));
  return Promise.all(onceEach(asked).map((hook) => runHook(hook, occasion, ports)));
}

type Addressed = Pick<Occasion, "event" | "name" | "matchesRule"> & { readonly agent: Pick<HookAgent, "agent"> };

/** Whether an occasion is one that the hook is for. Runs nothing. */
export function isFor(hook: Hook, { event, agent, name, matchesRule }: Addressed): boolean {
  if (hook.event !== event || !hook.matches(name)) return false;
  if (hook.agent !== undefined && agentKey(hook.agent) !== agentKey(agent.agent)) return false;
  if (hook.condition === undefined || !matchesRule) return true;
  try {
    return matchesRule(hook.condition);
  } catch {
    // A rule that cannot be read does not open a gate: the hook is asked.
    return true;
  }
}

/** The same command in several files runs once. */
function onceEach(hooks: readonly Hook[]): readonly Hook[] {
  const keyOf = ({ command, timeoutMs, onFailure }: Hook): string => JSON.stringify([command, timeoutMs, onFailure]);
  return [...new Map([...hooks].reverse().map((hook) => [keyOf(hook), hook])).values()].reverse();
}

async function runHook(hook: Hook, occasion: Occasion, ports: HookPorts): Promise<Told> {
  const at = ports.clock.now();
  const outcome = await attempt(hook, occasion, ports);
  const told = tell(hook, outcome);
  const { event, agent, callId } = occasion;
  const reason = reasonOf(outcome, hook);
  ports.record({
    at,
    event,
    hook: hook.name,
    file: hook.file,
    agentId: agent.agentId,
    agent: agent.agent,
    ...(callId !== undefined && { callId }),
    outcome: outcome.kind === "failed" ? "failed" : told.blocked === undefined ? "ok" : "blocked",
    ...(reason !== undefined && { reason }),
    ...(told.reply.message !== undefined && { message: told.reply.message }),
    ms: ports.clock.now() - at,
  });
  return told;
}

async function attempt(hook: Hook, { event, agent, stdin, limitMs }: Occasion, ports: HookPorts): Promise<Outcome> {
  if ("refused" in hook.command) return { kind: "failed", reason: `it cannot be used (${hook.command.refused})` };
  const { projectDir, environment } = ports.session;
  const timeoutMs = Math.min(hook.timeoutMs ?? DEFAULT_TIMEOUT_MS, limitMs ?? Number.POSITIVE_INFINITY);
  const env = { ...environment, CLAUDE_PROJECT_DIR: projectDir };
  try {
    const { agentId, signal } = agent;
    const options = { agentId, stdin: await stdin(), timeoutMs, maxBytes: MAX_OUTPUT_BYTES, env, signal };
    return readOutcome(event, await ports.runCommand(inProject(hook.command, projectDir), options), timeoutMs);
  } catch (error) {
    return { kind: "failed", reason: `it could not be run (${wordsOf(error)})` };
  }
}

/** Without a shell nobody else would put the folder in. */
function inProject(command: HookCommand, projectDir: string): HookCommand {
  if ("shell" in command) return command;
  return { argv: command.argv.map((part) => part.replaceAll(/\$\{CLAUDE_PROJECT_DIR\}/g, () => projectDir)) };
}

function tell(hook: Hook, outcome: Outcome): Told {
  switch (outcome.kind) {
    case "blocked":
      return { hook, reply: {}, blocked: outcome.reason };
    case "replied":
      return { hook, reply: outcome.reply, ...refusalIn(outcome.reply) };
    case "failed":
      if (hook.onFailure === "block") return { hook, reply: {}, blocked: `The hook failed: ${outcome.reason}.` };
      return { hook, reply: outcome.reply ?? {}, ...refusalIn(outcome.reply ?? {}) };
  }
}

function refusalIn({ decision, reason, stop }: Reply): { readonly blocked?: string } {
  if (decision === "deny") return { blocked: reason ?? "it gave no reason" };
  return stop === undefined ? {} : { blocked: stop };
}

function reasonOf(outcome: Outcome, { onFailure }: Hook): string | undefined {
  switch (outcome.kind) {
    case "blocked":
      return outcome.reason;
    case "replied":
      return outcome.reply.stop ?? outcome.reply.reason;
    case "failed":
      return `${outcome.reason}; ${onFailure === "block" ? "this counts as a no" : "it was passed over"}`;
  }
}
