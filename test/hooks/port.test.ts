import { describe, expect, it } from "vitest";
import type { Run } from "../../src/agent/run.ts";
import { hookPort } from "../../src/hooks/port.ts";
import { type HookHouse, hookHouse, saying } from "./hook-house.ts";

const { signal } = new AbortController();
const runOf = (role: "main" | "subagent"): Run => ({
  agentId: "a7",
  caller: {
    agent: "fixer",
    role,
    tools: "all",
    disallowedTools: [],
    permission: [],
    mode: "plan",
    execution: "foreground",
  },
  model: "m",
  description: "",
  system: "",
  opening: "",
  maxTurns: 1,
  timeoutMs: 1,
});
const call = { callId: "c", tool: "Bash", effect: "execute", input: { command: "ls" }, subjects: [] } as const;
const portOf = ({ hooks }: HookHouse) =>
  hookPort(hooks, { transcriptPath: (id) => `/t/${id}.jsonl`, matchesRule: (rule, { tool }) => rule === tool });

describe("the loop's port", () => {
  it("asks before a call, by its rule, and gives the changed input and the answer", async () => {
    const answer = saying({ decision: "approve", updatedInput: { command: "ls -a" }, additionalContext: "x" });
    const conditions = ["Bash", "Read"].map((rule, index) => ({ command: answer, if: rule, timeout: 50 + index }));
    await using house = await hookHouse({ PreToolUse: [{ hooks: conditions }] });
    expect(await portOf(house).beforeCall(call, runOf("subagent"), signal)).toMatchObject({
      answer: { answer: "allow" },
      input: { command: "ls -a" },
      context: ["x"],
    });
    expect(house.asked.map((text) => JSON.parse(text))).toMatchObject([
      { agent_type: "fixer", agent_id: "a7", permission_mode: "plan" },
    ]);
  });

  it("asks other hooks after a failure than after a success", async () => {
    const hook = (updatedToolOutput: string) => [{ command: saying({ updatedToolOutput }) }];
    await using house = await hookHouse({ PostToolUse: hook("good"), PostToolUseFailure: hook("bad") });
    const finish = (isError: boolean) =>
      portOf(house).afterCall({ ...call, text: "t", isError, ms: 1 }, runOf("main"), signal);
    expect([await finish(false), await finish(true)]).toEqual([
      { context: [], text: "good" },
      { context: [], text: "bad" },
    ]);
  });

  it("tells the start and the end of the main agent as the session's, and of others as their own", async () => {
    await using house = await hookHouse({
      SessionStart: [{ command: "echo session" }],
      SubagentStart: [{ command: saying({ additionalContext: "subagent" }) }],
      Stop: [{ command: saying({ decision: "block", reason: "main" }) }],
      SubagentStop: [{ command: saying({ decision: "block", reason: "other" }) }],
    });
    const port = portOf(house);
    expect(await port.started(runOf("main"), signal)).toEqual(["session"]);
    expect(await port.started(runOf("subagent"), signal)).toEqual(["subagent"]);
    const words = "done";
    expect(await port.stopping(words, runOf("main"), signal)).toBe("main");
    expect(await port.stopping(words, runOf("subagent"), signal)).toBe("other");
    await using quiet = await hookHouse({});
    expect(await portOf(quiet).stopping(words, runOf("main"), signal)).toBeUndefined();
  });
});
