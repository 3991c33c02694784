/**
 * One command of a model as the processes that it becomes. All of them end together: at the time limit, when too much was
 * written, when the call is aborted, and in any case before the job is disposed. After its end a job starts nothing more.
 */
import type { ChildProcess } from "node:child_process";
import { killGroup } from "./process.ts";

export type JobLimits = {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Of everything that this process collects, not only of what is shown. */
  readonly maxBytes: number;
};

type JobStop = "time-limit" | "output-limit" | "aborted";

export type Job = AsyncDisposable & {
  /** Aborted when the job is stopped, for whatever reason. */
  readonly signal: AbortSignal;
  readonly stopped: () => JobStop | undefined;
  readonly adopt: (child: ChildProcess) => void;
  /** Kills all that runs: for a failure of ours in the middle. */
  readonly end: () => void;
  /** Stops the job once it is too much. */
  readonly count: (bytes: number) => void;
};

/** Says why the work was stopped, if it was. */
export async function inJob(
  limits: JobLimits,
  work: (job: Job) => Promise<unknown>,
): Promise<Exclude<JobStop, "aborted"> | undefined> {
  const job = openJob(limits);
  try {
    await work(job);
  } catch (error) {
    if (job.stopped() === undefined) throw error;
  } finally {
    await job[Symbol.asyncDispose]();
  }
  const stopped = job.stopped();
  if (stopped === "aborted") throw limits.signal.reason;
  return stopped;
}

function openJob({ signal, timeoutMs, maxBytes }: JobLimits): Job {
  const children = new Map<ChildProcess, Promise<void>>();
  const controller = new AbortController();
  let stopped: JobStop | undefined;
  let bytes = 0;

  const end = (): void => {
    controller.abort();
    for (const child of children.keys()) killGroup(child);
  };
  const stop = (why: JobStop): void => {
    stopped ??= why;
    end();
  };
  const abort = (): void => stop("aborted");
  const timer = setTimeout(stop, timeoutMs, "time-limit");
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();

  return {
    signal: controller.signal,
    stopped: () => stopped,
    end,
    adopt(child) {
      const closed = new Promise<void>((resolve) => {
        child.once("close", () => resolve());
        // What could not even be started may never be closed.
        child.once("error", () => child.pid === undefined && resolve());
      });
      children.set(child, closed);
      void closed.then(() => children.delete(child));
    },
    count(more) {
      bytes += more;
      if (bytes > maxBytes && stopped === undefined) stop("output-limit");
    },
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      end();
      await Promise.all(children.values());
    },
  };
}
