/** Starts the real bundle as the runner would, beside a scripted model and an in-memory GitHub, and collects what it left behind. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { GitHubSimulator } from "../../src/simulator/github/server.ts";
import type { MessagesApi } from "../../src/simulator/messages/server.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

const bundle = join(import.meta.dirname, "..", "..", "dist", "main", "index.js");

export type Step = {
  readonly github: Pick<GitHubSimulator, "url">;
  readonly api: Pick<MessagesApi, "url">;
  readonly workspace: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Once this resolves, the step gets what a cancelled job gets. */
  readonly cancelWhen?: Promise<unknown>;
};

export type StepResult = {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly reportText: string;
  /** The report as JSON, where there is one. */
  readonly report: ReportJson | undefined;
  /** All transcripts, as they were written. */
  readonly transcripts: string;
  /** The lines of one, by its name below the folder. */
  readonly transcript: (name: string) => readonly Record<string, unknown>[];
};

/** As much of the JSON as tests look at. */
export type ReportJson = {
  readonly verdict: string;
  readonly findings: readonly {
    readonly path: string;
    readonly line?: number;
    readonly title: string;
    readonly foundBy: readonly string[];
  }[];
  readonly agents: readonly {
    readonly agent: string;
    readonly agentId: string;
    readonly ending: { readonly kind: string; readonly cause?: string };
    readonly startedAt: number;
    readonly endedAt: number;
    readonly text: string;
    readonly turns: number;
    readonly usage: { readonly cacheRead: number };
    readonly denials: readonly Record<string, string>[];
    /** What it changed in its own copy, and the file with the patch. */
    readonly changes?: { readonly files: readonly string[]; readonly patch?: string };
  }[];
  readonly files: readonly { readonly path: string; readonly visited: boolean }[];
  readonly notices: readonly string[];
  readonly disturbed: readonly string[];
  readonly commits: { readonly base: string; readonly mergeBase: string; readonly head: string };
};

const repo = { full_name: "octo/sample" };

export function opened(number: number, changes: object = {}): { name: string; payload: unknown } {
  return {
    name: "pull_request",
    payload: { action: "opened", pull_request: { number, draft: false, head: { repo }, base: { repo }, ...changes } },
  };
}

/** The payload that GitHub writes: it names the commits as they were then. */
export function openedAt(number: number, { base, head }: { readonly base: string; readonly head: string }) {
  return opened(number, { head: { repo, sha: head }, base: { repo, sha: base } });
}

export async function runStep(step: Step): Promise<StepResult> {
  await using folder = await temporaryFolder("runner");
  const place = (name: string): string => join(folder.path, name);
  await mkdir(place("temp"));
  for (const name of ["output", "summary"]) await writeFile(place(name), "");
  const event = step.event ?? opened(7);
  await writeFile(
    place("event.json"),
    typeof event.payload === "string" ? event.payload : JSON.stringify(event.payload),
  );
  const inputs = {
    "anthropic-api-key": "test-key-0123456789",
    "github-token": "test-token-0123456789",
    ...step.inputs,
  };
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder.path,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ANTHROPIC_BASE_URL: step.api.url,
    GITHUB_API_URL: step.github.url,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: place("event.json"),
    GITHUB_REPOSITORY: "octo/sample",
    GITHUB_ACTOR: "ada",
    GITHUB_RUN_ID: "99",
    GITHUB_WORKSPACE: step.workspace,
    GITHUB_OUTPUT: place("output"),
    GITHUB_STEP_SUMMARY: place("summary"),
    RUNNER_TEMP: place("temp"),
    ...step.environment,
  };
  const child = spawn(process.execPath, [bundle], { cwd: step.workspace, env, stdio: ["ignore", "pipe", "pipe"] });
  void step.cancelWhen?.then(() => child.kill("SIGINT"));
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  const outputs = parseOutputs(await readFile(place("output"), "utf8"));
  const reportText = outputs["report"] ? await readFile(outputs["report"], "utf8") : "";
  const files = await readAll(outputs["transcripts"]);
  return {
    code,
    log: out + error,
    outputs,
    summary: await readFile(place("summary"), "utf8"),
    reportText,
    report: reportText ? JSON.parse(reportText) : undefined,
    transcripts: [...files.values()].join(""),
    transcript: (name) =>
      (files.get(name) ?? "")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

async function readAll(folder: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (!folder) return new Map();
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".jsonl"));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  );
}

/** name<<delimiter, the value, delimiter: as the toolkit writes it. */
function parseOutputs(text: string): Record<string, string> {
  const found = text.matchAll(/^([^\n<]+)<<(ghadelimiter_[^\n]+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]));
}
