import { describe, expect, it } from "vitest";
import { plainValue, readJsonText } from "../../src/config/json-text.ts";

const readValue = (text: string, dialect: "json" | "jsonc" = "json") => {
  const read = readJsonText(text, dialect);
  if ("error" in read) throw new Error(`${read.line}: ${read.error}`);
  return plainValue(read.value);
};

describe("JSON in a file", () => {
  it.each([
    '{"a": [1, -2.5e3, true, false, null, "x\\u00e9\\n\\""], "b": {"c": {}}}',
    "[]",
    '"x"',
    " 3 ",
    '[[[], ""]]',
  ])("is read as the platform reads it: %s", (text) => {
    expect(readValue(text)).toEqual(JSON.parse(text));
  });

  it("keeps the order in which it is written, also of numbers", () => {
    const read = readJsonText('{"*": 1, "10": 2, "2": 3, "__proto__": 4}');
    expect("value" in read && read.value).toEqual(
      new Map([
        ["*", 1],
        ["10", 2],
        ["2", 3],
        ["__proto__", 4],
      ]),
    );
  });

  it.each([
    ['{"a": 1,\n"a": 2}', 2, '"a" stands twice'],
    ['{\n\n"a": 1,}', 3, "a comma stands before }"],
    ["[1,\n2,]", 2, "a comma stands before ]"],
    ['{"a": 1 // why\n}', 1, "is not JSON"],
    ['{"a"\n1}', 2, ": is missing before 1"],
    ['{"a": 1\n"b": 2}', 2, ", is missing"],
    ['{"a":\n', 2, "it ends too early"],
    ['{"a": [1', 1, "it ends too early"],
    ["", 1, "it ends too early"],
    ["{1: 2}", 1, "must be a text in quotes"],
    ["{} {}", 1, "something stands after the end"],
    ['{"a": 01}', 1, "is not a value"],
    ["{'a': 1}", 1, "is not JSON"],
    ["[".repeat(50), 1, "nested too deeply"],
  ])("says where it is wrong: %j", (text, line, error) => {
    expect(readJsonText(text)).toEqual({ line, error: expect.stringContaining(error) });
  });

  it("knows the line of every value", () => {
    const read = readJsonText('{\n  "a": [\n    1,\n    2\n  ]\n}');
    expect("lineOf" in read && [read.lineOf([]), read.lineOf(["a"]), read.lineOf(["a", 1])]).toEqual([1, 2, 4]);
  });

  it("may have comments and a last comma where that is agreed", () => {
    const text = '\uFEFF// first\n{ "a": "// no", /* two\nlines */ "b": [1, 2,], }';
    expect(readValue(text, "jsonc")).toEqual({ a: "// no", b: [1, 2] });
  });
});
