/** The events at which hooks run, and those that Claude Code has and that never happen here. One row per event. */

/** What a matcher is held against. */
export type Matched = "tool" | "agent" | "word" | "nothing";

export const hookEvents = {
  PreToolUse: { matched: "tool", onFailure: "block" },
  PostToolUse: { matched: "tool", onFailure: "continue" },
  PostToolUseFailure: { matched: "tool", onFailure: "continue" },
  Stop: { matched: "nothing", onFailure: "continue" },
  SubagentStart: { matched: "agent", onFailure: "continue" },
  SubagentStop: { matched: "agent", onFailure: "continue" },
  SessionStart: { matched: "word", onFailure: "continue" },
  SessionEnd: { matched: "word", onFailure: "continue" },
  PreCompact: { matched: "word", onFailure: "continue" },
} as const satisfies Readonly<Record<string, EventRow>>;

type EventRow = {
  readonly matched: Matched;
  /** What the failure of a hook means where its author says nothing. See `docs/decisions/0010-a-gate-that-is-missing.md`. */
  readonly onFailure: "block" | "continue";
};

export type HookEventName = keyof typeof hookEvents;

const neverHere: readonly string[] = [
  "PostToolBatch",
  "PermissionRequest",
  "PermissionDenied",
  "UserPromptSubmit",
  "UserPromptExpansion",
  "Setup",
  "StopFailure",
  "PostCompact",
  "PreModelSwitch",
  "PostModelSwitch",
  "Notification",
  "TaskCreated",
  "TaskCompleted",
  "TeammateIdle",
  "Elicitation",
  "ElicitationResult",
  "ConfigChange",
  "WorktreeCreate",
  "WorktreeRemove",
  "InstructionsLoaded",
  "CwdChanged",
  "FileChanged",
  "DirectoryAdded",
  "MessageDisplay",
];

export type FoundEvent =
  | { readonly kind: "here"; readonly event: HookEventName; readonly exact: boolean }
  | { readonly kind: "elsewhere" | "unknown" };

/** Case and separators do not count: a gate is not lost to a slip of the hand. */
export function findEvent(name: string): FoundEvent {
  const event = eventNames.find((known) => fold(known) === fold(name));
  if (event) return { kind: "here", event, exact: event === name };
  return { kind: neverHere.includes(name) ? "elsewhere" : "unknown" };
}

export const eventNames = Object.keys(hookEvents).filter((name): name is HookEventName => name in hookEvents);

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
}
