/** A hook: a command of the team's own that is asked, or told, at one kind of event. */
import type { AgentDefinition, SourceKind } from "../agent/definition.ts";
import type { HookEventName } from "./events.ts";
import type { Matcher } from "./matcher.ts";

/** A line for a shell, or a program with its arguments. */
export type HookCommand = { readonly shell: string } | { readonly argv: readonly string[] };

export type Hook = {
  readonly event: HookEventName;
  readonly matches: Matcher;
  /** Only in runs of this agent. */
  readonly agent?: string;
  /** One permission rule: the hook is for calls that it matches. */
  readonly condition?: string;
  /** `refused`: why it cannot run. Only hooks that block where they fail are kept so. */
  readonly command: HookCommand | { readonly refused: string };
  readonly timeoutMs?: number;
  readonly onFailure: "block" | "continue";
  /** How people recognise it. */
  readonly name: string;
  readonly file: string;
};

export type HookOrigin = { readonly scope: SourceKind | "local"; readonly file: string };

/** Hooks as one file has them. */
export type HookSource = {
  readonly given: unknown;
  readonly origin: HookOrigin;
  readonly lineOf?: (path: readonly (string | number)[]) => number;
  /** The agent whose file this is: its hooks are for its own runs. */
  readonly agent?: string;
};

export function hooksOfAgent({ name, hooks, source }: AgentDefinition): readonly HookSource[] {
  return hooks === undefined ? [] : [{ given: hooks, origin: { scope: source.kind, file: source.file }, agent: name }];
}
