/** An agent as it was written: by us in `agents/`, or by a team in its repository. Files become this value in `config/`. */
import type { PermissionEntry, PermissionMode, PlanModeBehavior } from "../permission/mode.ts";

/** Where agents come from, lowest priority first: the higher replaces the lower. */
export const sourceKinds = ["built-in", "plugin", "user", "project", "flag", "policy"] as const;
export type SourceKind = (typeof sourceKinds)[number];
export type Source = { readonly kind: SourceKind; readonly file: string };

export type AgentDefinition = {
  readonly name: string;
  readonly description: string;
  readonly prompt: string;
  readonly source: Source;
  /** An allowlist, as written; `all` where the file names none. */
  readonly tools: "all" | readonly string[];
  readonly disallowedTools: readonly string[];
  readonly permission: readonly PermissionEntry[];
  /** A name as written, or `inherit`. */
  readonly model: string;
  readonly mode?: PermissionMode;
  readonly planModeBehavior: PlanModeBehavior;
  readonly maxTurns?: number;
  readonly timeoutMs?: number;
  readonly background: boolean;
  readonly forkContext: boolean;
  /** Runs without the repository's CLAUDE.md. */
  readonly omitMemory: boolean;
  readonly skills: readonly string[];
  /** As written; read by whoever runs hooks. */
  readonly hooks?: unknown;
  /** Globs; the agent is offered only when a changed file matches one. Empty: always. */
  readonly paths: readonly string[];
  readonly color?: string;
  readonly reminder?: string;
};
