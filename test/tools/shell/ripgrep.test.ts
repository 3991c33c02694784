/** `rg`, installed or not: what ripgrep would print to a pipe. Lines are compared without their order between files. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShellBench, type ShellBench } from "./shell-bench.ts";

let bench: ShellBench;

beforeAll(async () => {
  bench = await openShellBench({
    ".gitignore": "*.log\nnode_modules/\n",
    "README.md": "# Title\n",
    "src/a.ts": "export const one = 1;\n// TODO: x\nconsole.log(one);\n",
    "src/b.py": "todo = 1\n",
    ".hidden/h.txt": "hid\n",
    "bin.dat": new Uint8Array([104, 105, 100, 0, 1, 10]),
  });
  await writeFile(join(bench.root, "debug.log"), "TODO in a log\n");
  await writeFile(join(bench.root, "untracked.ts"), "TODO untracked\n");
});
afterAll(() => bench[Symbol.asyncDispose]());

test.each<[command: string, status: number, lines: readonly string[]]>([
  ["rg TODO", 0, ["src/a.ts:// TODO: x", "untracked.ts:TODO untracked"]],
  ["rg -n TODO src", 0, ["src/a.ts:2:// TODO: x"]],
  ["rg -n TODO ./src/", 0, ["./src/a.ts:2:// TODO: x"]],
  ["rg -n TODO .", 0, ["./src/a.ts:2:// TODO: x", "./untracked.ts:1:TODO untracked"]],
  ["rg -n TODO src/a.ts", 0, ["2:// TODO: x"]],
  ["rg -Hn TODO src/a.ts", 0, ["src/a.ts:2:// TODO: x"]],
  ["rg TODO debug.log", 0, ["TODO in a log"]],
  ["rg -i todo -l", 0, ["src/a.ts", "src/b.py", "untracked.ts"]],
  ["rg -S todo -c", 0, ["src/a.ts:1", "src/b.py:1", "untracked.ts:1"]],
  ["rg -i todo -t py", 0, ["src/b.py:todo = 1"]],
  ["rg -i todo -g '*.ts' -g '!untracked*'", 0, ["src/a.ts:// TODO: x"]],
  ["rg -l TODO --iglob '*.TS' --iglob '!UNTRACKED*'", 0, ["src/a.ts"]],
  ["rg -n -A1 TODO src/a.ts", 0, ["2:// TODO: x", "3-console.log(one);"]],
  ["rg -o 'const \\w+' src", 0, ["src/a.ts:const one"]],
  ["rg -F 'log(' src", 0, ["src/a.ts:console.log(one);"]],
  ["rg -w on src", 1, []],
  ["rg -v -e one -e TODO src/a.ts", 1, []],
  ["rg hid", 1, []],
  ["rg --hidden hid", 0, [".hidden/h.txt:hid"]],
  ["rg hid .hidden", 0, [".hidden/h.txt:hid"]],
  ["rg --no-ignore 'a log'", 0, ["debug.log:TODO in a log"]],
  ["rg --files src", 0, ["src/a.ts", "src/b.py"]],
  ["rg --files -g '*.md'", 0, ["README.md"]],
  ["rg --files-without-match TODO src", 0, ["src/b.py"]],
  ["rg -q TODO && echo found", 0, ["found"]],
  ["cd src && rg -n TODO", 0, ["a.ts:2:// TODO: x"]],
  ["cd src && rg Title ..", 0, ["../README.md:# Title"]],
  ["cat src/a.ts | rg -n 'TODO|one'", 0, ["1:export const one = 1;", "2:// TODO: x", "3:console.log(one);"]],
  ["git log --format=%s | rg -c Begin", 0, ["1"]],
  ["rg -l TODO | xargs wc -l | tail -1", 0, [" 4 total"]],
])("%s", async (command, status, lines) => {
  const { stderr, ...ran } = await bench.run(command);

  expect(stderr).toBe("");
  expect({ ...ran, stdout: ran.stdout.split("\n").filter(Boolean).toSorted() }).toEqual({
    status,
    stdout: lines.toSorted(),
  });
});

test("a mistake is told, with exit code 2", async () => {
  expect(await bench.run("rg 'foo('")).toMatchObject({ status: 2, stdout: "" });
  expect(await bench.run("rg x missing")).toMatchObject({ status: 2, stdout: "" });
  expect((await bench.run("rg -t nosuch x")).stderr).toContain("unrecognized file type: nosuch");
});
