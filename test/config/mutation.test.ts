/** What slips of the hand make of good agent files: no slip crashes the loader, and none gives an agent more than was written. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAgentFile } from "../../src/config/agent-file.ts";
import { callable, strictLimits } from "./rights.ts";

const VARIANTS_PER_FILE = 60;
const folder = join(import.meta.dirname, "survey");
const originals = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** A small generator of numbers, the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Slip = (line: string, at: number) => readonly string[];

const into =
  (mark: string): Slip =>
  (line, at) => [line.slice(0, at) + mark + line.slice(at)];

const slips: readonly Slip[] = [
  () => [],
  (line) => [line, line],
  (line) => [line, "", line],
  (line) => [` ${line}`],
  (line) => [`    ${line}`],
  (line) => [`\t${line}`],
  (line) => [line.trimStart()],
  (line) => [`${line} # note: later`],
  (line, at) => [line.slice(0, at), line.slice(at)],
  into(": "),
  into(":"),
  into('"'),
  into("'"),
  into("\t"),
  into("["),
  into("("),
  into("{"),
  into("|"),
  into(" #"),
  into("&x "),
  into("\u00A0"),
  into("\u200B"),
  into("\u2028"),
];

const RESTRICTION = /^[\s"'\u200B]*(?:tools|disallowedTools|permissionMode):/;

/** Fields that restrict keep their name, and fences their place: what was taken away altogether nobody can honour. */
function slip(text: string, random: (below: number) => number): string {
  const lines = text.split("\n");
  for (let count = 1 + random(3); count > 0; count -= 1) {
    const index = 1 + random(Math.max(1, lines.indexOf("---", 1) - 1));
    const line = lines[index] ?? "";
    const change = slips[random(slips.length)];
    const name = RESTRICTION.exec(line)?.[0].length ?? 0;
    const changed = change?.(line, name + random(line.length - name + 1)) ?? [];
    if (name === 0 || changed.some((each) => RESTRICTION.test(each))) lines.splice(index, 1, ...changed);
  }
  return lines.join("\n");
}

/** Files with a list of tools that everybody reads alike, and that nobody means by anything else. */
const wellWritten = originals.flatMap((file) => {
  const limits = strictLimits(file.text);
  const isList = typeof limits !== "string" && limits.tools !== "all" && /^tools:[^"'[\n]*$/m.test(file.text);
  return isList && !/[(&*|>#]/.test(file.text) ? [{ ...file, limits }] : [];
});

function load({ name, text }: { readonly name: string; readonly text: string }) {
  const path = `.claude/agents/${name}`;
  return parseAgentFile({ path, text }, { kind: "project", file: path });
}

describe("an agent file after a slip of the hand", () => {
  it("gives an agent or a problem with a line, and never an exception", async () => {
    const random = randomFrom(7);
    for (const { name, text } of originals) {
      for (let variant = 0; variant < VARIANTS_PER_FILE / 2; variant += 1) {
        const slipped = slip(text, random);
        const { agent, problems } = await load({ name, text: slipped });
        expect({ slipped, told: agent !== undefined || problems.length > 0 }).toEqual({ slipped, told: true });
        expect(problems.filter(({ line }) => line === undefined || line < 1)).toEqual([]);
      }
    }
  });

  it("can call no more than the file named before, or what everybody may who can only read", async () => {
    const reading = callable({ tools: ["Read", "Glob", "Grep"], disallowedTools: [] });
    const random = randomFrom(11);
    let loaded = 0;
    for (const { name, text, limits } of wellWritten) {
      for (let variant = 0; variant < VARIANTS_PER_FILE; variant += 1) {
        const slipped = slip(text, random);
        const { agent } = await load({ name, text: slipped });
        if (!agent) continue;
        loaded += 1;
        const may = new Set([...callable(limits), ...reading, ...strictlyAllowed(slipped)]);
        const beyond = callable(agent).filter((tool) => !may.has(tool));
        expect({ slipped, beyond }).toEqual({ slipped, beyond: [] });
      }
    }
    expect(wellWritten.length).toBeGreaterThan(30);
    expect(loaded).toBeGreaterThan(1_500);
  });
});

/** A slip can make another file that is in order, and that everybody reads in the same other way. */
function strictlyAllowed(text: string): readonly string[] {
  const limits = strictLimits(text);
  if (limits === "unreadable") return [];
  return callable(limits === "none" ? { tools: "all", disallowedTools: [] } : limits);
}
