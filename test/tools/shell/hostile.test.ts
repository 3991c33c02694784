/** What a pull request may lay in the way of a command that only reads. Nothing of it is run, written, or leads out. */
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCheckout } from "../../../src/git/repository.ts";
import { layOutHead } from "../../../src/git/tree.ts";
import type { Argument, CommandPlan, Plan } from "../../../src/permission/shell/plan.ts";
import { runProcess } from "../../../src/system/process.ts";
import { temporaryFolder } from "../../../src/system/temporary.ts";
import { runPlan } from "../../../src/tools/shell/run-plan.ts";
import { openWorkspace } from "../../../src/tools/workspace.ts";
import { makeRepository } from "../../support/repository.ts";
import { openShellBench, planOf, programPlan, type ShellBench } from "./shell-bench.ts";

const never = new AbortController().signal;

describe("names of files", () => {
  let bench: ShellBench;
  beforeAll(async () => {
    bench = await openShellBench({
      "victim.txt": "whole\n",
      "a.txt": "b\na\n",
      "--output=victim.txt": "x\n",
      "-rf": "flag\n",
      "-o victim.txt": "x\n",
      "--pre=.": "x\n",
      "new\nline.txt": "n\n",
      "quote's.txt": "q\n",
      "$(touch marker).txt": "s\n",
      "; touch marker": "t\n",
      "e=1": "assign\n",
    });
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  test.each([
    "sort *",
    "sort -- *",
    "cat * | sort",
    "wc -l *",
    "git log -p -- *",
    "git log -p *",
    "git diff *",
    "ls | xargs sort",
    "ls | xargs -d '\\n' cat",
    "find . -type f -not -path './.git/*' -print0 | xargs -0 sort",
    "find . -type f -exec sort {} +",
    "find . -type f -exec sort {} \\;",
    "grep -r x *",
    "rg x *",
    "awk '{print}' *",
    "sed -n 1p *",
    "head -1 *",
    "ls *",
    "diff * 2>&1",
    "echo '-o victim.txt' | xargs sort",
    "echo --output=victim.txt | xargs sort",
    "uniq [av]*.txt",
    "uniq -c [av]*",
    "xxd [av]*.txt",
    "xxd -l 1 [av]*",
    "git -C * log",
    "date -r *",
    "grep -f * x",
  ])("%s changes nothing", async (command) => {
    await bench.run(planOf(command)).catch((error: unknown) => expect(error).toBeInstanceOf(Error));

    expect(await readFile(join(bench.root, "victim.txt"), "utf8")).toBe("whole\n");
    expect(await bench.repository.git(["status", "--porcelain"])).toBe("");
  });

  test.each(["uniq [av]*.txt", "xxd [av]*.txt", "git -C [av]* log", "comm [av]*", "date -r [av]*"])(
    "%s: where one file is named, a wildcard may not bring a second",
    async (command) => {
      await expect(bench.run(command)).rejects.toThrow("matches several");
    },
  );

  test("what xargs puts into a format of git is no placeholder", async () => {
    const { stdout, stderr } = await bench.run("printf '%s\\n' a.txt %GS | xargs -I{} git log -1 --format='%x20is {}'");

    expect([stdout, stderr]).toEqual([" is a.txt\n", 'xargs: "%GS" holds a percent sign, and was left out\n']);
    expect(() => planOf("echo GS | xargs -I{} git log --format=%{}")).toThrow("and a blank");
  });

  test("a wildcard that finds one file stands for it", async () => {
    expect(await bench.run("uniq a.tx?")).toMatchObject({ status: 0, stdout: "b\na\n" });
  });

  test("are no options even where nothing marks the end of the options", async () => {
    const glob = { kind: "glob", text: "*" } as const;
    const evil: Argument = { kind: "path", pieces: [glob, { kind: "text", text: "=victim.txt" }], access: "read" };
    const other: Argument = { kind: "path", pieces: [{ kind: "text", text: "a.txt" }], access: "read" };
    const item: Argument = { kind: "item", before: "", after: "", access: "read" };
    const sort: CommandPlan = { ...programPlan("sort"), arguments: [evil, other] };
    const repeat = {
      command: { ...sort, arguments: [item] },
      mode: "many",
      separator: "lines",
      whenEmpty: "skip",
    } as const;

    await bench.run(sort);
    await bench.run({
      kind: "pipeline",
      stages: [planOf("ls *=victim.txt a.txt"), { ...programPlan("xargs"), repeat }],
    });

    expect(await readFile(join(bench.root, "victim.txt"), "utf8")).toBe("whole\n");
  });

  test("are read like any other file", async () => {
    expect((await bench.run("cat -- -*")).stdout).toBe("x\nx\nx\nflag\n");
    expect((await bench.run("cat *rf")).stdout).toBe("flag\n");
    expect((await bench.run("wc -l *line.txt")).stdout).toBe("1 'new'$'\\n''line.txt'\n");
    expect((await bench.run("find . -name '*line.txt' -print0 | xargs -0 cat")).stdout).toBe("n\n");
    expect((await bench.run("echo quote*")).stdout).toBe("quote's.txt\n");
  });
});

describe("ways out of the tree", () => {
  let bench: ShellBench;
  let secret: string;
  const outside = new AsyncDisposableStack();
  beforeAll(async () => {
    const folder = outside.use(await temporaryFolder("outside"));
    secret = join(folder.path, "secret.txt");
    await writeFile(secret, "the secret\n");
    bench = await openShellBench({
      "a.txt": "a\n",
      "deep/er/b.txt": "b\n",
      "deep/er/up": { link: "../.." },
      file: { link: secret },
      folder: { link: folder.path },
      dangling: { link: join(folder.path, "not-yet") },
      good: { link: "a.txt" },
      "sub/x.txt": "x\n",
      "twin/link.txt": "regular\n",
    });
    await symlink(secret, join(bench.root, "sub", "link.txt"));
    await bench.repository.git(["config", "http.extraheader", "the secret"]);
  });
  afterAll(async () => {
    await bench[Symbol.asyncDispose]();
    await outside.disposeAsync();
  });

  test.each([
    "cat file",
    "cat folder/secret.txt",
    "cat folder/*",
    "ls folder/",
    "cat dangling",
    "cat deep/er/up/../a.txt",
    "cat ../a.txt",
    "cd .. && ls",
    "cd folder && cat secret.txt",
    "cd folder; cat secret.txt",
    "cd deep/er/up/.. && ls",
    "cat < file",
    "cat a.txt < folder/secret.txt",
    "(cat) < file",
    "test -f file",
    "grep -r secret folder",
    "grep -f file a.txt",
    "find folder/ -type f",
    "wc -l /etc/passwd",
    "cat /proc/self/environ",
    "cat /dev/zero",
    "cat .git/config",
    "cat .GIT/config",
    "cd .git && cat config",
    "cat .git/*",
    "ls deep/../.git",
    "ls a.txt && cat file",
    "ls a.txt; cat a.txt | sort; cat file",
    "git diff -- ../x",
    "rg secret file",
  ])("%s is refused before anything starts", async (command) => {
    const running = bench.run(command);

    await expect(running).rejects.toThrow(/leads out of the reviewed tree|lies in \.git|outside/);
  });

  test("a refusal names the path, and says what to do", async () => {
    await expect(bench.run("cat file")).rejects.toThrow(
      "file leads out of the reviewed tree, and cannot be read. Name a file inside the tree.",
    );
    await expect(bench.run("cat .git/config")).rejects.toThrow("Use git commands instead.");
  });

  test("what a wildcard finds out there is left out and told, the rest is shown", async () => {
    expect(await bench.run("cat sub/*")).toEqual({
      status: 1,
      stdout: "x\n",
      stderr: "cat: sub/link.txt: leads out of the reviewed tree, and was left out\n",
    });
    expect((await bench.run("cat f*")).stdout).toBe("");
    expect((await bench.run("echo */secret.txt")).stdout).toBe("*/secret.txt\n");
    expect(await bench.run("ls -d .*")).toMatchObject({
      status: 1,
      stderr: "ls: .git: lies in .git, and was left out\n",
    });
  });

  test("what xargs and find bring along is left out and told", async () => {
    const found = await bench.run("find . -name '*.txt' -o -type l | sort | xargs cat");

    expect(found.stdout).toBe("a\nb\na\nx\nregular\n");
    expect(found).toMatchObject({ status: 123 });
    expect(found.stderr).toContain("leads out of the reviewed tree, and was left out (and 3 more like it)");
    const echoed = await bench.run(`echo ${secret} a.txt | xargs cat`);
    expect(echoed).toMatchObject({ status: 123, stdout: "a\n" });
    expect(await bench.run("find sub -name 'link.txt' -exec cat {} \\;")).toMatchObject({ status: 1, stdout: "" });
  });

  test.each([
    "grep -r secret .",
    "grep -rn secret",
    "grep -R secret .",
    "rg secret",
    "rg -uu secret",
    "rg --hidden --no-ignore secret .",
    "find . -type f -exec grep secret {} +",
    "find . -type f | xargs grep secret",
    "git grep secret",
    "git grep --untracked secret",
    "diff -r . deep",
    "diff twin sub",
    "diff -ru twin sub",
    "diff twin/link.txt sub",
    "cat deep/er/up/a.txt && grep -r secret deep/er/up",
  ])("%s does not come upon the secret", async (command) => {
    const { stdout, stderr } = await bench.run(command);

    expect(stdout).not.toContain("the secret");
    expect(stderr).not.toContain("the secret");
  });

  test("programs that would follow links, or look into .git, are kept from it without the table's help", async () => {
    const plans = [
      programPlan("diff", "twin", "sub"),
      programPlan("grep", "-r", "secret", "."),
      programPlan("rg", "-uu", "secret"),
    ];

    for (const plan of plans) expect((await bench.run(plan)).stdout).not.toContain("the secret");
  });

  test("links that stay inside are followed", async () => {
    expect((await bench.run("cat good deep/er/up/a.txt")).stdout).toBe("a\na\n");
  });

  test("withheld files are neither read nor found", async () => {
    const workspace = { ...bench.workspace, withheld: new Set(["sub/x.txt"]) };

    await expect(bench.run("cat sub/x.txt", { workspace })).rejects.toThrow("withheld by a rule");
    expect((await bench.run("cat sub/x*", { workspace })).stdout).toBe("");
    expect((await bench.run("grep -r x sub", { workspace })).stdout).toBe("");
    expect((await bench.run("rg x sub", { workspace })).stdout).toBe("");
    expect((await bench.run("find sub -name 'x*' | xargs cat", { workspace })).stdout).toBe("");
  });
});

describe("repositories in the repository", () => {
  test("neither a committed bare repository nor the checkout's own configuration runs a command", async () => {
    await using marks = await temporaryFolder("marks");
    const mark = join(marks.path, "ran");
    await using repository = await makeRepository({ "a.txt": "a\n" });
    const bare = join(repository.root, "vendor");
    await mkdir(bare);
    await runProcess("git", ["init", "--bare", "--quiet", bare], {
      cwd: bare,
      env: { PATH: process.env["PATH"] ?? "" },
    });
    const poison = `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${mark};"\n\tpager = touch ${mark}\n[diff]\n\texternal = touch ${mark}\n[filter "x"]\n\tclean = touch ${mark}\n[alias]\n\tlog = "!touch ${mark}"\n`;
    await writeFile(join(bare, "config"), poison);
    await writeFile(join(bare, "refs", "keep"), "");
    const head = await repository.commit("Poison", { ".gitattributes": "* filter=x diff=x\n" });
    const tree = await layOutHead(await openCheckout(repository.root), head);
    await writeFile(join(repository.root, ".git", "config"), poison);
    const workspace = await openWorkspace(tree, { base: head, mergeBase: head, head });
    const commands = [
      "git status",
      "git diff",
      "git log -p",
      "cd vendor && git status",
      "cd vendor && git log",
      "git -C vendor status",
      "git -C vendor diff",
      "git blame a.txt",
      "git grep a",
      "git ls-files -m",
      "git describe --always --dirty",
      "git show HEAD",
      "rg a",
    ];

    for (const command of commands) await runPlan(planOf(command), { workspace, signal: never });
    await tree[Symbol.asyncDispose]();

    expect(await readdir(marks.path)).toEqual([]);
  });
});

describe("programs", () => {
  test("a file of the tree is never taken for a program, wherever it lies", async () => {
    await using bench = await openShellBench({
      "bin/ls": "#!/bin/sh\ntouch marker\n",
      ls: "#!/bin/sh\ntouch marker\n",
    });
    await runProcess("chmod", ["+x", "bin/ls", "ls"], { cwd: bench.root, env: { PATH: process.env["PATH"] ?? "" } });

    await bench.run("cd bin && ls");
    await bench.run("ls");

    expect((await bench.run("ls")).stdout).toBe("bin\nls\n");
  });

  test("one that is not installed is not found", async () => {
    await using bench = await openShellBench({ "a.txt": "a\n" });
    const plan: Plan = { kind: "or", left: programPlan("no-such-program"), right: programPlan("echo", "else") };

    expect(await bench.run(plan)).toEqual({
      status: 0,
      stdout: "else\n",
      stderr: "bash: line 1: no-such-program: command not found\n",
    });
    expect(await bench.run(programPlan("no-such-program"))).toMatchObject({ status: 127 });
  });

  test("programs see a clean environment, and cannot write even if they try", async () => {
    await using bench = await openShellBench({ "a.txt": "a\n" });
    const { stdout } = await bench.run(programPlan("env"));
    const names = stdout
      .split("\n")
      .map((line) => line.split("=")[0])
      .filter(Boolean)
      .sort();

    expect(names).toEqual(["HOME", "LANG", "LC_ALL", "PATH", "TERM", "TZ"]);
    if (process.platform !== "linux") return;
    await bench.run(programPlan("cp", "a.txt", "b.txt"));
    expect(await readFile(join(bench.root, "b.txt"), "utf8").catch(() => "")).toBe("");
  });
});
