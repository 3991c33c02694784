/** A mistake in somebody's file: where it is, what was done about it, and how to mend it. */
export type Problem = {
  readonly severity: "error" | "warning";
  readonly file: string;
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
};

export function describeProblem({ file, line, message }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}
