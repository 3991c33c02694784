import { describe, expect, it } from "vitest";
import type { AgentDefinition } from "../../src/agent/definition.ts";
import { readHooks } from "../../src/hooks/configuration.ts";
import { type HookOrigin, hooksOfAgent } from "../../src/hooks/hook.ts";

const project: HookOrigin = { scope: "project", file: "settings.json" };
const read = (given: unknown, agent?: string) =>
  readHooks([{ given, origin: project, ...(agent !== undefined && { agent }) }]);
const command = (text: string, more: object = {}) => ({ type: "command", command: text, ...more });

describe("hooks as they are written", () => {
  it("are read with all that they may say", () => {
    const handlers = [
      command("./check.sh", { if: "Bash(rm *)", timeout: 5, onFailure: "continue", once: true, statusMessage: "…" }),
      command("node", { args: ["check.mjs", "--all"], timeout: 9_999 }),
    ];
    const { hooks, problems } = read({ PreToolUse: [{ matcher: "Bash", hooks: handlers }] });
    expect(problems).toEqual([]);
    expect(hooks).toEqual([
      {
        event: "PreToolUse",
        matches: expect.any(Function),
        file: "settings.json",
        name: "./check.sh",
        command: { shell: "./check.sh" },
        condition: "Bash(rm *)",
        timeoutMs: 5_000,
        onFailure: "continue",
      },
      {
        event: "PreToolUse",
        matches: expect.any(Function),
        file: "settings.json",
        name: "node check.mjs --all",
        command: { argv: ["node", "check.mjs", "--all"] },
        timeoutMs: 600_000,
        onFailure: "block",
      },
    ]);
  });

  it("may stand directly under the event, with or without a list", () => {
    expect(read({ Stop: [command("./a.sh")], PostToolUse: command("./b.sh", { matcher: "Edit" }) })).toMatchObject({
      hooks: [
        { event: "Stop", name: "./a.sh" },
        { event: "PostToolUse", name: "./b.sh" },
      ],
      problems: [],
    });
  });

  it("come from an agent's file as maps, and its Stop is the end of a subagent", () => {
    const given = new Map([["Stop", [new Map([["hooks", [new Map(Object.entries(command("./end.sh")))]]])]]]);
    const definition = { name: "db", hooks: given, source: { kind: "project", file: "db.md" } } as AgentDefinition;
    expect(readHooks(hooksOfAgent(definition))).toMatchObject({
      hooks: [{ event: "SubagentStop", agent: "db", name: "./end.sh", file: "db.md" }],
      problems: [],
    });
    expect(hooksOfAgent({ ...definition, hooks: undefined } as AgentDefinition)).toEqual([]);
  });

  it.each(["http", "prompt", "agent", "mcp_tool"])("of type %s block before a call, and are told", (type) => {
    const { hooks, problems } = read({ PreToolUse: [{ hooks: [{ type, url: "x" }] }] });
    expect(hooks).toMatchObject([{ command: { refused: `hooks of type "${type}" do not run here` } }]);
    expect(problems).toMatchObject([
      {
        severity: "error",
        file: "settings.json",
        field: "hooks.PreToolUse[0].hooks[0]",
        message: expect.stringContaining("what it guards is blocked"),
      },
    ]);
  });

  it.each([
    [{ PreToolUse: "./check.sh" }, "hooks.PreToolUse"],
    [{ PreToolUse: [{ matcher: "Bash" }] }, "hooks.PreToolUse[0]"],
    [{ PreToolUse: [{ matcher: 3, hooks: [] }] }, "hooks.PreToolUse[0]"],
    [{ PreToolUse: [{ matcher: "(a+)+", hooks: [command("x")] }] }, "hooks.PreToolUse[0].hooks[0]"],
    [{ PreToolUse: [{ hooks: [command("")] }] }, "hooks.PreToolUse[0].hooks[0]"],
    [{ PreToolUse: [{ hooks: [command("x", { timeout: "soon" })] }] }, "hooks.PreToolUse[0].hooks[0]"],
    [{ PreToolUse: [{ hooks: [command("x", { onFailure: "maybe" })] }] }, "hooks.PreToolUse[0].hooks[0]"],
    [{ PreToolUse: [{ hooks: [command("x", { shell: "powershell" })] }] }, "hooks.PreToolUse[0].hooks[0]"],
    [["PreToolUse"], "hooks"],
    ["./check.sh", "hooks"],
  ])("that cannot be understood block every call that they may be for: %j", (given, field) => {
    const { hooks, problems } = read(given);
    expect(hooks).toMatchObject([
      { event: "PreToolUse", command: { refused: expect.any(String) }, onFailure: "block" },
    ]);
    expect(hooks[0]?.matches("Bash")).toBe(true);
    expect(problems).toMatchObject([{ severity: "error", field }]);
  });

  it("that cannot run block only what their matcher names, and nothing where they say so or come later", () => {
    const refused = { type: "http" };
    const [hook] = read({ PreToolUse: [{ matcher: "Bash", hooks: [refused] }] }).hooks;
    expect([hook?.matches("Bash"), hook?.matches("Read")]).toEqual([true, false]);
    const lenient = read({
      PreToolUse: [{ hooks: [{ ...refused, onFailure: "continue" }] }],
      PostToolUse: [{ hooks: [refused] }],
    });
    expect(lenient.hooks).toEqual([]);
    expect(lenient.problems).toHaveLength(2);
  });

  it("of events that never happen here are named, and a misspelt event is read as what it means", () => {
    const given = { UserPromptSubmit: [], preToolUse: [command("x")], PreTool: [] };
    const { hooks, problems } = read(given);
    expect(hooks).toMatchObject([{ event: "PreToolUse" }]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("UserPromptSubmit never happens here"),
      "read as PreToolUse. Spell it so",
      expect.stringContaining("PreTool is not an event"),
    ]);
  });

  it("with a condition never run where there is no call", () => {
    const { hooks, problems } = read({ SessionStart: [command("x", { if: "Bash" })] });
    expect(hooks).toEqual([]);
    expect(problems).toMatchObject([{ severity: "warning", message: expect.stringContaining("never runs") }]);
  });

  it("have the line where the file knows it", () => {
    const source = { given: { Nonsense: [] }, origin: project, lineOf: () => 7 };
    expect(readHooks([source]).problems).toMatchObject([{ line: 7 }]);
  });
});

describe("hooks that are switched off", () => {
  const sources = (["policy", "project", "user"] as const).map((scope) => ({
    given: { Stop: [command(`./${scope}.sh`)] },
    origin: { scope, file: `${scope}.json` },
  }));
  const names = (disabledBy?: HookOrigin) => readHooks(sources, disabledBy).hooks.map(({ name }) => name);

  it("are all but an organisation's, unless it says so itself", () => {
    expect(names()).toEqual(["./policy.sh", "./project.sh", "./user.sh"]);
    expect(names(project)).toEqual(["./policy.sh"]);
    expect(names({ scope: "policy", file: "policy.json" })).toEqual([]);
  });

  it("are named", () => {
    expect(readHooks(sources, project).problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      "project.json: hooks are switched off by settings.json",
      "user.json: hooks are switched off by settings.json",
    ]);
  });
});

it.each(["Bash(git push *)", "Raed", "^Bsh$"])("a matcher that no tool matches is told: %s", (matcher) => {
  const { problems } = read({ PreToolUse: [{ matcher, hooks: [command("./check.sh")] }] });
  expect(problems).toMatchObject([{ severity: "error", message: expect.stringContaining("matches no tool") }]);
});

it.each(["Bash", "Edit|Write", "Task", "Agent", "mcp__memory__.*", "Notebook.*", "*", ""])(
  "one that does is not: %s",
  (matcher) => {
    expect(read({ PreToolUse: [{ matcher, hooks: [command("./check.sh")] }] }).problems).toEqual([]);
  },
);
