/** The report for machines: everything, in a fixed order, as it was written. Whoever shows it must defang it. */
import type { Report } from "./report.ts";
import { countBySeverity, honestVerdict } from "./verdict.ts";

export function renderJson(report: Report): string {
  const { version, pull, commits, summary, findings, main, agents, files, notices, usage, startedAt, endedAt, runUrl } =
    report;
  const verdict = honestVerdict(report);
  const counts = countBySeverity(findings);
  const machine = {
    version,
    verdict,
    counts,
    pull,
    commits,
    summary,
    findings,
    main,
    agents,
    files,
    notices,
    usage,
    startedAt,
    endedAt,
    runUrl,
  };
  return `${JSON.stringify(machine, undefined, 2)}\n`;
}
