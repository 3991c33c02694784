/** What settings files say about agents: which ones may not be used. Strict JSON; a file that cannot be read is told, not guessed at. */
import { z } from "zod";
import { canonicalTool } from "../permission/tool-names.ts";
import type { Problem } from "./problem.ts";

const settings = z.looseObject({
  permissions: z.looseObject({ deny: z.array(z.unknown()).default([]) }).optional(),
  agents: z.unknown().optional(),
});

/** Rules are strings; the object form is an old one, and is converted with a warning. */
const oldRule = z.object({ tool: z.string(), args: z.string().optional() });

export type SettingsFile = { readonly path: string; readonly text: string };

export type AgentRules = {
  /** Names of agents that a rule denies; `*` where delegating is denied altogether. */
  readonly denied: readonly { readonly agent: string; readonly rule: string; readonly file: string }[];
  readonly problems: readonly Problem[];
};

export function readAgentRules(files: readonly SettingsFile[]): AgentRules {
  const denied: AgentRules["denied"][number][] = [];
  const problems: Problem[] = [];
  for (const { path, text } of files) {
    const parsed = settings.safeParse(parseJson(text));
    if (!parsed.success) {
      problems.push({
        severity: "error",
        file: path,
        message: `cannot be read as settings (${firstIssue(parsed.error)}); none of its rules are in effect. Mend it`,
      });
      continue;
    }
    for (const given of parsed.data.permissions?.deny ?? []) {
      const { rule, problem } = readRule(given);
      if (problem) problems.push({ ...problem, file: path });
      denied.push(...agentsDeniedBy(rule).map((agent) => ({ agent, rule, file: path })));
    }
  }
  return { denied, problems };
}

/** One rule that cannot be read does not take the others with it. */
function readRule(given: unknown): { readonly rule: string; readonly problem?: Omit<Problem, "file"> } {
  if (typeof given === "string") return { rule: given };
  const old = oldRule.safeParse(given);
  if (!old.success) {
    const message = `permissions.deny: ${JSON.stringify(given)} is not a rule and denies nothing. Write "Tool" or "Tool(what)"`;
    return { rule: "", problem: { severity: "error", message } };
  }
  const { tool, args } = old.data;
  const rule = args === undefined ? tool : `${tool}(${args})`;
  return {
    rule,
    problem: { severity: "warning", message: `the rule { tool, args } was read as "${rule}". Write it so` },
  };
}

/** Names, or `*` where the tool that delegates is denied altogether. */
function agentsDeniedBy(rule: string): readonly string[] {
  const [, tool = "", names = "*"] = /^([^(]+)(?:\((.*)\))?$/s.exec(rule.trim()) ?? [];
  return canonicalTool(tool) === "Task" ? names.split(",").map((name) => name.trim()) : [];
}

/** Agents that a settings file carries itself, as JSON. */
export function agentsOfSettings({ text }: SettingsFile): readonly string[] {
  const parsed = settings.safeParse(parseJson(text));
  return parsed.success && parsed.data.agents !== undefined ? [JSON.stringify(parsed.data.agents)] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue && issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : "it is not valid JSON";
}
