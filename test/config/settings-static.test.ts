import { describe, expect, it } from "vitest";
import { loadStaticPermissions } from "../../src/config/static-permissions.ts";
import { teamFiles } from "./builders.ts";

const AGENTS = ".agents/permissions.jsonc";
const CLAUDE = ".claude/permissions.jsonc";
const load = (files: Readonly<Record<string, string>>) => loadStaticPermissions(teamFiles(files));

describe("permissions.jsonc", () => {
  it("is the compact map of an agent file, with comments and last commas, in its order", async () => {
    const text = `// for everybody
{
  "$schema": "https://example.com/x.json",
  "*": "ask",
  "read_file": { "*": "allow", "*.env": "deny", }, /* secrets */
}`;
    expect(await load({ [AGENTS]: text })).toEqual({
      entries: [
        { tool: "*", action: "ask", file: AGENTS, line: 4 },
        { tool: "read_file", pattern: "*", action: "allow", file: AGENTS, line: 5 },
        { tool: "read_file", pattern: "*.env", action: "deny", file: AGENTS, line: 5 },
      ],
      unreadable: [],
      problems: [],
    });
  });

  it("loses nothing below such a name, whatever stands beside it", async () => {
    const alone = await load({ [CLAUDE]: '{ "$schema": "x", "permission": { "bash": "deny" } }' });
    expect(alone.entries).toMatchObject([{ tool: "bash", action: "deny" }]);
    const beside = await load({ [CLAUDE]: '{ "read": "allow", "permission": { "bash": "deny" } }' });
    expect(beside.unreadable).toEqual([CLAUDE]);
  });

  it("tells of names that no tool has, and of rules in the place of a tool", async () => {
    const { problems } = await load({ [CLAUDE]: '{ "bsh": "deny",\n"Bash(npm test)": "allow" }' });
    expect(problems).toMatchObject([
      { severity: "warning", line: 1, message: expect.stringContaining("no tool is called bsh") },
      { severity: "warning", line: 2, message: expect.stringContaining('Write "Bash": { "npm test": … }') },
    ]);
  });

  it.each(["permission", "permissions"])("may have the map below the name %s", async (name) => {
    const { entries } = await load({ [CLAUDE]: `{ "${name}": { "bash": "deny" } }` });
    expect(entries).toEqual([{ tool: "bash", action: "deny", file: CLAUDE, line: 1 }]);
  });

  it("in both folders speaks twice: .agents last, and that is said", async () => {
    const { entries, problems } = await load({ [AGENTS]: '{ "bash": "allow" }', [CLAUDE]: '{ "bash": "deny" }' });
    expect(entries.map(({ file, action }) => `${file} ${action}`)).toEqual([`${CLAUDE} deny`, `${AGENTS} allow`]);
    expect(problems).toMatchObject([{ severity: "warning", file: CLAUDE }]);
  });

  it("is read once where one is a copy of the other", async () => {
    const text = '{ "bash": "deny" }';
    const { entries, problems } = await load({ [AGENTS]: text, [CLAUDE]: text });
    expect(entries).toMatchObject([{ file: AGENTS }]);
    expect(problems).toEqual([]);
  });

  it("is nothing where there is none", async () => {
    expect(await load({})).toEqual({ entries: [], unreadable: [], problems: [] });
  });

  it.each([
    ['{\n"bash": "never" }', 2, '"bash" has an action'],
    ['{ "read": {\n"*.env": { "x": "deny" } } }', 1, '"read" has an action'],
    ['{ "bash": }', 1, "is not a value"],
    ["[]", 1, "it is not an object"],
    ['{ "bash": "deny",\n"bash": "allow" }', 2, "stands twice"],
  ])("that cannot be read is named as lost: %j", async (text, line, message) => {
    expect(await load({ [AGENTS]: text })).toMatchObject({
      entries: [],
      unreadable: [AGENTS],
      problems: [{ severity: "error", file: AGENTS, line, message: expect.stringContaining(message) }],
    });
  });

  it("that cannot be had is named as lost", async () => {
    const team = teamFiles({}, { [CLAUDE]: "permissions.jsonc is too large." });
    expect(await loadStaticPermissions(team)).toMatchObject({
      unreadable: [CLAUDE],
      problems: [{ severity: "error", file: CLAUDE, message: "permissions.jsonc is too large." }],
    });
  });

  it("keeps what can be read beside what cannot", async () => {
    const { entries, unreadable } = await load({ [AGENTS]: '{ "bash": "deny", "edit": 3 }' });
    expect(entries).toMatchObject([{ tool: "bash", action: "deny" }]);
    expect(unreadable).toEqual([AGENTS]);
  });
});
