import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { readAhead } from "../../src/git/reading.ts";
import { openCheckout } from "../../src/git/repository.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { makeRepository, type TestRepository } from "../support/repository.ts";
import { makeStory, type Story } from "./story.ts";

test("a full clone pins the commits that the event names while it is opened", async () => {
  await using story = await makeStory();
  await using repository = await story.remote.clone();
  await repository.git(["fetch", "--quiet", "origin", story.head]);
  const { base, mergeBase, head } = story;
  expect((await openCheckout(repository.root, { base, head })).pinned).toEqual({ base, mergeBase, head });
  expect(await openCheckout(repository.root)).not.toHaveProperty("pinned");
});

const clones: Readonly<Record<string, (story: Story) => Promise<TestRepository>>> = {
  "that lacks the head": ({ remote }) => remote.clone("--single-branch"),
  "without history": ({ remote }) => remote.clone("--depth=1"),
  "without contents": ({ remote }) => remote.clone("--filter=blob:none"),
};

test.each(Object.entries(clones))("a clone %s is opened, and pins nothing", async (name, clone) => {
  await using story = await makeStory();
  await using repository = await clone(story);
  if (!name.includes("head")) await repository.git(["fetch", "--quiet", "--depth=1", "origin", story.head]);
  const checkout = await openCheckout(repository.root, story);
  expect(checkout.root).toBe((await openCheckout(repository.root)).root);
  expect(checkout).not.toHaveProperty("pinned");
});

test("of two merge bases none is chosen here", async () => {
  await using repository = await makeRepository({ "a.txt": "a" });
  const commit = (message: string, ...parents: readonly string[]) =>
    repository.git(["commit-tree", "-m", message, ...parents.flatMap((name) => ["-p", name]), "HEAD^{tree}"]);
  const root = await repository.git(["rev-parse", "HEAD"]);
  const [left, right] = [await commit("left", root), await commit("right", root)];
  const [base, head] = [await commit("base", left, right), await commit("head", right, left)];
  expect(await openCheckout(repository.root, { base, head })).not.toHaveProperty("pinned");
});

test("what was read ahead is used for exactly these commits, and nothing of it stays", async () => {
  await using story = await makeStory();
  await using repository = await story.remote.clone();
  await repository.git(["fetch", "--quiet", "origin", story.head]);
  await using folder = await temporaryFolder("ahead");
  const { base, mergeBase, head } = story;
  const opening = openCheckout(repository.root, { base, head });
  {
    await using readings = readAhead(opening, folder.path);
    await readings.begun;
    const trees = () => readdir(folder.path);
    const begun = await trees();
    expect(begun).toHaveLength(1);
    const reading = await readings.of(await opening, { base, mergeBase, head });
    expect(await trees()).toEqual(begun);
    expect((await reading.changedFiles).map(({ path }) => path)).toEqual(["new.txt", "src/price.ts"]);

    const other = await readings.of(await opening, { base: mergeBase, mergeBase, head: base });
    expect((await other.changedFiles).map(({ path }) => path)).toEqual(["README.md"]);
    expect((await other.baseFiles.list("README.md")).files).toEqual([{ path: "README.md", text: "# Shop\n" }]);
  }
  expect(await readdir(folder.path)).toEqual([]);
});

test("a checkout that cannot be opened ends the reading without a word", async () => {
  await using folder = await temporaryFolder("ahead");
  const opening = openCheckout(folder.path);
  await using readings = readAhead(opening, folder.path);
  expect(await readings.begun).toEqual([undefined]);
  await expect(opening).rejects.toThrow("is not a git checkout");
});
