import { access, chmod, readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead, openOwnRepository, openWorkingTree } from "../../src/git/tree.ts";
import { readGit } from "../../src/system/git.ts";
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
    expect((await readdir(tree.root)).sort()).toEqual([".git", ".gitignore", "a.txt"]);
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

  expect(await contents(first)).toEqual(["one\n", [".git", "a.txt", "folder"]]);
  await repository.write({ "a.txt": "loose\n!" });
  expect(await contents(second)).toEqual(["changed\n", [".git", "a.txt", "folder"]]);
  await repository.git(["checkout", "--quiet", "--force", "HEAD"]);
  await repository.git(["sparse-checkout", "set", "nothing"]);
  expect(await contents(second)).toEqual(["changed\n", [".git", "a.txt", "folder"]]);
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

test("a checkout whose files are another repository's too, or whose `.git` is a file, is not used in place", async () => {
  await using module = await makeRepository({ "m.txt": "module\n" });
  await using repository = await makeRepository({ "a.txt": "one\n" });
  await using parent = await temporaryFolder("parent");
  const worktree = join(parent.path, "worktree");
  await repository.git(["worktree", "add", "--quiet", "--detach", worktree]);
  const first = await repository.git(["rev-parse", "HEAD"]);
  await using besides = await layOutHead(await openCheckout(worktree), first);
  await repository.git(["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", module.url, "module"]);
  const second = await repository.commit("Module");
  await using apart = await layOutHead(await openCheckout(repository.root), second);

  expect([besides.inPlace, apart.inPlace]).toEqual([false, false]);
});

test("the tree's git directory holds nothing of the checkout's configuration but the addresses of its remotes", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  const poison = {
    "http.https://github.com/.extraheader": "AUTHORIZATION: basic secret",
    "core.fsmonitor": "touch ran",
    "core.sshCommand": "touch ran",
    "filter.trap.clean": "touch ran",
    "diff.trap.textconv": "touch ran",
    "alias.st": "!touch ran",
    "include.path": "/secret",
    "includeIf.gitdir:/.path": "/secret",
    "credential.helper": "!echo secret",
    "remote.origin.url": "https://user:secret@github.com/owner/name.git?token=secret",
    "remote.origin.fetch": "+refs/heads/*:refs/remotes/origin/*",
    "remote.origin.uploadpack": "touch ran",
    "remote.ssh.url": "git@github.com:owner/name.git",
    "remote.command.url": "ext::sh -c touch% ran",
    "remote.broken.url": 'https://github.com/a"\n[core]\n\tfsmonitor = "touch ran',
    "branch.main.remote": "origin",
    "branch.main.merge": "refs/heads/main",
  };
  for (const [key, value] of Object.entries(poison)) await repository.git(["config", key, value]);

  await using tree = await layOutHead(await openCheckout(repository.root), await repository.git(["rev-parse", "HEAD"]));

  const config = await readFile(join(tree.gitDir, "config"), "utf8");
  expect(config.split("\n").map((line) => line.trim())).toEqual([
    "[core]",
    "repositoryFormatVersion = 1",
    "bare = false",
    "fileMode = true",
    "symlinks = true",
    ...['[remote "origin"]', 'url = "https://github.com/owner/name.git"'],
    ...['[remote "origin"]', 'fetch = "+refs/heads/*:refs/remotes/origin/*"'],
    ...['[remote "ssh"]', 'url = "git@github.com:owner/name.git"'],
    ...['[branch "main"]', 'remote = "origin"'],
    ...['[branch "main"]', 'merge = "refs/heads/main"'],
    "",
  ]);
  expect(tree.gitDir.startsWith(repository.root)).toBe(false);
});

test("it knows the checkout's branches and tags, and the names that were asked for beside them", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  const first = await repository.git(["rev-parse", "HEAD"]);
  await repository.git(["tag", "--annotate", "--message=First", "v1"]);
  await repository.git(["branch", "other"]);
  await using clone = await repository.clone();
  const second = await clone.commit("Second", { "a.txt": "two\n" });
  await using own = await openOwnRepository(await openCheckout(clone.root), second);

  const tree = await own.tree([
    { name: "refs/heads/base", commit: first },
    { name: "refs/heads/main", commit: first },
    { name: "refs/heads/bad name", commit: first },
    { name: "refs/../config", commit: first },
  ]);

  const ask = async (...args: string[]) => (await readGit(tree, args)).toString("utf8").trim().split("\n");
  expect(await ask("for-each-ref", "--format=%(refname) %(subject) (%(symref))")).toEqual([
    "refs/heads/base Begin ()",
    "refs/heads/main Second ()",
    "refs/remotes/origin/HEAD Begin (refs/remotes/origin/main)",
    "refs/remotes/origin/main Begin ()",
    "refs/remotes/origin/other Begin ()",
    "refs/tags/v1 First ()",
  ]);
  expect(await ask("symbolic-ref", "HEAD")).toEqual(["refs/heads/main"]);
  expect(await ask("describe", "--tags")).toEqual([expect.stringMatching(/^v1-1-g/)]);
});

test("git finds the tree clean without reading a file again", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n", "folder/b.txt": "two\n" });
  await repository.write({ "left-behind": "x" });

  await using tree = await layOutHead(await openCheckout(repository.root), await repository.git(["rev-parse", "HEAD"]));

  // This command believes the times that are in the index, and nothing else.
  expect((await readGit(tree, ["diff-files", "--name-only"])).toString("utf8")).toBe("");
});

test("objects that the checkout itself borrows are named, so that they can be brought along", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  await using parent = await temporaryFolder("parent");
  const clone = join(parent.path, "clone");
  await repository.git(["clone", "--quiet", "--shared", ".", clone]);

  await using tree = await layOutHead(await openCheckout(clone), await repository.git(["rev-parse", "HEAD"]));

  expect(tree.objects).toEqual([join(clone, ".git/objects"), join(repository.root, ".git/objects")]);
});

test("a user's own work tree is opened as it is, and tools see it as git does", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n", "b.txt": "two\n" });
  await repository.git(["config", "core.fsmonitor", "touch ran"]);
  await repository.write({ "a.txt": "changed\n", "new.txt": "x", "mine.log": "x", ".git/info/exclude": "*.log\n" });

  await using tree = await openWorkingTree(await openCheckout(repository.root));

  expect(tree).toMatchObject({ root: repository.root, inPlace: true });
  expect((await readGit(tree, ["status", "--short", "--branch"])).toString("utf8")).toBe(
    "## main\n M a.txt\n?? new.txt\n",
  );
});

test("a repository without a commit can be opened too", async () => {
  await using repository = await makeRepository();
  await repository.write({ "new.txt": "x" });

  await using tree = await openWorkingTree(await openCheckout(repository.root));

  expect((await readGit(tree, ["status", "--short"])).toString("utf8")).toBe("?? new.txt\n");
});
