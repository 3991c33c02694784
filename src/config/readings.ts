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

/** "a, b", a YAML list, a flow list, or a JSON list inside a string; commas inside parentheses do not split. */
export function readList(value: unknown): readonly string[] | undefined {
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return splitList(value);
  if (typeof value === "number") return [String(value)];
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(readList);
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

function splitList(text: string): readonly string[] {
  const bare = /^\[[\s\S]*\]?$/.test(text.trim()) ? text.trim().replace(/^\[/, "").replace(/\]$/, "") : text;
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const letter of bare) {
    if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && (letter === "," || letter === "\n")) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return [...parts, part]
    .map((entry) =>
      entry
        .trim()
        .replace(/^- +/, "")
        .replaceAll(/^["']|["']$/g, "")
        .trim(),
    )
    .filter(Boolean);
}

/** As a list; words without commas are tools too, where every one of them is. */
export function readTools(value: unknown): readonly string[] | undefined {
  return readList(value)?.flatMap((entry) => {
    const words = entry.split(/\s+/);
    return words.length > 1 && words.every((word) => readToolName(word).kind === "known") ? words : [entry];
  });
}

const otherModes: Readonly<Record<string, PermissionMode>> = { manual: "default" };

export function readMode(value: unknown): PermissionMode | undefined {
  const word = readText(value) ?? "";
  return findWord(permissionModes, word) ?? (Object.hasOwn(otherModes, word) ? otherModes[word] : undefined);
}

export function readPlanModeBehavior(value: unknown): PlanModeBehavior | undefined {
  return findWord(planModeBehaviors, readText(value) ?? "");
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
  return words.find((word) => word.toLowerCase() === given.toLowerCase());
}
