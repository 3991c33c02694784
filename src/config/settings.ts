/** One settings file as a value, and what it says about agents. Strict JSON; a file that cannot be read is told, not guessed at. */
import { canonicalTool } from "../permission/tool-names.ts";
import { type Path, plainValue, readJsonText } from "./json-text.ts";
import type { Problem } from "./problem.ts";

/** Whose settings: an organisation's, a user's own for one repository, the repository's, a user's for all. Highest first. */
export type SettingsOrigin = {
  readonly scope: "policy" | "local" | "project" | "user";
  readonly file: string;
};

export type SettingsFile = { readonly path: string; readonly text: string };

export type Fields = ReadonlyMap<unknown, unknown>;

export type OpenSettings = { readonly fields: Fields; readonly lineOf: (path: Path) => number };

export function openSettings({ path, text }: SettingsFile): OpenSettings | { readonly problem: Problem } {
  const read = readJsonText(text);
  if ("error" in read) return { problem: unreadable(path, read.line, `not valid JSON: ${read.error}`) };
  if (!(read.value instanceof Map)) return { problem: unreadable(path, 1, "it is not an object") };
  return { fields: read.value, lineOf: read.lineOf };
}

function unreadable(file: string, line: number, why: string): Problem {
  const message = `cannot be read as settings (${why}); none of its rules are in effect. Mend it`;
  return { severity: "error", file, line, message };
}

/** The lists of `permissions`, in the words of the file; each entry is read by whoever gives it a meaning. */
export type WrittenList = { readonly entries: readonly unknown[] } | { readonly problem: Problem };

export function readList(file: string, { fields, lineOf }: OpenSettings, list: string): WrittenList {
  const permissions = fields.get("permissions") ?? new Map();
  if (!(permissions instanceof Map))
    return { problem: unreadable(file, lineOf(["permissions"]), "permissions: it is not an object") };
  const entries: unknown = permissions.get(list) ?? [];
  if (Array.isArray(entries)) return { entries };
  return { problem: unreadable(file, lineOf(["permissions", list]), `permissions.${list}: it is not a list`) };
}

export type AgentRules = {
  /** Names of agents that a rule denies; `*` where delegating is denied altogether. */
  readonly denied: readonly { readonly agent: string; readonly rule: string; readonly file: string }[];
  readonly problems: readonly Problem[];
};

export function readAgentRules(files: readonly SettingsFile[]): AgentRules {
  const denied: AgentRules["denied"][number][] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const opened = openSettings(file);
    const list = "problem" in opened ? opened : readList(file.path, opened, "deny");
    if ("problem" in list) {
      problems.push(list.problem);
      continue;
    }
    for (const given of list.entries) {
      const { rule, problem } = readRule(given);
      if (problem) problems.push({ ...problem, file: file.path });
      denied.push(...agentsDeniedBy(rule).map((agent) => ({ agent, rule, file: file.path })));
    }
  }
  return { denied, problems };
}

/** Whether an entry of a list is a rule at all; what it means is the grammar's to say. */
export function isRule(given: unknown): boolean {
  return readRule(given).problem?.severity !== "error";
}

/** One rule that cannot be read does not take the others with it. The object form is an old one, or carries examples. */
function readRule(given: unknown): { readonly rule: string; readonly problem?: Omit<Problem, "file"> } {
  if (typeof given === "string") return { rule: given };
  const fields: Fields = given instanceof Map ? given : new Map();
  const [rule, tool, what] = [fields.get("rule"), fields.get("tool"), fields.get("args")];
  if (typeof rule === "string") return { rule };
  if (typeof tool !== "string" || (what !== undefined && typeof what !== "string")) {
    const words = JSON.stringify(plainValue(given));
    const message = `permissions.deny: ${words} is not a rule and denies nothing. Write "Tool" or "Tool(what)"`;
    return { rule: "", problem: { severity: "error", message } };
  }
  const text = what === undefined ? tool : `${tool}(${what})`;
  const message = `the rule { tool, args } was read as "${text}". Write it so`;
  return { rule: text, problem: { severity: "warning", message } };
}

/** Names, or `*` where the tool that delegates is denied altogether. */
function agentsDeniedBy(rule: string): readonly string[] {
  const [, tool = "", names = "*"] = /^([^(]+)(?:\((.*)\))?$/s.exec(rule.trim()) ?? [];
  return canonicalTool(tool) === "Task" ? names.split(",").map((name) => name.trim()) : [];
}

/** Agents that a settings file carries itself, as JSON. */
export function agentsOfSettings(file: SettingsFile): readonly string[] {
  const opened = openSettings(file);
  const agents = "fields" in opened ? opened.fields.get("agents") : undefined;
  return agents === undefined ? [] : [JSON.stringify(plainValue(agents))];
}
