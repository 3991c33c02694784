/**
 * What comes out while hooks are read: those that can run, and a problem with its place for each that cannot. Nothing that
 * guards is dropped: what cannot run before a call is kept, and blocks.
 */
import type { ListedProblem } from "../agent/listing.ts";
import { type HookEventName, hookEvents } from "./events.ts";
import type { Hook, HookSource } from "./hook.ts";
import type { Matcher } from "./matcher.ts";

export type Path = readonly (string | number)[];

/** Where in a source one stands, and which occasions what stands there is for. */
export type Spot = {
  readonly source: HookSource;
  readonly event: HookEventName;
  readonly path: Path;
  readonly matches: Matcher;
};

export type Remark = Pick<ListedProblem, "severity" | "message"> & { readonly path: Path };

export type Reading = {
  readonly hooks: readonly Hook[];
  readonly problems: readonly ListedProblem[];
  readonly say: (source: HookSource, remark: Remark) => void;
  readonly add: (spot: Spot, hook: Omit<Hook, "event" | "matches" | "agent" | "file">) => void;
  readonly refuse: (spot: Spot, why: string, given: unknown) => void;
};

const MAX_NAME = 120;

export function openReading(): Reading {
  const hooks: Hook[] = [];
  const problems: ListedProblem[] = [];
  const say: Reading["say"] = ({ origin, lineOf }, { severity, path, message }) => {
    const line = lineOf?.(path);
    const place = { file: origin.file, ...(line !== undefined && { line }), field: describePath(path) };
    problems.push({ severity, ...place, message });
  };
  const add: Reading["add"] = ({ source, event, matches }, hook) => {
    const { agent, origin } = source;
    // In an agent's file the end of its run is `Stop`; to the session it is the end of a subagent.
    const heard = agent !== undefined && event === "Stop" ? "SubagentStop" : event;
    hooks.push({ ...hook, event: heard, matches, ...(agent !== undefined && { agent }), file: origin.file });
  };
  const refuse: Reading["refuse"] = (spot, why, given) => {
    const { source, event, path } = spot;
    const fields = isRecord(given) ? given : {};
    const written = fields["onFailure"];
    const blocks = written === "block" || (written !== "continue" && hookEvents[event].onFailure === "block");
    const effect = blocks
      ? ', and what it guards is blocked unless it says onFailure: "continue"'
      : " and does not run";
    const message = `this ${event} hook cannot be used (${why})${effect}. Write { "type": "command", "command": "…" }`;
    say(source, { severity: "error", path, message });
    const name = typeof fields["command"] === "string" ? oneLine(fields["command"]) : describePath(path);
    if (blocks) add(spot, { command: { refused: why }, onFailure: "block", name });
  };
  return { hooks, problems, say, add, refuse };
}

function describePath(path: Path): string {
  return path.reduce<string>((text, part) => text + (typeof part === "number" ? `[${part}]` : `.${part}`), "hooks");
}

export function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1)}…` : line;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
