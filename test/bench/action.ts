/**
 * Starts programs as the runner would and measures them from outside. Nothing else runs in this process meanwhile: a busy
 * bench would see requests later than they came.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { openedAt } from "../support/action.ts";
import type { Scenario } from "../support/scenario.ts";
import { type Consumption, parseConsumption, probe } from "./probe.ts";

const bundle = join(import.meta.dirname, "..", "..", "dist", "main", "index.js");
/** Lets a program's last disk writes and exiting children pass before the next one is measured. */
const SETTLE_MS = 30;

/** Monotonic milliseconds, on the same clock as the simulator's requests. */
export type Timing = { readonly startedAt: number; readonly endedAt: number };

export type ActionRun = Timing & {
  readonly consumption: Consumption | undefined;
  readonly usage: z.infer<typeof reportSchema>["usage"];
};

/** A session that did not go well is not worth measuring. */
const finished = z.object({ ending: z.object({ kind: z.literal("finished") }) });
const reportSchema = z.object({
  main: finished,
  agents: z.array(finished),
  usage: z.object({ input: z.number(), cacheRead: z.number(), cacheWrite: z.number() }),
});

/** `bare` is exactly what the runner starts; `probed` also measures from inside, which costs a few milliseconds. */
export async function runAction(scenario: Scenario, mode: "bare" | "probed"): Promise<ActionRun> {
  await access(bundle).catch(() => {
    throw new Error("There is no dist/main/index.js to measure: run `npm run build` first.");
  });
  await using folder = await temporaryFolder("bench");
  const env = await prepareRunner(folder.path, scenario);
  const args = mode === "probed" ? ["--import", probe, bundle] : [bundle];
  const { output, report: told, ...timing } = await runNode(args, { cwd: scenario.repository.root, env });
  const found = /^report<<(\S+)\n(.+)\n\1$/m.exec(await readFile(join(folder.path, "output"), "utf8"));
  if (!found?.[2]) throw new Error(`The Action gave no report. It said:\n${output}`);
  const report = reportSchema.parse(JSON.parse(await readFile(found[2], "utf8")));
  return { ...timing, consumption: mode === "probed" ? parseConsumption(told) : undefined, usage: report.usage };
}

type Program = { readonly cwd: string; readonly env: Readonly<Record<string, string>> };

/** Runs Node on these arguments to its end; what it writes to its fourth descriptor comes back as `report`. */
export async function runNode(args: readonly string[], { cwd, env }: Program) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...env }, stdio: ["ignore", "pipe", "pipe", "pipe"] });
  const exited = once(child, "exit").then(([code]) => ({ code, endedAt: performance.now() }));
  const outlets = child.stdio.filter((stream) => stream instanceof Readable);
  const [out = "", error = "", report = ""] = await Promise.all(outlets.map((stream) => text(stream)));
  const { code, endedAt } = await exited;
  if (code !== 0) throw new Error(`node ${args.join(" ")} ended with ${code}:\n${out}${error}`);
  await sleep(SETTLE_MS);
  return { startedAt, endedAt, output: out + error, report };
}

/** The files and variables that the runner gives a step. Nothing of this machine's own environment but the path. */
async function prepareRunner(
  folder: string,
  { github, api, repository, base, head }: Scenario,
): Promise<Record<string, string>> {
  const place = (name: string): string => join(folder, name);
  const event = openedAt(7, { base, head });
  await mkdir(place("temp"));
  await Promise.all([
    writeFile(place("output"), ""),
    writeFile(place("summary"), ""),
    writeFile(place("event.json"), JSON.stringify(event.payload)),
  ]);
  return {
    ...plainEnvironment,
    HOME: folder,
    "INPUT_ANTHROPIC-API-KEY": "bench-key-0123456789",
    "INPUT_GITHUB-TOKEN": "bench-token-0123456789",
    ANTHROPIC_BASE_URL: api.url,
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: place("event.json"),
    GITHUB_REPOSITORY: "octo/sample",
    GITHUB_ACTOR: "ada",
    GITHUB_RUN_ID: "99",
    GITHUB_WORKSPACE: repository.root,
    GITHUB_OUTPUT: place("output"),
    GITHUB_STEP_SUMMARY: place("summary"),
    RUNNER_TEMP: place("temp"),
  };
}

export const plainEnvironment: Readonly<Record<string, string>> = { PATH: process.env["PATH"] ?? "" };
