import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Event } from "../../src/agent/event.ts";
import { openTranscript } from "../../src/transcript/writer.ts";

const lines = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const main: Event = {
  at: 1,
  agentId: "main",
  agent: "main",
  type: "user_message",
  blocks: [{ type: "text", text: "Begin." }],
};
const child: Event = {
  at: 2,
  agentId: "a1",
  agent: "Explore",
  parentId: "main",
  type: "turn_retried",
  cause: "reset",
  attempt: 1,
};

describe("a transcript", () => {
  it("is written line by line: one file per agent, and the stream with children in an envelope", () => {
    const folder = mkdtempSync(join(tmpdir(), "transcript-"));
    const failures: string[] = [];
    const transcript = openTranscript(folder, (cause) => failures.push(cause));
    transcript.sink(main);
    expect(lines(join(folder, "main.jsonl"))).toEqual([main]);
    transcript.sink(child);
    expect(lines(join(folder, "subagents", "agent-a1.jsonl"))).toEqual([child]);
    expect(lines(join(folder, "events.jsonl"))).toEqual([
      main,
      { type: "subagent_event", agentType: "Explore", sessionId: "a1", parentId: "main", event: child },
    ]);
    transcript[Symbol.dispose]();
    expect(failures).toEqual([]);
  });

  it("that cannot be written is told once, and nothing throws", () => {
    const file = join(mkdtempSync(join(tmpdir(), "transcript-")), "file");
    writeFileSync(file, "");
    const failures: string[] = [];
    const transcript = openTranscript(join(file, "below"), (cause) => failures.push(cause));
    transcript.sink(main);
    transcript.sink(child);
    expect(failures).toEqual([expect.stringContaining("the session goes on without it")]);
  });
});
