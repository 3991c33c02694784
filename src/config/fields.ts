/** The fields of one file by what they mean. A field that is there and cannot be read is told; one that restricts fails closed. */
import { canonicalTool, readOnlyTools } from "../permission/tool-names.ts";
import { fieldOf, isRestricting, useOf } from "./field-names.ts";
import type { Field, FrontMatter } from "./front-matter.ts";
import type { Problem } from "./problem.ts";

export type Fields = {
  readonly has: (field: string) => boolean;
  /** The value as `read` understands it; nothing where the field is absent or cannot be read. */
  readonly take: <Value>(field: string, read: (value: unknown) => Value | undefined) => Value | undefined;
  readonly say: (severity: Problem["severity"], field: string, message: string) => void;
  /** Whether a field that restricts was there and could not be read. */
  readonly lostRestriction: () => boolean;
  readonly problems: () => readonly Omit<Problem, "file">[];
};

export function openFields(matter: FrontMatter): Fields {
  const values = new Map<string, readonly Field[]>();
  const lost = new Map<string, number>();
  const problems: Omit<Problem, "file">[] = [...matter.problems];

  const say = (severity: Problem["severity"], field: string, message: string): void => {
    const line = values.get(field)?.[0]?.line ?? lost.get(field);
    problems.push({ severity, ...(line !== undefined && { line }), field, message });
  };
  const lose = (field: string): undefined => {
    lost.set(field, values.get(field)?.[0]?.line ?? 1);
    const closed = `, and it restricts: the agent may only read (${readOnlyTools.join(", ")}) until it is mended`;
    say("warning", field, `"${field}" cannot be read${isRestricting(field) ? closed : " and was ignored"}`);
  };

  for (const [key, field] of matter.fields) {
    const name = fieldOf(key) ?? key;
    values.set(name, [...(values.get(name) ?? []), ...(matter.repeated.get(key) ?? [field])]);
    if (name !== key) say("warning", name, `"${key}" was read as "${name}". Spell it so`);
  }
  for (const [key, line] of matter.unreadable) {
    const name = fieldOf(key) ?? key;
    values.set(name, [{ value: undefined, line }]);
    lose(name);
  }
  sayUnused([...values.keys()], say);

  return {
    has: (field) => values.has(field) && !lost.has(field),
    say,
    lostRestriction: () => [...lost.keys()].some(isRestricting),
    problems: () => problems,
    take(field, read) {
      const given = values.get(field);
      if (!given || lost.has(field)) return undefined;
      if (!isRestricting(field) && given.every(({ value }) => value === null)) return undefined;
      const readings = given.map(({ value }) => read(value)).filter((value) => value !== undefined);
      if (readings.length < given.length) return lose(field);
      if (given.length === 1) return readings[0];
      say("warning", field, `"${field}" is written ${given.length} times; the narrowest reading counts. Keep one`);
      return narrowest(field, readings) ?? lose(field);
    },
  };
}

/** What all lists allow, what any list forbids, the first text; other restrictions count only where all say the same. */
function narrowest<Value>(field: string, readings: readonly Value[]): Value | undefined {
  const [first] = readings;
  if (!isRestricting(field) || readings.every((value) => JSON.stringify(value) === JSON.stringify(first))) return first;
  const lists = readings.filter((value) => Array.isArray(value));
  if (lists.length < readings.length || !["tools", "disallowedTools", "allowed-tools"].includes(field))
    return undefined;
  const names = lists.map((list) => list.map((entry) => canonicalTool(String(entry))));
  const kept =
    field === "disallowedTools"
      ? lists.flat()
      : lists[0]?.filter((entry) =>
          names.every((list) => list.includes("*") || list.includes(canonicalTool(String(entry)))),
        );
  return kept as Value | undefined;
}

function sayUnused(fields: readonly string[], say: Fields["say"]): void {
  for (const field of fields.filter((name) => useOf(name) === "not-here")) {
    say("note", field, `"${field}" has no effect here: it was left out`);
  }
  const unknown = fields.filter((name) => fieldOf(name) === undefined);
  const [first] = unknown;
  if (first !== undefined)
    say("note", first, `not fields of an agent, and ignored: ${unknown.slice(0, 10).join(", ")}`);
}
