/**
 * One agent file becomes one definition, or problems that say why not. What can be repaired without doubt is repaired with a
 * warning; a restricting field that cannot be read leaves the agent with reading only. Nothing that a file says widens rights.
 */
import { posix } from "node:path";
import type { AgentDefinition, Source } from "../agent/definition.ts";
import { baseName, canonicalTool, readOnlyTools, readToolName } from "../permission/tool-names.ts";
import { vagueness } from "./description.ts";
import { type Fields, openFields } from "./fields.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import type { Problem } from "./problem.ts";
import {
  readCount,
  readList,
  readMode,
  readPermission,
  readPlanModeBehavior,
  readSwitch,
  readText,
  readTools,
} from "./readings.ts";

export type AgentFile = { readonly path: string; readonly text: string };

/** `claude`: as Claude Code writes them. `compact`: the name defaults to the file's, and ten steps are the limit. */
export type Format = "claude" | "compact";

export type ParsedAgent = { readonly agent?: AgentDefinition; readonly problems: readonly Problem[] };

const COMPACT_STEPS = 10;

export function parseAgentFile(file: AgentFile, source: Source, format: Format = "claude"): ParsedAgent {
  const matter = readFrontMatter(file.text);
  if (matter === "none") return refuse(file, "note", "has no front matter, so it is documentation and not an agent");
  if (matter === "unclosed") {
    return refuse(
      file,
      "error",
      "the front matter is not closed; the agent was left out. Put --- on a line of its own after the last field",
    );
  }
  return parseFieldsOfAgent(matter, { path: file.path, source, format });
}

type Origin = { readonly path: string; readonly source: Source; readonly format: Format };

export function parseFieldsOfAgent(matter: FrontMatter, origin: Origin): ParsedAgent {
  const fields = openFields(matter);
  const identity = readIdentity(fields, origin);
  const agent = identity && readDefinition(fields, { ...identity, ...origin, body: matter.body });
  return { ...(agent && { agent }), problems: fields.problems().map((problem) => ({ ...problem, file: origin.path })) };
}

function refuse(file: AgentFile, severity: Problem["severity"], message: string): ParsedAgent {
  return { problems: [{ severity, file: file.path, line: 1, message }] };
}

type Identity = { readonly name: string; readonly description: string };
function readIdentity(fields: Fields, { path, format, source }: Origin): Identity | undefined {
  const given = fields.take("description", readText);
  const fallback = source.kind === "plugin" ? `The agent ${posix.basename(path, ".md")} of a plugin` : undefined;
  const description = given || fallback;
  if (!description) {
    const severity = format === "compact" ? "warning" : "error";
    return void fields.say(
      severity,
      "description",
      '"description" is missing; the agent was left out. Say what it does and when to use it',
    );
  }
  const name = fields.take("name", readText);
  if (name) return { name, description };
  if (format === "claude")
    fields.say("warning", "name", '"name" is missing; the name of the file was taken. Add it: Claude Code needs it');
  return { name: posix.basename(path, ".md"), description };
}

type Rest = Identity & Origin & { readonly body: string };

function readDefinition(fields: Fields, { name, description, source, format, body }: Rest): AgentDefinition {
  const vague = vagueness(description);
  if (vague && source.kind !== "built-in") fields.say("note", "description", vague);
  const mode = fields.take("permissionMode", readMode);
  const color = fields.take("color", readText);
  const reminder = fields.take("criticalSystemReminder_EXPERIMENTAL", readText);
  const hooks = fields.take("hooks", (value) => value ?? new Map());
  const maxTurns = readTurns(fields, format);
  const disallowedTools = fields.take("disallowedTools", readTools) ?? [];
  const permission = fields.take("permission", readPermission) ?? [];
  const planModeBehavior = fields.take("planModeBehavior", readPlanModeBehavior) ?? "inherit";
  const definition: AgentDefinition = {
    name,
    description,
    prompt: readPrompt(fields, body),
    source,
    tools: readAllowlist(fields),
    disallowedTools: checkNames(fields, "disallowedTools", disallowedTools),
    permission,
    model: fields.take("model", readText) || "inherit",
    ...(mode !== undefined && { mode }),
    planModeBehavior,
    ...(maxTurns !== undefined && { maxTurns }),
    background: fields.take("background", readSwitch) ?? false,
    forkContext: fields.take("forkContext", readSwitch) ?? false,
    omitMemory: fields.take("omitClaudeMd", readSwitch) ?? false,
    skills: fields.take("skills", readList) ?? [],
    ...(hooks !== undefined && { hooks }),
    paths: fields.take("paths", readList) ?? [],
    ...(color !== undefined && { color }),
    ...(reminder !== undefined && { reminder }),
  };
  return fields.lostRestriction() ? onlyReading(definition) : definition;
}

function onlyReading(definition: AgentDefinition): AgentDefinition {
  const { tools } = definition;
  const kept = tools === "all" ? readOnlyTools : tools.filter((entry) => readOnlyTools.includes(canonicalTool(entry)));
  return { ...definition, tools: kept, mode: "plan", planModeBehavior: "force" };
}

/** Two fields may name the limit; the smaller counts. */
function readTurns(fields: Fields, format: Format): number | undefined {
  const limits = [fields.take("maxTurns", readCount), fields.take("maxSteps", readCount)].filter(
    (limit) => limit !== undefined,
  );
  if (limits.length > 0) return Math.min(...limits);
  return format === "compact" ? COMPACT_STEPS : undefined;
}

/** `allowed-tools` is the spelling of skills, where it grants: here it is taken to restrict, and never to add. */
function readAllowlist(fields: Fields): AgentDefinition["tools"] {
  const tools = fields.take("tools", readTools);
  const skillSpelling = fields.take("allowed-tools", readTools);
  if (skillSpelling)
    fields.say("warning", "allowed-tools", '"allowed-tools" is a field of skills; it was read as "tools". Rename it');
  const lists = [tools, skillSpelling].filter((list) => list !== undefined).filter((list) => !list.includes("*"));
  const [first, second] = lists;
  if (!first) return "all";
  if (first.length === 0)
    fields.say(
      "warning",
      "tools",
      '"tools" is empty: the agent has no tools. Name some, or remove the field to give it all',
    );
  const names = second?.map(canonicalTool);
  const kept = names ? first.filter((entry) => names.includes(canonicalTool(entry))) : first;
  return checkNames(fields, tools ? "tools" : "allowed-tools", kept);
}

/** Names match whatever their case, with a warning; what they come to is decided where the tools are known. */
function checkNames(fields: Fields, field: string, entries: readonly string[]): readonly string[] {
  return entries.map((entry) => {
    const found = readToolName(entry);
    if (found.kind !== "known" || found.exact) return entry;
    const repaired = found.name + entry.slice(baseName(entry).length);
    fields.say("warning", field, `"${entry}" was read as "${repaired}". Spell it so`);
    return repaired;
  });
}

function readPrompt(fields: Fields, body: string): string {
  const field = fields.take("system-prompt", readText);
  if (body !== "") return body;
  if (field) {
    fields.say(
      "warning",
      "system-prompt",
      'the prompt was taken from "system-prompt"; Claude Code reads the text below the front matter. Move it there',
    );
    return field;
  }
  fields.say(
    "warning",
    "name",
    "there is no prompt below the front matter: the agent has only its description to go by",
  );
  return "";
}
