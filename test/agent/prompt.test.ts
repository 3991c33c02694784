import { expect, test } from "vitest";
import { mainOpening, taskOpening } from "../../src/agent/prompt.ts";
import type { PullRequest } from "../../src/pull/pull-request.ts";

const long = "x".repeat(1_000_000);

const pull: PullRequest = {
  owner: "octo",
  repo: "sample",
  number: 7,
  title: "Change the price",
  body: "",
  author: "ada",
  url: "https://github.example/octo/sample/pull/7",
  labels: [],
  draft: false,
  fork: false,
  baseRef: "main",
  headRef: "feature",
  threads: [],
  commits: { base: "b".repeat(40), mergeBase: "b".repeat(40), head: "a".repeat(40) },
  commitNotes: [],
  files: [],
  diffSource: "git",
};

const background = { mode: "dontAsk", memory: "", skills: [] } as const;

test("nothing that a stranger writes into a pull request can fill a conversation before it has begun", () => {
  const full = {
    ...pull,
    title: long,
    body: long,
    labels: [long],
    commitNotes: Array.from({ length: 250 }, () => ({ sha: "c".repeat(40), message: long, author: "ada" })),
    threads: [{ path: "a.ts", comments: [{ author: "bob", body: long }] }],
  };
  expect(mainOpening(full, "", background).length).toBeLessThan(50_000);
  expect(taskOpening(full, "Look.", background).length).toBeLessThan(50_000);
});

test("what is cut off is said, and the first line of a commit is enough", () => {
  const commitNotes = [{ sha: "c".repeat(40), message: `${"y".repeat(310)}\nmore`, author: "ada" }];
  const opening = mainOpening({ ...pull, commitNotes }, "", background);
  expect(opening).toContain(`cccccccc ${"y".repeat(300)} [cut: 10 more characters]\n`);
});

test("a file that only became executable is listed as that", () => {
  const file = { path: "run.sh", status: "modified", additions: 0, deletions: 0, hunks: [] } as const;
  const opening = mainOpening({ ...pull, files: [{ ...file, became: "executable" }] }, "", background);
  expect(opening).toContain("modified run.sh +0 -0 (now executable)");
});
