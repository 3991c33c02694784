import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { opened, type Step } from "../support/action.ts";
import { done, openScenario, script } from "../support/scenario.ts";

const model = script({ main: [done("Seen.")] });
const fork = { head: { ref: "feature", sha: "", repository: "mallory/sample" } };

describe("a session that is not to run", () => {
  const noKey = { inputs: { "anthropic-api-key": "" } };
  const cases: readonly [string, Partial<Step>, RegExp][] = [
    ["a push", { event: { name: "push", payload: {} } }, /The event `push` is not about a pull request/],
    [
      "pull_request_target",
      { event: { ...opened(7), name: "pull_request_target" } },
      /`pull_request_target` brings secrets together .* not supported yet/,
    ],
    ["issue_comment", { event: { name: "issue_comment", payload: {} } }, /`issue_comment` .* not supported yet/],
    ["workflow_run", { event: { name: "workflow_run", payload: {} } }, /`workflow_run` .* not supported yet/],
    [
      "a closed pull request",
      { event: { name: "pull_request", payload: { ...(opened(7).payload as object), action: "closed" } } },
      /was closed is not reviewed/,
    ],
    ["a draft", { event: opened(7, { draft: true }) }, /is a draft/],
    [
      "Dependabot without a key",
      { ...noKey, environment: { GITHUB_ACTOR: "dependabot[bot]" } },
      /withholds the repository's secrets from Dependabot/,
    ],
    ["somebody without write access", { environment: { GITHUB_ACTOR: "eve" } }, /eve has the right `read`/],
  ];
  for (const [name, step, reason] of cases) {
    it(`is neutral and says why: ${name}`, async () => {
      await using scenario = await openScenario({ model });
      const { code, outputs, log, summary } = await scenario.run(step);
      expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 0, conclusion: "skipped" });
      expect(log).toMatch(new RegExp(`::notice::Skipped: .*${reason.source}`));
      expect(summary).toMatch(reason);
      expect(scenario.github.state.comments).toHaveLength(0);
      expect(scenario.api.requests).toHaveLength(0);
    });
  }

  it("is neutral and says why: a fork without a key", async () => {
    await using scenario = await openScenario({ model, pull: fork });
    const { code, outputs, log } = await scenario.run({
      ...noKey,
      event: opened(7, { head: { repo: { full_name: "mallory/sample" } } }),
    });
    expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 0, conclusion: "skipped" });
    expect(log).toMatch(/::notice::Skipped: The pull request comes from a fork/);
  });
});

it("a pull request that changes no file is skipped, and nobody is asked", async () => {
  await using scenario = await openScenario({ model, change: {} });
  const { code, outputs, log } = await scenario.run();
  expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 0, conclusion: "skipped" });
  expect(log).toContain("::notice::Skipped: The pull request changes no file: there is nothing to review.");
  expect(scenario.api.requests).toHaveLength(0);
});

describe("a mistake in the workflow", () => {
  const cases: readonly [string, Partial<Step>, RegExp][] = [
    [
      "agents that are not JSON",
      { inputs: { agents: "{nope" } },
      /^::error::agents: not valid JSON \(.*\); no agent was taken from it\. Mend it, or leave it out\. Nothing was reviewed\.$/,
    ],
    [
      "an agent without a description",
      { inputs: { agents: '{"strict":{"prompt":"Look."}}' } },
      /^::error::agents:1: "description" is missing.* Nothing was reviewed\.$/,
    ],
    [
      "a number that is none",
      { inputs: { "pr-number": "#7" } },
      /^::error::The inputs of PR Subagents cannot be used: "pr-number" must be the number of a pull request, greater than zero\. /,
    ],
    [
      "an unknown and a malformed input",
      { inputs: { "max-cost": "lots", modle: "opus" } },
      /"max-cost" must be a number of dollars.*"modle" is not an input/,
    ],
    [
      "a missing key",
      { inputs: { "anthropic-api-key": "" } },
      /There is no key for the model: set the input `anthropic-api-key/,
    ],
    ["an unknown model", { inputs: { model: "gpt-5" } }, /"gpt-5" is not a model: use sonnet/],
    [
      "an event file that is not JSON",
      { event: { name: "pull_request", payload: "{ nonsense" } },
      /The event file .* cannot be read as JSON/,
    ],
    [
      "an event file of another shape",
      { event: { name: "pull_request", payload: { action: "opened" } } },
      /The event file is not the payload of a `pull_request` event \(pull_request: Invalid input: expected object/,
    ],
    [
      "a dispatch without a number",
      { event: { name: "workflow_dispatch", payload: {} } },
      /`workflow_dispatch` names no pull request: give the step the input `pr-number`/,
    ],
    [
      "a number that is no pull request",
      { event: { name: "workflow_dispatch", payload: {} }, inputs: { "pr-number": "4711" } },
      /4711/,
    ],
  ];
  for (const [name, step, sentence] of cases) {
    it(`is red with one sentence that says what to do: ${name}`, async () => {
      await using scenario = await openScenario({ model });
      const { code, outputs, log } = await scenario.run(step);
      expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 1, conclusion: "failed" });
      const errors = log.split("\n").filter((line) => line.startsWith("::error::"));
      expect(errors).toEqual([expect.stringMatching(sentence)]);
      expect(log).not.toMatch(/^\s+at /m);
      expect(scenario.api.requests).toHaveLength(0);
    });
  }
});

describe("a token without rights", () => {
  const rights = (right: "read" | "none") => ({ tokens: { "test-token-0123456789": right } });

  it("that may not read is told which permission is missing", async () => {
    await using scenario = await openScenario({
      model,
      github: { ...rights("none"), collaborators: { ada: "write" } },
    });
    const { code, log } = await scenario.run();
    expect(code).toBe(1);
    expect(log).toMatch(/::error::.*permissions/);
  });

  it("that may not write leaves the whole report in the job summary, and says so", async () => {
    await using scenario = await openScenario({
      model: script({ main: [answer(call("PullRequestDiff", { path: "src/price.ts" })), done("The whole report.")] }),
      github: { ...rights("read"), collaborators: { ada: "write" } },
    });
    const { code, outputs, log, summary } = await scenario.run();
    expect({ code, ...outputs }).toMatchObject({ code: 0, conclusion: "clean", "comment-url": "" });
    expect(summary).toContain("The whole report.");
    expect(log).toMatch(/::warning::.*pull-requests: write.*The report is in the job summary/);
  });
});

it("fails the step, with the service's words, when the main agent cannot even begin", async () => {
  await using scenario = await openScenario({
    model: () => ({ content: [], fault: { kind: "status", status: 401, message: "invalid key" } }),
  });
  const { code, outputs, log } = await scenario.run();
  expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 1, conclusion: "failed" });
  expect(log).toMatch(/::error::The review did not take place: main failed .*invalid key.*anthropic-api-key/);
});
