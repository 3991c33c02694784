import { describe, expect, it } from "vitest";
import { start, startBatch } from "../support/command-line.ts";
import { makeRepository } from "../support/repository.ts";
import { plainBase, price } from "../support/scenario.ts";

const layers = ["system", "definition", "rules", "workspace", "hook", "trust", "mode"];

const tester = `---
name: tester
description: Runs tests, use when code changes
tools: Read, Bash
permissionMode: dontAsk
---
You test.
`;

const careful = `---
name: careful
description: Reads, use with care
permission:
  Read:
    "*": allow
    "*.env": deny
---
You read.
`;

const bash = (command: string, agent = "tester") => ({ agent, tool: "Bash", input: { command } });
const read = (file_path: string, agent = "tester") => ({ agent, tool: "Read", input: { file_path } });

function makeTeam() {
  return makeRepository({
    ...plainBase,
    ".env": "A=1\n",
    "config/.env": "A=1\n",
    ".claude/agents/tester.md": tester,
    ".claude/agents/careful.md": careful,
    ".claude/settings.json": JSON.stringify({ permissions: { deny: ["Bash(git blame *)"] } }),
  });
}

describe("explain", () => {
  it("names every layer with its answer, the verdict, and the line that would change it", async () => {
    await using repository = await makeTeam();
    const at = { cwd: repository.root };
    const { code, out } = await start(["explain", "tester", "Bash", "npm test", "--sandbox", "off"], at);
    expect(code).toBe(1);
    const [head, ...lines] = out.trimEnd().split("\n");
    expect(head).toBe('tester → Bash {"command":"npm test"}');
    expect(lines.slice(0, 7)).toEqual(layers.map((layer) => expect.stringMatching(new RegExp(`^  ${layer} +silent`))));
    expect(lines[7]).toMatch(/^Denied by mode\. Nothing allows this Bash call/);
    expect(lines.slice(8)).toEqual(["To allow it: add to allowed-tools: Bash(npm test)"]);

    const blamed = await start(["explain", "tester", "Bash", "git blame src/price.ts"], at);
    expect(blamed.out).toMatch(/^ {2}rules +deny +\[Bash\(git blame \*\) \(\.claude\/settings\.json\)\] /m);
    expect(blamed.out).toMatch(/^Denied by rules\. /m);
    const outside = await start(["explain", "tester", "Read", "/etc/passwd"], at);
    expect(outside.out).toMatch(/^Denied by workspace\. [\s\S]*^No rule can allow it\.$/m);
  });

  it("counts what the workflow would say, and runs nothing", async () => {
    await using repository = await makeTeam();
    const at = { cwd: repository.root };
    const words = ["explain", "tester", "Bash", "touch made.txt"];
    const granted = await start([...words, "--allowed-tools", "Bash(touch *)", "--sandbox", "off"], at);
    expect(granted).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Allowed\. Granted by rules \(Bash\(touch \*\) \(allowed-tools\)\)\. It runs in a shell/m,
      ),
    });
    const planned = await start([...words, "--allowed-tools", "Bash(touch *)", "--permission-mode", "plan"], at);
    expect(planned).toMatchObject({ code: 1, out: expect.stringMatching(/^ {2}mode +deny +\[plan\] /m) });
    const ruledOut = await start(
      ["explain", "tester", "Read", "src/price.ts", "--disallowed-tools", "Read(src/**)"],
      at,
    );
    expect(ruledOut).toMatchObject({ code: 1, out: expect.stringMatching(/^Denied by rules\. /m) });
    expect(await repository.git(["status", "--porcelain"])).toBe("");
  });

  it("settles the seeds' contradiction: without prompts, what only reads is allowed, and the tests by the line that names them", async () => {
    await using repository = await makeTeam();
    const at = { cwd: repository.root };
    const lines = [
      { ...bash("npm test"), expect: "deny" },
      { ...bash("git status"), expect: "allow" },
      { ...read("src/price.ts"), expect: "allow" },
      { ...read(".env", "careful"), expect: "deny" },
      { ...read("config/.env", "careful"), expect: "deny" },
      { ...read("src/price.ts", "careful"), expect: "allow" },
    ];
    const { code, answers } = await startBatch(["explain"], lines, at);
    expect({ code, decisions: answers.map(({ decision }) => decision) }).toEqual({
      code: 0,
      decisions: lines.map(({ expect: wanted }) => wanted),
    });
    expect(answers[3]).toMatchObject({ layer: "definition", rule: 'Read: { "*.env": deny }' });
    const granted = ["explain", "--allowed-tools", "Bash(npm test)", "--sandbox", "off"];
    expect((await startBatch(granted, [{ ...bash("npm test"), expect: "allow" }], at)).code).toBe(0);
  });

  it("counts a file that the branch removes among those that git could show", async () => {
    await using repository = await makeRepository({ ...plainBase, "old.key": "A=1\n", "note.txt": "n\n" });
    await repository.git(["checkout", "--quiet", "-b", "change"]);
    await repository.commit("Remove the key", { "old.key": null });
    const withRule = (door: string, command: string) =>
      start([door, "Explore", "Bash", command, "--disallowed-tools", "Read(*.key)"], { cwd: repository.root });
    expect((await withRule("explain", "git cat-file -p HEAD~1:old.key")).out).toMatch(
      /^Denied by workspace\. .*could show old\.key/m,
    );
    expect((await withRule("tool", "git diff main...HEAD")).out).not.toContain("A=1");
    expect((await withRule("tool", "git diff --stat main...HEAD")).out).toContain("old.key");
  });

  it("covers every tool in a batch, one line for each, and exits with 1 when an expectation fails", async () => {
    await using repository = await makeTeam();
    const at = { cwd: repository.root };
    const general = (tool: string, input: object, expected?: string) => ({
      agent: "general-purpose",
      tool,
      input,
      ...(expected && { expect: expected }),
    });
    const lines = [
      general("Read", { file_path: "src/price.ts" }, "allow"),
      general("Glob", { pattern: "**/*.ts" }, "allow"),
      general("Grep", { pattern: "price" }, "allow"),
      general("Bash", { command: "git log | head -1" }, "allow"),
      general("Bash", { command: "npm test && curl example.com" }, "deny"),
      general("Edit", { file_path: "src/price.ts", old_string: "1", new_string: "2" }, "deny"),
      general("Write", { file_path: "new.ts", content: "" }, "deny"),
      general("TodoWrite", { todos: [] }, "allow"),
      general("ReportFindings", { findings: [price] }),
      general("PullRequestDiff", {}, "allow"),
      general("Task", { subagent_type: "Explore", description: "look", prompt: "look" }, "deny"),
      { ...general("Task", { subagent_type: "Explore", description: "look", prompt: "look" }, "allow"), agent: "main" },
    ];
    const kept = await startBatch(["explain"], lines, at);
    expect(kept.answers.filter(({ expect: wanted, decision }) => wanted && wanted !== decision)).toEqual([]);
    expect(kept.code).toBe(0);
    expect(kept.answers).toHaveLength(lines.length);
    for (const [index, given] of kept.answers.entries()) {
      expect(given).toMatchObject(lines[index] ?? {});
      expect(given).toMatchObject({ layer: expect.any(String), reason: expect.any(String) });
    }

    const failed = await startBatch(["explain"], [{ ...bash("npm test"), expect: "allow" }, "{", bash("git log")], at);
    expect(failed).toMatchObject({ code: 1, error: expect.stringContaining("Not as expected: line 1, 2.") });
    expect(failed.answers).toMatchObject([
      { expect: "allow", decision: "deny" },
      { line: 2, error: expect.stringContaining("Line 2 is not JSON") },
      { decision: "allow", layer: "workspace", rule: "a command that only reads" },
    ]);
  });

  it("takes no slip of the hand for a denial, and asks for nothing that makes no difference", async () => {
    await using repository = await makeTeam();
    const at = { cwd: repository.root };
    const line = (tool: string, input: object) => ({ agent: "main", tool, input, expect: "deny" });
    const slips = [line("Raed", { file_path: "x" }), line("Read", { path: "x" })];
    const { code, answers } = await startBatch(["explain"], slips, at);
    expect(code).toBe(1);
    expect(answers).toMatchObject([
      { line: 1, error: expect.stringContaining("There is no tool named Raed") },
      { line: 2, error: expect.stringContaining("The input of Read does not fit") },
    ]);
    const plain = await start(["explain", "main", "Raed", "x"], at);
    expect(plain).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^There is no tool named Raed\. The tools are: Task, Read/),
    });
    const fine = [line("WebFetch", { url: "https://example.com" }), line("Edit", { file_path: "src/price.ts" })];
    expect((await startBatch(["explain"], fine, at)).code).toBe(0);
    const edit = await start(["explain", "general-purpose", "Edit", "src/price.ts"], at);
    expect(edit.out).toMatch(/^To allow it: add to allowed-tools: Edit\(src\/price\.ts\)$/m);
    expect((await start(["explain", "main", "Task", "Explore"], at)).code).toBe(0);
  });

  it("names the hooks that it has not asked", async () => {
    const hook = { type: "command", command: "./check.sh", if: "Bash(npm *)" };
    const settings = { hooks: { PreToolUse: [{ matcher: "Bash", hooks: [hook] }] } };
    await using repository = await makeRepository({
      ...plainBase,
      ".claude/settings.json": JSON.stringify(settings),
    });
    const at = { cwd: repository.root };
    const asked = await startBatch(["explain"], [bash("npm test", "Bash"), bash("git log", "Bash")], at);
    expect(asked.answers.map(({ hooks }) => hooks)).toEqual([["./check.sh (.claude/settings.json)"], undefined]);
    const { out } = await start(["explain", "Bash", "Bash", "npm test"], at);
    expect(out).toMatch(/^Not asked here, and may still deny or allow it: \.\/check\.sh/m);
  });
});
