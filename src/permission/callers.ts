/** An agent's definition as the gate sees it: what it may call, and the mode that it comes to under its parent. */
import type { Role } from "./availability.ts";
import type { Caller } from "./judgement.ts";
import type { PermissionEntry, PermissionMode, PlanModeBehavior } from "./mode.ts";
import { admitMode, childMode } from "./modes.ts";

/** The parts of a definition that permissions are about. */
export type Definition = {
  readonly name: string;
  readonly tools: "all" | readonly string[];
  readonly disallowedTools: readonly string[];
  readonly permission: readonly PermissionEntry[];
  readonly mode?: PermissionMode;
  readonly planModeBehavior: PlanModeBehavior;
  readonly background: boolean;
};

/** `beside`: the session's mode apart from planning, as far as an agent that ignores plan mode can go. */
export type SessionMode = { readonly mode: PermissionMode; readonly beside: PermissionMode };

/** Every agent's map ends with this: no nesting, whatever stands before it. */
const noNesting: PermissionEntry = { tool: "Task", action: "deny" };

export function callerOf(definition: Definition, role: Role, session: SessionMode): Caller {
  const { name, tools, disallowedTools, permission, planModeBehavior, background } = definition;
  const common = { agent: name, role, tools, disallowedTools };
  if (role === "main") return { ...common, permission, mode: session.mode, execution: "foreground" };
  const mode = definition.mode && admitMode(definition.mode, bypassIn(session)).mode;
  return {
    ...common,
    permission: [...permission, noNesting],
    mode: childMode({ parent: session.mode, ceiling: session.beside, planModeBehavior, ...(mode && { mode }) }),
    execution: background ? "background" : "foreground",
  };
}

/** A file may ask for no checks only where the workflow itself has asked for none. */
export function bypassIn({ mode, beside }: SessionMode): "allowed" | "not-allowed" {
  return mode === "bypassPermissions" || beside === "bypassPermissions" ? "allowed" : "not-allowed";
}
