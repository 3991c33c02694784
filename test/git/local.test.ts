import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLocalBranch } from "../../src/git/local.ts";
import { makeRepository } from "../support/repository.ts";

test("the current branch is compared with main, from any folder of the repository", async () => {
  await using repository = await makeRepository({ "src/a.txt": "a" });
  const base = await repository.git(["rev-parse", "HEAD"]);
  await repository.git(["checkout", "--quiet", "-b", "feature"]);
  const first = await repository.commit("First\n\nwith a body", { "src/b.txt": "b" });
  const head = await repository.commit("Second", { "src/c.txt": "c" });
  await repository.git(["remote", "add", "origin", "git@github.com:acme/shop.git"]);

  const local = await readLocalBranch(join(repository.root, "src"));

  expect(local).toMatchObject({
    checkout: { root: await realpath(repository.root) },
    branch: "feature",
    baseRef: "main",
    commits: { base, mergeBase: base, head },
    commitNotes: [
      { sha: first, message: "First\n\nwith a body", author: "Ada Author" },
      { sha: head, message: "Second", author: "Ada Author" },
    ],
    author: "Ada Author",
    repositoryName: "acme/shop",
    dirty: false,
  });
});

test("the remote's default branch comes before local names, and --base before both", async () => {
  await using remote = await makeRepository({ "a.txt": "a" });
  await using clone = await remote.clone();
  await clone.commit("Work", { "b.txt": "b" });
  await clone.write({ "loose.txt": "loose" });

  expect(await readLocalBranch(clone.root)).toMatchObject({ baseRef: "origin/HEAD", branch: "main", dirty: true });
  expect(await readLocalBranch(clone.root, "HEAD~1")).toMatchObject({ baseRef: "HEAD~1" });
});

test("nothing to review, no base and a base that looks like an option are the user's problems", async () => {
  await using repository = await makeRepository({ "a.txt": "a" });

  await expect(readLocalBranch(repository.root)).rejects.toThrow("There is nothing to review");
  await expect(readLocalBranch(repository.root, "--all")).rejects.toThrow("tried --all. Name a branch");
  await repository.git(["branch", "--move", "main", "trunk"]);
  await expect(readLocalBranch(repository.root)).rejects.toThrow("No base to compare with");
});
