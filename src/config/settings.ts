/** What settings files say about agents: which ones may not be used. Strict JSON; a file that cannot be read is told, not guessed at. */
import { z } from "zod";
import { canonicalTool } from "../permission/tool-names.ts";
import type { Problem } from "./problem.ts";

/** Rules are strings; the object form is an old one, and is converted with a warning. */
const rule = z.union([z.string(), z.object({ tool: z.string(), args: z.string() })]);
const settings = z.looseObject({
  permissions: z.looseObject({ deny: z.array(rule).default([]) }).optional(),
  agents: z.unknown().optional(),
});

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
        message: `cannot be read as settings (${firstIssue(parsed.error)}); none of its rules are in effect`,
      });
      continue;
    }
    for (const given of parsed.data.permissions?.deny ?? []) {
      const text = typeof given === "string" ? given : `${given.tool}(${given.args})`;
      if (typeof given !== "string")
        problems.push({
          severity: "warning",
          file: path,
          message: `the rule { tool, args } was read as "${text}". Write it so`,
        });
      const [, tool = "", agent = "*"] = /^([^(]+)(?:\((.*)\))?$/s.exec(text.trim()) ?? [];
      if (canonicalTool(tool) === "Task") denied.push({ agent: agent.trim(), rule: text, file: path });
    }
  }
  return { denied, problems };
}

/** Agents that a settings file carries itself, as JSON. */
export function agentsOfSettings({ text }: SettingsFile): readonly string[] {
  const parsed = settings.safeParse(parseJson(text));
  return parsed.success && parsed.data.agents !== undefined ? [JSON.stringify(parsed.data.agents)] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue && issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : "it is not valid JSON";
}
