/**
 * Starts one program and waits for its end. There is never a shell, the environment is exactly the given one, and when the
 * call is aborted, too slow or too loud, the program and all its children are killed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Environment } from "./environment.ts";

const MAX_STDERR_CHARACTERS = 16_000;
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const DEFAULT_TIMEOUT_MS = 120_000;

export type ProcessOptions = {
  readonly cwd: string;
  readonly env: Environment;
  readonly signal?: AbortSignal | undefined;
  readonly input?: string | Uint8Array | undefined;
  /** Standard output beyond this is not waited for: the program is killed and the result marked `truncated`. */
  readonly maxBytes?: number | undefined;
  readonly timeoutMs?: number | undefined;
};

export type ProcessResult = {
  /** Absent when a signal ended it. */
  readonly code?: number;
  readonly signal?: NodeJS.Signals;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly truncated: boolean;
  readonly timedOut: boolean;
};

/** Rejects only if the program cannot be started or the signal is aborted; an exit code is a result. */
export function runProcess(command: string, args: readonly string[], options: ProcessOptions): Promise<ProcessResult> {
  const { signal, maxBytes = DEFAULT_MAX_BYTES, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...options.env },
      stdio: [options.input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
      ...ownGroup,
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let stderr = "";
    let timedOut = false;

    const timer = setTimeout(() => {
      timedOut = true;
      killGroup(child);
    }, timeoutMs);
    const abort = () => killGroup(child);
    signal?.addEventListener("abort", abort, { once: true });
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };

    child.stdout?.on("data", (chunk: Buffer) => {
      if (bytes < maxBytes) chunks.push(chunk.subarray(0, maxBytes - bytes));
      bytes += chunk.length;
      if (bytes > maxBytes) killGroup(child);
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    });
    // A program that ends without reading its input closes the pipe under us; its exit code tells the story.
    child.stdin?.on("error", () => undefined).end(options.input);
    child.on("error", (cause) => {
      settle();
      reject(new Error(`${command} could not be started in ${options.cwd}: ${cause.message}`, { cause }));
    });
    child.on("close", (code, ended) => {
      settle();
      if (signal?.aborted) return reject(signal.reason);
      const how = { ...(code !== null && { code }), ...(ended !== null && { signal: ended }) };
      resolve({ ...how, stdout: Buffer.concat(chunks), stderr, truncated: bytes > maxBytes, timedOut });
    });
  });
}

/** On POSIX a child leads its own process group, so that its children can be ended with it; Windows has no such groups. */
export const ownGroup = { detached: process.platform !== "win32", windowsHide: true } as const;

export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (!ownGroup.detached) {
    child.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
