import { describe, expect, it } from "vitest";
import { answer, call, type ScriptedModel } from "../../src/simulator/messages/answer.ts";
import { sandboxes } from "../support/sandboxes.ts";
import { answersTo, delegate, done, openScenario, plainBase, script, taskOf } from "../support/scenario.ts";

/** What a test suite might do to the tree that it runs in, and what it should not even try. */
const writing = `
echo "export const price = 99;" > src/price.ts
echo "made" > made.txt
rm README.md
git commit --quiet --allow-empty -m mine || echo "no commit"
echo "[core] hooksPath = ." >> .git/config || echo "no config"
`;

const look = answer(
  call("Read", { file_path: "src/price.ts" }),
  call("Glob", { pattern: "*" }),
  call("Grep", { pattern: "price = ", output_mode: "content" }),
  call("Bash", { command: "cat README.md && git status --short" }),
);
const bash = (command: string) => answer(call("Bash", { command }));

const play = script({
  main: [answer(delegate("one", "Explore"), delegate("two", "Explore"), delegate("writer", "Bash")), done("Seen.")],
  agents: {
    one: [look, look, look, done("It is zero.")],
    two: [look, look, look, done("It is zero.")],
    writer: [bash("bash write.sh"), bash("cat src/price.ts"), done("Written.")],
  },
});

/** Everybody waits for everybody: readers look before the writer begins, while it is in the middle, and after its end. */
function together(model: ScriptedModel): ScriptedModel {
  const arrived = new Map<string, () => void>();
  const whenHere = new Map<string, Promise<void>>();
  const here = (name: string): Promise<void> => {
    const known = whenHere.get(name) ?? new Promise<void>((resolve) => arrived.set(name, resolve));
    whenHere.set(name, known);
    return known;
  };
  const order: Readonly<Record<string, readonly string[]>> = {
    writer0: ["one1", "two1"],
    one1: ["writer1"],
    two1: ["writer1"],
    writer1: ["one1", "two1"],
    writer2: ["one2", "two2"],
    one2: ["writer2"],
    two2: ["writer2"],
  };
  return async (request, context) => {
    const name = `${taskOf(request)}${request.messages.filter(({ role }) => role === "assistant").length}`;
    void here(name);
    arrived.get(name)?.();
    await Promise.all((order[name] ?? []).map(here));
    return model(request, context);
  };
}

describe.each((await sandboxes()).slice(0, 1))("beside a writer in its box (%s)", () => {
  it("readers see the tree as it was, the tripwire stays quiet, and the verdict is as usual", async () => {
    await using scenario = await openScenario({
      base: { ...plainBase, "README.md": "Read me.\n", "write.sh": writing },
      model: together(play),
    });
    const { report, outputs, log } = await scenario.run({ inputs: { "allowed-tools": "Bash(bash write.sh)" } });
    const [wrote, now] = answersTo(scenario.api, "writer");
    expect(wrote, log).toMatch(/no commit[\s\S]*no config/);
    expect(now).toBe("export const price = 99;");
    for (const reader of ["one", "two"]) {
      const looks = answersTo(scenario.api, reader);
      expect(looks).toHaveLength(12);
      const [first, ...later] = [looks.slice(0, 4), looks.slice(4, 8), looks.slice(8)];
      expect(first?.join("\n")).toContain("export const price = 0;");
      expect(first?.at(-1)).toBe("Read me.");
      for (const again of later) expect(again).toEqual(first);
    }
    const writer = report?.agents.find(({ agent }) => agent === "Bash");
    expect(writer?.changes?.files).toEqual(["README.md", "made.txt", "src/price.ts"]);
    expect(report?.disturbed).toEqual([]);
    expect(outputs["conclusion"]).toBe("clean");
    expect(await scenario.repository.git(["rev-parse", "HEAD"])).toBe(scenario.head);
    expect(await scenario.repository.git(["status", "--porcelain"])).toBe("");
  });
});

it("agents that only read share one tree, which nobody copies", async () => {
  await using scenario = await openScenario({
    model: script({
      main: [answer(delegate("one", "Explore"), delegate("two", "Explore")), done("Seen.")],
      agents: { one: [look, done("It is zero.")], two: [look, done("It is zero.")] },
    }),
  });
  const { report, outputs } = await scenario.run();
  expect(answersTo(scenario.api, "one").slice(0, 3)).toEqual(answersTo(scenario.api, "two").slice(0, 3));
  expect(report?.agents.map(({ changes }) => changes)).toEqual([undefined, undefined]);
  expect(outputs["conclusion"]).toBe("clean");
});
