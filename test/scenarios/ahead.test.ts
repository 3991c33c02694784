import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { openedAt } from "../support/action.ts";
import { done, openScenario, plainBase, plainChange, script } from "../support/scenario.ts";

const agent = (name: string): string => `---\nname: ${name}\ndescription: Looks at prices\n---\nYou are ${name}.\n`;
const model = script({ main: [answer(call("PullRequestDiff", { path: "src/price.ts" })), done("Seen.")] });

describe("what is read before GitHub answers", () => {
  it("is thrown away when the event names other commits than GitHub does", async () => {
    await using scenario = await openScenario({
      base: { ...plainBase, ".claude/agents/team.md": agent("from-the-base") },
      change: { ...plainChange, ".claude/agents/team.md": agent("from-the-head") },
      model,
    });
    const { base, head, repository } = scenario;
    const later = await repository.commit("Later", { "src/price.ts": "export const price = 9;\n" });
    // As if the branch had been moved between the event and its review, or the event had been tampered with.
    const { report, log } = await scenario.run({ event: openedAt(7, { base: head, head: later }) });
    expect(report?.commits, log).toEqual({ base, mergeBase: base, head });
    expect(report?.files.map(({ path }) => path)).toEqual([".claude/agents/team.md", "src/price.ts"]);
    const [first, second] = scenario.api.requests.map(({ body }) => JSON.stringify(body));
    expect(first).toContain("from-the-base");
    expect(first).not.toContain("from-the-head");
    expect(second).toContain("+export const price = 0;");
  });

  it("leaves nothing behind when there is nothing to review", async () => {
    await using scenario = await openScenario({ model, github: { collaborators: { ada: "read" } } });
    const { mkdtemp, readdir } = await import("node:fs/promises");
    const temporary = await mkdtemp(`${scenario.repository.root}/../runner-`);
    const { outputs } = await scenario.run({ environment: { RUNNER_TEMP: temporary } });
    expect(outputs["conclusion"]).toBe("skipped");
    expect(await readdir(temporary)).toEqual([]);
  });
});
