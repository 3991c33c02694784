/** The terminal's door. Exit code 0: done; 1: the session failed; 2: the words were wrong. */
import { Stopped } from "./agent/deadline.ts";
import { defangLog } from "./boundary/print.ts";
import { agents } from "./cli/agents.ts";
import { answerCalls } from "./cli/calls.ts";
import { demo } from "./cli/demo.ts";
import { type Command, readCommand } from "./cli/options.ts";
import { type ReviewHouse, reviewBranch } from "./cli/review.ts";
import { processStreams } from "./cli/terminal.ts";
import { usage } from "./cli/usage.ts";
import { explainThrow, ownFiles, ownVersion, speakEnglish, systemClock } from "./own-files.ts";
import { InputProblem } from "./pull/problem.ts";

speakEnglish();
const cancelled = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => cancelled.abort(new Stopped({ kind: "aborted", cause: "cancelled" })));
}

function runLocally(
  command: Exclude<Command, { kind: "help" | "version" | "demo" }>,
  house: ReviewHouse,
): Promise<number> {
  switch (command.kind) {
    case "agents":
      return agents(command, house);
    case "review":
      return reviewBranch(command, house);
    case "explain":
    case "tool":
      return answerCalls(command, house);
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  const house = {
    ...ownFiles(import.meta.dirname),
    streams: processStreams,
    clock: systemClock,
    signal: cancelled.signal,
  };
  if (command.kind === "help") processStreams.out(usage);
  else if (command.kind === "version") processStreams.out(`PR Subagents ${ownVersion(import.meta.dirname)}`);
  else if (command.kind === "demo") process.exitCode = await demo(command, house);
  else {
    const local = { ...house, environment: process.env, folder: process.cwd(), input: process.stdin };
    process.exitCode = await runLocally(command, local);
  }
} catch (error) {
  processStreams.error(defangLog(explainThrow(error)));
  process.exitCode = error instanceof InputProblem ? 2 : 1;
}
