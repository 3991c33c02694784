import { chmod, mkdir, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { openWorkbench } from "./workbench.ts";

test("a file is made with the folders on its way, or overwritten with its permissions kept", async () => {
  await using bench = await openWorkbench({ "run.sh": "old\n" }, {}, { access: "write" });
  await chmod(join(bench.root, "run.sh"), 0o755);
  const write = (file_path: string, content: string) => bench.run("Write", { file_path, content });

  expect(await write("new/deep/a.txt", "one\ntwo\n")).toEqual({
    text: "new/deep/a.txt was created: 2 lines.",
    isError: false,
  });
  expect(await write(join(bench.root, "run.sh"), "")).toEqual({
    text: "run.sh was overwritten: 0 lines.",
    isError: false,
  });
  expect(await readFile(join(bench.root, "new/deep/a.txt"), "utf8")).toBe("one\ntwo\n");
  expect((await stat(join(bench.root, "run.sh"))).mode & 0o777).toBe(0o755);
  expect((await stat(join(bench.root, "new/deep/a.txt"))).mode & 0o777).toBe(0o644);
  expect(await readdir(join(bench.root, "new/deep"))).toEqual(["a.txt"]);
});

test("what was written is found and read; what was removed is not listed", async () => {
  await using bench = await openWorkbench({ "a.txt": "x", "b.txt": "y" }, {}, { access: "write" });
  expect((await bench.run("Grep", { pattern: "needle" })).text).toBe("No matches found.");

  await bench.run("Write", { file_path: "c.txt", content: "needle\n" });
  await bench.run("Edit", { file_path: "b.txt", old_string: "y", new_string: "needle" });

  expect((await bench.run("Grep", { pattern: "needle" })).text).toBe("b.txt\nc.txt");
  expect((await bench.run("Glob", { pattern: "*" })).text).toBe("a.txt\nb.txt\nc.txt");
  expect(await bench.locate({ path: "b.txt", quote: "needle" })).toMatchObject({ kind: "found" });
  await bench.run("Write", { file_path: "b.txt", content: "other\n" });
  expect(await bench.locate({ path: "b.txt", quote: "other" })).toMatchObject({ kind: "found" });
  await rm(join(bench.root, "a.txt"));
  expect((await bench.run("Glob", { pattern: "*" })).text).toBe("b.txt\nc.txt");
});

test("nothing is written outside, into .git, over a folder, or beyond measure; the subject says where it would be", async () => {
  await using outside = await temporaryFolder("outside");
  await using bench = await openWorkbench({ "src/a.txt": "x", out: { link: outside.path } }, {}, { access: "write" });
  await mkdir(join(bench.root, "folder"));
  await symlink("src", join(bench.root, "alias"));
  const write = (file_path: string, content = "x") => bench.run("Write", { file_path, content });

  for (const name of ["../x.txt", "/tmp/x.txt", ".git/config", ".GIT/hooks/x", "src/.git/config", "out/x.txt", "out"]) {
    expect(await write(name)).toEqual({
      text: `${name} is outside the reviewed tree, and cannot be read.`,
      isError: true,
    });
    expect(await bench.resolve("Write", { file_path: name, content: "" })).toMatchObject([
      { inside: false, access: "write" },
    ]);
  }
  expect((await write("folder")).text).toBe("folder is a folder: name a file.");
  expect((await write("src/a.txt/b")).isError).toBe(true);
  expect((await write("large.txt", "x".repeat(9_000_000))).text).toContain("at most 8388608 can be written");
  expect((await write("alias/b.txt")).text).toBe("src/b.txt was created: 1 line.");
  expect(await bench.resolve("Edit", { file_path: "alias/b.txt", old_string: "", new_string: "x" })).toEqual([
    { kind: "path", path: "src/b.txt", access: "write", inside: true, named: "alias/b.txt" },
  ]);
  expect(await readdir(outside.path)).toEqual([]);
});

test("a tree for reading is never written to", async () => {
  await using bench = await openWorkbench({ "a.txt": "x" });

  for (const [tool, input] of [
    ["Write", { file_path: "a.txt", content: "y" }],
    ["Edit", { file_path: "a.txt", old_string: "x", new_string: "y" }],
    ["Edit", { file_path: "b.txt", old_string: "", new_string: "y" }],
  ] as const) {
    expect(await bench.run(tool, input)).toEqual({
      text: "This tree is for reading only: nothing can be written to it. Describe the change instead.",
      isError: true,
    });
  }
  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe("x");
});
