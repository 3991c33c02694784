/** Temporary folders that nobody else can read, and that are gone when their owner leaves the block. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TemporaryFolder = AsyncDisposable & { readonly path: string };

export async function temporaryFolder(prefix: string, parent: string = tmpdir()): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, `${prefix}-`));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}
