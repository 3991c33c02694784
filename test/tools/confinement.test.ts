import { mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProcess } from "../../src/system/process.ts";
import { type TemporaryFolder, temporaryFolder } from "../../src/system/temporary.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

let bench: Workbench;
let outside: TemporaryFolder;

beforeAll(async () => {
  outside = await temporaryFolder("outside");
  await writeFile(join(outside.path, "secret.txt"), "secret\n");
  bench = await openWorkbench({
    "src/a.txt": "inside\n",
    "src/link.txt": { link: "a.txt" },
    "src/dangling.txt": { link: "missing.txt" },
    "out.txt": { link: join(outside.path, "secret.txt") },
    outfolder: { link: outside.path },
    environment: { link: "/proc/self/environ" },
  });
  // As an earlier step of the job may leave them.
  await mkdir(join(bench.root, "deep"));
  await symlink("../outfolder", join(bench.root, "deep/twice"));
  await runProcess("mkfifo", [join(bench.root, "pipe")], { cwd: bench.root, env: { PATH: process.env["PATH"] ?? "" } });
});

afterAll(async () => {
  await bench[Symbol.asyncDispose]();
  await outside[Symbol.asyncDispose]();
});

const refused = [
  "../outside.txt",
  "src/../../x",
  "/etc/passwd",
  "/proc/self/environ",
  "environment",
  "/dev/zero",
  "out.txt",
  "outfolder/secret.txt",
  "deep/twice/secret.txt",
  ".git/config",
  ".GIT/config",
  "src/../.git/HEAD",
];

test.each(refused)("%s is outside for the gate, and refused by the worker itself", async (file_path) => {
  expect(await bench.resolve("Read", { file_path })).toMatchObject([{ kind: "path", access: "read", inside: false }]);
  for (const [tool, input] of [
    ["Read", { file_path }],
    ["Glob", { pattern: "*", path: file_path }],
    ["Grep", { pattern: ".", path: file_path }],
  ] as const) {
    const output = await bench.run(tool, input);
    expect(output).toEqual({ text: `${file_path} is outside the reviewed tree, and cannot be read.`, isError: true });
  }
  expect(await bench.locate({ path: file_path, quote: "secret" })).toEqual({ kind: "outside" });
});

test("a path is resolved to the real file, written from the root", async () => {
  const inside = (path: string) => [{ kind: "path", path, access: "read", inside: true }];

  expect(await bench.resolve("Read", { file_path: "src/link.txt" })).toEqual([
    { kind: "path", path: "src/a.txt", access: "read", inside: true, named: "src/link.txt" },
  ]);
  expect(await bench.resolve("Read", { file_path: join(bench.root, "src/a.txt") })).toEqual(inside("src/a.txt"));
  expect(await bench.resolve("Read", { file_path: "src/new/file.txt" })).toEqual(inside("src/new/file.txt"));
  expect(await bench.resolve("Grep", { pattern: "x" })).toEqual([
    { kind: "path", path: ".", access: "search", inside: true },
  ]);
  expect(await bench.run("Read", { file_path: "src/link.txt" })).toEqual({ text: "1\tinside", isError: false });
});

test("only regular files are read, and each refusal says what it is", async () => {
  const read = async (file_path: string) => (await bench.run("Read", { file_path })).text;

  expect(await read("pipe")).toBe("pipe is not a regular file, and cannot be read.");
  expect(await read("src")).toBe("src is a folder. Use Glob to list the files in it.");
  expect(await read("src/dangling.txt")).toContain("src/dangling.txt");
  expect(await read("src/none.txt")).toBe("src/none.txt does not exist. Use Glob to find the file.");
  expect(await read("src/a.txt/b")).toBe("src/a.txt/b does not exist. Use Glob to find the file.");
  await expect(bench.run("Read", { file_path: "a\0b" })).resolves.toMatchObject({ isError: true });
});

test("a search never follows a link", async () => {
  const found = await Promise.all([
    bench.run("Grep", { pattern: "secret" }),
    bench.run("Grep", { pattern: "sec.*\\n", multiline: true }),
    bench.run("Glob", { pattern: "**/secret.txt" }),
  ]);

  expect(found.map(({ text }) => text.split(".")[0])).toEqual([
    "No matches found",
    "No matches found",
    "No files match",
  ]);
  expect((await bench.run("Grep", { pattern: "insi.e\\n", multiline: true })).text).toBe("src/a.txt");
  expect(await realpath(join(bench.root, "out.txt"))).toContain("secret.txt");
});
