/**
 * Cuts a command line into words and operators, by itself and without the parser: what the parser says is believed only
 * where it agrees with these tokens. Whatever has a meaning for bash that is not in the small grammar is refused here.
 */
import { refuse } from "./refusal.ts";
import { type ScannedPiece, scanPieces } from "./scan-word.ts";

export type Token =
  | {
      readonly kind: "word";
      readonly start: number;
      readonly end: number;
      readonly source: string;
      readonly pieces: readonly ScannedPiece[];
    }
  /** The digit before a redirect: `2` of `2>&1`. */
  | { readonly kind: "descriptor"; readonly start: number; readonly end: number; readonly text: string }
  | { readonly kind: "operator"; readonly start: number; readonly end: number; readonly text: string };

/** Longest first. */
const operators = ["&>>", "&&", "&>", "||", "|&", ">>", ">&", "|", ">", "<", ";", "(", ")", "\n"] as const;

export function scanTokens(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < source.length) {
    position = skipBlanks(source, position);
    if (position >= source.length) break;
    const token = isOperatorStart(source[position]) ? scanOperator(source, position) : scanWord(source, position);
    tokens.push(token);
    position = token.end;
  }
  return tokens;
}

/** Blanks, comments, and a backslash that joins two lines; the latter only where it cannot stand inside anything. */
function skipBlanks(source: string, start: number): number {
  const blanks = /(?:[ \t]|(?<=^|[ \t\n])\\\n|(?<=^|[ \t\n;|&()])#[^\n]*)*/y;
  blanks.lastIndex = start;
  return start + (blanks.exec(source)?.[0].length ?? 0);
}

function isOperatorStart(character: string | undefined): boolean {
  return character !== undefined && "|&;<>()\n".includes(character);
}

function scanOperator(source: string, start: number): Token {
  const text = operators.find((operator) => source.startsWith(operator, start));
  if (text === undefined) return refuse("&", "nothing runs in the background: leave the & out.");
  const end = start + text.length;
  const next = source[end] ?? "";
  if (text === "<" && next === "<") return refuse("<<", "here-documents and here-strings are not read: name a file.");
  if ((text === "<" || text === ">") && next === "(")
    return refuse(`${text}(`, "process substitutions are not run: use a pipe.");
  if (text === ">" && next === "|") return refuse(">|", "nothing is written: leave the redirect out.");
  if (text === "<" && (next === "&" || next === ">")) return refuse(`<${next}`, "only < file can be read from.");
  if (source.startsWith("\\\n", end)) return refuse("\\", "a line is continued only after a blank.");
  return { kind: "operator", start, end, text };
}

function scanWord(source: string, start: number): Token {
  if (source[start] === "#") return refuse("#", "a comment starts after a blank: put a blank before it.");
  const { pieces, end } = scanPieces(source, start);
  const text = source.slice(start, end);
  const next = source[end];
  if (next === "<" || next === ">") {
    if (/^[0-9]+$/.test(text)) return { kind: "descriptor", start, end, text };
    if (text.startsWith("{")) return refuse(text, "a redirect has no name: use 2>&1 or >/dev/null.");
  }
  return { kind: "word", start, end, source: text, pieces };
}
