/** Real git repositories in temporary folders. Names and times are fixed, so that the same steps give the same commits. */
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runProcess } from "../../src/system/process.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

/** `null` removes the file, `{ link }` makes a symbolic link. */
export type Contents = string | Uint8Array | null | { readonly link: string };
export type Files = Readonly<Record<string, Contents>>;

export type TestRepository = AsyncDisposable & {
  readonly root: string;
  readonly url: string;
  readonly git: (args: readonly string[], input?: string | Uint8Array) => Promise<string>;
  readonly write: (files: Files) => Promise<void>;
  /** Writes, adds everything and commits; gives the commit's name. */
  readonly commit: (message: string, files?: Files) => Promise<string>;
  /** A clone over `file://`, in a folder of its own. */
  readonly clone: (...options: readonly string[]) => Promise<TestRepository>;
};

export async function makeRepository(files?: Files): Promise<TestRepository> {
  const folder = await temporaryFolder("repository");
  const repository = openRepository(folder.path, () => folder[Symbol.asyncDispose]());
  await repository.git(["init", "--quiet", "--initial-branch=main"]);
  // What GitHub's servers allow.
  await repository.git(["config", "uploadpack.allowAnySHA1InWant", "true"]);
  await repository.git(["config", "uploadpack.allowFilter", "true"]);
  if (files) await repository.commit("Begin", files);
  return repository;
}

function openRepository(root: string, dispose: () => PromiseLike<void>): TestRepository {
  const url = pathToFileURL(root).href;
  const git: TestRepository["git"] = (args, input) => runTestGit(root, args, input);
  const write: TestRepository["write"] = async (files) => {
    for (const [path, contents] of Object.entries(files)) await writeOne(join(root, path), contents);
  };
  return {
    root,
    url,
    git,
    write,
    async commit(message, files = {}) {
      await write(files);
      await git(["add", "--all"]);
      await git(["commit", "--quiet", "--allow-empty", "--message", message]);
      return git(["rev-parse", "HEAD"]);
    },
    async clone(...options) {
      const folder = await temporaryFolder("clone");
      await runTestGit(folder.path, ["clone", "--quiet", ...options, url, "."]);
      return openRepository(folder.path, () => folder[Symbol.asyncDispose]());
    },
    [Symbol.asyncDispose]: dispose,
  };
}

async function writeOne(path: string, contents: Contents): Promise<void> {
  await rm(path, { force: true, recursive: true });
  if (contents === null) return;
  await mkdir(dirname(path), { recursive: true });
  if (typeof contents === "object" && "link" in contents) await symlink(contents.link, path);
  else await writeFile(path, contents);
}

const identity = {
  GIT_AUTHOR_NAME: "Ada Author",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_AUTHOR_DATE: "2026-01-01T00:00:00Z",
  GIT_COMMITTER_NAME: "Ada Author",
  GIT_COMMITTER_EMAIL: "ada@example.com",
  GIT_COMMITTER_DATE: "2026-01-01T00:00:00Z",
} as const;

async function runTestGit(cwd: string, args: readonly string[], input?: string | Uint8Array): Promise<string> {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: cwd,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    ...identity,
  };
  const result = await runProcess("git", args, { cwd, env, input });
  if (result.code !== 0) throw new Error(`git ${args.join(" ")}: ${result.stderr}`);
  return result.stdout.toString("utf8").trim();
}
