/** Fields of front matter that is not plain: strict YAML first, and where that fails, two repairs, each with a warning. */
import { parseMapping } from "./bounded-yaml.ts";
import { collectFields, hasLostText, type Misreading, type Reading, takenAsText } from "./entries.ts";
import type { Split } from "./fences.ts";
import { foldFields } from "./folded-fields.ts";
import { quoteScalars } from "./quoted-scalars.ts";

export function readAnyFields({ yaml, line }: Split): Reading {
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

function parseFields(yaml: string, firstLine: number): Reading | Misreading {
  const mapping = parseMapping(yaml);
  if ("error" in mapping) return { error: mapping.error, line: firstLine + mapping.at };
  return collectFields(mapping.entries, firstLine);
}
