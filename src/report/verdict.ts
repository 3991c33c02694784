/** The verdict and the counts. A report is clean only if every run came to its end and every changed file was opened by somebody. */
import { isComplete } from "../agent/ending.ts";
import { type Finding, type Severity, severities } from "../finding/finding.ts";
import type { Report, ReportedFile, Verdict } from "./report.ts";

export function decideVerdict(report: Pick<Report, "main" | "agents" | "findings" | "files" | "disturbed">): Verdict {
  const runs = [report.main, ...report.agents];
  const gaps = runs.some((run) => !isComplete(run.ending) || run.refused.length > 0 || run.abandoned.length > 0);
  if (report.disturbed.length > 0 || gaps || unopenedFiles(report.files).length > 0) return "incomplete";
  return openFindings(report.findings).length > 0 ? "findings" : "clean";
}

/** Changed files that nobody opened although there was something to see: not a pure rename, not a picture. */
export function unopenedFiles(files: readonly ReportedFile[]): readonly ReportedFile[] {
  return files.filter(({ visited, content }) => !visited && content !== "none");
}

/** What the report says of itself, unless that is better than what it holds. */
export function honestVerdict(report: Report): Verdict {
  return report.verdict === "incomplete" ? "incomplete" : decideVerdict(report);
}

/** Most severe first, then those that more agents found; rejected ones are gone. */
export function openFindings(findings: readonly Finding[]): readonly Finding[] {
  const rank = (finding: Finding) => severities.indexOf(finding.severity);
  return findings
    .filter((finding) => finding.verdict !== "rejected")
    .toSorted((a, b) => rank(a) - rank(b) || b.foundBy.length - a.foundBy.length);
}

export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const count = (severity: Severity) =>
    openFindings(findings).filter((finding) => finding.severity === severity).length;
  return { critical: count("critical"), high: count("high"), medium: count("medium"), low: count("low") };
}
