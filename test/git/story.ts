/** A remote with a pull request whose base has moved on, and the ways in which people check it out. */
import { makeRepository, type TestRepository } from "../support/repository.ts";

export type Story = AsyncDisposable & {
  readonly remote: TestRepository;
  readonly base: string;
  readonly mergeBase: string;
  readonly head: string;
};

export async function makeStory(): Promise<Story> {
  const remote = await makeRepository({ "README.md": "# Shop\n" });
  const mergeBase = await remote.commit("Add prices", {
    "src/price.ts": "export const price = 1;\n",
    "old.txt": "same\n",
  });
  await remote.git(["checkout", "--quiet", "-b", "feature"]);
  await remote.commit("Change the price", { "src/price.ts": "export const price = 2;\n" });
  const head = await remote.commit("Rename", { "old.txt": null, "new.txt": "same\n" });
  await remote.git(["checkout", "--quiet", "main"]);
  const base = await remote.commit("Move on", { "README.md": "# Shop\n\nOpen.\n" });
  // As GitHub keeps them: the pull request's head, and a merge of it into the base.
  await remote.git(["update-ref", "refs/pull/1/head", head]);
  await remote.git(["checkout", "--quiet", "--detach"]);
  await remote.git(["merge", "--quiet", "--no-edit", head]);
  await remote.git(["update-ref", "refs/pull/1/merge", "HEAD"]);
  await remote.git(["checkout", "--quiet", "main"]);
  await remote.git(["branch", "--quiet", "-D", "feature"]);
  return { remote, base, mergeBase, head, [Symbol.asyncDispose]: () => remote[Symbol.asyncDispose]() };
}

/** What actions/checkout does for a pull request, by default: one commit, the merge. */
export async function cloneMergeRef({ remote }: Story): Promise<TestRepository> {
  const clone = await remote.clone("--depth=1", "--no-single-branch", "--no-checkout");
  await clone.git([
    "fetch",
    "--quiet",
    "--depth=1",
    "--no-tags",
    "origin",
    "+refs/pull/1/merge:refs/remotes/pull/1/merge",
  ]);
  await clone.git(["checkout", "--quiet", "--force", "refs/remotes/pull/1/merge"]);
  return clone;
}
