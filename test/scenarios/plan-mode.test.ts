import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { sandboxes } from "../support/sandboxes.ts";
import { answersTo, delegate, done, openScenario, plainBase, type Scenario, script } from "../support/scenario.ts";

const edit = call("Edit", { file_path: "src/price.ts", old_string: "price = 0", new_string: "price = 1" });
const test = call("Bash", { command: "npm test" });
const would = "I would have set the price back to 1 in src/price.ts, and run npm test.";

/** The fixer of seed 002: it may edit and run commands, as far as the session lets it. */
function openStory(planModeBehavior: string): Promise<Scenario> {
  return openScenario({
    base: {
      ...plainBase,
      "package.json": JSON.stringify({ scripts: { test: "node check.js" } }),
      "check.js": 'console.log(require("node:fs").readFileSync("src/price.ts", "utf8").split("\\n")[0]);\n',
      ".claude/agents/code-fixer.md": `---
name: code-fixer
description: Fixes defects, use when a test fails
tools: Read, Edit, Bash
${planModeBehavior}
---
You fix code.
`,
    },
    model: script({
      main: [
        answer(call("PullRequestDiff", { path: "src/price.ts" }), delegate("fix", "code-fixer")),
        done("1. Set the price back in src/price.ts."),
      ],
      agents: { fix: [answer(call("Read", { file_path: "src/price.ts" })), answer(edit), answer(test), done(would)] },
    }),
  });
}

const granted = { "allowed-tools": "Edit, Bash(npm test)" };
const planning = { ...granted, "permission-mode": "plan" };

function expectOnlyPlanned(scenario: Scenario, denials: readonly object[] | undefined): void {
  const [, edited, tested] = answersTo(scenario.api, "fix");
  expect(edited).toMatch(/^Denied\. .*src\/price\.ts may not be changed: a plan changes nothing \(mode plan\)\./);
  expect(tested).toMatch(/^Denied\. .*npm test may not run: a plan runs only commands that read \(mode plan\)\./);
  expect(denials).toMatchObject([
    { tool: "Edit", by: "mode", rule: "plan" },
    { tool: "Bash", by: "mode", rule: "plan" },
  ]);
}

it("a session that plans writes nothing and runs nothing, at any depth, and posts a plan", async () => {
  await using scenario = await openStory("");
  const { report, outputs } = await scenario.run({ inputs: { ...planning, sandbox: "off" } });
  const [fixer] = report?.agents ?? [];
  expectOnlyPlanned(scenario, fixer?.denials);
  expect(fixer).toMatchObject({ ending: { kind: "finished" }, text: would });
  expect(fixer?.changes).toBeUndefined();
  expect(outputs["conclusion"]).toBe("clean");
  const body = scenario.github.state.comments[0]?.body ?? "";
  expect(body).toMatch(/^#### Plan\n\n1\. Set the price back in src\/price\.ts\.$/m);
  expect(body).toContain("I would have set the price back");
  expect(await scenario.repository.git(["status", "--porcelain", "--ignored"])).toBe("");
  // Both were told what is expected of them.
  const openings = scenario.api.requests.map(({ body: { messages } }) => JSON.stringify(messages[0]));
  expect(openings.every((opening) => opening.includes("plan mode"))).toBe(true);
});

it("an agent that forces planning only plans, in a session that does not", async () => {
  await using scenario = await openStory("planModeBehavior: force");
  const { report } = await scenario.run({ inputs: { ...granted, sandbox: "off" } });
  expectOnlyPlanned(scenario, report?.agents[0]?.denials);
  expect(report?.agents[0]?.changes).toBeUndefined();
  expect(scenario.github.state.comments[0]?.body).not.toContain("#### Plan");
});

describe.each((await sandboxes()).slice(0, 1))("with a box (%s)", () => {
  it("an agent that ignores plan mode edits its own copy and runs the tests on it", async () => {
    await using scenario = await openStory("planModeBehavior: ignore");
    const { report } = await scenario.run({ inputs: planning });
    const [, edited, tested] = answersTo(scenario.api, "fix");
    expect(edited).toContain("src/price.ts was changed");
    expect(tested).toContain("export const price = 1;");
    expect(report?.agents[0]).toMatchObject({ denials: [], changes: { files: ["src/price.ts"] } });
    expect(await scenario.repository.git(["status", "--porcelain", "--ignored"])).toBe("");
    expect(scenario.github.state.comments[0]?.body).toContain("#### Plan");
  });
});
