import { access, chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProcess } from "../../src/system/process.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

test.runIf(process.platform !== "win32")("a folder that was closed even to its owner goes with the rest", async () => {
  const folder = await temporaryFolder("closed");
  await mkdir(join(folder.path, "a", "b"), { recursive: true });
  await writeFile(join(folder.path, "a", "b", "file"), "");
  await chmod(join(folder.path, "a", "b"), 0o000);
  await chmod(join(folder.path, "a"), 0o555);
  await folder[Symbol.asyncDispose]();
  expect(await isThere(folder.path)).toBe(false);
});

test.runIf(process.platform !== "win32")(
  "folders whose path is longer than the system takes go with the rest",
  async () => {
    const folder = await temporaryFolder("deep");
    const path = Array.from({ length: 15 }, () => "d".repeat(200)).join("/");
    // From the inside out: no shell could go in so deep.
    const dig = `set -e; mkdir deep; for each in 1 2 3; do mkdir -p next/${path}; mv deep next/${path}; mv next deep; done`;
    const { code } = await runProcess("sh", ["-c", dig], {
      cwd: folder.path,
      env: { PATH: process.env["PATH"] ?? "" },
    });
    expect(code).toBe(0);
    await folder[Symbol.asyncDispose]();
    expect(await isThere(folder.path)).toBe(false);
  },
);
