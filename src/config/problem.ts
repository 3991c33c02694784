/** A mistake in somebody's file: where it is, what was done about it, and how to mend it. */
export type Problem = {
  /** `error`: the agent was left out. `warning`: something was repaired, ignored or narrowed. `note`: worth knowing. */
  readonly severity: "error" | "warning" | "note";
  readonly file: string;
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
};

export function describeProblem({ file, line, message }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}
