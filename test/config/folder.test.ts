import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesFromFolder, firstAnswer } from "../../src/config/folder.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

describe("a folder on disk", () => {
  it("follows links inside itself, once, and no others", async () => {
    await using folder = await temporaryFolder("links");
    const place = (path: string): string => join(folder.path, path);
    await mkdir(place("root/agents/deep"), { recursive: true });
    await mkdir(place("root/shared"));
    await writeFile(place("outside.md"), "secret");
    await writeFile(place("root/shared/agent.md"), "shared");
    await writeFile(place("root/agents/deep/own.md"), "own");
    await symlink("../shared/agent.md", place("root/agents/linked.md"));
    await symlink("../shared", place("root/agents/more"));
    await symlink("..", place("root/agents/deep/circle"));
    await symlink("self", place("root/agents/self"));
    await symlink("../../outside.md", place("root/agents/outside.md"));
    await symlink("nowhere.md", place("root/agents/broken.md"));
    const { files, problems } = await filesFromFolder(place("root")).list("agents");
    expect(files).toEqual([
      { path: "agents/deep/own.md", text: "own" },
      { path: "agents/linked.md", text: "shared" },
    ]);
    expect(problems).toEqual([
      "agents/broken.md is a link to nothing and was skipped.",
      expect.stringMatching(/^agents\/outside\.md leads out of .* and was skipped\.$/),
      "agents/self is a link to nothing and was skipped.",
    ]);
  });

  it("cannot be left by the name of what is asked for", async () => {
    await using folder = await temporaryFolder("links");
    await mkdir(join(folder.path, "root"));
    await writeFile(join(folder.path, "outside.md"), "secret");
    const { files, problems } = await filesFromFolder(join(folder.path, "root")).list("../outside.md");
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.stringContaining("leads out of")]);
  });

  it("names what is too large or too deep", async () => {
    await using folder = await temporaryFolder("sizes");
    const deep = Array.from({ length: 10 }, (_, index) => `d${index}`).join("/");
    await mkdir(join(folder.path, deep), { recursive: true });
    await writeFile(join(folder.path, deep, "deep.md"), "deep");
    await writeFile(join(folder.path, "large.md"), "x".repeat(256 * 1024 + 1));
    const { files, problems } = await filesFromFolder(folder.path).list("");
    expect(files).toEqual([]);
    expect(problems).toEqual([
      expect.stringContaining("lies more than 8 folders deep and was skipped"),
      "large.md has 262145 bytes and was skipped: at most 262144 are read.",
    ]);
  });

  it("is empty where it does not exist", async () => {
    await using folder = await temporaryFolder("none");
    expect(await filesFromFolder(join(folder.path, "none")).list("agents")).toEqual({ files: [], problems: [] });
    expect(await filesFromFolder(folder.path).list("agents")).toEqual({ files: [], problems: [] });
  });
});

describe("several sources of the same files", () => {
  const broken = { list: async () => Promise.reject(new Error("no network")) };

  it("are asked in turn until one answers", async () => {
    const listing = { files: [{ path: "a", text: "b" }], problems: [] };
    expect(await firstAnswer([broken, { list: async () => listing }]).list("a")).toBe(listing);
  });

  it("say that nobody could answer", async () => {
    expect(await firstAnswer([broken, broken]).list("agents")).toEqual({
      files: [],
      problems: ["agents could not be read and is not in effect: no network; no network"],
    });
  });
});
