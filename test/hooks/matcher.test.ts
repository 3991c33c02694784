import { describe, expect, it } from "vitest";
import { readMatcher } from "../../src/hooks/matcher.ts";

function matches(pattern: string, name: string, matched: "tool" | "agent" | "word" = "tool"): boolean {
  const matcher = readMatcher(pattern, matched);
  if (typeof matcher === "string") throw new Error(matcher);
  return matcher(name);
}

describe("a matcher", () => {
  it.each([
    ["", "Bash", true],
    ["*", "Bash", true],
    ["Bash", "Bash", true],
    ["Bash", "BashOutput", false],
    ["bash", "Bash", true],
    ["Edit|Write", "Write", true],
    ["Edit, Write", "Write", true],
    ["Edit|Write", "NotebookEdit", false],
    ["Edit.*", "NotebookEdit", true],
    ["^Edit", "NotebookEdit", false],
    ["mcp__memory", "mcp__memory__write", false],
    ["mcp__memory__.*", "mcp__memory__write", true],
    ["Task", "Task", true],
    ["Agent", "Task", true],
    ["^Agent$", "Task", true],
    ["run_command", "Bash", true],
  ])("%j and the tool %s: %s", (pattern, name, expected) => {
    expect(matches(pattern, name)).toBe(expected);
  });

  it.each([
    ["db-agent", "db-agent", true],
    ["DB Agent", "db-agent", true],
    ["db", "db-agent", false],
    ["^db", "db-agent", true],
  ])("%j and the agent %s: %s", (pattern, name, expected) => {
    expect(matches(pattern, name, "agent")).toBe(expected);
  });

  it("is held against words as they are", () => {
    expect([matches("startup", "startup", "word"), matches("Startup", "startup", "word")]).toEqual([true, false]);
  });

  it.each([
    ["(a+)+$", "repeats a group"],
    ["(a|a)*b", "repeats a group"],
    ["(?:x){2,}", "repeats a group"],
    [".*.*.*.*.*x", "more than 4 repetitions"],
    [`^${"a".repeat(200)}$`, "longer than 200"],
    ["Bash(", "neither a list of names nor a regular expression"],
  ])("is refused where it could take for ever, or says nothing: %s", (pattern, reason) => {
    expect(readMatcher(pattern, "tool")).toContain(reason);
  });

  it("is not held against a very long name: the hook is asked", () => {
    expect(matches("^x.*y$", "a".repeat(101))).toBe(true);
  });
});
