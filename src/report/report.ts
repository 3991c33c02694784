/** The one value that the comment, the job summary, the JSON and the HTML page are rendered from. */
import type { AgentResult } from "../agent/result.ts";
import type { Usage } from "../agent/usage.ts";
import type { Finding } from "../finding/finding.ts";
import type { PermissionMode } from "../permission/mode.ts";
import type { Commits } from "../pull/pull-request.ts";

export type Verdict = "clean" | "findings" | "incomplete";

/** One run with the question that it was given; the main agent's own run has none. */
export type AgentReport = AgentResult & {
  readonly description: string;
  readonly question: string;
  /** What the agent changed in its own copy of the tree; absent where it wrote nothing. */
  readonly changes?: AgentChanges;
};

/** `patch` is a file beside the transcripts; absent where it could not be made, and then `note` says why. */
export type AgentChanges = { readonly files: readonly string[]; readonly patch?: string; readonly note?: string };

export type ReportedFile = {
  readonly path: string;
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  /** Whether an agent opened it or its diff. */
  readonly visited: boolean;
  /** Whether there was anything to read: `none` for pure renames, pictures and the like. */
  readonly content: "text" | "none";
  readonly note?: string;
};

export type Report = {
  readonly version: 1;
  readonly pull: {
    readonly owner: string;
    readonly repo: string;
    readonly number: number;
    readonly title: string;
    readonly url: string;
  };
  readonly commits: Commits;
  readonly verdict: Verdict;
  /** The main agent's own words; empty where it did not get that far. */
  readonly summary: string;
  readonly findings: readonly Finding[];
  readonly main: AgentReport;
  readonly agents: readonly AgentReport[];
  readonly files: readonly ReportedFile[];
  /** What changed in the shared tree while agents were reading it: nothing that they wrote is then shown. */
  readonly disturbed: readonly string[];
  /** Sentences that the reader must know: configuration changes not in effect, a moved head, gaps, repairs. */
  readonly notices: readonly string[];
  readonly usage: Usage;
  readonly startedAt: number;
  readonly endedAt: number;
  /** How calls were decided that no rule speaks of; with `plan` the summary is a plan. */
  readonly mode: PermissionMode;
  /** Where agents and settings came from. */
  readonly configuration: "base" | "working-tree";
  /** The page of the workflow run; absent on the command line. */
  readonly runUrl?: string;
};
