import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pinCommits } from "../../src/git/commits.ts";
import { readChangedFiles } from "../../src/git/diff.ts";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead } from "../../src/git/tree.ts";
import { InputProblem } from "../../src/pull/problem.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { makeRepository, type TestRepository } from "../support/repository.ts";
import { cloneMergeRef, makeStory, type Story } from "./story.ts";

const changedFiles = [
  { path: "new.txt", previousPath: "old.txt", status: "renamed", additions: 0, deletions: 0, hunks: [] },
  {
    path: "src/price.ts",
    status: "modified",
    additions: 1,
    deletions: 1,
    hunks: [
      {
        oldStart: 1,
        oldLines: 1,
        newStart: 1,
        newLines: 1,
        lines: ["-export const price = 1;", "+export const price = 2;"],
      },
    ],
  },
];

const clones: Readonly<Record<string, (story: Story) => Promise<TestRepository>>> = {
  "the default checkout (one commit, the merge ref)": cloneMergeRef,
  "a full clone": ({ remote }) => remote.clone(),
  "the default branch at depth 1": ({ remote }) => remote.clone("--depth=1"),
  "some history, but not enough": ({ remote }) => remote.clone("--depth=2"),
  "a clone without file contents": ({ remote }) => remote.clone("--filter=blob:none"),
  "a sparse clone at depth 1": ({ remote }) => remote.clone("--depth=1", "--filter=blob:none", "--sparse"),
};

test.each(Object.entries(clones))("%s gives the same commits and the same changes", async (_, clone) => {
  await using story = await makeStory();
  await using repository = await clone(story);
  const { base, mergeBase, head } = story;

  const checkout = await openCheckout(repository.root);
  const commits = await pinCommits(checkout, { base, head, fetchMergeBase: async () => mergeBase });
  await using tree = await layOutHead(checkout, head);

  expect(commits).toEqual({ base, mergeBase, head });
  expect(await readChangedFiles(tree, commits)).toEqual(changedFiles);
});

test("a full clone stays full, needs no API, and keeps its refs and FETCH_HEAD", async () => {
  await using story = await makeStory();
  await using repository = await story.remote.clone();
  const state = async () => ({
    shallow: await repository.git(["rev-parse", "--is-shallow-repository"]),
    refs: await repository.git(["for-each-ref"]),
    fetchHead: (await readdir(join(repository.root, ".git"))).includes("FETCH_HEAD"),
  });
  const before = await state();

  const commits = await pinCommits(await openCheckout(repository.root), story);

  expect(commits.mergeBase).toBe(story.mergeBase);
  expect(await state()).toEqual(before);
  expect(before).toMatchObject({ shallow: "false", fetchHead: false });
  expect(await repository.git(["rev-list", "--count", story.head])).toBe("4");
});

test("a shallow clone takes the merge base from the API, a full one from its own history", async () => {
  await using story = await makeStory();
  await using shallow = await story.remote.clone("--depth=1");
  await using full = await story.remote.clone();
  const told = await story.remote.git(["rev-parse", `${story.mergeBase}~1`]);
  const request = { base: story.base, head: story.head, fetchMergeBase: async () => told };

  expect((await pinCommits(await openCheckout(shallow.root), request)).mergeBase).toBe(told);
  expect((await pinCommits(await openCheckout(full.root), request)).mergeBase).toBe(story.mergeBase);
});

test("a shallow clone without the API's answer is the user's problem", async () => {
  await using story = await makeStory();
  await using repository = await story.remote.clone("--depth=1");
  const request = { base: story.base, head: story.head };

  await expect(pinCommits(await openCheckout(repository.root), request)).rejects.toThrow("set `fetch-depth: 0`");
});

test("a folder that is no checkout is the user's problem, with the missing step", async () => {
  await using folder = await temporaryFolder("empty");
  const opening = openCheckout(folder.path);

  await expect(opening).rejects.toBeInstanceOf(InputProblem);
  await expect(opening).rejects.toThrow("add a step with actions/checkout");
  await expect(openCheckout(`${folder.path}/missing`)).rejects.toThrow("there is no such folder");
});

test("commits that cannot be fetched are the user's problem, with what to add", async () => {
  await using story = await makeStory();
  await using repository = await story.remote.clone();
  await using alone = await makeRepository({ "a.txt": "a" });
  const head = "0123456789012345678901234567890123456789";

  const pinning = pinCommits(await openCheckout(repository.root), { base: story.base, head });
  await expect(pinning).rejects.toBeInstanceOf(InputProblem);
  await expect(pinning).rejects.toThrow(/could not be fetched \(0123.*contents: read.*fetch-depth: 0/s);
  await expect(pinCommits(await openCheckout(alone.root), { base: head, head })).rejects.toThrow(
    "no remote named origin",
  );
});

test("histories without a common commit are the user's problem", async () => {
  await using repository = await makeRepository({ "a.txt": "a" });
  const base = await repository.git(["rev-parse", "HEAD"]);
  await repository.git(["checkout", "--quiet", "--orphan", "other"]);
  const head = await repository.commit("Begin again", { "b.txt": "b" });

  await expect(pinCommits(await openCheckout(repository.root), { base, head })).rejects.toThrow("no common ancestor");
});

test("the token goes to its own server only, and replaces the header that the checkout left", async () => {
  await using server = await startRecordingServer();
  await using repository = await makeRepository({ "a.txt": "a" });
  await repository.git(["remote", "add", "origin", `${server.url}/shop.git`]);
  await repository.git(["config", `http.${server.url}/.extraheader`, "AUTHORIZATION: basic old"]);
  const checkout = await openCheckout(repository.root);
  const missing = "0123456789012345678901234567890123456789";
  const pin = (serverUrl: string) =>
    pinCommits(checkout, { base: missing, head: missing, access: { token: "ghs_new", serverUrl } });

  await expect(pin(server.url)).rejects.toThrow(InputProblem);
  await expect(pin("https://github.example")).rejects.toThrow(InputProblem);

  const expected = `basic ${Buffer.from("x-access-token:ghs_new").toString("base64")}`;
  expect(server.authorizations[0]).toEqual([expected]);
  expect(server.authorizations.slice(1).flat()).not.toContain(expected);
  expect(server.authorizations.at(-1)).toEqual(["basic old"]);
});

/** Refuses everything, and remembers all authorization headers of each request. */
async function startRecordingServer() {
  const authorizations: (readonly string[])[] = [];
  const server = createServer((request, response) => {
    authorizations.push(request.headersDistinct["authorization"] ?? []);
    response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    authorizations,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
