import { expect, test } from "vitest";
import { baseFilesByApi } from "../../src/github/base-files.ts";
import { type GitHubSimulator, startGitHub } from "../../src/simulator/github/server.ts";
import type { Snapshot } from "../../src/simulator/github/state.ts";
import { base, connect } from "../support/github.ts";
import { expectValidRequests } from "../support/openapi.ts";

function open(github: GitHubSimulator) {
  return baseFilesByApi(connect(github), { owner: "octo", repo: "sample", commit: base });
}

async function list(snapshot: Snapshot, prefix: string) {
  await using github = await startGitHub({ snapshots: { [base]: snapshot } });
  return await open(github).list(prefix);
}

test("the files below a folder are read from that commit, and nothing beside them", async () => {
  await using github = await startGitHub({
    snapshots: {
      [base]: {
        ".claude/agents/a.md": "A – base",
        ".claude/agents/deep/b.md": { executable: "B" },
        ".claude/settings.json": "{}",
        ".claude-other/c.md": "C",
        "src/index.ts": "",
      },
      head: { ".claude/agents/a.md": "A – head" },
    },
  });
  expect(await open(github).list(".claude/agents")).toEqual({
    files: [
      { path: ".claude/agents/a.md", text: "A – base" },
      { path: ".claude/agents/deep/b.md", text: "B" },
    ],
    problems: [],
  });
  await expectValidRequests(github.requests);
});

test("a prefix may be a file, and one that is not there is empty", async () => {
  await using github = await startGitHub({ snapshots: { [base]: { "CLAUDE.md": "Be kind." } } });
  const files = open(github);
  expect(await files.list("CLAUDE.md")).toEqual({ files: [{ path: "CLAUDE.md", text: "Be kind." }], problems: [] });
  expect(await files.list(".claude/agents")).toEqual({ files: [], problems: [] });
  expect(await files.list("CLAUDE.md/agents")).toEqual({ files: [], problems: [] });
});

test("links are followed inside the tree, to files and to folders", async () => {
  const snapshot = {
    ".agents/agents/a.md": "A",
    ".agents/agents/b.md": { link: "../shared/b.md" },
    ".agents/shared/b.md": "B",
    ".claude": { link: ".agents" },
  };
  expect(await list(snapshot, ".claude/agents")).toEqual({
    files: [
      { path: ".claude/agents/a.md", text: "A" },
      { path: ".claude/agents/b.md", text: "B" },
    ],
    problems: [],
  });
});

test("what is not a regular file of the tree is skipped with a reason", async () => {
  const snapshot = {
    "agents/absolute.md": { link: "/etc/passwd" },
    "agents/outside.md": { link: "../../secrets.md" },
    "agents/nothing.md": { link: "gone.md" },
    "agents/circle.md": { link: "circle.md" },
    "agents/endless.md": { link: `${"./".repeat(3000)}good.md` },
    "agents/module": { submodule: "4".repeat(40) },
    "agents/big.md": "x".repeat(256 * 1024 + 1),
    "agents/binary.md": { bytes: new Uint8Array([0xff, 0xfe, 0x00]) },
    "agents/good.md": "x".repeat(256 * 1024),
  };
  const { files, problems } = await list(snapshot, "agents");
  expect(files.map(({ path }) => path)).toEqual(["agents/good.md"]);
  expect([...problems].sort()).toEqual([
    "agents/absolute.md is a link that leads out of the repository and was skipped.",
    "agents/big.md has more than 262144 bytes and was skipped.",
    "agents/binary.md is not a text file and was skipped.",
    "agents/circle.md leads through more than 4 links and was skipped.",
    "agents/endless.md is a link that is too long and was skipped.",
    "agents/module is a submodule and was skipped.",
    "agents/nothing.md is a link to nothing and was skipped.",
    "agents/outside.md is a link that leads out of the repository and was skipped.",
  ]);
});

test("four links in a row are followed, a fifth is not", async () => {
  const chain = { "d/1": { link: "2" }, "d/2": { link: "3" }, "d/3": { link: "4" }, "d/4": { link: "5" } };
  expect((await list({ ...chain, "d/5": "end" }, "d/1")).files).toEqual([{ path: "d/1", text: "end" }]);
  const longer = await list({ ...chain, "d/5": { link: "6" }, "d/6": "end" }, "d/1");
  expect(longer).toEqual({ files: [], problems: ["d/1 leads through more than 4 links and was skipped."] });
});

test("links on the way to a folder and inside it are counted together, each once", async () => {
  const snapshot = { a: { link: "b" }, "b/1": { link: "2" }, "b/2": { link: "3" }, "b/3": { link: "4" }, "b/4": "end" };
  expect((await list(snapshot, "a")).files).toHaveLength(4);
});

test("a prefix that links to nothing is said", async () => {
  expect(await list({ agents: { link: "gone" } }, "agents")).toEqual({
    files: [],
    problems: ["agents is a link to nothing and was skipped."],
  });
});

test("folders that link to themselves come to an end", async () => {
  const snapshot: Snapshot = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`agents/loop-${index}`, { link: "." }]),
  );
  const { files, problems } = await list(snapshot, "agents");
  expect(files).toEqual([]);
  expect(problems).toContainEqual(expect.stringContaining("holds more than 10000 entries"));
});

test("more than 1,000 files are cut, and the cut is said", async () => {
  const snapshot: Snapshot = Object.fromEntries(
    Array.from({ length: 1003 }, (_, index) => [`agents/${String(index).padStart(4, "0")}.md`, "same"]),
  );
  const { files, problems } = await list(snapshot, "agents");
  expect(files).toHaveLength(1000);
  expect(problems).toEqual(["agents holds more than 1000 files: 3 were skipped, from agents/1000.md on."]);
});

test("a listing that GitHub cuts is said", async () => {
  await using github = await startGitHub({
    treeLimit: 2,
    snapshots: { [base]: { "agents/a.md": "A", "agents/b.md": "B", "agents/c.md": "C" } },
  });
  const { files, problems } = await open(github).list("agents");
  expect(files).toHaveLength(2);
  expect(problems).toEqual(["agents is larger than GitHub lists, and a part was skipped."]);
});

test("a commit that GitHub does not know is a problem with a remedy", async () => {
  await using github = await startGitHub();
  await expect(open(github).list(".claude")).rejects.toThrow(/GitHub answered 404.*\.claude at 2222.*contents: read/);
});
