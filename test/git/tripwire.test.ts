import { chmod, link, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead, openWorkingTree } from "../../src/git/tree.ts";
import { armTripwire } from "../../src/git/tripwire.ts";
import { readGit } from "../../src/system/git.ts";
import { makeRepository } from "../support/repository.ts";

async function openScene() {
  await using stack = new AsyncDisposableStack();
  const repository = stack.use(await makeRepository({ "a.txt": "one\n", "b.txt": "two\n", ".gitignore": "*.log\n" }));
  const tree = stack.use(
    await layOutHead(await openCheckout(repository.root), await repository.git(["rev-parse", "HEAD"])),
  );
  const owned = stack.move();
  return { repository, tree, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

test("reading does not fire it, whatever git is asked", async () => {
  await using scene = await openScene();
  const tripwire = await armTripwire(scene.tree);
  // Files that look younger than the index: git would like to write down what it found.
  const later = Date.now() / 1000 + 5;
  await utimes(join(scene.tree.root, "a.txt"), later, later);
  const second = await armTripwire(scene.tree);

  for (const args of [
    ["diff", "--no-ext-diff"],
    ["status"],
    ["log"],
    ["grep", "one"],
    ["blame", "a.txt"],
    ["describe", "--always", "--dirty"],
  ])
    await readGit(scene.tree, args);

  expect(await second.check()).toEqual([]);
  expect(await tripwire.check()).toEqual([]);
});

test.each([
  ["a changed file", (root: string) => writeFile(join(root, "a.txt"), "x"), ["a.txt was changed"]],
  ["a removed file", (root: string) => rm(join(root, "a.txt")), ["a.txt was changed"]],
  ["another mode", (root: string) => chmod(join(root, "a.txt"), 0o755), ["a.txt was changed"]],
  ["a new file", (root: string) => writeFile(join(root, "new.txt"), "x"), ["new.txt is new"]],
  ["an ignored file", (root: string) => writeFile(join(root, "new.log"), "x"), ["new.log is new"]],
  [
    "a hook",
    (root: string) => writeFile(join(root, ".git/hooks/post-commit"), ""),
    ["<root>/.git/hooks/post-commit is new"],
  ],
  ["a setting", (root: string) => writeFile(join(root, ".git/config"), "x"), ["<root>/.git/config was changed"]],
  [
    "a branch",
    (root: string) => writeFile(join(root, ".git/refs/heads/main"), "x"),
    ["<root>/.git/refs/heads/main was changed"],
  ],
  ["an index that is gone", (root: string) => rm(join(root, ".git/index")), ["<root>/.git/index was changed"]],
])("%s fires it", async (_, act, expected) => {
  await using scene = await openScene();
  expect(scene.tree.inPlace).toBe(true);
  const tripwire = await armTripwire(scene.tree);

  await act(scene.tree.root);

  const changes = await tripwire.check();
  expect(changes.map((each) => each.replace(scene.tree.root, "<root>"))).toEqual(expected);
});

test("an edit of the same length whose date was put back fires it", async () => {
  await using scene = await openScene();
  const paths = ["a.txt", ".git/config"].map((name) => join(scene.tree.root, name));
  const date = 1_700_000_000;
  for (const path of paths) await utimes(path, date, date);
  const tripwire = await armTripwire(scene.tree);

  for (const path of paths) {
    await writeFile(path, (await readFile(path, "utf8")).replace("o", "0"));
    await utimes(path, date, date);
  }

  expect(await tripwire.check()).toEqual([`${paths[1]} was changed`, "a.txt was changed"]);
});

test("an index that was told to take a changed file for unchanged fires it, and hides nothing", async () => {
  await using scene = await openScene();
  const tripwire = await armTripwire(scene.tree);

  await writeFile(join(scene.tree.root, "a.txt"), "changed\n");
  await readGit(scene.tree, ["update-index", "--assume-unchanged", "a.txt"]);

  expect(await tripwire.check()).toEqual([`${scene.tree.gitDir}/index was changed`, "a.txt was changed"]);
});

test("our own git directory is watched too", async () => {
  await using scene = await openScene();
  const tripwire = await armTripwire(scene.tree);

  await writeFile(join(scene.tree.gitDir, "config"), "[core]\n\tfsmonitor = touch ran\n");

  expect(await tripwire.check()).toEqual([`${scene.tree.gitDir}/config was changed`]);
});

test("what we write ourselves does not fire it where the temporary folder lies in the work tree", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  await repository.write({ "tmp/session/kept.txt": "x", "tmp/other.txt": "x" });
  await using tree = await openWorkingTree(await openCheckout(repository.root), join(repository.root, "tmp/session"));
  const tripwire = await armTripwire(tree);

  await repository.write({ "tmp/session/etc/passwd": "x", "tmp/other.txt": "y" });

  expect(await tripwire.check()).toEqual(["tmp/other.txt was changed"]);
});

test("files that were changed, new or ignored before are watched as well", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n", ".gitignore": "node_modules\n" });
  await repository.write({ "a.txt": "dirty", "new.txt": "x", "node_modules/p/index.js": "x" });
  await using tree = await openWorkingTree(await openCheckout(repository.root));
  const tripwire = await armTripwire(tree);
  const quiet = await tripwire.check();

  await repository.write({ "a.txt": "dirtier", "new.txt": "y", "node_modules/p/index.js": "y" });

  expect(quiet).toEqual([]);
  expect(await tripwire.check()).toEqual(
    ["a.txt", "new.txt", "node_modules/p/index.js"].map((path) => `${path} was changed`),
  );
});

test("a pack that was rewritten in place, with its date put back, fires it", async () => {
  await using scene = await openScene();
  await scene.repository.git(["repack", "-a", "-d", "--quiet"]);
  const folder = join(scene.tree.root, ".git/objects/pack");
  const [pack = ""] = (await readdir(folder)).filter((name) => name.endsWith(".pack"));
  const date = 1_700_000_000;
  await chmod(join(folder, pack), 0o644);
  await utimes(join(folder, pack), date, date);
  const tripwire = await armTripwire(scene.tree);

  await writeFile(join(folder, pack), await readFile(join(folder, pack)));
  await utimes(join(folder, pack), date, date);

  expect(await tripwire.check()).toContainEqual(`${join(folder, pack)} was changed`);
});

test("another clone that links to the objects does not fire it, and long lists are cut", async () => {
  await using scene = await openScene();
  await scene.repository.git(["repack", "-a", "-d", "--quiet"]);
  const tripwire = await armTripwire(scene.tree);
  const packs = await scene.repository.git(["rev-parse", "--git-path", "objects/pack"]);
  await using clone = await makeRepository();
  const [pack = ""] = (await readdir(join(scene.tree.root, packs))).filter((name) => name.endsWith(".pack"));
  await link(join(scene.tree.root, packs, pack), join(clone.root, pack));
  expect(await tripwire.check()).toEqual([]);

  await scene.repository.write(Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`n${index}`, "x"])));

  const changes = await tripwire.check();
  expect([changes.length, changes.at(-1)]).toEqual([51, "and 30 more"]);
});
