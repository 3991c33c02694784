import { describe, expect, it } from "vitest";
import type { Subject } from "../../src/permission/decision.ts";
import { type Caller, judge } from "../../src/permission/gate.ts";

const main: Caller = { agent: "main", role: "main", tools: "all", disallowedTools: [] };
const reader: Caller = { agent: "reader", role: "subagent", tools: ["Read", "Agent"], disallowedTools: [] };
const path = (name: string, inside = true): Subject => ({ kind: "path", path: name, access: "read", inside });

describe("the gate", () => {
  it("lets the main agent delegate, and never a subagent, whatever its definition says", () => {
    const delegating = { tool: "Task", effect: "delegate", subjects: [] } as const;
    expect(judge(delegating, main)).toEqual({ effect: "allow", by: "mode" });
    expect(judge(delegating, reader)).toMatchObject({ effect: "deny", by: "system" });
    expect(judge({ ...delegating, tool: "Agent" }, reader)).toMatchObject({ effect: "deny", by: "system" });
  });

  it("lets an agent call the tools that its definition names, and no others", () => {
    expect(judge({ tool: "Read", effect: "read", subjects: [path("a.ts")] }, reader)).toEqual({
      effect: "allow",
      by: "mode",
    });
    expect(judge({ tool: "Grep", effect: "read", subjects: [path("a.ts")] }, reader)).toEqual({
      effect: "deny",
      by: "definition",
      rule: "tools: Read, Agent",
      reason: "Grep is not among the tools of reader.",
      remedy: "add Grep to tools of reader",
    });
  });

  it("lets disallowedTools win over tools", () => {
    const caller: Caller = { ...reader, disallowedTools: ["Read"] };
    expect(judge({ tool: "Read", effect: "read", subjects: [] }, caller)).toMatchObject({
      effect: "deny",
      rule: "disallowedTools: Read",
    });
    expect(judge({ tool: "PullRequestDiff", effect: "read", subjects: [] }, caller)).toMatchObject({
      effect: "deny",
      by: "definition",
    });
  });

  it("gives the diff to whoever may read, and the way to report to everybody", () => {
    const bashOnly: Caller = { ...reader, tools: ["Bash"] };
    expect(judge({ tool: "PullRequestDiff", effect: "read", subjects: [] }, reader).effect).toBe("allow");
    expect(judge({ tool: "PullRequestDiff", effect: "read", subjects: [] }, bashOnly).effect).toBe("deny");
    expect(judge({ tool: "ReportFindings", effect: "report", subjects: [] }, bashOnly).effect).toBe("allow");
  });

  it("denies what lies outside the reviewed tree, even to the main agent", () => {
    const decision = judge(
      { tool: "Read", effect: "read", subjects: [path("a.ts"), path("/etc/passwd", false)] },
      main,
    );
    expect(decision).toMatchObject({ effect: "deny", by: "workspace", reason: expect.stringContaining("/etc/passwd") });
  });

  it("denies every effect that nothing grants: nobody is there to ask", () => {
    for (const effect of ["write", "execute", "network"] as const) {
      expect(judge({ tool: "Some", effect, subjects: [] }, main)).toMatchObject({
        effect: "deny",
        by: "mode",
        rule: "dontAsk",
      });
    }
  });
});
