/**
 * One agent file becomes one definition, or problems that say why not. What can be repaired without doubt is repaired with a
 * warning; a restricting field that cannot be read leaves the agent with reading only. Nothing that a file says widens rights.
 */
import type { AgentDefinition, Source } from "../agent/definition.ts";
import type { PermissionMode } from "../permission/mode.ts";
import { canonicalTool, readOnlyTools } from "../permission/tool-names.ts";
import { vagueness } from "./description.ts";
import { openCollection } from "./field-collection.ts";
import { type Fields, openFields } from "./fields.ts";
import { type FrontMatter, readFrontMatter, type Unreadable } from "./front-matter.ts";
import { type Format, type Identity, isDocument, type Origin, readIdentity } from "./identity.ts";
import { remarksOnTool } from "./map-remarks.ts";
import type { Problem } from "./problem.ts";
import {
  readCount,
  readHooks,
  readList,
  readMode,
  readPermission,
  readPlanModeBehavior,
  readSwitch,
  readText,
} from "./readings.ts";
import { readAllowlist, readDenylist } from "./tool-fields.ts";

export type AgentFile = { readonly path: string; readonly text: string };

export type ParsedAgent = {
  readonly agent?: AgentDefinition;
  /** The line of the name. */
  readonly line?: number;
  readonly problems: readonly Problem[];
};

const COMPACT_STEPS = 10;

type Unread = Unreadable | "binary";

const refusals: Readonly<Record<Unread, Pick<Problem, "severity" | "message">>> = {
  none: {
    severity: "note",
    message:
      "has no front matter, so it is documentation and not an agent. To make it one, begin with ---, name, description, ---",
  },
  unclosed: {
    severity: "error",
    message:
      "the front matter is not closed; the agent was left out. Put --- on a line of its own after the last field",
  },
  oversized: {
    severity: "error",
    message:
      "the front matter is longer than 64 kB; the agent was left out. Move what is for the agent itself below the second ---",
  },
  binary: { severity: "error", message: "not a text file in UTF-8; the agent was left out. Save it as UTF-8" },
};

export async function parseAgentFile(file: AgentFile, source: Source, format: Format = "claude"): Promise<ParsedAgent> {
  const origin: Origin = { path: file.path, source, format };
  const matter = file.text.includes("\0") ? "binary" : await readFrontMatter(file.text);
  if (matter === "none" && source.kind === "plugin" && !isDocument(file.path))
    return parseFieldsOfAgent({ ...openCollection(), body: file.text.trim(), problems: [] }, origin);
  if (typeof matter === "string") return { problems: [{ ...refusals[matter], file: file.path, line: 1 }] };
  if (!file.text.includes("\uFFFD")) return parseFieldsOfAgent(matter, origin);
  const line = file.text.slice(0, file.text.indexOf("\uFFFD")).split("\n").length;
  const message = "some bytes are not UTF-8 and were read as \uFFFD. Save the file as UTF-8";
  return parseFieldsOfAgent(
    { ...matter, problems: [{ severity: "warning", line, message }, ...matter.problems] },
    origin,
  );
}

export function parseFieldsOfAgent(matter: FrontMatter, origin: Origin): ParsedAgent {
  const fields = openFields(matter);
  const identity = readIdentity(fields, origin);
  const agent = identity && readDefinition(fields, { ...identity, ...origin, body: matter.body });
  const problems = fields.problems().map((problem) => ({ ...problem, file: origin.path }));
  return { ...(agent && { agent }), line: fields.lineOf("name"), problems };
}

type Rest = Identity & Origin & { readonly body: string };

function readDefinition(fields: Fields, { name, description, source, format, body }: Rest): AgentDefinition {
  const vague = vagueness(description);
  if (vague && source.kind !== "built-in") fields.say("note", "description", vague);
  const mode = readOwnMode(fields);
  const color = fields.take("color", readText);
  const reminder = fields.take("criticalSystemReminder_EXPERIMENTAL", readText);
  const hooks = fields.take("hooks", readHooks);
  const maxTurns = readTurns(fields, format);
  const definition: AgentDefinition = {
    name,
    description,
    prompt: readPrompt(fields, body),
    source,
    tools: readAllowlist(fields),
    disallowedTools: readDenylist(fields),
    permission: readMap(fields),
    model: fields.take("model", readText) || "inherit",
    ...(mode !== undefined && { mode }),
    planModeBehavior: fields.take("planModeBehavior", readPlanModeBehavior) ?? "inherit",
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

function readMap(fields: Fields): AgentDefinition["permission"] {
  const entries = fields.take("permission", readPermission) ?? [];
  for (const tool of new Set(entries.map((entry) => entry.tool)))
    for (const remark of remarksOnTool(tool)) fields.say("warning", "permission", remark);
  return entries;
}

function onlyReading(definition: AgentDefinition): AgentDefinition {
  const { tools } = definition;
  const kept = tools === "all" ? readOnlyTools : tools.filter((entry) => readOnlyTools.includes(canonicalTool(entry)));
  return { ...definition, tools: kept, mode: "plan", planModeBehavior: "force" };
}

/** `readonly: true` is another program's field; the plan mode is what it means. */
function readOwnMode(fields: Fields): PermissionMode | undefined {
  const mode = fields.take("permissionMode", readMode);
  if (mode === "bypassPermissions")
    fields.say(
      "note",
      "permissionMode",
      '"bypassPermissions" lifts nothing: no agent has more rights than its session',
    );
  if (!fields.take("readonly", readSwitch)) return mode;
  fields.say("warning", "readonly", '"readonly" was read as "permissionMode: plan". Write it so');
  return "plan";
}

/** Two fields may name the limit; the smaller counts. */
function readTurns(fields: Fields, format: Format): number | undefined {
  const limits = [fields.take("maxTurns", readCount), fields.take("maxSteps", readCount)].filter(
    (limit) => limit !== undefined,
  );
  if (limits.length > 0) return Math.min(...limits);
  return format === "compact" ? COMPACT_STEPS : undefined;
}

function readPrompt(fields: Fields, body: string): string {
  const field = fields.take("system-prompt", readText);
  if (body !== "") return body;
  const message = field
    ? 'the prompt was taken from "system-prompt"; Claude Code reads the text below the front matter. Move it there'
    : "there is no prompt: the agent has only its description to go by. Write it below the front matter";
  fields.say("warning", field ? "system-prompt" : "name", message);
  return field ?? "";
}
