import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openWorkbench } from "./workbench.ts";

test("what a rule withholds is in no answer, tracked or not, by whatever way it is asked for", async () => {
  const withheld = [".env", "config/.env", "new.env"];
  const files = {
    ".env": "KEY=secret\n",
    "config/.env": "KEY=secret\n",
    "a.txt": "KEY=public\n",
    "link.txt": { link: ".env" },
  };
  await using bench = await openWorkbench(files, {}, { withheld });
  await writeFile(join(bench.root, "new.env"), "KEY=secret\n");
  const grep = async (input: object) => (await bench.run("Grep", { pattern: "KEY=\\w+", ...input })).text;

  for (const multiline of [false, true]) {
    expect(await grep({ multiline })).toBe("a.txt");
    expect(await grep({ multiline, output_mode: "content" })).toBe("a.txt:1:KEY=public");
    expect(await grep({ multiline, output_mode: "count" })).toBe("a.txt:1\n\n1 matching lines in 1 files.");
    expect(await grep({ multiline, path: "config" })).toBe("No matches found.");
  }
  expect((await bench.run("Glob", { pattern: "**" })).text).toBe("a.txt\nlink.txt");
  for (const file_path of [".env", "link.txt", "config/../.env"]) {
    expect(await bench.run("Read", { file_path })).toEqual({
      text: ".env is withheld by a rule. Go on without it.",
      isError: true,
    });
  }
  expect(await bench.run("Grep", { pattern: "KEY", path: ".env" })).toMatchObject({ isError: true });
});

test("where there are no untracked files nobody looks for them", async () => {
  await using bench = await openWorkbench({ "a.txt": "needle\n" }, {}, { untracked: "none" });
  await writeFile(join(bench.root, "b.txt"), "needle\n");

  expect((await bench.run("Grep", { pattern: "needle" })).text).toBe("a.txt");
  expect((await bench.run("Glob", { pattern: "*.txt" })).text).toBe("a.txt");
});
