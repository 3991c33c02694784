import { expect, test } from "vitest";
import { fetchPullRequest } from "../../src/github/pull-request.ts";
import { explainThrow } from "../../src/own-files.ts";
import { startGitHub } from "../../src/simulator/github/server.ts";
import { connect, makePull, name } from "../support/github.ts";
import { expectValidRequests } from "../support/openapi.ts";

const path = /\/pulls\/7$/;

test.each(["bad-gateway", "server-error", "done-but-cut-off", "done-but-silent"] as const)(
  "a read that meets %s is asked again",
  async (kind) => {
    await using github = await startGitHub({ pulls: [makePull()] });
    github.failNext({ kind, path });
    const pull = await fetchPullRequest(
      connect(github, { timeoutMs: kind === "done-but-silent" ? 500 : 30_000 }),
      name,
    );
    expect(pull.title).toBe("Add a cache");
    expect(github.requests.filter((request) => path.test(request.path))).toHaveLength(2);
  },
);

test("a failure that outlives the retries is said with what GitHub answered", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  for (let times = 0; times < 4; times += 1) github.failNext({ kind: "bad-gateway", path });
  const failure = await fetchPullRequest(connect(github), name).catch((error: unknown) => error);
  expect(explainThrow(failure)).toMatch(
    /^GitHub answered 502 \(.*\) when asked for pull request .*\. This is usually over soon: run the job again\.$/,
  );
  expect(github.requests.filter((request) => path.test(request.path))).toHaveLength(4);
});

test.each(["bad-gateway", "secondary-rate-limit", "done-but-cut-off"] as const)(
  "a quick read that meets %s is asked again, patiently",
  async (kind) => {
    await using github = await startGitHub({ pulls: [makePull()] });
    for (let times = 0; times < 2; times += 1) github.failNext({ kind, path, retryAfter: 1 });
    expect(await fetchPullRequest(connect(github).quick, name)).toMatchObject({ title: "Add a cache" });
    expect(github.requests.filter((request) => path.test(request.path))).toHaveLength(3);
    await expectValidRequests(github.requests);
  },
);

test("a quick read of what is not there is asked once", async () => {
  await using github = await startGitHub({ pulls: [] });
  await expect(fetchPullRequest(connect(github).quick, name)).rejects.toThrow("GitHub answered 404");
  expect(github.requests.filter((request) => path.test(request.path))).toHaveLength(1);
});

test("quick reads are all on their way before the first answer is waited for", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  const client = connect(github);
  const answer = fetchPullRequest(client.quick, name);
  const first = await Promise.race([client.departed(3).then(() => "departed"), answer.then(() => "answered")]);
  expect(first).toBe("departed");
  await answer;
});

test("a server that cannot be reached is not said to have answered", async () => {
  const github = await startGitHub();
  const client = connect(github);
  await github[Symbol.asyncDispose]();
  await expect(fetchPullRequest(client, name)).rejects.toThrow(/^GitHub could not be reached/);
});

test("a short rate limit is waited out, and said in the log", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  const lines: string[] = [];
  github.failNext({ kind: "secondary-rate-limit", retryAfter: 7, path });
  await fetchPullRequest(connect(github, { log: (line) => lines.push(line) }), name);
  expect(lines).toContain("GitHub asks for a pause of 7 s.");
});

test("a rate limit of more than a minute is an error with a sentence", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  github.failNext({ kind: "secondary-rate-limit", retryAfter: 61, path });
  await expect(fetchPullRequest(connect(github), name)).rejects.toThrow(
    /rate limit lasts longer than this job may wait/,
  );
});

test("a quota that is used up for an hour is an error with a sentence", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  github.failNext({ kind: "rate-limit", resetAt: Math.floor(Date.now() / 1000) + 3600, path });
  await expect(fetchPullRequest(connect(github), name)).rejects.toThrow(
    /rate limit lasts longer than this job may wait/,
  );
});

test("who we are is asked once, and again after a failure", async () => {
  await using github = await startGitHub();
  const client = connect(github);
  github.failNext({ kind: "bad-credentials", path: /graphql/ });
  await expect(client.viewer()).rejects.toThrow("Bad credentials");
  const expected = { login: "github-actions[bot]", id: 41_898_282 };
  expect(await Promise.all([client.viewer(), client.viewer()])).toEqual([expected, expected]);
  expect(github.requests).toHaveLength(2);
  await expectValidRequests(github.requests);
});
