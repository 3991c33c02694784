/** One name of a path against one name of a pattern: `*`, `?`, `[a-z]`, `[!a]`, and a backslash before what is meant as it stands. */

export type SegmentMatcher = (name: string) => boolean;

export function compileSegment(pattern: string): SegmentMatcher {
  if (/^\*+$/.test(pattern)) return () => true;
  const tokens = tokenise(pattern);
  if (tokens.every((token) => token.kind === "letter")) {
    const literal = tokens.map((token) => token.letter).join("");
    return (name) => name === literal;
  }
  return (name) => matchesTokens(tokens, name);
}

/** A name as a pattern that matches it and nothing else. */
export function escapeSegment(name: string): string {
  return name.replaceAll(/[*?[\]\\!]/g, "\\$&");
}

type Range = readonly [from: string, to: string];
type Token =
  | { readonly kind: "letter"; readonly letter: string }
  | { readonly kind: "one" }
  | { readonly kind: "run" }
  | { readonly kind: "class"; readonly negated: boolean; readonly ranges: readonly Range[] };

function tokenise(pattern: string): readonly Token[] {
  const letters = [...pattern];
  const tokens: Token[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? "";
    const set = letter === "[" ? readClass(letters, at) : undefined;
    if (set) {
      tokens.push(set.token);
      at = set.end;
    } else if (letter === "*") tokens.push({ kind: "run" });
    else if (letter === "?") tokens.push({ kind: "one" });
    else if (letter === "\\" && at + 1 < letters.length) {
      at += 1;
      tokens.push({ kind: "letter", letter: letters[at] ?? "" });
    } else tokens.push({ kind: "letter", letter });
  }
  return tokens;
}

/** `undefined` where the bracket is never closed: then it is a letter like any other. */
function readClass(
  letters: readonly string[],
  open: number,
): { readonly token: Token; readonly end: number } | undefined {
  const negated = letters[open + 1] === "!" || letters[open + 1] === "^";
  const ranges: Range[] = [];
  const start = open + (negated ? 2 : 1);
  for (let at = start; at < letters.length; at += 1) {
    const letter = letters[at] ?? "";
    if (letter === "]" && at > start) return { token: { kind: "class", negated, ranges }, end: at };
    const to = letters[at + 2];
    if (letters[at + 1] === "-" && to !== undefined && to !== "]") {
      ranges.push([letter, to]);
      at += 2;
    } else ranges.push([letter, letter]);
  }
  return undefined;
}

/** Falls back to the last star only: at most one pass over the name for each star. */
function matchesTokens(tokens: readonly Token[], name: string): boolean {
  const letters = [...name];
  let token = 0;
  let star = -1;
  let resume = 0;
  let at = 0;
  while (at < letters.length) {
    const current = tokens[token];
    if (current?.kind === "run") {
      star = token;
      resume = at;
      token += 1;
    } else if (current && matchesLetter(current, letters[at] ?? "")) {
      token += 1;
      at += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      token = star + 1;
    } else return false;
  }
  return tokens.slice(token).every((rest) => rest.kind === "run");
}

function matchesLetter(token: Token, letter: string): boolean {
  if (token.kind === "letter") return token.letter === letter;
  if (letter === "/") return false;
  if (token.kind !== "class") return token.kind === "one";
  return token.negated !== token.ranges.some(([from, to]) => from <= letter && letter <= to);
}
