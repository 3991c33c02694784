import { describe, expect, it } from "vitest";
import { parseRule } from "../../../src/permission/rules/parse-rule.ts";
import { readRules } from "../../../src/permission/rules/read-rules.ts";
import type { RuleList } from "../../../src/permission/rules/rule.ts";
import { file, places } from "./support.ts";

const parse = (text: string, list: RuleList = "allow") => parseRule(text, { list, file });
const messages = (text: string, list: RuleList = "allow") => parse(text, list).problems.map(({ message }) => message);

describe("a rule", () => {
  it.each([
    ["Bash", "Bash", { kind: "any" }],
    ["Bash(*)", "Bash", { kind: "any" }],
    ["  Bash( npm test ) ", "Bash", { kind: "command", pattern: "npm test" }],
    ["Bash(echo $(date))", "Bash", { kind: "command", pattern: "echo $(date)" }],
    ["Bash(npm run test:*)", "Bash", { kind: "command", pattern: "npm run test:*" }],
    ["Read(./src/**)", "Read", { kind: "path", pattern: "./src/**" }],
    ["Edit(/docs/*.md)", "Edit", { kind: "path", pattern: "/docs/*.md" }],
    ["WebFetch(domain:Example.com.)", "WebFetch", { kind: "domain", host: "example.com" }],
    ["Agent(Explore)", "Task", { kind: "agent", names: ["Explore"] }],
    ["Task(a, b)", "Task", { kind: "agent", names: ["a", "b"] }],
    ["Agent(plugin:reviewer)", "Task", { kind: "agent", names: ["plugin:reviewer"] }],
    ["Skill(deploy *)", "Skill", { kind: "skill", pattern: "deploy *" }],
    ["mcp__github", "mcp__github__*", { kind: "any" }],
    ["mcp__github__get_*", "mcp__github__get_*", { kind: "any" }],
    ["run_command(ls)", "Bash", { kind: "command", pattern: "ls" }],
  ])("%s is read without a problem", (text, tool, specifier) => {
    expect(parse(text)).toEqual({
      rule: { text: text.trim(), tool, specifier, origin: { list: "allow", file } },
      problems: [],
    });
  });

  it.each([
    ["*", "*", { kind: "any" }],
    ["mcp__*", "mcp__*", { kind: "any" }],
    ["Agent(model:opus)", "Task", { kind: "parameter", name: "model", value: "opus" }],
    ["Bash(run_in_background:true)", "Bash", { kind: "parameter", name: "run_in_background", value: "true" }],
    ["mcp__db__query(sql:*DROP*)", "mcp__db__query", { kind: "parameter", name: "sql", value: "*DROP*" }],
  ])("%s may restrict, and grants nothing", (text, tool, specifier) => {
    expect(parse(text, "deny")).toMatchObject({ rule: { tool, specifier }, problems: [] });
    expect(parse(text, "ask")).toMatchObject({ rule: { tool, specifier }, problems: [] });
    expect(parse(text, "allow").rule).toBeUndefined();
    expect(messages(text, "allow")).toHaveLength(1);
  });

  it.each([
    ["Write(src/**)", "Write Edit(src/**)"],
    ["MultiEdit(a.ts)", "Write Edit(a.ts)"],
    ["NotebookEdit(a.ipynb)", "Write Edit(a.ipynb)"],
    ["Glob(src/**)", "Write Read(src/**)"],
    ["Grep(src/**)", "Write Read(src/**)"],
    ["WebSearch(cats)", "Write WebSearch"],
    ["WebFetch(https://example.com/a)", "Write WebFetch(domain:example.com)"],
    ["Bash(command:rm)", "Write Bash(rm)"],
    ["Read(file_path:a.ts)", "Write Read(a.ts)"],
    ["Read(!a.ts)", "Write the paths that it is for"],
    ["Bash(npm test && npm run lint)", "Write one rule for each of its commands"],
    ["Bash(npm test", "Write Tool(what)"],
    ["Bash npm test)", "Write Tool(what)"],
    ["Bash()", "Write Bash"],
    ["(x)", "Write Tool or Tool(what)"],
    ["*", "Write each tool by its name"],
  ])("%s grants nothing, and the problem says what to write", (text, instead) => {
    expect(parse(text).rule).toBeUndefined();
    expect(messages(text)).toEqual([expect.stringContaining(instead)]);
  });

  it("that nobody knows the tool of, or that is spelled loosely, is kept with a warning", () => {
    expect(parse("Bsh(ls)", "deny").problems[0]?.severity).toBe("error");
    expect(parse("Frobnicate")).toMatchObject({ rule: { tool: "Frobnicate" }, problems: [{ severity: "warning" }] });
    expect(messages("Frobnicate")).toEqual([expect.stringContaining("no tool is called Frobnicate")]);
    expect(messages("bash(ls)")).toEqual([expect.stringContaining("Write Bash")]);
  });

  it("that restricts and cannot be read restricts the whole tool", () => {
    for (const text of ["Bash(rm *", "Bash()", "WebSearch(cats)", "WebFetch(https://example.com)"]) {
      expect(parse(text, "deny")).toMatchObject({
        rule: { specifier: { kind: "any" } },
        problems: [{ severity: "error" }],
      });
    }
  });

  it("that restricts another tool's paths is read as the rule that it means", () => {
    expect(parse("Write(secrets/**)", "deny")).toMatchObject({
      rule: { tool: "Edit", specifier: { kind: "path", pattern: "secrets/**" } },
      problems: [{ severity: "warning" }],
    });
  });
});

describe("a list of rules", () => {
  const read = (given: readonly unknown[], list: RuleList = "deny") => readRules(given, { list, file }, places);

  it("may hold the old object form, with a warning", () => {
    const { rules, problems } = read([{ tool: "Task", args: "Explore" }, { tool: "Bash" }]);
    expect(rules.map(({ text }) => text)).toEqual(["Task(Explore)", "Bash"]);
    expect(problems.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
    expect(problems[0]?.message).toContain('"Task(Explore)". Write it so');
  });

  it("loses nothing but what is no rule", () => {
    const { rules, problems } = read(["Bash(rm *)", 7, null, { tool: 3 }, ["x"], "Read"]);
    expect(rules.map(({ text }) => text)).toEqual(["Bash(rm *)", "Read"]);
    expect(problems).toHaveLength(4);
    for (const { severity, message } of problems) {
      expect(severity).toBe("error");
      expect(message).toContain('Write "Tool" or "Tool(what)"');
    }
  });

  it("tries the examples that a rule carries", () => {
    const good = { rule: "Bash(npm test *)", matches: ["npm test", "npm test -- a"], doesNotMatch: ["npm testing"] };
    expect(read([good], "allow")).toMatchObject({ rules: [{ text: "Bash(npm test *)" }], problems: [] });
    const bad = { rule: "Bash(npm test*)", matches: ["yarn test"], doesNotMatch: ["npm testing"] };
    const { rules, problems } = read([bad], "allow");
    expect(rules).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('does not match "yarn test", as it should'),
      expect.stringContaining('matches "npm testing", and should not'),
    ]);
  });

  it.each([
    ["Read(.env)", "config/.env", "config/env"],
    ["Edit(src/**)", "src/a.ts", "docs/a.md"],
    ["WebFetch(domain:*.example.com)", "https://a.example.com/x", "https://example.com"],
    ["Task(Explore)", "explore", "Plan"],
    ["Skill(deploy)", "deploy", "test"],
    ["mcp__*", "mcp__a__b", "Bash"],
    ["Agent(model:opus)", "opus", "haiku"],
  ])("tries the examples of %s as what it speaks about", (rule, matches, doesNotMatch) => {
    expect(read([{ rule, matches: [matches], doesNotMatch: [doesNotMatch] }]).problems).toEqual([]);
    expect(read([{ rule, matches: [doesNotMatch], doesNotMatch: [matches] }]).problems).toHaveLength(2);
  });

  it("keeps a restriction whose examples fail, and drops a grant whose examples cannot be read", () => {
    expect(read([{ rule: "Bash(rm *)", matches: ["mv a b"] }], "deny").rules).toHaveLength(1);
    expect(read([{ rule: "Bash(ls)", matches: "ls" }], "allow")).toMatchObject({
      rules: [],
      problems: [{ severity: "error" }],
    });
  });
});

describe("a rule that could never match", () => {
  const problemsOf = (text: string, list: "allow" | "deny") =>
    parseRule(text, { list, file: "settings.json" }).problems.map(({ message }) => message);

  it.each(["Bash(watch *)", "Bash(eval:*)", "Bash(find * -delete)"])(
    "is told, where only an exact one counts: %s",
    (text) => {
      expect(problemsOf(text, "allow")).toEqual([expect.stringContaining("only a rule that says the very command")]);
    },
  );

  it.each(["Bash(find *)", "Bash(* --version)", "Bash(find src -name *)", "Bash(npm run *)", "Bash(python -c *)"])(
    "is not taken for one that can: %s",
    (text) => {
      expect(problemsOf(text, "allow")).toEqual([]);
    },
  );

  it("is told for its name, where no tool has it", () => {
    expect(problemsOf("Raed(.env)", "deny")).toEqual([expect.stringContaining("no tool is called Raed")]);
  });
});
