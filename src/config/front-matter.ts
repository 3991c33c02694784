/**
 * Front matter as people really write it. Strict YAML first; where that fails, two repairs, each with a warning. A field that
 * no repair can read is named in `unreadable`, so that whoever gives it a meaning can fail closed.
 */
import { collectFields, hasLostText, type Note, type Reading } from "./entries.ts";
import { type Split, splitFrontMatter } from "./fences.ts";
import type { FieldCollection } from "./field-collection.ts";
import { isRestricting } from "./field-names.ts";
import { parsePlainYaml } from "./plain-yaml.ts";

export type FrontMatter = FieldCollection & {
  readonly body: string;
  readonly problems: readonly Note[];
};

/** Far beyond what anybody writes: the longest of a thousand real files has a tenth of it. */
const MAX_FRONT_MATTER = 64 * 1024;

export type Unreadable = "none" | "unclosed" | "oversized";

export async function readFrontMatter(text: string): Promise<FrontMatter | Unreadable> {
  const split = splitFrontMatter(text);
  if (typeof split === "string") return split;
  if (split.yaml.length > MAX_FRONT_MATTER) return "oversized";
  const { repairs, add, ...fields } = await readFields(split);
  for (const { field, line } of split.below) if (isRestricting(field)) add(field, line, undefined);
  return { ...fields, body: split.body, problems: [...notesOn(split), ...repairs] };
}

/** Most files are plain. The YAML library and the repairs are loaded by the first that is not. */
async function readFields(split: Split): Promise<Reading> {
  const plain = parsePlainYaml(split.yaml);
  const strict = plain && collectFields(plain, split.line);
  if (strict && "fields" in strict && !hasLostText(strict)) return strict;
  const { readAnyFields } = await import("./repaired-fields.ts");
  return readAnyFields(split);
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
