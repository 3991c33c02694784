/** Which allow rule grants a need. In doubt none does. */
import type { CallRule, RuleShelf } from "./compile-rules.ts";
import type { CommandNeed, Need, RuleCall } from "./needs.ts";
import type { PathNeed } from "./path-need.ts";
import type { Rule } from "./rule.ts";
import { matchesText, type Wildcard } from "./wildcard.ts";

export type Granted = Need & { readonly grantedBy?: Rule };

type Question = { readonly call: RuleCall; readonly tool: string };

export function grantNeeds(
  { needs }: { readonly needs: readonly Need[] },
  shelf: RuleShelf,
  question: Question,
): readonly Granted[] {
  const whole = wholeTool(shelf, question);
  return needs.map((need) => {
    const grantedBy = grantFor(need, shelf, whole);
    return grantedBy ? { ...need, grantedBy } : need;
  });
}

/** The rule for the tool as such, or for what the whole call is about. */
function wholeTool({ calls }: RuleShelf, { call, tool }: Question): Rule | undefined {
  const concerns = ({ matches }: CallRule): boolean => matches(call, tool);
  return (calls.get(tool)?.find(concerns) ?? calls.get("*")?.find(concerns))?.rule;
}

function grantFor(need: Need, shelf: RuleShelf, whole: Rule | undefined): Rule | undefined {
  if (need.class === "critical" || need.class === "protected" || need.class === "riddle") return undefined;
  switch (need.kind) {
    case "command":
      return whole ?? shelf.commands.find(({ pattern }) => allowsPart(pattern, need))?.rule;
    case "path":
      return (need.class === "outside" ? undefined : whole) ?? pathGrant(need, shelf);
    default:
      return whole;
  }
}

function allowsPart(pattern: Wildcard, { part: { allowable, assigned, forms } }: CommandNeed): boolean {
  if (allowable === "whole") return false;
  if (forms.some((form) => form === pattern.source)) return true;
  if (allowable !== "pattern" || !(pattern.segments[0] ?? "").startsWith(assigned)) return false;
  return forms.some((form) => matchesText(pattern, form));
}

/** Both the name and the place that it leads to must be granted. Who may edit a file may read it. */
function pathGrant({ access, locations }: PathNeed, { reads, edits }: RuleShelf): Rule | undefined {
  const rules = access === "write" ? edits : [...reads, ...edits];
  if (locations.length === 0) return undefined;
  const found = locations.map((location) => rules.find(({ matches }) => matches(location))?.rule);
  return found.every((rule) => rule !== undefined) ? found[0] : undefined;
}
