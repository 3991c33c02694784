/** What a call needs before it may run: each command, each file and the call itself, with what everybody may know about it. */
import type { Effect, Subject } from "../decision.ts";
import { canonicalTool } from "../tool-names.ts";
import { isCriticalRemoval } from "./command/critical-removal.ts";
import { isFileCommand } from "./command/file-command.ts";
import type { Part } from "./command/part.ts";
import { type Split, splitCommand } from "./command/split-command.ts";
import { baseName } from "./command/wrappers.ts";
import { foldersOf, operandNeeds, type PathNeed, subjectNeed, targetNeed } from "./path-need.ts";
import type { Places } from "./rule.ts";

export type RuleCall = {
  readonly tool: string;
  readonly effect: Effect;
  readonly input: Readonly<Record<string, unknown>>;
  readonly subjects: readonly Subject[];
};

export type CommandNeed = {
  readonly kind: "command";
  readonly text: string;
  readonly part: Part;
  /** `reading`: the table of read-only commands knows it, or it does nothing. `critical`: nobody may approve it. */
  readonly class: "reading" | "file-command" | "command" | "critical";
};

export type Need =
  | CommandNeed
  | PathNeed
  /** A command that is not understood: nobody may approve it. */
  | { readonly kind: "riddle"; readonly text: string; readonly reason: string; readonly class: "riddle" }
  | { readonly kind: "call"; readonly text: string; readonly class: "reading" | "call" };

export type Needs = {
  readonly needs: readonly Need[];
  /** For restrictions: all parts of the command, and the files that quoted scripts would write. */
  readonly command?: string;
  readonly parts: readonly Part[];
  readonly quotedPaths: readonly PathNeed[];
  /** Files that a line reads beside what else it does: nobody has resolved them. */
  readonly operands: readonly PathNeed[];
};

export type Surroundings = { readonly places: Places; readonly isReadOnly: (command: string) => boolean };

export function readNeeds(call: RuleCall, surroundings: Surroundings): Needs {
  const paths = call.subjects.flatMap((subject) =>
    subject.kind === "path" ? [subjectNeed(subject, surroundings.places)] : [],
  );
  const command = commandOf(call);
  if (command === undefined) {
    const needs = paths.length > 0 ? paths : [callNeed(call)];
    return { needs, parts: [], quotedPaths: [], operands: [] };
  }
  return commandNeeds({ command, split: splitCommand(command), paths }, surroundings);
}

function commandOf({ tool, input, subjects }: RuleCall): string | undefined {
  const subject = subjects.find((each) => each.kind === "command");
  if (subject?.kind === "command") return subject.command;
  if (canonicalTool(tool) !== "Bash") return undefined;
  return typeof input["command"] === "string" ? input["command"] : "";
}

type Line = { readonly command: string; readonly split: Split; readonly paths: readonly PathNeed[] };

function commandNeeds({ command, split, paths }: Line, { places, isReadOnly }: Surroundings): Needs {
  if (split.kind === "not-understood") {
    const riddle: Need = { kind: "riddle", text: command, reason: split.reason, class: "riddle" };
    return { needs: [riddle, ...paths], command, parts: [], quotedPaths: [], operands: [] };
  }
  const movers = split.parts.filter(({ words }) => /^(?:cd|pushd|popd)$/.test(words[0]?.value ?? "")).length;
  const moves = movers > 0;
  const folders = movers > 1 ? [] : foldersOf(command, { places, moves });
  const parts = split.parts.filter((part) => !part.quoted || isCriticalRemoval(part, places));
  const alone = parts.map((part) => commandNeed(part, { places, moves, isReadOnly }));
  // Asking is the dearest thing here: a line with a part that does more than read is not asked about as a whole.
  const wholly = (moves || alone.every((need) => need.class === "reading")) && isReadOnly(command);
  const needs = wholly ? alone.map((need) => ({ ...need, class: "reading" as const })) : alone;
  const read = wholly
    ? []
    : needs.filter((need) => need.class === "reading").flatMap(({ part }) => operandNeeds(part, { places, folders }));
  const targets = split.targets.map((target) => ({ target, need: targetNeed(target, { places, moves }) }));
  const written = targets.filter(({ target }) => !target.quoted).map(({ need }) => need);
  return {
    needs: [...needs, ...written, ...read, ...paths],
    command,
    parts: split.parts,
    quotedPaths: targets.filter(({ target }) => target.quoted).map(({ need }) => need),
    operands: read,
  };
}

/** `moves`: the line changes its folder. */
type Known = Surroundings & { readonly moves: boolean };

function commandNeed(part: Part, known: Known): CommandNeed {
  return { kind: "command", text: part.text, part, class: classOf(part, known) };
}

function classOf(part: Part, { places, moves, isReadOnly }: Known): CommandNeed["class"] {
  if (isCriticalRemoval(part, places)) return "critical";
  if (part.allowable === "free") return "reading";
  // In another folder git may find another repository, with commands of its own in its configuration.
  const astray = moves && baseName(part.words[0]?.value ?? "") === "git";
  if (part.plain !== undefined && !astray && isReadOnly(part.plain)) return "reading";
  return !moves && isFileCommand(part, places) ? "file-command" : "command";
}

/** Delegating and reporting need no grant, and neither does reading that touches no file. */
const harmless: readonly Effect[] = ["read", "delegate", "report"];

function callNeed({ tool, effect }: RuleCall): Need {
  return { kind: "call", text: canonicalTool(tool), class: harmless.includes(effect) ? "reading" : "call" };
}
