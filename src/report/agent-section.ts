/** One collapsible per subagent. What did not finish is called not reviewed, with the cause, whatever it said before. */
import { endings, isComplete } from "../agent/ending.ts";
import { promptTokens } from "../agent/usage.ts";
import { codeSpan } from "../boundary/code.ts";
import { defangHtml, defangInline, defangMarkdown } from "../boundary/defang.ts";
import { collapsible } from "./collapsible.ts";
import { type Item, oneItem, type Section } from "./fit.ts";
import { formatDollars, formatDuration, formatTokens, plural, shorten } from "./format.ts";
import { cutText, type Layout } from "./layout.ts";
import type { AgentReport, Report } from "./report.ts";

const nameLimit = 60;
const descriptionLimit = 100;
const questionLimit = 600;
const causeLimit = 400;
const coverageLimit = 20;

/** What did not finish comes first: a cut must not hide it. */
export function agentSection(report: Report, layout: Layout): Section {
  const elsewhere = layout.elsewhere(report);
  const agents = report.agents.toSorted((a, b) => Number(isComplete(a.ending)) - Number(isComplete(b.ending)));
  return {
    open: "#### Agents",
    items: agents.map((agent) => agentItem(agent, layout, elsewhere)),
    close: "",
    glue: "\n\n",
    share: layout.limit / 3,
    missing: (count) => `*${plural(count, "more agent")}: ${elsewhere}.*`,
  };
}

/** The main agent's own words, and how it ended if it did not come to its end. */
export function summarySection(report: Report, layout: Layout): Section {
  const { main, summary } = report;
  const elsewhere = layout.elsewhere(report);
  const ending = isComplete(main.ending) ? "" : `**The main agent did not finish** ${endingWords(main)}.`;
  const heading = report.mode === "plan" && summary !== "" ? "#### Plan" : "";
  const full = paragraphs([ending, heading, modelText(summary, layout, elsewhere)]);
  return oneItem({ full, short: paragraphs([ending, full === ending ? "" : `*The summary is ${elsewhere}.*`]) });
}

function agentItem(agent: AgentReport, layout: Layout, elsewhere: string): Item {
  const report = modelText(agent.text, layout, elsewhere);
  const pointer = report === "" ? "" : `*Its report is ${elsewhere}.*`;
  const whole = [
    statusLine(agent),
    questionLine(agent),
    coverageLine(agent),
    changesLine(agent),
    report,
    measureLine(agent),
  ];
  return {
    full: collapsible(agentSummary(agent), paragraphs(whole)),
    short: collapsible(agentSummary(agent), paragraphs([statusLine(agent), pointer, measureLine(agent)])),
  };
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

function agentSummary(agent: AgentReport): string {
  const name = `<b>${defangHtml(shorten(agent.agent, nameLimit))}</b>`;
  const about = agent.description === "" ? "" : `: ${defangHtml(shorten(agent.description, descriptionLimit))}`;
  const outcome = isComplete(agent.ending) ? "" : " · <b>not reviewed</b>";
  const findings =
    agent.findings.length === 0 && outcome !== "" ? "" : ` · ${plural(agent.findings.length, "finding")}`;
  const price = `${formatDuration(agent.endedAt - agent.startedAt)} · ${formatDollars(agent.usage.cost).replace("<", "&lt;")}`;
  return `${outcome === "" ? "" : "⚠️ "}${name}${about}${outcome}${findings} · ${price}`;
}

function statusLine(agent: AgentReport): string {
  if (isComplete(agent.ending)) return "";
  const rest =
    agent.text.trim() === "" && agent.findings.length === 0
      ? ""
      : " What it had said by then is kept, but its question is open.";
  return `**Not reviewed** ${endingWords(agent)}.${rest}`;
}

function endingWords({ ending }: AgentReport): string {
  const cause =
    ending.cause === undefined ? "" : `: ${defangInline(shorten(ending.cause, causeLimit)).replace(/\.$/, "")}`;
  return `(${endings[ending.kind].label})${cause}`;
}

function measureLine(agent: AgentReport): string {
  const { usage } = agent;
  const parts = [
    `${plural(agent.turns, "turn")}, ${plural(agent.calls, "call")}`,
    `${formatTokens(promptTokens(usage))} tokens in, ${formatTokens(usage.output)} out`,
    codeSpan(shorten(agent.model, nameLimit)),
    ...(agent.denials.length === 0 ? [] : [plural(agent.denials.length, "denial")]),
  ];
  return `<sub>${parts.join(" · ")}</sub>`;
}

function questionLine({ question }: AgentReport): string {
  return question.trim() === "" ? "" : `**Asked:** ${defangInline(shorten(question, questionLimit))}`;
}

function coverageLine({ visited }: AgentReport): string {
  if (visited.length === 0) return "**Opened:** no file";
  const named = visited.slice(0, coverageLimit).map((path) => codeSpan(shorten(path, 120)));
  const more = visited.length > coverageLimit ? ` and ${visited.length - coverageLimit} more` : "";
  return `**Opened ${plural(visited.length, "file")}:** ${named.join(", ")}${more}`;
}

/** Nothing that an agent writes reaches the repository: it is told, so that nobody wonders. */
function changesLine({ changes }: AgentReport): string {
  if (!changes) return "";
  const named = changes.files.slice(0, coverageLimit).map((path) => codeSpan(shorten(path, 120)));
  const more = changes.files.length > coverageLimit ? ` and ${changes.files.length - coverageLimit} more` : "";
  const note = changes.note === undefined ? "" : ` (${defangInline(shorten(changes.note, causeLimit))})`;
  const files = named.length === 0 ? "nothing" : `${plural(changes.files.length, "file")}: ${named.join(", ")}${more}`;
  const kept = changes.patch === undefined ? "" : " A patch lies beside the transcripts.";
  return `**Changed in its own copy, and nowhere else:** ${files}${note}.${kept}`;
}

function modelText(text: string, layout: Layout, elsewhere: string): string {
  const said = cutText(text, layout.textLimit);
  return said.cut
    ? `${defangMarkdown(said.text)}\n\n*Cut here; the whole text is ${elsewhere}.*`
    : defangMarkdown(said.text);
}
