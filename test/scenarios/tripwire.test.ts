import { expect, it } from "vitest";
import { answer, call, type ScriptedModel } from "../../src/simulator/messages/answer.ts";
import { delegate, done, openScenario, price, report, type Scenario, script, taskOf } from "../support/scenario.ts";

const words = "The readers' own words.";

/** Reads, reports, and has read again when somebody changes the tree behind its back. */
const play = script({
  main: [answer(delegate("read", "general-purpose")), done(words)],
  agents: {
    read: [
      answer(call("Read", { file_path: "src/price.ts" })),
      answer(report({ ...price, title: words })),
      done(words),
    ],
  },
});

function disturbing(act: (scenario: Scenario) => Promise<unknown>, scenario: () => Scenario): ScriptedModel {
  return async (request, context) => {
    if (taskOf(request) === "read" && request.messages.length > 1) await act(scenario());
    return play(request, context);
  };
}

const disturbances: readonly [string, RegExp, (scenario: Scenario) => Promise<unknown>][] = [
  [
    "a file of the tree",
    /src\/price\.ts was changed/,
    ({ repository }) => repository.write({ "src/price.ts": "export const price = 5;\n" }),
  ],
  [
    "git's configuration",
    /\.git\/config was changed/,
    ({ repository }) => repository.git(["config", "core.hooksPath", "."]),
  ],
];

it.each(disturbances)(
  "a tree in which %s changes while agents read is told loudly, and nothing that they wrote is posted",
  async (_, told, act) => {
    await using scenario: Scenario = await openScenario({ model: disturbing(act, () => scenario) });
    const { outputs, log, summary, reportText, report: result } = await scenario.run();
    const body = scenario.github.state.comments[0]?.body ?? "";
    expect(body).toMatch(/^### ⚠️ Incomplete: the files changed while agents were reading them/m);
    expect(body).toMatch(/\*\*Changed while agents were reading:\*\* `.*`/);
    expect(body).toMatch(told);
    for (const text of [body, summary, reportText]) expect(text).not.toContain(words);
    expect(result?.findings).toEqual([]);
    expect(outputs).toMatchObject({ conclusion: "incomplete", findings: "0" });
    expect(log).toMatch(/::warning::The review is incomplete: .*changed while agents were reading/);
  },
);
