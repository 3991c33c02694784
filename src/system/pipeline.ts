/**
 * Starts programs whose streams are connected. What flows from one program to another never passes through this process: a
 * writer whose reader has gone ends as it would in a shell.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import type { Environment } from "./environment.ts";
import type { Job } from "./job.ts";
import { killGroup, ownGroup } from "./process.ts";
import type { Programs } from "./programs.ts";

export type Program = {
  /** What the program is called by, in its own messages too. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Environment;
  /** What it has started and not waited for ends with it. */
  readonly leftovers?: "killed";
};

export type Source = { readonly kind: "nothing" } | { readonly kind: "open"; readonly descriptor: number };

export type Sink =
  | { readonly kind: "discard" }
  | { readonly kind: "open"; readonly descriptor: number }
  | { readonly kind: "collect"; readonly take: (chunk: Buffer) => void };

export type Streams = { readonly input: Source; readonly output: Sink; readonly errors: Sink };

export type Starting = { readonly job: Job; readonly programs: Programs };

/** More than the system takes on one command line. */
export class TooManyArguments extends Error {}

const NOT_FOUND = 127;
const CANNOT_START = 126;

/**
 * Gives the status as a shell would: 128 and the signal's number where a signal ended the program. Whatever it wrote has
 * been collected by then. Throws if the job has ended, and `TooManyArguments`; the status itself never fails.
 */
export function startProgram({ job, programs }: Starting, program: Program, streams: Streams): Promise<number> {
  job.signal.throwIfAborted();
  const file = programs.find(program.name);
  if (file === undefined) return Promise.resolve(NOT_FOUND);
  const child = spawnChild(file, program, { streams, limits: programs.limits(program.name) });
  job.adopt(child);
  if (program.leftovers === "killed") child.once("exit", () => killGroup(child));
  collect(child.stdout, streams.output, job);
  collect(child.stderr, streams.errors, job);
  return statusOf(child);
}

type How = { readonly streams: Streams; readonly limits: readonly string[] };

function spawnChild(file: string, { name, args, cwd, env }: Program, { streams, limits }: How): ChildProcess {
  const [limiter, ...options] = limits;
  const given = limiter === undefined ? args : [...options, name, ...args];
  const { input, output, errors } = streams;
  try {
    return spawn(limiter ?? file, given, {
      cwd,
      env: { ...env },
      stdio: [input.kind === "open" ? input.descriptor : "ignore", lend(output), lend(errors)],
      ...(limiter === undefined && { argv0: name }),
      ...ownGroup,
    });
  } catch (error) {
    const tooLong = error instanceof Error && "code" in error && error.code === "E2BIG";
    throw tooLong ? new TooManyArguments(name) : error;
  }
}

function lend(sink: Sink): "ignore" | "pipe" | number {
  if (sink.kind === "open") return sink.descriptor;
  return sink.kind === "discard" ? "ignore" : "pipe";
}

function collect(stream: Readable | null, sink: Sink, job: Job): void {
  if (sink.kind !== "collect") return;
  stream?.on("data", (chunk: Buffer) => {
    job.count(chunk.length);
    sink.take(chunk);
  });
}

function statusOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on("error", () => resolve(CANNOT_START));
    child.on("close", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
