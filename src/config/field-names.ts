/** The fields that an agent file may have, and what is done with each. */

/** What merges other mappings into this one; also the name of a key that is no word. Both could hide any field. */
export const MERGE_KEY = "<<";

export type FieldUse =
  /** It means something here. */
  | "used"
  /** It means something to Claude Code and nothing here: said once, never guessed at. */
  | "not-here"
  /** It is somebody's note to themselves. */
  | "note";

type FieldRow = {
  readonly use: FieldUse;
  /** A field that narrows rights: what cannot be read of it fails closed. How one writes it. */
  readonly restricting?: string;
  /** Text for people and models: it may say anything, also what looks like a field. */
  readonly prose?: true;
};

const fields: Readonly<Record<string, FieldRow>> = {
  name: { use: "used" },
  description: { use: "used", prose: true },
  tools: { use: "used", restricting: "tools: Read, Grep" },
  disallowedTools: { use: "used", restricting: "disallowedTools: Bash, Write" },
  permissionMode: { use: "used", restricting: "permissionMode: plan" },
  permission: { use: "used", restricting: "permission: { bash: deny }" },
  planModeBehavior: { use: "used", restricting: "planModeBehavior: force" },
  hooks: { use: "used", restricting: "hooks: { PreToolUse: […] }" },
  "allowed-tools": { use: "used", restricting: "tools: Read, Grep" },
  readonly: { use: "used", restricting: "permissionMode: plan" },
  [MERGE_KEY]: { use: "used", restricting: "each field by its own name" },
  model: { use: "used" },
  maxTurns: { use: "used" },
  maxSteps: { use: "used" },
  skills: { use: "used" },
  paths: { use: "used" },
  color: { use: "used" },
  background: { use: "used" },
  forkContext: { use: "used" },
  omitClaudeMd: { use: "used" },
  criticalSystemReminder_EXPERIMENTAL: { use: "used", prose: true },
  "system-prompt": { use: "used", prose: true },
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
  "disable-model-invocation": { use: "note" },
};

/** What other programs call a field of ours. Only what restricts: to ignore it would widen rights. */
const otherNames: Readonly<Record<string, string>> = {
  deniedTools: "disallowedTools",
  denyTools: "disallowedTools",
  blockedTools: "disallowedTools",
  forbiddenTools: "disallowedTools",
  excludedTools: "disallowedTools",
  excludeTools: "disallowedTools",
};

/** A field that means to restrict and that nobody reads. */
const MEANT_TO_RESTRICT = /deny|denied|disallow|forbid|block|restrict|sandbox|permission|read.?only/i;

/** The field that a key means: `disallowed-tools` and `Tools` are misspelt, and to ignore them could widen rights. */
export function fieldOf(key: string): string | undefined {
  return spellings.get(fold(key));
}

export function useOf(field: string): FieldUse {
  return row(field)?.use ?? "note";
}

export function isRestricting(field: string): boolean {
  return row(field)?.restricting !== undefined;
}

/** How a field that restricts is written. */
export function exampleOf(field: string): string {
  return row(field)?.restricting ?? "";
}

export function isProse(field: string): boolean {
  return row(field)?.prose === true;
}

/** A key with or without marks around it, with or without a space behind the colon, and with what invisible text came along. */
export const LOOSE_KEY = /^([\s\p{C}]*)["'*]*([A-Za-z_][\w-]*)[\p{C}"'*]*\s*:(.*)$/su;

/** The field that restricts and that a line opens, however far it is indented. */
export function restrictionIn(text: string): string | undefined {
  const field = fieldOf(LOOSE_KEY.exec(text)?.[2] ?? "");
  return field !== undefined && isRestricting(field) ? field : undefined;
}

/** Whether a key that is no field sounds as if it took rights away. */
export function soundsRestricting(key: string): boolean {
  return MEANT_TO_RESTRICT.test(key);
}

const spellings = new Map([
  ...Object.keys(fields).map((name) => [fold(name), name] as const),
  ...Object.entries(otherNames).map(([other, name]) => [fold(other), name] as const),
]);

/** Only letters and digits count: marks, separators and invisible characters come along when text is copied. */
function fold(key: string): string {
  return key === MERGE_KEY ? key : key.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Names come from strangers' files: `constructor` is not a field. */
function row(name: string): FieldRow | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
