import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { toolFolders } from "../../src/system/sandbox/tool-folders.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

afterEach(() => vi.unstubAllEnvs());

/** Under `/var/tmp`: what lies in `/tmp` is nobody's tool. */
async function makeFolders(...names: readonly string[]) {
  const folder = await temporaryFolder("tools", "/var/tmp");
  for (const name of names) await mkdir(join(folder.path, name), { recursive: true });
  return folder;
}

test("a writer's box has the folders of tools on PATH, and what belongs to them", async () => {
  await using folder = await makeFolders("go/1.22/x64/bin", "go/1.22/x64/src", "go/1.22/x64/pkg", "go/1.22/x64/cache");
  const prefix = join(folder.path, "go/1.22/x64");
  vi.stubEnv("PATH", [join(prefix, "bin"), join(folder.path, "missing/bin")].join(delimiter));

  expect(toolFolders()).toEqual(["bin", "pkg", "src"].map((name) => join(prefix, name)));
});

test("of a home folder it has programs and their libraries, never the folder itself or what lies beside", async () => {
  await using home = await makeFolders(".local/bin", ".local/lib", ".local/share/keyrings", "bin", ".ssh");
  vi.stubEnv("HOME", home.path);
  vi.stubEnv("PATH", [".local/bin", "bin", "."].map((name) => join(home.path, name)).join(delimiter));

  expect(toolFolders()).toEqual([".local/bin", ".local/lib", "bin"].map((name) => join(home.path, name)));
});

test("a folder that holds the runner's own is none of them", async () => {
  await using folder = await makeFolders("runner/_temp", "runner/bin");
  vi.stubEnv("RUNNER_TEMP", join(folder.path, "runner/_temp"));
  vi.stubEnv("PATH", ["runner", "runner/_temp", "runner/bin"].map((name) => join(folder.path, name)).join(delimiter));

  expect(toolFolders()).toEqual([join(folder.path, "runner/bin")]);
});

test("a place where sockets lie, or a folder at the root, is no tool's", async () => {
  vi.stubEnv("PATH", ["/run/user", "/var/run", "/tmp/bin", "/opt", "/"].join(delimiter));

  expect(toolFolders()).toEqual([]);
});
