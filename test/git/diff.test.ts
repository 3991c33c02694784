import { expect, test } from "vitest";
import { readChangedFiles } from "../../src/git/diff.ts";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead } from "../../src/git/tree.ts";
import { type Files, makeRepository, type TestRepository } from "../support/repository.ts";

async function changesOf(repository: TestRepository, maxBytes?: number) {
  const [mergeBase, head] = await Promise.all([
    repository.git(["rev-parse", "HEAD~1"]),
    repository.git(["rev-parse", "HEAD"]),
  ]);
  await using tree = await layOutHead(await openCheckout(repository.root), head);
  return await readChangedFiles(tree, { base: mergeBase, mergeBase, head }, maxBytes);
}

async function changesBetween(before: Files, after: Files, maxBytes?: number) {
  await using repository = await makeRepository(before);
  await repository.commit("After", after);
  return await changesOf(repository, maxBytes);
}

const strangeNames = [
  "-leading dash",
  "--output=victim",
  ":(exclude)magic",
  "a b/c b/d",
  "a\tb",
  "back\\slash",
  "diff --git a/x b/x",
  "new\nline",
  'quo"te',
  "ünï/çødé",
  "line\u2028@@ -1 +1 @@",
].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

test("strange names are named exactly, each with its own hunk", async () => {
  const before = Object.fromEntries(strangeNames.map((name) => [name, "before\n"]));
  const after = Object.fromEntries(strangeNames.map((name, index) => [name, `after ${index}\n`]));

  const files = await changesBetween(before, after);

  expect(files.map(({ path, hunks }) => [path, hunks.flatMap(({ lines }) => lines)])).toEqual(
    strangeNames.map((name, index) => [name, ["-before", `+after ${index}`]]),
  );
});

test("a name that is not UTF-8 is still listed, with its counts", async () => {
  await using repository = await makeRepository({ "a.txt": "a\n" });
  const blob = await repository.git(["hash-object", "-w", "--stdin"], "text\n");
  const name = Buffer.concat([Buffer.from(`100644 ${blob}\tcaf`), Buffer.from([0xe9]), Buffer.from(".txt\0")]);
  await repository.git(["update-index", "--add", "-z", "--index-info"], name);
  await repository.git(["commit", "--quiet", "--message", "Latin"]);

  expect(await changesOf(repository)).toMatchObject([{ path: "caf\uFFFD.txt", status: "added", additions: 1 }]);
});

test("added, removed, renamed, retyped and binary files", async () => {
  const long = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join("");
  const files = await changesBetween(
    { "gone.txt": "x\n", "moved.txt": long, "kind.txt": "text\n", "picture.bin": new Uint8Array([0, 1]), same: "s" },
    {
      "gone.txt": null,
      "moved.txt": null,
      "to/moved.txt": `${long}one more`,
      "kind.txt": { link: "same" },
      "picture.bin": new Uint8Array([0, 2]),
      "born.txt": "diff --git a/same b/same\n",
    },
  );

  expect(files.map(({ hunks, ...file }) => ({ ...file, lines: hunks.map(({ lines }) => lines) }))).toEqual([
    { path: "born.txt", status: "added", additions: 1, deletions: 0, lines: [["+diff --git a/same b/same"]] },
    { path: "gone.txt", status: "removed", additions: 0, deletions: 1, lines: [["-x"]] },
    {
      path: "kind.txt",
      status: "modified",
      additions: 1,
      deletions: 1,
      became: "a link",
      lines: [["-text"], ["+same", "\\ No newline at end of file"]],
    },
    { path: "picture.bin", status: "modified", additions: 0, deletions: 0, withheld: "binary", lines: [] },
    {
      path: "to/moved.txt",
      previousPath: "moved.txt",
      status: "renamed",
      additions: 1,
      deletions: 0,
      lines: [[" line 17", " line 18", " line 19", "+one more", "\\ No newline at end of file"]],
    },
  ]);
});

test("a file that only became executable, or only ceased to be, is told as what it became", async () => {
  await using repository = await makeRepository({ "run.sh": "echo\n", "old.sh": "echo old\n" });
  await repository.git(["update-index", "--chmod=+x", "old.sh"]);
  await repository.git(["commit", "--quiet", "--message", "Before"]);
  await repository.git(["update-index", "--chmod=+x", "run.sh"]);
  await repository.git(["update-index", "--chmod=-x", "old.sh"]);
  await repository.git(["commit", "--quiet", "--message", "After"]);
  const unchanged = { status: "modified", additions: 0, deletions: 0, hunks: [] };
  expect(await changesOf(repository)).toEqual([
    { ...unchanged, path: "old.sh", became: "an ordinary file" },
    { ...unchanged, path: "run.sh", became: "executable" },
  ]);
});

test("files and patches that are too large are named without hunks, and the others keep theirs", async () => {
  const files = await changesBetween(
    { "a.txt": "a\n" },
    {
      "a.txt": "b\n",
      "huge.txt": `${"x".repeat(5 * 1024 * 1024)}\n`,
      "long.txt": "y\n".repeat(600_000),
      "z.txt": "z\n",
    },
  );

  expect(files.map(({ path, additions, withheld, hunks }) => [path, additions, withheld, hunks.length])).toEqual([
    ["a.txt", 1, undefined, 1],
    ["huge.txt", 1, "too-large", 0],
    ["long.txt", 600_000, "too-large", 0],
    ["z.txt", 1, undefined, 1],
  ]);
});

test("where all patches together are too much, the largest are left out and crowd out no others", async () => {
  const before = { "a.txt": "a\n" };
  const after = { "a.txt": "b\n", "huge.txt": `${"x".repeat(5 * 1024 * 1024)}\n`, "z.txt": "z\n" };
  const summary = [
    ["a.txt", 1, undefined, 1],
    ["huge.txt", 1, "too-large", 0],
    ["z.txt", 1, undefined, 1],
  ];
  for (const maxBytes of [1024 * 1024, 64 * 1024 * 1024]) {
    const files = await changesBetween(before, after, maxBytes);
    expect(files.map(({ path, additions, withheld, hunks }) => [path, additions, withheld, hunks.length])).toEqual(
      summary,
    );
  }
});

test("a pull request cannot take its files out of the diff with attributes", async () => {
  const files = await changesBetween(
    { "evil.ts": "good();\n" },
    { "evil.ts": "evil();\n", ".gitattributes": "*.ts -diff binary\n" },
  );

  expect(files.find(({ path }) => path === "evil.ts")?.hunks[0]?.lines).toEqual(["-good();", "+evil();"]);
});
