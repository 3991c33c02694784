/** Agents given as JSON: name → fields, with the prompt among them. The form of the `agents` input and of `--agents`. */

import type { Source } from "../agent/definition.ts";
import { wordsOf } from "../pull/problem.ts";
import { type ParsedAgent, parseFieldsOfAgent } from "./agent-file.ts";
import type { Field } from "./field-collection.ts";
import type { Problem } from "./problem.ts";

export function parseAgentsJson(text: string, source: Source): readonly ParsedAgent[] {
  const refuse = (message: string): readonly ParsedAgent[] => [
    { problems: [{ severity: "error", file: source.file, message }] satisfies Problem[] },
  ];
  let value: unknown;
  try {
    value = JSON.parse(text, (_, part: unknown) => (isPlainObject(part) ? new Map(Object.entries(part)) : part));
  } catch (error) {
    return refuse(`not valid JSON (${wordsOf(error)}); no agent was taken from it. Mend it, or leave it out`);
  }
  if (!(value instanceof Map))
    return refuse('not an object; no agent was taken from it. Write { "name": { "description": "…", "prompt": "…" } }');
  return [...value].map(([name, given]) => {
    if (!(given instanceof Map))
      return {
        problems: [
          {
            severity: "error",
            file: source.file,
            message: `"${name}" is not an object; the agent was left out. Write { "description": "…", "prompt": "…" }`,
          },
        ],
      };
    const fields = new Map<string, Field>([["name", { value: name, line: 1 }]]);
    for (const [field, part] of given)
      if (field !== "prompt" && field !== "name") fields.set(String(field), { value: part, line: 1 });
    const prompt = given.get("prompt");
    const matter = {
      fields,
      repeated: new Map(),
      unreadable: new Map(),
      body: typeof prompt === "string" ? prompt.trim() : "",
      problems: [],
    };
    return parseFieldsOfAgent(matter, { path: source.file, source, format: "claude" });
  });
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
