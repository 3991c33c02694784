/** What a call touches, one by one, in the texts that the patterns of a compact map are held against. */
import { agentKey } from "../agent-names.ts";
import { canonicalTool } from "../tool-names.ts";
import type { Part } from "./command/part.ts";
import type { Target } from "./command/redirect-target.ts";
import { splitCommand } from "./command/split-command.ts";
import { agentOf, skillOf } from "./compile-rules.ts";
import type { RuleCall } from "./needs.ts";
import { isProtected } from "./path/protected-paths.ts";
import type { PathNeed } from "./path-need.ts";

export type CompactTarget = {
  readonly subject: string;
  readonly kind: "path" | "command" | "name";
  /** `veto`: only restrictions look at it, as at a command in quotes, or at a file that a command names. */
  readonly weight: "full" | "veto";
  /** Which tools' lines speak of it: the call's own first, and those that cover its files. */
  readonly tool: string;
  readonly coveredBy: readonly string[];
  /** As written; none where nothing may grant it. */
  readonly granted: readonly string[];
  /** Without quotes, with holes. */
  readonly restricted: readonly string[];
  /** Not known, or hides what it runs: every restriction concerns it. */
  readonly opaque: boolean;
  /** Whether a line without a pattern may grant it. */
  readonly grantable: boolean;
};

/** `operands`: files that a command names, and that nobody has resolved. */
export function compactTargets(call: RuleCall, operands: readonly PathNeed[]): readonly CompactTarget[] {
  return [...ownTargets(call), ...operands.map(unresolvedTarget)];
}

function ownTargets(call: RuleCall): readonly CompactTarget[] {
  const tool = canonicalTool(call.tool);
  const targets = call.subjects.flatMap((subject): readonly CompactTarget[] => {
    if (subject.kind === "command") return commandTargets(subject.command, tool);
    if (subject.kind !== "path") return [];
    return [tool === "Bash" ? operandTarget(subject) : pathTarget(subject, tool)];
  });
  const { command } = call.input;
  if (tool === "Bash" && !call.subjects.some(({ kind }) => kind === "command"))
    return [...targets, ...commandTargets(typeof command === "string" ? command : "", tool)];
  return targets.length > 0 ? targets : [nameTarget(call, tool)];
}

type PathSubject = Extract<RuleCall["subjects"][number], { kind: "path" }>;

function pathTarget({ path, named, access }: PathSubject, tool: string): CompactTarget {
  const names = named === undefined ? [path] : [path, named];
  const coveredBy = access === "write" ? ["Edit", "Write"] : ["Read"];
  const grantable = access !== "write" || !names.some(isProtected);
  return { ...known(path, names, tool), kind: "path", coveredBy, grantable };
}

function operandTarget(subject: PathSubject): CompactTarget {
  return { ...pathTarget(subject, subject.access === "write" ? "Edit" : "Read"), weight: "veto" };
}

/** Under every name that it may have, from the root of the tree; all restrictions concern one that has none. */
function unresolvedTarget({ text, below }: PathNeed): CompactTarget {
  return { ...known(text, below, "Read"), kind: "path", weight: "veto", opaque: below.length === 0 };
}

function nameTarget(call: RuleCall, tool: string): CompactTarget {
  const { url, query } = call.input;
  const names = [agentKey(agentOf(call)), skillOf(call.input), url, query];
  const name = names.find((each): each is string => typeof each === "string" && each !== "") ?? "";
  return known(name || tool, [name], tool);
}

function known(subject: string, names: readonly string[], tool: string): CompactTarget {
  const texts = { granted: names, restricted: names };
  return { subject, kind: "name", weight: "full", tool, coveredBy: [], ...texts, opaque: false, grantable: true };
}

/** Every part of a compound, and every file that it is redirected to. */
function commandTargets(command: string, tool: string): readonly CompactTarget[] {
  const split = splitCommand(command);
  if (split.kind === "not-understood")
    return [{ ...known(command, [], tool), kind: "command", opaque: true, grantable: false }];
  const parts = split.parts.filter((part) => part.quoted || part.allowable !== "free");
  return [...parts.map((part) => partTarget(part, tool)), ...split.targets.map(redirectTarget)];
}

function partTarget(part: Part, tool: string): CompactTarget {
  const written = part.assigned === "" && part.allowable === "pattern" ? part.forms : [part.text];
  return {
    ...known(part.text, part.allowable === "whole" ? [] : written, tool),
    kind: "command",
    weight: part.quoted ? "veto" : "full",
    restricted: part.candidates.map(({ text, from }) => text.slice(from)),
    opaque: part.opaque,
  };
}

function redirectTarget({ access, text, path }: Target): CompactTarget {
  const names = path === undefined ? [] : [path.replace(/^(?:\.\/+)+/, "")];
  const tool = access === "write" ? "Edit" : "Read";
  const grantable =
    path !== undefined && !/(?:^|\/)\.\.(?:\/|$)/.test(path) && !(access === "write" && isProtected(path));
  return { ...known(text, names, tool), kind: "path", coveredBy: ["Write"], opaque: path === undefined, grantable };
}
