/** What an agent could do, worked out without the loader, so that the loader can be held to it. */
import { parse } from "yaml";
import { resolveTools, type ToolChoice } from "../../src/permission/availability.ts";

const universe: readonly string[] =
  "Task EnterPlanMode ExitPlanMode AskUserQuestion KillShell Read Glob Grep PullRequestDiff ReportFindings Bash Edit Write NotebookEdit WebFetch WebSearch TodoWrite Skill".split(
    " ",
  );

export function callable(choice: ToolChoice): readonly string[] {
  return resolveTools(choice, universe).callable;
}

/** What the front matter allows and forbids, as the library alone reads it. */
export function strictLimits(text: string): ToolChoice | "none" | "unreadable" {
  const [, yaml] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  try {
    const { tools, disallowedTools } = parse(yaml ?? "", { logLevel: "error", maxAliasCount: 10 }) ?? {};
    if (tools === undefined && disallowedTools === undefined) return "none";
    const allowed = tools === undefined || tools === "*" ? "all" : readList(tools);
    const forbidden = readList(disallowedTools ?? "");
    return allowed && forbidden ? { tools: allowed, disallowedTools: forbidden } : "unreadable";
  } catch {
    return "unreadable";
  }
}

function readList(value: unknown): readonly string[] | undefined {
  if (typeof value === "string") return value.split(/[[\],"\s;|]+/).filter(Boolean);
  return Array.isArray(value) && value.every((entry) => typeof entry === "string") ? value : undefined;
}
