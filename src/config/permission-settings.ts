/**
 * What settings files say about permissions, as written, with where it stands: rules are read in `permission/`. Lists are
 * joined, the highest file first; of single values the highest counts. A restriction that cannot be read is named in
 * `unreadable`, so that the gate can close.
 */
import { type PermissionMode, permissionModes } from "../permission/mode.ts";
import { plainValue } from "./json-text.ts";
import type { Problem } from "./problem.ts";
import { readMode } from "./readings.ts";
import { type Fields, isRule, type OpenSettings, readList, type SettingsOrigin } from "./settings.ts";

/** `given`: a text, or an object (the old form, or a rule with its examples). */
export type WrittenRule = { readonly given: unknown; readonly origin: SettingsOrigin; readonly line: number };

export type PermissionSettings = {
  readonly allow: readonly WrittenRule[];
  readonly ask: readonly WrittenRule[];
  readonly deny: readonly WrittenRule[];
  readonly defaultMode?: { readonly mode: PermissionMode; readonly origin: SettingsOrigin };
  readonly bypassDisabledBy?: SettingsOrigin;
  /** Files whose restrictions are lost, wholly or in part. */
  readonly unreadable: readonly SettingsOrigin[];
  readonly problems: readonly Problem[];
};

export type LocatedSettings = OpenSettings & { readonly origin: SettingsOrigin };

/** Keys that say what is always so here, or what has no meaning here. */
const withoutEffect: readonly string[] = [
  "disableAutoMode",
  "denyInsteadOfPrompting",
  "blockReadsOutsideWorkingDirectories",
  "blockWritesOutsideWorkingDirectories",
];
const ownKeys = [
  "allow",
  "ask",
  "deny",
  "defaultMode",
  "additionalDirectories",
  "disableBypassPermissionsMode",
] as const;

/** Files come highest first. */
export function readPermissionSettings(files: readonly LocatedSettings[]): PermissionSettings {
  const parts = files.map(readFile);
  const defaultMode = parts.find((part) => part.defaultMode)?.defaultMode;
  const bypassDisabledBy = parts.find((part) => part.bypassDisabledBy)?.bypassDisabledBy;
  return {
    allow: parts.flatMap(({ allow }) => allow),
    ask: parts.flatMap(({ ask }) => ask),
    deny: parts.flatMap(({ deny }) => deny),
    ...(defaultMode && { defaultMode }),
    ...(bypassDisabledBy && { bypassDisabledBy }),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

function readFile(file: LocatedSettings): PermissionSettings {
  const { origin, fields, lineOf } = file;
  const written = fields.get("permissions");
  const permissions: Fields = written instanceof Map ? written : new Map();
  const problems: Problem[] = [];
  let lost = false;
  const say = (severity: Problem["severity"], key: string, message: string): void => {
    const line = lineOf(["permissions", key]);
    problems.push({ severity, file: origin.file, line, field: `permissions.${key}`, message });
  };
  const rules = (list: "allow" | "ask" | "deny"): readonly WrittenRule[] => {
    const read = readList(origin.file, file, list);
    if ("problem" in read) {
      if (!problems.some(({ message }) => message === read.problem.message)) problems.push(read.problem);
      lost ||= list !== "allow";
      return [];
    }
    return read.entries.flatMap((entry, index) => {
      const given = plainValue(entry);
      if (isRule(entry)) return [{ given, origin, line: lineOf(["permissions", list, index]) }];
      say("error", list, `${JSON.stringify(given)} is not a rule. Write "Tool" or "Tool(what)"`);
      lost ||= list !== "allow";
      return [];
    });
  };
  const lists = { deny: rules("deny"), ask: rules("ask"), allow: rules("allow") };
  for (const key of [...fields.keys()].map(String).filter(isMisspelt)) {
    const message = `"${key}" is not a field of settings, and may restrict. Write "permissions", with the lists allow, ask and deny`;
    problems.push({ severity: "error", file: origin.file, line: lineOf([key]), field: key, message });
    lost = true;
  }
  const mode = readMode(permissions.get("defaultMode"));
  if (permissions.has("defaultMode") && mode === undefined) {
    say("error", "defaultMode", `is not a mode, and could restrict. Write one of ${permissionModes.join(", ")}`);
    lost = true;
  }
  sayUnused(permissions, say);
  return {
    ...lists,
    ...(mode && { defaultMode: { mode, origin } }),
    ...(disablesBypass(permissions, say) && { bypassDisabledBy: origin }),
    unreadable: lost ? [origin] : [],
    problems,
  };
}

/** Somebody meant `permissions`: what stands there is not passed over without a word. */
function isMisspelt(key: string): boolean {
  return key !== "permissions" && /^per?m+is+ions?$/i.test(key);
}

type Say = (severity: Problem["severity"], key: string, message: string) => void;

/** Claude Code writes `"disable"`. Whatever else stands there, somebody meant to switch something off. */
function disablesBypass(permissions: Fields, say: Say): boolean {
  const key = "disableBypassPermissionsMode";
  const given = permissions.get(key) ?? false;
  if (given !== false && given !== true && given !== "disable")
    say("warning", key, `${JSON.stringify(plainValue(given))} was read as "disable". Write it so`);
  return given !== false;
}

function sayUnused(permissions: Fields, say: Say): void {
  const directories = permissions.get("additionalDirectories") ?? [];
  if (!Array.isArray(directories) || directories.length > 0)
    say("warning", "additionalDirectories", "has no effect here: only the reviewed tree can be read. Remove it");
  for (const key of [...permissions.keys()].map(String)) {
    if (withoutEffect.includes(key) || ownKeys.some((own) => own === key)) continue;
    say("warning", key, `is not known and has no effect. The keys of permissions are ${ownKeys.join(", ")}`);
  }
}
