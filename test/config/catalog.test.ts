import { describe, expect, it } from "vitest";
import { buildCatalog, type Supply } from "../../src/config/catalog.ts";
import { describeProblem } from "../../src/config/problem.ts";
import { readAgentRules } from "../../src/config/settings.ts";
import { agentKey } from "../../src/permission/agent-names.ts";
import { agentText, builtIns, load, project } from "./builders.ts";

const good = agentText("name: good\ndescription: Does what is right. Use when in doubt.\ntools: Read");

describe("the catalog", () => {
  it("holds our own agents, and a main agent that is never delegated to", async () => {
    const { main, agents, problems } = await buildCatalog([builtIns]);
    expect(main.name).toBe("main");
    expect(problems).toEqual([]);
    expect(agents.map(({ name }) => name)).toEqual([
      "Bash",
      "Explore",
      "Plan",
      "claude-code-guide",
      "correctness-reviewer",
      "general-purpose",
      "security-reviewer",
      "statusline-setup",
      "tests-reviewer",
    ]);
  });

  it("reads an agent as a team writes it", async () => {
    const fields = `name: db
description: Reads the database. Use when tables change.
tools: Read, Bash(git log:*, git show:*), Grep
disallowedTools: [Write]
model: haiku
maxTurns: 9
permissionMode: plan
planModeBehavior: ignore
background: yes
forkContext: true
omitClaudeMd: on
skills: sql
paths: ["db/**"]
color: red
criticalSystemReminder_EXPERIMENTAL: Only read.
permission: { read_file: { "*.env": deny } }
hooks: { Stop: [] }`;
    const { agents, problems } = await load({ "db.md": agentText(fields, "You read.\n---\nMore.") });
    expect(problems).toEqual([]);
    expect(agents.find(({ name }) => name === "db")).toEqual({
      name: "db",
      description: "Reads the database. Use when tables change.",
      prompt: "You read.\n---\nMore.",
      source: { kind: "project", file: ".claude/agents/db.md" },
      tools: ["Read", "Bash(git log:*, git show:*)", "Grep"],
      disallowedTools: ["Write"],
      permission: [{ tool: "read_file", pattern: "*.env", action: "deny" }],
      model: "haiku",
      mode: "plan",
      planModeBehavior: "ignore",
      maxTurns: 9,
      background: true,
      forkContext: true,
      omitMemory: true,
      skills: ["sql"],
      hooks: new Map([["Stop", []]]),
      paths: ["db/**"],
      color: "red",
      reminder: "Only read.",
    });
  });

  it("tells what is wrong with a file, where, and goes on with the others", async () => {
    const { agents, problems } = await load({
      "README.md": "# About these agents",
      "empty.md": agentText("name: empty"),
      "main.md": agentText("description: Takes over. Use when it is time.\nname: Main"),
      "turns.md": agentText("name: t\ndescription: Counts. Use when it is time to count.\nmaxTurns: many"),
      "good.md": good,
      "twin.md": agentText("name: Good\ndescription: Does what is wrong. Use when in doubt."),
      "vague.md": agentText("name: vague\ndescription: Helps with things"),
      "wordy.md": agentText("name: wordy\ndescription: This agent performs operations in the code, when needed"),
    });
    expect(agents.some(({ name, tools }) => name === "good" && tools !== "all")).toBe(true);
    expect(problems.map((problem) => `${problem.severity} ${describeProblem(problem)}`)).toEqual([
      expect.stringMatching(/^note .claude\/agents\/README.md:1: has no front matter/),
      'error .claude/agents/empty.md:1: "description" is missing; the agent was left out. Say what it does and when to use it',
      'error .claude/agents/main.md:3: "main" is the name of the leading agent and cannot be replaced; give this agent another name',
      'warning .claude/agents/turns.md:4: "maxTurns" cannot be read, and was ignored. Mend it',
      'warning .claude/agents/twin.md:2: the agent "Good" is already defined in .claude/agents/good.md; this file was left out. Rename one of them',
      expect.stringMatching(/^note .claude\/agents\/vague.md:3: the description is very short/),
      expect.stringMatching(/^note .claude\/agents\/wordy.md:3: the description does not say when/),
    ]);
  });

  it("keeps the first of two with the same name in one folder, by path", async () => {
    const { agents } = await load({
      "z.md": agentText("name: twin\ndescription: second"),
      "a/b.md": agentText("name: twin\ndescription: first"),
    });
    expect(agents.filter(({ name }) => name === "twin")).toMatchObject([{ description: "first" }]);
  });

  it("says nothing about a copy of the same agent", async () => {
    const copy: Supply = {
      kind: "project",
      format: "compact",
      files: [{ path: ".agents/agents/good.md", text: good }],
    };
    const { agents, problems, replaced } = await buildCatalog([builtIns, copy, project({ "good.md": good })]);
    expect(agents.filter(({ name }) => name === "good")).toMatchObject([
      { source: { file: ".agents/agents/good.md" } },
    ]);
    expect({ problems, replaced: [...replaced] }).toEqual({ problems: [], replaced: [] });
  });

  it("tells two agents apart that differ only in their hooks", async () => {
    const hooked = (command: string) => good.replace("tools: Read", `tools: Read\nhooks: { Stop: [${command}] }`);
    const { problems } = await load({ "a.md": hooked("one"), "b.md": hooked("two") });
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('"good" is already defined')]);
  });

  it("lets each source replace the ones below it, and says which", async () => {
    const kinds = ["plugin", "user", "project", "flag", "policy"] as const;
    const supplies = kinds.map((kind): Supply => {
      const fields = { description: `by ${kind}`, prompt: "p" };
      if (kind === "flag") return { kind, json: JSON.stringify({ EXPLORE: fields }), label: "agents" };
      const text = agentText(`name: ${kind === "user" ? "Explore" : "explore"}\ndescription: ${fields.description}`);
      return { kind, format: "claude", files: [{ path: `${kind}/explore.md`, text }] };
    });
    for (const [index, kind] of kinds.entries()) {
      const { agents, replaced } = await buildCatalog([builtIns, ...supplies.slice(0, index + 1)]);
      const explorers = agents.filter(({ name }) => agentKey(name) === "explore");
      expect(explorers.map(({ description, source }) => [description, source.kind])).toEqual([[`by ${kind}`, kind]]);
      const below = ["built-in", ...kinds.slice(0, index)];
      expect([...replaced].map(([name, sources]) => [name, sources.map((source) => source.kind)])).toEqual([
        [explorers[0]?.name, below],
      ]);
    }
  });

  it("needs its main agent", async () => {
    await expect(buildCatalog([project({ "good.md": good })])).rejects.toThrow("agents/main.md is missing");
  });
});

describe("names of agents", () => {
  it.each([
    ["Code Reviewer", "code-reviewer"],
    ["code_reviewer", "CODE-REVIEWER"],
    ["explore", "Explore"],
    ["general", "general-purpose"],
    ["General", "general purpose"],
  ])("%s and %s mean the same agent", (one, other) => {
    expect(agentKey(one)).toBe(agentKey(other));
  });

  it("are otherwise different, also where they look alike", () => {
    expect(agentKey("constructor")).not.toBe(agentKey("toString"));
    expect(agentKey("Exрlore")).not.toBe(agentKey("Explore"));
  });
});

const everybody = (await buildCatalog([builtIns])).agents.map(({ name }) => name);

describe("agents denied by rule", async () => {
  const rules = (deny: unknown) =>
    readAgentRules([{ path: "settings.json", text: JSON.stringify({ permissions: { deny } }) }]);
  const denied = async (deny: unknown) =>
    (await buildCatalog([builtIns], rules(deny))).denied.map(({ agent }) => agent.name);

  it.each([
    [["Task(Explore)"], ["Explore"]],
    [["Agent(Explore)"], ["Explore"]],
    [["agent(explore)"], ["Explore"]],
    [["Task(general)"], ["general-purpose"]],
    [["Task(Explore, Plan)"], ["Explore", "Plan"]],
    [[{ tool: "Task", args: "Explore" }], ["Explore"]],
    [["Task"], everybody],
    [["Agent(*)"], everybody],
    [[{ tool: "Agent" }], everybody],
    [["Bash(Explore)", "TaskList", "Task(nobody)", "Task()", ""], []],
  ])("%j leaves out %j", async (deny, names) => {
    expect(await denied(deny)).toEqual(names);
  });

  it("cannot be called, and the rule and its file are named", async () => {
    const { agents, denied } = await buildCatalog([builtIns], rules(["Task(Explore)"]));
    expect(agents.map(({ name }) => name)).not.toContain("Explore");
    expect(denied).toMatchObject([{ agent: { name: "Explore" }, rule: "Task(Explore)", file: "settings.json" }]);
  });

  it("stay denied when a team gives an agent that name", async () => {
    const { agents } = await buildCatalog(
      [builtIns, project({ "e.md": agentText("name: EXPLORE\ndescription: ours") })],
      rules(["Task(Explore)"]),
    );
    expect(agents.map(({ name }) => agentKey(name))).not.toContain("explore");
  });

  it("warns of the old form, and of what is no rule, without losing the others", () => {
    expect(rules([{ tool: "Task", args: "Plan" }, 7, "Task(Explore)"])).toEqual({
      denied: [
        { agent: "Plan", rule: "Task(Plan)", file: "settings.json" },
        { agent: "Explore", rule: "Task(Explore)", file: "settings.json" },
      ],
      problems: [
        {
          severity: "warning",
          file: "settings.json",
          message: 'the rule { tool, args } was read as "Task(Plan)". Write it so',
        },
        {
          severity: "error",
          file: "settings.json",
          message: expect.stringContaining("7 is not a rule and denies nothing"),
        },
      ],
    });
  });

  it.each(["{ not json", "[]", '{ "permissions": 3 }', '{ "permissions": { "deny": "Task" } }'])(
    "says that settings cannot be read: %s",
    (text) => {
      const { denied, problems } = readAgentRules([{ path: "settings.json", text }]);
      expect(denied).toEqual([]);
      expect(problems).toMatchObject([
        { severity: "error", message: expect.stringContaining("cannot be read as settings") },
      ]);
    },
  );

  it("reads settings with a byte order mark", () => {
    const text = `\uFEFF${JSON.stringify({ permissions: { deny: ["Task(Plan)"] } })}`;
    expect(readAgentRules([{ path: "settings.json", text }]).denied).toMatchObject([{ agent: "Plan" }]);
  });
});
