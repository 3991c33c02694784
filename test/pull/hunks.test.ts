import { expect, test } from "vitest";
import { parseHunks } from "../../src/pull/hunks.ts";

test("a patch is read as hunks with their lines and signs", () => {
  expect(parseHunks("@@ -1,2 +1,3 @@ function a() {\n one\n-two\n+three\n+four\n@@ -9 +10 @@\n-x\n+y\n")).toEqual([
    { oldStart: 1, oldLines: 2, newStart: 1, newLines: 3, lines: [" one", "-two", "+three", "+four"] },
    { oldStart: 9, oldLines: 1, newStart: 10, newLines: 1, lines: ["-x", "+y"] },
  ]);
});

test("lines that look like headers are counted as text", () => {
  const lines = ["--- a/x", "-@@ -1 +1 @@", "+++ b/x", "+diff --git a b"];
  expect(parseHunks(`@@ -1,2 +1,2 @@\n${lines.join("\n")}`)[0]?.lines).toEqual(lines);
});

test("a missing newline at the end belongs to the hunk, wherever it stands", () => {
  const lines = ["-a", "\\ No newline at end of file", "+b", "\\ No newline at end of file"];
  expect(parseHunks(`@@ -1 +1 @@\n${lines.join("\n")}\n`)).toMatchObject([{ lines }]);
});

test("an added and a removed file have an empty side", () => {
  expect(parseHunks("@@ -0,0 +1 @@\n+a\n")).toMatchObject([{ oldStart: 0, oldLines: 0, newLines: 1, lines: ["+a"] }]);
  expect(parseHunks("@@ -1 +0,0 @@\n-a\n")).toMatchObject([{ oldLines: 1, newStart: 0, newLines: 0, lines: ["-a"] }]);
});

test("carriage returns and unusual line separators stay inside their line", () => {
  const lines = [" a\r", "+b\u2028c\f", " "];
  expect(parseHunks(`@@ -1,2 +1,3 @@\n${lines.join("\n")}`)).toMatchObject([{ lines }]);
});

test("an empty context line may have lost its blank", () => {
  expect(parseHunks("@@ -1,3 +1,3 @@\n a\n\n b\n")).toMatchObject([{ lines: [" a", " ", " b"] }]);
});

test("a patch that was cut off gives what there is", () => {
  expect(parseHunks("@@ -1,9 +1,9 @@\n a\n-b")).toMatchObject([{ oldLines: 9, lines: [" a", "-b"] }]);
  expect(parseHunks("")).toEqual([]);
});

test("what is no patch is refused", () => {
  expect(() => parseHunks("Binary files differ")).toThrow("should be the header of a hunk");
  expect(() => parseHunks("@@ -1,2 +1,2 @@\n a\nno sign")).toThrow("has no sign");
});
