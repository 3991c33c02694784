/**
 * Reads a command that only reads: one that our small grammar and the table of commands know to the last word becomes a
 * plan, everything else is refused with the word that was not allowed. Pure; the same text always gives the same reading.
 */
import { judgeScript } from "./judge.ts";
import type { Reading } from "./plan.ts";
import { readScript } from "./read-script.ts";
import { NotReadOnly, refuse } from "./refusal.ts";
import type { Script } from "./script.ts";

const longestCommand = 4096;
const mostStages = 20;

/** One decision asks several times about the same command. */
const known = new Map<string, Reading>();
const MOST_KNOWN = 200;

export function readCommand(command: string): Reading {
  const found = known.get(command);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const reading = readAnew(command);
  known.set(command, reading);
  return reading;
}

function readAnew(command: string): Reading {
  try {
    return { kind: "plan", plan: judgeScript(readWords(command)) };
  } catch (error) {
    if (error instanceof NotReadOnly) return { kind: "refused", word: error.word, reason: error.message };
    const problem = error instanceof Error ? error.message : String(error);
    return { kind: "refused", word: "", reason: `this command could not be read (${problem}): write it more simply.` };
  }
}

/** The words of every command before the table judges them. Throws `NotReadOnly` where the grammar ends. */
export function readWords(command: string): Script {
  if (Buffer.byteLength(command) > longestCommand) refuse("", "this command is too long: split it into several calls.");
  const hidden = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}\p{DI}]|[^\P{Zs} ]/u.exec(command)?.[0];
  if (hidden !== undefined)
    refuse(
      `U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
      "this character cannot be seen: leave it out.",
    );
  const script = readScript(command);
  if (countStages(script) > mostStages)
    refuse("", "there are too many commands in one line: split it into several calls.");
  return script;
}

function countStages(script: Script): number {
  switch (script.kind) {
    case "command":
      return 1;
    case "pipeline":
      return sum(script.stages);
    case "sequence":
      return sum(script.parts);
    case "and":
    case "or":
      return sum([script.left, script.right]);
    case "not":
    case "group":
      return countStages(script.plan);
  }
}

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((count, script) => count + countStages(script), 0);
}
