/**
 * Agent files in every shape that people have been seen to write, and some that nobody would. Each is loaded exactly as the
 * table says, or refused for the reason that it gives.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AgentDefinition } from "../../src/agent/definition.ts";
import { load } from "./builders.ts";
import { callable, strictLimits } from "./rights.ts";

const folder = join(import.meta.dirname, "survey");
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** What a file comes to where the table says nothing else. */
const usual = {
  tools: "all",
  disallowedTools: [],
  permission: [],
  model: "inherit",
  mode: undefined,
  planModeBehavior: "inherit",
  maxTurns: undefined,
  background: false,
  skills: [],
  paths: [],
} as const satisfies Partial<Record<keyof AgentDefinition, unknown>>;

type Row =
  | { readonly loads: Partial<AgentDefinition>; readonly warns?: readonly string[] }
  | { readonly refused: string; readonly severity: "note" | "error" };

/** An agent of which a restricting field could not be read. */
const onlyReading = {
  tools: ["Read", "Glob", "Grep"],
  mode: "plan",
  planModeBehavior: "force",
} as const satisfies Partial<AgentDefinition>;

const text = '"description" is not valid YAML as it stands';
const folded = "the fields were read line by line";
const closed = (field: string): string => `"${field}" cannot be read, and it restricts`;
const early = "text stands before the front matter";
const spelt = "names of tools were read as if spelt right";
const secret = [
  { tool: "*", action: "deny" },
  { tool: "grep", action: "allow" },
  { tool: "read_file", pattern: "*", action: "allow" },
  { tool: "read_file", pattern: "*.env", action: "deny" },
] as const;

const table: Readonly<Record<string, Row>> = {
  // The many that are as the documentation has it.
  "code-reviewer": { loads: { tools: ["Read", "Grep", "Glob", "Bash"], model: "sonnet" } },
  "test-runner": { loads: { tools: ["Read", "Bash", "Grep"], model: "haiku", color: "green" } },
  "db-analyst": {
    loads: { tools: ["Read", "Bash", "Grep"], disallowedTools: ["Write", "Edit"], model: "opus", maxTurns: 12 },
  },
  "api-documenter": { loads: { tools: ["Read", "Grep", "WebFetch"] } },
  "release-manager": { loads: { tools: "all" } },
  formatter: { loads: { tools: ["Read"] } },
  architect: { loads: { tools: "all", model: "opus" } },
  "plan-mode": { loads: { mode: "plan", planModeBehavior: "force" } },
  "skill-list": { loads: { tools: ["Read"], skills: ["code-style", "naming"] } },
  "skill-words": { loads: { tools: ["Read"], skills: ["owasp-top-10", "secure-coding"], mode: "plan" } },
  "quoted-description": { loads: { tools: ["Read", "Grep"], model: "haiku" } },
  "escaped-newlines": { loads: { tools: ["Read"] } },
  "block-description": { loads: { tools: ["Read", "Grep"] } },
  "long-description": { loads: { tools: ["Read"] } },
  "other-languages": { loads: { name: "übersetzer", tools: ["Read"] } },
  "home-paths": { loads: { tools: ["Read"] } },
  renamed: { loads: { name: "payments-expert", tools: ["Read", "Grep"] } },
  explore: { loads: { tools: ["Read", "Glob"], model: "sonnet" } },
  "multi-line-flow": { loads: { tools: ["Read", "Grep", "Glob"] } },
  "compact-permission": { loads: { permission: secret, maxTurns: 5 } },

  // YAML that is none, or that says something else than was meant.
  "security-auditor": { loads: { tools: ["Read", "Grep"], model: "opus" }, warns: [text] },
  "accessibility-tester": { loads: { model: "sonnet" }, warns: [text] },
  "mapping-description": {
    loads: { description: "Use when: an index is added or dropped", tools: ["Read"] },
    warns: [text],
  },
  "onboarding-guide": {
    loads: { tools: ["Read", "Glob"], model: "sonnet", skills: ["house-tour"] },
    warns: [folded],
  },
  "pr-writer": { loads: { tools: ["Read", "Bash"] }, warns: [folded] },
  "lost-text": {
    loads: {
      description: "When: the build is broken and nobody knows why\nThen: read the log and name the cause",
      tools: ["Read", "Grep"],
    },
    warns: [folded],
  },
  "unknown-between": { loads: { tools: ["Read", "Grep"], model: "haiku" }, warns: [folded] },
  "quoted-keys": { loads: { tools: ["Read"] }, warns: [folded] },
  "comment-behind-value": { loads: { tools: ["Read", "Grep"], mode: "plan" }, warns: [text] },
  "comments-inside": {
    loads: { description: "Checks licences. Use when packages are added.", tools: ["Read", "Grep"] },
  },
  "bare-star": { loads: { tools: "all" }, warns: ['"tools" is not valid YAML'] },
  "star-keys": { loads: { permission: secret }, warns: ['"permission" is not valid YAML'] },
  "no-space": { loads: { tools: ["Read", "Grep"] }, warns: [folded] },
  "no-spaces-at-all": { loads: { tools: ["Read"] }, warns: [folded] },
  "slipped-right": { loads: { tools: ["Read"], mode: "plan" }, warns: [folded] },
  swallowed: { loads: { description: "Checks ports. Use when services change.", tools: ["Read"] }, warns: [folded] },
  "nested-tabs": {
    loads: {
      permission: [
        { tool: "bash", pattern: "*", action: "deny" },
        { tool: "read_file", action: "allow" },
      ],
    },
    warns: [folded],
  },
  tabs: { loads: { tools: ["Read", "Bash"] }, warns: [folded] },
  "no-break-space": { loads: { tools: ["Read", "Grep"] }, warns: [folded] },
  "zero-width-key": {
    loads: { tools: ["Read"], disallowedTools: ["Bash"] },
    warns: ['was read as "tools"', 'was read as "disallowedTools"'],
  },
  anchors: {
    loads: { tools: ["Read", "Grep"], disallowedTools: ["Write"] },
    warns: ['"allowed-tools" is a field of skills'],
  },

  // Fences in odd places.
  windows: { loads: { tools: ["Read", "Grep"], prompt: "Look at quoting." } },
  "byte-order-mark": { loads: { tools: ["Read"] } },
  "spaces-behind-fences": { loads: { tools: ["Read"], prompt: "Find cycles." } },
  "rules-in-body": { loads: { tools: ["Read"], prompt: "First part.\n\n---\n\nSecond part.\n\n---" } },
  "generated-header": { loads: { tools: ["Read", "Grep"] }, warns: [early] },
  "blank-first": { loads: { tools: ["Read", "WebFetch"] }, warns: [early] },
  "talk-first": { loads: { tools: ["Read", "Grep"], disallowedTools: ["Write", "Edit"] }, warns: [early] },
  "wrapped-in-code": { loads: { tools: ["Read"], prompt: "Look for layers that carry secrets." }, warns: [early] },
  "sloppy-fence": { loads: { tools: ["Read"], prompt: "Look at time zones." } },
  unclosed: { loads: { tools: ["Read"], prompt: "Look at rounding." }, warns: ["the front matter is not closed"] },
  "second-block": { loads: onlyReading, warns: ["a second block of fields (name, tools, model)", closed("tools")] },
  "two-documents": { loads: onlyReading, warns: ["a second block of fields (tools)", closed("tools")] },

  // Names and descriptions that are no texts.
  nameless: {
    loads: { tools: ["Read"], prompt: "You review prompts for contradictions." },
    warns: ['"name" is missing', 'the prompt was taken from "system-prompt"'],
  },
  "spaced-name": { loads: { name: "Code Quality Guardian", tools: ["Read"] } },
  "list-name": { loads: { name: "cache-keeper", tools: ["Read"] } },
  "numeric-name": { loads: { name: "007", tools: ["Read"] } },
  "date-name": { loads: { name: "2026-05-01", tools: ["Read"] } },
  "list-description": {
    loads: { description: "Checks feature flags. Use when flags are added or removed.", tools: ["Read"] },
  },

  // Tools by other names, and in other forms.
  "lower-case-tools": { loads: { tools: ["Read", "Grep", "Bash", "web_search"] }, warns: [spelt] },
  "foreign-tools": { loads: { tools: ["php", "redis", "Diff Engine"] } },
  "compact-tools": { loads: { tools: ["read_file", "list_dir", "grep_search"] } },
  "retired-tools": { loads: { tools: ["Read", "MultiEdit", "TodoWrite", "Task", "LS", "BashOutput", "KillBash"] } },
  "asks-people": { loads: { tools: ["AskUserQuestion", "ExitPlanMode"] } },
  "bash-star": { loads: { tools: ["Bash(*)"] } },
  parentheses: { loads: { tools: ["Read", "Bash(git log:*, git show:*)", "Task(explorer, planner)", "Grep"] } },
  "flow-parentheses": { loads: { tools: ["Read", "Bash(git blame:*,git log:*)"] } },
  words: { loads: { tools: ["Read", "Grep", "Bash(git diff:*)"] } },
  "other-separators": {
    loads: { tools: ["Read", "Grep", "Glob"], disallowedTools: ["Bash", "Wriet"] },
    warns: ["forbids nothing, because there is no such tool: Wriet."],
  },
  "inherited-tools": { loads: { tools: ["inherit"] }, warns: ['"inherit" names no tool'] },
  "all-tools": { loads: { tools: ["All tools"] }, warns: ['"All tools" names no tool'] },
  "mcp-tools": {
    loads: {
      tools: ["Read", "Grep", "mcp__context7__resolve-library-id", "mcp__context7__get-library-docs", "mcp__github"],
    },
  },
  "only-mcp": { loads: { tools: ["mcp__playwright__browser_navigate", "mcp__playwright__browser_click"] } },
  "editor-tools": {
    loads: { name: "Front End Architect", tools: ["Read", "search", "agent/runSubagent", "web", "todo"] },
    warns: [spelt],
  },
  "skill-spelling": { loads: { tools: ["Read", "Grep"] }, warns: ['"allowed-tools" is a field of skills'] },
  "both-spellings": { loads: { tools: ["Read", "Bash"] }, warns: ['"allowed-tools" is a field of skills'] },
  switches: {
    loads: {
      tools: ["Read", "Grep"],
      permission: [
        { tool: "bash", pattern: "*", action: "deny" },
        { tool: "bash", pattern: "git diff*", action: "allow" },
      ],
    },
    warns: [spelt],
  },
  "migration-planner": { loads: { tools: ["Read", "Grep"], model: "opus" }, warns: ['"tools" is written 2 times'] },
  "widened-twice": {
    loads: { tools: ["Read"], disallowedTools: ["Edit", "Write"] },
    warns: [
      '"Tools" was read as "tools"',
      '"disallowed_tools" was read as "disallowedTools"',
      '"tools" is written 3 times',
      '"disallowedTools" is written 2 times',
    ],
  },
  "hidden-tools": { loads: { tools: ["Read"] }, warns: [folded, '"tools" is written 2 times'] },
  "empty-restrictions": { loads: { tools: [] }, warns: ['"tools" is empty: the agent has no tools'] },
  "denies-everything": { loads: { disallowedTools: ["*"] } },
  "misspelt-denial": {
    loads: { disallowedTools: ["Wriet", "Edit", "MultiEdit", "mcp__*"] },
    warns: ["forbids nothing, because there is no such tool: Wriet."],
  },
  "denied-tools": {
    loads: { disallowedTools: ["Write", "Edit"] },
    warns: [
      '"denied_tools" was read as "disallowedTools"',
      '"sandbox" is not a field of an agent and restricts nothing',
      spelt,
    ],
  },

  // Other fields.
  "default-model": { loads: { tools: ["Read"], model: "default" } },
  "foreign-model": { loads: { tools: ["Read"], model: "gpt-5.4" } },
  "full-model-id": { loads: { tools: ["Read"], model: "claude-sonnet-4-5-20250929" } },
  "list-of-models": { loads: { tools: ["Read"], model: "sonnet opus" } },
  "odd-color": { loads: { tools: ["Read"], color: "magenta" } },
  bypass: { loads: { tools: ["Read", "Bash", "Edit"], mode: "bypassPermissions" } },
  "edit-mode": { loads: { tools: ["Read", "Edit"], mode: "acceptEdits" } },
  "auto-mode": { loads: { tools: ["Read", "Bash"], mode: "default" } },
  "editor-readonly": { loads: { mode: "plan" }, warns: ['"readonly" was read as "permissionMode: plan"'] },
  "elsewhere-fields": { loads: { tools: ["Read"], background: true } },
  "unknown-keys": { loads: { tools: ["Read"] } },
  paths: {
    loads: { tools: ["Read"], paths: ["src/**/*.{ts,tsx}", "docs/"] },
    warns: ['"maxTurns" cannot be read, and was ignored'],
  },

  // Restrictions that cannot be read.
  "open-list": { loads: onlyReading, warns: [folded, closed("tools")] },
  "open-quote": { loads: { ...onlyReading, model: "haiku" }, warns: [folded, closed("tools")] },
  "open-parenthesis": { loads: onlyReading, warns: [closed("disallowedTools")] },
  "broken-continuation": { loads: onlyReading, warns: [folded, closed("disallowedTools")] },
  "tools-as-objects": { loads: onlyReading, warns: [closed("tools")] },
  "switches-off": { loads: onlyReading, warns: [closed("tools")] },
  "switches-star": { loads: onlyReading, warns: [closed("tools")] },
  "hooks-as-word": { loads: onlyReading, warns: [closed("hooks")] },
  "unknown-mode": { loads: { ...onlyReading, tools: ["Read"] }, warns: [closed("permissionMode")] },
  "permission-as-word": { loads: onlyReading, warns: [closed("permission")] },
  "merge-key": { loads: onlyReading, warns: [closed("<<")] },
  tagged: { loads: { ...onlyReading, description: "function () { return process.exit() }" }, warns: [closed("tools")] },
  "alias-bomb": { loads: onlyReading, warns: ['"c" cannot be read, and was ignored', closed("tools")] },
  "contains-itself": { loads: onlyReading, warns: [closed("tools")] },
  "prototype-keys": { loads: { tools: ["Read"] } },

  // No agents.
  README: { refused: "has no front matter, so it is documentation", severity: "note" },
  "no-fields": { refused: "has no front matter, so it is documentation", severity: "note" },
  "example-in-document": { refused: "has no front matter, so it is documentation", severity: "note" },
  empty: { refused: "has no front matter, so it is documentation", severity: "note" },
  CLAUDE: { refused: 'is documentation and not an agent: it has no "name"', severity: "note" },
  notes: { refused: 'has neither "name" nor "description"', severity: "note" },
  "empty-fields": { refused: 'has neither "name" nor "description"', severity: "note" },
  "unclosed-restriction": { refused: "the front matter is not closed", severity: "error" },
  "only-a-fence": { refused: "the front matter is not closed", severity: "error" },
  "no-description": { refused: '"description" is missing', severity: "error" },
  "hyphen-name": { refused: "a name cannot start with a hyphen", severity: "error" },
  "colon-name": { refused: "a name cannot contain a colon", severity: "error" },
  "reserved-name": { refused: '"main" is the name of the leading agent', severity: "error" },
  "look-alike": { refused: 'the name looks like "Explore" and is not', severity: "error" },
  "capital-i": { refused: 'the name looks like "Plan" and is not', severity: "error" },
  "invisible-name": { refused: "the name contains invisible or control characters", severity: "error" },
};

async function read({ name, text }: { readonly name: string; readonly text: string }) {
  const { agents, problems } = await load({ [name]: text });
  return { agent: agents.find(({ source }) => source.file === `.claude/agents/${name}`), problems };
}

describe("the survey of agent files", () => {
  it("is large, and every file of it is in the table", () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(files.map(({ name }) => name.replace(/\.md$/, "")).sort()).toEqual(Object.keys(table).sort());
    expect(files.find(({ name }) => name === "windows.md")?.text).toContain("\r\n");
  });

  it.each(files.map((file) => [file.name, file] as const))("reads %s as the table says", async (name, file) => {
    const row = table[name.replace(/\.md$/, "")];
    const { agent, problems } = await read(file);
    if (!row || "refused" in row) {
      expect(agent).toBeUndefined();
      const { severity, message } = problems.at(-1) ?? {};
      expect({ severity, message }).toEqual({
        severity: row?.severity,
        message: expect.stringContaining(row?.refused ?? ""),
      });
      return;
    }
    expect({ mode: undefined, maxTurns: undefined, ...agent }).toMatchObject({
      ...usual,
      name: name.replace(/\.md$/, ""),
      ...row.loads,
    });
    const warnings = problems.filter(({ severity }) => severity !== "note").map(({ message }) => message);
    expect(warnings).toEqual((row.warns ?? []).map((part) => expect.stringContaining(part)));
  });
});

const remedy = /\b(?:Add|Begin|Indent|Keep|Mend|Move|Name|Put|Rename|Say|Spell|Use|Write|give)\b/;

describe("every file of the survey", async () => {
  const loaded = await Promise.all(files.map(async (file) => ({ ...file, ...(await read(file)) })));

  it("gives an agent or a problem, never nothing", () => {
    const silent = loaded.filter(({ agent, problems }) => !agent && problems.length === 0);
    expect(silent).toEqual([]);
  });

  it("has problems with the file, a line of it, and what to do", () => {
    for (const file of loaded) {
      const lines = file.text.split(/\r\n?|\n/).length;
      for (const { file: path, line = 0, message, severity } of file.problems) {
        expect(path).toBe(`.claude/agents/${file.name}`);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        if (severity !== "note") expect(message).toMatch(remedy);
      }
    }
  });

  it("can call no tool that strict YAML would not have given it", () => {
    const strictly = loaded.flatMap(({ name, text, agent }) => {
      const limits = strictLimits(text);
      return limits !== "none" && limits !== "unreadable" && agent ? [{ name, agent, limits }] : [];
    });
    expect(strictly.length).toBeGreaterThan(40);
    for (const { name, agent, limits } of strictly) {
      const beyond = callable(agent).filter((tool) => !callable(limits).includes(tool));
      expect({ name, beyond }).toEqual({ name, beyond: [] });
    }
  });

  it("can call only what it names, or only read, where strict YAML cannot read a field that restricts", () => {
    const reading = callable({ tools: ["Read", "Glob", "Grep"], disallowedTools: [] });
    const repaired = loaded.flatMap(({ name, text, agent }) => {
      const allowlist = allowlistLines(text);
      return agent && allowlist !== "" && strictLimits(text) === "unreadable" ? [{ name, agent, allowlist }] : [];
    });
    expect(repaired.length).toBeGreaterThan(15);
    for (const { name, agent, allowlist } of repaired) {
      const unnamed = callable(agent).filter((tool) => !reading.includes(tool) && !names(allowlist, tool));
      expect({ name, unnamed }).toEqual({ name, unnamed: [] });
    }
  });
});

/** The lines of the front matter that allow tools, with the items below them. */
function allowlistLines(text: string): string {
  const [, yaml = ""] = /^---[ \t]*$([\s\S]*?)^-{3,}[ \t]*$/m.exec(text) ?? [];
  const found = yaml.match(/^[\s"'\u200B]*(?:allowed[-_])?tools[^\n]*(?:\n[ \t]*- [^\n]*)*/gim);
  return found?.join("\n") ?? "";
}

/** `*` names all; the diff of the pull request goes with reading. */
function names(allowlist: string, tool: string): boolean {
  return (
    /:\s*["']?\*/.test(allowlist) || new RegExp(`\\b${tool.replace("PullRequestDiff", "Read")}\\b`, "i").test(allowlist)
  );
}
