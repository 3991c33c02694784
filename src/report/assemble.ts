/** Puts together what the runs left behind, so that nothing that was started, found or changed is missing from the report. */
import { addUsage, noUsage } from "../agent/usage.ts";
import { mergeFindings } from "../finding/merge.ts";
import type { ChangedFile, PullRequest } from "../pull/pull-request.ts";
import type { AgentReport, Report, ReportedFile } from "./report.ts";
import { decideVerdict } from "./verdict.ts";

export type Harvest = {
  readonly main: AgentReport;
  readonly agents: readonly AgentReport[];
  readonly notices: readonly string[];
};

export function assembleReport(pull: PullRequest, harvest: Harvest, runUrl?: string): Report {
  const { main, agents, notices } = harvest;
  const runs = [main, ...agents];
  const findings = mergeFindings(runs.flatMap((run) => run.findings));
  const visited = new Set(runs.flatMap((run) => run.visited));
  const files = pull.files.map((file) => reportFile(file, visited));
  const { owner, repo, number, title, url, commits } = pull;
  return {
    version: 1,
    pull: { owner, repo, number, title, url },
    commits,
    verdict: decideVerdict({ main, agents, findings, files }),
    summary: main.text,
    findings,
    main,
    agents,
    files,
    notices,
    usage: runs.map((run) => run.usage).reduce(addUsage, noUsage),
    startedAt: main.startedAt,
    endedAt: Math.max(...runs.map((run) => run.endedAt)),
    ...(runUrl !== undefined && { runUrl }),
  };
}

const withheldNotes = { binary: "binary", "too-large": "too large to show as a diff" } as const;

function reportFile(
  { path, status, additions, deletions, withheld }: ChangedFile,
  visited: ReadonlySet<string>,
): ReportedFile {
  return {
    path,
    status,
    additions,
    deletions,
    visited: visited.has(path),
    ...(withheld && { note: withheldNotes[withheld] }),
  };
}
