/** A word of a command: as it was written, and as the program will see it, with holes for what only the shell will know. */
import type { Assignment, Word, WordPart } from "unbash";
import { HOLE } from "../wildcard.ts";

export type ShellWord = {
  readonly text: string;
  /** Without quotes; `HOLE` where an expansion, a wildcard or braces stand. */
  readonly value: string;
};

export function readWord(word: Word | Assignment): ShellWord {
  if (word.type === "Word") return { text: word.text, value: valueOfWord(word) };
  const { name, append, index, value, text } = word;
  if (value.type === "ArrayValue" || index !== undefined) return { text, value: `${name}${HOLE}` };
  return { text, value: `${name}${append ? "+=" : "="}${valueOfWord(value)}` };
}

function valueOfWord(word: Word): string {
  return word.parts === undefined ? word.value : word.parts.map(valueOfPart).join("");
}

function valueOfPart(part: WordPart): string {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
      return part.value;
    case "DoubleQuoted":
    case "LocaleString":
      return part.parts.map(valueOfPart).join("");
    case "AnsiCQuoted":
      // unbash 6.0.4 drops a backslash before a newline here; bash keeps it.
      return part.text.includes("\\\n") || part.value.includes(HOLE) ? HOLE : part.value;
    default:
      return HOLE;
  }
}

export function isKnown({ value }: ShellWord): boolean {
  return !value.includes(HOLE);
}

/** Without quotes, escapes and expansions: what was written is what the program sees. */
export function isPlain(word: ShellWord): boolean {
  return word.text === word.value;
}

/** `unbash` 6.0.4 takes `2<(touch x)` and `{a}<(touch x)` for plain text, and bash runs them. */
export function isSuspicious(word: Word): boolean {
  if (word.parts === undefined) return hasOperators(word.text);
  return word.parts.some((part) => part.type === "Literal" && hasOperators(part.text));
}

function hasOperators(unquoted: string): boolean {
  return /[<>()|&;`$\n]/.test(unquoted.replaceAll(/\\[\s\S]/g, ""));
}
