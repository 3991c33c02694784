/** The first repair: top-level values that are plain text but not plain YAML get quotes. Nothing else is touched. */
import { parseMapping } from "./bounded-yaml.ts";
import { fieldOf, isProse, restrictionIn } from "./field-names.ts";

const FIELD = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/s;
/** What opens a block, a quoted string or a collection: these have a syntax of their own. */
const STRUCTURED = /^(?:[|>][+-]?\d*[+-]?(?:\s+#.*)?$|["'[{])/;
/** What YAML would misread: a colon, a comment, or a first character with a meaning. */
const MISREAD = /:(?:\s|$)|\s#|^[*&!%@`?]|^-\s/;
/** A pattern as a key, which YAML takes for an alias: `*: deny`. */
const STAR_KEY = /^(\s+)(\*[^\s:'"]*)(?=:(?:\s|$))/;

export type Quoted = {
  readonly yaml: string;
  /** Which fields, and on which line from 0. */
  readonly repaired: readonly { readonly field: string; readonly at: number }[];
};

export function quoteScalars(yaml: string): Quoted {
  const lines = yaml.split("\n");
  const quoted: string[] = [];
  const repaired: { field: string; at: number }[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfField(lines, at);
    const field = lines.slice(at, end);
    const rewritten = quoteField(field);
    if (rewritten.some((line, index) => line !== field[index]))
      repaired.push({ field: FIELD.exec(field[0] ?? "")?.[1] ?? "", at });
    quoted.push(...rewritten);
    at = end;
  }
  return { yaml: quoted.join("\n"), repaired };
}

/** A field reaches to the next line that is neither indented nor blank. */
function endOfField(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && /^\s/.test(lines[end] ?? "") && (lines[end] ?? "").trim() !== "") end += 1;
  return end;
}

function quoteField(lines: readonly string[]): readonly string[] {
  const [first = "", ...more] = lines;
  const [, name, value = ""] = FIELD.exec(first) ?? [];
  const text = value.trim();
  if (name === undefined || STRUCTURED.test(text)) return lines;
  if (text === "") return lines.map((line) => line.replace(STAR_KEY, '$1"$2"'));
  if (!lines.some((line) => MISREAD.test(withoutName(line, first)))) return lines;
  // A comment behind a value stays a comment, and a restriction that slipped to the right is not part of a text.
  if (!isProse(fieldOf(name) ?? "") && "entries" in parseMapping(lines.join("\n"))) return lines;
  if (more.some((line) => restrictionIn(line) !== undefined)) return lines;
  const words = [text, ...more.map((line) => line.trim())].join(" ");
  // Blank lines keep the numbers of the lines below.
  return [`${name}: '${words.replaceAll("'", "''")}'`, ...more.map(() => "")];
}

function withoutName(line: string, first: string): string {
  return line === first ? (FIELD.exec(line)?.[2]?.trim() ?? "") : line.trim();
}
