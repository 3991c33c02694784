import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { startMessagesApi } from "../../src/simulator/messages/server.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { cliBundle, type Ended, start } from "../support/command-line.ts";
import { keepOld, OLD } from "../support/kept.ts";
import { makeRepository } from "../support/repository.ts";
import { delegate, done, plainBase, plainChange, price, report, script } from "../support/scenario.ts";

function pageOf({ error }: Ended): string {
  const path = /as it looks on GitHub: (.*)$/m.exec(error)?.[1] ?? "";
  expect(existsSync(path)).toBe(true);
  return readFileSync(path, "utf8");
}

/** What is committed and needed to run, and nothing else. */
async function copyOfProduct() {
  const copy = await temporaryFolder("fresh-clone");
  const root = join(import.meta.dirname, "..", "..");
  for (const name of ["dist", "agents"]) await cp(join(root, name), join(copy.path, name), { recursive: true });
  return copy;
}

describe("demo", () => {
  it("reviews the sample pull request with three subagents, prints the comment and writes the page", async () => {
    const ended = await start(["demo"]);
    expect(ended.code).toBe(0);
    for (const agent of ["main", "correctness-reviewer", "security-reviewer", "money-rules"])
      expect(ended.error).toMatch(new RegExp(`${agent} │ finished`));
    expect(ended.out).toContain("The search text is pasted into the SQL statement");
    expect(ended.out).toMatch(/5 findings\n\n.*2 critical.*3 high/);
    // For reading: the markup that only a browser understands is gone, and a flag brings it back.
    expect(ended.out).not.toMatch(/<details>|&nbsp;|\]\(https/);
    expect((await start(["demo", "--markdown"])).out).toContain("<details>");
    const page = pageOf(ended);
    expect(page).toContain("The search text is pasted into the SQL statement");
    expect(page).not.toMatch(/(src|href)="(?!https:\/\/github\.example\/acme\/ledger\/)/);
  });

  it("needs nothing but what is committed", async () => {
    await using copy = await copyOfProduct();
    const { code, error } = await start(["demo"], { bundle: join(copy.path, "dist", "cli", "index.js") });
    expect(code, error).toBe(0);
  });

  it("is a useful review for a team without agents of its own, too", async () => {
    const { code, out, error } = await start(["demo", "--bare"]);
    expect(code).toBe(0);
    for (const agent of ["correctness-reviewer", "security-reviewer", "tests-reviewer"])
      expect(error).toMatch(new RegExp(`${agent} │ finished`));
    expect(out).toContain("The test was changed to assert the mistake");
    expect(out).toContain("The search text is pasted into the SQL statement");
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

  it("removes what earlier reviews left when the user's period is over, and keeps its own", async () => {
    await using repository = await makeRepository(plainBase);
    await repository.git(["checkout", "--quiet", "-b", "feature"]);
    await repository.commit("Change the price", plainChange);
    await using api = await startMessagesApi(script({ main: [done("Seen.")] }));
    await using home = await temporaryFolder("home");
    await using TMPDIR = await temporaryFolder("kept");
    await mkdir(join(home.path, ".claude"));
    await writeFile(join(home.path, ".claude", "settings.json"), JSON.stringify({ cleanupPeriodDays: 7 }));
    await keepOld(TMPDIR.path, 8);
    const env = { ANTHROPIC_API_KEY: "k", ANTHROPIC_BASE_URL: api.url, HOME: home.path, TMPDIR: TMPDIR.path };
    const ended = await start(["review"], { cwd: repository.root, env });
    expect(ended.code, ended.error).toBe(0);
    const left = await readdir(TMPDIR.path);
    expect(left).toEqual([expect.stringMatching(/^pr-subagents-/)]);
    expect(left).not.toContain(OLD);
  });

  it("says what to set when there is no key, and names the demo", async () => {
    for (const env of [{}, { ANTHROPIC_API_KEY: " \n" }]) {
      const { code, error } = await start(["review"], { env });
      expect({ code, error }).toEqual({
        code: 2,
        error: "`review` asks Claude: set ANTHROPIC_API_KEY, or run `demo`, which needs no key.\n",
      });
    }
  });

  it("says what is wrong outside a repository, and on a branch with nothing to review", async () => {
    const env = { ANTHROPIC_API_KEY: "key-0123456789" };
    const outside = await start(["review"], { cwd: await mkdtemp(join(tmpdir(), "outside-")), env });
    expect(outside).toMatchObject({ code: 2, error: expect.stringContaining("is not a git checkout") });
    await using repository = await makeRepository(plainBase);
    const same = await start(["review", "--base", "main"], { cwd: repository.root, env });
    expect(same).toMatchObject({ code: 2, error: expect.stringContaining("There is nothing to review") });
  });

  it("says what to install where there is no git", async () => {
    const sentence = /^ *There is no git on this machine: install it\./m;
    const review = await start(["review"], { env: { PATH: "/nowhere", ANTHROPIC_API_KEY: "key-0123456789" } });
    expect(review).toMatchObject({ code: 2, error: expect.stringMatching(sentence) });
    expect((await start(["demo"], { env: { PATH: "/nowhere" } })).error).toMatch(sentence);
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

describe("agents", () => {
  const good =
    "---\nname: good\ndescription: Checks prices, use when one changes\ntools: read, WebSearch\nmodel: gpt-5\n---\nx\n";

  it("lists what was loaded, from where, with tools and model, what was replaced, and what is wrong, on its line", async () => {
    await using repository = await makeRepository({
      ".claude/agents/good.md": good,
      ".claude/agents/bad.md": "---\nname: bad\n---\nx\n",
      ".claude/agents/explore.md": "---\nname: explore\ndescription: Ours, use when looking for things\n---\nx\n",
    });
    const { code, out } = await start(["agents"], { cwd: repository.root });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^good +project \.claude\/agents\/good\.md +inherit +Read, PullRequestDiff, ReportFindings; absent here: WebSearch$/m,
    );
    expect(out).toMatch(/^explore +project \.claude\/agents\/explore\.md \(replaces built-in\)/m);
    expect(out).toMatch(
      /^warning +\.claude\/agents\/good\.md:4 +names of tools were read as if spelt right: read → Read/m,
    );
    expect(out).toMatch(/^warning +\.claude\/agents\/good\.md.* the model "gpt-5" is not known/m);
    expect(out).toMatch(/^error +\.claude\/agents\/bad\.md.* "description" is missing; the agent was left out/m);
    expect(out).toMatch(/\d+ agents, 1 error, 2 warnings\./);
  });

  it("exits with 1 under --check only if there is an error, and prints JSON for machines", async () => {
    await using repository = await makeRepository({ ".claude/agents/good.md": good });
    expect((await start(["agents", "--check"], { cwd: repository.root })).code).toBe(0);
    await repository.write({ ".claude/agents/bad.md": "---\nname: bad\n---\nx\n" });
    const checked = await start(["agents", "--check", "--json"], { cwd: repository.root });
    expect(checked.code).toBe(1);
    const listing = JSON.parse(checked.out);
    expect(listing.agents.map(({ name }: { name: string }) => name)).toContain("good");
    expect(listing.problems).toContainEqual(
      expect.objectContaining({ severity: "error", file: ".claude/agents/bad.md", field: "description" }),
    );
  });

  it("takes the user's own agents, and more from the command line", async () => {
    await using repository = await makeRepository({ "a.txt": "a" });
    await using home = await makeRepository({
      ".claude/agents/mine.md": "---\nname: mine\ndescription: Mine, use when at home\n---\nx\n",
    });
    const more = JSON.stringify({ extra: { description: "Extra, use when asked", prompt: "x" } });
    const { out } = await start(["agents", "--agents", more], { cwd: repository.root, env: { HOME: home.root } });
    expect(out).toMatch(/^mine +user ~\/\.claude\/agents\/mine\.md/m);
    expect(out).toMatch(/^extra +flag agents/m);
  });
});

describe("review --watch", () => {
  it("uses an agent file that changed in the next review", async () => {
    await using repository = await makeRepository(plainBase);
    await repository.git(["checkout", "--quiet", "-b", "feature"]);
    await repository.commit("Change the price", plainChange);
    const file = (body: string) => ({
      ".claude/agents/mine.md": `---\nname: mine\ndescription: Mine, use when asked\n---\n${body}\n`,
    });
    await repository.write(file("First words."));
    await using api = await startMessagesApi(
      script({ main: [answer(delegate("a", "mine")), done("Seen.")], agents: { a: [done("A.")] } }),
    );
    const env = {
      PATH: process.env["PATH"] ?? "",
      HOME: repository.root,
      ANTHROPIC_API_KEY: "key-0123456789",
      ANTHROPIC_BASE_URL: api.url,
    };
    const child = spawn(process.execPath, [cliBundle, "review", "--watch"], {
      cwd: repository.root,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let error = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      error += chunk;
    });
    const systems = () => api.requests.map(({ body }) => body.system.map((block) => block.text).join("")).join("\n");
    await expect.poll(() => error, { timeout: 30_000 }).toContain("Waiting for a commit or a changed agent file");
    expect(systems()).toContain("First words.");
    await repository.write(file("Second words."));
    await expect.poll(systems, { timeout: 30_000 }).toContain("Second words.");
    child.kill("SIGINT");
    await once(child, "exit");
  });
});

it("review ends with the cause when its tools cannot run, instead of paying for agents that see nothing", async () => {
  const look = answer(call("Read", { file_path: "src/price.ts" }));
  await using api = await startMessagesApi(() => ({ ...look, firstTokenMs: 3_000 }));
  await using repository = await makeRepository(plainBase);
  await repository.git(["checkout", "--quiet", "-b", "change"]);
  await repository.commit("Change", plainChange);
  await using copy = await copyOfProduct();
  await writeFile(join(copy.path, "dist", "worker", "index.js"), 'console.error("no such luck"); process.exit(3);');
  const env = { ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: api.url };
  const ended = await start(["review"], { cwd: repository.root, env, bundle: join(copy.path, "dist/cli/index.js") });
  expect({ code: ended.code, asked: api.requests.length }).toEqual({ code: 1, asked: 1 });
  expect(ended.error).toMatch(/nobody can look at the files of the pull request: .*exit code 3.*no such luck/);
});

it("review says that there is nothing to review, and asks nobody", async () => {
  await using api = await startMessagesApi(() => done());
  await using repository = await makeRepository(plainBase);
  await repository.git(["checkout", "--quiet", "-b", "change"]);
  await repository.commit("Nothing", {});
  const env = { ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: api.url };
  const { code, error } = await start(["review"], { cwd: repository.root, env });
  expect({ code, asked: api.requests.length }).toEqual({ code: 0, asked: 0 });
  expect(error).toContain("No file has changed: there is nothing to review.");
});

describe("the command line", () => {
  it("says its version", async () => {
    for (const word of ["--version", "version"]) {
      const { code, out } = await start([word]);
      expect({ code, out: out.trim() }).toEqual({ code: 0, out: `PR Subagents ${packageJson.version}` });
    }
  });

  it("helps", async () => {
    for (const words of [[], ["help"], ["--help"], ["review", "--help"]]) {
      const { code, out } = await start(words);
      expect(code).toBe(0);
      expect(out).toMatch(/^PR Subagents: [\s\S]*demo [\s\S]*review /);
    }
  });

  it("answers wrong words with the right ones", async () => {
    const answers: readonly [readonly string[], string][] = [
      [["reveiw"], 'There is no command "reveiw".\n\nPR Subagents:'],
      [["demo", "--fast"], "Unknown option '--fast'.\n\nPR Subagents:"],
      [["review", "--max-cost", "cheap"], '--max-cost must be a number of dollars greater than zero, not "cheap".\n'],
    ];
    for (const [words, beginning] of answers) {
      const { code, error } = await start(words);
      expect(code).toBe(2);
      expect(error.slice(0, beginning.length)).toBe(beginning);
    }
  });
});
