/** Redirects in the order in which they were written: each one speaks of where the streams lead at that moment. */
import { closeSync, constants, fstatSync, openSync } from "node:fs";
import type { Piece, Redirect } from "../../permission/shell/plan.ts";
import type { Sink, Streams } from "../../system/pipeline.ts";
import { collectFrom } from "../../system/pipes.ts";
import { ToolProblem } from "../workspace.ts";
import { requireInside } from "./arguments.ts";
import { BASH_SAYS } from "./builtins.ts";
import { literalOf } from "./glob.ts";
import { nextPipe } from "./plan-pipes.ts";
import type { Shell } from "./run-plan.ts";
import { say } from "./say.ts";
import type { Scope } from "./scope.ts";

export type Redirected = AsyncDisposable &
  ({ readonly kind: "open"; readonly streams: Streams } | { readonly kind: "failed" });

type Place = { readonly scope: Scope; readonly streams: Streams };

/** Holds what was opened until it is disposed; by then all that was written has arrived. */
export async function openRedirects(redirects: readonly Redirect[], place: Place, shell: Shell): Promise<Redirected> {
  const opened: number[] = [];
  const close = (): void => {
    for (const descriptor of opened.splice(0)) closeSync(descriptor);
  };
  let { streams } = place;
  try {
    for (const redirect of redirects) {
      if (redirect.kind !== "input") streams = { ...streams, ...turn(redirect, streams) };
      else if (redirect.path === undefined) streams = { ...streams, input: { kind: "nothing" } };
      else {
        const descriptor = openInside(redirect.path, place.scope);
        opened.push(descriptor);
        streams = { ...streams, input: { kind: "open", descriptor } };
      }
    }
  } catch (error) {
    close();
    if (!(error instanceof CannotOpen)) throw error;
    await say(streams.errors, `${BASH_SAYS}${error.message}\n`);
    return { kind: "failed", [Symbol.asyncDispose]: async () => undefined };
  }
  if (streams.output.kind !== "collect" || streams.output !== streams.errors) {
    return { kind: "open", streams, [Symbol.asyncDispose]: async () => close() };
  }
  const joined = joinStreams(streams.output, shell);
  const both = { ...streams, output: joined.sink, errors: joined.sink };
  return { kind: "open", streams: both, [Symbol.asyncDispose]: () => joined.drained().finally(close) };
}

/** Only in one pipe do both streams keep the order in which they were written. */
function joinStreams(
  { take }: Extract<Sink, { kind: "collect" }>,
  shell: Shell,
): { readonly sink: Sink; readonly drained: () => Promise<void> } {
  const pipe = nextPipe(shell.pipes);
  const { drained } = collectFrom(pipe, (chunk) => {
    shell.job.count(chunk.length);
    take(chunk);
  });
  return { sink: { kind: "open", descriptor: pipe.writer.descriptor }, drained };
}

function turn(redirect: Exclude<Redirect, { kind: "input" }>, { output, errors }: Streams): Partial<Streams> {
  if (redirect.kind === "join") return redirect.stream === "errors" ? { errors: output } : { output: errors };
  const nowhere = { kind: "discard" } as const;
  return {
    ...(redirect.stream !== "errors" && { output: nowhere }),
    ...(redirect.stream !== "output" && { errors: nowhere }),
  };
}

class CannotOpen extends Error {}

/** What was opened must be what was looked at: a link may have come between. */
function openInside(pieces: readonly Piece[], scope: Scope): number {
  const name = literalOf(pieces);
  const { real } = requireInside(scope, name);
  const descriptor = openReal(real, name);
  const kind = fstatSync(descriptor);
  if (kind.isFile() || kind.isDirectory()) return descriptor;
  closeSync(descriptor);
  throw new ToolProblem(`${name} is not a regular file, and cannot be read.`);
}

function openReal(real: string, name: string): number {
  try {
    // Without waiting for the other end of a FIFO.
    return openSync(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT" || code === "ENOTDIR") throw new CannotOpen(`${name}: No such file or directory`);
    if (code === "EACCES") throw new CannotOpen(`${name}: Permission denied`);
    throw error;
  }
}
