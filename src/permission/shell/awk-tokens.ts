/** Cuts an awk program into tokens, and refuses where two awks could disagree about where one ends. */
import { refuse } from "./refusal.ts";

export type AwkToken = {
  readonly kind: "name" | "number" | "string" | "pattern" | "sign" | "newline";
  readonly text: string;
};

const advice = "this awk program is hard to read: write it more simply.";

const keywords = new Set(
  "print printf return in if else while for do delete next nextfile exit BEGIN END function".split(" "),
);
const signs = /\*\*=|&&|\|\||\|&|>>|\+\+|--|[-+*/%^=!<>]=|\*\*|!~|[-{}()[\];,+*/%^!<>|?:~$=&@\\.]/y;

export function scanAwk(source: string): readonly AwkToken[] {
  const tokens: AwkToken[] = [];
  /** For every open parenthesis: does it belong to `if`, `while` or `for`? */
  const heads: boolean[] = [];
  let closedHead = false;
  let position = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(source)?.[0];
    position += found?.length ?? 0;
    return found;
  };
  while (position < source.length) {
    if (take(/[ \t]+|#[^\n]*/y) !== undefined) continue;
    const last = tokens.at(-1);
    const afterHead = closedHead;
    closedHead = false;
    const kinds: readonly (readonly [AwkToken["kind"], RegExp])[] = [
      ["newline", /\n/y],
      ["number", /(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?/y],
      ["name", /[A-Za-z_][A-Za-z0-9_]*/y],
      ["string", /"(?:[^"\\\n]|\\[^\n])*"/y],
    ];
    const plain = kinds.find(([, pattern]) => {
      pattern.lastIndex = position;
      return pattern.test(source);
    });
    if (plain !== undefined) {
      tokens.push({ kind: plain[0], text: take(new RegExp(plain[1].source, "y")) ?? "" });
      continue;
    }
    if (source[position] === "/") {
      if (afterHead || ["++", "--", "length"].includes(last?.text ?? "")) refuse("/", advice);
      if (!endsOperand(last)) {
        const text = take(/\/(?:[^/\\\n]|\\[^\n])*\//y);
        if (text === undefined || !closesBrackets(text.slice(1, -1)))
          return refuse(source.slice(position, position + 12), advice);
        tokens.push({ kind: "pattern", text });
        continue;
      }
    }
    const text = take(new RegExp(signs.source, "y"));
    if (text === undefined) return refuse(source.slice(position, position + 12), advice);
    if (text === "(") heads.push(["if", "while", "for"].includes(last?.text ?? ""));
    if (text === ")") closedHead = heads.pop() ?? false;
    tokens.push({ kind: "sign", text });
  }
  return tokens;
}

/** After a value a slash divides; anywhere else it opens a pattern. */
export function endsOperand(token: AwkToken | undefined): boolean {
  if (token === undefined || token.kind === "newline") return false;
  if (token.kind === "sign") return [")", "]", "++", "--"].includes(token.text);
  return token.kind !== "name" || !keywords.has(token.text);
}

/** A slash inside a bracket ends the pattern for some awks and not for others: brackets must be closed before it. */
function closesBrackets(pattern: string): boolean {
  return /^(?:[^[\\]|\\.|\[\^?\]?(?:\[:[a-z]+:\]|[^\][\\]|\\.)*\])*$/.test(pattern);
}
