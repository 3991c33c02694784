/** The tables at the end: what was denied to whom and why, and which changed files somebody opened. Every file is named. */
import { codeSpan } from "../boundary/code.ts";
import { defangInline } from "../boundary/defang.ts";
import { closeCollapsible, openCollapsible } from "./collapsible.ts";
import { type CountedDenial, groupDenials } from "./denials.ts";
import type { Section } from "./fit.ts";
import { plural, shorten } from "./format.ts";
import type { Layout } from "./layout.ts";
import type { Report, ReportedFile } from "./report.ts";

const subjectLimit = 160;
const sentenceLimit = 300;
/** Half a line to add is no line. */
const remedyLimit = 600;
const pathLimit = 300;

export function denialSection(report: Report, layout: Layout): Section {
  const denials = groupDenials(report);
  const total = denials.reduce((sum, { count }) => sum + count, 0);
  return {
    open: `${openCollapsible(`<b>Denied calls</b> (${total})`)}\n\n| Agent | Call | Denied by | Why | What would allow it |\n| :-- | :-- | :-- | :-- | :-- |`,
    items: denials.map((denial) => ({ full: denialRow(denial) })),
    close: closeCollapsible,
    glue: "\n",
    share: 6_000,
    missing: (count) => `*${plural(count, "more denial")}: ${layout.elsewhere(report)}.*`,
  };
}

function denialRow(denial: CountedDenial): string {
  const cells = [
    codeSpan(shorten(denial.agent, 60)),
    `${codeSpan(`${denial.tool} ${shorten(denial.subject, subjectLimit)}`)}${denial.count > 1 ? ` × ${denial.count}` : ""}`,
    denial.rule === undefined ? denial.by : `${denial.by} ${codeSpan(shorten(denial.rule, subjectLimit))}`,
    defangInline(shorten(denial.reason, sentenceLimit)),
    denial.remedy === undefined ? "nothing" : defangInline(shorten(denial.remedy, remedyLimit)),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Files that nobody opened come first: they are what a reader must know. */
export function fileSection(report: Report, layout: Layout): Section {
  const unopened = report.files.filter((file) => !file.visited);
  const opened = report.files.filter((file) => file.visited);
  const words = `${opened.length} of ${plural(report.files.length, "changed file")} opened`;
  return {
    open: `${openCollapsible(`<b>What was checked and what was not</b>: ${words}`)}\n\n| File | Change | Opened by |\n| :-- | :-- | :-- |`,
    items: [...unopened, ...opened].map((file) => ({ full: fileRow(report, file) })),
    close: closeCollapsible,
    glue: "\n",
    share: layout.limit / 2,
    missing: (count) => `*${plural(count, "more changed file")}: ${layout.elsewhere(report)}.*`,
  };
}

function fileRow(report: Report, file: ReportedFile): string {
  const note = file.note === undefined ? "" : `, ${defangInline(shorten(file.note, 100))}`;
  const change = `${defangInline(file.status)} +${file.additions} −${file.deletions}${note}`;
  return `| ${codeSpan(shorten(file.path, pathLimit))} | ${change} | ${file.visited ? openers(report, file) : "**nobody**"} |`;
}

function openers({ main, agents }: Report, { path }: ReportedFile): string {
  const names = [...new Set([...agents, main].filter((run) => run.visited.includes(path)).map((run) => run.agent))];
  return names.length <= 3 ? names.map((name) => defangInline(shorten(name, 60))).join(", ") : `${names.length} agents`;
}
