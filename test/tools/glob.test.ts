import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openWorkbench } from "./workbench.ts";

test("files are found by pattern, below a folder, and sorted", async () => {
  await using bench = await openWorkbench({
    ".gitignore": "*.log\n",
    "b.ts": "",
    "a.js": "",
    "src/c.tsx": "",
    "src/deep/d.ts": "",
    "src/[id]/e.ts": "",
    ".github/f.yml": "",
    "noise.log": "",
  });
  await writeFile(join(bench.root, "untracked.ts"), "");
  await writeFile(join(bench.root, "ignored.log"), "");
  const glob = async (pattern: string, path?: string) => (await bench.run("Glob", { pattern, path })).text.split("\n");

  expect(await glob("**/*.ts")).toEqual(["b.ts", "src/[id]/e.ts", "src/deep/d.ts", "untracked.ts"]);
  expect(await glob("*.{ts,js}")).toEqual(["a.js", "b.ts", "untracked.ts"]);
  expect(await glob("**/*.{t,j}s{,x}", "src")).toEqual(["src/[id]/e.ts", "src/c.tsx", "src/deep/d.ts"]);
  expect(await glob("*", "src/[id]")).toEqual(["src/[id]/e.ts"]);
  expect(await glob("./.github/**")).toEqual([".github/f.yml"]);
  expect(await glob(join(bench.root, "src/*.tsx"))).toEqual(["src/c.tsx"]);
  expect(await glob("**/*.log")).toEqual([
    "No files match. A * does not cross folders: begin with **/ to search at any depth.",
  ]);
});

test("more than a hundred files are cut, and the cut is said", async () => {
  await using bench = await openWorkbench(
    Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`f${String(index).padStart(3, "0")}.txt`, ""])),
  );
  const lines = (await bench.run("Glob", { pattern: "*.txt" })).text.split("\n");

  expect(lines.slice(99)).toEqual(["f099.txt", "", "Showing 100 of 130 files; narrow the pattern, or give a path."]);
});

test("names and patterns that look like options or magic are only names and patterns", async () => {
  await using bench = await openWorkbench({ "--output=x": "", ":(exclude)y": "", "new\nline": "", "z.txt": "" });
  const glob = async (pattern: string, path?: string) => bench.run("Glob", { pattern, path });

  expect((await glob("--*")).text).toBe("--output=x");
  expect((await glob(":(exclude)*")).text).toBe(":(exclude)y");
  expect((await glob("new*")).text).toBe('"new\\nline"');
  expect(await glob("../*")).toMatchObject({ isError: true });
  expect(await glob("/etc/*")).toMatchObject({ isError: true });
  expect(await glob("*", "z.txt")).toMatchObject({ isError: true });
  expect(await glob("*", "missing")).toMatchObject({ isError: true });
  expect(await glob("{a,b}".repeat(8))).toMatchObject({ isError: true });
});
