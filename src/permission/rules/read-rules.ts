/**
 * Reads a list of rules as settings hold it: strings; the old form `{ tool, args }`, with a warning; and rules that carry
 * their own examples, `{ rule, matches, doesNotMatch }`, which are tried at once. A grant whose examples fail grants nothing.
 */
import type { Subject } from "../decision.ts";
import { compileRules } from "./compile-rules.ts";
import { matchRules } from "./match-rules.ts";
import type { RuleCall } from "./needs.ts";
import { parseRule } from "./parse-rule.ts";
import type { ParsedRule, Places, Rule, RuleOrigin, RuleProblem } from "./rule.ts";

export type ReadRules = { readonly rules: readonly Rule[]; readonly problems: readonly RuleProblem[] };

export function readRules(given: readonly unknown[], origin: RuleOrigin, places: Places): ReadRules {
  const parsed = given.map((each) => readRule(each, origin, places));
  return {
    rules: parsed.flatMap(({ rule }) => (rule ? [rule] : [])),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

function readRule(given: unknown, origin: RuleOrigin, places: Places): ParsedRule {
  if (typeof given === "string") return parseRule(given, origin);
  const fields = readFields(given);
  if (typeof fields["tool"] === "string") return readOldForm(fields["tool"], fields["args"], origin);
  if (typeof fields["rule"] !== "string") return { problems: [notARule(given, origin)] };
  const examples = readExamples(fields, origin);
  const parsed = parseRule(fields["rule"], origin);
  const problems = [...parsed.problems, ...examples.problems];
  if (!parsed.rule) return { problems };
  const failed = tryExamples(parsed.rule, examples, places);
  const dropped = origin.list === "allow" && failed.length + examples.problems.length > 0;
  return { ...(!dropped && { rule: parsed.rule }), problems: [...problems, ...failed] };
}

function readFields(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === "object" && given !== null && !Array.isArray(given) ? { ...given } : {};
}

function readOldForm(tool: string, args: unknown, origin: RuleOrigin): ParsedRule {
  if (args !== undefined && typeof args !== "string") return { problems: [notARule({ tool, args }, origin)] };
  const text = args === undefined ? tool : `${tool}(${args})`;
  const { rule, problems } = parseRule(text, origin);
  const message = `permissions.${origin.list}: the rule { tool, args } was read as "${text}". Write it so`;
  return { ...(rule && { rule }), problems: [{ severity: "warning", rule: text, origin, message }, ...problems] };
}

function notARule(given: unknown, origin: RuleOrigin): RuleProblem {
  const text = JSON.stringify(given) ?? String(given);
  const effect = origin.list === "allow" ? "grants" : "restricts";
  const message = `permissions.${origin.list}: ${text} is not a rule and ${effect} nothing. Write "Tool" or "Tool(what)"`;
  return { severity: "error", rule: text, origin, message };
}

type Examples = {
  readonly matches: readonly string[];
  readonly doesNotMatch: readonly string[];
  readonly problems: readonly RuleProblem[];
};

function readExamples(fields: Readonly<Record<string, unknown>>, origin: RuleOrigin): Examples {
  const rule = String(fields["rule"]);
  const broken = ["matches", "doesNotMatch"].filter((name) => fields[name] !== undefined && !isTexts(fields[name]));
  const problems = broken.map((name): RuleProblem => {
    const message = `permissions.${origin.list}: ${rule}: ${name} is not a list of strings. Write ["npm test", …]`;
    return { severity: "error", rule, origin, message };
  });
  const { matches, doesNotMatch } = fields;
  return {
    matches: isTexts(matches) ? matches : [],
    doesNotMatch: isTexts(doesNotMatch) ? doesNotMatch : [],
    problems,
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function tryExamples(rule: Rule, { matches, doesNotMatch }: Examples, places: Places): readonly RuleProblem[] {
  const compiled = compileRules([rule], { places, isReadOnly: () => false });
  const speaks = (example: string): boolean =>
    matchRules(compiled, exampleCall(rule, example, places)).kind !== "silent";
  const problem = (what: string): RuleProblem => ({
    severity: "error",
    rule: rule.text,
    origin: rule.origin,
    message: `permissions.${rule.origin.list}: ${rule.text} ${what}. Mend the rule or its example`,
  });
  return [
    ...matches
      .filter((example) => !speaks(example))
      .map((example) => problem(`does not match "${example}", as it should`)),
    ...doesNotMatch.filter(speaks).map((example) => problem(`matches "${example}", and should not`)),
  ];
}

/** What a call for this example looks like, by what the rule speaks about. */
function exampleCall({ tool, specifier }: Rule, example: string, { workspace }: Places): RuleCall {
  const inside = !example.startsWith("/") || example.startsWith(`${workspace}/`);
  const subject = (access: "read" | "write"): Subject => ({ kind: "path", path: example, access, inside });
  const bare = { tool, effect: "execute", input: {}, subjects: [] } as const;
  if (specifier.kind === "parameter") return { ...bare, input: { [specifier.name]: example } };
  switch (tool) {
    case "Bash":
      return { ...bare, input: { command: example } };
    case "Read":
      return { ...bare, effect: "read", subjects: [subject("read")] };
    case "Edit":
      return { ...bare, effect: "write", subjects: [subject("write")] };
    case "WebFetch":
      return { ...bare, effect: "network", input: { url: example } };
    case "Task":
      return { ...bare, effect: "delegate", subjects: [{ kind: "agent", name: example }] };
    case "Skill":
      return { ...bare, input: { skill: example } };
    default:
      return { ...bare, tool: example };
  }
}
