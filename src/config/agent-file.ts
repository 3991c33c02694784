/** One agent file becomes one definition, or a problem that says why not. Nothing that a file says can widen rights. */
import { isMap, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { AgentDefinition, Source } from "../agent/definition.ts";
import type { Problem } from "./problem.ts";

export type AgentFile = { readonly path: string; readonly text: string };

export type ParsedAgent = { readonly agent?: AgentDefinition; readonly problems: readonly Problem[] };

/** YAML aliases expand: a few hundred bytes could become gigabytes. Agent files have no use for them. */
const MAX_ALIASES = 10;

/** "Read, Grep", a list, or a flow list; commas inside parentheses do not split. */
const toolList = z
  .union([z.string(), z.array(z.coerce.string())])
  .transform((value) => (typeof value === "string" ? splitTools(value) : value));

const frontMatter = z.object({
  name: z.coerce.string().trim().min(1),
  description: z.coerce.string().trim().min(1),
  tools: toolList.optional(),
  disallowedTools: toolList.optional(),
  model: z.string().trim().min(1).optional(),
  maxTurns: z.int().positive().optional(),
  maxSteps: z.int().positive().optional(),
  criticalSystemReminder_EXPERIMENTAL: z.string().optional(),
});

export function parseAgentFile(file: AgentFile, source: Source): ParsedAgent {
  const refuse = (severity: Problem["severity"], message: string, line?: number): ParsedAgent => ({
    problems: [{ severity, file: file.path, ...(line !== undefined && { line }), message }],
  });
  const parts = splitFrontMatter(file.text);
  if (!parts) return refuse("warning", "has no front matter, so it is documentation and not an agent");
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: lines, strict: true });
  const broken = document.errors[0];
  if (broken) {
    const message = `the front matter is not valid YAML (${firstLine(broken.message)}); the agent was left out. Quote the value`;
    return refuse("error", message, lines.linePos(broken.pos[0]).line + 1);
  }
  if (!isMap(document.contents)) {
    return refuse("error", "the front matter is not a list of fields; the agent was left out", 1);
  }
  const fields = expand(document);
  if (fields === undefined)
    return refuse("error", "the front matter has too many YAML aliases; the agent was left out", 1);
  const parsed = frontMatter.safeParse(fields);
  if (parsed.success) return { agent: build(parsed.data, parts.body, source), problems: [] };
  return { problems: parsed.error.issues.map((issue) => fieldProblem(issue, { file, document, lines })) };
}

/** The library throws on what would expand without bounds. */
function expand(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    return undefined;
  }
}

function build(fields: z.infer<typeof frontMatter>, body: string, source: Source): AgentDefinition {
  const turns = [fields.maxTurns, fields.maxSteps].filter((value) => value !== undefined);
  return {
    name: fields.name,
    description: fields.description,
    prompt: body.trim(),
    source,
    tools: fields.tools === undefined || fields.tools.includes("*") ? "all" : fields.tools,
    disallowedTools: fields.disallowedTools ?? [],
    model: fields.model ?? "inherit",
    ...(turns.length > 0 && { maxTurns: Math.min(...turns) }),
    ...(fields.criticalSystemReminder_EXPERIMENTAL !== undefined && {
      reminder: fields.criticalSystemReminder_EXPERIMENTAL,
    }),
  };
}

type Place = {
  readonly file: AgentFile;
  readonly document: ReturnType<typeof parseDocument>;
  readonly lines: LineCounter;
};

function fieldProblem(issue: z.core.$ZodIssue, { file, document, lines }: Place): Problem {
  const field = String(issue.path[0] ?? "");
  const node = document.get(field, true);
  const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  const start = Array.isArray(range) && typeof range[0] === "number" ? lines.linePos(range[0]).line + 1 : 1;
  const missing = node === undefined;
  const message = missing
    ? `"${field}" is missing; the agent was left out. Add it to the front matter`
    : `"${field}" cannot be read (${issue.message}); the agent was left out`;
  return { severity: "error", file: file.path, line: start, field, message };
}

/** The fence is the first line, and the first closing fence ends it: rules in the body are body. */
function splitFrontMatter(text: string): { readonly yaml: string; readonly body: string } | undefined {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split("\n");
  if (lines[0]?.trimEnd() !== "---") return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (end < 0) return undefined;
  return { yaml: lines.slice(1, end).join("\n"), body: lines.slice(end + 1).join("\n") };
}

function splitTools(value: string): string[] {
  return value
    .split(/,(?![^(]*\))/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
