/** What both doors share: where this product's own files are, what time it is, and how an unexpected throw reads. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "./agent/clock.ts";
import { InputProblem } from "./pull/problem.ts";

export type OwnFiles = { readonly agentsFolder: string; readonly workerScript: string };

/** A door's bundle lies in `dist/<door>/`, two levels below the root of the product. */
export function ownFiles(doorFolder: string): OwnFiles {
  const root = join(doorFolder, "..", "..");
  return { agentsFolder: join(root, "agents"), workerScript: join(root, "dist", "worker", "index.js") };
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
};

/** A user's mistake is a sentence already. Anything else is told with its causes, so that it can be reported. */
export function explainThrow(error: unknown): string {
  if (error instanceof InputProblem) return error.message;
  const causes: string[] = [];
  for (
    let cause = error;
    cause !== undefined && causes.length < 5;
    cause = cause instanceof Error ? cause.cause : undefined
  ) {
    causes.push(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
  }
  return `PR Subagents broke off: ${causes.join(", caused by ")}. Run the job again; if it stays, report it with this line.`;
}
