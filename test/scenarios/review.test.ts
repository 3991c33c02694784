import { describe, expect, it } from "vitest";
import { answer, call, fail, say } from "../../src/simulator/messages/answer.ts";
import { expectValidRequests } from "../support/openapi.ts";
import { delegate, done, openScenario, price, report, script } from "../support/scenario.ts";

const readPrice = call("Read", { file_path: "src/price.ts" });

describe("a pull request through the whole house", () => {
  it("is read, delegated, and posted as one comment, which the next review edits in place", async () => {
    await using scenario = await openScenario({
      model: script({
        main: [answer(delegate("first"), delegate("second"), delegate("third")), done("The price is now zero.")],
        agents: {
          first: [
            answer(call("PullRequestDiff", { path: "src/price.ts" })),
            answer(report(price)),
            done("One defect."),
          ],
          second: [answer(readPrice), done("Fine.")],
          third: [answer(readPrice), done("Fine.")],
        },
      }),
    });
    const first = await scenario.run();
    expect(first.log).not.toContain("::error");
    expect(first).toMatchObject({
      code: 0,
      outputs: { conclusion: "findings", findings: "1", "findings-high": "1", "findings-critical": "0" },
      report: { verdict: "findings", commits: { base: scenario.base, mergeBase: scenario.base, head: scenario.head } },
    });
    expect(Number(first.outputs["cost"])).toBeGreaterThan(0);
    expect(first.summary).toContain("Everything is free now");
    // Live lines carry the agent's name; what one agent did stands together in a group once it has ended.
    expect(first.log).toMatch(/^general-purpose │ PullRequestDiff src\/price\.ts$/m);
    expect(first.log.match(/^::group::(?:general-purpose|main) \(/gm)).toHaveLength(4);

    const [comment] = scenario.github.state.comments;
    expect(comment?.author).toBe("github-actions[bot]");
    expect(comment?.body).toContain("Everything is free now");
    expect(comment?.body).toContain("The price is now zero.");
    expect(first.outputs["comment-url"]).toContain(`#issuecomment-${comment?.id}`);

    const second = await scenario.run();
    expect(second.outputs["comment-url"]).toBe(first.outputs["comment-url"]);
    expect(scenario.github.state.comments).toHaveLength(1);
    expect(scenario.github.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    await expectValidRequests(scenario.github.requests);
  });

  it("has subagents that overlap in time, as the events prove", async () => {
    const slow = { ...done("Fine."), firstTokenMs: 400 };
    await using scenario = await openScenario({
      model: script({
        main: [answer(delegate("a"), delegate("b"), delegate("c")), done()],
        agents: { a: [slow], b: [slow], c: [slow] },
      }),
    });
    const { report } = await scenario.run();
    const spans = report?.agents.map(({ startedAt, endedAt }) => ({ startedAt, endedAt })) ?? [];
    expect(spans).toHaveLength(3);
    expect(Math.max(...spans.map(({ startedAt }) => startedAt))).toBeLessThan(
      Math.min(...spans.map(({ endedAt }) => endedAt)),
    );
  });

  it("has subagents whose first request reads from the cache what the main agent's prompt has in common with theirs", async () => {
    await using scenario = await openScenario({
      model: script({
        main: [answer(delegate("a"), delegate("b", "correctness-reviewer")), done()],
        agents: { a: [done()], b: [done()] },
      }),
    });
    const { report } = await scenario.run();
    expect(report?.agents.map(({ agent, turns }) => ({ agent, turns }))).toEqual([
      { agent: "general-purpose", turns: 1 },
      { agent: "correctness-reviewer", turns: 1 },
    ]);
    for (const { usage } of report?.agents ?? []) expect(usage.cacheRead).toBeGreaterThan(1_000);
  });

  it("posts three reports and shows the fourth as not reviewed when its service fails for good", async () => {
    await using scenario = await openScenario({
      model: script({
        main: [answer(delegate("a"), delegate("b"), delegate("c"), delegate("d")), done("Three of four.")],
        agents: {
          a: [done("Report A.")],
          b: [fail({ status: 529, retryAfter: 0.05, message: "overloaded for good" })],
          c: [done("Report C.")],
          d: [done("Report D.")],
        },
      }),
    });
    const { code, outputs, report, log } = await scenario.run();
    expect({ code, conclusion: outputs["conclusion"], verdict: report?.verdict }).toEqual({
      code: 0,
      conclusion: "incomplete",
      verdict: "incomplete",
    });
    const body = scenario.github.state.comments[0]?.body ?? "";
    for (const text of ["Report A.", "Report C.", "Report D."]) expect(body).toContain(text);
    expect(body).toMatch(/not reviewed/i);
    expect(body).toContain("overloaded for good");
    expect(log).toContain("::warning::The review is incomplete: general-purpose failed");
  });

  it("ends well with a 429, a broken stream, a call after it, and a broken input on the way, and nothing ran twice", async () => {
    let refused = 0;
    const story = script({
      main: [answer(delegate("a"), delegate("b"), delegate("c")), done("All came back.")],
      agents: {
        a: [{ ...answer(readPrice, say("cut here")), fault: { kind: "reset", afterBlocks: 1 } }, done("A.")],
        b: [answer({ type: "tool_use", name: "Read", rawInput: '{"file_path": ' }), done("B.")],
        c: [answer(report(price)), done("C.")],
      },
    });
    await using scenario = await openScenario({
      model: (request, context) => (refused++ === 0 ? fail({ status: 429, retryAfter: 1 }) : story(request, context)),
    });
    const { outputs, report: result } = await scenario.run();
    expect(outputs["conclusion"]).toBe("findings");
    expect(result?.agents.map(({ ending }) => ending.kind)).toEqual(["finished", "finished", "finished"]);
    expect(result?.findings).toHaveLength(1);
    // 1 refused + 2 of main + 2 of each subagent.
    expect(scenario.api.requests).toHaveLength(9);
  });

  it("takes a finding's line from the file, and gives a wrong one back to the agent", async () => {
    await using scenario = await openScenario({
      model: script({
        main: [
          answer(report({ ...price, line: 40 }, { ...price, quote: "not there" }, { ...price, path: "nowhere.ts" })),
          done("Seen."),
        ],
      }),
    });
    const { report: result } = await scenario.run();
    expect(result?.findings).toMatchObject([{ path: "src/price.ts", line: 1 }]);
    const told = JSON.stringify(scenario.api.requests[1]?.body.messages.at(-1));
    expect(told).toContain("line corrected from 40 to 1");
    expect(told).toContain("The quoted line is not in src/price.ts");
    expect(told).toContain("nowhere.ts does not exist");
  });
});
