/**
 * The last repair: line by line. A line that begins with a known field's name opens that field, and every other line belongs to
 * the field above it. Each field is then read by itself, so that one bad field does not spoil the rest.
 */
import { parseMapping } from "./bounded-yaml.ts";
import { type OpenCollection, openCollection } from "./field-collection.ts";
import { fieldOf, isProse, isRestricting, LOOSE_KEY } from "./field-names.ts";

const BLOCK = /^\s*[|>][+-]?\d*[+-]?\s*$/;

type Chunk = {
  readonly name: string;
  readonly field: string | undefined;
  readonly line: number;
  readonly indented: boolean;
  readonly lines: string[];
};

export function foldFields(yaml: string, firstLine: number): OpenCollection {
  const fields = openCollection();
  for (const { name, line, lines } of splitChunks(yaml, firstLine)) fields.add(name, line, readChunk(name, lines));
  return fields;
}

function splitChunks(yaml: string, firstLine: number): readonly Chunk[] {
  const chunks: Chunk[] = [];
  const seen = new Set<string>();
  for (const [index, text] of yaml.split("\n").entries()) {
    const [, indent = "", name, rest = ""] = LOOSE_KEY.exec(text) ?? [];
    const field = name === undefined ? undefined : fieldOf(name);
    const indented = /\s/.test(indent);
    if (name !== undefined && opens({ field, indented, above: chunks.at(-1), seen })) {
      if (field !== undefined) seen.add(field);
      chunks.push({ name, field, line: firstLine + index, indented, lines: [rest] });
    } else chunks.at(-1)?.lines.push(text);
  }
  return chunks;
}

type Candidate = {
  readonly field: string | undefined;
  readonly indented: boolean;
  readonly above: Chunk | undefined;
  readonly seen: ReadonlySet<string>;
};

/**
 * A name that was there before is text of an example, unless it restricts: then both are kept, and the narrower counts. One that
 * is unknown ends only what restricts, and one that is indented is a field where it cannot be part of the one above.
 */
function opens({ field, indented, above, seen }: Candidate): boolean {
  const [first = ""] = above?.lines ?? [];
  const canHoldFields =
    (BLOCK.test(first) && first.startsWith(" ")) || (first.trim() === "" && !isProse(above?.field ?? ""));
  const alike = indented && above?.indented === true;
  if (field !== undefined && isRestricting(field)) return !indented || alike || !canHoldFields;
  if (indented && !alike && above) return false;
  return field === undefined ? isRestricting(above?.field ?? "") : !seen.has(field);
}

/** By YAML where it stands the test, else as a list or as text; a field that restricts is not guessed at. */
function readChunk(name: string, lines: readonly string[]): { readonly value: unknown } | undefined {
  const field = fieldOf(name) ?? "";
  const [first = "", ...more] = lines;
  const mapping = parseMapping(`${name}: ${first.trim()}\n${more.map(withoutTabs).join("\n")}`);
  const [entry] = "entries" in mapping ? mapping.entries : [];
  if (entry && (!isProse(field) || more.length === 0 || isText(entry.read?.value))) return entry.read;
  const parts = lines.map((line) => line.trim()).filter((line) => line !== "" && !BLOCK.test(line));
  const items = parts.map((line) => /^- +(.*?)(?:\s+#.*)?$/s.exec(line)?.[1]);
  if (parts.length > 0 && first.trim() === "" && !items.includes(undefined)) return { value: items };
  if (isProse(field)) return { value: unquote(parts.join("\n")) };
  const [only = "", ...others] = parts;
  const isDoubtful = others.length > 0 || /^["'[{]/.test(only);
  return isRestricting(field) && isDoubtful ? undefined : { value: unquote(only) };
}

function withoutTabs(line: string): string {
  return line.replace(/^\s+/, (space) => space.replaceAll("\t", "    "));
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function unquote(text: string): string {
  return /^(["'])[\s\S]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
