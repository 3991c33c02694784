/**
 * Front matter as people really write it. Strict YAML first; where that fails, two repairs, each with a warning. A field that
 * no repair can read is named in `unreadable`, so that whoever gives it a meaning can fail closed.
 */
import { type Entry, parseMapping } from "./bounded-yaml.ts";
import { type Split, splitFrontMatter } from "./fences.ts";
import { type FieldCollection, type OpenCollection, openCollection } from "./field-collection.ts";
import { fieldOf, isProse, isRestricting } from "./field-names.ts";
import { foldFields, restrictionIn } from "./folded-fields.ts";
import type { Problem } from "./problem.ts";
import { quoteScalars } from "./quoted-scalars.ts";

export type FrontMatter = FieldCollection & {
  readonly body: string;
  readonly problems: readonly Omit<Problem, "file">[];
};

/** Far beyond what anybody writes: the longest of a thousand real files has a tenth of it. */
const MAX_FRONT_MATTER = 64 * 1024;

export function readFrontMatter(text: string): FrontMatter | "none" | "unclosed" | "oversized" {
  const split = splitFrontMatter(text);
  if (typeof split === "string") return split;
  if (split.yaml.length > MAX_FRONT_MATTER) return "oversized";
  const { repairs, add, ...fields } = readFields(split);
  for (const { field, line } of split.below) if (isRestricting(field)) add(field, line, undefined);
  return { ...fields, body: split.body, problems: [...notesOn(split), ...repairs] };
}

type Note = Omit<Problem, "file">;
type Reading = OpenCollection & { readonly repairs: readonly Note[] };

function readFields({ yaml, line }: Split): Reading {
  const strict = parseFields(yaml, line);
  if ("fields" in strict && !hasLostText(strict)) return strict;
  const quoted = quoteScalars(yaml);
  const second = "fields" in strict ? undefined : parseFields(quoted.yaml, line);
  if (second && "fields" in second) {
    const repairs = quoted.repaired.map(({ field, at }) => takenAsText(field, line + at));
    return { ...second, repairs: [...repairs, ...second.repairs] };
  }
  const error = "error" in strict ? strict : { error: 'the text of "description" is not indented', line };
  const message = `not valid YAML (${error.error}); the fields were read line by line, each up to the next. Indent long text below "description: |"`;
  return { ...foldFields(yaml, line), repairs: [{ severity: "warning", line: error.line, message }] };
}

function takenAsText(field: string, line: number): Note {
  const message = `"${field}" is not valid YAML as it stands (a colon or a special character); it was taken as text. Put it in quotes`;
  return { severity: "warning", line, field, message };
}

function notesOn({ late, open, line, below }: Split): readonly Note[] {
  const unclosed = "the front matter is not closed and was taken to end at the first blank line. Put --- there";
  const early = "text stands before the front matter and was passed over. Begin the file with ---";
  const second = `a second block of fields (${below.map(({ field }) => field).join(", ")}) stands below the first and is text for the agent. Put all fields into one block`;
  return [
    ...(late ? [{ severity: "warning", line: line - 1, message: early } as const] : []),
    ...(open ? [{ severity: "warning", line: line - 1, message: unclosed } as const] : []),
    ...below.slice(0, 1).map((first): Note => ({ severity: "warning", line: first.line, message: second })),
  ];
}

/** The fields of a YAML mapping, or what is wrong with it. Prose that YAML takes for a mapping is text all the same. */
function parseFields(yaml: string, firstLine: number): Reading | { readonly error: string; readonly line: number } {
  const mapping = parseMapping(yaml);
  if ("error" in mapping) return { error: mapping.error, line: firstLine + mapping.at };
  const swallowed = mapping.entries.find(hidesRestriction);
  if (swallowed)
    return {
      error: `a field that restricts is part of "${swallowed.name}"`,
      line: firstLine + swallowed.at,
    };
  const fields = openCollection();
  const repairs: Note[] = [];
  for (const { name, at, read, source } of mapping.entries) {
    const line = firstLine + at;
    if (isMisread(name, read?.value)) {
      fields.add(name, line, { value: source.replaceAll(/\n\s+/g, "\n") });
      repairs.push(takenAsText(name, line));
    } else fields.add(name, line, read);
  }
  return { ...fields, repairs };
}

function isMisread(name: string, value: unknown): boolean {
  return value instanceof Map && isProse(fieldOf(name) ?? "");
}

/** Without a space behind its colon, `tools:Read` belongs to the text above it or to the next key, as YAML has it. */
function hidesRestriction({ name, read, isPlain, source }: Entry): boolean {
  const lines = isPlain || isMisread(name, read?.value) ? source.split("\n") : [];
  return [name, ...lines.slice(isPlain ? 1 : 0)].some((line) => restrictionIn(line) !== undefined);
}

/** `description: >`, and the text below it at the margin, where each line that has a colon becomes a field of its own. */
function hasLostText({ fields }: FieldCollection): boolean {
  const empty = [...fields].some(([name, { value }]) => fieldOf(name) === "description" && !String(value ?? "").trim());
  return empty && [...fields.keys()].some((name) => fieldOf(name) === undefined);
}
