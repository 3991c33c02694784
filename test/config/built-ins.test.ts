/** The built-in agents against the table of the seed documents: who can call what, on which model, in which mode. */
import { describe, expect, it } from "vitest";
import { buildCatalog } from "../../src/config/catalog.ts";
import { resolveTools } from "../../src/permission/availability.ts";
import { builtIns } from "./builders.ts";

const { agents, main } = await buildCatalog([builtIns]);

const blocked = ["Task", "EnterPlanMode", "ExitPlanMode", "AskUserQuestion", "KillShell"];
/** Every tool that the seed documents and Claude Code know. */
const work = ["Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings", "Bash", "Edit", "Write", "NotebookEdit"];
const others = ["WebFetch", "WebSearch", "TodoWrite", "Skill", "ToolSearch", "LSP", "Monitor", "SendMessage"];
const lists = ["TaskCreate", "TaskGet", "TaskList", "TaskUpdate"];
const universe = [...blocked, ...work, ...others, ...lists];
/** What exists in this version. */
const today = ["Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings"];

type Row = {
  readonly model: string;
  readonly mode?: string;
  /** Out of the universe, beside ReportFindings, which everybody has. */
  readonly tools: readonly string[];
  readonly today: readonly string[] | "refused";
};

const reading = ["Read", "Glob", "Grep", "PullRequestDiff"];
const reviewer: Row = { model: "inherit", tools: reading, today: reading };
const table: Readonly<Record<string, Row>> = {
  Bash: { model: "inherit", tools: ["Bash"], today: "refused" },
  "general-purpose": {
    model: "inherit",
    tools: universe.filter((tool) => ![...blocked, "ReportFindings"].includes(tool)),
    today: reading,
  },
  "statusline-setup": {
    model: "sonnet",
    tools: ["Read", "PullRequestDiff", "Edit"],
    today: ["Read", "PullRequestDiff"],
  },
  Explore: { model: "haiku", tools: [...reading, "Bash"], today: reading },
  Plan: { model: "inherit", tools: [...reading, "Bash"], today: reading },
  "claude-code-guide": {
    model: "haiku",
    mode: "dontAsk",
    tools: [...reading, "WebFetch", "WebSearch"],
    today: reading,
  },
  "correctness-reviewer": reviewer,
  "security-reviewer": reviewer,
  "tests-reviewer": reviewer,
};

describe("the built-in agents", () => {
  it("are those of the table", () => {
    expect(agents.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
  });

  it.each(agents.map((agent) => [agent.name, agent] as const))("%s can call what the table says", (name, agent) => {
    const row = table[name];
    const all = resolveTools(agent, universe);
    expect(all.callable.filter((tool) => tool !== "ReportFindings")).toEqual(row?.tools);
    expect(all.callable).toContain("ReportFindings");
    expect({ model: agent.model, mode: agent.mode }).toEqual({ model: row?.model, mode: row?.mode });
    const here = resolveTools(agent, today);
    const work = here.callable.filter((tool) => tool !== "ReportFindings");
    expect(here.refusal === undefined ? work : "refused").toEqual(row?.today);
  });

  it("have no tool that a subagent never has", () => {
    for (const agent of agents) {
      const { callable } = resolveTools(agent, universe);
      expect(callable.filter((tool) => blocked.includes(tool))).toEqual([]);
    }
  });

  it("that only read are held to it by more than their tools", () => {
    const readers = agents.filter(({ name }) => ["Explore", "Plan"].includes(name));
    for (const agent of readers) {
      expect(agent.planModeBehavior).toBe("force");
      expect(agent.omitMemory).toBe(true);
      expect(agent.reminder).toContain("You cannot edit, write or create files");
      expect(agent.disallowedTools).toEqual(expect.arrayContaining([...blocked, "Edit", "Write", "NotebookEdit"]));
    }
  });

  it("grant the guide to Claude Code its five tools, and nobody anything else", () => {
    const grants = agents.flatMap(({ name, permission }) => permission.map((entry) => ({ name, ...entry })));
    expect(grants).toEqual(
      ["Glob", "Grep", "Read", "WebFetch", "WebSearch"].map((tool) => ({
        name: "claude-code-guide",
        tool,
        action: "allow",
      })),
    );
  });

  it("are led by one who reads and delegates", () => {
    expect(main.tools).toEqual(["Task", "Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings"]);
  });

  it("say when they are to be used, and what to do", () => {
    for (const { description, prompt } of [...agents, main]) {
      expect(description.length).toBeGreaterThan(60);
      expect(prompt.length).toBeGreaterThan(300);
    }
  });
});
