import { expect, test } from "vitest";
import { openWorkbench } from "./workbench.ts";

test("lines are numbered, whatever ends them", async () => {
  await using bench = await openWorkbench({ "a.txt": "\uFEFFone\r\n\ttwo\n\nfour" });

  expect(await bench.run("Read", { file_path: "a.txt" })).toEqual({
    text: "1\tone\n2\t\ttwo\n3\t\n4\tfour",
    isError: false,
  });
});

test("a part is shown with the way to the rest", async () => {
  const lines = Array.from({ length: 2_310 }, (_, index) => `line ${index + 1}\n`).join("");
  await using bench = await openWorkbench({ "long.txt": lines });
  const read = async (input: object) => (await bench.run("Read", { file_path: "long.txt", ...input })).text.split("\n");

  const whole = await read({});
  expect(whole.slice(0, 1)).toEqual(["1\tline 1"]);
  expect(whole.slice(-3)).toEqual(["2000\tline 2000", "", "Showing lines 1–2000 of 2310; use offset 2001."]);
  expect(await read({ offset: 2_309 })).toEqual([
    "2309\tline 2309",
    "2310\tline 2310",
    "",
    "Showing lines 2309–2310 of 2310.",
  ]);
  expect(await read({ offset: 5, limit: 1 })).toEqual(["5\tline 5", "", "Showing lines 5–5 of 2310; use offset 6."]);
  expect(await read({ offset: 2_311 })).toEqual(["long.txt has only 2310 lines: offset 2311 is past its end."]);
  expect(await read({ limit: 2_310 })).toHaveLength(2_310);
});

test("long lines are cut, and the output as a whole is bounded", async () => {
  await using bench = await openWorkbench({ "wide.txt": `${"x".repeat(3_000)}\n`.repeat(100) });

  const { text } = await bench.run("Read", { file_path: "wide.txt" });

  expect(text.split("\n")[0]).toBe(`1\t${"x".repeat(2_000)}… [line cut at 2000 of 3000 characters]`);
  expect(text.length).toBeLessThan(61_000);
  expect(text.split("\n").at(-1)).toBe("Showing lines 1–29 of 100; use offset 30.");
});

test("a range that is asked for by its length is shown as a whole, or not at all", async () => {
  await using bench = await openWorkbench({ "wide.txt": `${"x".repeat(1_900)}\n`.repeat(100) });
  const read = (input: object) => bench.run("Read", { file_path: "wide.txt", ...input });

  expect(await read({ offset: 11, limit: 40 })).toEqual({
    text: "40 lines from line 11 of wide.txt have more than 60000 characters; the first 31 of them fit: use limit 31, or Grep to find the lines that matter.",
    isError: true,
  });
  expect((await read({ offset: 11, limit: 31 })).isError).toBe(false);
  expect((await read({ offset: 11, limit: 40, allow_large: true })).isError).toBe(false);
});

test("an empty file is a notice; a binary file, a PDF and a wish for pages are errors that say why", async () => {
  await using bench = await openWorkbench({
    "empty.txt": "",
    "program.bin": new Uint8Array([127, 0, 1]),
    "paper.pdf": "%PDF-1.7\nwords",
    "a.txt": "x",
  });
  const read = (input: object) => bench.run("Read", input);

  expect(await read({ file_path: "empty.txt" })).toEqual({ text: "empty.txt exists, and is empty.", isError: false });
  expect(await read({ file_path: "program.bin" })).toEqual({
    text: "program.bin is a binary file of 3 bytes, and cannot be shown.",
    isError: true,
  });
  expect(await read({ file_path: "paper.pdf" })).toEqual({
    text: "paper.pdf is a PDF of 14 bytes. PDFs cannot be read here: say so in your report.",
    isError: true,
  });
  expect(await read({ file_path: "a.txt", pages: "1-5" })).toMatchObject({ isError: true });
});
