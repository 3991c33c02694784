/** The Action's door: runs the session, and turns a throw into a failed step with a sentence. */
import { actionSurface } from "./action/surface.ts";
import { Stopped } from "./agent/deadline.ts";
import { explainThrow, ownFiles, speakEnglish, systemClock } from "./own-files.ts";
import { runSession } from "./session.ts";

speakEnglish();
const surface = actionSurface((text) => process.stdout.write(text));
// A log that nobody reads any more must not keep the report back.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
const cancelled = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => cancelled.abort(new Stopped({ kind: "aborted", cause: "the job was cancelled" })));
}

try {
  const environment = process.env;
  await runSession({
    environment,
    ...ownFiles(import.meta.dirname),
    surface,
    clock: systemClock,
    signal: cancelled.signal,
  });
} catch (error) {
  surface.failure(explainThrow(error));
  await surface.outputs({ conclusion: "failed" });
}
