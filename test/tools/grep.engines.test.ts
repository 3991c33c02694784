/**
 * Line by line git searches, across lines our own engine: the same pattern must find the same lines, unless it holds a dot or
 * a negated set that may take a line break.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { requiredText } from "../../src/tools/pattern.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

const lines = [
  "const one = 1;",
  "  return one[0]; // naïve café",
  "été",
  "١٢ digits",
  "a-b_c.d",
  "{ brace } and ] bracket",
  "tab\there",
  "call(x, y) || other",
  "CamelCase snake_case kebab-case",
  "price: $5.00 ^ 2",
  "ends with carriage\r",
  "",
  "the the double",
  "foo.bar(baz)",
  "\\d literal \\ backslash",
  "ab abab ababab",
  "emoji 👍 here",
  "#hash & amp ~ tilde @at",
];

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench({ "a.txt": `${lines.join("\n")}\n` });
});
afterAll(() => bench[Symbol.asyncDispose]());

const patterns = [
  "one",
  "^\\s+return",
  "one;$",
  "carriage$",
  "carriage\\r$",
  "\\d+",
  "\\D$",
  "\\w+é",
  "caf\\w\\b",
  "\\bt\\w\\w\\b",
  "\\Bcase",
  "^\\w+$",
  "[\\w.-]+_c",
  "[^\\w\\s]{2}",
  "[[:upper:]][[:lower:]]+C",
  "a-b|foo\\.bar",
  "(?:ab){2,3}",
  "(ab){3}",
  "(\\w+) \\1",
  "(?P<word>the) ",
  "\\{ brace",
  "{ brace }",
  "and \\]",
  "[]a-c]{2}",
  "[a\\]b]",
  "[+*?.$^|()]",
  "[&~#@]",
  "[a-]b",
  "\\$5\\.00 \\^",
  "call\\(.*?\\)",
  "\\t",
  "\\\\d",
  "(?<=foo)\\.",
  "(?<!a)b\\b",
  "o(?=ne)",
  "(?!x)y",
  "\\p{Lu}",
  "\\pL+é",
  "\\x{e9}",
  "emoji . here",
  "\\/\\/",
  "kebab\\-case",
  "snake\\_case",
  "(?i)CAMELCASE",
  "^$",
] as const;

test.each(patterns)("%s", async (pattern) => {
  const grep = async (input: object) => bench.run("Grep", { pattern, output_mode: "content", ...input });
  const byLine = await grep({});
  const across = await grep({ multiline: true });

  expect(across).toEqual(byLine);
  expect(byLine.isError).toBe(false);
});

const required: readonly (readonly [pattern: string, text: string | undefined])[] = [
  ["struct \\{.*?field", "struct "],
  ["foos?bars", "bars"],
  ["foos*", "foo"],
  ["foo{2}x", undefined],
  ["(optional)?needed", "needed"],
  ["a|abc", undefined],
  ["(?i)needed", undefined],
  ["\\bword\\b", "word"],
  ["[abc]def", "def"],
  ["line\\nnext", "line"],
  ["ab+cd", undefined],
];

test.each(required)("%s can only match where %j stands", (pattern, text) => {
  expect(requiredText(pattern)).toBe(text);
});

test("letters of either case, and of all languages, are the same to both", async () => {
  for (const pattern of ["ÉTÉ", "CONST", "[A-Z]+É"]) {
    const [byLine, across] = await Promise.all(
      [false, true].map((multiline) => bench.run("Grep", { pattern, "-i": true, multiline, output_mode: "content" })),
    );
    expect(across).toEqual(byLine);
    expect(byLine?.text).toMatch(/^a\.txt:/);
  }
});

test("what no engine takes is refused by each", async () => {
  for (const pattern of ["foo(", "[z-a]", "*x", "(*UTF)x", "[[:nothing:]]"]) {
    for (const multiline of [false, true]) {
      expect(await bench.run("Grep", { pattern, multiline })).toMatchObject({ isError: true });
    }
  }
});

test("a pattern that crosses lines needs to be told so", async () => {
  expect(await bench.run("Grep", { pattern: "one\\n" })).toEqual({
    text: "The pattern crosses lines: set multiline to true, or leave the line break out.",
    isError: true,
  });
  expect((await bench.run("Grep", { pattern: "1;\\n", multiline: true })).text).toBe("a.txt");
  expect((await bench.run("Grep", { pattern: "\\\\nothing" })).isError).toBe(false);
});
