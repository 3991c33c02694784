/** The exact lines that would allow a call, or the sentence that nothing can. */
import { splitRules } from "../rule-list.ts";
import { agentOf, skillOf } from "./compile-rules.ts";
import { hostOf } from "./domain.ts";
import type { CommandNeed, Need, RuleCall } from "./needs.ts";
import { parseRule } from "./parse-rule.ts";
import { escapeSegment } from "./path/path-segment.ts";
import type { PathNeed } from "./path-need.ts";
import type { Places } from "./rule.ts";

export type Suggestion =
  | { readonly kind: "rules"; readonly rules: readonly string[] }
  | { readonly kind: "nothing"; readonly reason: string };

/** Longer than this a rule is not read by anybody. */
const MAX_RULE = 200;

export function suggestRules(call: RuleCall, missing: readonly Need[], places: Places): Suggestion {
  const lines = missing.map((need) => suggestFor(need, call, places));
  const never = lines.find((line) => line.kind === "nothing");
  if (never) return never;
  const rules = [...new Set(lines.flatMap((line) => (line.kind === "rules" ? line.rules : [])))];
  const unsound = rules.find((rule) => !isSound(rule));
  return unsound === undefined ? { kind: "rules", rules } : nothing(`No rule of one line can say ${oneLine(unsound)}`);
}

/** The words of a remedy; nothing where there is none. */
export function lineFor(suggestion: Suggestion): string | undefined {
  if (suggestion.kind === "nothing" || suggestion.rules.length === 0) return undefined;
  const { rules } = suggestion;
  const joined = rules.join(", ");
  const apart = splitRules(joined).length !== rules.length;
  return `add to allowed-tools${apart ? ", each on a line of its own" : ""}: ${joined}`;
}

/** What is read back from the workflow's input is what was meant. */
function isSound(rule: string): boolean {
  const read = splitRules(rule);
  if (read.length !== 1 || read[0] !== rule) return false;
  const { rule: parsed } = parseRule(rule, { list: "allow", file: "allowed-tools" });
  if (!parsed) return false;
  const { specifier } = parsed;
  return !("pattern" in specifier) || rule === `${parsed.tool}(${specifier.pattern})`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

function suggestFor(need: Need, call: RuleCall, places: Places): Suggestion {
  switch (need.kind) {
    case "riddle":
      return nothing(`No rule can allow this command: ${need.reason}. Write it more simply`);
    case "command":
      return suggestCommand(need);
    case "path":
      return suggestPath(need, places);
    default:
      return line(suggestCall(need.text, call));
  }
}

function suggestCommand({ class: kind, text, part }: CommandNeed): Suggestion {
  if (kind === "critical") return nothing(`Nothing can allow "${text}": it removes more than any task needs`);
  if (part.allowable === "whole")
    return nothing(`No rule for a command can allow "${text}": it hides what it runs. Write the commands themselves`);
  if (text.length <= MAX_RULE && !text.includes("\n")) return line(`Bash(${text})`);
  const [name] = part.words;
  return part.allowable === "pattern" && part.assigned === "" && name && !/\s/.test(name.text)
    ? line(`Bash(${name.text} *)`)
    : nothing(`No rule of one line can allow this command. Write it more simply`);
}

function suggestPath({ class: kind, access, text, locations }: PathNeed, { workspace }: Places): Suggestion {
  if (locations.length === 0)
    return nothing(`No rule can allow ${text}: only the shell knows which file it is. Write its name`);
  if (kind === "protected") return nothing(`No rule can allow writing ${text}: the file is protected`);
  const tool = access === "write" ? "Edit" : "Read";
  const rules = locations.map(({ path }) => `${tool}(${patternFor(path, workspace)})`);
  return { kind: "rules", rules: [...new Set(rules)] };
}

function patternFor(path: string, workspace: string): string {
  const below = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : undefined;
  const escaped = (below ?? path).split("/").map(escapeSegment).join("/");
  if (below === undefined) return path === workspace ? "./" : `/${escaped}`;
  return /^[^/~]*\/[^/]/.test(below) ? escaped : `./${escaped}`;
}

const callSuggestions: Readonly<Record<string, (call: RuleCall) => string>> = {
  Task: (call) => withSpecifier("Task", agentOf(call)),
  Skill: ({ input }) => withSpecifier("Skill", skillOf(input)),
  WebFetch: ({ input }) => withSpecifier("WebFetch", hostOf(input["url"]) && `domain:${hostOf(input["url"])}`),
};

function suggestCall(tool: string, call: RuleCall): string {
  return (Object.hasOwn(callSuggestions, tool) && callSuggestions[tool]?.(call)) || tool;
}

function withSpecifier(tool: string, specifier: string | undefined): string {
  return specifier ? `${tool}(${specifier})` : tool;
}

function line(rule: string): Suggestion {
  return { kind: "rules", rules: [rule] };
}

function nothing(reason: string): Suggestion {
  return { kind: "nothing", reason: `${reason}.` };
}
