/** `xargs`, and what it shares with `find -exec`: a command of the table with places for items. */
import type { Judge } from "./command-row.ts";
import { optionTable, type ParsedOption, parseOptions } from "./options.ts";
import type { Repetition } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { literal, plainWord, type Word, type WordPiece } from "./word.ts";

const table =
  optionTable(`-0rtxn:L:I:d:P:i?l? --null --no-run-if-empty --verbose --exit --max-args: --max-lines? --replace?
  --delimiter: --max-procs: --open-tty`);

export const judgeXargs: Judge = (words, inner) => {
  const { options, operands } = parseOptions(words, { command: "xargs", table, end: "first" });
  const placeholder = placeholderOf(options);
  const size = placeholder === undefined ? sizeOf(options) : undefined;
  const command = operands.length === 0 ? [plainWord("echo")] : operands;
  const many = placeholder === undefined && size !== 1;
  const item: Word = { source: "{}", pieces: [{ kind: "item", items: many ? "many" : "one" }] };
  const placed = placeholder === undefined ? [...command, item] : withItems(command, { placeholder, items: "one" });
  const plan = inner(placed);
  if (plan.repeat !== undefined) return refuse(plan.name, "one repetition in another is not run: write two pipes.");
  const repeat: Repetition = {
    command: plan,
    mode: placeholder === undefined && size === undefined ? "many" : "each",
    ...(size === undefined ? {} : { size }),
    separator: separatorOf(options, placeholder),
    whenEmpty: options.some(({ name }) => ["-r", "--no-run-if-empty"].includes(name)) ? "skip" : "run",
  };
  return { arguments: [], repeat };
};

/** Whoever runs the plan has a limit of its own: the command is run without this one. */
export const judgeTimeout: Judge = (words, inner) => {
  const { operands } = parseOptions(words, { command: "timeout", table: timeoutTable, end: "first" });
  const [duration, ...command] = operands;
  if (duration === undefined || !/^[0-9.]+[smhd]?$/.test(literal(duration)) || command.length === 0)
    return refuse(duration?.source ?? "timeout", "write timeout SECONDS COMMAND, or leave it out.");
  return inner(command);
};
const timeoutTable = optionTable("-k:s:v --foreground --preserve-status --kill-after: --signal: --verbose");

export type Items = { readonly placeholder: string; readonly items: "one" | "many" };

/** The same words, with an item wherever the placeholder is written. */
export function withItems(words: readonly Word[], { placeholder, items }: Items): readonly Word[] {
  return words.map((word) => ({
    source: word.source,
    pieces: word.pieces.flatMap((piece): readonly WordPiece[] => {
      if (piece.kind !== "text") return [piece];
      const texts = piece.text.split(placeholder);
      return texts.flatMap((text, index): readonly WordPiece[] => [
        ...(index === 0 ? [] : [{ kind: "item" as const, items }]),
        ...(text === "" ? [] : [{ kind: "text" as const, text }]),
      ]);
    }),
  }));
}

function writtenFor(options: readonly ParsedOption[], names: readonly string[]): string | undefined {
  const option = options.findLast(({ name }) => names.includes(name));
  return option === undefined ? undefined : option.value === undefined ? "" : literal(option.value);
}

function placeholderOf(options: readonly ParsedOption[]): string | undefined {
  const written = writtenFor(options, ["-I", "-i", "--replace"]);
  return written === "" ? "{}" : written;
}

function sizeOf(options: readonly ParsedOption[]): number | undefined {
  const written = writtenFor(options, ["-n", "--max-args", "-L", "-l", "--max-lines"]);
  if (written === undefined) return undefined;
  const size = Number(written === "" ? "1" : written);
  return Number.isInteger(size) && size > 0 ? size : refuse(written, "xargs needs a number here.");
}

function separatorOf(options: readonly ParsedOption[], placeholder: string | undefined): Repetition["separator"] {
  const names = new Set(options.map(({ name }) => name));
  const delimiter = writtenFor(options, ["-d", "--delimiter"]);
  if (delimiter !== undefined) return delimiterOf(delimiter);
  if (names.has("-0") || names.has("--null")) return "nul";
  const byLine = placeholder !== undefined || ["-L", "-l", "--max-lines"].some((name) => names.has(name));
  return byLine ? "lines" : "blanks";
}

function delimiterOf(written: string): Repetition["separator"] {
  const named: Readonly<Record<string, string>> = { "\\n": "\n", "\\t": "\t", "\\0": "\0", "\\\\": "\\" };
  const character = named[written] ?? written;
  if (character === "\0") return "nul";
  return [...character].length === 1 ? { character } : refuse(written, "xargs separates by one character.");
}
