/** What a call needs before it may run: each command, each file and the call itself, with what everybody may know about it. */
import { posix } from "node:path";
import type { Effect, Subject } from "../decision.ts";
import { canonicalTool } from "../tool-names.ts";
import { isCriticalRemoval } from "./command/critical-removal.ts";
import { isFileCommand } from "./command/file-command.ts";
import type { Part } from "./command/part.ts";
import { readOperands } from "./command/read-operands.ts";
import type { Target } from "./command/redirect-target.ts";
import { type Split, splitCommand } from "./command/split-command.ts";
import { baseName } from "./command/wrappers.ts";
import { type Location, locate } from "./path/path-pattern.ts";
import { isProtected } from "./path/protected-paths.ts";
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

export type PathNeed = {
  readonly kind: "path";
  readonly text: string;
  readonly access: "read" | "search" | "write";
  /** Where it really lies and how it was named; empty where only the shell will know. */
  readonly locations: readonly Location[];
  /** `edit`: inside the workspace and not protected. `protected`: no rule may approve it. `outside`: of the workspace. */
  readonly class: "reading" | "outside" | "edit" | "protected";
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
};

export type Surroundings = { readonly places: Places; readonly isReadOnly: (command: string) => boolean };

export function readNeeds(call: RuleCall, surroundings: Surroundings): Needs {
  const paths = call.subjects.flatMap((subject) =>
    subject.kind === "path" ? [subjectNeed(subject, surroundings.places)] : [],
  );
  const command = commandOf(call);
  if (command === undefined) {
    const needs = paths.length > 0 ? paths : [callNeed(call)];
    return { needs, parts: [], quotedPaths: [] };
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
    return { needs: [riddle, ...paths], command, parts: [], quotedPaths: [] };
  }
  const moves = split.parts.some(({ words }) => /^(?:cd|pushd|popd)$/.test(words[0]?.value ?? ""));
  const parts = split.parts.filter((part) => !part.quoted || isCriticalRemoval(part, places));
  const alone = parts.map((part) => commandNeed(part, { places, moves, isReadOnly }));
  // Asking is the dearest thing here: a line with a part that does more than read is not asked about as a whole.
  const wholly = (moves || alone.every((need) => need.class === "reading")) && isReadOnly(command);
  const needs = wholly ? alone.map((need) => ({ ...need, class: "reading" as const })) : alone;
  const read = wholly
    ? []
    : needs.filter((need) => need.class === "reading").flatMap(({ part }) => operandNeeds(part, { places, moves }));
  const targets = split.targets.map((target) => ({ target, need: targetNeed(target, { places, moves }) }));
  const written = targets.filter(({ target }) => !target.quoted).map(({ need }) => need);
  return {
    needs: [...needs, ...written, ...read, ...paths],
    command,
    parts: split.parts,
    quotedPaths: targets.filter(({ target }) => target.quoted).map(({ need }) => need),
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

/** A wildcard stays in its folder, but which files it means is known to nobody. */
function operandNeeds(part: Part, { places, moves }: { places: Places; moves: boolean }): readonly PathNeed[] {
  return readOperands(part).map(({ text, path }) => {
    const written = text.startsWith("~") ? undefined : path;
    if (written !== undefined)
      return targetNeed({ access: "read", text, path: written, quoted: false }, { places, moves });
    const leaves = moves || /^[/~]|\.\./.test(text);
    return { kind: "path", text, access: "read", locations: [], class: leaves ? "outside" : "reading" };
  });
}

function targetNeed({ access, text, path }: Target, { places, moves }: { places: Places; moves: boolean }): PathNeed {
  const known = path !== undefined && !(moves && !path.startsWith("/"));
  if (!known) return { kind: "path", text, access, locations: [], class: access === "write" ? "protected" : "outside" };
  const location = locate(posix.resolve(places.workspace, path));
  return { kind: "path", text: path, access, locations: [location], class: pathClass([location], access, places) };
}

function subjectNeed(subject: Extract<Subject, { kind: "path" }>, places: Places): PathNeed {
  const names = subject.named === undefined ? [subject.path] : [subject.path, subject.named];
  const locations = names.map((name) => locate(posix.resolve(places.workspace, name)));
  const found = pathClass(locations, subject.access, places);
  const outside = !subject.inside && found !== "protected";
  return { kind: "path", text: subject.path, access: subject.access, locations, class: outside ? "outside" : found };
}

function pathClass(
  locations: readonly Location[],
  access: PathNeed["access"],
  { workspace }: Places,
): PathNeed["class"] {
  const root = locate(workspace).path;
  const below = locations.map(({ path }) => (isWithin(path, root) ? posix.relative(root, path) : path));
  if (access === "write" && below.some(isProtected)) return "protected";
  if (!locations.every(({ path }) => isWithin(path, root))) return "outside";
  return access === "write" ? "edit" : "reading";
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(root === "/" ? root : `${root}/`);
}

/** Delegating and reporting need no grant, and neither does reading that touches no file. */
const harmless: readonly Effect[] = ["read", "delegate", "report"];

function callNeed({ tool, effect }: RuleCall): Need {
  return { kind: "call", text: canonicalTool(tool), class: harmless.includes(effect) ? "reading" : "call" };
}
