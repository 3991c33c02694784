import { expect, test } from "vitest";
import { fetchChangedFiles, fetchHead, fetchMergeBase, fetchPullRequest } from "../../src/github/pull-request.ts";
import { InputProblem } from "../../src/pull/problem.ts";
import { startGitHub } from "../../src/simulator/github/server.ts";
import { base, connect, head, makePull, mergeBase, name } from "../support/github.ts";
import { expectValidRequests } from "../support/openapi.ts";

test("a pull request comes with its commits and its review threads", async () => {
  await using github = await startGitHub({
    pulls: [
      makePull({
        commits: [{ sha: head, message: "Add a cache", author: "ada" }],
        reviewComments: [
          { id: 1, author: "bob", path: "src/cache.ts", line: 4, body: "Never emptied?" },
          { id: 2, author: "bob", path: "src/index.ts", line: null, body: "Outdated." },
          { id: 3, inReplyTo: 1, author: "ada", path: "src/cache.ts", line: 4, body: "On restart." },
        ],
      }),
    ],
  });
  expect(await fetchPullRequest(connect(github), name)).toEqual({
    ...name,
    title: "Add a cache",
    body: "It is faster.",
    author: "ada",
    url: "https://github.example/octo/sample/pull/7",
    labels: ["performance"],
    draft: false,
    fork: false,
    baseRef: "main",
    headRef: "cache",
    base,
    head,
    changedFiles: 0,
    commits: [{ sha: head, message: "Add a cache", author: "ada" }],
    threads: [
      {
        path: "src/cache.ts",
        line: 4,
        comments: [
          { author: "bob", body: "Never emptied?" },
          { author: "ada", body: "On restart." },
        ],
      },
      { path: "src/index.ts", comments: [{ author: "bob", body: "Outdated." }] },
    ],
  });
});

test("commits and review comments are read over all pages", async () => {
  const commits = Array.from({ length: 240 }, (_, index) => ({ sha: String(index), message: "Work", author: "ada" }));
  const reviewComments = Array.from({ length: 130 }, (_, index) => ({
    id: index + 1,
    author: "bob",
    path: "a.ts",
    line: index + 1,
    body: "Hm.",
  }));
  await using github = await startGitHub({ pulls: [makePull({ commits, reviewComments })] });
  const pull = await fetchPullRequest(connect(github), name);
  expect(pull.commits).toHaveLength(240);
  expect(pull.threads).toHaveLength(130);
  await expectValidRequests(github.requests);
});

test.each([
  ["octo/sample", false],
  ["stranger/sample", true],
  [null, true],
])("a head in %s makes fork %s", async (repository, fork) => {
  await using github = await startGitHub({ pulls: [makePull({ head: { ref: "cache", sha: head, repository } })] });
  expect((await fetchPullRequest(connect(github), name)).fork).toBe(fork);
});

test("250 changed files are all named", async () => {
  const files = Array.from({ length: 250 }, (_, index) => ({
    filename: `src/file-${index}.ts`,
    status: "modified" as const,
    additions: 1,
    deletions: 0,
    patch: "@@ -1 +1,2 @@\n a\n+b",
  }));
  await using github = await startGitHub({ pulls: [makePull({ files })] });
  const changed = await fetchChangedFiles(connect(github), name);
  expect(changed.map(({ path }) => path)).toEqual(files.map(({ filename }) => filename));
  expect(changed[249]?.hunks).toEqual([{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 2, lines: [" a", "+b"] }]);
  await expectValidRequests(github.requests);
});

test("a file without a patch is named with the reason why its hunks are missing", async () => {
  const nothing = { additions: 0, deletions: 0 };
  await using github = await startGitHub({
    pulls: [
      makePull({
        files: [
          { filename: "logo.png", status: "modified", ...nothing },
          { filename: "bundle.js", status: "modified", additions: 90_000, deletions: 3 },
          { filename: "new.ts", previousFilename: "old.ts", status: "renamed", ...nothing },
          { filename: ".keep", status: "added", ...nothing, sha: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391" },
          { filename: "run.sh", status: "changed", ...nothing },
        ],
      }),
    ],
  });
  expect(await fetchChangedFiles(connect(github), name)).toEqual([
    { path: "logo.png", status: "modified", ...nothing, hunks: [], withheld: "binary" },
    { path: "bundle.js", status: "modified", additions: 90_000, deletions: 3, hunks: [], withheld: "too-large" },
    { path: "new.ts", previousPath: "old.ts", status: "renamed", ...nothing, hunks: [] },
    { path: ".keep", status: "added", ...nothing, hunks: [] },
    { path: "run.sh", status: "modified", ...nothing, hunks: [], withheld: "binary" },
  ]);
});

test("a head that has moved is seen when it is asked for again", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  const client = connect(github);
  expect(await fetchHead(client, name)).toBe(head);
  github.state.pulls = [makePull({ head: { ref: "cache", sha: base, repository: "octo/sample" } })];
  expect(await fetchHead(client, name)).toBe(base);
});

test("the merge base comes from the comparison of the two commits", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  expect(await fetchMergeBase(connect(github), { owner: "octo", repo: "sample", base, head })).toBe(mergeBase);
  await expectValidRequests(github.requests);
});

test.each([
  ["a token that is not valid", { tokens: {} }, 401, /github-token/],
  ["a token without rights", { tokens: { any: "none" as const } }, 403, /contents: read, pull-requests: write/],
  ["a number that does not exist", { pulls: [] }, 404, /pr-number/],
])("%s is said in one sentence with the remedy", async (_, state, status, remedy) => {
  await using github = await startGitHub({ pulls: [makePull()], ...state });
  const failure = await fetchPullRequest(connect(github), name).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InputProblem);
  expect(String(failure)).toContain(`GitHub answered ${status}`);
  expect(String(failure)).toMatch(remedy);
});
