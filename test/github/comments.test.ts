import { describe, expect, test } from "vitest";
import { CannotPost, commentMarker, upsertComment } from "../../src/github/comments.ts";
import { type GitHubSimulator, startGitHub } from "../../src/simulator/github/server.ts";
import type { NewComment } from "../../src/simulator/github/state.ts";
import { connect, makePull, name } from "../support/github.ts";
import { expectValidRequests } from "../support/openapi.ts";

const us = "github-actions[bot]";
const request = { ...name, key: "review", body: "All is well." };
const posted = `${commentMarker("review")}\nAll is well.`;
const creation = { method: "POST", path: /\/issues\/7\/comments$/ };

function chatter(count: number): NewComment[] {
  return Array.from({ length: count }, (_, index) => ({ pull: 7, author: "ada", body: `Remark ${index}` }));
}

function start(comments: readonly NewComment[] = []): Promise<GitHubSimulator> {
  return startGitHub({ pulls: [makePull(), makePull({ number: 8 })], comments });
}

function creations(github: GitHubSimulator): number {
  return github.requests.filter(({ method, path }) => method === "POST" && creation.path.test(path)).length;
}

// Octokit spaces writes a second apart; side by side nobody waits for the other.
describe.concurrent("the comment", () => {
  test("is created once and edited in place from then on", async () => {
    await using github = await start(chatter(2));
    const client = connect(github);
    const first = await upsertComment(client, request);
    const second = await upsertComment(client, { ...request, body: "Not so well." });
    expect([first.action, second.action]).toEqual(["created", "updated"]);
    expect(second.url).toBe(first.url);
    expect(first.url).toBe(`https://github.example/octo/sample/pull/7#issuecomment-${github.state.comments[2]?.id}`);
    expect(github.state.comments).toHaveLength(3);
    expect(github.state.comments[2]).toMatchObject({ author: us, body: `${commentMarker("review")}\nNot so well.` });
    await expectValidRequests(github.requests);
  });

  test("is found among 130 others, on whichever page it stands", async () => {
    await using github = await start([...chatter(125), { pull: 7, author: us, body: posted }, ...chatter(5)]);
    expect((await upsertComment(connect(github), request)).action).toBe("updated");
    expect(github.state.comments).toHaveLength(131);
    await expectValidRequests(github.requests);
  });

  test("of somebody else is left alone, whatever marker it carries", async () => {
    const forged = { pull: 7, author: "mallory", body: `${commentMarker("review")}\nApproved!` };
    await using github = await start([forged]);
    expect((await upsertComment(connect(github), request)).action).toBe("created");
    expect(github.state.comments.map(({ author, body }) => [author, body])).toEqual([
      ["mallory", forged.body],
      [us, posted],
    ]);
  });

  test("of another key, of another pull request, or with a quoted marker is not ours", async () => {
    const others = [
      { pull: 7, author: us, body: `${commentMarker("review-2")}\nOther workflow.` },
      { pull: 8, author: us, body: posted },
      { pull: 7, author: us, body: `> ${commentMarker("review")}` },
    ];
    await using github = await start(others);
    expect((await upsertComment(connect(github), request)).action).toBe("created");
    expect(github.state.comments.slice(0, 3)).toMatchObject(others);
  });

  test("that is the newest of ours wins", async () => {
    await using github = await start([
      { pull: 7, author: us, body: `${commentMarker("review")}\nOldest.` },
      { pull: 7, author: us, body: `${commentMarker("review")}\nNewest.` },
    ]);
    await upsertComment(connect(github), request);
    expect(github.state.comments.map(({ body }) => body)).toEqual([`${commentMarker("review")}\nOldest.`, posted]);
  });

  test.each(["done-but-bad-gateway", "done-but-cut-off"] as const)(
    "is not posted twice when the answer to its creation is lost (%s)",
    async (kind) => {
      await using github = await start();
      github.failNext({ kind, ...creation });
      const { url, action } = await upsertComment(connect(github), request);
      expect(action).toBe("created");
      expect(url).toContain(`#issuecomment-${github.state.comments[0]?.id}`);
      expect(github.state.comments).toMatchObject([{ author: us, body: posted }]);
      expect(creations(github)).toBe(1);
    },
  );

  test("is posted again when it turns out that it was not", async () => {
    await using github = await start();
    github.failNext({ kind: "bad-gateway", ...creation });
    expect((await upsertComment(connect(github), request)).action).toBe("created");
    expect(github.state.comments).toMatchObject([{ body: posted }]);
    expect(creations(github)).toBe(2);
  });

  test("survives a secondary rate limit", async () => {
    await using github = await start();
    github.failNext({ kind: "secondary-rate-limit", retryAfter: 2, ...creation });
    await upsertComment(connect(github), request);
    expect(github.state.comments).toMatchObject([{ body: posted }]);
  });

  test("that GitHub keeps failing to take is given up as unavailable", async () => {
    await using github = await start();
    for (let times = 0; times < 3; times += 1) github.failNext({ kind: "bad-gateway", ...creation });
    const failure = await upsertComment(connect(github), request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CannotPost);
    expect(failure).toMatchObject({ reason: "unavailable", message: expect.stringContaining("502") });
    expect(creations(github)).toBe(3);
  });

  test("that the token may not write names the missing permission", async () => {
    await using github = await startGitHub({ pulls: [makePull()], tokens: { any: "read" } });
    const failure = await upsertComment(connect(github), request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CannotPost);
    expect(failure).toMatchObject({
      reason: "forbidden",
      message: expect.stringMatching(/Resource not accessible by integration.*pull-requests: write/),
    });
  });

  test("is not posted where GitHub does not say who we are", async () => {
    await using github = await startGitHub({ pulls: [makePull()], viewer: { login: "app", databaseId: Number.NaN } });
    const failure = await upsertComment(connect(github), request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "CannotPost", reason: "unavailable" });
    expect(github.state.comments).toEqual([]);
  });

  test("behind a long rate limit is unavailable, not forbidden", async () => {
    await using github = await start();
    github.failNext({ kind: "secondary-rate-limit", retryAfter: 600, ...creation });
    const failure = await upsertComment(connect(github), request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "CannotPost", reason: "unavailable" });
  });

  test("of the full length is posted in any script, and one character more is never sent", async () => {
    await using github = await start();
    const room = 65_000 - posted.indexOf("\n") - 1;
    const tooLong = { ...request, body: "😀".repeat(room + 1) };
    await expect(upsertComment(connect(github), tooLong)).rejects.toThrow("the renderer must cut it");
    expect(github.requests).toEqual([]);
    await upsertComment(connect(github), { ...request, body: "😀".repeat(room) });
    expect(github.state.comments).toHaveLength(1);
  });
});

test("a key cannot end the marker early", () => {
  expect(commentMarker("a --> <b>")).toBe("<!-- pr-subagents key=a%20--%3E%20%3Cb%3E -->");
});
