import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorkbench, type Workbench } from "./workbench.ts";

let bench: Workbench;
const long = Array.from({ length: 12 }, (_, line) => `line ${line + 1}\n`);

beforeAll(async () => {
  bench = await openWorkbench(
    {
      "a.ts": long.join(""),
      "gone.ts": "gone\n",
      "old/b.ts": `${long.join("")}b\n`,
      "same.ts": "same\n",
      "p.bin": "\0",
    },
    {
      "a.ts": long.join("").replace("line 6\n", "line six\nline six and a half\n"),
      "gone.ts": null,
      "old/b.ts": null,
      "new/b.ts": `${long.join("")}c\n`,
      "--stat": "dash\n",
      "out.txt": { link: "/etc/passwd" },
      "p.bin": "\0\0",
    },
  );
});
afterAll(() => bench[Symbol.asyncDispose]());

const diff = async (input: object) => (await bench.run("PullRequestDiff", input)).text.split("\n");

test("without a path every changed file is listed with its counts", async () => {
  expect(await diff({})).toEqual([
    "added +1 -0 --stat",
    "modified +2 -1 a.ts",
    "removed +0 -1 gone.ts",
    "renamed +1 -1 new/b.ts (was old/b.ts)",
    "added +1 -0 out.txt",
    "modified binary p.bin",
  ]);
  expect(await diff({ path: "new" })).toEqual(["renamed +1 -1 new/b.ts (was old/b.ts)"]);
});

test("a file's diff carries the head's line numbers", async () => {
  expect(await diff({ path: "a.ts" })).toEqual([
    "modified +2 -1 a.ts",
    "@@ -3,7 +3,8 @@",
    "3\t line 3",
    "4\t line 4",
    "5\t line 5",
    "\t-line 6",
    "6\t+line six",
    "7\t+line six and a half",
    "8\t line 7",
    "9\t line 8",
    "10\t line 9",
  ]);
});

test("removed, renamed, binary and linked files, and names that look like options", async () => {
  expect(await diff({ path: "gone.ts" })).toEqual(["removed +0 -1 gone.ts", "@@ -1,1 +0,0 @@", "\t-gone"]);
  const renamed = ["renamed +1 -1 new/b.ts (was old/b.ts)", "@@ -10,4 +10,4 @@", "10\t line 10", "11\t line 11"];
  expect((await diff({ path: "new/b.ts" })).slice(0, 4)).toEqual(renamed);
  expect((await diff({ path: "old/b.ts" })).slice(0, 4)).toEqual(renamed);
  expect(await diff({ path: "p.bin" })).toEqual(["modified binary p.bin", "A binary file: there is no diff of lines."]);
  expect((await diff({ path: "out.txt" })).slice(2, 3)).toEqual(["1\t+/etc/passwd"]);
  expect((await diff({ path: "--stat" })).slice(2)).toEqual(["1\t+dash"]);
});

test("a part is shown with the way to the rest", async () => {
  expect(await diff({ path: "a.ts", offset: 6, limit: 2 })).toEqual([
    "\t-line 6",
    "6\t+line six",
    "",
    "Showing lines 6–7 of 11; use offset 8.",
  ]);
  expect(await diff({ path: "a.ts", offset: 12 })).toEqual(["There are only 11 lines: offset 12 is past the end."]);
});

test("an unchanged file and a path outside are errors; what the gate sees is the name in the tree", async () => {
  expect(await bench.run("PullRequestDiff", { path: "same.ts" })).toEqual({
    text: "The pull request does not change same.ts. Call without path for the list of changed files.",
    isError: true,
  });
  expect(await bench.run("PullRequestDiff", { path: "../x" })).toMatchObject({ isError: true });
  expect(await bench.resolve("PullRequestDiff", { path: "../x" })).toMatchObject([{ inside: false }]);
  expect(await bench.resolve("PullRequestDiff", { path: "./gone.ts" })).toEqual([
    { kind: "path", path: "gone.ts", access: "read", inside: true },
  ]);
});

test("what a rule withholds is in no diff, under its old name or its new one", async () => {
  const text = `${long.join("")}secret\n`;
  await using own = await openWorkbench({ ".env": text }, { ".env": null, "env.txt": text }, { withheld: ["env.txt"] });
  expect(await own.resolve("PullRequestDiff", { path: "env.txt" })).toMatchObject([
    { path: "env.txt" },
    { path: ".env" },
  ]);
  const { text: answer, isError } = await own.run("PullRequestDiff", { path: ".env" });
  expect({ answer, isError }).toEqual({
    answer: "A rule keeps env.txt from being read, and so its diff is not shown.",
    isError: true,
  });
});

test("a file in the place of a folder is shown without what the folder held", async () => {
  await using place = await openWorkbench(
    { "keys/.env.old": "secret\n", held: `${long.join("")}held\n` },
    {
      "keys/.env.old": null,
      keys: "now a file\n",
      held: null,
      "held/new": `${long.join("")}new\n`,
      "held/.env": "x\n",
    },
  );
  const { text } = await place.run("PullRequestDiff", { path: "keys" });
  expect(text).toContain("+now a file");
  expect(text).not.toContain("secret");
  const renamed = await place.run("PullRequestDiff", { path: "held/new" });
  expect(renamed.text).toMatch(/^renamed \+1 -1 held\/new \(was held\)\n@@ -0,0 /);
});
