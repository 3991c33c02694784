import { expect, test } from "vitest";
import { baseFilesFromGit } from "../../src/git/base-files.ts";
import { type Files, makeRepository } from "../support/repository.ts";

async function listBase(files: Files, prefix: string) {
  await using repository = await makeRepository(files);
  const base = await repository.git(["rev-parse", "HEAD"]);
  await repository.commit("The head", { ".claude/agents/one.md": "hijacked", ".claude/agents/new.md": "new" });
  await repository.write({ ".claude/agents/loose.md": "loose" });
  using source = baseFilesFromGit(repository, base);
  return await source.list(prefix);
}

test("files come from the base commit, never from the head or the work tree", async () => {
  const files = {
    ".claude/agents/one.md": "one ü",
    ".claude/agents/deep/two.md": "two",
    ".claude/agentsx/no.md": "no",
  };

  expect(await listBase(files, ".claude/agents/")).toEqual({
    files: [
      { path: ".claude/agents/deep/two.md", text: "two" },
      { path: ".claude/agents/one.md", text: "one ü" },
    ],
    problems: [],
  });
  expect(await listBase({ "CLAUDE.md": "memory" }, "CLAUDE.md")).toEqual({
    files: [{ path: "CLAUDE.md", text: "memory" }],
    problems: [],
  });
  expect(await listBase({ "a.txt": "a" }, ".claude/agents")).toEqual({ files: [], problems: [] });
});

test("links are followed inside the tree: to files, to folders, and as folders on the way", async () => {
  const listing = await listBase(
    {
      ".claude": { link: "shared" },
      "shared/agents/file.md": { link: "../../docs/real.md" },
      "shared/agents/more": { link: "../../docs" },
      "docs/real.md": "real",
    },
    ".claude/agents",
  ).catch((error: unknown) => error);

  expect(listing).toEqual({
    files: [
      { path: ".claude/agents/file.md", text: "real" },
      { path: ".claude/agents/more/real.md", text: "real" },
    ],
    problems: [],
  });
});

test("links that lead out, nowhere, in a circle or through too many others are problems", async () => {
  const files = {
    "agents/out.md": { link: "../../etc/passwd" },
    "agents/absolute.md": { link: "/0.md" },
    "agents/nowhere.md": { link: "missing.md" },
    "agents/circle.md": { link: "circle.md" },
    "agents/5.md": { link: "4.md" },
    "agents/4.md": { link: "3.md" },
    "agents/3.md": { link: "2.md" },
    "agents/2.md": { link: "1.md" },
    "agents/1.md": { link: "0.md" },
    "agents/0.md": "zero",
  };
  const { files: read, problems } = await listBase(files, "agents");

  expect(read.map(({ path }) => path)).toEqual(["0", "1", "2", "3", "4"].map((name) => `agents/${name}.md`));
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(
    ["5", "absolute", "circle", "nowhere", "out"].map((name) => `agents/${name}.md`),
  );
});

test("large and binary files, submodules and what is beyond the limit are problems", async () => {
  await using repository = await makeRepository({
    "agents/large.md": "x".repeat(256 * 1024 + 1),
    "agents/largest.md": "x".repeat(256 * 1024),
    "agents/binary.md": new Uint8Array([0]),
  });
  const module = await repository.git(["rev-parse", "HEAD"]);
  await repository.git(["update-index", "--add", "--cacheinfo", `160000,${module},agents/module`]);
  await repository.git(["commit", "--quiet", "--message", "Module"]);
  using base = baseFilesFromGit(repository, "HEAD");
  const { files, problems } = await base.list("agents");

  expect(files.map(({ path }) => path)).toEqual(["agents/largest.md"]);
  expect(problems).toEqual([
    "agents/module is a submodule and was skipped.",
    "agents/binary.md is not a text file and was skipped.",
    "agents/large.md has more than 262144 bytes and was skipped.",
  ]);

  const many = Object.fromEntries(Array.from({ length: 1_002 }, (_, index) => [`many/${index}.md`, `${index}`]));
  await repository.commit("Many", many);
  using later = baseFilesFromGit(repository, "HEAD");
  const cut = await later.list("many");
  expect(cut.files).toHaveLength(1_000);
  expect(cut.problems).toEqual([expect.stringMatching(/^many holds more than 1000 files: 2 were skipped/)]);
});
