import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorkbench, type Workbench } from "./workbench.ts";

let bench: Workbench;

beforeAll(async () => {
  bench = await openWorkbench({
    ".gitignore": "*.log\n",
    ".gitattributes": "hidden.ts -diff\n",
    "a.ts": "const one = 1;\nconst two = 22;\n\nfunction three() {\n  return one;\n}\n",
    "src/b.test.ts": "const two = 2;\n",
    "src/c.py": "two = 'TWO'\n",
    "src/[x]/d.ts": "two\n",
    "hidden.ts": "hidden needle\n",
    "-e": "dash needle\n",
    "new\nline.txt": "newline needle\n",
    "picture.bin": new Uint8Array([0, 110, 101, 101, 100, 108, 101]),
    "wide.txt": `wide${"x".repeat(900)}\n`,
    "slow.txt": `${"a".repeat(40)}\n`,
    "many.txt": "hit\n".repeat(300),
  });
  await writeFile(join(bench.root, "untracked.ts"), "untracked needle\n");
  await writeFile(join(bench.root, "ignored.log"), "needle\n");
});
afterAll(() => bench[Symbol.asyncDispose]());

const grep = async (input: object) => (await bench.run("Grep", input)).text.split("\n");

test("by default the files with matches are listed: tracked and untracked, not ignored, not binary", async () => {
  expect(await grep({ pattern: "needle" })).toEqual(["-e", "hidden.ts", '"new\\nline.txt"', "untracked.ts"]);
});

test("content shows numbered lines, and context with another sign", async () => {
  expect(await grep({ pattern: "two", output_mode: "content", path: "a.ts" })).toEqual(["a.ts:2:const two = 22;"]);
  expect(await grep({ pattern: "two", output_mode: "content", path: "a.ts", "-n": false })).toEqual([
    "a.ts:const two = 22;",
  ]);
  expect(await grep({ pattern: "one", output_mode: "content", path: "a.ts", "-A": 1 })).toEqual([
    "a.ts:1:const one = 1;",
    "a.ts-2-const two = 22;",
    "--",
    "a.ts:5:  return one;",
    "a.ts-6-}",
  ]);
  expect(await grep({ pattern: "22", output_mode: "content", "-C": 1 })).toEqual([
    "a.ts-1-const one = 1;",
    "a.ts:2:const two = 22;",
    "a.ts-3-",
  ]);
});

test("count counts lines per file and in all", async () => {
  expect(await grep({ pattern: "two", output_mode: "count", head_limit: 1 })).toEqual([
    "a.ts:1",
    "",
    "4 matching lines in 4 files.",
    "",
    "Showing 1–1 of 4 files; use offset 1 to see more.",
  ]);
});

test("Perl's and POSIX's expressions, letters and parts of lines", async () => {
  const content = { output_mode: "content", path: "a.ts" };

  expect(await grep({ ...content, pattern: "\\btwo\\b.*\\d{2}" })).toEqual(["a.ts:2:const two = 22;"]);
  expect(await grep({ ...content, pattern: "two|three" })).toEqual([
    "a.ts:2:const two = 22;",
    "a.ts:4:function three() {",
  ]);
  expect(await grep({ ...content, pattern: "three\\(\\)" })).toEqual(["a.ts:4:function three() {"]);
  expect(await grep({ ...content, pattern: "(?<=return )one" })).toEqual(["a.ts:5:  return one;"]);
  expect(await grep({ ...content, pattern: "t\\w+ = \\d", "-o": true })).toEqual(["a.ts:2:two = 2"]);
  expect(await grep({ pattern: "TWO", "-i": true, type: "py", output_mode: "content" })).toEqual([
    "src/c.py:1:two = 'TWO'",
  ]);
});

test("glob, type and path narrow the search, alone and together", async () => {
  expect(await grep({ pattern: "two", glob: "*.ts" })).toEqual(["a.ts", "src/[x]/d.ts", "src/b.test.ts"]);
  expect(await grep({ pattern: "two", glob: "!*.test.ts", type: "ts" })).toEqual(["a.ts", "src/[x]/d.ts"]);
  expect(await grep({ pattern: "two", glob: "src/**", type: "py" })).toEqual(["src/c.py"]);
  expect(await grep({ pattern: "two", glob: "*.{py,md}, b.*" })).toEqual(["src/b.test.ts", "src/c.py"]);
  expect(await grep({ pattern: "two", path: "src/[x]" })).toEqual(["src/[x]/d.ts"]);
  expect(await grep({ pattern: "two", path: "src", type: "py" })).toEqual(["src/c.py"]);
});

test("entries are limited, skipped and cut, and the note says how to go on", async () => {
  const many = { pattern: "hit", output_mode: "content", path: "many.txt" };

  expect((await grep(many)).slice(-3)).toEqual([
    "many.txt:250:hit",
    "",
    "Showing 1–250 of 300 lines; use offset 250 to see more.",
  ]);
  expect(await grep({ ...many, offset: 299 })).toEqual(["many.txt:300:hit", "", "Showing 300–300 of 300 lines."]);
  expect(await grep({ ...many, head_limit: 0 })).toHaveLength(300);
  expect(await grep({ ...many, offset: 300 })).toEqual(["There are only 300 lines: offset 300 is past the end."]);
  expect((await grep({ pattern: "^wide", output_mode: "content" }))[0]).toMatch(
    /x… \[line cut at 500 of 904 characters\]$/,
  );
});

test("a pattern may cross lines if asked to", async () => {
  const across = { multiline: true, pattern: "three\\(\\) \\{.*?\\}" };

  expect(await grep(across)).toEqual(["a.ts"]);
  expect(await grep({ ...across, output_mode: "content" })).toEqual([
    "a.ts:4:function three() {",
    "a.ts:5:  return one;",
    "a.ts:6:}",
  ]);
  expect(await grep({ multiline: true, pattern: "1;\\nconst", output_mode: "content", "-A": 1 })).toEqual([
    "a.ts:1:const one = 1;",
    "a.ts:2:const two = 22;",
    "a.ts-3-",
  ]);
});

test("a pattern that would search for ever is stopped, and the others' answers still come", async () => {
  const [slow, quick] = await Promise.all([
    grep({ multiline: true, pattern: "(a+)+b\\n", glob: "slow.txt" }),
    grep({ pattern: "untracked" }),
  ]);

  expect(slow).toEqual(["No matches found.", "Not searched, because they are too large or took too long: slow.txt"]);
  expect(quick).toEqual(["untracked.ts"]);
});

test("a bad expression, an unknown type and a missing place are errors that say what to do", async () => {
  expect(await bench.run("Grep", { pattern: "foo(" })).toEqual({
    text: expect.stringContaining("The pattern is not a valid regular expression: fatal: "),
    isError: true,
  });
  expect(await bench.run("Grep", { pattern: "(", multiline: true })).toMatchObject({ isError: true });
  expect((await bench.run("Grep", { pattern: "x", type: "cobol" })).text).toContain('There is no file type "cobol"');
  expect((await bench.run("Grep", { pattern: "x", path: "missing" })).text).toContain("missing does not exist");
  expect(await grep({ pattern: "-e nothing --open-files-in-pager=id" })).toEqual(["No matches found."]);
});

test("a tracked file that .gitignore names is searched all the same", async () => {
  await using bench = await openWorkbench({ "hidden.js": "eval(input)\n" }, { ".gitignore": "hidden.js\n" });

  expect((await bench.run("Grep", { pattern: "eval" })).text).toContain("hidden.js");
});
