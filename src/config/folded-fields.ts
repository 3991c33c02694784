/**
 * The last repair: line by line. A line that begins with a known field's name opens that field, and every other line belongs to
 * the field above it. Each field is then read by itself, so that one bad field does not spoil the rest.
 */
import { parseDocument } from "yaml";
import { fieldOf, isRestricting } from "./field-names.ts";
import { expand, type FrontMatter, openCollection, yamlOptions } from "./front-matter.ts";

type Chunk = { readonly name: string; readonly line: number; readonly lines: string[] };

export function foldFields(yaml: string, firstLine: number): Pick<FrontMatter, "fields" | "repeated" | "unreadable"> {
  const fields = openCollection();
  for (const { name, line, lines } of splitChunks(yaml, firstLine)) fields.add(name, line, readChunk(name, lines));
  return fields;
}

/** A name that was there before is text of an example, unless it restricts: then both are kept, and the narrower counts. */
function splitChunks(yaml: string, firstLine: number): readonly Chunk[] {
  const chunks: Chunk[] = [];
  const seen = new Set<string>();
  for (const [index, text] of yaml.split("\n").entries()) {
    const [, name] = /^([A-Za-z_][\w-]*):(?:\s|$)/.exec(text) ?? [];
    const field = name === undefined ? undefined : fieldOf(name);
    if (name !== undefined && field !== undefined && (!seen.has(field) || isRestricting(field))) {
      seen.add(field);
      chunks.push({ name, line: firstLine + index, lines: [text.slice(name.length + 1)] });
    } else {
      chunks.at(-1)?.lines.push(text);
    }
  }
  return chunks;
}

/** By YAML where it stands the test, else as text; a field that restricts is not guessed at. */
function readChunk(name: string, lines: readonly string[]): { readonly value: unknown } | undefined {
  const [first = "", ...more] = lines;
  const document = parseDocument(`${name}:${first}\n${more.join("\n")}\n`, yamlOptions);
  if (document.errors.length === 0) return expand(document.get(name, true), document);
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^[|>][+-]?$/.test(line))
    .join("\n");
  const single = !text.includes("\n") && !/^["'[{]/.test(text);
  return isRestricting(fieldOf(name) ?? "") && !single ? undefined : { value: unquote(text) };
}

function unquote(text: string): string {
  return /^(["'])[\s\S]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
