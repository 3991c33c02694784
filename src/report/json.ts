/** The report for machines: everything, in a fixed order, as it was written. Whoever shows it must defang it. */
import type { Report } from "./report.ts";
import { countBySeverity, honestVerdict } from "./verdict.ts";

export function renderJson(report: Report): string {
  const { version, verdict: _, ...rest } = report;
  const machine = { version, verdict: honestVerdict(report), counts: countBySeverity(report.findings), ...rest };
  return `${JSON.stringify(machine, undefined, 2)}\n`;
}
