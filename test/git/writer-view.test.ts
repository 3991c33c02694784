import { access, chmod, lstat, mkdir, readFile, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectChanges } from "../../src/git/ledger.ts";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead, openWorkingTree } from "../../src/git/tree.ts";
import { openWriterView } from "../../src/git/writer-view.ts";
import { readGit } from "../../src/system/git.ts";
import { type Files, makeRepository, type TestRepository } from "../support/repository.ts";

async function openScene(files: Files = {}, beside: Files = {}) {
  await using stack = new AsyncDisposableStack();
  const repository: TestRepository = stack.use(
    await makeRepository({ "a.txt": "one\n", "folder/b.txt": "two\n", ...files }),
  );
  await repository.write(beside);
  const tree = stack.use(
    await layOutHead(await openCheckout(repository.root), await repository.git(["rev-parse", "HEAD"])),
  );
  const view = stack.use(await openWriterView(tree));
  const owned = stack.move();
  return { repository, tree, view, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

test("a view is a copy: nothing in it is the same file as in the tree", async () => {
  await using scene = await openScene({ run: "#!/bin/sh\n", out: { link: "/etc/passwd" } });

  for (const name of ["a.txt", "folder/b.txt"]) {
    const [original, copy] = await Promise.all([scene.tree, scene.view].map(({ root }) => stat(join(root, name))));
    expect(copy?.ino).not.toBe(original?.ino);
    expect([original?.nlink, copy?.nlink]).toEqual([1, 1]);
  }
  expect((await lstat(join(scene.view.root, "out"))).isSymbolicLink()).toBe(true);
  expect((await readGit(scene.view, ["diff-files", "--name-only"])).toString("utf8")).toBe("");
});

test("installed dependencies come along, without what is named like a credential; other ignored things do not", async () => {
  await using scene = await openScene(
    { ".gitignore": "node_modules\n.env\nsecrets\n*.pem\n" },
    {
      "node_modules/p/index.js": "dependency",
      "node_modules/p/.npmrc": "secret",
      "node_modules/p/server.key": "secret",
      "node_modules/.bin/p": { link: "../p/index.js" },
      "packages/q/node_modules/r/index.js": "dependency",
      ".env": "secret",
      "secrets/token": "secret",
      "config/my.pem": "secret",
      "gha-creds-1.json": "secret",
    },
  );
  const { root, borrowed, leftOut } = scene.view;

  expect(borrowed).toEqual(["node_modules", "packages/q/node_modules"]);
  expect(leftOut).toEqual(["secrets/ is ignored by git, and not named as a folder of dependencies is"]);
  expect(await readFile(join(root, "node_modules/.bin/p"), "utf8")).toBe("dependency");
  for (const name of [
    "node_modules/p/.npmrc",
    "node_modules/p/server.key",
    ".env",
    "secrets",
    "config",
    "gha-creds-1.json",
  ])
    await expect(access(join(root, name))).rejects.toThrow("ENOENT");
});

test("changes come back as a diff: changed, new, removed and relinked files", async () => {
  await using scene = await openScene(
    { "old.txt": "x\n", ".gitignore": "*.log\nnode_modules\n" },
    { "node_modules/p/i.js": "1" },
  );
  const { root } = scene.view;
  expect(await collectChanges(scene.view)).toEqual({ files: [], patch: "", leftOut: [] });

  await writeFile(join(root, "a.txt"), "changed\n");
  await writeFile(join(root, "new file.txt"), "new\n");
  await writeFile(join(root, "build.log"), "noise");
  await writeFile(join(root, "node_modules/p/i.js"), "2");
  // It brings the ignored folders to light; they are still not the writer's.
  await writeFile(join(root, ".gitignore"), "*.log\n");
  await rm(join(root, "old.txt"));
  await rm(join(root, "folder"), { recursive: true });
  // The file that was there is still found by its name, somewhere else.
  const elsewhere = join(scene.repository.root, "elsewhere");
  await scene.repository.write({ "elsewhere/b.txt": "secret\n" });
  await symlink(elsewhere, join(root, "folder"));

  const { files, patch, leftOut } = await collectChanges(scene.view);

  expect(files.map(({ path, status }) => `${status} ${path}`)).toEqual([
    "modified .gitignore",
    "modified a.txt",
    "added folder",
    "removed folder/b.txt",
    "added new file.txt",
    "removed old.txt",
  ]);
  expect(patch).toContain("-one\n+changed\n");
  expect(patch).toContain(`+${elsewhere}\n`);
  expect(patch).not.toContain("secret");
  expect(leftOut).toEqual([]);
  expect((await collectChanges(scene.view)).patch).toBe(patch);
});

test("collecting runs nothing that a writer left in the view", async () => {
  await using scene = await openScene({ ".gitmodules": '[submodule "module"]\n\tpath = module\n\turl = ./x\n' });
  const { root } = scene.view;
  const ran = join(scene.repository.root, "ran");
  const config = `[core]\n\trepositoryFormatVersion = 0\n\tfsmonitor = "touch ${ran}; false"\n[filter "trap"]\n\tclean = "touch ${ran}; cat"\n[diff "trap"]\n\ttextconv = "touch ${ran}; cat"\n`;
  for (const folder of [".git", "module/.git", "folder/nested/.git"]) {
    for (const inner of ["objects", "refs/heads", "hooks"]) await mkdir(join(root, folder, inner), { recursive: true });
    await writeFile(join(root, folder, "config"), config);
    await writeFile(join(root, folder, "HEAD"), `${await scene.repository.git(["rev-parse", "HEAD"])}\n`);
    await writeFile(join(root, folder, "hooks/post-index-change"), `#!/bin/sh\ntouch ${ran}\n`);
    await chmod(join(root, folder, "hooks/post-index-change"), 0o755);
  }
  await writeFile(join(root, ".gitattributes"), "* filter=trap diff=trap -text binary\n");
  await writeFile(join(root, "a.txt"), "changed\n");

  const { patch, leftOut } = await collectChanges(scene.view);

  expect(patch).toContain("-one\n+changed\n");
  expect(leftOut).toEqual(["folder/nested/ is a repository of its own", "module/ is a repository of its own"]);
  await expect(access(ran)).rejects.toThrow("ENOENT");
});

test("what is too large or no file is named, and left out", async () => {
  await using scene = await openScene();
  const { root } = scene.view;
  await writeFile(join(root, "huge.bin"), "");
  await truncate(join(root, "huge.bin"), 5 * 1024 * 1024);
  for (let index = 0; index < 3; index += 1)
    await writeFile(join(root, `large-${index}.txt`), `${"x".repeat(99)}\n`.repeat(6_000));

  const { files, patch, leftOut } = await collectChanges(scene.view);

  expect(leftOut).toEqual(["huge.bin has 5242880 bytes"]);
  expect(files.map(({ path }) => path)).toEqual(["large-0.txt", "large-1.txt", "large-2.txt"]);
  expect(patch.match(/^diff --git/gm)).toHaveLength(1);
  expect(patch.endsWith("\n")).toBe(true);
});

test("a view of a user's own work tree begins where that is, and only what follows is a change", async () => {
  await using repository = await makeRepository({
    "a.txt": "one\n",
    "gone.txt": "x\n",
    ".gitignore": "node_modules\n.env\n",
  });
  await repository.write({
    "a.txt": "dirty\n",
    "gone.txt": null,
    "new.txt": "new\n",
    ".env": "secret",
    "node_modules/p/i.js": "1",
  });
  await using tree = await openWorkingTree(await openCheckout(repository.root));
  await using view = await openWriterView(tree);

  expect(await readFile(join(view.root, "a.txt"), "utf8")).toBe("dirty\n");
  expect(await readFile(join(view.root, "new.txt"), "utf8")).toBe("new\n");
  await expect(access(join(view.root, "gone.txt"))).rejects.toThrow("ENOENT");
  await expect(access(join(view.root, ".env"))).rejects.toThrow("ENOENT");
  expect(view.borrowed).toEqual(["node_modules"]);
  await writeFile(join(view.root, "new.txt"), "newer\n");
  expect((await collectChanges(view)).files).toMatchObject([{ path: "new.txt", status: "modified" }]);
});
