/**
 * Reads one word of a command line, character by character: its quotes, its wildcards, its lists in braces, and `$?`.
 * A character that bash could take for more than itself is refused.
 */
import { refuse } from "./refusal.ts";
import type { WordPiece } from "./word.ts";

/** `braces` is a list such as `{ts,tsx}` or a range such as `{1..5}`: the word is written once with each. */
export type ScannedPiece = WordPiece | { readonly kind: "braces"; readonly text: string };

export type ScannedWord = { readonly pieces: readonly ScannedPiece[]; readonly end: number };

export function scanPieces(source: string, start: number): ScannedWord {
  const scanner = new WordScanner(source, start);
  const pieces = scanner.scan();
  return { pieces, end: scanner.position };
}

/** Braces that hold no list and no range, as in `HEAD@{1}` and `{}`: to bash they are characters. */
const plainBraces = /^[{}]$|^[^{},]*(?:\{(?![^}]*\.\.)[^{},'"\\]*\}[^{},]*)*$/;

const substitution =
  "variables and substitutions are not expanded: write the value itself, use single quotes, or pipe into xargs.";
const continuation = "a line is continued only after a blank: put one before the backslash.";
const escapes: Readonly<Record<string, string>> = { "\\t": "\t", "\\n": "\n", "\\r": "\r", "\\\\": "\\", "\\'": "'" };

class WordScanner {
  readonly source: string;
  readonly start: number;
  position: number;
  private readonly pieces: ScannedPiece[] = [];
  /** A brace that belongs to no list. */
  private loose = false;

  constructor(source: string, start: number) {
    this.source = source;
    this.start = start;
    this.position = start;
  }

  scan(): readonly ScannedPiece[] {
    while (this.position < this.source.length) {
      const character = this.source[this.position] ?? "";
      if (" \t\n|&;<>()".includes(character)) break;
      this.scanPart(character);
    }
    const text = this.source.slice(this.start, this.position);
    const listed = this.pieces.some(({ kind }) => kind === "braces");
    if (this.loose && (listed || !plainBraces.test(text)))
      refuse(text, "these braces are hard to read: write the words out, or put them in quotes.");
    return this.pieces;
  }

  private scanPart(character: string): void {
    if (character === "'") this.singleQuoted();
    else if (character === '"') this.doubleQuoted();
    else if (character === "\\") this.escaped();
    else if (character === "$") this.dollar();
    else if (character === "`") refuse("`", substitution);
    else if (character === "~") this.tilde();
    else if (character === "[") this.bracket();
    else if (character === "{" || character === "}") this.brace(character);
    else this.add(character === "*" || character === "?" ? "glob" : "text", character, 1);
  }

  private add(kind: "text" | "glob" | "braces", text: string, length: number): void {
    this.position += length;
    const last = this.pieces.at(-1);
    if (kind === "text" && last?.kind === "text")
      this.pieces[this.pieces.length - 1] = { kind, text: last.text + text };
    else if (text !== "") this.pieces.push({ kind, text });
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    return pattern.exec(this.source)?.[0];
  }

  private singleQuoted(): void {
    const end = this.source.indexOf("'", this.position + 1);
    if (end === -1) refuse("'", "a quote is not closed: close it.");
    this.add("text", this.source.slice(this.position + 1, end), end + 1 - this.position);
  }

  private escaped(): void {
    const next = this.source[this.position + 1];
    if (next === undefined || next === "\n") refuse("\\", continuation);
    this.add("text", next, 2);
  }

  /** A dollar sign is itself only where nothing follows that bash would expand. */
  private dollar(): void {
    const next = this.source[this.position + 1];
    const tab = this.match(/\$'(?:[^'\\\n]|\\[tnr\\'])*'/y);
    if (tab !== undefined) {
      const inner = tab.slice(2, -1).replace(/\\./g, (pair) => escapes[pair] ?? pair);
      this.add("text", inner, tab.length);
    } else if (next === "?") {
      this.position += 2;
      this.pieces.push({ kind: "status" });
    } else if (next === undefined || " \t\n|&;)".includes(next)) this.add("text", "$", 1);
    else refuse(this.expansionAt(this.position), substitution);
  }

  private expansionAt(position: number): string {
    return /^\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^}]*\}|\([^)]*\)|.?)/s.exec(this.source.slice(position))?.[0] ?? "$";
  }

  /** Bash expands a tilde at the start of a word and after `=` and `:`; elsewhere it is a character, as in `HEAD~3`. */
  private tilde(): void {
    const before = this.position === this.start ? "" : (this.source[this.position - 1] ?? "");
    if (!/[A-Za-z0-9_^~.}@-]/.test(before)) refuse("~", "there is no home folder: use a path inside the workspace.");
    this.add("text", "~", 1);
  }

  private bracket(): void {
    const bracket = this.match(/\[[!^]?\]?(?:\[:[a-z]+:\]|[^\][\\'"$`/ \t\n|&;<>(){}~]|\[(?![:.=]))*\]/y);
    if (bracket !== undefined) this.add("glob", bracket, bracket.length);
    else if (this.match(/\[[^ \t\n|&;<>()]*\]/y) !== undefined)
      refuse("[", "this bracket is hard to read: put the word in single quotes.");
    else this.add("text", "[", 1);
  }

  private brace(character: string): void {
    const range = this.match(/\{(?:0|[1-9][0-9]{0,3})\.\.(?:0|[1-9][0-9]{0,3})\}/y);
    const list = range ?? this.match(/\{[A-Za-z0-9_.*?/@+-]*(?:,[A-Za-z0-9_.*?/@+-]*)+\}/y);
    const clear = list !== undefined && (range !== undefined || !list.includes(".."));
    if (!clear) this.loose = true;
    this.add(clear ? "braces" : "text", clear ? list : character, clear ? list.length : 1);
  }

  private doubleQuoted(): void {
    let text = "";
    let position = this.position + 1;
    for (;;) {
      const character = this.source[position];
      const next = this.source[position + 1] ?? "";
      if (character === undefined) refuse('"', "a quote is not closed: close it.");
      if (character === '"') break;
      if (character === "`") refuse("`", substitution);
      if (character === "\\" && next === "\n") refuse("\\", continuation);
      if (character === "\\" && next !== "" && '$`"\\'.includes(next)) {
        text += next;
        position += 2;
      } else if (character === "$" && next === "?") {
        this.add("text", text, 0);
        this.pieces.push({ kind: "status" });
        text = "";
        position += 2;
      } else if (character === "$" && !isPlainAfterDollar(next, this.source[position + 2])) {
        refuse(this.expansionAt(position), substitution);
      } else {
        text += character;
        position += 1;
      }
    }
    this.add("text", text, position + 1 - this.position);
  }
}

/** What may follow a dollar sign between double quotes and leave it a dollar sign: the end of a pattern, mostly. */
function isPlainAfterDollar(next: string, afterNext: string | undefined): boolean {
  if (next === "\\") return afterNext !== "\n";
  return next !== "" && "\" |)/.,;:%&=]}+^~<>'".includes(next);
}
