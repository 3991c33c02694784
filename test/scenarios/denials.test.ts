import { expect, it } from "vitest";
import { answer, call } from "../../src/simulator/messages/answer.ts";
import { answersTo, delegate, done, openScenario, plainBase, script } from "../support/scenario.ts";

const open = call("Read", { file_path: "src/price.ts" });

it("a denied call in each of three subagents stops none of them, and all three are told with layer, rule and remedy", async () => {
  await using scenario = await openScenario({
    base: {
      ...plainBase,
      ".env": "TOKEN=1\n",
      ".claude/settings.json": JSON.stringify({ permissions: { deny: ["Read(.env)"] } }),
    },
    model: script({
      main: [
        answer(delegate("write", "Explore"), delegate("test", "Bash"), delegate("peek", "general-purpose")),
        done("Seen."),
      ],
      agents: {
        write: [answer(call("Write", { file_path: "new.ts", content: "" })), answer(open), done("I could not write.")],
        test: [answer(call("Bash", { command: "npm run lint && npm run build" })), done("I could not lint.")],
        peek: [answer(call("Read", { file_path: ".env" }), open), done("I could not look.")],
      },
    }),
  });
  // A machine without a sandbox would deny the command for that reason.
  const { report, outputs, log } = await scenario.run({ inputs: { sandbox: "off" } });
  expect(report?.agents.map(({ agent, ending, text }) => [agent, ending.kind, text])).toEqual([
    ["Explore", "finished", "I could not write."],
    ["Bash", "finished", "I could not lint."],
    ["general-purpose", "finished", "I could not look."],
  ]);
  expect(outputs["conclusion"]).toBe("clean");

  const expected = [
    {
      agent: "Explore",
      tool: "Write",
      subject: "new.ts",
      by: "definition",
      rule: "disallowedTools: Write",
      remedy:
        "remove Write from disallowedTools of Explore; add Write to tools of Explore; add to allowed-tools: Edit(./new.ts); " +
        "lift the mode plan from Explore (permission-mode, permissionMode, planModeBehavior)",
    },
    {
      agent: "Bash",
      tool: "Bash",
      subject: "npm run lint && npm run build",
      by: "mode",
      rule: "dontAsk",
      remedy: "add to allowed-tools: Bash(npm run lint), Bash(npm run build)",
    },
    {
      agent: "general-purpose",
      tool: "Read",
      subject: ".env",
      by: "rules",
      rule: "Read(.env) (.claude/settings.json)",
      remedy: "remove Read(.env) from permissions.deny in .claude/settings.json",
    },
  ];
  expect(report?.agents.flatMap(({ denials }) => denials)).toMatchObject(expected);
  const body = scenario.github.state.comments[0]?.body ?? "";
  expect(body).toContain("<b>Denied calls</b> (3)");
  for (const { agent, tool, subject, by, rule, remedy } of expected) {
    const row = body.split("\n").find((line) => line.startsWith(`| \`${agent}\``)) ?? "";
    for (const cell of [`\`${tool} ${subject}\``, `${by} \`${rule}\``, remedy]) expect(row).toContain(cell);
    expect(log).toContain(`${agent} │ denied ${tool} ${subject} (${by})`);
  }
  for (const [index, task] of ["write", "test", "peek"].entries()) {
    const [told] = answersTo(scenario.api, task);
    expect(told).toMatch(/^Denied\. /);
    expect(told).toContain(`To allow it: ${expected[index]?.remedy}. Go on without this call.`);
  }
});

it("a stranger's change that a maintainer lets in gets commands that read, and no hook, edit or grant beyond them", async () => {
  const hooks = { PreToolUse: [{ hooks: [{ type: "command", command: "exit 2" }] }] };
  await using scenario = await openScenario({
    base: { ...plainBase, ".claude/settings.json": JSON.stringify({ hooks }) },
    headRepository: "mallory/sample",
    model: script({
      main: [answer(delegate("try")), done("Seen.")],
      agents: {
        try: [
          answer(open),
          answer(call("Bash", { command: "npm test" })),
          answer(call("Edit", { file_path: "src/price.ts", old_string: "0;", new_string: "1;" })),
          done("I could only read."),
        ],
      },
    }),
  });
  const { report } = await scenario.run({
    event: { name: "workflow_dispatch", payload: { inputs: {} } },
    inputs: { "pr-number": "7", "allowed-tools": "Bash, Edit", "permission-mode": "bypassPermissions" },
  });
  const [read, tested, edited] = answersTo(scenario.api, "try");
  expect(read).toContain("export const price = 0;");
  for (const told of [tested, edited]) expect(told).toContain("the change comes from somebody without write access");
  expect(report?.agents[0]?.denials.map(({ by }) => by)).toEqual(["trust", "trust"]);
  expect(report?.agents[0]?.changes).toBeUndefined();
});

it("what the worker refuses on its own is a denial like any other", async () => {
  await using scenario = await openScenario({
    model: script({
      main: [answer(delegate("climb")), done("Seen.")],
      agents: { climb: [answer(call("Glob", { pattern: "/srv/other/*" }), open), done("I could not climb.")] },
    }),
  });
  const { report, log } = await scenario.run();
  expect(report?.agents[0]?.denials).toEqual([
    {
      agent: "general-purpose",
      tool: "Glob",
      subject: ".",
      by: "worker",
      reason: expect.stringContaining("/srv/other/* is outside the reviewed tree"),
    },
  ]);
  expect(log).toMatch(/^general-purpose │ denied Glob/m);
  expect(scenario.github.state.comments[0]?.body).toContain("worker");
});
