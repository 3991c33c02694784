/**
 * Holds a call against all rules: deny first, then ask, then allow. A narrow rule never pierces a broad one of a stronger
 * list, and every single thing that the call needs must be granted.
 */
import { canonicalTool } from "../tool-names.ts";
import type { CompiledRules } from "./compile-rules.ts";
import { type Granted, grantNeeds } from "./grants.ts";
import { type RuleCall, readNeeds } from "./needs.ts";
import type { PathNeed } from "./path-need.ts";
import { findRestriction, type Restriction, restrictionsOn } from "./restrictions.ts";
import type { Rule } from "./rule.ts";
import { type Suggestion, suggestRules } from "./suggest-rule.ts";

/** `needs` is what the mode is asked about, `operands` the files that nobody has resolved. */
type Asked = { readonly needs: readonly Granted[]; readonly operands: readonly PathNeed[] };

export type RulesAnswer = Asked &
  (
    | { readonly kind: "deny" | "ask"; readonly rule: Rule; readonly reason: string; readonly remedy: string }
    | { readonly kind: "grant"; readonly rules: readonly Rule[] }
    | { readonly kind: "silent" }
  );

export function matchRules(rules: CompiledRules, call: RuleCall): RulesAnswer {
  const tool = canonicalTool(call.tool);
  const read = readNeeds(call, rules.surroundings);
  const question = { call, tool, needs: read };
  const needs = grantNeeds(read, rules.allow, { call, tool });
  const asked: Asked = { needs, operands: read.operands };
  for (const list of ["deny", "ask"] as const) {
    const found = findRestriction(rules[list], question);
    if (found) return { kind: list, ...restricted(list, found), remedy: removeAll(rules, question), ...asked };
  }
  const granting = needs.flatMap(({ grantedBy }) => (grantedBy ? [grantedBy] : []));
  const rest = needs.filter((need) => !need.grantedBy && !isFree(need));
  return rest.length === 0 && granting.length > 0
    ? { kind: "grant", rules: [...new Set(granting)], ...asked }
    : { kind: "silent", ...asked };
}

/** What read-only commands and files inside the workspace need is given to everybody. */
function isFree(need: Granted): boolean {
  return need.class === "reading";
}

function restricted(kind: "deny" | "ask", { rule, subject }: Restriction) {
  const verb = kind === "deny" ? "denies" : "asks about";
  return { rule, reason: `The rule ${rule.text} (${rule.origin.file}) ${verb} ${shorten(subject)}.` };
}

/** One rule behind the other: whoever removes the first only meets the second. */
function removeAll({ deny, ask }: CompiledRules, question: Parameters<typeof findRestriction>[1]): string {
  const found = [deny, ask].flatMap((shelf) => [...restrictionsOn(shelf, question)]);
  return [...new Set(found.map(({ rule }) => howToRemove(rule)))].join("; ");
}

/** A rule of an input stands in no list of a file. */
export function howToRemove({ text, origin: { list, file } }: Rule): string {
  return `remove ${text} from ${file.includes(".") ? `permissions.${list} in ${file}` : file}`;
}

/** The rules for all that a call needs, whether or not some are there already. */
export function suggestAll(rules: CompiledRules, call: RuleCall, { needs }: Pick<RulesAnswer, "needs">): Suggestion {
  return suggestRules(call, needs, rules.surroundings.places);
}

/** What rules would have to be added; nothing is missing where everything is granted. */
export function suggestRule(
  rules: CompiledRules,
  call: RuleCall,
  { needs }: Pick<RulesAnswer, "needs"> = matchRules(rules, call),
): Suggestion {
  const missing = needs.filter((need) => !need.grantedBy && !isFree(need));
  // Where every part only reads, and not the whole, a rule for the parts lets a shell run it.
  const parts = needs.filter(({ kind }) => kind === "command");
  return suggestRules(call, missing.length > 0 ? missing : parts, rules.surroundings.places);
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
