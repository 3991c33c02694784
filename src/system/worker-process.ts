/**
 * The worker, seen from the parent: a process without secrets that answers requests. Every question is answered or rejected;
 * a worker that breaks down rejects all that was under way, and is started again a few times.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { wordsOf } from "../pull/problem.ts";
import { cleanEnvironment } from "./environment.ts";
import { closeCover, coverInherited } from "./inherited.ts";
import { readLines } from "./lines.ts";
import { killGroup, ownGroup } from "./process.ts";
import type { Launcher } from "./sandbox/sandbox.ts";
import { answerSchema, READY, type WorkerRequest } from "./worker-protocol.ts";

const MAX_STDERR_CHARACTERS = 4_000;
const MAX_RESTARTS = 3;
/** A worker that says nothing for so long after a cancellation is stuck: nobody else would get an answer either. */
const STUCK_MS = 5_000;
/** How long a worker may take to end by itself once its input is closed. */
const GRACE_MS = 2_000;

export type WorkerSettings = {
  readonly script: string;
  readonly cwd: string;
  /** The first line that the worker reads. Never put a secret in it. */
  readonly configuration: unknown;
  /** Builds the box that the worker runs in; without it the worker runs beside us. */
  readonly launcher?: Launcher | undefined;
};

export type Worker = AsyncDisposable & {
  /** Rejects at once when the signal is aborted, and tells the worker to stop. */
  readonly ask: (op: string, payload: unknown, signal: AbortSignal) => Promise<unknown>;
};

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (error: unknown) => void };

type Life = {
  readonly send: (request: WorkerRequest) => void;
  readonly pending: Map<number, Pending>;
  readonly end: () => Promise<void>;
  readonly kill: () => void;
  /** Counts the answers, whomever they were for. */
  heard: number;
  /** Set when the process is gone: why. */
  broken?: Error;
};

/** Spawns at once and returns without waiting: requests queue in the pipe until the worker reads them. */
export function startWorker(settings: WorkerSettings): Worker {
  let life = beginLife(settings);
  let restarts = 0;
  let nextId = 1;
  let closed = false;

  const livingWorker = (): Life => {
    if (closed) throw new Error("The tool worker is closed: the session has ended.");
    if (!life.broken) return life;
    if (restarts >= MAX_RESTARTS) {
      throw new Error(`The tool worker broke down again and is not started again. ${life.broken.message}`);
    }
    restarts += 1;
    life = beginLife(settings);
    return life;
  };

  return {
    async ask(op, payload, signal) {
      signal.throwIfAborted();
      const current = livingWorker();
      const { send, pending } = current;
      const id = nextId++;
      const abort = new AbortController();
      try {
        return await new Promise((resolve, reject) => {
          pending.set(id, { resolve, reject });
          const cancel = () => {
            send({ kind: "cancel", id });
            killIfStuck(current);
            reject(signal.reason);
          };
          signal.addEventListener("abort", cancel, { once: true, signal: abort.signal });
          send({ kind: "ask", id, op, payload });
        });
      } finally {
        abort.abort();
        pending.delete(id);
      }
    },
    [Symbol.asyncDispose]() {
      closed = true;
      return life.end();
    },
  };
}

function beginLife({ script, cwd, configuration, launcher }: WorkerSettings): Life {
  const [command, ...args] = launcher
    ? [launcher.command, ...launcher.args, process.execPath, script]
    : [process.execPath, script];
  const child = spawn(command, args, {
    cwd,
    env: { ...(launcher?.environment ?? cleanEnvironment()) },
    stdio: ["pipe", "pipe", "pipe", ...coverInherited()],
    ...ownGroup,
  });
  closeCover(child);
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error("The tool worker could not be started: there are no pipes left for it.");
  const kill = (): void => {
    if (launcher?.endedBy === "input") stdin.destroy();
    else killGroup(child);
  };
  const write = (value: unknown): void => {
    if (stdin.writable) stdin.write(`${JSON.stringify(value)}\n`);
  };
  const life: Life = {
    send: write,
    pending: new Map(),
    heard: 0,
    kill,
    end: () => endProcess(child, kill),
  };
  let stderr = "";
  const breakDown = (what: string): void => {
    const said = stderr.trim();
    const words = said ? ` Its last words: ${said}` : "";
    life.broken ??= new Error(`The tool worker ${what}. The calls under way were lost; call again.${words}`);
    for (const { reject } of life.pending.values()) reject(life.broken);
  };

  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_CHARACTERS);
  });
  // A closed pipe is the end of the worker, which `close` reports with its cause.
  stdin.on("error", () => undefined);
  child.on("error", (error) => breakDown(`could not be started (${error.message})`));
  child.on("close", (code, signal) => breakDown(`ended unexpectedly (${signal ?? `exit code ${code}`})`));
  void takeAnswers(stdout, life).catch((error: unknown) => {
    stderr += `\n${wordsOf(error)}`;
    kill();
  });
  write(configuration);
  return life;
}

/** A cancelled call is answered too. No answer at all means that the worker cannot even read the cancellation. */
function killIfStuck(life: Life): void {
  const { heard } = life;
  setTimeout(() => {
    if (life.heard === heard && !life.broken) life.kill();
  }, STUCK_MS).unref();
}

async function takeAnswers(stdout: AsyncIterable<Uint8Array>, life: Life): Promise<void> {
  const { pending } = life;
  for await (const line of readLines(stdout)) {
    life.heard += 1;
    const answer = answerSchema.parse(JSON.parse(line));
    const waiting = pending.get(answer.id);
    if (answer.kind === "value") waiting?.resolve(answer.value);
    else waiting?.reject(new Error(answer.message));
  }
}

/** Closing its input is the polite way to end a worker; after the grace it is killed with all that it started. */
async function endProcess(child: ChildProcess, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once("close", resolve));
  const timer = setTimeout(kill, GRACE_MS);
  child.stdin?.end();
  await closed;
  clearTimeout(timer);
}

/** A worker that is started when it is first asked, or woken: nobody waits for it who does not need it. */
export function lazyWorker(start: () => Promise<Worker>): Worker & { readonly wake: () => Promise<unknown> } {
  let worker: Promise<Worker> | undefined;
  let closed = false;
  const awake = (): Promise<Worker> => {
    worker ??= start();
    return worker;
  };
  let ready: Promise<unknown> | undefined;
  return {
    ask: async (op, payload, signal) => (await awake()).ask(op, payload, signal),
    async wake() {
      if (closed) return;
      // One that cannot run is found out now, and not by every call.
      ready ??= awake().then((started) => started.ask(READY, null, new AbortController().signal));
      await ready;
    },
    async [Symbol.asyncDispose]() {
      closed = true;
      // Whoever woke or asked it has heard why it could not start.
      const started = await worker?.catch(() => undefined);
      await started?.[Symbol.asyncDispose]();
    },
  };
}
