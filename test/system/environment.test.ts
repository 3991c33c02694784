import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { cleanEnvironment } from "../../src/system/environment.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

afterEach(() => vi.unstubAllEnvs());

test("a folder of the workspace on PATH, by whatever name, finds no programs; neither does a relative one", async () => {
  await using workspace = await temporaryFolder("workspace");
  vi.stubEnv("GITHUB_WORKSPACE", workspace.path);
  vi.stubEnv(
    "PATH",
    ["/usr/bin", join(workspace.path, "bin"), join(workspace.path, "a", "..", "bin"), "./bin", "bin"].join(delimiter),
  );

  expect(cleanEnvironment()["PATH"]).toBe("/usr/bin");
});
