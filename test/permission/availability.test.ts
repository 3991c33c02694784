import { describe, expect, it } from "vitest";
import { describeUnresolved, resolveTools, whyUnavailable } from "../../src/permission/availability.ts";

const present = ["Task", "Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings", "Bash", "Edit"];
const resolve = (tools: "all" | readonly string[], disallowedTools: readonly string[] = []) =>
  resolveTools({ tools, disallowedTools }, present);

describe("the tools of a subagent", () => {
  it.each([
    [
      "all but those that no subagent has",
      "all",
      [],
      ["Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings", "Bash", "Edit"],
    ],
    ["those that it lists, and reporting", ["Grep", "Edit"], [], ["Grep", "ReportFindings", "Edit"]],
    ["the diff with whatever may read", ["Read"], [], ["Read", "PullRequestDiff", "ReportFindings"]],
    ["the diff alone", ["PullRequestDiff"], [], ["PullRequestDiff", "ReportFindings"]],
    [
      "other spellings of them",
      ["read", "bash", "grep_search"],
      [],
      ["Read", "Grep", "PullRequestDiff", "ReportFindings", "Bash"],
    ],
    ["one that it limits to commands", ["Bash(git log:*, git show:*)"], [], ["ReportFindings", "Bash"]],
    ["none that it forbids", "all", ["Bash", "edit"], ["Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings"]],
    ["none that it lists and forbids", ["Read", "Bash"], ["Bash(rm:*)"], ["Read", "PullRequestDiff", "ReportFindings"]],
    ["no diff where reading is forbidden", "all", ["Read"], ["Glob", "Grep", "ReportFindings", "Bash", "Edit"]],
    ["nothing but reporting where all is forbidden", "all", ["*"], ["ReportFindings"]],
    ["nothing but reporting where the list is empty", [], [], ["ReportFindings"]],
    ["nothing but reporting where all that is listed is forbidden", ["Read"], ["Read"], ["ReportFindings"]],
    [
      "never a Task, whatever the list says",
      ["Task", "Agent", "Read"],
      [],
      ["Read", "PullRequestDiff", "ReportFindings"],
    ],
  ] as const)("are %s", (_, tools, disallowedTools, callable) => {
    const resolved = resolve(tools, disallowedTools);
    expect(resolved.callable).toEqual(callable);
    expect(resolved.refusal).toBeUndefined();
  });
});

describe("a list of tools that comes to nothing", () => {
  it("refuses the launch, and names each entry by its reason", () => {
    const resolved = resolve([
      "php",
      "Diff Engine",
      "AskUserQuestion",
      "Agent(x)",
      "mcp__context7__search",
      "WebFetch",
      "MultiEdit",
    ]);
    expect(resolved).toEqual({
      callable: [],
      unresolved: {
        unknown: ["php", "Diff Engine"],
        notForSubagents: ["AskUserQuestion", "Agent(x)"],
        absentHere: ["mcp__context7__search", "WebFetch", "MultiEdit"],
      },
      refusal:
        "none of its tools can be used here (unknown: php, Diff Engine; not for subagents: AskUserQuestion, Agent(x); absent here: mcp__context7__search, WebFetch, MultiEdit)",
    });
  });

  it.each([
    [["php"], "none of its tools can be used here (unknown: php)"],
    [["KillBash", "TaskStop"], "none of its tools can be used here (not for subagents: KillBash, TaskStop)"],
    [["mcp__x"], "none of its tools can be used here (absent here: mcp__x)"],
    [["All tools"], "none of its tools can be used here (unknown: All tools)"],
  ])("says so in the same words for one reason alone: %j", (tools, refusal) => {
    expect(resolve(tools).refusal).toBe(refusal);
  });

  it("is no reason where one tool is left: the rest is dropped, and told", () => {
    const { callable, refusal, unresolved } = resolve(["Read", "mcp__context7", "php"]);
    expect(callable).toEqual(["Read", "PullRequestDiff", "ReportFindings"]);
    expect(refusal).toBeUndefined();
    expect(describeUnresolved(unresolved)).toBe("unknown: php; absent here: mcp__context7");
  });
});

describe("the layers", () => {
  it("speak in order: what no subagent has, what is forbidden, what is not listed", () => {
    const choice = { tools: ["Read"], disallowedTools: ["Task", "Bash"] };
    expect(whyUnavailable("Task", choice, "subagent")[0]).toBe("main-only");
    expect(whyUnavailable("Task", choice, "main")[0]).toBe("disallowed");
    expect(whyUnavailable("Bash", choice, "subagent")[0]).toBe("disallowed");
    expect(whyUnavailable("Edit", choice, "subagent")).toEqual(["not-listed"]);
    expect(whyUnavailable("Read", choice, "subagent")).toEqual([]);
    expect(whyUnavailable("ReportFindings", choice, "subagent")).toEqual([]);
  });

  it("are not deceived by names from a prototype", () => {
    const choice = { tools: ["Read"], disallowedTools: [] };
    for (const name of ["constructor", "__proto__", "toString"])
      expect(whyUnavailable(name, choice, "subagent")).toEqual(["not-listed"]);
  });
});
