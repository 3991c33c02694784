/** The job summary: the same blocks as the comment, with room for the whole reports. */
import { renderReport } from "./comment.ts";
import { summaryLayout } from "./layout.ts";
import type { Report } from "./report.ts";

export function renderSummary(report: Report): string {
  return renderReport(report, summaryLayout);
}
