/** A call as people write it on a terminal or in a batch, and its answer. What cannot be read is answered, never passed over. */
import { z } from "zod/mini";
import type { LayerAnswer } from "../permission/gate.ts";
import { canonicalTool, readToolName } from "../permission/tool-names.ts";
import { InputProblem, wordsOf } from "../pull/problem.ts";
import type { OneCall } from "./options.ts";

const lineSchema = z.looseObject({
  agent: z.string(),
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  expect: z.optional(z.enum(["allow", "deny"])),
});

export type CallLine = z.infer<typeof lineSchema>;

/** The answer to one line, with all that was written on it. `output` is there where the call was run. */
export type CallAnswer = {
  readonly decision: "allow" | "deny";
  readonly layer: string;
  readonly rule?: string;
  readonly reason: string;
  readonly remedy?: string;
  readonly answers?: readonly LayerAnswer[];
  /** Hooks that a session would ask before the call, and that nobody has asked here. */
  readonly hooks?: readonly string[];
  readonly output?: string;
  readonly isError?: boolean;
};

export function readLine(text: string, number: number): CallLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputProblem(`Line ${number} is not JSON (${wordsOf(error)}).`, { cause: error });
  }
  const parsed = lineSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".") || "line"}: ${issue.message}`);
  throw new InputProblem(
    `Line ${number} is no call (${problems.join("; ")}). Write {"agent":"Explore","tool":"Bash","input":{"command":"git log"}}.`,
  );
}

/** The field that a tool is mostly about, so that nobody has to write JSON on a terminal. */
const mainFields: Readonly<Record<string, string>> = {
  Bash: "command",
  Read: "file_path",
  Edit: "file_path",
  Write: "file_path",
  Glob: "pattern",
  Grep: "pattern",
  PullRequestDiff: "path",
  Task: "subagent_type",
  WebFetch: "url",
};

/** What a decision does not depend on need not be written for it. */
const restOfInput: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Edit: { old_string: "old", new_string: "new" },
  Write: { content: "" },
  Task: { description: "a task", prompt: "a task" },
};

export function completeInput({ tool, input }: CallLine): CallLine["input"] {
  return { ...restOfInput[canonicalTool(tool)], ...input };
}

export function readWords({ agent, tool, input }: OneCall): CallLine {
  if (input.trimStart().startsWith("{")) return { agent, tool, input: readObject(input) };
  const field = mainFields[canonicalTool(tool)];
  // What is no tool is told with the names of those that are.
  if (field === undefined && readToolName(tool).kind === "unknown") return { agent, tool, input: {} };
  if (field === undefined)
    throw new InputProblem(`The input of ${tool} must be a JSON object, such as '{"name":"value"}'.`);
  return { agent, tool, input: { [field]: input } };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    throw new InputProblem(`The input is not a JSON object (${wordsOf(error)}).`, { cause: error });
  }
}
