import { access, chmod, readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead } from "../../src/git/tree.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { makeRepository } from "../support/repository.ts";

test("a checkout that holds the head, unchanged, is used in place", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  const checkout = await openCheckout(repository.root);

  await using tree = await layOutHead(checkout, await repository.git(["rev-parse", "HEAD"]));

  expect(tree).toMatchObject({ root: checkout.root, inPlace: true });
});

test("files that earlier steps left behind, ignored or not, are not part of the tree", async () => {
  for (const [left, ignored] of [
    ["gha-creds-1.json", "none"],
    ["node_modules/x.js", "node_modules"],
  ] as const) {
    await using repository = await makeRepository({ "a.txt": "one\n", ".gitignore": `${ignored}\n` });
    await repository.write({ [left]: "secret" });

    await using tree = await layOutHead(
      await openCheckout(repository.root),
      await repository.git(["rev-parse", "HEAD"]),
    );

    expect(tree.inPlace).toBe(false);
    expect((await readdir(tree.root)).sort()).toEqual([".gitignore", "a.txt"]);
  }
});

test("another commit, a changed file and a sparse checkout are laid out apart, and cleaned up", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n", "folder/b.txt": "two\n" });
  await using parent = await temporaryFolder("parent");
  const first = await repository.git(["rev-parse", "HEAD"]);
  const second = await repository.commit("Second", { "a.txt": "changed\n" });
  const contents = async (head: string) => {
    await using tree = await layOutHead(await openCheckout(repository.root), head, parent.path);
    expect(tree.inPlace).toBe(false);
    return [await readFile(join(tree.root, "a.txt"), "utf8"), (await readdir(tree.root)).sort()];
  };

  expect(await contents(first)).toEqual(["one\n", ["a.txt", "folder"]]);
  await repository.write({ "a.txt": "loose\n!" });
  expect(await contents(second)).toEqual(["changed\n", ["a.txt", "folder"]]);
  await repository.git(["checkout", "--quiet", "--force", "HEAD"]);
  await repository.git(["sparse-checkout", "set", "nothing"]);
  expect(await contents(second)).toEqual(["changed\n", ["a.txt", "folder"]]);
  expect(await readdir(parent.path)).toEqual([]);
});

test("laying out runs no filter and no hook, keeps links as links, and leaves submodules alone", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  const ran = join(repository.root, "ran");
  const first = await repository.git(["rev-parse", "HEAD"]);
  await repository.commit("Traps", {
    ".gitattributes": "* filter=trap eol=crlf ident\n",
    ".gitmodules": `[submodule "module"]\n\tpath = module\n\turl = ${repository.url}\n`,
    "id.txt": "$Id$\n",
    out: { link: "/etc/passwd" },
  });
  await repository.git(["update-index", "--add", "--cacheinfo", `160000,${first},module`]);
  await repository.git(["commit", "--quiet", "--message", "Module"]);
  const head = await repository.git(["rev-parse", "HEAD"]);
  await repository.git(["config", "filter.trap.smudge", `touch ${ran}; cat`]);
  await repository.git(["config", "filter.trap.clean", `touch ${ran}; cat`]);
  await repository.write({ ".git/hooks/post-checkout": `#!/bin/sh\ntouch ${ran}\n` });
  await chmod(join(repository.root, ".git/hooks/post-checkout"), 0o755);
  await repository.git(["update-ref", "--no-deref", "HEAD", first]);

  await using tree = await layOutHead(await openCheckout(repository.root), head);

  await expect(access(ran)).rejects.toThrow("ENOENT");
  expect(await readlink(join(tree.root, "out"))).toBe("/etc/passwd");
  expect(await readFile(join(tree.root, "id.txt"), "utf8")).toBe("$Id$\n");
  expect(await readdir(join(tree.root, "module"))).toEqual([]);
});

test("the tree's git directory holds nothing of the checkout's configuration", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  await repository.git(["config", "http.https://github.com/.extraheader", "AUTHORIZATION: basic secret"]);

  await using tree = await layOutHead(await openCheckout(repository.root), await repository.git(["rev-parse", "HEAD"]));

  expect(await readFile(join(tree.gitDir, "config"), "utf8")).not.toContain("secret");
  expect(tree.gitDir.startsWith(repository.root)).toBe(false);
});
