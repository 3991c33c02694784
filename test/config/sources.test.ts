import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesFromFolder } from "../../src/config/folder.ts";
import { type AgentSources, loadCatalog } from "../../src/config/sources.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { agentText, builtInFolder, teamFiles } from "./builders.ts";

const agent = (name: string, description = "Looks. Use when there is something to look at."): string =>
  agentText(`name: ${name}\ndescription: ${description}`);

const load = (sources: Omit<AgentSources, "builtIns">) => loadCatalog({ builtIns: builtInFolder, ...sources });

const nobody = teamFiles({});

async function layOut(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

describe("the places that agents come from", () => {
  it("are six, and each replaces the ones below it", async () => {
    await using folder = await temporaryFolder("sources");
    await layOut(folder.path, {
      "repo/plugins/audit/agents/explore.md": agent("explore", "plugin"),
      "repo/.claude/agents/explore.md": agent("explore", "project"),
      "home/agents/explore.md": agent("explore", "user"),
      "policy/agents/explore.md": agent("explore", "policy"),
    });
    const { agents, replaced } = await load({
      team: filesFromFolder(join(folder.path, "repo")),
      plugins: ["plugins/audit"],
      user: join(folder.path, "home"),
      flag: JSON.stringify({ explore: { description: "flag", prompt: "Look." } }),
      policy: join(folder.path, "policy"),
    });
    expect(agents.find(({ name }) => name === "explore")).toMatchObject({
      description: "policy",
      source: { kind: "policy", file: "policy/agents/explore.md" },
    });
    expect(replaced.get("explore")).toEqual([
      { kind: "built-in", file: "agents/explore.md" },
      { kind: "plugin", file: "plugins/audit/agents/explore.md" },
      { kind: "user", file: "~/.claude/agents/explore.md" },
      { kind: "project", file: ".claude/agents/explore.md" },
      { kind: "flag", file: "agents" },
    ]);
  });

  it("are read in all folders below, and only where a file ends in .md", async () => {
    const { agents } = await load({
      team: teamFiles({
        ".claude/agents/deep/er/one.md": agent("one"),
        ".claude/agents/two.MD": agent("two"),
        ".claude/agents/three.txt": agent("three"),
        "packages/a/.claude/agents/four.md": agent("four"),
      }),
    });
    const names = agents.filter(({ source }) => source.kind === "project").map(({ name }) => name);
    expect(names).toEqual(["one", "two"]);
  });

  it("leave out the guide to Claude Code where an SDK is the entry", async () => {
    const names = async (entrypoint?: string) =>
      (await load({ team: nobody, ...(entrypoint && { entrypoint }) })).agents.map(({ name }) => name);
    for (const entrypoint of ["sdk-ts", "sdk-py", "sdk-cli"])
      expect(await names(entrypoint)).not.toContain("claude-code-guide");
    expect(await names("cli")).toContain("claude-code-guide");
    expect(await names()).toContain("claude-code-guide");
  });

  it("say which of the user's and the organisation's files could not be read", async () => {
    await using folder = await temporaryFolder("unread");
    const large = "x".repeat(300_000);
    await layOut(folder.path, {
      "home/settings.json": large,
      "home/agents/a.md": large,
      "policy/agents/b.md": large,
      "policy/settings.json": "{}",
    });
    const { problems } = await load({
      team: nobody,
      user: join(folder.path, "home"),
      policy: join(folder.path, "policy"),
    });
    expect(problems.map(({ file, message }) => `${file}: ${message.split(" ", 1)}`)).toEqual([
      "~/.claude: agents/a.md",
      "~/.claude: settings.json",
      "policy: agents/b.md",
    ]);
  });

  it("say what of them could not be read", async () => {
    const { problems } = await load({
      team: teamFiles(
        {},
        {
          ".claude/agents/big.md": "big.md is too large.",
          ".agents/agents/link.md": "link.md leads nowhere.",
          ".claude/settings.json": "settings.json is a submodule.",
          "plug/agents/x.md": "x.md is too large.",
        },
      ),
      plugins: ["plug", "nothing-there"],
    });
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      ".agents/agents: link.md leads nowhere.",
      ".claude/agents: big.md is too large.",
      ".claude/settings.json: settings.json is a submodule.",
      "plug: x.md is too large.",
      expect.stringContaining("nothing-there: holds no agents at the base commit"),
    ]);
  });
});

describe("the two folders of a project", () => {
  it("hold the compact format and Claude Code's, and the compact one wins on the same name", async () => {
    const { agents, problems } = await load({
      team: teamFiles({
        ".agents/agents/reviewer.md": agent("reviewer", "compact"),
        ".claude/agents/review.md": agent("Reviewer", "claude"),
      }),
    });
    expect(agents.filter(({ source }) => source.kind === "project")).toMatchObject([
      { name: "reviewer", description: "compact", maxTurns: 10 },
    ]);
    expect(problems.filter(({ severity }) => severity === "warning")).toMatchObject([
      { file: ".claude/agents/review.md", message: expect.stringContaining("already defined in .agents/agents/") },
    ]);
  });

  it("take the name of the file where the compact format leaves it out, and ten steps", async () => {
    const { agents, problems } = await load({
      team: teamFiles({
        ".agents/agents/nameless.md": agentText("description: Reviews. Use when anything at all changes."),
        ".agents/agents/steps.md": agentText("description: Reviews. Use when it changes a lot.\nmaxSteps: 4"),
      }),
    });
    expect(problems).toEqual([]);
    expect(agents.filter(({ source }) => source.kind === "project")).toMatchObject([
      { name: "nameless", maxTurns: 10 },
      { name: "steps", maxTurns: 4 },
    ]);
  });

  it("skip a compact file without a description, with a warning", async () => {
    const { agents, problems } = await load({ team: teamFiles({ ".agents/agents/x.md": agentText("name: x") }) });
    expect(agents.some(({ name }) => name === "x")).toBe(false);
    expect(problems).toMatchObject([
      { severity: "warning", message: expect.stringContaining('"description" is missing') },
    ]);
  });

  it("know explore and general, whatever their case, with their steps", async () => {
    const { agents } = await load({ team: nobody });
    const steps = agents.filter(({ name }) => ["Explore", "general-purpose"].includes(name));
    expect(steps.map(({ name, maxTurns }) => [name, maxTurns])).toEqual([
      ["Explore", 15],
      ["general-purpose", 20],
    ]);
  });

  it("are read once where one is a link to the other, and its problems are told once", async () => {
    await using folder = await temporaryFolder("linked");
    await layOut(folder.path, {
      ".agents/agents/linked.md": agentText("name: linked\ndescription: Looks: often. Use when told to look."),
      ".agents/agents/README.md": "# About",
    });
    await symlink(".agents", join(folder.path, ".claude"));
    const { agents, problems } = await load({ team: filesFromFolder(folder.path) });
    expect(agents.filter(({ source }) => source.kind === "project")).toMatchObject([
      { name: "linked", source: { file: ".agents/agents/linked.md" } },
    ]);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      ".agents/agents/README.md:1",
      ".agents/agents/linked.md:3",
    ]);
  });
});

describe("agents of plugins", () => {
  it("load without a description, as Claude Code has it, but not their documentation", async () => {
    const { agents, problems } = await load({
      team: teamFiles({ "plug/agents/runner.md": "# Runner\n\nYou run.", "plug/agents/README.md": "# About" }),
      plugins: ["./plug/"],
    });
    expect(agents.filter(({ source }) => source.kind === "plugin")).toMatchObject([
      { name: "runner", description: "The agent runner of a plugin", prompt: "# Runner\n\nYou run." },
    ]);
    expect(problems.map(({ severity, file }) => `${severity} ${file}`)).toContain("note plug/agents/README.md");
    expect(problems.map(({ severity, file }) => `${severity} ${file}`)).toContain("warning plug/agents/runner.md");
  });

  it("may stand at the root of the repository", async () => {
    const { agents } = await load({ team: teamFiles({ "agents/x.md": agent("x") }), plugins: ["."] });
    expect(agents.filter(({ source }) => source.kind === "plugin").map(({ name }) => name)).toEqual(["x"]);
  });
});

describe("agents given as JSON", () => {
  it("have the fields of a file, and a prompt", async () => {
    const flag = JSON.stringify({
      lead: {
        description: "Leads the others. Use when nobody else does.",
        prompt: " Lead. ",
        tools: ["Read"],
        model: "opus",
        maxTurns: 3,
      },
      "look-out": {
        description: "Looks into corners. Use when it is dark.",
        prompt: "Look.",
        tools: "read, Bash(git log:*, git show:*)",
      },
    });
    const { agents, problems } = await load({ team: nobody, flag });
    expect(agents.filter(({ source }) => source.kind === "flag")).toMatchObject([
      { name: "lead", prompt: "Lead.", tools: ["Read"], model: "opus", maxTurns: 3 },
      { name: "look-out", tools: ["Read", "Bash(git log:*, git show:*)"] },
    ]);
    expect(problems).toMatchObject([{ severity: "warning", file: "agents", line: 1, field: "tools" }]);
  });

  it.each([
    ["{ not json", "not valid JSON"],
    ["[1]", "not an object"],
    ['{ "a": "text" }', '"a" is not an object'],
    ['{ "a": { "prompt": "p" } }', '"description" is missing'],
    ['{ "main": { "description": "d" } }', '"main" is the name of the leading agent'],
    ['{ "__proto__": { "description": 7, "tools": { "Read": "perhaps" } } }', '"tools" cannot be read'],
    [`{ "a": ${"[".repeat(50_000)}${"]".repeat(50_000)} }`, "no agent was taken from it"],
  ])("say what is wrong, the %#th way", async (flag, reason) => {
    const { problems } = await load({ team: nobody, flag });
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(reason));
    expect(problems.every(({ file }) => file === "agents")).toBe(true);
  });

  it("fail closed where a restriction cannot be read", async () => {
    const flag = JSON.stringify({
      a: { description: "d", prompt: "p", disallowedTools: { Bash: "perhaps" }, tools: ["Bash", "Read"] },
    });
    const { agents } = await load({ team: nobody, flag });
    expect(agents.find(({ name }) => name === "a")).toMatchObject({
      tools: ["Read"],
      mode: "plan",
    });
  });
});

describe("a policy of the organisation", () => {
  const denial = JSON.stringify({ permissions: { deny: ["Task(Bash)"] } });

  it("may be a settings file that carries rules and agents", async () => {
    await using folder = await temporaryFolder("policy");
    const settings = {
      permissions: { deny: ["Agent(Bash)"] },
      agents: { auditor: { description: "Audits.", prompt: "p" } },
    };
    await layOut(folder.path, { "managed.json": JSON.stringify(settings), "agents/stray.md": agent("stray") });
    const { agents, denied } = await load({ team: nobody, policy: join(folder.path, "managed.json") });
    expect(agents.find(({ name }) => name === "auditor")?.source).toEqual({
      kind: "policy",
      file: "policy/managed.json",
    });
    expect(agents.some(({ name }) => name === "stray")).toBe(false);
    expect(denied).toMatchObject([{ agent: { name: "Bash" }, file: "policy/managed.json" }]);
  });

  it("adds its rules to those of the repository and the user", async () => {
    await using folder = await temporaryFolder("policy");
    await layOut(folder.path, {
      "policy/settings.json": denial,
      "home/settings.json": JSON.stringify({ permissions: { deny: ["Task(Plan)"] } }),
    });
    const { denied } = await load({
      team: teamFiles({ ".claude/settings.json": JSON.stringify({ permissions: { deny: ["Task(Explore)"] } }) }),
      user: join(folder.path, "home"),
      policy: join(folder.path, "policy"),
    });
    expect(denied.map(({ agent, file }) => `${agent.name} ${file}`)).toEqual([
      "Bash policy/settings.json",
      "Explore .claude/settings.json",
      "Plan ~/.claude/settings.json",
    ]);
  });

  it("that does not exist or cannot be read ends the session before it begins", async () => {
    await using folder = await temporaryFolder("policy");
    await layOut(folder.path, { "settings.json": '{ "permissions": { "deny": ["Task(Bash)"], } }' });
    await expect(load({ team: nobody, policy: join(folder.path, "none") })).rejects.toThrow("does not exist");
    await expect(load({ team: nobody, policy: folder.path })).rejects.toThrow("without its rules nothing is reviewed");
  });

  it("is not needed, nor is a folder of the user's own", async () => {
    await using folder = await temporaryFolder("policy");
    const { problems } = await load({ team: nobody, user: join(folder.path, "no-home") });
    expect(problems).toEqual([]);
  });
});
