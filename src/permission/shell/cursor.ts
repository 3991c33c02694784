/** Our own tokens, taken one after the other while the parser's tree is walked: where the two differ, it is refused. */
import type { Word as TreeWord, WordPart } from "unbash";
import { expandBraces } from "./braces.ts";
import { refuse } from "./refusal.ts";
import type { Token } from "./tokens.ts";
import type { Word } from "./word.ts";

export const disagreement = "this line can be read in two ways: write it more simply, with blanks and quotes.";

export class Cursor {
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  operator(text: string): void {
    const token = this.take();
    if (token?.kind !== "operator" || token.text !== text) refuse(text, disagreement);
  }

  keyword(text: string): void {
    const token = this.take();
    if (token?.kind !== "word" || token.source !== text) refuse(text, disagreement);
  }

  descriptor(): string | undefined {
    const token = this.tokens[this.next];
    if (token?.kind !== "descriptor") return undefined;
    this.next += 1;
    return token.text;
  }

  /** More than one word where it has a list in braces. */
  words(tree: TreeWord): readonly Word[] {
    const token = this.take();
    if (token?.kind !== "word" || token.start !== tree.pos || token.end !== tree.end || token.source !== tree.text)
      return refuse(tree.text, disagreement);
    const written = token.pieces.map((piece) => ("text" in piece ? piece.text : "$?")).join("");
    const marks = token.pieces.flatMap((piece) =>
      piece.kind === "glob" || piece.kind === "braces" ? [piece.text] : [],
    );
    if (written !== tree.value || marks.join("") !== marksOf(tree.parts ?? []).join(""))
      return refuse(tree.text, disagreement);
    return expandBraces(token.source, token.pieces);
  }

  word(tree: TreeWord): Word {
    const [first, second] = this.words(tree);
    return first === undefined || second !== undefined ? refuse(tree.text, "write one word here.") : first;
  }

  skipNewlines(): void {
    while (this.isAt("\n")) this.next += 1;
  }

  skipSeparators(): void {
    while (this.isAt("\n") || this.isAt(";")) this.next += 1;
  }

  expectEnd(): void {
    const token = this.tokens[this.next];
    if (token !== undefined) refuse(token.kind === "word" ? token.source : token.text, disagreement);
  }

  private isAt(text: string): boolean {
    const token = this.tokens[this.next];
    return token?.kind === "operator" && token.text === text;
  }

  private take(): Token | undefined {
    const token = this.tokens[this.next];
    this.next += 1;
    return token;
  }
}

/** The wildcards and lists of a word, and a refusal for every other part than plain text and `$?`. */
function marksOf(parts: readonly WordPart[]): readonly string[] {
  return parts.flatMap((part): readonly string[] => {
    switch (part.type) {
      case "Literal":
      case "SingleQuoted":
      case "AnsiCQuoted":
        return [];
      case "Glob":
        if (part.parts?.some((inner) => inner.type !== "Literal")) return refuse(part.text, disagreement);
        return [part.text];
      case "BraceExpansion":
        marksOf(part.parts ?? []);
        return [part.text];
      case "DoubleQuoted":
        return marksOf(part.parts);
      case "SimpleExpansion":
        return part.text === "$?" ? [] : refuse(part.text, "variables are not expanded: write the value itself.");
      default:
        return refuse(part.text, "expansions and substitutions are not run: write the value itself.");
    }
  });
}
