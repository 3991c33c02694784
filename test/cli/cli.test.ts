import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { startMessagesApi } from "../../src/simulator/messages/server.ts";
import { makeRepository } from "../support/repository.ts";
import { delegate, done, plainBase, plainChange, price, report, script } from "../support/scenario.ts";

const bundle = join(import.meta.dirname, "..", "..", "dist", "cli", "index.js");

type Ended = { readonly code: number; readonly out: string; readonly error: string };

/** As a person would start it: a terminal's environment, and nothing of ours in it. */
async function start(
  words: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const env = { PATH: process.env["PATH"] ?? "", HOME: await mkdtemp(join(tmpdir(), "home-")), ...options.env };
  const child = spawn(process.execPath, [bundle, ...words], {
    cwd: options.cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, out, error };
}

function pageOf({ error }: Ended): string {
  const path = /as it looks on GitHub: (.*)$/m.exec(error)?.[1] ?? "";
  expect(existsSync(path)).toBe(true);
  return readFileSync(path, "utf8");
}

describe("demo", () => {
  it("reviews the sample pull request with three subagents, prints the comment and writes the page", async () => {
    const ended = await start(["demo"]);
    expect(ended.code).toBe(0);
    for (const agent of ["main", "correctness-reviewer", "security-reviewer", "money-rules"])
      expect(ended.error).toMatch(new RegExp(`${agent} │ finished`));
    expect(ended.out).toContain("The search text is pasted into the SQL statement");
    expect(ended.out).toMatch(/5 findings\n\n.*2 critical.*3 high/);
    const page = pageOf(ended);
    expect(page).toContain("The search text is pasted into the SQL statement");
    expect(page).not.toMatch(/(src|href)="(?!https:\/\/github\.example\/acme\/ledger\/)/);
  });

  it("edits the comment in place when it reviews a second time", async () => {
    const { code, error } = await start(["demo", "--twice"]);
    expect(code).toBe(0);
    expect(error).toContain("After two reviews there is 1 comment");
  });

  it("prints the report for machines with --json", async () => {
    const { out } = await start(["demo", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ verdict: "findings", findings: { length: 5 } });
  });
});

describe("review", () => {
  it("reviews the current branch against its base, with the working tree's own agents, and posts nothing", async () => {
    await using repository = await makeRepository(plainBase);
    await repository.git(["checkout", "--quiet", "-b", "feature"]);
    await repository.commit("Change the price", plainChange);
    await repository.write({ ".claude/agents/mine.md": "---\nname: mine\ndescription: Mine\n---\nMy own words.\n" });
    await using api = await startMessagesApi(
      script({
        main: [answer(delegate("a", "mine")), done("The price is zero.")],
        agents: { a: [answer(call("PullRequestDiff", { path: "src/price.ts" }), report(price)), done("One.")] },
      }),
    );
    const env = { ANTHROPIC_API_KEY: "key-0123456789", ANTHROPIC_BASE_URL: api.url };
    const ended = await start(["review"], { cwd: repository.root, env });
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.out).toContain("Everything is free now");
    expect(ended.out).toContain("The price is zero.");
    expect(ended.error).toContain("Reviewing feature against main");
    expect(ended.error).toContain("there are changes that are not committed");
    expect(pageOf(ended)).toContain("Everything is free now");
    const systems = api.requests.map(({ body }) => body.system.map((block) => block.text).join(""));
    expect(systems.some((system) => system.includes("My own words."))).toBe(true);
  });

  it("says what to set when there is no key, and names the demo", async () => {
    const { code, error } = await start(["review"]);
    expect({ code, error }).toEqual({
      code: 2,
      error: "`review` asks Claude: set ANTHROPIC_API_KEY, or run `demo`, which needs no key.\n",
    });
  });

  it("says what is wrong outside a repository, and on a branch with nothing to review", async () => {
    const env = { ANTHROPIC_API_KEY: "key-0123456789" };
    const outside = await start(["review"], { cwd: await mkdtemp(join(tmpdir(), "outside-")), env });
    expect(outside).toMatchObject({ code: 2, error: expect.stringContaining("is not a git checkout") });
    await using repository = await makeRepository(plainBase);
    const same = await start(["review", "--base", "main"], { cwd: repository.root, env });
    expect(same).toMatchObject({ code: 2, error: expect.stringContaining("There is nothing to review") });
  });

  it("fails with the service's words when the model cannot be asked", async () => {
    await using repository = await makeRepository(plainBase);
    await repository.git(["checkout", "--quiet", "-b", "feature"]);
    await repository.commit("Change the price", plainChange);
    await using api = await startMessagesApi(() => ({
      content: [],
      fault: { kind: "status", status: 401, message: "invalid key" },
    }));
    const env = { ANTHROPIC_API_KEY: "key-0123456789", ANTHROPIC_BASE_URL: api.url };
    const { code, error } = await start(["review"], { cwd: repository.root, env });
    expect(code).toBe(1);
    expect(error).toContain("invalid key");
  });
});

describe("the command line", () => {
  it("helps", async () => {
    for (const words of [[], ["help"], ["--help"], ["review", "--help"]]) {
      const { code, out } = await start(words);
      expect(code).toBe(0);
      expect(out).toMatch(/^PR Subagents: [\s\S]*demo [\s\S]*review /);
    }
  });

  it("answers wrong words with the right ones", async () => {
    for (const words of [["reveiw"], ["demo", "--fast"], ["review", "--max-cost", "cheap"]]) {
      const { code, error } = await start(words);
      expect(code).toBe(2);
      expect(error).toMatch(
        /There is no command "reveiw"|Unknown option '--fast'|--max-cost must be a number of dollars/,
      );
    }
  });
});
