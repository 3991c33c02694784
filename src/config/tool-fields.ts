/** The tools that a file allows and forbids, as written. Names are repaired, never added; what they come to is decided where the tools are known. */
import type { AgentDefinition } from "../agent/definition.ts";
import { baseName, canonicalTool, readToolName } from "../permission/tool-names.ts";
import type { Fields } from "./fields.ts";
import { readForbiddenTools, readTools } from "./readings.ts";

/** `allowed-tools` is the spelling of skills, where it grants: here it is taken to restrict, and never to add. */
export function readAllowlist(fields: Fields): AgentDefinition["tools"] {
  const tools = fields.take("tools", readTools);
  const skillSpelling = fields.take("allowed-tools", readTools);
  if (skillSpelling)
    fields.say("warning", "allowed-tools", '"allowed-tools" is a field of skills; it was read as "tools". Rename it');
  const lists = [tools, skillSpelling].filter((list) => list !== undefined).filter((list) => !list.includes("*"));
  const [first, second] = lists;
  if (!first) return "all";
  const field = tools && !tools.includes("*") ? "tools" : "allowed-tools";
  const names = second?.map(canonicalTool);
  const kept = names ? first.filter((entry) => names.includes(canonicalTool(entry))) : first;
  if (kept.length === 0)
    fields.say(
      "warning",
      field,
      `"${field}" is empty: the agent has no tools. Name some, or remove the field to give it all`,
    );
  const everything = kept.find((entry) => /^(?:all(?: tools)?|inherit)$/i.test(entry));
  if (everything !== undefined)
    fields.say(
      "warning",
      field,
      `"${everything}" names no tool. Write "*", or remove the field, to give the agent all`,
    );
  return mendNames(fields, field, kept);
}

export function readDenylist(fields: Fields): readonly string[] {
  const entries = fields.take("disallowedTools", readForbiddenTools) ?? [];
  const idle = entries.filter((entry) => entry !== "*" && readToolName(entry).kind === "unknown");
  if (idle.length > 0)
    fields.say(
      "warning",
      "disallowedTools",
      `forbids nothing, because there is no such tool: ${idle.join(", ")}. Mend the name`,
    );
  return mendNames(fields, "disallowedTools", entries);
}

/** Names match whatever their case and separators, with a warning. */
function mendNames(fields: Fields, field: string, entries: readonly string[]): readonly string[] {
  const mended = entries.map((entry) => {
    const found = readToolName(entry);
    return found.kind !== "known" || found.exact ? entry : found.name + entry.slice(baseName(entry).length);
  });
  const changes = entries.flatMap((entry, index) => (mended[index] === entry ? [] : [`${entry} → ${mended[index]}`]));
  if (changes.length > 0)
    fields.say("warning", field, `names of tools were read as if spelt right: ${changes.join(", ")}. Spell them so`);
  return mended;
}
