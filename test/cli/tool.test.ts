import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { start, startBatch } from "../support/command-line.ts";
import { makeRepository, type TestRepository } from "../support/repository.ts";
import { sandboxes } from "../support/sandboxes.ts";
import { plainBase } from "../support/scenario.ts";

const bash = (command: string, agent = "Explore") => ({ agent, tool: "Bash", input: { command } });

describe("tool", () => {
  it("runs one call as that agent would, and prints its result or its denial", async () => {
    await using repository = await makeRepository(plainBase);
    const at = { cwd: repository.root };
    const history = await start(["tool", "Explore", "Bash", "git log --format=%s"], at);
    expect(history).toMatchObject({ code: 0, out: "Begin\n" });
    expect(await start(["tool", "explore", "Read", "src/price.ts"], at)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ *1\texport const price = 1;/),
    });
    const denied = await start(["tool", "Bash", "Bash", '{"command":"npm test"}', "--sandbox", "off"], at);
    expect(denied).toMatchObject({ code: 1, out: expect.stringContaining("add to allowed-tools: Bash(npm test)") });
    const failed = await start(["tool", "Explore", "Read", "nowhere.ts", "--json"], at);
    expect(failed.code).toBe(1);
    expect(JSON.parse(failed.out)).toMatchObject({ agent: "Explore", decision: "allow", isError: true });
  });

  it("answers a batch line by line, whatever stands on a line, and fails only by an expectation or a line that is no call", async () => {
    await using repository = await makeRepository(plainBase);
    const at = { cwd: repository.root };
    const good = [
      { ...bash("git rev-list --count HEAD"), expect: "allow", note: "kept" },
      { ...bash("git push"), expect: "deny" },
      "",
      { agent: "Explore", tool: "Nothing", input: {} },
      { agent: "Explore", tool: "Read", input: { path: "src/price.ts" } },
    ];
    const kept = await startBatch(["tool", "--sandbox", "off"], good, at);
    expect(kept.answers).toMatchObject([
      { note: "kept", decision: "allow", layer: "workspace", output: "1", isError: false },
      { decision: "deny", layer: "mode", rule: "plan", isError: true },
      { decision: "deny", layer: "system", reason: expect.stringContaining("There is no tool named Nothing") },
      {
        decision: "deny",
        layer: "system",
        reason: expect.stringMatching(/The input of Read does not fit:\nfile_path: Invalid input: expected string/),
      },
    ]);
    expect(kept.code).toBe(0);

    const bad = ["not JSON", { agent: "nobody", tool: "Read", input: {} }, { agent: "Explore" }, bash("ls src")];
    const broken = await startBatch(["tool"], bad, at);
    expect(broken.answers).toMatchObject([
      { line: 1, error: expect.stringContaining("Line 1 is not JSON") },
      { line: 2, error: expect.stringContaining("There is no agent named nobody. The agents are: main, ") },
      {
        line: 3,
        error: expect.stringContaining("Line 3 is no call (tool: Invalid input: expected string, received undefined; "),
      },
      { decision: "allow", output: "price.ts" },
    ]);
    expect(broken.code).toBe(1);
    expect((await startBatch(["tool"], [{ ...bash("git push"), expect: "allow" }], at)).code).toBe(1);
  });

  it("sees the work tree as it is, untracked and changed files too, and leaves it exactly so", async () => {
    await using repository = await makeRepository({ ...plainBase, ".gitignore": "*.log\n", "old.txt": "old\n" });
    await repository.write({
      "src/price.ts": "export const price = 7;\n",
      "new.txt": "a needle\n",
      "ignored.log": "a needle\n",
      "staged.txt": "staged\n",
      "old.txt": null,
    });
    await repository.git(["add", "staged.txt"]);
    const before = await look(repository);
    const edit = { file_path: "src/price.ts", old_string: "price = 7", new_string: "price = 8" };
    const { answers, error } = await startBatch(
      ["tool", "--allowed-tools", "Edit, Write"],
      [
        { agent: "Explore", tool: "Glob", input: { pattern: "*.txt" } },
        { agent: "Explore", tool: "Grep", input: { pattern: "needle" } },
        { agent: "Explore", tool: "Read", input: { file_path: "src/price.ts" } },
        bash("git status --short"),
        { agent: "general-purpose", tool: "Read", input: { file_path: "src/price.ts" } },
        { agent: "general-purpose", tool: "Edit", input: edit },
        { agent: "general-purpose", tool: "Write", input: { file_path: "made.txt", content: "made\n" } },
        bash("cat src/price.ts made.txt", "general-purpose"),
        { agent: "Explore", tool: "Read", input: { file_path: "made.txt" } },
      ],
      { cwd: repository.root },
    );
    const outputs = answers.map(({ output }) => output);
    expect(outputs[0]).toContain("new.txt");
    expect(outputs[0]).toContain("staged.txt");
    expect(outputs[1]).toMatch(/new\.txt/);
    expect(outputs[1]).not.toMatch(/ignored\.log/);
    expect(outputs[2]).toContain("price = 7");
    expect(outputs[3]).toBe(" D old.txt\n M src/price.ts\nA  staged.txt\n?? new.txt");
    expect(outputs[5]).toContain("price = 8");
    // A writer has its own copy, which lasts as long as the batch; nobody else sees it.
    expect(outputs[7]).toBe("export const price = 8;\nmade");
    expect(answers[8]).toMatchObject({ isError: true });
    expect(error).not.toContain("The work tree changed");
    expect(await look(repository)).toEqual(before);
  });

  it("answers wrong words with exit code 2 and the right ones", async () => {
    await using repository = await makeRepository(plainBase);
    await using outside = await temporaryFolder("outside");
    const wrong: readonly [readonly string[], RegExp][] = [
      [["tool", "Explore", "Bash"], /`tool` needs an agent, a tool and its input, such as: tool Explore Bash/],
      [["tool", "--batch", "Explore"], /With --batch the calls come on standard input: leave out "Explore"/],
      [["tool", "Explore", "TodoWrite", "one"], /The input of TodoWrite must be a JSON object/],
      [["tool", "Explore", "Read", "{"], /The input is not a JSON object/],
      [["tool", "nobody", "Read", "a"], /There is no agent named nobody/],
      [["tool", "Explore", "Read", "a", "--permission-mode", "yolo"], /--permission-mode must be one of plan, /],
      [["tool", "Explore", "Read", "a", "--sandbox", "maybe"], /--sandbox must be one of auto, required, off/],
    ];
    for (const [words, told] of wrong)
      expect(await start(words, { cwd: repository.root })).toMatchObject({
        code: 2,
        error: expect.stringMatching(told),
      });
    expect(await start(["tool", "Explore", "Read", "a"], { cwd: outside.path })).toMatchObject({
      code: 2,
      error: expect.stringContaining("is not a git checkout"),
    });
  });
});

describe.each((await sandboxes()).slice(0, 1))("tool, with a box (%s)", () => {
  it("runs a granted command in the box, on a copy", async () => {
    await using repository = await makeRepository({ "check.sh": "echo made > made.txt; cat made.txt; ls $HOME" });
    const words = ["tool", "Bash", "Bash", "bash check.sh", "--allowed-tools", "Bash(bash check.sh)"];
    const ended = await start(words, { cwd: repository.root });
    expect(ended).toMatchObject({ code: 0, out: "made\n" });
    expect(await repository.git(["status", "--porcelain"])).toBe("");
  });

  it("keeps what a rule withholds out of what git shows, whatever it is asked by", async () => {
    await using repository = await makeRepository({
      "app/a.ts": "export const a = 1;\n",
      "app/.env.sample": "KEY=first-secret\n",
      ".claude/settings.json": JSON.stringify({ permissions: { deny: ["Read(/app/.env.*)"] } }),
      // To git `:name` is also a file of the index.
      "(top,exclude,literal)app/.env.sample": "a decoy\n",
    });
    await repository.commit("Two", { "app/a.ts": "export const a = 2;\n", "app/.env.sample": "KEY=second-secret\n" });
    const [blob, tree, commit] = await Promise.all(
      ["HEAD:app/.env.sample", "HEAD:app", "HEAD"].map((name) => repository.git(["rev-parse", "--short", name])),
    );
    const shown = [
      "git diff HEAD~1",
      `git diff HEAD~1 ${commit}`,
      `git diff HEAD~1..${commit}`,
      "git log -p",
      `git show ${commit}`,
      "git show HEAD",
      "git grep -n const",
      "git log -p -- app/a.ts",
      "git diff-tree -p HEAD",
      "git log -S 'a = 2' -p",
      "git diff HEAD~1 app/a.ts",
      "git log -p app/a.ts",
      "git grep -n const app",
    ];
    const silent = [
      "git grep -n secret",
      "git log -S second --format=%H",
      `git grep KEY ${blob}`,
      `git show ${blob}`,
      `git diff ${blob} ${blob}`,
      `git diff ${blob} -- app/a.ts`,
      `git show any-1-g${blob}`,
      `git grep KEY any-g${tree}`,
      "echo -- | xargs -I{} git grep -e KEY -e {} HEAD",
      "git diff HEAD~1 app/.env.sample",
      "git diff HEAD~1 -- ':(icase)app/.ENV.sample'",
    ];
    const refused = [
      "git show HEAD:app/.env.sample",
      `git show ${blob}^{blob}`,
      `git cat-file -p ${blob}`,
      "git show :/Two",
      "git log -p --follow -- app/a.ts",
      "git log -p --full-diff -- app/a.ts",
      "git log -L1,1:app/.env.sample",
      "git blame app/.env.sample",
      "git diff HEAD~1 -- app/.env.sample",
      "git diff HEAD~1 -- app",
      "git --literal-pathspecs diff HEAD~1",
      "git --icase-pathspecs log -p",
      "git ls-tree -r HEAD | cut -c13-52 | xargs -n1 git show",
      `git grep -- KEY ${blob}`,
      "echo KEY HEAD:app/.env.sample | xargs git grep --",
      "git diff --numstat HEAD:app/.env.sample HEAD:app/a.ts",
      "git ls-files --cached --ignored --exclude-per-directory=.env.sample",
      "git log -p --merge",
    ];
    const lines = [...shown, ...silent, ...refused].map((command) => ({
      agent: "Explore",
      tool: "Bash",
      input: { command },
      expect: refused.includes(command) ? "deny" : "allow",
    }));
    const { code, answers } = await startBatch(["tool"], lines, { cwd: repository.root });
    expect({ code, leaks: answers.filter(({ output }) => /(?:first|second)-secret/.test(String(output))) }).toEqual({
      code: 0,
      leaks: [],
    });
    for (const { output } of answers.slice(0, shown.length)) expect(output).toContain("const a");
  });

  it("tells of a commit that changes only what is withheld, and of objects that show nothing", async () => {
    await using repository = await makeRepository({ ...plainBase, ".env.sample": "KEY=first-secret\n" });
    await repository.commit("Only the key", { ".env.sample": "KEY=second-secret\n" });
    const tree = await repository.git(["rev-parse", "HEAD^{tree}"]);
    const commands = [
      "git show --format=%s",
      "git -P --no-optional-locks log -p -1 --format=%s",
      `git ls-tree --name-only ${tree}`,
    ];
    const withRule = ["tool", "--disallowed-tools", "Read(.env.*)"];
    const { answers } = await startBatch(
      withRule,
      commands.map((command) => bash(command)),
      { cwd: repository.root },
    );
    expect(answers.map(({ output }) => output)).toEqual([
      "Only the key",
      "Only the key",
      expect.stringContaining(".env.sample"),
    ]);
  });

  it("withholds what is ignored, what only the base has, and what has a name that git would not know", async () => {
    await using repository = await makeRepository({ ...plainBase, ".gitignore": ".env.local\nlocal/\n" });
    await repository.git(["checkout", "--quiet", "-b", "change"]);
    await repository.commit("Change", { "a.txt": "a\n" });
    await repository.git(["checkout", "--quiet", "main"]);
    await repository.commit("The base goes on", { ".env.base": "KEY=secret\n" });
    await repository.git(["checkout", "--quiet", "change"]);
    await repository.write({ "src/.env.local": "KEY=secret\n", "local/.env.x": "KEY=secret\n" });
    const ask = (...commands: readonly string[]) =>
      startBatch(
        ["tool", "--disallowed-tools", "Read(**/.env.*)"],
        commands.map((command) => bash(command)),
        { cwd: repository.root },
      );
    const asked = ["grep -r KEY src", "grep -r KEY local", "git grep --untracked --no-exclude-standard KEY"];
    const { answers } = await ask(...asked, "git grep KEY main", "git diff HEAD main");
    expect(answers.map(({ decision }) => decision)).toEqual(["deny", "deny", "allow", "allow", "allow"]);
    expect(answers.filter(({ output }) => String(output).includes("secret"))).toEqual([]);

    const [blob] = (await repository.git(["ls-tree", "main", ".env.base"])).split(" ").at(2)?.split("\t") ?? [];
    const entry = Buffer.concat([Buffer.from(`100644 ${blob}\t.env.`), Buffer.from([0xff, 0])]);
    await repository.git(["update-index", "-z", "--index-info"], entry);
    await repository.git(["commit", "--quiet", "--message", "A name that is not UTF-8"]);
    expect((await ask("git grep --cached KEY")).answers).toMatchObject([{ decision: "deny" }]);
  });
});

/** Everything that a tool could have changed: git's own files with their times, and the work tree. */
async function look({ root, git }: TestRepository) {
  const index = await stat(join(root, ".git", "index"));
  return {
    status: await git(["--no-optional-locks", "status", "--porcelain", "--ignored"]),
    price: await readFile(join(root, "src/price.ts"), "utf8"),
    config: await readFile(join(root, ".git", "config"), "utf8"),
    index: [index.mtimeMs, index.size, index.ino],
  };
}
