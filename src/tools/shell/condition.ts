/** `test` and `[`. A file that is asked about lies inside the tree, or the question is refused. */
import { accessSync, constants, lstatSync, type Stats, statSync } from "node:fs";
import { requireInside, type Standing } from "./arguments.ts";

/** Not a condition: `test` then ends with 2. */
export class BadCondition extends Error {}

export function holds(words: readonly string[], standing: Standing): boolean {
  const reader: Reader = { words, at: 0, standing };
  if (words.length === 0) return false;
  const answer = readOr(reader);
  const rest = words[reader.at];
  if (rest !== undefined)
    throw new BadCondition(words.length > 3 ? "too many arguments" : `${rest}: binary operator expected`);
  return answer;
}

type Reader = { readonly words: readonly string[]; at: number; readonly standing: Standing };

function readOr(reader: Reader): boolean {
  let answer = readAnd(reader);
  while (reader.words[reader.at] === "-o" && reader.at < reader.words.length - 1) {
    reader.at += 1;
    const right = readAnd(reader);
    answer = answer || right;
  }
  return answer;
}

function readAnd(reader: Reader): boolean {
  let answer = readTerm(reader);
  while (reader.words[reader.at] === "-a" && reader.at < reader.words.length - 1) {
    reader.at += 1;
    const right = readTerm(reader);
    answer = answer && right;
  }
  return answer;
}

function readTerm(reader: Reader): boolean {
  const { words, standing } = reader;
  const [first, second, third] = words.slice(reader.at);
  if (first === undefined) throw new BadCondition("argument expected");
  const binary = second !== undefined && third !== undefined ? comparisons.get(second) : undefined;
  if (binary && second !== undefined && third !== undefined) {
    reader.at += 3;
    return binary(first, third, standing);
  }
  if (first === "!" && second !== undefined) {
    reader.at += 1;
    return !readTerm(reader);
  }
  if (first === "(" && second !== undefined) return readParenthesis(reader);
  const unary = second === undefined ? undefined : questions.get(first);
  if (unary && second !== undefined) {
    reader.at += 2;
    return unary(second, standing);
  }
  if (/^-[a-zA-Z]$/.test(first) && second !== undefined) throw new BadCondition(`${first}: unary operator expected`);
  reader.at += 1;
  return first !== "";
}

function readParenthesis(reader: Reader): boolean {
  reader.at += 1;
  const answer = readOr(reader);
  if (reader.words[reader.at] !== ")") throw new BadCondition("`)' expected");
  reader.at += 1;
  return answer;
}

const questions: ReadonlyMap<string, (word: string, standing: Standing) => boolean> = new Map([
  ["-n", (word: string) => word !== ""],
  ["-z", (word: string) => word === ""],
  ["-e", file(() => true)],
  ["-a", file(() => true)],
  ["-f", file((stats) => stats.isFile())],
  ["-d", file((stats) => stats.isDirectory())],
  ["-s", file((stats) => stats.size > 0)],
  ["-p", file((stats) => stats.isFIFO())],
  ["-S", file((stats) => stats.isSocket())],
  ["-b", file((stats) => stats.isBlockDevice())],
  ["-c", file((stats) => stats.isCharacterDevice())],
  ["-u", file(({ mode }) => (mode & 0o4000) !== 0)],
  ["-g", file(({ mode }) => (mode & 0o2000) !== 0)],
  ["-k", file(({ mode }) => (mode & 0o1000) !== 0)],
  ["-O", file(({ uid }) => uid === process.geteuid?.())],
  ["-G", file(({ gid }) => gid === process.getegid?.())],
  ["-N", file(({ mtimeMs, atimeMs }) => mtimeMs > atimeMs)],
  ["-L", isLink],
  ["-h", isLink],
  ["-r", permits(constants.R_OK)],
  ["-w", permits(constants.W_OK)],
  ["-x", permits(constants.X_OK)],
  // No stream here is a terminal.
  ["-t", () => false],
]);

const comparisons: ReadonlyMap<string, (left: string, right: string, standing: Standing) => boolean> = new Map([
  ["=", (left: string, right: string) => left === right],
  ["==", (left: string, right: string) => left === right],
  ["!=", (left: string, right: string) => left !== right],
  ["<", (left: string, right: string) => left < right],
  [">", (left: string, right: string) => left > right],
  ["-eq", numbers((a, b) => a === b)],
  ["-ne", numbers((a, b) => a !== b)],
  ["-lt", numbers((a, b) => a < b)],
  ["-le", numbers((a, b) => a <= b)],
  ["-gt", numbers((a, b) => a > b)],
  ["-ge", numbers((a, b) => a >= b)],
  ["-nt", (left: string, right: string, standing: Standing) => changedAt(left, standing) > changedAt(right, standing)],
  ["-ef", isSame],
  ["-ot", (left: string, right: string, standing: Standing) => changedAt(left, standing) < changedAt(right, standing)],
]);

function isSame(left: string, right: string, standing: Standing): boolean {
  const [a, b] = [lookAt(left, standing), lookAt(right, standing)];
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

function numbers(compare: (a: bigint, b: bigint) => boolean): (left: string, right: string) => boolean {
  const parse = (word: string): bigint => {
    if (!/^\s*[-+]?\d+\s*$/.test(word)) throw new BadCondition(`${word}: integer expression expected`);
    return BigInt(word.trim().replace(/^\+/, ""));
  };
  return (left, right) => compare(parse(left), parse(right));
}

function file(answer: (stats: Stats) => boolean): (word: string, standing: Standing) => boolean {
  return (word, standing) => {
    const stats = lookAt(word, standing);
    return stats !== undefined && answer(stats);
  };
}

function lookAt(word: string, standing: Standing): Stats | undefined {
  if (word === "") return undefined;
  return statSync(requireInside(standing, word).real, { throwIfNoEntry: false });
}

function isLink(word: string, standing: Standing): boolean {
  if (word === "") return false;
  requireInside(standing, word);
  const absolute = word.startsWith("/") ? word : `${standing.cwd}/${word}`;
  return lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function permits(right: number): (word: string, standing: Standing) => boolean {
  return (word, standing) => {
    if (word === "") return false;
    try {
      accessSync(requireInside(standing, word).real, right);
      return true;
    } catch (error) {
      if (error instanceof Error && "code" in error) return false;
      throw error;
    }
  };
}

function changedAt(word: string, standing: Standing): number {
  return lookAt(word, standing)?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}
