/**
 * `permissions.jsonc`: the compact map of an agent file, for the whole team. Of two files, `.agents/` speaks last, and the
 * last match counts. An entry that cannot be read is named in `unreadable`, because it may have denied something.
 */
import { type PermissionEntry, permissionActions } from "../permission/mode.ts";
import type { BaseFiles } from "../pull/base-files.ts";
import { readJsonText } from "./json-text.ts";
import { remarksOnTool } from "./map-remarks.ts";
import type { Problem } from "./problem.ts";
import { readPermission } from "./readings.ts";
import type { Fields } from "./settings.ts";

export type StaticEntry = PermissionEntry & { readonly file: string; readonly line: number };

export type StaticPermissions = {
  readonly entries: readonly StaticEntry[];
  /** Files whose restrictions are lost, wholly or in part. */
  readonly unreadable: readonly string[];
  readonly problems: readonly Problem[];
};

const places = [".claude/permissions.jsonc", ".agents/permissions.jsonc"] as const;
/** Some write the map below a name. */
const wrappers = ["permission", "permissions"] as const;

export async function loadStaticPermissions(team: BaseFiles): Promise<StaticPermissions> {
  const [claude, agents] = await Promise.all(places.map((path) => readPlace(team, path)));
  const isCopy = claude?.text !== undefined && claude.text === agents?.text;
  const read = [isCopy ? undefined : claude, agents].filter((file) => file !== undefined);
  const both = read.every(({ text }) => text !== undefined) && read.length === 2;
  return {
    entries: read.flatMap(({ entries }) => entries),
    unreadable: read.flatMap(({ unreadable }) => unreadable),
    problems: [...read.flatMap(({ problems }) => problems), ...(both ? [twoFiles] : [])],
  };
}

const twoFiles: Problem = {
  severity: "warning",
  file: places[0],
  message: `${places[1]} is there as well, and speaks last where both match. Keep one`,
};

type ReadFile = StaticPermissions & { readonly text?: string };

async function readPlace(team: BaseFiles, path: string): Promise<ReadFile> {
  const { files, problems } = await team.list(path);
  const text = files.find((file) => file.path === path)?.text;
  if (problems.length > 0)
    return {
      entries: [],
      unreadable: [path],
      problems: problems.map((message) => ({ severity: "error", file: path, message })),
    };
  return text === undefined ? { entries: [], unreadable: [], problems: [] } : { text, ...readFile(path, text) };
}

function readFile(file: string, text: string): StaticPermissions {
  const lost = (line: number, why: string): StaticPermissions => {
    const message = `cannot be read (${why}), and it restricts. Write { "bash": "deny", "read": { "*.env": "deny" } }`;
    return { entries: [], unreadable: [file], problems: [{ severity: "error", file, line, message }] };
  };
  const read = readJsonText(text, "jsonc");
  if ("error" in read) return lost(read.line, read.error);
  if (!(read.value instanceof Map)) return lost(1, "it is not an object");
  const { path, map } = unwrap(read.value);
  const parts = [...map]
    .filter(([tool]) => !String(tool).startsWith("$"))
    .map(([tool, given]): StaticPermissions => {
      const line = read.lineOf([...path, String(tool)]);
      if (wrappers.some((name) => name === tool)) return lost(line, `"${tool}" stands beside tools`);
      const entries = readPermission(new Map([[tool, given]]));
      const problems = remarksOnTool(String(tool)).map(
        (message): Problem => ({ severity: "warning", file, line, message }),
      );
      if (entries) return { entries: entries.map((entry) => ({ ...entry, file, line })), unreadable: [], problems };
      return lost(line, `"${tool}" has an action that is none of ${permissionActions.join(", ")}`);
    });
  return {
    entries: parts.flatMap(({ entries }) => entries),
    unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))],
    problems: parts.flatMap(({ problems }) => problems),
  };
}

function unwrap(map: Fields): { readonly path: readonly string[]; readonly map: Fields } {
  const names = [...map.keys()].map(String).filter((name) => !name.startsWith("$"));
  for (const name of wrappers) {
    const inner = map.get(name);
    if (names.length === 1 && inner instanceof Map) return { path: [name], map: inner };
  }
  return { path: [], map };
}
