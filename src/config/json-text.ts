/**
 * JSON as people's files have it. Objects become maps in the order in which they are written, and every value knows its line.
 * Nothing is guessed at: a key that stands twice is an error, because one of the two would be lost without a word.
 */
import { wordsOf } from "../pull/problem.ts";

/** `jsonc`: comments, and a comma after the last entry. */
export type Dialect = "json" | "jsonc";

export type Path = readonly (string | number)[];

export type JsonText =
  | { readonly value: unknown; readonly lineOf: (path: Path) => number }
  | { readonly error: string; readonly line: number };

const MAX_DEPTH = 40;

const token = /"(?:[^"\\\n]+|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/y;
const blanks: Readonly<Record<Dialect, RegExp>> = {
  json: /[ \t\r\n]*/y,
  jsonc: /(?:[ \t\r\n]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y,
};

class Misread extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

export function readJsonText(given: string, dialect: Dialect = "json"): JsonText {
  const text = given.replace(/^\uFEFF/, "");
  const places = new Map<string, number>();
  const lineAt = (offset: number): number => text.slice(0, offset).split("\n").length;
  try {
    const value = readDocument(openTokens(text, dialect), { dialect, places });
    return { value, lineOf: (path) => lineAt(places.get(JSON.stringify(path)) ?? 0) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return { error: error.message, line: lineAt(error.offset) };
  }
}

/** The same value with objects in place of maps, for a schema. */
export function plainValue(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, part]) => [key, plainValue(part)]));
  return Array.isArray(value) ? value.map(plainValue) : value;
}

type Tokens = {
  readonly peek: () => string;
  readonly next: () => string;
  readonly offset: () => number;
};

/** An empty token is the end of the text. */
function openTokens(text: string, dialect: Dialect): Tokens {
  let at = 0;
  let found = "";
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const advance = (): void => {
    at += found.length;
    at += read(blanks[dialect])?.length ?? 0;
    const given = read(token);
    if (given === undefined && at < text.length)
      throw new Misread(`${JSON.stringify(text.slice(at, at + 10))} is not JSON`, at);
    found = given ?? "";
  };
  advance();
  return {
    peek: () => found,
    offset: () => at,
    next() {
      const taken = found;
      advance();
      return taken;
    },
  };
}

type Reading = { readonly dialect: Dialect; readonly places: Map<string, number> };

function readDocument(tokens: Tokens, reading: Reading): unknown {
  const value = readValue(tokens, [], reading);
  if (tokens.peek() !== "") throw new Misread("something stands after the end", tokens.offset());
  return value;
}

function readValue(tokens: Tokens, path: Path, reading: Reading): unknown {
  if (path.length > MAX_DEPTH) throw new Misread("it is nested too deeply", tokens.offset());
  reading.places.set(JSON.stringify(path), tokens.offset());
  switch (tokens.peek()) {
    case "{":
      return readObject(tokens, path, reading);
    case "[":
      return readArray(tokens, path, reading);
    default:
      return readScalar(tokens);
  }
}

function readObject(tokens: Tokens, path: Path, reading: Reading): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  readEntries(tokens, "}", reading, () => {
    const offset = tokens.offset();
    const key = readScalar(tokens);
    if (typeof key !== "string") throw new Misread("the name of a field must be a text in quotes", offset);
    if (fields.has(key)) throw new Misread(`"${key}" stands twice`, offset);
    expect(tokens, ":");
    fields.set(key, readValue(tokens, [...path, key], reading));
  });
  return fields;
}

function readArray(tokens: Tokens, path: Path, reading: Reading): readonly unknown[] {
  const entries: unknown[] = [];
  readEntries(tokens, "]", reading, () => entries.push(readValue(tokens, [...path, entries.length], reading)));
  return entries;
}

function readEntries(tokens: Tokens, end: "}" | "]", { dialect }: Reading, readEntry: () => void): void {
  tokens.next();
  while (tokens.peek() !== end) {
    readEntry();
    if (tokens.peek() === end) break;
    const comma = tokens.offset();
    expect(tokens, ",");
    if (tokens.peek() === end && dialect === "json") throw new Misread(`a comma stands before ${end}`, comma);
  }
  tokens.next();
}

function readScalar(tokens: Tokens): unknown {
  const offset = tokens.offset();
  const word = tokens.next();
  try {
    return JSON.parse(word);
  } catch (error) {
    const what = word === "" ? "it ends too early" : `${word.slice(0, 20)} is not a value (${wordsOf(error)})`;
    throw new Misread(what, offset);
  }
}

function expect(tokens: Tokens, sign: ":" | ","): void {
  const given = tokens.peek();
  if (given !== sign)
    throw new Misread(
      given === "" ? "it ends too early" : `${sign} is missing before ${given.slice(0, 20)}`,
      tokens.offset(),
    );
  tokens.next();
}
