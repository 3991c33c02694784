/** The terminal's door. Exit code 0: done; 1: the session failed; 2: the words were wrong. */
import { Stopped } from "./agent/deadline.ts";
import { defangLog } from "./boundary/print.ts";
import { agents } from "./cli/agents.ts";
import { demo } from "./cli/demo.ts";
import { readCommand, usage } from "./cli/options.ts";
import { reviewBranch } from "./cli/review.ts";
import { processStreams } from "./cli/terminal.ts";
import { explainThrow, ownFiles, systemClock } from "./own-files.ts";
import { InputProblem } from "./pull/problem.ts";

const cancelled = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => cancelled.abort(new Stopped({ kind: "aborted", cause: "cancelled" })));
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
  else if (command.kind === "demo") process.exitCode = await demo(command, house);
  else {
    const local = { ...house, environment: process.env, folder: process.cwd() };
    process.exitCode = command.kind === "agents" ? await agents(command, local) : await reviewBranch(command, local);
  }
} catch (error) {
  processStreams.error(defangLog(explainThrow(error)));
  process.exitCode = error instanceof InputProblem ? 2 : 1;
}
