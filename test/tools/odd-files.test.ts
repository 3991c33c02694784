/** Files that are too long, never end, are no files or become others: each call answers, within its limits. */
import { appendFileSync, closeSync, openSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { mkdir, readdir, symlink, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { wordsOf } from "../../src/pull/problem.ts";
import { runProcess } from "../../src/system/process.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { readLinePage } from "../../src/tools/line-page.ts";
import { openFileInside, readAtMost, readFileInside } from "../../src/tools/opened-file.ts";
import { replaceFile, requireWritable } from "../../src/tools/replace-file.ts";
import { openWorkspace, type Workspace } from "../../src/tools/workspace.ts";
import { openWorkbench } from "./workbench.ts";

const LINE = 100 * 1024 * 1024;

test("a line of 100 MB is cut, and what stands behind it is reached", async () => {
  await using bench = await openWorkbench({ "a.txt": "x" });
  const file = join(bench.root, "long.txt");
  await writeFile(file, Buffer.alloc(LINE, "x"));
  appendFileSync(file, "\nthe end\n");

  expect((await bench.run("Read", { file_path: "long.txt" })).text).toBe(
    `1\t${"x".repeat(2_000)}… [line cut at 2000 characters of ${LINE} bytes]\n2\tthe end`,
  );
  expect((await bench.run("Read", { file_path: "long.txt", offset: 2 })).text).toContain("2\tthe end");
  expect((await bench.run("Grep", { pattern: "the end", output_mode: "content" })).text).toBe("long.txt:2:the end");
  expect((await bench.run("Grep", { pattern: "the\\send\\n", multiline: true })).text).toContain("No matches found");
  expect(await bench.locate({ path: "long.txt", quote: "the end" })).toEqual({ kind: "missing-file" });
});

test("a file beyond all measure is looked at only in part", async () => {
  await using bench = await openWorkbench({ "a.txt": "x" });
  const file = join(bench.root, "sparse.txt");
  await writeFile(file, "first\nsecond\n".padEnd(9_000, " "));
  await truncate(file, 8 * 1024 * 1024 * 1024);

  expect((await bench.run("Read", { file_path: "sparse.txt", limit: 1 })).text).toBe(
    "1\tfirst\n\nShowing lines 1–1; there are more: use offset 2.",
  );
  expect((await bench.run("Read", { file_path: "sparse.txt", offset: 10 })).text).toContain("too long to look so far");
});

test("a file that grows while it is read is read to where it ended", async () => {
  await using folder = await temporaryFolder("growing");
  const file = join(folder.path, "growing.log");
  await writeFile(file, "line\n".repeat(1_000));
  const workspace = await openWorkspace({ root: folder.path }, { base: "", mergeBase: "", head: "" });
  await using opened = await openFileInside(workspace, "growing.log");
  appendFileSync(file, "more\n".repeat(1_000));

  const page = await readLinePage(
    opened,
    { start: 999, limit: 10, maxCharacters: 1_000 },
    new AbortController().signal,
  );

  expect(page).toEqual({ lines: ["line", "line"], start: 999, end: 1_000, total: 1_000, cut: false });
  expect(await readAtMost(opened.file, 10_000)).toHaveLength(10_000);
  expect(await readAtMost(opened.file, 9_999)).toBeUndefined();
});

test("what is no regular file is refused at once: a FIFO, a socket, a link that leads nowhere, a device", async () => {
  await using bench = await openWorkbench({ "a.txt": "x" });
  const env = { PATH: process.env["PATH"] ?? "" };
  await runProcess("mkfifo", [join(bench.root, "pipe")], { cwd: bench.root, env });
  await symlink("nowhere.txt", join(bench.root, "dangling"));
  await symlink("/dev/zero", join(bench.root, "zero"));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(bench.root, "socket"), resolve));

  try {
    for (const file_path of ["pipe", "socket", "dangling", "zero", "/dev/zero"]) {
      expect(await bench.run("Read", { file_path })).toMatchObject({ isError: true });
      expect(await bench.run("Grep", { pattern: "x", path: file_path })).not.toMatchObject({ text: "a.txt" });
    }
    expect((await bench.run("Read", { file_path: "dangling" })).text).toBe(
      "dangling is a link that leads nowhere, or out of the tree.",
    );
    expect((await bench.run("Grep", { pattern: "x" })).text).toBe("a.txt");
    expect((await bench.run("Grep", { pattern: "x(?=\\n|$)", multiline: true })).text).toBe("a.txt");
  } finally {
    server.close();
  }
});

test("a folder of 50,000 files is listed and searched, and only a part of it shown", async () => {
  await using bench = await openWorkbench({ "a.txt": "x" });
  await mkdir(join(bench.root, "many"));
  for (let file = 0; file < 50_000; file += 1) closeSync(openSync(join(bench.root, "many", `${file}.txt`), "w"));

  expect((await bench.run("Glob", { pattern: "many/*" })).text).toMatch(
    /Showing 100 of 50000 files; narrow the pattern, or give a path\.$/,
  );
  expect((await bench.run("Read", { file_path: "many" })).text).toBe(
    "many is a folder. Use Glob to list the files in it.",
  );
  await writeFile(join(bench.root, "many", "25000.txt"), "x\n");
  expect(await bench.run("Grep", { pattern: "x" })).toEqual({ text: "a.txt\nmany/25000.txt", isError: false });
});

type Swapped = AsyncDisposable & {
  readonly workspace: Workspace;
  readonly outside: string;
  readonly stop: () => Promise<void>;
};

/** A tree whose folder `folder` is a link to the outside every other moment. */
async function openSwapped(): Promise<Swapped> {
  const [inside, outside] = await Promise.all([temporaryFolder("inside"), temporaryFolder("outside")]);
  const folder = join(inside.path, "folder");
  const aside = join(inside.path, "aside");
  await mkdir(folder);
  await writeFile(join(folder, "file.txt"), "mine");
  await writeFile(join(outside.path, "file.txt"), "secret");
  let over = false;
  const swapping = (async () => {
    renameSync(folder, aside);
    while (!over) {
      replace(folder, () => symlinkSync(outside.path, folder));
      await setImmediate();
      replace(folder, () => renameSync(aside, folder));
      await setImmediate();
      renameSync(folder, aside);
    }
  })();
  const stop = () => {
    over = true;
    return swapping;
  };
  const commits = { base: "", mergeBase: "", head: "" };
  return {
    workspace: await openWorkspace({ root: inside.path }, commits, { access: "write" }),
    outside: outside.path,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      await Promise.all([inside[Symbol.asyncDispose](), outside[Symbol.asyncDispose]()]);
    },
  };
}

/** In between, whoever writes may make the folder anew. */
function replace(folder: string, put: () => void): void {
  for (;;) {
    try {
      rmSync(folder, { recursive: true, force: true });
      put();
      return;
    } catch (error) {
      if (!/EEXIST|ENOTEMPTY|EISDIR|ENOTDIR/.test(wordsOf(error))) throw error;
    }
  }
}

/** What came of many attempts at once, again and again. */
async function attemptOften(attempt: (round: number) => Promise<string>): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => attempt(round).catch(wordsOf)));
    for (const outcome of outcomes) seen.add(outcome);
  }
  return seen;
}

test("a folder that is swapped for a link, again and again, never shows what lies behind the link", async () => {
  await using swapped = await openSwapped();

  const seen = await attemptOften(async () =>
    (await readFileInside(swapped.workspace, "folder/file.txt")).bytes.toString(),
  );

  expect([...seen]).not.toContain("secret");
  expect([...seen]).toContain("mine");
  expect([...seen].join()).toContain("was replaced while it was being opened");
});

test("nor is anything written there", async () => {
  await using swapped = await openSwapped();

  const seen = await attemptOften(async (round) => {
    const target = await requireWritable(swapped.workspace, `folder/new-${round % 50}.txt`);
    await replaceFile(target, "new");
    return "written";
  });

  await swapped.stop();
  expect([...seen]).toContain("written");
  expect([...seen].join()).toContain("is outside the reviewed tree");
  expect(await readdir(swapped.outside)).toEqual(["file.txt"]);
});

test("a tracked file whose folder has become a link is not searched through it", async () => {
  await using outside = await temporaryFolder("outside");
  await writeFile(join(outside.path, "a.txt"), "secret\n");
  await using bench = await openWorkbench({ "src/deep/a.txt": "mine\n", "b.txt": "secret of mine\n" });
  renameSync(join(bench.root, "src"), join(bench.root, "moved"));
  await mkdir(join(bench.root, "src"));
  await symlink(outside.path, join(bench.root, "src/deep"));

  for (const multiline of [false, true]) {
    expect((await bench.run("Grep", { pattern: "secret", multiline })).text).toBe("b.txt");
    expect((await bench.run("Grep", { pattern: "secret", multiline, output_mode: "content" })).text).toBe(
      "b.txt:1:secret of mine",
    );
    expect((await bench.run("Grep", { pattern: "secret", multiline, output_mode: "count" })).text).toContain("b.txt:1");
  }
  expect((await bench.run("Glob", { pattern: "src/**" })).text).not.toContain("src/deep/a.txt");
});
