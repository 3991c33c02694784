/** The report for machines: everything, in a fixed order, as it was written. Whoever shows it must defang it. */
import { groupDenials } from "./denials.ts";
import type { Report } from "./report.ts";
import { countBySeverity, honestVerdict } from "./verdict.ts";

export function renderJson(report: Report): string {
  const { version, verdict: _, ...rest } = report;
  const counts = countBySeverity(report.findings);
  const machine = { version, verdict: honestVerdict(report), counts, ...rest, denials: groupDenials(report) };
  return `${JSON.stringify(machine, undefined, 2)}\n`;
}
