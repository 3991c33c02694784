/** How much room each place has: the comment is one screen and a limit of GitHub, the job summary has room for the whole. */
import { runLink } from "./links.ts";
import type { Report } from "./report.ts";

export type Layout = {
  /** Characters of the whole. */
  readonly limit: number;
  /** Characters of one text that a model wrote. */
  readonly textLimit: number;
  /** Where the rest is, as the end of a sentence. */
  readonly elsewhere: (report: Report) => string;
};

/** GitHub refuses comments over 65,536 characters or 262,144 bytes; a character here is never more than three bytes. */
export const commentLayout: Layout = {
  limit: 65_000,
  textLimit: 6_000,
  elsewhere: (report) =>
    report.runUrl === undefined
      ? "in the JSON report"
      : `in the ${runLink(report, "summary of the run")} and in the JSON report`,
};

/** GitHub drops summaries over 1 MiB; 300,000 characters are at most 900,000 bytes. */
export const summaryLayout: Layout = { limit: 300_000, textLimit: 40_000, elsewhere: () => "in the JSON report" };

/** Cuts a text at the end of a line, before it is made harmless: a fence that the cut leaves open is closed then. */
export function cutText(text: string, limit: number): { readonly text: string; readonly cut: boolean } {
  const trimmed = text.trim();
  if (trimmed.length <= limit) return { text: trimmed, cut: false };
  const head = trimmed.slice(0, limit);
  const border = head.lastIndexOf("\n");
  return { text: (border > limit / 2 ? head.slice(0, border) : head).trimEnd(), cut: true };
}
