/**
 * The regular expressions that Grep takes: the part of ripgrep's syntax that means the same to every engine behind it. Git's
 * engine takes a pattern as it is; here it is brought to JavaScript's, so that a search across lines finds what a search
 * line by line would find. Letters and digits are those of all languages; only "\n" ends a line.
 */
import { wordsOf } from "../pull/problem.ts";
import { ToolProblem } from "./workspace.ts";

/** What a search line by line cannot match is refused, instead of finding nothing. */
export function requireLinePattern(pattern: string): void {
  if (/^(?:[^\\]|\\[^n])*\\n/s.test(pattern) || pattern.includes("\n")) {
    throw new ToolProblem("The pattern crosses lines: set multiline to true, or leave the line break out.");
  }
  if (pattern.startsWith("(*")) throw new ToolProblem("The pattern is not valid: there is nothing to repeat before *.");
}

/** A group of flags at the start is ripgrep's way to set them. */
export function compilePattern(pattern: string, letters: "as-written" | "any-case"): RegExp {
  const [, given = "", rest = pattern] = /^\(\?([ims]+)\)(.*)$/s.exec(pattern) ?? [];
  const flags = new Set(
    ["g", "s", "v", ...(letters === "any-case" ? ["i"] : []), ...given].filter((flag) => flag !== "m"),
  );
  try {
    return new RegExp(translate(rest), [...flags].join(""));
  } catch (error) {
    if (error instanceof ToolProblem) throw error;
    throw new ToolProblem(`The pattern is not valid: ${wordsOf(error)}`);
  }
}

/**
 * The longest text that stands in everything that the pattern matches, if that is easy to see: whoever has it can leave out
 * most files. Alternatives and groups are not looked into.
 */
export function requiredText(pattern: string): string | undefined {
  if (/[|]|^\(\?/.test(pattern)) return undefined;
  const runs: string[] = [""];
  let depth = 0;
  for (const [text] of pattern.matchAll(token)) {
    const last = runs.length - 1;
    if (text.startsWith("(")) depth += 1;
    if (/^(?:[*?]|\{)/.test(text)) runs[last] = runs[last]?.slice(0, -1) ?? "";
    if (depth === 0 && /^[\w ]$/.test(text)) runs[last] += text;
    else runs.push("");
    if (text === ")") depth -= 1;
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), "");
  return longest.length >= MIN_REQUIRED ? longest : undefined;
}

const MIN_REQUIRED = 3;

const word = "\\p{L}\\p{N}_";
const isWord = `[${word}]`;

/** Escapes that mean something else, or nothing, in JavaScript. */
const escapes: Readonly<Record<string, string>> = {
  d: "\\p{Nd}",
  D: "\\P{Nd}",
  w: isWord,
  W: `[^${word}]`,
  b: `(?:(?<=${isWord})(?!${isWord})|(?<!${isWord})(?=${isWord}))`,
  B: `(?:(?<=${isWord})(?=${isWord})|(?<!${isWord})(?!${isWord}))`,
  A: "(?<![\\s\\S])",
  z: "(?![\\s\\S])",
  a: "\\x07",
};

const posixClasses: Readonly<Record<string, string>> = {
  alpha: "\\p{L}",
  digit: "\\p{Nd}",
  alnum: "\\p{L}\\p{N}",
  upper: "\\p{Lu}",
  lower: "\\p{Ll}",
  space: "\\s",
  blank: "\\p{Zs}\\t",
  punct: "\\p{P}\\p{S}",
  xdigit: "0-9A-Fa-f",
  word,
};

/** Letters with braces are the same in both; one letter may go without them. */
const property = String.raw`\\[pP](?:\{[^}]*\}|[A-Z])`;
const code = String.raw`\\x\{[0-9A-Fa-f]+\}`;
const set = String.raw`\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]`;

/** A pattern in steps: the first that fits is taken. */
const token = new RegExp(`${property}|${code}|\\\\[\\s\\S]|${set}|\\(\\?P<|\\{\\d+(?:,\\d*)?\\}|[\\s\\S]`, "gu");
const member = new RegExp(`\\[:\\^?\\w+:\\]|${property}|${code}|\\\\[\\s\\S]|[\\s\\S]`, "gu");

function translate(pattern: string): string {
  return [...pattern.matchAll(token)].map(([text]) => translateToken(text)).join("");
}

function translateToken(text: string): string {
  if (text.startsWith("\\")) return translateEscape(text, syntax);
  if (text.startsWith("[") && text.length > 1) return translateSet(text);
  switch (text) {
    case "(?P<":
      return "(?<";
    case "^":
      return "(?<=\\n|^)";
    case "$":
      return "(?=\\n|$)";
    case "{":
    case "}":
    case "]":
      return `\\${text}`;
    default:
      return text;
  }
}

/** What JavaScript could take for an operator stays escaped, as letters and digits do; other characters stand for themselves. */
function translateEscape(text: string, operators: RegExp): string {
  const name = text.slice(1);
  if (name.startsWith("x{")) return `\\u${name.slice(1)}`;
  if (/^[pP][A-Z]$/.test(name)) return `\\${name.charAt(0)}{${name.charAt(1)}}`;
  if (Object.hasOwn(escapes, name)) return escapes[name] ?? "";
  return name.length > 1 || /[A-Za-z0-9]/.test(name) || operators.test(name) ? text : name;
}

const syntax = /[()[\]{}/|$*+.?^\\]/;
const setSyntax = /[()[\]{}/|&!#$%*+,.:;<=>?@^`~\\-]/;

/** Between brackets only `-` between two members is an operator. */
function translateSet(text: string): string {
  const [, negation = "", inner = ""] = /^\[(\^?)([\s\S]*)\]$/.exec(text) ?? [];
  const members = [...inner.matchAll(member)].map(([each]) => each);
  const translated = members.map((each, index) => {
    if (each === "-") return index > 0 && index < members.length - 1 ? "-" : "\\-";
    if (each.startsWith("[:")) return posixClass(each);
    if (each.startsWith("\\")) return translateEscape(each, setSyntax);
    return setSyntax.test(each) ? `\\${each}` : each;
  });
  return `[${negation}${translated.join("")}]`;
}

function posixClass(text: string): string {
  const [, negation = "", name = ""] = /^\[:(\^?)(\w+):\]$/.exec(text) ?? [];
  const members = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
  if (members === undefined) throw new ToolProblem(`The pattern is not valid: there is no class [:${name}:].`);
  return `[${negation}${members}]`;
}
