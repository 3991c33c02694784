/** Reads single values out of front matter, in all the forms that people give them. `undefined`: it cannot be read. */
import {
  type PermissionAction,
  type PermissionEntry,
  type PermissionMode,
  type PlanModeBehavior,
  permissionActions,
  permissionModes,
  planModeBehaviors,
} from "../permission/mode.ts";
import { readToolName } from "../permission/tool-names.ts";

/** A list where a text is expected is its parts, a number is its digits. */
export function readText(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(readText);
  return parts.some((part) => part === undefined) ? undefined : parts.join(" ");
}

export function readCount(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

const switches: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  "1": true,
  false: false,
  no: false,
  off: false,
  "0": false,
};

export function readSwitch(value: unknown): boolean | undefined {
  const word = String(value).toLowerCase();
  return Object.hasOwn(switches, word) ? switches[word] : undefined;
}

/** "a, b", a YAML list, a flow list, or a JSON list inside a string; commas inside parentheses and braces do not split. */
export function readList(value: unknown): readonly string[] | undefined {
  if (value === null) return [];
  const parts = [value].flat(Number.POSITIVE_INFINITY);
  if (parts.some((part) => typeof part !== "string" && typeof part !== "number")) return undefined;
  // A flow list has split what stands in parentheses already: joined, it is whole again.
  return splitList(parts.join(","));
}

/** Nothing where a parenthesis stays open: what follows could belong inside it or not. */
function splitList(text: string): readonly string[] | undefined {
  const bare = text.trim().startsWith("[") ? text.trim().replace(/^\[/, "").replace(/\]$/, "") : text;
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const letter of bare) {
    if (letter === "(" || letter === "{") depth += 1;
    else if (letter === ")" || letter === "}") depth = Math.max(0, depth - 1);
    if (depth === 0 && (letter === "," || letter === "\n")) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return depth > 0 ? undefined : [...parts, part].map(bareEntry).filter(Boolean);
}

function bareEntry(entry: string): string {
  return entry
    .trim()
    .replace(/^- +/, "")
    .replaceAll(/^["']|["']$/g, "")
    .trim();
}

/** As a list; words without commas are tools too, where every one of them is. A map of switches allows what it switches on. */
export function readTools(value: unknown): readonly string[] | undefined {
  return readNames(value, (words) => words.every(isTool));
}

/** Here one known word among others is enough: to overlook it would allow what was forbidden. */
export function readForbiddenTools(value: unknown): readonly string[] | undefined {
  return readNames(value, (words) => words.some(isTool));
}

function readNames(value: unknown, areNames: (words: readonly string[]) => boolean): readonly string[] | undefined {
  if (value instanceof Map) return readSwitches(value);
  return readList(value)?.flatMap((entry) => {
    const words = entry.split(/(?:\s*[;|]\s*|\s+)(?![^(]*\))/);
    return words.length > 1 && !isTool(entry) && areNames(words) ? words : [entry];
  });
}

function isTool(word: string): boolean {
  return readToolName(word).kind === "known";
}

function readSwitches(map: ReadonlyMap<unknown, unknown>): readonly string[] | undefined {
  const given = [...map].map(([tool, value]) => ({ tool: String(tool), on: readSwitch(value) }));
  const allowed = given.filter(({ on }) => on).map(({ tool }) => tool);
  const isClear = given.every(({ on }) => on !== undefined) && allowed.length > 0 && !allowed.includes("*");
  return isClear ? allowed : undefined;
}

/** `auto` lets a model decide what may run; here only what is granted runs. */
const otherModes: Readonly<Record<string, PermissionMode>> = { manual: "default", auto: "default" };

export function readMode(value: unknown): PermissionMode | undefined {
  const word = readText(value) ?? "";
  const other = word.toLowerCase();
  return findWord(permissionModes, word) ?? (Object.hasOwn(otherModes, other) ? otherModes[other] : undefined);
}

export function readPlanModeBehavior(value: unknown): PlanModeBehavior | undefined {
  return findWord(planModeBehaviors, readText(value) ?? "");
}

/** Event → groups; what stands in them is for whoever runs hooks. */
export function readHooks(value: unknown): ReadonlyMap<unknown, unknown> | undefined {
  if (value === null) return new Map();
  return value instanceof Map ? value : undefined;
}

/** Tool → action, or tool → { pattern: action }, in the order in which they stand. */
export function readPermission(value: unknown): readonly PermissionEntry[] | undefined {
  if (!(value instanceof Map)) return undefined;
  const entries: PermissionEntry[] = [];
  for (const [tool, given] of value) {
    const patterns: Iterable<readonly [unknown, unknown]> = given instanceof Map ? given : [[undefined, given]];
    for (const [pattern, word] of patterns) {
      const action: PermissionAction | undefined = findWord(permissionActions, readText(word) ?? "");
      if (action === undefined) return undefined;
      entries.push({ tool: String(tool), ...(pattern !== undefined && { pattern: String(pattern) }), action });
    }
  }
  return entries;
}

function findWord<Word extends string>(words: readonly Word[], given: string): Word | undefined {
  const fold = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, "");
  return words.find((word) => fold(word) === fold(given));
}
