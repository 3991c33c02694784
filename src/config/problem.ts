/** A mistake in somebody's file: where it is, what was done about it, and how to mend it. */
import type { ListedProblem } from "../agent/listing.ts";

/** `error`: the agent was left out. `warning`: something was repaired, ignored or narrowed. `note`: worth knowing. */
export type Problem = ListedProblem;

export function describeProblem({ file, line, message }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}
