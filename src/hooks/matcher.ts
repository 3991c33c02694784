/**
 * Which occasions a group of hooks is for: a list of names, or an expression. No expression can hang the session: what could
 * take long is refused, and the text that it is held against is short.
 */
import { agentKey } from "../permission/agent-names.ts";
import { canonicalTool } from "../permission/tool-names.ts";
import type { Matched } from "./events.ts";

export type Matcher = (name: string) => boolean;

export const matchAll: Matcher = () => true;

const MAX_PATTERN = 200;
/** Four unbounded repetitions over this many characters end within a blink, whatever they say. */
const MAX_NAME = 100;
const MAX_REPETITIONS = 4;

const listOfNames = /^[\w\- ,|]+$/;

/** The names that a tool once had: expressions may still speak of them. */
const formerNames: Readonly<Record<string, readonly string[]>> = { Task: ["Agent"], KillShell: ["KillBash"] };

const keys: Readonly<Record<Matched, (name: string) => string>> = {
  tool: canonicalTool,
  agent: agentKey,
  word: (name) => name,
  nothing: () => "",
};

/** A sentence where the matcher cannot be understood. */
export function readMatcher(text: string, matched: Matched): Matcher | string {
  const given = text.trim();
  if (given === "" || given === "*" || matched === "nothing") return matchAll;
  return listOfNames.test(given) ? matchList(given, keys[matched]) : matchExpression(given);
}

function matchList(list: string, keyOf: (name: string) => string): Matcher {
  const wanted = new Set(list.split(/[|,]/).map((name) => keyOf(name.trim())));
  return (name) => wanted.has(keyOf(name));
}

function matchExpression(source: string): Matcher | string {
  const danger = whyDangerous(source);
  if (danger !== undefined) return danger;
  let expression: RegExp;
  try {
    expression = new RegExp(source);
  } catch {
    return "it is neither a list of names nor a regular expression";
  }
  // A name that nobody gives is not worth the wait: the hook is asked.
  return (name) =>
    name.length > MAX_NAME || [name, ...(formerNames[name] ?? [])].some((spelling) => expression.test(spelling));
}

/** Groups that repeat are what makes expressions take for ever; so do many repetitions in a row. */
function whyDangerous(source: string): string | undefined {
  if (source.length > MAX_PATTERN) return `it is longer than ${MAX_PATTERN} characters`;
  const bare = source.replaceAll(/\\./g, "x").replaceAll(/\[[^\]]*\]/g, "x");
  if (/\)[*+{]/.test(bare)) return "it repeats a group, which can take for ever";
  const repetitions = bare.match(/[*+]|\{\d*,?\d*\}/g)?.length ?? 0;
  return repetitions > MAX_REPETITIONS ? `it has more than ${MAX_REPETITIONS} repetitions` : undefined;
}
