import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bashCall, type HookHouse, hookHouse, mainAgent, saying, subagent } from "./hook-house.ts";

const at = (event: string, command: string, more: object = {}) => ({
  [event]: [{ hooks: [{ type: "command", command, ...more }] }],
});

async function heardBy(house: HookHouse): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(house.folder, "heard.json"), "utf8"));
}

describe("after a call", () => {
  const result = { text: "3 passed", ms: 12 };

  it("a hook reads the result and the time", async () => {
    await using house = await hookHouse(at("PostToolUse", "cat > heard.json"));
    expect(await house.hooks.afterCall(bashCall(), result)).toEqual({ context: [] });
    expect(await heardBy(house)).toMatchObject({
      hook_event_name: "PostToolUse",
      tool_name: "Bash",
      tool_response: { text: "3 passed" },
      duration_ms: 12,
    });
  });

  it.each([
    ["block", saying({ decision: "block", reason: "not formatted" }), { context: ["not formatted"] }],
    ["exit 2", "echo 'not formatted' >&2; exit 2", { context: ["not formatted"] }],
    [
      "context",
      saying({ hookSpecificOutput: { hookEventName: "PostToolUse", additionalContext: "by the way" } }),
      { context: ["by the way"] },
    ],
    ["another output", saying({ updatedToolOutput: "[removed]" }), { context: [], output: "[removed]" }],
    ["another output as it came", saying({ updatedToolOutput: { text: "x" } }), { context: [], output: "x" }],
    ["the end", saying({ continue: false, stopReason: "enough" }), { context: ["enough"], stop: "enough" }],
    ["a failure", "exit 1", { context: [] }],
    ["nonsense", saying("{ x"), { context: [] }],
  ])("a hook may answer with %s", async (_, command, expected) => {
    await using house = await hookHouse(at("PostToolUse", command));
    expect(await house.hooks.afterCall(bashCall(), result)).toEqual(expected);
  });

  it("a hook that fails is named, and counts where its author says so", async () => {
    await using house = await hookHouse(at("PostToolUse", "exit 7", { onFailure: "block" }));
    expect(await house.hooks.afterCall(bashCall(), result)).toEqual({
      context: ["The hook failed: it ended with exit code 7."],
    });
    expect(house.hooks.runs()).toMatchObject([{ outcome: "failed", event: "PostToolUse" }]);
  });

  it("the result is withheld where two hooks replace it in different ways", async () => {
    const hooks = ["a", "b"].map((output) => ({ type: "command", command: saying({ updatedToolOutput: output }) }));
    await using house = await hookHouse({ PostToolUse: [{ hooks }] });
    expect(await house.hooks.afterCall(bashCall(), result)).toMatchObject({
      output: expect.stringContaining("withheld"),
    });
  });

  it("that failed, other hooks are asked, and read the error", async () => {
    await using house = await hookHouse({
      ...at("PostToolUse", "touch wrong"),
      ...at("PostToolUseFailure", `cat > heard.json; ${saying({ additionalContext: "try again" })}`),
    });
    expect(await house.hooks.afterFailure(bashCall(), { error: "no such file", ms: 3 })).toEqual({
      context: ["try again"],
    });
    expect(await heardBy(house)).toMatchObject({ error: "no such file", is_interrupt: false, duration_ms: 3 });
    expect(house.asked).toHaveLength(1);
  });
});

describe("when an agent wants to end", () => {
  it("a hook may keep it, eight times at most, and is told that it did", async () => {
    const script = "cat >> heard.txt; echo >> heard.txt; echo 'run the tests' >&2; exit 2";
    await using house = await hookHouse(at("Stop", script));
    const verdicts = [];
    for (let time = 0; time < 9; time += 1) verdicts.push(await house.hooks.onStop(mainAgent, "done"));
    expect(verdicts.slice(0, 8)).toEqual(Array(8).fill({ kind: "continue", words: "run the tests" }));
    expect(verdicts[8]).toEqual({ kind: "end" });
    expect(house.hooks.notices()).toEqual(["Hooks kept main from ending 8 times; the next time it ended."]);
    const heard = (await readFile(join(house.folder, "heard.txt"), "utf8")).trim().split("\n");
    expect(heard.map((line) => JSON.parse(line).stop_hook_active)).toEqual([false, ...Array(8).fill(true)]);
  });

  it("each agent has its own count", async () => {
    await using house = await hookHouse(at("SubagentStop", "exit 2"));
    for (let time = 0; time < 8; time += 1) await house.hooks.onStop(subagent, "");
    expect(await house.hooks.onStop(subagent, "")).toMatchObject({ kind: "end" });
    expect(await house.hooks.onStop({ ...subagent, agentId: "a2" }, "")).toMatchObject({ kind: "continue" });
  });

  it.each([
    ["a block", saying({ decision: "block", reason: "go on" }), { kind: "continue", words: "go on" }],
    ["context", saying({ additionalContext: "one more thing" }), { kind: "continue", words: "one more thing" }],
    ["the end", saying({ continue: false, decision: "block", reason: "x" }), { kind: "end" }],
    ["a failure", "exit 1", { kind: "end" }],
    ["nothing", "true", { kind: "end" }],
  ])("%s means", async (_, command, expected) => {
    await using house = await hookHouse(at("Stop", command));
    expect(await house.hooks.onStop(mainAgent, "done")).toEqual(expected);
  });

  it("a subagent's end is told with its transcript and last words, also to the Stop of its own file", async () => {
    const agents = { "db-agent": { Stop: [{ type: "command", command: "cat > heard.json" }] } };
    await using house = await hookHouse(at("Stop", "touch wrong"), { agents });
    await house.hooks.onStop(subagent, "all is well");
    expect(await heardBy(house)).toMatchObject({
      hook_event_name: "SubagentStop",
      agent_id: "a1",
      agent_type: "db-agent",
      agent_transcript_path: "/transcripts/a1.jsonl",
      transcript_path: "/transcripts/main.jsonl",
      last_assistant_message: "all is well",
      stop_hook_active: false,
    });
    expect(house.asked).toHaveLength(1);
  });
});

describe("at the start and the end", () => {
  it("of a subagent a hook may add context, and cannot block", async () => {
    const context = {
      SubagentStart: [{ matcher: "db-agent", hooks: [{ command: saying({ additionalContext: "dsn" }) }] }],
    };
    await using house = await hookHouse({
      SubagentStart: [...context.SubagentStart, { hooks: [{ command: "exit 2" }] }],
    });
    expect(await house.hooks.onSubagentStart(subagent)).toEqual(["dsn"]);
    expect(await house.hooks.onSubagentStart({ ...subagent, agent: "other" })).toEqual([]);
  });

  it("of the session what a hook prints is context", async () => {
    const hooks = [
      "echo 'We ship on Fridays.'",
      saying({ additionalContext: "and never on Mondays" }),
      "echo x; exit 1",
    ];
    await using house = await hookHouse({
      SessionStart: [{ matcher: "startup", hooks: hooks.map((command) => ({ type: "command", command })) }],
    });
    expect(await house.hooks.onSessionStart(mainAgent, "startup")).toEqual([
      "We ship on Fridays.",
      "and never on Mondays",
    ]);
    expect(await house.hooks.onSessionStart(mainAgent, "resume")).toEqual([]);
  });

  it("of the session a megabyte of it is cut, and said", async () => {
    await using house = await hookHouse(at("SessionStart", "head -c 900000 /dev/zero | tr '\\0' x"));
    const [context = ""] = await house.hooks.onSessionStart(mainAgent, "startup");
    expect(context.length).toBeLessThan(10_100);
    expect(context).toContain("[Cut at 10000 of 900000 characters.]");
  });

  it("of the session nobody waits for long", async () => {
    await using house = await hookHouse(at("SessionEnd", "sleep 1000", { timeout: 500 }));
    await house.hooks.onSessionEnd(mainAgent, "other");
    expect(house.recorded).toMatchObject([{ outcome: "failed", reason: expect.stringContaining("within 1.5 s") }]);
    expect(JSON.parse(house.asked[0] ?? "")).toMatchObject({ hook_event_name: "SessionEnd", reason: "other" });
  });

  it("of a compaction a hook may refuse", async () => {
    await using house = await hookHouse({
      PreCompact: [{ matcher: "auto", hooks: [{ command: "cat > heard.json; echo 'not now' >&2; exit 2" }] }],
    });
    expect(await house.hooks.beforeCompact(subagent, "auto")).toBe("not now");
    expect(await heardBy(house)).toMatchObject({ trigger: "auto", custom_instructions: "" });
    expect(await house.hooks.beforeCompact(subagent, "manual")).toBeUndefined();
  });
});
