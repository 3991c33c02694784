/** What became of one call: always an answer for the model, and what the harness keeps of it. */
import type { Finding } from "../finding/finding.ts";
import type { Denial } from "../permission/decision.ts";
import type { RefusedFinding, ToolImage } from "../tools/tool.ts";

export type Outcome = {
  readonly text: string;
  readonly isError: boolean;
  readonly images?: readonly ToolImage[];
  readonly findings?: readonly Finding[];
  readonly refused?: readonly RefusedFinding[];
  readonly denial?: Denial;
  readonly visited?: readonly string[];
  /** A task that was asked for and never begun, in a few words. */
  readonly abandoned?: string;
  /** A hook wants the run to end: why. */
  readonly stop?: string;
};

/** Stands for the titles of a report that nobody could read, or that was denied. */
export const UNREAD_REPORT = "(a report that was not read)";

export function failure(text: string): Outcome {
  return { text, isError: true };
}
