/** A finding: one claim about one place, with the line it quotes and the way it fails. */

export const severities = ["critical", "high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

export type Finding = {
  /** Stable across runs: path, quoted line and category, never the prose. */
  readonly id: string;
  readonly path: string;
  /** Line in the head; absent for a claim about removed code or about a whole file. */
  readonly line?: number;
  readonly endLine?: number;
  /** The text of that line, as it stands in the head (or stood in the base, for removed code). */
  readonly quote: string;
  readonly severity: Severity;
  readonly category: string;
  readonly title: string;
  /** Input, state or timing → wrong outcome. */
  readonly failureScenario: string;
  readonly suggestion?: string;
  readonly foundBy: readonly string[];
  readonly verdict: "confirmed" | "uncertain" | "rejected" | "unverified";
};
