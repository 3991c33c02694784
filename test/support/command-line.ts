/** Starts the real bundle as a person would: a terminal's environment, and nothing of ours in it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "../../src/system/temporary.ts";

export const cliBundle = join(import.meta.dirname, "..", "..", "dist", "cli", "index.js");

export type Ended = { readonly code: number; readonly out: string; readonly error: string };

export type StartOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Another copy of the product than this one. */
  readonly bundle?: string;
};

export async function start(words: readonly string[], options: StartOptions = {}): Promise<Ended> {
  const { cwd, env, input, bundle = cliBundle } = options;
  await using home = await temporaryFolder("home");
  const child = spawn(process.execPath, [bundle, ...words], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", HOME: home.path, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(input ?? "");
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, out, error };
}

/** One JSON object per line, in and out. */
export async function startBatch(words: readonly string[], lines: readonly unknown[], options: StartOptions = {}) {
  const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  const { code, out, error } = await start([...words, "--batch"], { ...options, input });
  const answers: readonly Record<string, unknown>[] = out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code, answers, error };
}
