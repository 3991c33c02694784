/**
 * Holds a call against all rules: deny first, then ask, then allow. A narrow rule never pierces a broad one of a stronger
 * list, and every single thing that the call needs must be granted.
 */
import { canonicalTool } from "../tool-names.ts";
import type { CompiledRules } from "./compile-rules.ts";
import { type Granted, grantNeeds } from "./grants.ts";
import { type RuleCall, readNeeds } from "./needs.ts";
import { findRestriction, type Restriction } from "./restrictions.ts";
import type { Rule } from "./rule.ts";
import { type Suggestion, suggestRules } from "./suggest-rule.ts";

/** `needs` is what the mode is asked about. */
export type RulesAnswer =
  | {
      readonly kind: "deny" | "ask";
      readonly rule: Rule;
      readonly reason: string;
      readonly remedy: string;
      readonly needs: readonly Granted[];
    }
  | { readonly kind: "grant"; readonly rules: readonly Rule[]; readonly needs: readonly Granted[] }
  | { readonly kind: "silent"; readonly needs: readonly Granted[] };

export function matchRules(rules: CompiledRules, call: RuleCall): RulesAnswer {
  const tool = canonicalTool(call.tool);
  const read = readNeeds(call, rules.surroundings);
  const question = { call, tool, needs: read };
  for (const list of ["deny", "ask"] as const) {
    const found = findRestriction(rules[list], question);
    if (found) return restricted(list, found, read.needs);
  }
  const needs = grantNeeds(read, rules.allow, { call, tool });
  const granting = needs.flatMap(({ grantedBy }) => (grantedBy ? [grantedBy] : []));
  const rest = needs.filter((need) => !need.grantedBy && !isFree(need));
  return rest.length === 0 && granting.length > 0
    ? { kind: "grant", rules: [...new Set(granting)], needs }
    : { kind: "silent", needs };
}

/** What read-only commands and files inside the workspace need is given to everybody. */
function isFree(need: Granted): boolean {
  return need.class === "reading";
}

function restricted(kind: "deny" | "ask", { rule, subject }: Restriction, needs: readonly Granted[]): RulesAnswer {
  const verb = kind === "deny" ? "denies" : "asks about";
  const reason = `The rule ${rule.text} (${rule.origin.file}) ${verb} ${shorten(subject)}.`;
  const remedy = `remove ${rule.text} from permissions.${kind} in ${rule.origin.file}`;
  return { kind, rule, reason, remedy, needs };
}

/** What rules would have to be added; nothing is missing where everything is granted. */
export function suggestRule(
  rules: CompiledRules,
  call: RuleCall,
  { needs }: Pick<RulesAnswer, "needs"> = matchRules(rules, call),
): Suggestion {
  const missing = needs.filter((need) => !need.grantedBy && !isFree(need));
  return suggestRules(call, missing, rules.surroundings.places);
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
