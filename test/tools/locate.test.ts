import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorkbench, type Workbench } from "./workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench({
    "a.ts": "start();\n  if (x)   {\n    stop();\n  }\n  if (x) {\n    stop();\n",
    folder: { link: "." },
  });
});
afterAll(() => bench[Symbol.asyncDispose]());

test("a quote at its line is exact, with white space folded", async () => {
  expect(await bench.locate({ path: "a.ts", line: 2, quote: "if (x) {" })).toEqual({
    kind: "found",
    path: "a.ts",
    line: 2,
    text: "  if (x)   {",
    exact: true,
  });
});

test("a quote elsewhere is found nearest to the given line; without a line it is the first", async () => {
  expect(await bench.locate({ path: "a.ts", line: 4, quote: "if (x) {" })).toMatchObject({ line: 5, exact: false });
  expect(await bench.locate({ path: "a.ts", quote: "stop();" })).toMatchObject({ line: 3, exact: false });
  expect(await bench.locate({ path: "./a.ts", line: 99, quote: "start();" })).toMatchObject({ path: "a.ts", line: 1 });
});

test("the first line of a longer quote decides", async () => {
  expect(await bench.locate({ path: "a.ts", line: 5, quote: "\n if (x) {\n … }" })).toMatchObject({
    line: 5,
    exact: true,
  });
});

test("what is not there is not found, with what stands there instead", async () => {
  expect(await bench.locate({ path: "a.ts", line: 3, quote: "stop" })).toEqual({
    kind: "not-found",
    path: "a.ts",
    nearest: "    stop();",
  });
  expect(await bench.locate({ path: "a.ts", quote: " \n" })).toEqual({ kind: "not-found", path: "a.ts" });
  expect(await bench.locate({ path: "b.ts", quote: "x" })).toEqual({ kind: "missing-file" });
  expect(await bench.locate({ path: "folder", quote: "x" })).toEqual({ kind: "missing-file" });
});
