/** The comment: about one screen, the rest in collapsibles. Everything that others wrote is defanged, nothing exceeds GitHub's limits. */
import { promptTokens } from "../agent/usage.ts";
import { defangInline } from "../boundary/defang.ts";
import { agentSection, summarySection } from "./agent-section.ts";
import { findingSections } from "./finding-section.ts";
import { fitInto, oneItem, type Section } from "./fit.ts";
import { formatDollars, formatDuration, formatTokens, plural, shorten } from "./format.ts";
import { gapSection } from "./gap-section.ts";
import { actionTable, verdictLine } from "./headline.ts";
import { commentLayout, type Layout } from "./layout.ts";
import { denialSection, fileSection } from "./ledger-section.ts";
import { commitLink, runLink } from "./links.ts";
import type { Report } from "./report.ts";

export function renderComment(report: Report, options: { readonly limit?: number } = {}): string {
  return renderReport(report, { ...commentLayout, limit: options.limit ?? commentLayout.limit });
}

export function renderReport(report: Report, layout: Layout): string {
  const verdict = oneItem({ full: verdictLine(report) });
  const action = oneItem({ full: actionTable(report) });
  const summary = summarySection(report, layout);
  const agents = agentSection(report, layout);
  const gaps = gapSection(report, layout);
  const findings = findingSections(report, layout);
  const denials = denialSection(report, layout);
  const files = fileSection(report, layout);
  const notices = noticeSection(report, layout);
  const footer = oneItem({ full: footerLine(report) });
  return fitInto(
    [verdict, action, notices, summary, gaps, agents, ...findings, denials, files, footer],
    [verdict, action, footer, gaps, notices, summary, agents, files, ...findings, denials],
    layout.limit,
  );
}

function noticeSection(report: Report, layout: Layout): Section {
  return {
    open: "",
    items: report.notices.map((notice) => ({ full: `> ℹ️ ${defangInline(shorten(notice, 500))}` })),
    close: "",
    glue: "\n\n",
    share: 4_000,
    missing: (count) => `*${plural(count, "more notice")}: ${layout.elsewhere(report)}.*`,
  };
}

function footerLine(report: Report): string {
  const { usage } = report;
  const tokens = promptTokens(usage);
  const cached = tokens === 0 ? "" : ` (${Math.round((100 * usage.cacheRead) / tokens)} % from the cache)`;
  const parts = [
    `${plural(report.agents.length, "agent")} in ${formatDuration(report.endedAt - report.startedAt)}`,
    `${formatTokens(tokens + usage.output)} tokens${cached}`,
    formatDollars(usage.cost).replace("<", "&lt;"),
    report.configuration === "base"
      ? `agents and settings from base ${commitLink(report, report.commits.base)}`
      : "agents and settings from the working tree",
    ...(report.runUrl === undefined ? [] : [runLink(report, "run")]),
    "PR Subagents",
  ];
  return `<sub>${parts.join(" · ")}</sub>`;
}
