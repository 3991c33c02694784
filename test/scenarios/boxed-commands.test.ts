import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { machineWithoutBox, sandboxes } from "../support/sandboxes.ts";
import { answersTo, delegate, done, openScenario, plainBase, type Scenario, script } from "../support/scenario.ts";

const open = call("PullRequestDiff", { path: "src/price.ts" });
const bash = (command: string) => answer(call("Bash", { command }));
const allowed = { "allowed-tools": "Bash(npm test)" };

/** A team's tests: they write as tests do, and say whether they see a file of the machine that is none of their business. */
function testsOf(outside: string) {
  return {
    ...plainBase,
    "package.json": JSON.stringify({ scripts: { test: "node check.js" } }),
    "check.js": `const { appendFileSync, existsSync, writeFileSync } = require("node:fs");
appendFileSync("src/price.ts", "// touched\\n");
writeFileSync("token.txt", "ghp_" + "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5");
writeFileSync("results.txt", "2 passed\\n");
console.log("2 tests passed, outside " + existsSync(${JSON.stringify(outside)}));
`,
  };
}

type Story = Scenario & { readonly temp: string };

async function openStory(commands: readonly string[]): Promise<Story> {
  const folder = await temporaryFolder("machine");
  const outside = join(folder.path, "private.txt");
  await writeFile(outside, "none of your business");
  const scenario = await openScenario({
    base: testsOf(outside),
    model: script({
      main: [answer(open, delegate("run", "Bash")), done("Seen.")],
      agents: { run: [...commands.map(bash), done("That is what happened.")] },
    }),
  });
  return {
    ...scenario,
    temp: folder.path,
    async [Symbol.asyncDispose]() {
      await scenario[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

describe.each((await sandboxes()).slice(0, 1))("in a box (%s)", () => {
  it("a granted test command really runs, on a copy: its changes are told and kept as a patch, the checkout is untouched", async () => {
    await using story = await openStory(["npm test", "cat results.txt", "npm test && git push"]);
    const { report, outputs, log } = await story.run({ inputs: allowed, environment: { RUNNER_TEMP: story.temp } });
    const [tests, seen, pushed] = answersTo(story.api, "run");
    expect(tests, log).toContain("2 tests passed, outside false");
    expect(seen).toContain("2 passed");
    expect(pushed).toMatch(/^Denied\. .*To allow it: add to allowed-tools: Bash\(git push\)\./s);

    const body = story.github.state.comments[0]?.body ?? "";
    expect(body).toContain(
      "**Changed in its own copy, and nowhere else:** 3 files: `results.txt`, `src/price.ts`, `token.txt`",
    );
    const { changes } = report?.agents[0] ?? {};
    const patch = await readFile(changes?.patch ?? "", "utf8");
    expect(patch).toContain("+++ b/results.txt\n@@ -0,0 +1 @@\n+2 passed");
    expect(patch).toContain("+// touched");
    expect(patch).toContain("+[redacted: GitHub token]");
    expect(await story.repository.git(["status", "--porcelain", "--ignored"])).toBe("");
    expect(outputs["conclusion"]).toBe("clean");
    expect(report?.disturbed).toEqual([]);
  });
});

it("without a grant the same command is denied, with the exact line that would allow it", async () => {
  await using story = await openStory(["npm test", "git log --oneline"]);
  const { report, outputs } = await story.run({ inputs: { sandbox: "off" } });
  const [tests, history] = answersTo(story.api, "run");
  expect(tests).toContain("To allow it: add to allowed-tools: Bash(npm test).");
  expect(history).toContain("Change the price");
  expect(report?.agents[0]?.denials).toMatchObject([
    { tool: "Bash", subject: "npm test", by: "mode", rule: "dontAsk", remedy: "add to allowed-tools: Bash(npm test)" },
  ]);
  expect(report?.agents[0]?.changes).toBeUndefined();
  expect(outputs["conclusion"]).toBe("clean");
});

describe("on a machine without a sandbox", () => {
  it("`required` fails in one sentence before any model is asked", async () => {
    await using story = await openStory([]);
    const environment = await machineWithoutBox(story.temp);
    const { code, log, outputs } = await story.run({ inputs: { sandbox: "required" }, environment });
    expect(code).toBe(1);
    expect(log).toMatch(/::error::The workflow asks for `sandbox: required`, and there is none on this runner/);
    expect(outputs["conclusion"]).toBe("failed");
    expect(story.api.requests).toEqual([]);
    expect(story.github.state.comments).toEqual([]);
  });

  it("`auto` lets agents read, denies what was granted by the ceiling, and says so", async () => {
    await using story = await openStory(["npm test", "git log --oneline | wc -l"]);
    const environment = await machineWithoutBox(story.temp);
    const { report } = await story.run({ inputs: allowed, environment });
    const [tests, count] = answersTo(story.api, "run");
    expect(tests).toContain("Only commands that read run in this session: there is no sandbox on this runner");
    expect(count).toBe("2");
    expect(report?.agents[0]?.denials).toMatchObject([{ by: "trust", rule: "the session's ceiling" }]);
    expect(story.github.state.comments[0]?.body).toMatch(/There is no sandbox on this runner \(bubblewrap: /);
  });

  it("`off` runs what was granted without one, still on a copy, and says so", async () => {
    await using story = await openStory(["npm test"]);
    const environment = await machineWithoutBox(story.temp);
    const { report, log } = await story.run({ inputs: { ...allowed, sandbox: "off" }, environment });
    expect(answersTo(story.api, "run")[0], log).toContain("2 tests passed, outside true");
    expect(report?.agents[0]?.changes?.files).toEqual(["results.txt", "src/price.ts", "token.txt"]);
    expect(await story.repository.git(["status", "--porcelain"])).toBe("");
    expect(story.github.state.comments[0]?.body).toContain("The sandbox is switched off");
  });
});
