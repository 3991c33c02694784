/** Temporary folders that nobody else can read, and that are gone when their owner leaves the block. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanEnvironment } from "./environment.ts";
import { runProcess } from "./process.ts";

export type TemporaryFolder = AsyncDisposable & { readonly path: string };

const REMOVAL_TIMEOUT_MS = 60_000;

export async function temporaryFolder(prefix: string, parent: string = tmpdir()): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, `${prefix}-`));
  return { path, [Symbol.asyncDispose]: () => remove(path) };
}

/** Never fails: what was done in the folder must not be lost because something in it cannot be removed. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => removeStubborn(path));
}

/** Folders that a program closed even to their owner, and paths longer than the system takes at once. */
async function removeStubborn(path: string): Promise<void> {
  const options = { cwd: "/", env: cleanEnvironment(), timeoutMs: REMOVAL_TIMEOUT_MS };
  await runProcess("chmod", ["-R", "u+rwX", "--", path], options).catch(() => undefined);
  await runProcess("rm", ["-rf", "--", path], options).catch(() => undefined);
}
