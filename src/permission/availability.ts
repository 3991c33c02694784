/** Which tools an agent can call, by its definition alone. Availability is not a grant: the gate decides at each call. */
import { canonicalTool, mainOnlyTools, readToolName } from "./tool-names.ts";

export type ToolChoice = { readonly tools: "all" | readonly string[]; readonly disallowedTools: readonly string[] };

export type Role = "main" | "subagent";

/** Harness tools that an allowlist does not speak about: everybody may report. */
const alwaysAvailable: readonly string[] = ["ReportFindings"];

/** Who may read files may read the pull request's diff: agents written for a terminal name only the tools they know. */
const companions: Readonly<Record<string, string>> = { PullRequestDiff: "Read" };

/** Why a tool is not available, in the order in which the layers speak. */
export type Unavailable = "main-only" | "disallowed" | "not-listed";

/** Every reason: whoever mends the first must know the next. None where the tool is available. */
export function whyUnavailable(tool: string, choice: ToolChoice, role: Role): readonly Unavailable[] {
  const name = canonicalTool(tool);
  const reasons: Unavailable[] = role === "subagent" && mainOnlyTools.includes(name) ? ["main-only"] : [];
  if (alwaysAvailable.includes(name)) return reasons;
  if (choice.disallowedTools.includes("*") || names(choice.disallowedTools, name)) reasons.push("disallowed");
  if (choice.tools !== "all" && !names(choice.tools, name)) reasons.push("not-listed");
  return reasons;
}

function names(list: readonly string[], tool: string): boolean {
  return list.some((entry) => {
    const name = canonicalTool(entry);
    return name === tool || name === companions[tool];
  });
}

/** The entries of an allowlist that gave no tool, by the reason. */
export type Unresolved = {
  readonly unknown: readonly string[];
  readonly notForSubagents: readonly string[];
  readonly absentHere: readonly string[];
};

/**
 * What an allowlist comes to here. `refusal` is set where it names tools and not one of them can be had: such an agent is
 * not launched, because an agent without its tools would answer as if it had looked.
 */
export type ResolvedTools = {
  readonly callable: readonly string[];
  readonly unresolved: Unresolved;
  readonly refusal?: string;
};

export function resolveTools(choice: ToolChoice, present: readonly string[]): ResolvedTools {
  const callable = present.filter((tool) => whyUnavailable(tool, choice, "subagent").length === 0);
  const listed = choice.tools === "all" ? [] : choice.tools;
  const unresolved: Unresolved = {
    unknown: listed.filter((entry) => readToolName(entry).kind === "unknown"),
    notForSubagents: listed.filter((entry) => mainOnlyTools.includes(canonicalTool(entry))),
    absentHere: listed.filter((entry) => isAbsent(entry, present)),
  };
  const left = Object.values(unresolved).reduce((sum, entries) => sum + entries.length, 0);
  if (listed.length === 0 || left < listed.length) return { callable, unresolved };
  return {
    callable: [],
    unresolved,
    refusal: `none of its tools can be used here (${describeUnresolved(unresolved)})`,
  };
}

function isAbsent(entry: string, present: readonly string[]): boolean {
  const found = readToolName(entry);
  if (found.kind === "mcp") return true;
  return found.kind === "known" && !mainOnlyTools.includes(found.name) && !present.includes(found.name);
}

export function describeUnresolved({ unknown, notForSubagents, absentHere }: Unresolved): string {
  const groups = [
    ["unknown", unknown],
    ["not for subagents", notForSubagents],
    ["absent here", absentHere],
  ] as const;
  return groups
    .flatMap(([label, entries]) => (entries.length > 0 ? [`${label}: ${entries.join(", ")}`] : []))
    .join("; ");
}
