/** Which deny or ask rule concerns a call. In doubt it does. */

import type { Part } from "./command/part.ts";
import type { CallRule, CompiledRules, PathRule, RuleShelf } from "./compile-rules.ts";
import type { Needs, RuleCall } from "./needs.ts";
import { locate } from "./path/path-pattern.ts";
import type { PathNeed } from "./path-need.ts";
import type { Rule } from "./rule.ts";
import { couldMatch, type Wildcard } from "./wildcard.ts";

export type Restriction = { readonly rule: Rule; readonly subject: string };

type Question = { readonly call: RuleCall; readonly tool: string; readonly needs: Needs };

export function findRestriction(shelf: RuleShelf, question: Question): Restriction | undefined {
  return onCall(shelf, question) ?? onCommand(shelf, question) ?? onPaths(shelf, question);
}

function onCall({ calls }: RuleShelf, { call, tool }: Question): Restriction | undefined {
  const concerns = ({ matches }: CallRule): boolean => matches(call, tool);
  const found = calls.get(tool)?.find(concerns) ?? calls.get("*")?.find(concerns);
  return found && { rule: found.rule, subject: tool };
}

function onCommand({ commands }: RuleShelf, { needs }: Question): Restriction | undefined {
  const [first] = commands;
  if (!first) return undefined;
  const riddle = needs.needs.find((need) => need.kind === "riddle");
  if (riddle) return { rule: first.rule, subject: riddle.text };
  for (const { rule, pattern } of commands) {
    const part = needs.parts.find((each) => concernsPart(pattern, each));
    if (part) return { rule, subject: part.text };
    if (needs.command !== undefined && couldMatch(pattern, needs.command)) return { rule, subject: needs.command };
  }
  return undefined;
}

function concernsPart(pattern: Wildcard, { opaque, candidates }: Part): boolean {
  return opaque || candidates.some(({ text, from }) => couldMatch(pattern, text, from));
}

/** A file that may not be read may not be written either. */
function onPaths({ reads, edits }: RuleShelf, { needs }: Question): Restriction | undefined {
  for (const need of [...needs.needs, ...needs.quotedPaths]) {
    if (need.kind !== "path") continue;
    const rules = need.access === "write" ? [...edits, ...reads] : reads;
    const found = rules.find((rule) => concernsPath(rule, need));
    if (found) return { rule: found.rule, subject: need.text };
  }
  return undefined;
}

function concernsPath({ matches }: PathRule, { locations }: PathNeed): boolean {
  return locations.length === 0 || locations.some(matches);
}

type Withheld = { readonly path: string; readonly rule: Rule };

/** Of these files of the workspace, the ones that a rule keeps from being read: for what a search finds. */
export function withheldBy({ deny, ask, surroundings }: CompiledRules, files: readonly string[]): readonly Withheld[] {
  const rules = [...deny.reads, ...ask.reads];
  if (rules.length === 0) return [];
  const { workspace } = surroundings.places;
  return files.flatMap((path) => {
    const location = locate(path.startsWith("/") ? path : `${workspace}/${path}`);
    const found = rules.find(({ matches }) => matches(location));
    return found ? [{ path, rule: found.rule }] : [];
  });
}
