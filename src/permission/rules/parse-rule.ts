/**
 * Reads one rule in Claude Code's grammar: `Tool`, `Tool(specifier)`, `Tool(*)`. What cannot be read is a problem with its
 * remedy; a restriction that cannot be read restricts the whole tool, and a grant that cannot be read grants nothing.
 */
import { readToolName } from "../tool-names.ts";
import { splitCommand } from "./command/split-command.ts";
import type { ParsedRule, Rule, RuleOrigin, RuleProblem, Specifier } from "./rule.ts";
import { readSpecifier } from "./specifiers.ts";

export function parseRule(written: string, origin: RuleOrigin): ParsedRule {
  const text = written.trim();
  const draft: Draft = { text, origin };
  const shape = tokenise(text);
  if (shape.name === "") return problem(draft, "error", `"${text}" names no tool. Write Tool or Tool(what)`);
  const name = readName(shape.name, draft);
  if (name.kind === "useless") return problem(draft, "warning", name.message);
  const { tool, warnings, unknown } = name;
  const named: Named = { ...draft, tool, warnings, ...(unknown && { unknown }) };
  if (shape.inner === undefined) return rule(named, { kind: "any" });
  if (shape.inner.kind === "unbalanced") return unreadable(named, "its parentheses do not match. Write Tool(what)");
  const inner = shape.inner.text;
  if (inner === "")
    return unreadable(named, `nothing stands between its parentheses. Write ${shape.name}, or what it is for`);
  if (inner === "*") return rule(named, { kind: "any" });
  return withSpecifier(named, inner);
}

type Draft = { readonly text: string; readonly origin: RuleOrigin };
type Named = Draft & { readonly tool: string; readonly warnings: readonly string[]; readonly unknown?: true };

type Shape = {
  readonly name: string;
  readonly inner?: { readonly kind: "inner"; readonly text: string } | { readonly kind: "unbalanced" };
};

/** On the first `(` and the last `)`: what stands between them is the specifier's own. */
function tokenise(text: string): Shape {
  const open = text.indexOf("(");
  if (open < 0) {
    const close = text.indexOf(")");
    return close < 0 ? { name: text } : { name: text.slice(0, close).trim(), inner: { kind: "unbalanced" } };
  }
  const name = text.slice(0, open).trim();
  if (!text.endsWith(")")) return { name, inner: { kind: "unbalanced" } };
  return { name, inner: { kind: "inner", text: text.slice(open + 1, -1).trim() } };
}

type Name =
  | { readonly kind: "name"; readonly tool: string; readonly warnings: readonly string[]; readonly unknown?: true }
  | { readonly kind: "useless"; readonly message: string };

function readName(name: string, { origin }: Draft): Name {
  if (name.includes("*")) return readGlob(name, origin);
  const found = readToolName(name);
  if (found.kind === "mcp") return { kind: "name", tool: wholeServer(name), warnings: [] };
  if (found.kind === "known") {
    const warnings = found.exact ? [] : [`${name} was read as ${found.name}. Write ${found.name}`];
    return { kind: "name", tool: found.name, warnings };
  }
  const warning = `no tool is called ${name}, so the rule never matches. Check the spelling: Bash, Read, Edit, WebFetch, Task, mcp__server__tool`;
  return { kind: "name", tool: name, warnings: [warning], unknown: true };
}

/** Several tools at once may be restricted, but only the tools of one named server may be granted. */
function readGlob(name: string, { list }: RuleOrigin): Name {
  if (list !== "allow" || /^mcp__[^*]+?__/.test(name)) return { kind: "name", tool: name, warnings: [] };
  const message = `"*" in a tool's name grants nothing here. Write each tool by its name, or mcp__server__* for one server`;
  return { kind: "useless", message };
}

function wholeServer(name: string): string {
  return /^mcp__.+?__./.test(name) ? name : `${name.replace(/_+$/, "")}__*`;
}

function withSpecifier(named: Named, inner: string): ParsedRule {
  const { list } = named.origin;
  const found = readSpecifier(named.tool, inner, list);
  // A name that no tool has is what is wrong with the rule, whatever stands behind it.
  if (found.kind === "useless") return unreadable(named, named.unknown ? named.warnings.join("; ") : found.message);
  if (list === "allow" && found.specifier.kind === "command" && isCompound(inner)) {
    const message = `a command is matched part by part, so the rule never matches. Write one rule for each of its commands`;
    return problem(named, "warning", message);
  }
  if (list === "allow" && found.specifier.kind === "command" && isBeyondPatterns(inner)) {
    const message = `only a rule that says the very command allows this one, so the rule never matches. Write the command without "*"`;
    return problem(named, "warning", message);
  }
  const warnings = found.warning === undefined ? named.warnings : [...named.warnings, found.warning];
  return rule({ ...named, tool: found.tool ?? named.tool, warnings }, found.specifier);
}

/** `watch *`, `eval *`: whatever follows is a command of its own. */
function isBeyondPatterns(pattern: string): boolean {
  if (!pattern.includes("*")) return false;
  const split = splitCommand(pattern.replace(/:\*$/, " *").replaceAll("*", "x"));
  return split.kind === "parts" && split.parts.some(({ allowable }) => allowable === "exact" || allowable === "whole");
}

function isCompound(pattern: string): boolean {
  const split = splitCommand(pattern.replace(/(?: |:)\*$/, ""));
  return split.kind === "parts" && split.parts.length > 1 && /[;&|\n]/.test(pattern);
}

function rule(named: Named, specifier: Specifier): ParsedRule {
  const read: Rule = { text: named.text, tool: named.tool, specifier, origin: named.origin };
  return { rule: read, problems: named.warnings.map((message) => describe(named, "warning", message)) };
}

/** Fails closed: a grant is dropped, a restriction widens to the whole tool. */
function unreadable(named: Named, message: string): ParsedRule {
  if (named.origin.list === "allow") return problem(named, "warning", message);
  const widened = `${message}. Until then ${named.tool} is restricted altogether`;
  const { rule: whole } = rule(named, { kind: "any" });
  return { ...(whole && { rule: whole }), problems: [describe(named, "error", widened)] };
}

function problem(draft: Draft, severity: RuleProblem["severity"], message: string): ParsedRule {
  return { problems: [describe(draft, severity, message)] };
}

function describe({ text, origin }: Draft, severity: RuleProblem["severity"], message: string): RuleProblem {
  return { severity, rule: text, origin, message: `permissions.${origin.list}: ${text}: ${message}` };
}
