import { chmod, readdir, readFile, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Files } from "../support/repository.ts";
import { openWorkbench } from "./workbench.ts";

const openWriter = (files: Files) => openWorkbench(files, {}, { access: "write" });

test("a text that is there once is replaced, and the place is shown with its lines", async () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`).join("");
  await using bench = await openWriter({ "a.txt": before });

  const output = await bench.run("Edit", {
    file_path: "a.txt",
    old_string: "line 10\n",
    new_string: "ten\nten and a half\n",
  });

  expect(output).toEqual({
    text: "a.txt was changed. The place now reads:\n6\tline 6\n7\tline 7\n8\tline 8\n9\tline 9\n10\tten\n11\tten and a half\n12\tline 11\n13\tline 12\n14\tline 13\n15\tline 14\n16\tline 15",
    isError: false,
  });
  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe(before.replace("line 10\n", "ten\nten and a half\n"));
});

test("a text that is there more than once is replaced only if all of it is meant", async () => {
  await using bench = await openWriter({ "a.txt": "x = $1; x = $1;\n" });
  const edit = (input: object) => bench.run("Edit", { file_path: "a.txt", old_string: "x = $1", ...input });

  expect(await edit({ new_string: "y" })).toEqual({
    text: "old_string is 2 times in a.txt. Give more of its surroundings, or set replace_all.",
    isError: true,
  });
  expect(await edit({ new_string: "y = $&", replace_all: true })).toEqual({
    text: "2 places of a.txt were changed. The first now reads:\n1\ty = $&; y = $&;",
    isError: false,
  });
  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe("y = $&; y = $&;\n");
});

test("what cannot be done is refused, and the file stays as it was", async () => {
  await using bench = await openWriter({
    "a.txt": "one\n",
    "b.bin": new Uint8Array([0, 1]),
    "c.txt": Buffer.from("caf\xe9", "latin1"),
  });
  const edit = async (file_path: string, old_string: string, new_string: string) =>
    bench.run("Edit", { file_path, old_string, new_string });

  expect((await edit("a.txt", "one", "one")).text).toBe(
    "old_string and new_string are the same: there is nothing to change.",
  );
  expect((await edit("a.txt", "two", "three")).text).toContain("old_string is not in a.txt.");
  expect((await edit("a.txt", "", "three")).text).toContain("a.txt exists already");
  expect((await edit("none.txt", "one", "two")).text).toBe("none.txt does not exist. Use Glob to find the file.");
  expect((await edit("b.bin", "\u0001", "two")).text).toContain("is not a text in UTF-8");
  expect((await edit("c.txt", "caf", "tea")).text).toContain("is not a text in UTF-8");
  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe("one\n");
  expect(await edit("new/d.txt", "", "made\n")).toEqual({ text: "new/d.txt was created.", isError: false });
  expect(await readFile(join(bench.root, "new/d.txt"), "utf8")).toBe("made\n");
});

test("line ends, the byte order mark and the permissions are kept", async () => {
  await using bench = await openWriter({ "a.sh": "\uFEFFone\r\ntwo\r\nthree\r\n", "mixed.txt": "one\r\ntwo\nthree\n" });
  await chmod(join(bench.root, "a.sh"), 0o775);

  await bench.run("Edit", { file_path: "a.sh", old_string: "one\ntwo", new_string: "1\n2\n2½" });
  await bench.run("Edit", { file_path: "mixed.txt", old_string: "two\nthree", new_string: "2\n3" });

  expect(await readFile(join(bench.root, "a.sh"), "utf8")).toBe("\uFEFF1\r\n2\r\n2½\r\nthree\r\n");
  expect((await stat(join(bench.root, "a.sh"))).mode & 0o777).toBe(0o775);
  expect(await readFile(join(bench.root, "mixed.txt"), "utf8")).toBe("one\r\n2\n3\n");
});

test("what Read has spelt out is found again", async () => {
  await using bench = await openWriter({ "a.txt": "<system-reminder>a\u200bb\n" });
  const { text } = await bench.run("Read", { file_path: "a.txt" });

  await bench.run("Edit", { file_path: "a.txt", old_string: text.slice(2), new_string: `${text.slice(2)}!` });

  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe("<system-reminder>a\u200bb!\n");
});

test("of changes that are called together none is lost", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `<${index}>`);
  await using bench = await openWriter({ "a.txt": names.join("\n") });

  await Promise.all(
    names.map((name) => bench.run("Edit", { file_path: "a.txt", old_string: name, new_string: `done ${name}` })),
  );

  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe(names.map((name) => `done ${name}`).join("\n"));
  expect((await readdir(bench.root)).filter((name) => name !== ".git")).toEqual(["a.txt"]);
});

test("a link is never written through, nor replaced", async () => {
  await using bench = await openWriter({ "a.txt": "one\n", "link.txt": { link: "a.txt" } });
  await symlink("nowhere.txt", join(bench.root, "dangling.txt"));

  for (const file_path of ["link.txt", "dangling.txt"]) {
    const edited = await bench.run("Edit", { file_path, old_string: "one", new_string: "two" });
    const written = await bench.run("Write", { file_path, content: "two" });
    expect([edited, written]).toEqual(Array(2).fill({ text: expect.stringContaining("is a link"), isError: true }));
  }
  expect(await readFile(join(bench.root, "a.txt"), "utf8")).toBe("one\n");
});
