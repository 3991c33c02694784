import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { cloneMergeRef, makeStory } from "../git/story.ts";
import { opened } from "../support/action.ts";
import { makeRepository } from "../support/repository.ts";
import { done, openScenario, report, script } from "../support/scenario.ts";

const finding = {
  path: "src/price.ts",
  line: 1,
  quote: "export const price = 2;",
  severity: "medium",
  category: "correctness",
  title: "The price has doubled",
  failureScenario: "Every order is charged twice as much as before",
} as const;

const model = script({
  main: [
    answer(
      call("PullRequestDiff", { path: "src/price.ts" }),
      call("Read", { file_path: "README.md" }),
      call("Grep", { pattern: "price" }),
    ),
    answer(report(finding)),
    done("Seen."),
  ],
});

describe("the same review", () => {
  it("comes from a depth-1 merge ref, a full clone, and the default branch on workflow_dispatch", async () => {
    await using story = await makeStory();
    const { base, mergeBase, head } = story;
    const pull = {
      mergeBase,
      base: { ref: "main", sha: base },
      head: { ref: "feature", sha: head, repository: "octo/sample" },
    };
    await using scenario = await openScenario({ model, pull });
    await using shallow = await cloneMergeRef(story);
    await using full = await story.remote.clone();
    await full.git(["fetch", "--quiet", "origin", head]);
    await full.git(["checkout", "--quiet", head]);
    await using standard = await story.remote.clone("--depth=1");

    const dispatch = { event: { name: "workflow_dispatch", payload: { inputs: {} } }, inputs: { "pr-number": "7" } };
    const steps = [{ workspace: shallow.root }, { workspace: full.root }, { workspace: standard.root, ...dispatch }];
    const reviews = [];
    for (const step of steps) {
      const before = scenario.api.requests.length;
      const { outputs, report: result, log } = await scenario.run(step);
      expect(outputs["conclusion"], log).toBe("findings");
      const sent = scenario.api.requests.slice(before).map(({ body }) => body.messages);
      reviews.push({
        commits: result?.commits,
        findings: result?.findings,
        files: result?.files,
        sent: JSON.stringify(sent).replaceAll(/toolu_[\w-]+/g, "call"),
      });
    }
    expect(reviews[0]?.commits).toEqual({ base, mergeBase, head });
    expect(reviews[0]?.files?.map(({ path }) => path)).toEqual(["new.txt", "src/price.ts"]);
    // What the model saw is the head: not the merge, and not the base, which has moved on.
    expect(reviews[0]?.sent).not.toContain("Open.");
    expect(reviews[1]).toEqual(reviews[0]);
    expect(reviews[2]).toEqual(reviews[0]);
    expect(await full.git(["rev-parse", "--is-shallow-repository"])).toBe("false");
  });

  it("says in one sentence what to add when there is no checkout", async () => {
    await using scenario = await openScenario({ model });
    await using empty = await makeRepository();
    await empty.git(["init", "--quiet"]);
    const { code, log, outputs } = await scenario.run({ workspace: `${empty.root}/.git/hooks/../../..` });
    expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 1, conclusion: "failed" });
    expect(log).toMatch(/::error::.* is not a git checkout .* add a step with actions\/checkout before this one/);
    expect(scenario.api.requests).toHaveLength(0);
  });

  it("says in one sentence what to add when the base cannot be fetched", async () => {
    await using scenario = await openScenario({ model, pull: { base: { ref: "main", sha: "b".repeat(40) } } });
    const { code, log, outputs } = await scenario.run();
    expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 1, conclusion: "failed" });
    expect(log).toMatch(
      /::error::The commits of the pull request are not in the checkout and could not be fetched .*fetch-depth: 0/,
    );
    expect(scenario.api.requests).toHaveLength(0);
  });

  it("uses GitHub's list of files, and says so, when local git cannot give the diff", async () => {
    await using scenario = await openScenario({
      model: script({ main: [answer(call("Read", { file_path: "src/price.ts" })), done("Seen.")] }),
    });
    const { repository, base } = scenario;
    // The old version of the file is gone from the object store: the head can still be read, the diff cannot.
    const blob = await repository.git(["rev-parse", `${base}:src/price.ts`]);
    const { rm } = await import("node:fs/promises");
    await rm(`${repository.root}/.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    const { outputs, report: result } = await scenario.run({ event: opened(7) });
    expect(outputs["conclusion"]).toBe("clean");
    expect(result?.files.map(({ path }) => path)).toEqual(["src/price.ts"]);
    expect(result?.notices).toContainEqual(expect.stringContaining("GitHub's list of changed files was used"));
  });
});
