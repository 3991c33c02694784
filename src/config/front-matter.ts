/**
 * Front matter as people really write it. Strict YAML first; where that fails, two repairs, each with a warning. A field that
 * no repair can read is named in `unreadable`, so that whoever gives it a meaning can fail closed.
 */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { foldFields } from "./folded-fields.ts";
import type { Problem } from "./problem.ts";
import { quoteScalars } from "./quoted-scalars.ts";

export type Field = { readonly value: unknown; readonly line: number };

export type FrontMatter = {
  readonly fields: ReadonlyMap<string, Field>;
  /** Fields that were written more than once: all their values, in order. */
  readonly repeated: ReadonlyMap<string, readonly Field[]>;
  readonly unreadable: ReadonlyMap<string, number>;
  readonly body: string;
  readonly problems: readonly Omit<Problem, "file">[];
};

export type Split = {
  readonly yaml: string;
  readonly body: string /** Line of the first line of the YAML. */;
  readonly line: number;
  readonly late: boolean;
};

/** YAML aliases expand: a few hundred bytes could become gigabytes. Agent files have no use for many. */
const MAX_ALIASES = 10;

export function readFrontMatter(text: string): FrontMatter | "none" | "unclosed" {
  const split = splitFrontMatter(text);
  if (typeof split === "string") return split;
  const { yaml, body, line, late } = split;
  const passed = "text stands before the front matter and was passed over. Begin the file with ---";
  const notes: Note[] = late ? [{ severity: "warning", line: line - 1, message: passed }] : [];
  const strict = parseFields(yaml, line);
  if ("fields" in strict) return { ...strict, body, problems: notes };
  const quoted = quoteScalars(yaml);
  const repaired = parseFields(quoted.yaml, line);
  if ("fields" in repaired) {
    const problems = quoted.repaired.map(({ field, at }): Note => {
      const message = `"${field}" is not valid YAML as it stands (a colon or a special character); it was taken as text. Put it in quotes`;
      return { severity: "warning", line: line + at, field, message };
    });
    return { ...repaired, body, problems: [...notes, ...problems] };
  }
  const message = `not valid YAML (${strict.error}); the fields were read line by line, each up to the next. Indent long text below "description: |"`;
  return { ...foldFields(yaml, line), body, problems: [...notes, { severity: "warning", line: strict.line, message }] };
}

type Note = Omit<Problem, "file">;
type Fields = Pick<FrontMatter, "fields" | "repeated" | "unreadable">;

/** The fields of a YAML mapping, or what is wrong with it. Keys never become object properties. */
function parseFields(yaml: string, firstLine: number): Fields | { readonly error: string; readonly line: number } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { ...yamlOptions, lineCounter: lines, uniqueKeys: false });
  const [broken] = document.errors;
  if (broken)
    return { error: broken.message.split("\n", 1)[0] ?? "", line: firstLine + lines.linePos(broken.pos[0]).line - 1 };
  if (!isMap(document.contents)) return { error: "it is not a list of fields", line: firstLine };
  const fields = openCollection();
  for (const { key, value } of document.contents.items) {
    const at = isScalar(key) && key.range ? lines.linePos(key.range[0]).line - 1 : 0;
    fields.add(isScalar(key) ? String(key.value) : "", firstLine + at, expand(value, document));
  }
  return fields;
}

/** Nothing is printed, and nothing is forgiven: repairs are ours. */
export const yamlOptions = { strict: true, prettyErrors: false, logLevel: "silent" } as const;

/** Fields as they come in; what is written again is kept beside the first. */
export function openCollection() {
  const fields = new Map<string, Field>();
  const repeated = new Map<string, readonly Field[]>();
  const unreadable = new Map<string, number>();
  return {
    fields,
    repeated,
    unreadable,
    add(name: string, line: number, read: { readonly value: unknown } | undefined): void {
      if (!read) return void unreadable.set(name, line);
      const field = { value: read.value, line };
      const first = fields.get(name);
      if (first) repeated.set(name, [...(repeated.get(name) ?? [first]), field]);
      else fields.set(name, field);
    },
  };
}

/** The library throws on aliases that would expand without bounds. */
export function expand(node: unknown, document: Document.Parsed): { readonly value: unknown } | undefined {
  try {
    return { value: isNode(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES, mapAsMap: true }) : null };
  } catch {
    return undefined;
  }
}

/** The fence is the first line, and the first closing fence ends it: rules in the body are body. */
export function splitFrontMatter(text: string): Split | "none" | "unclosed" {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n");
  const start = findFence(lines);
  if (start < 0) return "none";
  const end = lines.findIndex((line, index) => index > start && line.trimEnd() === "---");
  if (end < 0) return "unclosed";
  return {
    yaml: lines.slice(start + 1, end).join("\n"),
    body: lines
      .slice(end + 1)
      .join("\n")
      .trim(),
    line: start + 2,
    late: start > 0,
  };
}

/** Blank lines and HTML comments may stand before the fence; anything else makes it a rule in a document. */
function findFence(lines: readonly string[]): number {
  let inComment = false;
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    if (inComment) inComment = !words.includes("-->");
    else if (words.startsWith("<!--")) inComment = !words.includes("-->");
    else if (words !== "") return line.trimEnd() === "---" ? index : -1;
  }
  return -1;
}
