/** What hooks are given: the session and the agent that they are asked about, and the way to start a command. */
import type { Clock } from "../agent/clock.ts";
import type { Role } from "../permission/availability.ts";
import type { PermissionMode } from "../permission/mode.ts";
import type { HookEventName } from "./events.ts";
import type { HookCommand } from "./hook.ts";
import type { CommandResult } from "./reply.ts";

export type CommandOptions = {
  /** Whose event it is: an agent that writes has a copy of the tree of its own. */
  readonly agentId: string;
  readonly stdin: string;
  readonly timeoutMs: number;
  /** Standard output beyond this is cut, and the result marked `truncated`. */
  readonly maxBytes: number;
  /** The whole environment: nothing is added to it, least of all ours. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/**
 * Runs in the writers' box, in a copy of the base commit's tree: never a script of the pull request's own version. Ends the
 * command with all its children at the timeout and when the signal is aborted; must not hold a secret.
 */
export type RunCommand = (command: HookCommand, options: CommandOptions) => Promise<CommandResult>;

export type HookSession = {
  readonly id: string;
  readonly transcriptPath: string;
  /** The reviewed tree as hooks about this agent see it. Asked only where a hook runs. */
  readonly treeOf: (agentId: string) => Promise<string>;
  /** `CLAUDE_PROJECT_DIR`: where the base commit's scripts lie, as a hook sees them. */
  readonly projectDir: string;
  /** The clean environment of every process that is started. */
  readonly environment: Readonly<Record<string, string>>;
};

/** One run of a hook, for the transcript and the report. Texts are bounded. */
export type HookEvent = {
  readonly at: number;
  readonly event: HookEventName;
  readonly hook: string;
  readonly file: string;
  readonly agentId: string;
  readonly agent: string;
  readonly callId?: string;
  /** `blocked`: it said no. `failed`: it could not say anything; `reason` tells what followed. */
  readonly outcome: "ok" | "blocked" | "failed";
  readonly reason?: string;
  /** What the hook wants people to know. */
  readonly message?: string;
  readonly ms: number;
};

export type HookPorts = {
  readonly runCommand: RunCommand;
  /** Must not throw. */
  readonly record: (event: HookEvent) => void;
  readonly clock: Pick<Clock, "now">;
  readonly session: HookSession;
};

/** The run that an event happens in. Its signal ends hooks too: none outlives the deadline of its agent. */
export type HookAgent = {
  readonly agentId: string;
  readonly agent: string;
  readonly role: Role;
  readonly mode: PermissionMode;
  readonly transcriptPath: string;
  readonly signal: AbortSignal;
};

export type HookCall = {
  readonly agent: HookAgent;
  readonly callId: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Whether one permission rule speaks of this call. One that throws is taken for yes: the hook is asked. */
  readonly matchesRule: (rule: string) => boolean;
};
