import { access, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bash, type ShellRights } from "../../src/tools/bash.ts";
import { openShellBench, type ShellBench } from "./shell/shell-bench.ts";

let bench: ShellBench;
const never = new AbortController().signal;

beforeAll(async () => {
  bench = await openShellBench({
    "a.txt": "a\n",
    "src/b.ts": "export {};\n",
    "bin.dat": new Uint8Array([0, 255, 254, 27, 65]),
  });
});
afterAll(() => bench[Symbol.asyncDispose]());

const run = (input: object, rights: ShellRights = {}) => bash.run(input, { ...bench.workspace, ...rights }, never);
const read = (command: string) => run({ command });

describe("a command that reads", () => {
  test("gives what it printed", async () => {
    expect(await read("cat a.txt | sort")).toEqual({ text: "a", isError: false });
    expect(await read("true")).toEqual({ text: "(no output)", isError: false });
  });

  test("starts in the root of the tree each time", async () => {
    await read("cd src");

    expect((await read("ls")).text).toBe("a.txt\nbin.dat\nsrc");
  });

  test("tells its exit code where it failed", async () => {
    const { text, isError } = await read("cat missing");

    expect(isError).toBe(true);
    expect(text).toBe("Exit code 1\ncat: missing: No such file or directory");
  });

  test.each([
    "grep nothing a.txt",
    "test -f missing",
    "[ 1 = 2 ]",
    "diff a.txt src/b.ts",
    "git grep nothing",
    "cat a.txt | grep x",
  ])("%s says no with 1, and has not failed", async (command) => {
    const { text, isError } = await read(command);

    expect(isError).toBe(false);
    expect(text).toMatch(/^Exit code 1\n/);
  });

  test("that is refused says which word, and what to use instead", async () => {
    const { text, isError } = await read("rm -rf src");

    expect(isError).toBe(true);
    expect(text).toMatch(/^This command is not one that only reads\. rm: /);
  });

  test("whose path leads out says so", async () => {
    expect(await read("cat /etc/passwd")).toEqual({
      text: "/etc/passwd leads out of the reviewed tree, and cannot be read. Name a file inside the tree.",
      isError: true,
      forbidden: true,
    });
  });

  test("shows the beginning and the end of long output, and how to see the rest", async () => {
    const { text } = await read("seq 1 20000");
    const left = /lines (\d+)–(\d+) of 20000/.exec(text);
    const [, from, until] = left ?? [];

    expect(text.length).toBeLessThan(30_500);
    expect(text.split("\n")).toEqual(
      expect.arrayContaining(["1", String(Number(from) - 1), String(Number(until) + 1), "20000"]),
    );
    expect(text).toContain(`Add | sed -n '${from},`);
    expect(text.split("\n")).not.toContain(from);
  });

  test("shows less of what failed", async () => {
    const { text, isError } = await read("seq 1 20000; cat missing");

    expect(isError).toBe(true);
    expect(text.length).toBeLessThan(10_500);
    expect(text).toMatch(/cat: missing: No such file or directory$/);
  });

  test("one line without end is cut as well", async () => {
    const { text } = await read("seq -s, 1 20000");

    expect(text.length).toBeLessThan(30_500);
    expect(text).toContain("the middle of a long line");
  });

  test("prints bytes that are no text harmlessly", async () => {
    expect((await read("cat bin.dat")).text).toBe("\ufffdA");
    expect((await read("printf '\\033[31mred\\033[0m\\r\\n'")).text).toBe("red");
  });

  test("that takes too long is ended, and says so", async () => {
    const { text, isError } = await run({ command: "seq 1 999999999 | tail -1", timeout: 200 });

    expect(isError).toBe(true);
    expect(text).toMatch(/^The command was ended after 0\.2 seconds, with all that it had started\./);
  });

  test("that prints too much is ended, and says so", async () => {
    expect((await read("seq 1 999999999")).text).toMatch(/^The command printed more than 10 MB and was ended\./);
  });

  test("never runs in the background", async () => {
    expect(await run({ command: "ls", run_in_background: true })).toMatchObject({
      isError: true,
      text: expect.stringContaining("Nothing runs in the background here"),
    });
  });

  test("is not widened by any field of the input", async () => {
    expect(
      await run({ command: "touch marker", dangerouslyDisableSandbox: true, engine: "shell", access: "write" }),
    ).toMatchObject({
      isError: true,
    });
    await expect(access(join(bench.root, "marker"))).rejects.toThrow("ENOENT");
  });
});

describe("a granted command", () => {
  const granted = (command: string, input: object = {}) =>
    run({ command, ...input }, { engine: "shell", access: "write" });

  test.runIf(process.platform === "linux")("may not start processes without end", async () => {
    const { text } = await granted("ulimit -u");
    expect(Number(text)).toBeLessThanOrEqual(8192);
  });

  test("is refused by a worker that only reads", async () => {
    expect(await run({ command: "touch marker" }, { engine: "shell", access: "read" })).toMatchObject({
      isError: true,
    });
    expect(await run({ command: "touch marker" }, { engine: "shell" })).toMatchObject({ isError: true });
    await expect(access(join(bench.root, "marker"))).rejects.toThrow("ENOENT");
  });

  test("runs in a shell in the root, and may write", async () => {
    expect(await granted('for i in 1 2; do echo "$i"; done > out.txt; pwd')).toEqual({
      text: bench.root,
      isError: false,
    });
    expect(await readFile(join(bench.root, "out.txt"), "utf8")).toBe("1\n2\n");
  });

  test("keeps the order of both streams, and tells the exit code", async () => {
    expect(await granted("echo a; echo b >&2; echo c; echo d >&2; exit 3")).toEqual({
      text: "Exit code 3\na\nb\nc\nd",
      isError: true,
    });
  });

  test("sees nothing of our environment, and a home that is empty and gone afterwards", async () => {
    const names = (await granted("env | cut -d= -f1 | sort")).text.split("\n");
    const home = (await granted('ls -A "$HOME"; echo "$HOME"')).text;

    expect(names).toEqual(
      ["CI", "HOME", "LANG", "LC_ALL", "OLDPWD", "PATH", "PWD", "SHLVL", "TERM", "TMPDIR", "TZ", "_"].filter((name) =>
        names.includes(name),
      ),
    );
    expect(names).toEqual(expect.arrayContaining(["CI", "HOME", "TMPDIR"]));
    await expect(access(home)).rejects.toThrow("ENOENT");
  });

  test("may make repositories of its own", async () => {
    expect((await granted('cd "$TMPDIR" && git init -q x && cd x && git rev-parse --is-inside-work-tree')).text).toBe(
      "true",
    );
  });

  test("has no input to wait for", async () => {
    expect((await granted("cat; echo done")).text).toBe("done");
  });

  test("does not wait for what slipped away from it", async () => {
    expect(await granted("setsid sleep 86432 & echo started")).toEqual({ text: "started", isError: false });
    await granted("ps -A -o pid=,args= | grep '[8]6432' | awk '{print $1}' | xargs kill");
  });

  test("ends with all that it has started", async () => {
    const startedAt = Date.now();
    const { text } = await granted("sleep 86430 & echo started");

    expect(text).toBe("started");
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect((await granted("sleep 86431 & sleep 86431", { timeout: 300 })).text).toMatch(
      /^The command was ended after 0\.3 seconds/,
    );
    expect((await granted("ps -A -o args= | grep '[8]643' | wc -l")).text.trim()).toBe("0");
  });
});

test("of a command that does more than read, the links among the files that it names are resolved", async () => {
  const { root } = bench.workspace;
  await symlink("b.ts", join(root, "src/alias"));
  await symlink("/etc/hostname", join(root, "leads-out"));
  const resolve = (command: string) => bash.resolve({ command }, bench.workspace);
  const alias = { kind: "path", path: "src/b.ts", named: "src/alias", inside: true };

  expect(await resolve("npm test; cat src/alias src/b.ts")).toEqual([{ ...alias, access: "read" }]);
  expect(await resolve("cd src && cat alias && npm test")).toEqual([{ ...alias, access: "read" }]);
  expect(await resolve("npm test > src/alias")).toEqual([{ ...alias, access: "write" }]);
  expect(await resolve("npm test; cat leads-out")).toEqual([
    { kind: "path", path: "/etc/hostname", access: "read", inside: false, named: "leads-out" },
  ]);
});

test("what it would touch is resolved for commands that read, and for no others", async () => {
  const resolve = (command: string) => bash.resolve({ command }, bench.workspace);

  expect(await resolve("cd src && cat b.ts")).toEqual([
    { kind: "path", path: "src", access: "search", inside: true },
    { kind: "path", path: "src/b.ts", access: "read", inside: true },
  ]);
  expect(await resolve("npm test")).toEqual([]);
});
