/** The first screen: the verdict in one line, and at most five findings that need action. Both always survive a cut. */
import { isComplete } from "../agent/ending.ts";
import { codeSpan } from "../boundary/code.ts";
import { defangInline } from "../boundary/defang.ts";
import { type Finding, type Severity, severities } from "../finding/finding.ts";
import { plural, shorten } from "./format.ts";
import { gapCounts } from "./gap-section.ts";
import { commitLink, placeLink } from "./links.ts";
import type { Report } from "./report.ts";
import { countBySeverity, honestVerdict, openFindings, unopenedFiles } from "./verdict.ts";

const rowLimit = 5;
const claimLimit = 200;

export const severityIcons: Readonly<Record<Severity, string>> = {
  critical: "🔴",
  high: "🟠",
  medium: "🟡",
  low: "🔵",
};

/** The verdict as a heading, and under it the counts and the commit that they are about. */
export function verdictLine(report: Report): string {
  const facts = [countWords(report), `reviewed ${commitLink(report, report.commits.head)}`];
  return `### ${verdictWords(report)}\n\n${facts.filter((fact) => fact !== "").join(" · ")}`;
}

function verdictWords(report: Report): string {
  const findings = openFindings(report.findings);
  const count = findings.length;
  switch (honestVerdict(report)) {
    case "clean":
      return "✅ No findings";
    case "findings":
      return `${severityIcons[findings[0]?.severity ?? "low"]} ${plural(count, "finding")}`;
    case "incomplete":
      return `⚠️ Incomplete: ${gapWords(report)}${count === 0 ? "" : `, ${plural(count, "finding")} so far`}`;
  }
}

function countWords(report: Report): string {
  const counts = countBySeverity(report.findings);
  const found = severities.filter((severity) => counts[severity] > 0);
  return found.map((severity) => `${severityIcons[severity]} ${counts[severity]} ${severity}`).join(", ");
}

/** Everything that is missing, in the order of its weight. Said by the verdict, the log and the job. */
export function gapList(report: Pick<Report, "main" | "agents" | "files" | "disturbed">): readonly string[] {
  const { main, agents, files, disturbed } = report;
  if (disturbed.length > 0)
    return ["the files changed while agents were reading them, so nothing that they wrote is shown"];
  const unfinished = agents.filter((agent) => !isComplete(agent.ending)).length;
  const unopened = unopenedFiles(files).length;
  const { abandoned, refused } = gapCounts(report);
  return [
    ...(isComplete(main.ending) ? [] : ["the main agent did not finish"]),
    ...(unfinished === 0 ? [] : [`${unfinished} of ${plural(agents.length, "agent")} did not finish`]),
    ...(abandoned === 0 ? [] : [`${plural(abandoned, "task")} never began`]),
    ...(refused === 0 ? [] : [`${plural(refused, "claim")} could not be taken`]),
    ...(unopened === 0 ? [] : [`${unopened} of ${plural(files.length, "changed file")} opened by no agent`]),
  ];
}

function gapWords(report: Report): string {
  return gapList(report).slice(0, 2).join(", ") || "not everything was reviewed";
}

/** Uncertain findings wait further down for a person to look at them. */
export function actionTable(report: Report): string {
  const findings = openFindings(report.findings).filter((finding) => finding.verdict !== "uncertain");
  if (findings.length === 0) return "";
  const rows = findings.slice(0, rowLimit).map((finding) => actionRow(report, finding));
  const more = findings.length - rows.length;
  const rest = more > 0 ? `\n\n${plural(more, "more finding")} below.` : "";
  return `| Severity | Needs action | Where | Found by |\n| :-- | :-- | :-- | :-- |\n${rows.join("\n")}${rest}`;
}

function actionRow(report: Report, finding: Finding): string {
  const severity = `${severityIcons[finding.severity]}&nbsp;${finding.severity}`;
  const claim = defangInline(shorten(finding.title, claimLimit));
  return `| ${severity} | ${claim} | ${placeLink(report, finding)} | ${finderWords(finding)} |`;
}

export function finderWords({ foundBy }: Finding): string {
  const named = foundBy.slice(0, 3).map((name) => codeSpan(shorten(name, 60)));
  return [...named, ...(foundBy.length > 3 ? [`${foundBy.length - 3} more`] : [])].join(", ");
}
