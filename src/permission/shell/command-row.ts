/** One row of the table of commands: its options, and what its operands are. */
import { expandedOf, onePathOf, pathOf, text, textOf } from "./argument.ts";
import { optionTable, type ParsedOption, parseOptions } from "./options.ts";
import type { Argument, CommandPlan } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { hasManyItems, hasStatus, literal, type Word } from "./word.ts";

/** What a command became; its name and redirects are known to the caller. */
export type Judged = Pick<CommandPlan, "arguments" | "repeat" | "showsHistory"> & { readonly name?: string };

/** Judges the words after the name. `inner` judges a command inside the command, for `xargs` and `find -exec`. */
export type Judge = (words: readonly Word[], inner: (words: readonly Word[]) => CommandPlan) => Judged;

/** `read` and `search` are paths; `pattern` keeps its wildcards to itself; `text` is expanded as bash does. */
export type OperandKind = "read" | "search" | "pattern" | "text";

export type Operands = {
  readonly first?: readonly OperandKind[];
  readonly rest?: OperandKind;
  readonly atLeast?: number;
};

export type Row = {
  readonly options?: string;
  readonly operands?: Operands | ((names: ReadonlySet<string>) => Operands);
  readonly rewrite?: Readonly<Record<string, string>>;
  /** Options end at the first operand. */
  readonly end?: "first";
  /** The program does not know `--`. */
  readonly dashes?: "unknown";
  /** Given before all others. */
  readonly add?: (names: ReadonlySet<string>) => readonly string[];
  /** Refuses what options and operands together must not be. */
  readonly check?: (parsed: { readonly options: readonly ParsedOption[]; readonly operands: readonly Word[] }) => void;
};

export function row(name: string, rules: Row): Judge {
  const table = optionTable(`${rules.options ?? ""} --help --version`);
  return (words) => {
    const parsed = parseOptions(words, {
      command: name,
      table,
      ...(rules.rewrite === undefined ? {} : { rewrite: rules.rewrite }),
      end: rules.end,
    });
    rules.check?.(parsed);
    const names = new Set(parsed.options.map((option) => option.name));
    const shape = typeof rules.operands === "function" ? rules.operands(names) : (rules.operands ?? {});
    const operands = placeOperands(name, parsed.operands, shape);
    const dashes = separator(rules, parsed.operands);
    return { arguments: [...(rules.add?.(names) ?? []).map(text), ...parsed.arguments, ...dashes, ...operands] };
  };
}

/** Between options and operands, so that no name of a file is ever taken for an option. */
function separator(rules: Row, operands: readonly Word[]): readonly Argument[] {
  if (operands.length === 0) return [];
  if (rules.dashes !== "unknown") return [text("--")];
  const hyphen = operands.find((word) => /^-./.test(literal(word)));
  if (hyphen !== undefined) refuse(hyphen.source, "a word may not start with a hyphen here: write ./ before it.");
  return [];
}

function placeOperands(name: string, words: readonly Word[], shape: Operands): readonly Argument[] {
  if (words.length < (shape.atLeast ?? 0)) refuse(name, `${name} needs more words: say what to read.`);
  return words.map((word, index) => {
    const kind = shape.first?.[index] ?? shape.rest;
    if (hasManyItems(word) && index < (shape.first?.length ?? 0))
      return refuse(word.source, `${name} takes its items one by one: use xargs -n 1, or name the first words.`);
    if (kind === undefined) return refuse(word.source, `${name} takes no further word: leave it out.`);
    return placeOperand(word, kind, index < (shape.first?.length ?? 0) ? onePathOf : pathOf);
  });
}

function placeOperand(word: Word, kind: OperandKind, place: typeof pathOf): Argument {
  if (kind === "text") return expandedOf(word);
  if (kind === "pattern") return textOf(word);
  if (hasStatus(word)) return refuse(word.source, "$? is known only in words to print or to compare.");
  return place(word, kind);
}
