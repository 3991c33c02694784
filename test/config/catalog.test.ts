import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildCatalog, type Folder, readBuiltIns } from "../../src/config/catalog.ts";
import { changedConfiguration } from "../../src/config/own-files.ts";
import { describeProblem } from "../../src/config/problem.ts";

const builtIns = await readBuiltIns(join(import.meta.dirname, "..", "..", "agents"));
const project = (files: Record<string, string>): Folder => ({
  kind: "project",
  files: Object.entries(files).map(([name, text]) => ({ path: `.claude/agents/${name}`, text })),
});
const load = (files: Record<string, string>) => buildCatalog([builtIns, project(files)]);

describe("the catalog", () => {
  it("holds our own agents, and a main agent that is never delegated to", () => {
    const { main, agents, problems } = buildCatalog([builtIns]);
    expect(main.name).toBe("main");
    expect(problems).toEqual([]);
    expect(agents.map(({ name }) => name)).toEqual([
      "Explore",
      "Plan",
      "correctness-reviewer",
      "general-purpose",
      "security-reviewer",
      "tests-reviewer",
    ]);
  });

  it("reads an agent as a team writes it", () => {
    const text =
      "\uFEFF---\r\nname: db\r\ndescription: Reads the database\r\ntools: Read, Bash(git log:*, git show:*), Grep\r\nmodel: haiku\r\nmaxTurns: 9\r\n---\r\nYou read.\r\n---\r\nMore.\r\n";
    const agent = load({ "db.md": text }).agents.find(({ name }) => name === "db");
    expect(agent).toEqual({
      name: "db",
      description: "Reads the database",
      prompt: "You read.\n---\nMore.",
      source: { kind: "project", file: ".claude/agents/db.md" },
      tools: ["Read", "Bash(git log:*, git show:*)", "Grep"],
      disallowedTools: [],
      model: "haiku",
      maxTurns: 9,
    });
  });

  it("lets a team's agent replace a built-in of the same name, whatever its case", () => {
    const { agents } = load({ "e.md": "---\nname: explore\ndescription: ours\n---\nx" });
    expect(agents.filter(({ name }) => name.toLowerCase() === "explore")).toMatchObject([
      { description: "ours", source: { kind: "project" } },
    ]);
  });

  it("tells what is wrong with a file, where, and goes on with the others", () => {
    const { agents, problems } = load({
      "README.md": "# About these agents",
      "bad.md": "---\nname: bad\ndescription: one: two: three\n---\nx",
      "empty.md": "---\nname: empty\n---\nx",
      "main.md": "---\nname: Main\ndescription: takes over\n---\nx",
      "turns.md": "---\nname: t\ndescription: d\nmaxTurns: many\n---\nx",
      "good.md": "---\nname: good\ndescription: d\n---\nx",
      "twin.md": "---\nname: Good\ndescription: d\n---\nx",
    });
    expect(agents.some(({ name }) => name === "good")).toBe(true);
    expect(problems.map(describeProblem)).toEqual([
      ".claude/agents/README.md: has no front matter, so it is documentation and not an agent",
      expect.stringMatching(
        /^\.claude\/agents\/bad\.md:3: the front matter is not valid YAML \(.*\); the agent was left out/,
      ),
      '.claude/agents/empty.md:1: "description" is missing; the agent was left out. Add it to the front matter',
      '.claude/agents/main.md: "main" is the name of the leading agent and cannot be replaced; give this agent another name',
      expect.stringMatching(/^\.claude\/agents\/turns\.md:4: "maxTurns" cannot be read/),
      '.claude/agents/twin.md: the agent "Good" is already defined in .claude/agents/good.md; this file was left out',
    ]);
  });

  it("survives an alias bomb", () => {
    const bomb = `---\nname: b\ndescription: d\na: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b, *b, *b]\n---\nx`;
    const { problems } = load({ "bomb.md": bomb });
    expect(problems.map(describeProblem)).toEqual([expect.stringMatching(/^\.claude\/agents\/bomb\.md/)]);
  });
});

describe("a pull request that changes the review's own configuration", () => {
  it("is recognised, wherever in the repository it stands", () => {
    const file = (path: string) => ({ path, status: "modified", additions: 1, deletions: 0, hunks: [] }) as const;
    const paths = [
      "src/a.ts",
      ".claude/agents/x.md",
      "pkg/.claude/settings.json",
      "CLAUDE.md",
      "docs/CLAUDE.md",
      ".github/workflows/ci.yml",
      ".agents/agents/y.md",
      ".mcp.json",
      "NOT-CLAUDE.md",
    ];
    expect(changedConfiguration(paths.map(file))).toEqual(paths.slice(1, -1));
  });
});
