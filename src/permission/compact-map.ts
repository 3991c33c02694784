/**
 * The compact permission map of an agent file or of `permissions.jsonc`: tool → action, or tool → { pattern: action }. The last
 * entry that matches wins. A deny is a veto; an ask is one as well, because nobody is there; an allow that names its tool is a
 * grant, and `"*": allow` only makes tools available.
 */
import { agentKey } from "./agent-names.ts";
import type { PermissionEntry } from "./mode.ts";
import { type CompactTarget, compactTargets } from "./rules/compact-target.ts";
import { compileGlob } from "./rules/glob.ts";
import type { RuleCall } from "./rules/needs.ts";
import type { PathNeed } from "./rules/path-need.ts";
import { compileWildcard, couldMatch, HOLE } from "./rules/wildcard.ts";
import { canonicalTool } from "./tool-names.ts";

type Line = {
  readonly entry: PermissionEntry;
  readonly tool: string;
  readonly matches: (target: CompactTarget) => boolean;
};

export type CompactMap = readonly Line[];

export type CompactAnswer =
  | { readonly kind: "deny" | "ask" | "grant"; readonly entry: PermissionEntry; readonly subject: string }
  | { readonly kind: "silent" };

export function compileMap(entries: readonly PermissionEntry[]): CompactMap {
  return entries.map((entry) => {
    const tool = entry.tool === "*" ? "*" : canonicalTool(entry.tool);
    return { entry, tool, matches: matcherFor(readEntry(entry, tool)) };
  });
}

/** `operands`: files that a command names, and that nobody has resolved. */
export function compactAnswer(map: CompactMap, call: RuleCall, operands: readonly PathNeed[] = []): CompactAnswer {
  if (map.length === 0) return { kind: "silent" };
  const answers = compactTargets(call, operands).flatMap((target) => answerFor(target, map));
  return (
    answers.find(({ kind }) => kind === "deny") ??
    answers.find(({ kind }) => kind === "ask") ??
    answers.find(({ kind }) => kind === "silent") ??
    answers[0] ?? { kind: "silent" }
  );
}

/**
 * A rule of the settings' grammar in the place of a tool, `"Bash(npm test)": allow`, grants what stands in its parentheses and
 * no more; one that restricts, restricts the tool. Agents are compared as they are everywhere.
 */
function readEntry(entry: PermissionEntry, tool: string): PermissionEntry {
  const inner = /\((.*)\)?\s*$/s.exec(entry.tool)?.[1]?.replace(/\)$/, "");
  if (inner === undefined)
    return tool === "Task" && entry.pattern ? { ...entry, pattern: agentKey(entry.pattern) } : entry;
  const { pattern: _, ...whole } = entry;
  return entry.action === "allow" ? { ...whole, pattern: inner.replace(/:\*$/, " *") } : whole;
}

/**
 * What can only be vetoed has no answer where nothing but a star speaks of it. A line for all of Edit or Read also restricts
 * the tools whose files they cover, unless these have lines of their own.
 */
function answerFor(target: CompactTarget, map: CompactMap): readonly CompactAnswer[] {
  const { subject, tool, coveredBy } = target;
  const covering = map.filter((line) => line.tool !== tool && coveredBy.includes(line.tool));
  const veto = covering.filter(({ entry }) => isNarrow(entry)).findLast(({ matches }) => matches(target))?.entry;
  if (veto && veto.action !== "allow") return [{ kind: veto.action, entry: veto, subject }];
  const hasOwn = map.some((line) => line.tool === tool);
  const family = hasOwn ? [] : covering.filter(({ entry }) => !isNarrow(entry) && entry.action !== "allow");
  const own = map.filter((line) => line.tool === tool || line.tool === "*" || family.includes(line));
  const speaking =
    target.weight === "veto" ? own.filter(({ entry, tool: speaker }) => isNarrow(entry) || speaker !== "*") : own;
  const entry = speaking.findLast(({ matches }) => matches(target))?.entry;
  if (entry && entry.action !== "allow") return [{ kind: entry.action, entry, subject }];
  if (target.weight === "veto") return [];
  return [entry && entry.tool !== "*" ? { kind: "grant", entry, subject } : { kind: "silent" }];
}

function isNarrow({ pattern }: PermissionEntry): boolean {
  return pattern !== undefined && !/^\*+$/.test(pattern);
}

function matcherFor(entry: PermissionEntry): Line["matches"] {
  const { pattern = "*", action } = entry;
  const grants = action === "allow";
  if (!isNarrow(entry)) return ({ grantable }) => !grants || grantable;
  // What looks the same is the same to whoever forbids it.
  const glob = compileGlob(grants ? pattern : pattern.normalize("NFC"));
  if (!glob) return () => !grants;
  if (grants) return (target) => target.grantable && target.granted.length > 0 && isGranted(target, glob);
  const below = compileGlob(`${pattern.normalize("NFC").replace(/\/+$/, "")}/**`) ?? glob;
  const start = compileWildcard(`${/^[^*?[{]*/.exec(pattern)?.[0] ?? ""}*`);
  return ({ kind, restricted, opaque }) => {
    if (opaque) return true;
    const paths = kind === "path" ? restricted.map((path) => path.normalize("NFC")) : [];
    if (kind === "path") return paths.some((path) => glob(path) || below(path));
    return restricted.some((text) => (text.includes(HOLE) ? couldMatch(start, text) : glob(text)));
  };
}

/** A file must be granted under all its names; a command in one of its forms. */
function isGranted({ kind, granted }: CompactTarget, glob: (text: string) => boolean): boolean {
  return kind === "path" ? granted.every(glob) : granted.some(glob);
}
