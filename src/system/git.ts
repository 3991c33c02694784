/**
 * Runs git on a checkout that an attacker may have filled. Nothing that the checkout, the machine or the user configured can
 * make git start a program, ask a question or open a connection; only `transport: "fetch"` may reach the network.
 */
import { existsSync } from "node:fs";
import { devNull } from "node:os";
import { InputProblem } from "../pull/problem.ts";
import { cleanEnvironment, type Environment, networkEnvironment } from "./environment.ts";
import { type ProcessResult, runProcess } from "./process.ts";

/** With `gitDir`, git looks nowhere else: a bare repository that somebody committed into the tree is never found. */
export type Repository = { readonly root: string; readonly gitDir?: string };

export type GitSetting = readonly [key: string, value: string];

export type GitOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly input?: string | undefined;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** `literal` (the default) takes every path as it stands; `magic` is for patterns that our own code has put together. */
  readonly pathspecs?: "literal" | "magic";
  readonly transport?: "none" | "fetch";
  /** Given through the environment, so that secrets among them never stand in an argument list. */
  readonly settings?: readonly GitSetting[];
};

/** A git command that ended badly, with git's own words. */
export class GitError extends Error {
  readonly stderr: string;
  constructor(command: string, result: ProcessResult) {
    const ending = result.timedOut ? "took too long" : `ended with ${result.code ?? result.signal}`;
    super(`git ${command} ${ending}${result.stderr ? `: ${withoutCredentials(result.stderr.trim())}` : ""}`);
    this.name = "GitError";
    this.stderr = withoutCredentials(result.stderr);
  }
}

/** The exit code is the caller's to judge. */
export function runGit(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<ProcessResult> {
  const { signal, input, maxBytes, timeoutMs } = options;
  const env = gitEnvironment(repository, options);
  const started = runProcess("git", args, { cwd: repository.root, env, signal, input, maxBytes, timeoutMs });
  return started.catch((error: unknown) => {
    throw isAbsent(error) && existsSync(repository.root) ? new InputProblem(NO_GIT, { cause: error }) : error;
  });
}

const NO_GIT =
  "There is no git on this machine: install it. In a workflow whose job has a container, do so before the step with actions/checkout.";

/** What is said of a program that is not there, and of a folder that is not. */
function isAbsent(error: unknown): boolean {
  return (
    error instanceof Error && error.cause instanceof Error && "code" in error.cause && error.cause.code === "ENOENT"
  );
}

/** The output of a command that must succeed. */
export async function readGit(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const result = await runGit(repository, args, options);
  if (result.code !== 0 && !result.truncated) throw new GitError(args[0] ?? "", result);
  return result.stdout;
}

const hardenedSettings: readonly GitSetting[] = [
  ["safe.bareRepository", "explicit"],
  ["core.fsmonitor", "false"],
  ["core.hooksPath", devNull],
  ["core.attributesFile", devNull],
  ["core.excludesFile", devNull],
  ["core.pager", "cat"],
  ["core.quotePath", "false"],
  ["diff.external", ""],
  ["diff.autoRefreshIndex", "false"],
  ["log.showSignature", "false"],
  ["credential.helper", ""],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["submodule.recurse", "false"],
  ["protocol.allow", "never"],
  ["protocol.ext.allow", "never"],
  ["core.alternateRefsCommand", "true"],
];

const fetchProtocols = ["https", "http", "ssh", "file"] as const;

export function gitEnvironment(repository: Repository, options: GitOptions): Environment {
  const fetching = options.transport === "fetch";
  const settings: readonly GitSetting[] = [
    ...hardenedSettings,
    ["safe.directory", repository.root],
    ...(fetching ? fetchProtocols.map((name): GitSetting => [`protocol.${name}.allow`, "always"]) : []),
    ...(options.settings ?? []),
  ];
  return {
    ...cleanEnvironment(),
    ...(fetching ? networkEnvironment() : { GIT_SSH_COMMAND: "false", GIT_NO_LAZY_FETCH: "1" }),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_PAGER: "cat",
    GIT_EDITOR: "false",
    GIT_ASKPASS: "false",
    GIT_NO_REPLACE_OBJECTS: "1",
    ...(options.pathspecs !== "magic" && { GIT_LITERAL_PATHSPECS: "1" }),
    ...(repository.gitDir !== undefined && { GIT_DIR: repository.gitDir, GIT_WORK_TREE: repository.root }),
    ...environmentSettings(settings),
  };
}

function environmentSettings(settings: readonly GitSetting[]): Environment {
  const entries = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(entries) };
}

/** A remote's address may carry a password, and git repeats addresses in its messages. */
function withoutCredentials(text: string): string {
  return text.replaceAll(/:\/\/[^/\s@]+@/g, "://");
}
