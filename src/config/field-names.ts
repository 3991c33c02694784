/** The fields that an agent file may have, and what is done with each. */

export type FieldUse =
  /** It means something here. */
  | "used"
  /** It means something to Claude Code and nothing here: said once, never guessed at. */
  | "not-here"
  /** It is somebody's note to themselves. */
  | "note";

type FieldRow = {
  readonly use: FieldUse /** A field that narrows rights: what cannot be read of it fails closed. */;
  readonly restricting?: true;
};

const fields: Readonly<Record<string, FieldRow>> = {
  name: { use: "used" },
  description: { use: "used" },
  tools: { use: "used", restricting: true },
  disallowedTools: { use: "used", restricting: true },
  permissionMode: { use: "used", restricting: true },
  permission: { use: "used", restricting: true },
  planModeBehavior: { use: "used", restricting: true },
  hooks: { use: "used", restricting: true },
  "allowed-tools": { use: "used", restricting: true },
  model: { use: "used" },
  maxTurns: { use: "used" },
  maxSteps: { use: "used" },
  skills: { use: "used" },
  paths: { use: "used" },
  color: { use: "used" },
  background: { use: "used" },
  forkContext: { use: "used" },
  omitClaudeMd: { use: "used" },
  criticalSystemReminder_EXPERIMENTAL: { use: "used" },
  "system-prompt": { use: "used" },
  mcpServers: { use: "not-here" },
  memory: { use: "not-here" },
  isolation: { use: "not-here" },
  effort: { use: "not-here" },
  initialPrompt: { use: "not-here" },
  autoCompactWindow: { use: "not-here" },
  observer: { use: "not-here" },
  observerMessage: { use: "not-here" },
  category: { use: "note" },
  version: { use: "note" },
  tags: { use: "note" },
  author: { use: "note" },
  triggers: { use: "note" },
  temperature: { use: "note" },
  max_tokens: { use: "note" },
  tier: { use: "note" },
  license: { use: "note" },
  metadata: { use: "note" },
};

/** The field that a key means: `disallowed-tools` and `Tools` are misspelt, and ignoring them could widen rights. */
export function fieldOf(key: string): string | undefined {
  return spellings.get(fold(key));
}

export function useOf(field: string): FieldUse {
  return row(field)?.use ?? "note";
}

export function isRestricting(field: string): boolean {
  return row(field)?.restricting === true;
}

const spellings = new Map(Object.keys(fields).map((name) => [fold(name), name]));

function fold(key: string): string {
  return key.toLowerCase().replaceAll(/[\s_-]+/g, "");
}

/** Names come from strangers' files: `constructor` is not a field. */
function row(name: string): FieldRow | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
