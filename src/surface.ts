/** What a session shows while it works, and what it hands over at the end: the runner's log and files, or a terminal. */

export type Outputs = Readonly<Record<OutputName, string>>;

export const outputNames = [
  "conclusion",
  "report",
  "comment-url",
  "findings",
  "findings-critical",
  "findings-high",
  "findings-medium",
  "findings-low",
  "cost",
  "transcripts",
] as const;
export type OutputName = (typeof outputNames)[number];

export type Annotation = {
  readonly severity: "error" | "warning" | "note";
  readonly file: string;
  readonly line?: number;
  readonly message: string;
};

/**
 * Implementations must defang every text before they print it: models and pull requests wrote much of it, and a line
 * of a log can be a command to the runner.
 */
export type Surface = {
  /** A line as things happen. */
  readonly line: (text: string) => void;
  /** Many lines that belong together, all at once: groups cannot interleave. */
  readonly group: (title: string, lines: readonly string[]) => void;
  readonly notice: (text: string) => void;
  readonly warning: (text: string) => void;
  /** A mistake in a file of the pull request, shown on its line. */
  readonly annotate: (mistake: Annotation) => void;
  /** The session is over, and failed for this reason. */
  readonly failure: (text: string) => void;
  /** Never to be shown from now on. */
  readonly hide: (secret: string) => void;
  /** Loads what `outputs` and `summary` need, where that takes time. */
  readonly prepare?: () => Promise<unknown>;
  readonly outputs: (values: Partial<Outputs>) => Promise<void>;
  readonly summary: (markdown: string) => Promise<void>;
};
