/** The listing of agents: a table for people, in a terminal and in the job summary. */
import type { AgentListing, ListedDefinition, ListedProblem } from "../agent/listing.ts";
import { codeSpan } from "../boundary/code.ts";
import { defangInline } from "../boundary/defang.ts";
import { closeCollapsible, openCollapsible } from "./collapsible.ts";
import { plural, shorten } from "./format.ts";

const MAX_ROWS = 200;
const MAX_PROBLEMS = 200;

/** For the job summary, folded away: whoever asks why an agent was not used finds it here. */
export function renderAgentList(listing: AgentListing): string {
  const { agents, problems } = listing;
  const rows = agents.slice(0, MAX_ROWS).map((agent) => `| ${cellsOf(agent).map(cell).join(" | ")} |`);
  const more = agents.length > MAX_ROWS ? [`| and ${agents.length - MAX_ROWS} more | | | |`] : [];
  const told = problems
    .slice(0, MAX_PROBLEMS)
    .map((problem) => `- ${problem.severity}: ${codeSpan(placeOf(problem))} ${defangInline(problem.message)}`);
  const left = problems.length > MAX_PROBLEMS ? [`- and ${problems.length - MAX_PROBLEMS} more`] : [];
  return [
    openCollapsible(`<b>Agents</b>: ${countWords(listing)}`),
    "",
    "| Agent | From | Model | Tools here |",
    "| :-- | :-- | :-- | :-- |",
    ...rows,
    ...more,
    ...(told.length > 0 ? ["", ...told, ...left] : []),
    closeCollapsible,
  ].join("\n");
}

/** For a terminal: columns as wide as they must be. */
export function printAgentList(listing: AgentListing): string {
  const table = [["Agent", "From", "Model", "Tools here"], ...listing.agents.map((agent) => [...cellsOf(agent)])];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const problems = listing.problems.map(
    (problem) => `${problem.severity.padEnd(7)}  ${placeOf(problem)}  ${problem.message}`,
  );
  return [...lines, "", `${countWords(listing)}.`, ...(problems.length > 0 ? ["", ...problems] : [])].join("\n");
}

function countWords({ agents, problems }: AgentListing): string {
  const count = (severity: ListedProblem["severity"]): number =>
    problems.filter((problem) => problem.severity === severity).length;
  return `${plural(agents.length, "agent")}, ${plural(count("error"), "error")}, ${plural(count("warning"), "warning")}`;
}

function placeOf({ file, line }: ListedProblem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function cellsOf({
  name,
  source,
  model,
  tools,
  dropped,
  replaced,
  status,
  reason,
}: ListedDefinition): readonly [string, string, string, string] {
  const instead = replaced.map(({ kind }) => kind).join(", ");
  const from = `${source.kind} ${source.file}${instead ? ` (replaces ${instead})` : ""}`;
  const without = dropped === "" ? "" : `; ${dropped}`;
  return [name, from, model, status === "offered" ? `${tools.join(", ")}${without}` : `${status}: ${reason ?? ""}`];
}

function cell(text: string): string {
  return defangInline(shorten(text, 300));
}
