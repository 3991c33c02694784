import { describe, expect, it } from "vitest";
import { Stopped } from "../../src/agent/deadline.ts";
import type { HookPort } from "../../src/agent/hooks.ts";
import {
  answer,
  call,
  callRaw,
  fail,
  inOrder,
  type StreamFault,
  say,
  think,
} from "../../src/simulator/messages/answer.ts";
import { newNotes, observe, slowTool } from "../support/agent.ts";

const done = answer(say("All done."));
const wait = (label: string, ms = 0) => call("Wait", { label, ms });

/** What the model was told in the last message of a request, as "ok: text" or "error: text". */
function told(
  request: { readonly body: { readonly messages: readonly { readonly content: readonly unknown[] }[] } } | undefined,
): string[] {
  return (request?.body.messages.at(-1)?.content ?? []).map((block) => {
    const { type, text, is_error, content } = block as {
      type: string;
      text?: string;
      is_error?: boolean;
      content?: { text: string }[];
    };
    return type === "text"
      ? `text: ${text}`
      : `${is_error ? "error" : "ok"}: ${content?.map((part) => part.text).join("")}`;
  });
}

describe("a run", () => {
  it("ends as finished with the last words of the agent", async () => {
    const { result } = await observe(inOrder(answer(say("Looking."), wait("a")), done), {
      tools: [slowTool(newNotes())],
    });
    expect(result).toMatchObject({ ending: { kind: "finished" }, text: "All done.", turns: 2, calls: 1 });
    expect(result.usage.output).toBeGreaterThan(0);
    expect(result.usage.cost).toBeGreaterThan(0);
  });

  it("answers calls in the order in which the model wrote them, although they run together", async () => {
    const notes = newNotes();
    const { requests } = await observe(inOrder(answer(wait("slow", 150), wait("quick"), wait("middle", 50)), done), {
      tools: [slowTool(notes)],
    });
    expect(told(requests[1])).toEqual(["ok: waited for slow", "ok: waited for quick", "ok: waited for middle"]);
    expect(notes.most).toBe(3);
  });

  it("runs at most ten calls at once", async () => {
    const notes = newNotes();
    const many = answer(...Array.from({ length: 16 }, (_, index) => wait(`call ${index}`, 40)));
    await observe(inOrder(many, done), { tools: [slowTool(notes)] });
    expect(notes).toMatchObject({ most: 10 });
    expect(notes.ran).toHaveLength(16);
  });

  it("starts a reading call while the answer still streams, and a command only when the answer is complete", async () => {
    const notes = newNotes();
    const long = "and so on ".repeat(40);
    const speaks = { ...answer(wait("read"), call("Command", { label: "command" }), say(long)), perTokenMs: 2 };
    const { events } = await observe(inOrder(speaks, done), {
      tools: [slowTool(notes), slowTool(notes, "execute", "Command")],
    });
    const order = events.flatMap((event) =>
      event.type === "call_started" ? [event.tool] : event.type === "assistant_message" ? ["answer"] : [],
    );
    // A command is not granted here, so it is denied; but it is judged only after the answer.
    expect(order.slice(0, 2)).toEqual(["Wait", "answer"]);
    expect(notes.ran).toEqual(["read"]);
  });

  it("tells the model of a tool that does not exist, and of an input that does not fit", async () => {
    const { requests } = await observe(inOrder(answer(call("Fly", {}), call("Wait", { label: 7 })), done), {
      tools: [slowTool(newNotes())],
    });
    expect(told(requests[1])).toEqual([
      "error: There is no tool named Fly. The tools are: Wait.",
      expect.stringMatching(/^error: The input of Wait does not fit:\nlabel: Invalid input: expected string/),
    ]);
  });

  it("takes hooks that cannot be asked for a no before a call, and for a word after it", async () => {
    const hooks: HookPort = {
      beforeCall: async ({ input }) => {
        if (input["label"] === "a") throw new Error("no tree");
        return { context: [] };
      },
      afterCall: () => Promise.reject(new Error("no tree")),
      started: async () => [],
      stopping: async () => undefined,
    };
    const notes = newNotes();
    const script = inOrder(answer(wait("a"), wait("b")), done);
    const { result, requests } = await observe(script, { tools: [slowTool(notes)], hooks });
    expect(told(requests[1])).toEqual([
      expect.stringContaining("error: Denied. The hooks before this call could not be asked (no tree)."),
      "ok: waited for b\nThe hooks after this call could not be asked (no tree).",
    ]);
    expect(notes.ran).toEqual(["b"]);
    expect(result).toMatchObject({ ending: { kind: "finished" }, denials: [{ by: "hook" }] });
  });

  it("denies what nothing grants, writes it into the ledger, and goes on", async () => {
    const notes = newNotes();
    const { result, requests } = await observe(inOrder(answer(call("Command", { label: "x" })), done), {
      tools: [slowTool(notes, "execute", "Command")],
    });
    expect(notes.ran).toEqual([]);
    expect(told(requests[1])[0]).toMatch(/^error: Denied\. Nothing allows this Command call/);
    expect(result).toMatchObject({
      ending: { kind: "finished" },
      denials: [{ agent: "tester", tool: "Command", by: "mode", rule: "dontAsk" }],
    });
  });

  it("redacts what a tool brings, once, where it enters the conversation", async () => {
    const { requests, events } = await observe(inOrder(answer(wait("hunter2hunter2")), done), {
      tools: [slowTool(newNotes())],
    });
    expect(told(requests[1])).toEqual(["ok: waited for [redacted]"]);
    expect(JSON.stringify(events.filter((event) => event.type === "user_message"))).not.toContain("hunter2");
  });

  it("sends thinking back untouched", async () => {
    const { result, requests } = await observe(inOrder(answer(think("Hm."), wait("a")), done), {
      tools: [slowTool(newNotes())],
    });
    expect(result.ending.kind).toBe("finished");
    expect(requests[1]?.body.messages[1]?.content[0]).toMatchObject({ type: "thinking", thinking: "Hm." });
  });
});

function breakAfterOneBlock(kind: StreamFault["kind"]): StreamFault {
  return { kind, afterBlocks: 1 } as StreamFault;
}

describe("a stream that breaks", () => {
  for (const kind of ["reset", "truncated", "error", "stalled"] as const) {
    it(`is asked again when it was ${kind} before a call had started`, async () => {
      const notes = newNotes();
      const broken = { ...answer(say("Let me look."), wait("a")), fault: breakAfterOneBlock(kind) };
      const { result, requests, events } = await observe(inOrder(broken, answer(wait("a")), done), {
        tools: [slowTool(notes)],
        idleMs: 300,
      });
      expect(result.ending).toEqual({ kind: "finished" });
      expect(notes.ran).toEqual(["a"]);
      expect(requests).toHaveLength(3);
      expect(events.filter((event) => event.type === "turn_retried")).toHaveLength(1);
    });

    it(`counts as what was complete when it was ${kind} after a call had started, and nothing runs twice`, async () => {
      const notes = newNotes();
      const broken = { ...answer(wait("a"), wait("b"), say("cut")), fault: breakAfterOneBlock(kind) };
      const { result, requests } = await observe(inOrder(broken, done), { tools: [slowTool(notes)], idleMs: 300 });
      expect(result.ending).toEqual({ kind: "finished" });
      expect(notes.ran).toEqual(["a"]);
      expect(requests).toHaveLength(2);
      expect(told(requests[1])).toEqual(["ok: waited for a"]);
    });
  }

  it("ends the run as failed with its cause when it breaks every time", async () => {
    const broken = { ...answer(say("Let me look.")), fault: { kind: "reset", afterBlocks: 0 } } as const;
    const { result, requests } = await observe(() => broken);
    expect(requests).toHaveLength(3);
    expect(result.ending).toMatchObject({ kind: "failed", cause: expect.stringMatching(/./) });
  });

  it("is paid for: the tokens of a broken attempt are counted", async () => {
    const usage = { input_tokens: 1000 };
    const broken = { ...answer(say("x")), usage, fault: { kind: "reset", afterBlocks: 0 } } as const;
    const { result } = await observe(inOrder(broken, { ...done, usage }));
    expect(result.usage.input).toBe(2000);
  });
});

describe("an answer that is not as it should be", () => {
  it("answers a call whose input is not JSON with an error, and runs nothing", async () => {
    const notes = newNotes();
    const { result, requests } = await observe(inOrder(answer(callRaw("Wait", '{"label": "a"'), wait("b")), done), {
      tools: [slowTool(notes)],
    });
    expect(notes.ran).toEqual(["b"]);
    expect(told(requests[1])).toEqual([
      expect.stringMatching(/^error: Nothing was run: the input of this call was not a JSON object/),
      "ok: waited for b",
    ]);
    expect(result.ending).toEqual({ kind: "finished" });
  });

  it("starts nothing further when the answer was cut at its output limit", async () => {
    const notes = newNotes();
    const cut = {
      ...answer(wait("a"), call("Command", { label: "b" }), callRaw("Wait", '{"label": "c')),
      stop: "max_tokens",
    } as const;
    const { result, requests } = await observe(inOrder(cut, done), {
      tools: [slowTool(notes), slowTool(notes, "execute", "Command")],
    });
    expect(notes.ran).toEqual(["a"]);
    const answers = told(requests[1]);
    expect(answers[0]).toBe("ok: waited for a");
    expect(answers[1]).toMatch(/^error: Nothing was run/);
    expect(answers[2]).toMatch(/^error: Nothing was run/);
    expect(result.ending).toEqual({ kind: "finished" });
  });

  it("continues a report that was cut at its output limit", async () => {
    const cut = { ...answer(say("The first half ")), stop: "max_tokens" } as const;
    const { result } = await observe(inOrder(cut, answer(say("and the second."))));
    expect(result).toMatchObject({ ending: { kind: "finished" }, text: "The first half and the second." });
  });

  it("asks a silent agent once for its report, and calls it empty if it stays silent", async () => {
    const silent = answer(think("Hm."));
    const spoke = await observe(inOrder(silent, done));
    expect(spoke.result).toMatchObject({ ending: { kind: "finished" }, text: "All done." });
    const stayed = await observe(inOrder(silent, silent));
    expect(stayed.result.ending.kind).toBe("empty");
  });

  it("goes on after pause_turn", async () => {
    const { result } = await observe(inOrder({ ...answer(say("Wait.")), stop: "pause_turn" }, done));
    expect(result).toMatchObject({ ending: { kind: "finished" }, text: "All done." });
  });

  it("names a refusal and a full context as what they are", async () => {
    const refused = await observe(inOrder({ ...answer(say("No.")), stop: "refusal" }));
    expect(refused.result.ending.kind).toBe("refused");
    const full = await observe(inOrder({ ...answer(say("…")), stop: "model_context_window_exceeded" }));
    expect(full.result.ending.kind).toBe("context-limit");
  });
});

describe("a service that refuses", () => {
  it("is patient with a 429 that says when to come back", async () => {
    const { result, requests } = await observe(inOrder(fail({ status: 429, retryAfter: 0.05 }), done));
    expect(result.ending).toEqual({ kind: "finished" });
    expect(requests).toHaveLength(2);
  });

  it("ends the run as failed with the service's words when the error outlives the retries", async () => {
    const { result } = await observe(() => fail({ status: 529, message: "Overloaded today" }));
    expect(result.ending).toMatchObject({ kind: "failed", cause: expect.stringContaining("529") });
  });
});

describe("a limit", () => {
  it("of turns asks the agent once more for what it has; only ReportFindings still runs", async () => {
    const notes = newNotes();
    const tools = [slowTool(notes), slowTool(notes, "report", "ReportFindings")];
    const last = answer(say("What I have."), wait("late"), call("ReportFindings", { label: "finding" }));
    const { result, requests } = await observe(inOrder(answer(wait("a")), last), { tools, run: { maxTurns: 1 } });
    expect(told(requests[1])).toEqual(["ok: waited for a", expect.stringMatching(/^text: Your limit is reached/)]);
    expect(notes.ran).toEqual(["a", "finding"]);
    expect(result).toMatchObject({ ending: { kind: "turn-limit" }, text: "What I have.", turns: 2 });
  });

  it("of dollars ends a run, and a run that has not begun does not begin", async () => {
    const usage = { output_tokens: 1_000_000 };
    const { result } = await observe(inOrder({ ...answer(wait("a")), usage }, answer(say("So far."))), {
      tools: [slowTool(newNotes())],
      maxCost: 1,
    });
    expect(result).toMatchObject({ ending: { kind: "cost-limit" }, text: "So far." });
    const { result: never, requests } = await observe(() => done, { maxCost: 0 });
    expect(never).toMatchObject({ ending: { kind: "cost-limit" }, turns: 0 });
    expect(requests).toHaveLength(0);
  });

  it("of time stops the run and what it was running", async () => {
    const { result } = await observe(inOrder(answer(wait("forever", 60_000))), {
      tools: [slowTool(newNotes())],
      run: { timeoutMs: 250 },
    });
    expect(result.ending.kind).toBe("time-limit");
  });

  it("from outside ends the run with the reason that was given", async () => {
    const cancelled = new AbortController();
    const speaks = () => {
      setTimeout(() => cancelled.abort(new Stopped({ kind: "aborted", cause: "the job was cancelled" })), 30);
      return { ...answer(say("word ".repeat(500))), perTokenMs: 5 };
    };
    const { result } = await observe(speaks, { signal: cancelled.signal });
    expect(result.ending).toEqual({ kind: "aborted", cause: "the job was cancelled" });
  });
});
