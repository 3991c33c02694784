/** The fields of one file by what they mean. A field that is there and cannot be read is told; one that restricts fails closed. */
import { canonicalTool, readOnlyTools } from "../permission/tool-names.ts";
import type { Field } from "./field-collection.ts";
import { exampleOf, fieldOf, isRestricting, soundsRestricting, useOf } from "./field-names.ts";
import type { FrontMatter } from "./front-matter.ts";
import type { Problem } from "./problem.ts";

export type Fields = {
  readonly has: (field: string) => boolean;
  /** The value as `read` understands it; nothing where the field is absent or cannot be read. */
  readonly take: <Value>(field: string, read: (value: unknown) => Value | undefined) => Value | undefined;
  readonly say: (severity: Problem["severity"], field: string, message: string) => void;
  /** Where a field stands; the first line where it does not. */
  readonly lineOf: (field: string) => number;
  /** Whether a field that restricts was there and could not be read. */
  readonly lostRestriction: () => boolean;
  readonly problems: () => readonly Omit<Problem, "file">[];
};

export function openFields(matter: FrontMatter): Fields {
  const values = new Map<string, Field[]>();
  const lost = new Set<string>();
  const problems: Omit<Problem, "file">[] = [...matter.problems];

  const lineOf = (field: string): number => values.get(field)?.[0]?.line ?? 1;
  const say = (severity: Problem["severity"], field: string, message: string): void => {
    problems.push({ severity, line: lineOf(field), field, message });
  };
  const lose = (field: string): undefined => {
    lost.add(field);
    const closed = `and it restricts: the agent may only read (${readOnlyTools.join(", ")}). Write ${exampleOf(field)}`;
    say("warning", field, `"${field}" cannot be read, ${isRestricting(field) ? closed : "and was ignored. Mend it"}`);
  };

  for (const [key, field] of matter.fields) {
    const name = fieldOf(key) ?? key;
    const given = matter.repeated.get(key) ?? [field];
    const before = values.get(name);
    if (before) before.push(...given);
    else values.set(name, [...given]);
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
    lineOf,
    lostRestriction: () => [...lost].some(isRestricting),
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
  if (!isRestricting(field) || readings.every((value) => inWords(value) === inWords(first))) return first;
  const lists = readings.filter((value) => Array.isArray(value));
  if (lists.length < readings.length || !["tools", "disallowedTools", "allowed-tools"].includes(field))
    return undefined;
  if (field === "disallowedTools") return lists.flat() as Value;
  const [limits = [], ...others] = lists.filter((list) => !list.includes("*"));
  const names = others.map((list) => new Set(list.map((entry) => canonicalTool(String(entry)))));
  return limits.filter((entry) => names.every((list) => list.has(canonicalTool(String(entry))))) as Value;
}

function inWords(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
}

function sayUnused(fields: readonly string[], say: Fields["say"]): void {
  for (const field of fields.filter((name) => useOf(name) === "not-here")) {
    say("note", field, `"${field}" has no effect here: it was left out`);
  }
  const unknown = fields.filter((name) => fieldOf(name) === undefined);
  for (const field of unknown.filter(soundsRestricting).slice(0, 5)) {
    const message = `"${field}" is not a field of an agent and restricts nothing. Use tools, disallowedTools or permissionMode`;
    say("warning", field, message);
  }
  const [first] = unknown;
  if (first !== undefined)
    say("note", first, `not fields of an agent, and ignored: ${unknown.slice(0, 10).join(", ")}`);
}
