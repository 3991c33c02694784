import { describe, expect, it } from "vitest";
import { baseName, canonicalTool, readToolName } from "../../src/permission/tool-names.ts";

describe("the name of a tool", () => {
  it.each([
    ["Read", "Read"],
    ["Agent", "Task"],
    ["KillBash", "KillShell"],
    ["TaskStop", "KillShell"],
    ["read_file", "Read"],
    ["list_dir", "Glob"],
    ["MultiEdit", "MultiEdit"],
    [" Bash ", "Bash"],
    ["Bash(git log:*)", "Bash"],
    ["Task(a, b)", "Task"],
  ])("%s means %s as it stands", (spelling, name) => {
    expect(readToolName(spelling)).toEqual({ kind: "known", name, exact: true });
  });

  it.each([
    ["read", "Read"],
    ["BASH", "Bash"],
    ["web_fetch_", "WebFetch"],
    ["Web Search", "WebSearch"],
    ["todo-write", "TodoWrite"],
    ["readFile", "Read"],
    ["bash(npm test)", "Bash"],
  ])("%s is read as %s, and is misspelt", (spelling, name) => {
    expect(readToolName(spelling)).toEqual({ kind: "known", name, exact: false });
  });

  it.each(["mcp__context7", "mcp__context7__get-library-docs", "mcp__*"])("%s is a server's", (spelling) => {
    expect(readToolName(spelling)).toEqual({ kind: "mcp", name: spelling });
  });

  it.each(["php", "Diff Engine", "*", "", "constructor", "__proto__", "Reаd", "Read\u200B", "Bash; Write"])(
    "%j is nobody's",
    (spelling) => {
      expect(readToolName(spelling).kind).toBe("unknown");
    },
  );

  it("is one name for one tool, and stays as it is where it is unknown", () => {
    expect(canonicalTool("agent(x)")).toBe("Task");
    expect(canonicalTool("Redis(get)")).toBe("Redis");
    expect(baseName("Bash (git log)")).toBe("Bash");
  });
});
