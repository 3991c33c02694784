/** Hands a session's result over: files, outputs, job summary, comment. What cannot be posted is still in the summary, and is said. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endings } from "./agent/ending.ts";
import { redactAll } from "./boundary/redact.ts";
import type { Conclusion } from "./conclusion.ts";
import { wordsOf } from "./pull/problem.ts";
import { renderComment } from "./report/comment.ts";
import { gapList } from "./report/headline.ts";
import { renderJson } from "./report/json.ts";
import type { Report } from "./report/report.ts";
import { renderSummary } from "./report/summary.ts";
import { countBySeverity } from "./report/verdict.ts";
import type { Outputs, Surface } from "./surface.ts";

export type Desk = {
  readonly folder: string;
  readonly surface: Surface;
  /** Markdown of our own making that follows the report in the job summary. */
  readonly appendix: string;
  /** Applied to everything that leaves the house. */
  readonly redact: (text: string) => string;
  /** The last look at what is about to be posted: does a known secret survive in it, however it is written? */
  readonly holdsSecret: (text: string) => boolean;
  /** Posts the comment and gives its address; or a sentence why it could not be posted. */
  readonly post: (
    body: string,
    whenPresent: "edit" | "leave",
  ) => Promise<{ readonly url: string } | { readonly refusal: string }>;
};

/** GitHub takes 65,536 characters; the marker and what redaction may add must fit in as well. */
const MAX_BODY = 64_000;

/** Whoever hid a secret in a report chose every word of it: none of them is posted. */
const withheld =
  "### ⚠️ Withheld\n\nThe report of this review holds parts of a secret of the workflow, written so that it would not be recognised. Nothing of it is shown. Look at the transcripts, and change the secret.";

export async function publish(given: Report, desk: Desk): Promise<Conclusion> {
  const report = redactAll(given, desk.redact);
  const { surface, redact, folder } = desk;
  const file = join(folder, "report.json");
  // Each way out is tried by itself: a full disk must not keep the comment back, nor a refused comment the outputs.
  const kept = (text: string): string => (desk.holdsSecret(text) ? withheld : text);
  const json = redact(renderJson(report));
  const written =
    !desk.holdsSecret(json) && (await attempt("the report could not be written", surface, () => writeFile(file, json)));
  const summary = [renderSummary(report), desk.appendix].filter(Boolean).join("\n\n");
  await attempt("the job summary could not be written", surface, () => surface.summary(kept(redact(summary))));
  // A run that was cancelled or refused before it began must not replace the report of an earlier one.
  const whenPresent = saidNothing(report) ? "leave" : "edit";
  const body = kept(redact(renderComment(report, { limit: MAX_BODY })));
  if (body === withheld) surface.warning("The report holds parts of a secret of this workflow, and was withheld.");
  const posted = await desk.post(body, whenPresent);
  if ("refusal" in posted) surface.warning(posted.refusal);
  else surface.line(`The report is at ${posted.url}`);
  const conclusion = concludeFrom(report);
  const url = "url" in posted ? posted.url : "";
  const paths = { report: written ? file : "", transcripts: join(folder, "transcripts") };
  announce(report, conclusion, surface);
  const outputs = outputsOf(report, { conclusion, "comment-url": url, ...paths });
  await attempt("the outputs could not be set", surface, () => surface.outputs(outputs));
  return conclusion;
}

async function attempt(failure: string, surface: Surface, deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    surface.warning(`${failure}: ${wordsOf(error)}`);
    return false;
  }
}

function concludeFrom(report: Report): Conclusion {
  const { kind } = report.main.ending;
  if (kind === "aborted") return "cancelled";
  if (kind === "failed" && saidNothing(report)) return "failed";
  return report.verdict;
}

/** No model answered and nothing was found: there is no review to show. */
function saidNothing({ main, agents, findings }: Report): boolean {
  return findings.length === 0 && agents.length === 0 && main.usage.output === 0;
}

type Fixed = Pick<Outputs, "conclusion" | "report" | "comment-url" | "transcripts">;

function outputsOf({ findings, usage }: Report, fixed: Fixed): Outputs {
  const { critical, high, medium, low } = countBySeverity(findings);
  return {
    ...fixed,
    findings: String(critical + high + medium + low),
    "findings-critical": String(critical),
    "findings-high": String(high),
    "findings-medium": String(medium),
    "findings-low": String(low),
    cost: usage.cost.toFixed(4),
  };
}

/** Never red without a cause, never a silent green. */
function announce(report: Report, conclusion: Conclusion, surface: Surface): void {
  const unfinished = [report.main, ...report.agents].filter(({ ending }) => !endings[ending.kind].complete);
  const causes = unfinished.map(
    ({ agent, ending }) => `${agent} ${endings[ending.kind].label}${ending.cause ? ` (${ending.cause})` : ""}`,
  );
  const gaps = [...causes, ...gapList(report).filter((gap) => !gap.includes("not finish"))];
  if (conclusion === "failed") surface.failure(`The review did not take place: ${causes.join("; ")}.`);
  else if (report.verdict === "incomplete") surface.warning(`The review is incomplete: ${gaps.join("; ")}.`);
}
