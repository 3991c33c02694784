import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAnyMapping } from "../../src/config/bounded-yaml.ts";
import { parsePlainYaml } from "../../src/config/plain-yaml.ts";

const folder = join(import.meta.dirname, "..", "..", "agents");
const builtIns = readdirSync(folder).map((name) => {
  const [, yaml = ""] = readFileSync(join(folder, name), "utf8").split(/^---\n/m);
  return { name, yaml };
});

const values = [
  "text",
  "Two words, and (more) - even #this",
  "https://example.org/a:b",
  '"quoted: text"',
  '""',
  "15",
  "007",
  "1e3",
  "0x1F",
  "1_000",
  "2026-11-18",
  "12:30",
  "true",
  "False",
  "NULL",
  "nullable",
  "yes",
  "y",
  "a [b] {c}",
  "ends with a colon:",
  "has: a colon",
  "a comment #here",
  "a comment # here",
  "it's",
  "'single'",
  '"an \\" escape"',
  '"closed" and more',
  "trailing ",
  "*alias",
  "&anchor x",
  "!tag x",
  "| ",
  "- item",
  "[a, b]",
  "größer",
  "tab\there",
  "",
];

const shapes: readonly ((value: string) => string)[] = [
  (value) => `key: ${value}`,
  (value) => `name: a\nkey: ${value}\nlast: b\n`,
  (value) => `outer:\n  inner: ${value}\n  other: text\nlast: b`,
  (value) => `outer:\n  inner: text\n  other: ${value}`,
  (value) => `key: text\n  ${value}`,
  (value) => `key:\n  inner: a\n   ${value}: b`,
  (value) => `${value}: a`,
  (value) => ` key: ${value}`,
  (value) => `key: a\nkey: ${value}`,
  (value) => `outer:\n  key: a\n  key: ${value}`,
  (value) => `outer:\nlast: ${value}`,
  (value) => `key: ${value}\n\nlast: b`,
  (value) => `key: ${value}\r\nlast: b`,
  (value) => `outer:\n  inner:\n    deep: ${value}`,
  (value) => `--- \nkey: ${value}`,
  (value) => `key: ${value}\n...`,
];

describe("plain YAML", () => {
  it.each(builtIns)("is what our own agent $name is written in, and is read as the library reads it", ({ yaml }) => {
    const entries = parsePlainYaml(yaml);
    expect(entries).toBeDefined();
    expect({ entries }).toEqual(parseAnyMapping(yaml));
  });

  it("is read as the library reads it in every shape, or left to the library", () => {
    const texts = shapes.flatMap((shape) => values.map(shape));
    const read = texts.flatMap((yaml) => {
      const entries = parsePlainYaml(yaml);
      return entries ? [{ yaml, mapping: { entries } }] : [];
    });
    expect(read.length).toBeGreaterThan(values.length);
    for (const { yaml, mapping } of read) expect({ yaml, mapping }).toEqual({ yaml, mapping: parseAnyMapping(yaml) });
  });
});
