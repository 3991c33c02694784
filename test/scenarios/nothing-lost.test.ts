import { rm } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type Answer, answer, call } from "../../src/simulator/messages/answer.ts";
import { delegate, done, openScenario, plainBase, plainChange, price, report, script } from "../support/scenario.ts";

const open = call("PullRequestDiff", { path: "src/price.ts" });
const review = script({ main: [answer(open, report(price)), done("One defect.")] });

describe("a review that was paid for", () => {
  it("is posted although GitHub does not answer when asked whether the head has moved", async () => {
    let asked = 0;
    await using scenario = await openScenario({
      model: (request, context) => {
        asked += 1;
        if (asked === 2)
          for (let times = 0; times < 4; times += 1)
            scenario.github.failNext({ kind: "bad-gateway", method: "GET", path: /pulls\/7$/ });
        return review(request, context);
      },
    });
    const { code, outputs } = await scenario.run();
    expect({ code, conclusion: outputs["conclusion"] }).toEqual({ code: 0, conclusion: "findings" });
    expect(scenario.github.state.comments[0]?.body).toMatch(/GitHub did not answer when asked whether/);
  });

  it("is posted although the job summary cannot be written", async () => {
    await using scenario = await openScenario({ model: review });
    const { log, outputs } = await scenario.run({ environment: { GITHUB_STEP_SUMMARY: "/nowhere/summary" } });
    expect(outputs["conclusion"]).toBe("findings");
    expect(log).toMatch(/::warning::the job summary could not be written/);
    expect(scenario.github.state.comments).toHaveLength(1);
  });

  it("is posted anew when somebody deletes the comment while it is being edited", async () => {
    await using scenario = await openScenario({ model: review });
    await scenario.run();
    scenario.github.failNext({ kind: "not-found", method: "PATCH" });
    const { outputs } = await scenario.run();
    expect(scenario.github.state.comments).toHaveLength(2);
    expect(outputs["comment-url"]).toContain(String(scenario.github.state.comments[1]?.id));
  });

  it("is not overwritten by a later run that never got an answer", async () => {
    let refuse = false;
    await using scenario = await openScenario({
      model: (request, context) =>
        refuse
          ? { content: [], fault: { kind: "status", status: 401, message: "invalid key" } }
          : review(request, context),
    });
    await scenario.run();
    refuse = true;
    const { outputs } = await scenario.run();
    expect(outputs["conclusion"]).toBe("failed");
    expect(scenario.github.state.comments).toHaveLength(1);
    expect(scenario.github.state.comments[0]?.body).toContain("Everything is free now");
  });
});

describe("what was not reviewed", () => {
  it("is a claim that could not be taken and was not mended; a mended one is not", async () => {
    const wrong = { ...price, quote: "not there", title: "A claim without a place" };
    await using scenario = await openScenario({
      model: script({
        main: [
          answer(open, report(price, wrong, { ...price, title: "Too short", failureScenario: "bad" })),
          answer(report({ ...price, title: "Too short" })),
          done("Seen."),
        ],
      }),
    });
    const { outputs, report: result } = await scenario.run();
    expect(outputs["conclusion"]).toBe("incomplete");
    expect(result?.findings.map(({ title }) => title)).toEqual(["Everything is free now", "Too short"]);
    const body = scenario.github.state.comments[0]?.body ?? "";
    expect(body).toContain("1 claim could not be taken");
    expect(body).toMatch(/\*\*Not taken:\*\* `main` claims "A claim without a place"/);
  });

  it("is a claim about one file, although the same words were taken about another", async () => {
    const files = { "a.ts": "save(a);\n", "b.ts": "save(b);\n" };
    const claim = { ...price, title: "The write is not awaited", line: 1 };
    const opening = Object.keys(files).map((path) => call("PullRequestDiff", { path }));
    await using scenario = await openScenario({
      change: files,
      model: script({
        main: [
          answer(
            ...opening,
            report({ ...claim, path: "a.ts", quote: "sav(a);" }, { ...claim, path: "x/b.ts", quote: "save(b);" }),
          ),
          answer(report({ ...claim, path: "b.ts", quote: "save(b);" })),
          done("Seen."),
        ],
      }),
    });
    const { outputs } = await scenario.run();
    expect(outputs).toMatchObject({ conclusion: "incomplete", findings: "1" });
    const open = scenario.github.state.comments[0]?.body.split("\n").filter((line) => line.includes("**Not taken:**"));
    expect(open).toEqual([expect.stringContaining('claims "The write is not awaited" in `a.ts`')]);
  });

  it("is no claim that had no fit title, and came back under another; one beside it stays", async () => {
    const { title: _, ...bare } = price;
    const long = { ...price, title: `Everything is free: ${"so".repeat(100)}` };
    const other = { ...price, quote: "not there", title: "Another claim" };
    const conclude = async (...main: Answer[]) => {
      await using scenario = await openScenario({ model: script({ main: [answer(open), ...main, done("Seen.")] }) });
      const { outputs } = await scenario.run();
      return [outputs["conclusion"], scenario.github.state.comments[0]?.body.match(/\*\*Not taken:.*$/gm)?.length ?? 0];
    };
    expect(await conclude(answer(report(bare)), answer(report(price)))).toEqual(["findings", 0]);
    expect(await conclude(answer(report(long)), answer(report(price)))).toEqual(["findings", 0]);
    expect(await conclude(answer(report(long, other)), answer(report(price)))).toEqual(["incomplete", 1]);
    const mended = { ...other, quote: price.quote };
    expect(await conclude(answer(report(long, other)), answer(report(mended, price)))).toEqual(["findings", 0]);
  });

  it("is a report that could not be read and was not made again; one that was, and an empty one, are not", async () => {
    const unread = call("ReportFindings", { findings: JSON.stringify([price]) });
    const broken = { type: "tool_use", name: "ReportFindings", rawInput: '{"findings": [' } as const;
    const conclude = async (...main: Answer[]) => {
      await using scenario = await openScenario({ model: script({ main: [answer(open), ...main, done("Seen.")] }) });
      const { outputs } = await scenario.run();
      return [outputs["conclusion"], scenario.github.state.comments[0]?.body.match(/\*\*Not taken:.*$/gm)?.length ?? 0];
    };
    expect(await conclude(answer(unread))).toEqual(["incomplete", 1]);
    expect(await conclude(answer(broken))).toEqual(["incomplete", 1]);
    expect(await conclude(answer(unread, report(price)))).toEqual(["incomplete", 1]);
    expect(await conclude(answer(unread, unread), answer(report(price)))).toEqual(["findings", 0]);
    expect(await conclude(answer(call("ReportFindings", { findings: [] })))).toEqual(["clean", 0]);
    expect(await conclude(answer(call("ReportFindings", { findings: "[]" })))).toEqual(["clean", 0]);
  });

  it("is a report that a hook denied: what it claims reaches nobody", async () => {
    const hook = { matcher: "ReportFindings", hooks: [{ type: "command", command: "exit 2" }] };
    const settings = JSON.stringify({ hooks: { PreToolUse: [hook] } });
    await using scenario = await openScenario({
      base: { ...plainBase, ".claude/settings.json": settings },
      model: script({ main: [answer(open), answer(report(price)), done("Seen.")] }),
    });
    const { outputs } = await scenario.run();
    expect(outputs).toMatchObject({ conclusion: "incomplete", findings: "0" });
    expect(scenario.github.state.comments[0]?.body).toMatch(/\*\*Not taken:\*\* `main` claims .* Denied\./);
  });

  it("is a task that was asked for and never began", async () => {
    const slow = { ...done("Late."), firstTokenMs: 60_000 };
    const names = Array.from({ length: 14 }, (_, index) => `task${index}`);
    await using scenario = await openScenario({
      model: script({
        main: [answer(...names.map((name) => delegate(name)))],
        agents: Object.fromEntries(names.map((name) => [name, [slow]])),
      }),
    });
    const { outputs, report: result } = await scenario.run({ inputs: { "timeout-minutes": "0.03" } });
    expect(outputs["conclusion"]).toBe("incomplete");
    expect(result?.agents).toHaveLength(10);
    expect(result?.agents[0]?.ending).toEqual({ kind: "time-limit", cause: "the session's limit of 2 s is over" });
    expect(scenario.github.state.comments[0]?.body).toMatch(/asked for "the task13 question", and it never began/);
  });

  it("is a file that was only asked for, or asked for beyond its end", async () => {
    await using scenario = await openScenario({
      model: script({
        main: [
          answer(call("Read", { file_path: "src/price.ts", offset: 500 }), call("Grep", { pattern: "price" })),
          done("Seen."),
        ],
      }),
    });
    expect((await scenario.run()).outputs["conclusion"]).toBe("incomplete");
  });

  it("is said although there are findings elsewhere", async () => {
    await using scenario = await openScenario({
      change: { ...plainChange, "other.ts": "export {};\n" },
      model: review,
    });
    const { outputs, log } = await scenario.run();
    expect(outputs).toMatchObject({ conclusion: "incomplete", findings: "1" });
    expect(log).toContain("1 of 2 changed files opened by no agent");
  });
});

describe("what the workflow gives", () => {
  it("reaches the main agent: the team's words, labels, commits and review threads; the report links to the run", async () => {
    await using scenario = await openScenario({
      pull: { reviewComments: [{ id: 1, author: "bob", path: "src/price.ts", line: 1, body: "Is zero meant?" }] },
      model: script({ main: [answer(open), done("Seen.")] }),
    });
    await scenario.run({ inputs: { prompt: "Mind the tax." } });
    const opening = JSON.stringify(scenario.api.requests[0]?.body.messages[0]);
    for (const text of ["Mind the tax.", "pricing", "Change the price", "bob: Is zero meant?", "It was too high."])
      expect(opening).toContain(text);
    expect(scenario.github.state.comments[0]?.body).toContain("https://github.example/octo/sample/actions/runs/99");
  });

  it("is told where it does not fit: a model that is not priced, an agent's model that is not known, another count of files", async () => {
    await using scenario = await openScenario({
      base: {
        ...plainBase,
        ".claude/agents/odd.md": "---\nname: odd\ndescription: Odd, use when asked\nmodel: gpt-5\n---\nx\n",
      },
      model: script({ main: [answer(open, delegate("a", "odd")), done("Seen.")], agents: { a: [done("A.")] } }),
      pull: { files: [] },
    });
    const { report: result } = await scenario.run();
    expect(result?.notices).toContainEqual(expect.stringContaining("GitHub counts 0 changed files, git 1"));
    expect(result?.notices).toContainEqual(expect.stringContaining('The model "gpt-5" is not known'));
    expect(scenario.api.requests.map(({ body }) => body.model)).toEqual(Array(3).fill("claude-sonnet-5-5"));
  });

  it("prices answers by the workflow's own table", async () => {
    const usage = {
      input_tokens: 0,
      output_tokens: 1_000_000,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    };
    await using scenario = await openScenario({ model: script({ main: [{ ...answer(open), usage }, done("Seen.")] }) });
    const models = JSON.stringify({ "claude-sonnet-5-5": { input: 0, output: 0.5 } });
    const { outputs } = await scenario.run({ inputs: { models } });
    expect(Number(outputs["cost"])).toBeCloseTo(0.5, 2);
  });

  it("limits a subagent's turns, by its file and by its task", async () => {
    const again = answer(call("Glob", { pattern: "**" }));
    await using scenario = await openScenario({
      base: {
        ...plainBase,
        ".agents/agents/brief.md": "---\ndescription: Brief, use when asked\nmaxSteps: 1\n---\nx\n",
      },
      model: script({
        main: [
          answer(
            delegate("a", "brief"),
            call("Task", { description: "b", prompt: "b please", subagent_type: "general", max_turns: 2 }),
          ),
          done("Seen."),
        ],
        agents: { a: [again, done("Had one.")], b: [again, again, done("Had two.")] },
      }),
    });
    const { report: result } = await scenario.run();
    expect(result?.agents.map(({ ending }) => ending.cause)).toEqual([
      "its limit of 1 turns is used up",
      "its limit of 2 turns is used up",
    ]);
  });

  it("reads agents by the API where the base commit's objects are broken", async () => {
    const agent = "---\nname: guard\ndescription: Guards, use when asked\n---\nBy the API.\n";
    await using scenario = await openScenario({
      base: { ...plainBase, ".claude/agents/guard.md": agent },
      change: { ...plainChange, ".claude/agents/guard.md": "changed" },
      model: script({ main: [answer(open, delegate("a", "guard")), done("Seen.")], agents: { a: [done("A.")] } }),
    });
    const { repository, base, github } = scenario;
    github.state.snapshots[base] = { ".claude/agents/guard.md": agent };
    const blob = await repository.git(["rev-parse", `${base}:.claude/agents/guard.md`]);
    await rm(`${repository.root}/.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    await scenario.run();
    const systems = scenario.api.requests.map(({ body }) => body.system.map(({ text }) => text).join(""));
    expect(systems.some((system) => system.includes("By the API."))).toBe(true);
  });
});
