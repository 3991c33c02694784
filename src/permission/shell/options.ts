/**
 * Reads the options of one command by a notation, and refuses every option that the notation does not name.
 *
 * The notation is a list of options: `-abc` are flags, and each letter or long name may be followed by `:` (takes a
 * text), `@` (takes a file to read) or `?` (takes a text, only attached). `-#` allows a number, as in `head -20`.
 * Abbreviations of long names are unknown options.
 */
import { onePathOf, text, textOf } from "./argument.ts";
import type { Argument } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { afterPrefix, hasItem, hasStatus, literal, type Word } from "./word.ts";

export type OptionKind = "flag" | "text" | "path" | "attached";
export type OptionTable = ReadonlyMap<string, OptionKind>;

export type OptionRules = {
  readonly command: string;
  readonly table: OptionTable;
  /** Another option that is given in place of one that was written. */
  readonly rewrite?: Readonly<Record<string, string>>;
  /** `first`: options end at the first operand, as for `xargs`. */
  readonly end?: "first" | undefined;
};

export type ParsedOption = { readonly name: string; readonly value?: Word };
export type ParsedWords = {
  readonly options: readonly ParsedOption[];
  /** The options as arguments of the plan, in the order in which they were written. */
  readonly arguments: readonly Argument[];
  readonly operands: readonly Word[];
  /** Both, in the order in which they were written: operands as words. */
  readonly written: readonly (Argument | Word)[];
};

const kinds: Readonly<Record<string, OptionKind>> = { "": "flag", ":": "text", "@": "path", "?": "attached" };

/** There are as many notations as rows, and each is read once. */
const tables = new Map<string, OptionTable>();

export function optionTable(notation: string): OptionTable {
  const known = tables.get(notation) ?? readNotation(notation);
  tables.set(notation, known);
  return known;
}

function readNotation(notation: string): OptionTable {
  const table = new Map<string, OptionKind>();
  for (const entry of notation.split(/\s+/).filter((part) => part !== "")) {
    const long = /^(--[a-z0-9][A-Za-z0-9-]*)([:@?]?)$/.exec(entry);
    if (long !== null) table.set(long[1] ?? "", kinds[long[2] ?? ""] ?? "flag");
    else
      for (const [, letter, mark] of entry.slice(1).matchAll(/(.)([:@?]?)/g))
        table.set(`-${letter}`, kinds[mark ?? ""] ?? "flag");
  }
  return table;
}

export function parseOptions(words: readonly Word[], rules: OptionRules): ParsedWords {
  return new OptionReader(words, rules).read();
}

class OptionReader {
  private readonly words: readonly Word[];
  private readonly rules: OptionRules;
  private position = 0;
  private readonly options: ParsedOption[] = [];
  private readonly arguments: Argument[] = [];
  private readonly operands: Word[] = [];
  private readonly written: (Argument | Word)[] = [];

  constructor(words: readonly Word[], rules: OptionRules) {
    this.words = words;
    this.rules = rules;
  }

  read(): ParsedWords {
    while (this.position < this.words.length) {
      const word = this.words[this.position++];
      if (word === undefined) break;
      const written = literal(word);
      if (written === "--") {
        this.takeRest();
      } else if (written === "-" || !written.startsWith("-")) {
        this.pushOperands([word]);
        if (this.rules.end === "first") this.takeRest();
      } else if (written.startsWith("--")) this.long(word, written);
      else this.cluster(word, written);
    }
    const { options, operands, written } = this;
    return { options, arguments: this.arguments, operands, written };
  }

  private takeRest(): void {
    this.pushOperands(this.words.slice(this.position));
    this.position = this.words.length;
  }

  private pushOperands(words: readonly Word[]): void {
    this.operands.push(...words);
    this.written.push(...words);
  }

  private long(word: Word, written: string): void {
    const [name = ""] = written.split("=", 1);
    const kind = this.kindOf(name, word);
    const given = this.rules.rewrite?.[name] ?? name;
    const attached = written.length > name.length ? afterPrefix(word, name.length + 1) : undefined;
    if (kind === "flag" && attached !== undefined) this.unknown(word);
    if (attached === undefined && (kind === "flag" || kind === "attached")) {
      this.push({ name }, word, [text(given)]);
    } else {
      const value = attached ?? this.next(word);
      this.push({ name, value }, word, this.valued({ kind, given, value, join: "=" }));
    }
  }

  private cluster(word: Word, written: string): void {
    if (/^-[0-9]+$/.test(written) && this.rules.table.has("-#")) {
      this.push({ name: "-#" }, word, [text(written)]);
      return;
    }
    let given = "-";
    for (let index = 1; index < written.length; index += 1) {
      const letter = written[index] ?? "";
      const name = `-${letter}`;
      if (/[0-9]/.test(letter) && this.rules.table.has("-#") && !this.rules.table.has(name)) {
        given += letter;
        continue;
      }
      const kind = this.kindOf(name, word);
      given += (this.rules.rewrite?.[name] ?? name).slice(1);
      if (kind === "flag") {
        this.options.push({ name });
        continue;
      }
      const attached = index + 1 < written.length ? afterPrefix(word, index + 1) : undefined;
      if (attached === undefined && kind === "attached") {
        this.options.push({ name });
        continue;
      }
      const value = attached ?? this.next(word);
      this.push({ name, value }, word, this.valued({ kind, given, value, join: kind === "attached" ? "" : undefined }));
      return;
    }
    this.push(undefined, word, [text(given)]);
  }

  /**
   * A long option and its value are one argument, a letter and its value are two: what we took for a value cannot be
   * taken for another option, or for further letters, by a program that reads its options differently.
   */
  private valued(option: {
    kind: OptionKind;
    given: string;
    value: Word;
    join: string | undefined;
  }): readonly Argument[] {
    const prefix = option.join === undefined ? "" : option.given + option.join;
    const value = option.kind === "path" ? onePathOf(option.value, "read", prefix) : textOf(option.value, prefix);
    return option.join === undefined ? [text(option.given), value] : [value];
  }

  private push(option: ParsedOption | undefined, word: Word, given: readonly Argument[]): void {
    if (hasStatus(word)) refuse(word.source, "$? is known only in words to print or to compare.");
    if (hasItem(word) && option?.value === undefined) refuse(word.source, "an item cannot be an option.");
    if (option !== undefined) this.options.push(option);
    this.arguments.push(...given);
    this.written.push(...given);
  }

  private next(word: Word): Word {
    const value = this.words[this.position++];
    return value ?? refuse(word.source, "this option needs a value: write it.");
  }

  private kindOf(name: string, word: Word): OptionKind {
    return this.rules.table.get(name) ?? this.unknown(word, name);
  }

  private unknown(word: Word, name = word.source): never {
    return refuse(word.source, `${this.rules.command} may not be given ${name} here: leave it out.`);
  }
}
