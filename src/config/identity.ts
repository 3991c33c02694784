/** Who an agent is: its name, and what it is for. A file that says neither is documentation. */
import { posix } from "node:path";
import type { Source } from "../agent/definition.ts";
import type { Fields } from "./fields.ts";
import { readText } from "./readings.ts";

/** `claude`: as Claude Code writes them. `compact`: the name defaults to the file's, and ten steps are the limit. */
export type Format = "claude" | "compact";

export type Origin = { readonly path: string; readonly source: Source; readonly format: Format };

export type Identity = { readonly name: string; readonly description: string };

/** Files that stand in folders of agents and are none, unless they say their name. */
const DOCUMENT = /^(?:readme|claude|agents|contributing|changelog|license|index|template)$/i;

export function isDocument(path: string): boolean {
  return DOCUMENT.test(nameOf(path));
}

function nameOf(path: string): string {
  return posix.basename(path).replace(/\.md$/i, "");
}

export function readIdentity(fields: Fields, origin: Origin): Identity | undefined {
  const name = fields.take("name", readText);
  if (!name && isDocument(origin.path))
    return void fields.say(
      "note",
      "name",
      'is documentation and not an agent: it has no "name". Add one to make it one',
    );
  const description = fields.take("description", readText) || placeholder(fields, origin);
  if (!description) {
    refuse(fields, name, origin);
    return undefined;
  }
  if (name) return { name, description };
  if (origin.format === "claude")
    fields.say("warning", "name", '"name" is missing; the name of the file was taken. Add it: Claude Code needs it');
  return { name: nameOf(origin.path), description };
}

/** Claude Code loads a plugin's agent that says nothing about itself all the same. */
function placeholder(fields: Fields, { source, path }: Origin): string | undefined {
  if (source.kind !== "plugin") return undefined;
  fields.say("warning", "description", '"description" is missing. Say what the agent does and when to use it');
  return `The agent ${nameOf(path)} of a plugin`;
}

function refuse(fields: Fields, name: string | undefined, { format }: Origin): void {
  const missing = '"description" is missing; the agent was left out. Say what it does and when to use it';
  const neither =
    'has neither "name" nor "description", so it is documentation and not an agent. Add both to make it one';
  if (format === "compact") fields.say("warning", "description", missing);
  else if (name || fields.has("tools")) fields.say("error", "description", missing);
  else fields.say("note", "name", neither);
}
