/** The names of tools: ours, Claude Code's, former ones, and the spellings that people use. Tool names stand in tables only. */

/** Never for a subagent, whatever its definition says: no nesting, and nobody to ask. */
export const mainOnlyTools: readonly string[] = [
  "Task",
  "EnterPlanMode",
  "ExitPlanMode",
  "AskUserQuestion",
  "KillShell",
];

/** Not shown to an agent that has all tools, as today's models work without them; one whose file names them has them. */
export const toolsByNameOnly: readonly string[] = ["TodoWrite"];

/** What an agent keeps when a field that restricts it cannot be read. */
export const readOnlyTools: readonly string[] = ["Read", "Glob", "Grep"];

/** Names that Claude Code once had: files still have them, and nothing has taken their place. */
const retiredTools: readonly string[] = [
  "MultiEdit",
  "LS",
  "BashOutput",
  "NotebookRead",
  "TodoRead",
  "SlashCommand",
  "TaskOutput",
];

/** Every name that means something, whether or not the tool exists here. */
export const knownTools: readonly string[] = [
  ...mainOnlyTools,
  ...readOnlyTools,
  "PullRequestDiff",
  "ReportFindings",
  "Bash",
  "Edit",
  "Write",
  "NotebookEdit",
  "WebFetch",
  "WebSearch",
  "TodoWrite",
  "Skill",
  "ToolSearch",
  "LSP",
  "Monitor",
  "SendMessage",
  "TaskCreate",
  "TaskGet",
  "TaskList",
  "TaskUpdate",
  "PowerShell",
  "ListMcpResourcesTool",
  "ReadMcpResourceTool",
  "EnterWorktree",
  "ExitWorktree",
  "Artifact",
  ...retiredTools,
];

/** Another name for the same tool: a former one, or the compact format's. */
const otherNames: Readonly<Record<string, string>> = {
  Agent: "Task",
  KillBash: "KillShell",
  TaskStop: "KillShell",
  read_file: "Read",
  list_dir: "Glob",
  write_file: "Write",
  edit_file: "Edit",
  web_fetch: "WebFetch",
  web_search: "WebSearch",
  grep_search: "Grep",
  file_search: "Glob",
  run_command: "Bash",
};

export type ToolName =
  /** `exact` is false where only the case or the separators fit. */
  | { readonly kind: "known"; readonly name: string; readonly exact: boolean }
  | { readonly kind: "mcp"; readonly name: string }
  | { readonly kind: "unknown"; readonly name: string };

const exactNames = new Map([...knownTools.map((name) => [name, name] as const), ...Object.entries(otherNames)]);
const looseNames = new Map([...exactNames].map(([spelling, name]) => [fold(spelling), name] as const));

export function readToolName(spelling: string): ToolName {
  const name = baseName(spelling);
  const exact = exactNames.get(name);
  if (exact !== undefined) return { kind: "known", name: exact, exact: true };
  if (name.startsWith("mcp__")) return { kind: "mcp", name };
  const loose = looseNames.get(fold(name));
  if (loose !== undefined) return { kind: "known", name: loose, exact: false };
  return { kind: "unknown", name };
}

/** The tool of an entry such as `Bash(git log:*)`. */
export function baseName(entry: string): string {
  const parenthesis = entry.indexOf("(");
  return (parenthesis < 0 ? entry : entry.slice(0, parenthesis)).trim();
}

/** One name for one tool, wherever names are compared; an unknown one stays as it is. */
export function canonicalTool(entry: string): string {
  const found = readToolName(entry);
  return found.kind === "known" ? found.name : baseName(entry);
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
}
