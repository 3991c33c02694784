/** `jq`, with filters that see their input and nothing else: no environment, no modules, no files but its operands. */
import { pathOf, text, textOf } from "./argument.ts";
import type { Judge } from "./command-row.ts";
import type { Argument } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { hasItem, hasStatus, literal, type Word } from "./word.ts";

const letters = /^-[rcnsSeajMCRh]+$/;
const flags = new Set(
  `--raw-output --compact-output --null-input --slurp --sort-keys --exit-status --ascii-output --join-output
  --monochrome-output --color-output --raw-input --tab --unbuffered --stream --stream-errors --seq --raw-output0 --ascii
  --help --version -V`.split(/\s+/),
);
/** How many words an option takes. */
const valued: Readonly<Record<string, number>> = { "--arg": 2, "--argjson": 2, "--indent": 1 };

export const judgeJq: Judge = (words) => {
  const options: Argument[] = [];
  const operands: Word[] = [];
  let rest: "files" | "values" = "files";
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const written = literal(word);
    const count = valued[written];
    if (written === "--args" || written === "--jsonargs") {
      rest = "values";
      options.push(text(written));
    } else if (letters.test(written) || flags.has(written)) options.push(text(written));
    else if (count !== undefined) {
      const values = words.slice(index + 1, index + 1 + count);
      if (values.length < count) return refuse(written, "this option needs more words: write them.");
      options.push(text(written), ...values.map((value) => textOf(value)));
      index += count;
    } else if (/^-./.test(written))
      return refuse(word.source, "jq reads its input and nothing else: leave this option out.");
    else operands.push(word);
  }
  return { arguments: [...options, ...placeOperands(operands, rest)] };
};

function placeOperands(operands: readonly Word[], rest: "files" | "values"): readonly Argument[] {
  const [filter, ...others] = operands;
  if (filter === undefined) return [];
  if (hasItem(filter) || hasStatus(filter)) return refuse(filter.source, "write the filter itself here.");
  checkFilter(literal(filter));
  return [text(literal(filter)), ...others.map((word) => (rest === "files" ? pathOf(word, "read") : textOf(word)))];
}

const forbidden = new Set("env ENV import include modulemeta get_search_list __prog_args".split(" "));

/** The first keys of an object that stand for fields, as in `{name, env}`: what is behind a value may be anything. */
const shorthand = /\{\s*(?:\$?[A-Za-z_]\w*\s*,\s*)*$/;

/** Looks at every name that is not a field (`.env`) and not the key of an object (`env:`, `{env}`). */
function checkFilter(filter: string): void {
  for (const { name, field, key } of namesIn(filter)) {
    if (forbidden.has(name) && !field && !key)
      refuse(name, `jq may not use ${name} here: for a field write .["${name}"].`);
  }
}

type Name = { readonly name: string; readonly field: boolean; readonly key: boolean };

function namesIn(filter: string): readonly Name[] {
  const names: Name[] = [];
  /** The parentheses that are open, innermost last; `string` ones return into a text when they close. */
  const open: ("string" | "plain")[] = [];
  const token = /"|#[^\n]*|[A-Za-z_][A-Za-z0-9_]*|\(|\)|[\s\S]/y;
  let position = 0;
  let before = "";
  const skipText = () => {
    const content = /(?:[^"\\]|\\[^(])*/y;
    content.lastIndex = position;
    position += content.exec(filter)?.[0].length ?? 0;
    if (filter[position] === '"') position += 1;
    else if (filter.startsWith("\\(", position)) {
      open.push("string");
      position += 2;
    } else refuse('"', "a text is not closed in this filter: close it.");
  };
  while (position < filter.length) {
    token.lastIndex = position;
    const found = token.exec(filter)?.[0] ?? "";
    position += found.length;
    if (found === '"') skipText();
    else if (found === "(") open.push("plain");
    else if (found === ")") {
      if (open.pop() === "string") skipText();
    } else if (found.startsWith("#")) {
      if (found.includes("\\")) refuse("#", "leave the comment out of this filter.");
    } else if (/^[A-Za-z_]/.test(found))
      names.push({
        name: found,
        field: filter[position - found.length - 1] === "." || (before === "$" && found === "env"),
        key:
          (/^\s*:(?!:)/.test(filter.slice(position)) && before !== "$") ||
          (/^\s*[,}]/.test(filter.slice(position)) &&
            !filter.includes("#") &&
            shorthand.test(filter.slice(0, position - found.length))),
      });
    if (found.trim() !== "") before = found;
  }
  return names;
}
