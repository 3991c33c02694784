import { expect, it } from "vitest";
import { answer, call, say } from "../../src/simulator/messages/answer.ts";
import { delegate, done, openScenario, price, report, script } from "../support/scenario.ts";

it("posts what there is when the job is cancelled", async () => {
  let reached: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const story = script({
    main: [answer(delegate("quick"), delegate("slow"))],
    agents: {
      quick: [answer(report(price)), done("Quick is done.")],
      slow: [answer(call("Glob", { pattern: "**" })), { ...answer(say("never heard")), firstTokenMs: 60_000 }],
    },
  });
  await using scenario = await openScenario({
    model: (request, context) => {
      const given = story(request, context);
      if (JSON.stringify(given).includes("never heard")) setTimeout(reached, 500);
      return given;
    },
  });
  const { outputs, report: result } = await scenario.run({ cancelWhen: waiting });
  expect(outputs["conclusion"]).toBe("cancelled");
  expect(result?.agents.map(({ ending }) => ending)).toEqual([
    { kind: "finished" },
    { kind: "aborted", cause: "the job was cancelled" },
  ]);
  const body = scenario.github.state.comments[0]?.body ?? "";
  expect(body).toContain("Everything is free now");
  expect(body).toContain("Quick is done.");
  expect(body).toMatch(/not reviewed/i);
});

it("stops at the session's time limit and at a subagent's own, and posts what it has", async () => {
  const forever = { ...answer(say("never heard")), firstTokenMs: 60_000 };
  await using scenario = await openScenario({
    model: script({ main: [answer(delegate("slow")), forever], agents: { slow: [forever] } }),
  });
  const { outputs, report: result } = await scenario.run({
    inputs: { "timeout-minutes": "0.05", "subagent-timeout-minutes": "0.01" },
  });
  expect(outputs["conclusion"]).toBe("incomplete");
  expect(result?.agents[0]?.ending).toEqual({ kind: "time-limit", cause: "its limit of 1 s is over" });
  expect(scenario.github.state.comments).toHaveLength(1);
});

it("stops spending at max-cost and at max-turns, and says so in the comment", async () => {
  const dear = { ...answer(call("Glob", { pattern: "**" })), usage: { output_tokens: 300_000 } };
  await using scenario = await openScenario({ model: script({ main: [dear, done("So far.")] }) });
  const spent = await scenario.run({ inputs: { "max-cost": "1" } });
  expect(spent.outputs["conclusion"]).toBe("incomplete");
  expect(Number(spent.outputs["cost"])).toBeGreaterThan(1);
  expect(scenario.github.state.comments[0]?.body).toMatch(/max-cost/);
  const turned = await scenario.run({ inputs: { "max-turns": "1" } });
  expect(turned.outputs["conclusion"]).toBe("incomplete");
  expect(scenario.github.state.comments[0]?.body).toMatch(/max-turns/);
});

it("says so when the pull request has moved on while it was reviewed", async () => {
  await using scenario = await openScenario({
    model: () => {
      const [pull] = scenario.github.state.pulls;
      if (pull) scenario.github.state.pulls[0] = { ...pull, head: { ...pull.head, sha: "d".repeat(40) } };
      return done("Seen.");
    },
  });
  await scenario.run();
  expect(scenario.github.state.comments[0]?.body).toMatch(/has moved on/);
});

it("writes transcripts from which every request can be rebuilt, and a stream in which children travel in envelopes", async () => {
  await using scenario = await openScenario({
    model: script({
      main: [answer(delegate("a")), done("Seen.")],
      agents: { a: [answer(call("Read", { file_path: "src/price.ts" })), done("Read it.")] },
    }),
  });
  const { transcript, report: result } = await scenario.run();
  const child = transcript(`subagents/agent-${result?.agents[0]?.agentId}.jsonl`);
  const last = scenario.api.requests.find(
    ({ body }) => JSON.stringify(body.messages).includes("waited") || body.messages.length === 3,
  )?.body;
  const said = child.filter(({ type }) => type === "user_message" || type === "assistant_message");
  expect(said.map(({ type }) => type)).toEqual([
    "user_message",
    "assistant_message",
    "user_message",
    "assistant_message",
  ]);
  const texts = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"text":("(?:[^"\\]|\\.)*")/g)].map((match) => match[1] ?? "");
  expect(texts(said.slice(0, 3))).toEqual(texts(last?.messages));
  const stream = transcript("events.jsonl");
  expect(stream.filter(({ type }) => type === "subagent_event").map(({ event }) => event)).toEqual(child);
  expect(stream.find(({ type }) => type === "subagent_event")).toMatchObject({
    agentType: "general-purpose",
    sessionId: result?.agents[0]?.agentId,
  });
});
