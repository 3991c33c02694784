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
  readonly disturbed: readonly string[];
};

export type Origin = Pick<Report, "configuration" | "mode" | "runUrl">;

export function assembleReport(pull: PullRequest, harvest: Harvest, origin: Origin): Report {
  const { main, agents } = harvest.disturbed.length > 0 ? withholdWords(harvest) : harvest;
  const { notices, disturbed } = harvest;
  const runs = [main, ...agents];
  const findings = mergeFindings(runs.flatMap((run) => run.findings));
  const visited = new Set(runs.flatMap((run) => run.visited));
  const files = pull.files.map((file) => reportFile(file, visited));
  const { owner, repo, number, title, url, commits } = pull;
  return {
    version: 1,
    pull: { owner, repo, number, title, url },
    commits,
    verdict: decideVerdict({ main, agents, findings, files, disturbed }),
    summary: main.text,
    findings,
    main,
    agents,
    files,
    disturbed,
    notices,
    usage: runs.map((run) => run.usage).reduce(addUsage, noUsage),
    startedAt: main.startedAt,
    endedAt: Math.max(...runs.map((run) => run.endedAt)),
    ...origin,
  };
}

/** Agents that could only read cannot have changed the tree: whoever did may have told them what to say. */
function withholdWords({ main, agents }: Harvest): Pick<Harvest, "main" | "agents"> {
  const withhold = (run: AgentReport): AgentReport => ({
    ...run,
    text: "",
    findings: [],
    refused: [],
    abandoned: [],
    visited: [],
    denials: [],
    description: "",
    question: "",
  });
  return { main: withhold(main), agents: agents.map(withhold) };
}

const withheldNotes = { binary: "binary", "too-large": "too large to show as a diff" } as const;

/** Files that nobody can review by reading. Other binary files count: a NUL byte alone must not exempt a script. */
const unreadable =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|pdf|zip|gz|bz2|xz|7z|tar|jar|woff2?|ttf|otf|eot|mp[34]|mov|webm|ogg|wav|wasm|so|dll|dylib|exe|class|pyc|bin|dat|db|sqlite|parquet)$/i;

function reportFile(file: ChangedFile, visited: ReadonlySet<string>): ReportedFile {
  const { path, previousPath, status, additions, deletions, became, withheld } = file;
  const unchanged = additions + deletions === 0 && became === undefined;
  const silent = withheld === undefined ? unchanged : withheld === "binary" && unreadable.test(path);
  const notes = [
    ...(previousPath === undefined ? [] : [`was ${previousPath}`]),
    ...(became ? [`now ${became}`] : []),
    ...(withheld ? [withheldNotes[withheld]] : []),
  ];
  return {
    path,
    status,
    additions,
    deletions,
    // A name that is not UTF-8 cannot be asked for: whatever was opened, it was not this file.
    visited: visited.has(path) && !path.includes("\uFFFD"),
    content: silent ? "none" : "text",
    ...(notes.length > 0 && { note: notes.join(", ") }),
  };
}
