/** Front matter as a list of entries, and what of it is taken for the fields of an agent. */
import { type FieldCollection, type OpenCollection, openCollection } from "./field-collection.ts";
import { fieldOf, isProse, restrictionIn } from "./field-names.ts";
import type { Problem } from "./problem.ts";

/** One key of a mapping. Keys never become object properties. */
export type Entry = {
  readonly name: string;
  /** The line of the key, from 0. */
  readonly at: number;
  /** Absent where the value cannot be had. */
  readonly read: { readonly value: unknown } | undefined;
  /** The value as it was written. */
  readonly source: string;
  /** Text without quotes or a block's sign. */
  readonly isPlain: boolean;
};

export type Note = Omit<Problem, "file">;
export type Reading = OpenCollection & { readonly repairs: readonly Note[] };
export type Misreading = { readonly error: string; readonly line: number };

/** The fields of a mapping, or what is wrong with it. Prose that YAML takes for a mapping is text all the same. */
export function collectFields(entries: readonly Entry[], firstLine: number): Reading | Misreading {
  const swallowed = entries.find(hidesRestriction);
  if (swallowed)
    return {
      error: `a field that restricts is part of "${swallowed.name}"`,
      line: firstLine + swallowed.at,
    };
  const fields = openCollection();
  const repairs: Note[] = [];
  for (const { name, at, read, source } of entries) {
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
export function hasLostText({ fields }: FieldCollection): boolean {
  const empty = [...fields].some(([name, { value }]) => fieldOf(name) === "description" && !String(value ?? "").trim());
  return empty && [...fields.keys()].some((name) => fieldOf(name) === undefined);
}

export function takenAsText(field: string, line: number): Note {
  const message = `"${field}" is not valid YAML as it stands (a colon or a special character); it was taken as text. Put it in quotes`;
  return { severity: "warning", line, field, message };
}
