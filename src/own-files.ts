/** What the doors share: where this product's own files are, what time it is, and how refusals and unexpected throws read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod/mini";
import type { Clock } from "./agent/clock.ts";
import { InputProblem, wordsOf } from "./pull/problem.ts";

export type OwnFiles = { readonly agentsFolder: string; readonly workerScript: string };

export function ownFiles(doorFolder: string): OwnFiles {
  const root = ownRoot(doorFolder);
  return { agentsFolder: join(root, "agents"), workerScript: join(root, "dist", "worker", "index.js") };
}

/** As `package.json` says, which every checkout has. */
export function ownVersion(doorFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(ownRoot(doorFolder), "package.json"), "utf8"));
  return String(version);
}

/** A door's bundle lies in `dist/<door>/`, two levels below the root of the product. */
function ownRoot(doorFolder: string): string {
  return join(doorFolder, "..", "..");
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
};

/**
 * Each door calls it first. The small zod, which loads in half the time of the large one, brings no words along: without
 * them every refusal of a schema, for people and for models, would read "Invalid input" and no more.
 */
export function speakEnglish(): void {
  z.config(z.locales.en());
}

const MAX_CAUSES = 5;

/** A user's mistake is a sentence already. Anything else is told with its causes, so that it can be reported. */
export function explainThrow(error: unknown): string {
  if (error instanceof InputProblem) return error.message;
  const told: string[] = [];
  for (let cause = error; cause !== undefined && told.length < MAX_CAUSES; cause = causeOf(cause)) {
    const words = wordsOf(cause).replace(/\.$/, "");
    if (!told.some((sentence) => sentence.includes(words))) told.push(words);
  }
  return `PR Subagents broke off: ${told.join(", caused by: ")}. Run it again; if it stays, report it with this line.`;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
