/**
 * Hooks as they are written, in settings and in agent files, become a list of hooks that can be run. Every mistake is told
 * with its place; one that stands before a call blocks until it is mended.
 */
import { z } from "zod/mini";
import type { ListedProblem } from "../agent/listing.ts";
import { knownTools } from "../permission/tool-names.ts";
import { eventNames, findEvent, hookEvents } from "./events.ts";
import type { Hook, HookOrigin, HookSource } from "./hook.ts";
import { matchAll, readMatcher } from "./matcher.ts";
import { isRecord, oneLine, openReading, type Reading, type Spot } from "./reading.ts";

export type HookConfiguration = { readonly hooks: readonly Hook[]; readonly problems: readonly ListedProblem[] };

const MAX_TIMEOUT_MS = 600_000;

const group = z.looseObject({ matcher: z._default(z.string(), ""), hooks: z.array(z.unknown()) });

const words = z.string().check(z.trim(), z.minLength(1));
const handler = z.looseObject({
  command: words,
  args: z.optional(z.array(z.string())),
  if: z.optional(words),
  timeout: z.optional(z.number().check(z.positive())),
  onFailure: z.optional(z.enum(["block", "continue"])),
  shell: z.optional(z.literal("bash")),
});

/** `disabledBy`: the settings file that switches hooks off. An organisation's own are switched off by nobody else. */
export function readHooks(sources: readonly HookSource[], disabledBy?: HookOrigin): HookConfiguration {
  const reading = openReading();
  for (const source of sources) {
    const isOwnPolicy = source.origin.scope === "policy" && disabledBy?.scope !== "policy";
    if (disabledBy === undefined || isOwnPolicy) readSource(source, reading);
    else reading.say(source, { severity: "note", path: [], message: `hooks are switched off by ${disabledBy.file}` });
  }
  return { hooks: reading.hooks, problems: reading.problems };
}

function readSource(source: HookSource, reading: Reading): void {
  const events = plainValue(source.given);
  const start = { source, path: [], matches: matchAll };
  if (!isRecord(events))
    return void reading.refuse({ ...start, event: "PreToolUse" }, "this is no map of events", events);
  for (const [name, given] of Object.entries(events)) {
    const found = findEvent(name);
    if (found.kind === "here") {
      if (!found.exact)
        reading.say(source, { severity: "warning", path: [name], message: `read as ${found.event}. Spell it so` });
      readEvent({ ...start, event: found.event, path: [name] }, given, reading);
    } else {
      const what = found.kind === "elsewhere" ? "never happens here" : "is not an event";
      const message = `${name} ${what}, and its hooks do not run. The events are ${eventNames.join(", ")}`;
      reading.say(source, { severity: "warning", path: [name], message });
    }
  }
}

function readEvent(spot: Spot, given: unknown, reading: Reading): void {
  const entries: readonly unknown[] = Array.isArray(given) ? given : given === null ? [] : [given];
  entries.forEach((entry, index) => {
    readGroup(Array.isArray(given) ? { ...spot, path: [...spot.path, index] } : spot, entry, reading);
  });
}

/** A matcher with its handlers or, in short, one handler by itself. */
function readGroup(spot: Spot, given: unknown, reading: Reading): void {
  const isShort = isRecord(given) && !("hooks" in given) && ("command" in given || "type" in given);
  const parsed = group.safeParse(isShort ? { matcher: given["matcher"], hooks: [given] } : given);
  if (!parsed.success) return void reading.refuse(spot, firstIssue(parsed.error), given);
  const { matcher, hooks } = parsed.data;
  const matches = readMatcher(matcher, hookEvents[spot.event].matched);
  const isIdle =
    typeof matches === "function" && hookEvents[spot.event].matched === "tool" && !matcher.includes("mcp__");
  if (isIdle && !knownTools.some(matches)) {
    const message = `the matcher "${matcher}" matches no tool, and its hooks never run. Write names of tools, such as "Edit|Write"; what a call is about goes into "if": "Bash(git push *)"`;
    reading.say(spot.source, { severity: "error", path: spot.path, message });
  }
  hooks.forEach((entry, index) => {
    const place: Spot = isShort ? spot : { ...spot, path: [...spot.path, "hooks", index] };
    if (typeof matches === "string") reading.refuse(place, `the matcher "${matcher}": ${matches}`, entry);
    else readHandler({ ...place, matches }, entry, reading);
  });
}

function readHandler(spot: Spot, given: unknown, reading: Reading): void {
  const type = isRecord(given) ? (given["type"] ?? "command") : "command";
  if (type !== "command")
    return void reading.refuse(spot, `hooks of type ${JSON.stringify(type)} do not run here`, given);
  const parsed = handler.safeParse(given);
  if (!parsed.success) return void reading.refuse(spot, firstIssue(parsed.error), given);
  const { command, args, if: condition, timeout, onFailure, async: isAsync } = parsed.data;
  const { source, path } = spot;
  if (condition !== undefined && hookEvents[spot.event].matched !== "tool") {
    const message = `"if" speaks of calls: at ${spot.event} this hook never runs. Remove "if"`;
    return void reading.say(source, { severity: "warning", path, message });
  }
  if (isAsync === true)
    reading.say(source, { severity: "note", path, message: '"async" has no effect here: the hook is waited for' });
  reading.add(spot, {
    ...(condition !== undefined && { condition }),
    ...(timeout !== undefined && { timeoutMs: Math.min(timeout * 1000, MAX_TIMEOUT_MS) }),
    command: args ? { argv: [command, ...args] } : { shell: command },
    onFailure: onFailure ?? hookEvents[spot.event].onFailure,
    name: oneLine([command, ...(args ?? [])].join(" ")),
  });
}

function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return issue ? [issue.path.join("."), issue.message].filter(Boolean).join(": ") : "it cannot be read";
}

/** Files give maps, so that no key is taken for a property; a schema wants objects. */
function plainValue(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, part]) => [String(key), plainValue(part)]));
  return Array.isArray(value) ? value.map(plainValue) : value;
}
