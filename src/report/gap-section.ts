/** What stayed open: tasks that never began, and claims that could not be taken. Neither may be mistaken for a clean result. */
import { codeSpan } from "../boundary/code.ts";
import { defangInline } from "../boundary/defang.ts";
import type { Item, Section } from "./fit.ts";
import { plural, shorten } from "./format.ts";
import type { Layout } from "./layout.ts";
import type { AgentReport, Report } from "./report.ts";

const wordLimit = 300;

export function gapSection(report: Report, layout: Layout): Section {
  const disturbed = report.disturbed.map((path) => ({
    full: `- **Changed while agents were reading:** ${codeSpan(shorten(path, 200))}`,
  }));
  const items = [...disturbed, ...[report.main, ...report.agents].flatMap(gapsOf)];
  return {
    open: "#### Left open",
    items,
    close: "",
    glue: "\n",
    share: 6_000,
    missing: (count) => `*${plural(count, "more open point")}: ${layout.elsewhere(report)}.*`,
  };
}

function gapsOf({ agent, abandoned, refused }: AgentReport): readonly Item[] {
  const who = codeSpan(shorten(agent, 60));
  const words = (text: string): string => defangInline(shorten(text, wordLimit));
  return [
    ...abandoned.map((task) => ({
      full: `- **Not reviewed:** ${who} asked for "${words(task)}", and it never began.`,
    })),
    ...refused.map(({ title, path, reason }) => ({
      full: `- **Not taken:** ${who} claims "${words(title)}"${path === "" ? "" : ` in ${codeSpan(shorten(path, 120))}`}. ${words(reason)} A person should look.`,
    })),
  ];
}

export function gapCounts(report: Pick<Report, "main" | "agents">): {
  readonly abandoned: number;
  readonly refused: number;
} {
  const runs = [report.main, ...report.agents];
  return {
    abandoned: runs.reduce((sum, run) => sum + run.abandoned.length, 0),
    refused: runs.reduce((sum, run) => sum + run.refused.length, 0),
  };
}
