/** Every finding in full: the claim, how it fails, the quoted line and what to do; the doubtful and the placeless apart. */
import { codeBlock } from "../boundary/code.ts";
import { defangInline, defangMarkdown } from "../boundary/defang.ts";
import type { Finding } from "../finding/finding.ts";
import { closeCollapsible, openCollapsible } from "./collapsible.ts";
import type { Item, Section } from "./fit.ts";
import { plural, shorten } from "./format.ts";
import { finderWords, severityIcons } from "./headline.ts";
import { cutText, type Layout } from "./layout.ts";
import { placeLink } from "./links.ts";
import type { Report } from "./report.ts";
import { openFindings } from "./verdict.ts";

const titleLimit = 300;
const quoteLimit = 1_000;
const textLimit = 2_000;

type Group = { readonly title: string; readonly holds: (finding: Finding) => boolean };

/** The first group that holds a finding shows it. */
const groups: readonly Group[] = [
  { title: "Uncertain: a person should look", holds: (finding) => finding.verdict === "uncertain" },
  { title: "Not tied to a line", holds: (finding) => finding.line === undefined },
  { title: "Findings in detail", holds: () => true },
];

/** In the order of reading: those on lines first. */
export function findingSections(report: Report, layout: Layout): readonly Section[] {
  const findings = openFindings(report.findings);
  const groupOf = (finding: Finding) => groups.find((group) => group.holds(finding));
  return groups.toReversed().map((group) => {
    const members = findings.filter((finding) => groupOf(finding) === group);
    return findingSection(
      group.title,
      members.map((finding) => findingItem(report, finding)),
      layout.elsewhere(report),
    );
  });
}

function findingSection(title: string, items: readonly Item[], elsewhere: string): Section {
  return {
    open: openCollapsible(`<b>${title}</b> (${items.length})`),
    items,
    close: closeCollapsible,
    glue: "\n\n",
    share: 12_000,
    missing: (count) => `*${plural(count, "more finding")}: ${elsewhere}.*`,
  };
}

function findingItem(report: Report, finding: Finding): Item {
  const claim = `#### ${severityIcons[finding.severity]} ${defangInline(shorten(finding.title, titleLimit))}`;
  const verified = finding.verdict === "confirmed" ? " · confirmed" : "";
  const about = `${placeLink(report, finding)} · ${finding.severity} · ${defangInline(shorten(finding.category, 60))} · found by ${finderWords(finding)}${verified}`;
  const short = `${claim}\n\n${about}`;
  const language = languageOf(finding.path);
  const suggestion =
    finding.suggestion === undefined
      ? ""
      : `**Suggestion:**\n\n${codeBlock(shorten(finding.suggestion, textLimit), language)}`;
  const parts = [
    short,
    codeBlock(shorten(finding.quote.trim(), quoteLimit), language),
    prose(finding.failureScenario),
    suggestion,
  ];
  return { full: parts.filter((part) => part !== "").join("\n\n"), short };
}

/** On the line of its title where it begins with words; a list or a code block begins on its own. */
function prose(text: string): string {
  const said = cutText(text, textLimit);
  return `${defangMarkdown(said.text)}${said.cut ? " …" : ""}`;
}

function languageOf(path: string): string {
  return path.includes(".") ? (path.split(".").at(-1) ?? "") : "";
}
