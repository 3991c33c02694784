/** Which deny or ask rule concerns a call. In doubt it does. */

import type { Part } from "./command/part.ts";
import type { CompiledRules, PathRule, RuleShelf } from "./compile-rules.ts";
import type { Needs, RuleCall } from "./needs.ts";
import { locate } from "./path/path-pattern.ts";
import type { PathNeed } from "./path-need.ts";
import type { Rule } from "./rule.ts";
import { couldMatch, type Wildcard } from "./wildcard.ts";

export type Restriction = { readonly rule: Rule; readonly subject: string };

type Question = { readonly call: RuleCall; readonly tool: string; readonly needs: Needs };

/** The first rule of the list that concerns the call. */
export function findRestriction(shelf: RuleShelf, question: Question): Restriction | undefined {
  return restrictionsOn(shelf, question).next().value ?? undefined;
}

/** Every rule of the list that concerns the call, as they are found: whoever removes one meets the next. */
export function* restrictionsOn(shelf: RuleShelf, question: Question): Generator<Restriction, undefined> {
  yield* onCall(shelf, question);
  yield* onCommand(shelf, question);
  yield* onPaths(shelf, question);
  return undefined;
}

function* onCall({ calls }: RuleShelf, { call, tool }: Question): Generator<Restriction> {
  for (const { rule, matches } of [...(calls.get(tool) ?? []), ...(calls.get("*") ?? [])])
    if (matches(call, tool)) yield { rule, subject: tool };
}

function* onCommand({ commands }: RuleShelf, { needs }: Question): Generator<Restriction> {
  if (commands.length === 0) return;
  const riddle = needs.needs.find((need) => need.kind === "riddle");
  for (const { rule, pattern } of commands) {
    const part = needs.parts.find((each) => concernsPart(pattern, each));
    const subject = riddle?.text ?? part?.text ?? wholeIn(pattern, needs);
    if (subject !== undefined) yield { rule, subject };
  }
}

function wholeIn(pattern: Wildcard, { command }: Needs): string | undefined {
  return command !== undefined && couldMatch(pattern, command) ? command : undefined;
}

function concernsPart(pattern: Wildcard, { opaque, candidates }: Part): boolean {
  return opaque || candidates.some(({ text, from }) => couldMatch(pattern, text, from));
}

/** A file that may not be read may not be written either. */
function* onPaths({ reads, edits }: RuleShelf, { needs }: Question): Generator<Restriction> {
  for (const need of [...needs.needs, ...needs.quotedPaths]) {
    if (need.kind !== "path") continue;
    for (const rule of need.access === "write" ? [...edits, ...reads] : reads)
      if (concernsPath(rule, need)) yield { rule: rule.rule, subject: need.text };
  }
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
