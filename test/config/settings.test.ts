import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAgentRules } from "../../src/config/settings.ts";
import { loadSettings, type SettingsPlaces } from "../../src/config/settings-files.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { teamFiles } from "./builders.ts";

const SETTINGS = ".claude/settings.json";

const load = (settings: unknown, more: Partial<SettingsPlaces> = {}) =>
  loadSettings({
    team: teamFiles({ [SETTINGS]: typeof settings === "string" ? settings : JSON.stringify(settings, undefined, 2) }),
    ...more,
  });

const project = { scope: "project", file: SETTINGS };

async function layOut(root: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, value] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), JSON.stringify(value));
  }
}

describe("permissions in settings", () => {
  it("are rules as they are written, with their place", async () => {
    const deny = ["Bash(rm *)", { tool: "Task", args: "Explore" }];
    const { permissions } = await load({ permissions: { allow: ["Bash(npm test)"], ask: ["WebFetch"], deny } });
    expect(permissions).toEqual({
      allow: [{ given: "Bash(npm test)", origin: project, line: 4 }],
      ask: [{ given: "WebFetch", origin: project, line: 7 }],
      deny: [
        { given: "Bash(rm *)", origin: project, line: 10 },
        { given: { tool: "Task", args: "Explore" }, origin: project, line: 11 },
      ],
      unreadable: [],
      problems: [],
    });
  });

  it("are joined from all files, the highest first, and of single values the highest counts", async () => {
    await using folder = await temporaryFolder("settings");
    const permissions = (rule: string, defaultMode?: string) => ({ permissions: { deny: [rule], defaultMode } });
    await layOut(folder.path, {
      "policy/settings.json": permissions("Bash(policy)"),
      "home/settings.json": permissions("Bash(user)", "plan"),
    });
    const places = {
      user: join(folder.path, "home"),
      policy: join(folder.path, "policy"),
      local: teamFiles({ ".claude/settings.local.json": JSON.stringify(permissions("Bash(local)", "acceptEdits")) }),
    };
    const read = (await load(permissions("Bash(project)", "default"), places)).permissions;
    expect(read.deny.map(({ given, origin }) => `${given} ${origin.scope} ${origin.file}`)).toEqual([
      "Bash(policy) policy policy/settings.json",
      "Bash(local) local .claude/settings.local.json",
      `Bash(project) project ${SETTINGS}`,
      "Bash(user) user ~/.claude/settings.json",
    ]);
    expect(read.defaultMode).toMatchObject({ mode: "acceptEdits", origin: { scope: "local" } });
  });

  it("may come from a single file of the organisation", async () => {
    await using folder = await temporaryFolder("settings");
    await layOut(folder.path, { "rules.json": { permissions: { ask: ["Bash"] } } });
    const { permissions } = await load({}, { policy: join(folder.path, "rules.json") });
    expect(permissions.ask).toMatchObject([{ given: "Bash", origin: { scope: "policy", file: "policy/rules.json" } }]);
  });

  it("of the user's own for one repository are not read from a base commit", async () => {
    const team = teamFiles({ ".claude/settings.local.json": '{"permissions":{"allow":["Bash"]}}' });
    expect((await loadSettings({ team })).permissions.allow).toEqual([]);
  });

  it("say nothing where there is no file", async () => {
    expect(await loadSettings({ team: teamFiles({}) })).toEqual({
      permissions: { allow: [], ask: [], deny: [], unreadable: [], problems: [] },
      hooks: { sources: [], problems: [] },
    });
  });

  it.each([
    ['{ "permissions": {\n "deny": ["Bash"],\n} }', 2, "a comma stands before }"],
    ["[]", 1, "it is not an object"],
    ['{\n"permissions": 3 }', 2, "permissions: it is not an object"],
    ['{ "permissions": {\n "deny": "Bash" } }', 2, "permissions.deny: it is not a list"],
    ['{ "permissions": {\n "ask": {} } }', 2, "permissions.ask: it is not a list"],
    ['{ "permissions": {},\n "permissions": {} }', 2, '"permissions" stands twice'],
    ['{ "permissions": {\n "deny": ["Bash", 3] } }', 2, "3 is not a rule"],
    ['{ "permissions": {\n "ask": [{ "tool": 3 }] } }', 2, '{"tool":3} is not a rule'],
    ['{ "permissions": {\n "defaultMode": "careful" } }', 2, "is not a mode"],
  ])("that cannot be read and may restrict are named as lost: %j", async (text, line, message) => {
    const { unreadable, problems } = (await load(text)).permissions;
    expect(unreadable).toEqual([project]);
    expect(problems).toMatchObject([
      { severity: "error", file: SETTINGS, line, message: expect.stringContaining(message) },
    ]);
  });

  it("in a file that cannot be had are named as lost", async () => {
    const team = teamFiles({}, { [SETTINGS]: "settings.json is a submodule." });
    expect((await loadSettings({ team })).permissions).toMatchObject({
      unreadable: [project],
      problems: [{ severity: "error", file: SETTINGS, message: "settings.json is a submodule." }],
    });
  });

  it("that only allow, and cannot be read, take nothing else with them", async () => {
    const { permissions } = await load({ permissions: { allow: "Bash", deny: ["Write", null] } });
    expect(permissions).toMatchObject({ allow: [], deny: [{ given: "Write" }], unreadable: [project] });
    const { permissions: lenient } = await load({ permissions: { allow: [3, "Bash"] } });
    expect(lenient).toMatchObject({ allow: [{ given: "Bash" }], unreadable: [] });
    expect(lenient.problems).toHaveLength(1);
  });

  it.each([
    ["disable", project, 0],
    [true, project, 0],
    ["yes please", project, 1],
    [false, undefined, 0],
  ])("can rule out bypassing: %j", async (disableBypassPermissionsMode, origin, problems) => {
    const { permissions } = await load({ permissions: { disableBypassPermissionsMode } });
    expect(permissions.bypassDisabledBy).toEqual(origin);
    expect(permissions.problems).toHaveLength(problems);
  });

  it("that mean nothing here are said, and those that are always so are not", async () => {
    const given = { additionalDirectories: ["../x"], denny: ["Bash"], denyInsteadOfPrompting: true };
    const { problems, unreadable } = (await load({ permissions: given })).permissions;
    expect(problems.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      "warning permissions.additionalDirectories",
      "warning permissions.denny",
    ]);
    expect(unreadable).toEqual([]);
    expect((await load({ permissions: { additionalDirectories: [] } })).permissions.problems).toEqual([]);
  });
});

describe("hooks in settings", () => {
  it("are handed on as they are written, and know their lines", async () => {
    const { hooks } = await load({ hooks: { Stop: [{ hooks: [] }] } });
    expect(hooks.sources).toMatchObject([{ origin: project, given: new Map([["Stop", [new Map([["hooks", []]])]]]) }]);
    expect(hooks.sources[0]?.lineOf(["Stop"])).toBe(3);
    expect(hooks.disabledBy).toBeUndefined();
  });

  it("are switched off by the highest file that says so", async () => {
    const local = teamFiles({ ".claude/settings.local.json": '{"disableAllHooks": false}' });
    expect((await load({ disableAllHooks: true }, { local })).hooks.disabledBy).toEqual(project);
  });

  it("stay on where the switch cannot be read", async () => {
    const { hooks } = await load({ disableAllHooks: "yes" });
    expect(hooks).toMatchObject({ problems: [{ file: SETTINGS, line: 2, field: "disableAllHooks" }] });
    expect(hooks.disabledBy).toBeUndefined();
  });
});

describe("rules about agents", () => {
  it("may carry examples", () => {
    const deny = [{ rule: "Task(Explore)", matches: ["Explore"] }];
    const text = JSON.stringify({ permissions: { deny } });
    expect(readAgentRules([{ path: "settings.json", text }])).toMatchObject({
      denied: [{ agent: "Explore", rule: "Task(Explore)" }],
      problems: [],
    });
  });
});

describe("a field that somebody has misspelt", () => {
  it.each(["Permissions", "permission", "permisions"])("closes the gate where it may restrict: %s", async (key) => {
    const { permissions } = await load({ [key]: { deny: ["Bash"] } });
    expect(permissions.unreadable).toEqual([project]);
    expect(permissions.problems).toMatchObject([{ severity: "error", line: 2, field: key }]);
  });

  it("is told where its hooks would not run", async () => {
    const { hooks } = await load({ Hooks: { PreToolUse: [] } });
    expect(hooks.problems).toMatchObject([{ severity: "error", field: "Hooks" }]);
  });
});
