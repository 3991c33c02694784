/**
 * Rules, made ready once so that a decision is cheap: sorted by what they speak about, their patterns compiled. A decision
 * looks only at the rules that could concern the call.
 */
import { agentKey } from "../agent-names.ts";
import { compileDomain, hostOf } from "./domain.ts";
import type { RuleCall, Surroundings } from "./needs.ts";
import { compilePath, type PathPattern } from "./path/path-pattern.ts";
import type { Places, Rule, RuleList } from "./rule.ts";
import { compileCommandPattern, compileWildcard, matchesText, type Wildcard } from "./wildcard.ts";

type CommandRule = { readonly rule: Rule; readonly pattern: Wildcard };
export type PathRule = { readonly rule: Rule; readonly matches: PathPattern };
/** Speaks about the call as a whole: its tool, its agent, its address, one of its inputs. */
export type CallRule = { readonly rule: Rule; readonly matches: (call: RuleCall, tool: string) => boolean };

export type RuleShelf = {
  readonly commands: readonly CommandRule[];
  readonly reads: readonly PathRule[];
  readonly edits: readonly PathRule[];
  /** By tool; rules for several tools stand under `*`. */
  readonly calls: ReadonlyMap<string, readonly CallRule[]>;
};

export type CompiledRules = Readonly<Record<RuleList, RuleShelf>> & { readonly surroundings: Surroundings };

export function compileRules(rules: readonly Rule[], surroundings: Surroundings): CompiledRules {
  const shelf = (list: RuleList): RuleShelf =>
    fillShelf(
      rules.filter(({ origin }) => origin.list === list),
      surroundings.places,
    );
  return { deny: shelf("deny"), ask: shelf("ask"), allow: shelf("allow"), surroundings };
}

function fillShelf(rules: readonly Rule[], places: Places): RuleShelf {
  const commands: CommandRule[] = [];
  const reads: PathRule[] = [];
  const edits: PathRule[] = [];
  const calls = new Map<string, CallRule[]>();
  for (const rule of rules) {
    const { specifier, tool } = rule;
    if (specifier.kind === "command") commands.push({ rule, pattern: compileCommandPattern(specifier.pattern) });
    else if (specifier.kind === "path") {
      const compiled = { rule, matches: compilePath(specifier.pattern, rule.origin, places) };
      (tool === "Edit" ? edits : reads).push(compiled);
    } else {
      const key = tool.includes("*") ? "*" : tool;
      calls.set(key, [...(calls.get(key) ?? []), { rule, matches: callMatcher(rule) }]);
    }
    // The whole of Read or Edit is every file: so it also speaks of other tools that read or write.
    if (specifier.kind === "any" && tool === "Read") reads.push({ rule, matches: () => true });
    if (specifier.kind === "any" && tool === "Edit") edits.push({ rule, matches: () => true });
  }
  return { commands, reads, edits, calls };
}

function callMatcher(rule: Rule): CallRule["matches"] {
  const named = toolMatcher(rule.tool);
  const about = aboutMatcher(rule);
  return (call, tool) => named(tool) && about(call);
}

function toolMatcher(name: string): (tool: string) => boolean {
  if (!name.includes("*")) return (tool) => tool === name;
  const pattern = compileWildcard(name);
  return (tool) => matchesText(pattern, tool);
}

function aboutMatcher({ specifier, origin }: Rule): (call: RuleCall) => boolean {
  const restricts = origin.list !== "allow";
  switch (specifier.kind) {
    case "domain": {
      const matches = compileDomain(specifier.host);
      return ({ input }) => {
        const host = hostOf(input["url"]);
        return host === undefined ? restricts : matches(host);
      };
    }
    case "agent": {
      const patterns = specifier.names.map((name) => compileWildcard(agentKey(name)));
      return (call) => {
        const agent = agentKey(agentOf(call));
        return patterns.some((pattern) => matchesText(pattern, agent));
      };
    }
    case "skill": {
      const pattern = compileCommandPattern(specifier.pattern);
      return ({ input }) => matchesText(pattern, skillOf(input));
    }
    case "parameter": {
      const pattern = compileWildcard(specifier.value);
      return ({ input }) => {
        const value = Object.hasOwn(input, specifier.name) ? input[specifier.name] : undefined;
        return isScalar(value) && matchesText(pattern, String(value));
      };
    }
    default:
      return () => true;
  }
}

export function agentOf({ subjects, input }: RuleCall): string {
  const subject = subjects.find((each) => each.kind === "agent");
  if (subject?.kind === "agent") return subject.name;
  const given = input["subagent_type"] ?? input["agentType"];
  return typeof given === "string" ? given : "";
}

export function skillOf(input: RuleCall["input"]): string {
  const words = [input["skill"] ?? input["name"], input["args"]].filter(
    (word) => typeof word === "string" && word !== "",
  );
  return words.join(" ");
}

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
