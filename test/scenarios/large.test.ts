import { expect, it } from "vitest";
import { commentMarker } from "../../src/github/comments.ts";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { expectValidRequests } from "../support/openapi.ts";
import { done, openScenario, script } from "../support/scenario.ts";

it("names all of 250 changed files, finds our comment among 130, and leaves somebody else's with our marker alone", async () => {
  const change = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [`src/file-${index}.ts`, `export const n = ${index};\n`]),
  );
  const others = Array.from({ length: 128 }, (_, index) => ({ pull: 7, author: "bob", body: `Remark ${index}` }));
  const marker = commentMarker("review");
  const ours = { pull: 7, author: "github-actions[bot]", body: `${marker}\nOur last report` };
  const forged = { pull: 7, author: "mallory", body: `${marker}\nForged` };
  await using scenario = await openScenario({
    change,
    github: { comments: [...others.slice(0, 110), ours, ...others.slice(110), forged] },
    model: script({ main: [answer(call("PullRequestDiff", {})), done("Many files.")] }),
  });
  const { outputs, report, summary, log } = await scenario.run();
  // Nobody opened them: that is said, and it is not clean.
  expect(outputs["conclusion"]).toBe("incomplete");
  expect(log).toContain("250 of 250 changed files opened by no agent");
  expect(report?.files).toHaveLength(250);
  const { comments } = scenario.github.state;
  expect(comments).toHaveLength(130);
  expect(comments[110]?.body).toContain("Many files.");
  expect(comments.at(-1)?.body).toBe(forged.body);
  for (const path of Object.keys(change)) {
    expect(comments[110]?.body).toContain(path);
    expect(summary).toContain(path);
  }
  const opening = JSON.stringify(scenario.api.requests[0]?.body.messages[0]);
  for (const path of Object.keys(change)) expect(opening).toContain(path);
  await expectValidRequests(scenario.github.requests);
});
