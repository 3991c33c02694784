import { describe, expect, it } from "vitest";
import { loadSkills } from "../../src/config/skills.ts";
import { agentText, load as loadAgents, teamFiles } from "./builders.ts";

const skill = (name: string): string => `.claude/skills/${name}/SKILL.md`;

/** One agent that names these skills. */
async function agentsWith(skills: string) {
  const { agents } = await loadAgents({ "a.md": agentText(`name: a\ndescription: d\nskills: ${skills}`) });
  return agents.filter(({ name }) => name === "a");
}

async function load(name: string, text: string) {
  const { bodies, problems } = await loadSkills(await agentsWith(name), teamFiles({ [skill(name)]: text }));
  return { body: bodies.get(name), problems: problems.map(({ message }) => message) };
}

describe("the skills of an agent", () => {
  it("are given as their whole body, without the front matter", async () => {
    const { bodies, problems } = await loadSkills(
      await agentsWith("style, naming"),
      teamFiles({ [skill("style")]: "---\nname: style\n---\nShort lines.", [skill("naming")]: "Whole words.\n" }),
    );
    expect(Object.fromEntries(bodies)).toEqual({ style: "Short lines.", naming: "Whole words." });
    expect(problems).toEqual([]);
  });

  it("are told to be missing, for each agent that names them", async () => {
    const { agents } = await loadAgents({
      "a.md": agentText("name: a\ndescription: d\nskills: gone"),
      "b.md": agentText("name: b\ndescription: d\nskills: [gone, gone]"),
    });
    const { bodies, problems } = await loadSkills(agents, teamFiles({}));
    expect(bodies.size).toBe(0);
    expect(problems).toEqual(
      ["a", "b"].map((name) => ({
        severity: "warning",
        file: `.claude/agents/${name}.md`,
        field: "skills",
        message: `the skill "gone" does not exist (.claude/skills/gone/SKILL.md); ${name} starts without it`,
      })),
    );
  });

  it.each([
    "disable-model-invocation: true",
    "disable-model-invocation: yes",
    "disable_model_invocation: 1",
    "disable-model-invocation: perhaps",
    "disable-model-invocation: false\ndisable-model-invocation: true",
    "description: Use when: asked\nor told\ndisable-model-invocation: true",
  ])("are left out where only people may use them: %j", async (field) => {
    const { body, problems } = await load("deploy", `---\nname: deploy\n${field}\n---\nDeploy.`);
    expect(body).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining("may not be used by a model")]);
  });

  it("are used where that is switched off", async () => {
    expect(await load("deploy", "---\ndisable-model-invocation: off\n---\nDeploy.")).toEqual({
      body: "Deploy.",
      problems: [],
    });
  });

  it("never run a command: a note stands in its place", async () => {
    const { body } = await load("status", "Now: !`git status`\n!`rm -rf /`\nNot a command: a!`b`");
    expect(body).toBe(
      "Now: [the output of `git status`, which is not run here]\n[the output of `rm -rf /`, which is not run here]\nNot a command: a!`b`",
    );
  });

  it.each(["../../secrets", "/etc/passwd", "..", ".hidden", "a/b", "plugin:skill", "research/method (@ada)"])(
    "cannot be named so that another file is read: %s",
    async (name) => {
      const agents = await agentsWith(JSON.stringify(name));
      const anything = { list: async () => ({ files: [{ path: "x", text: "secret" }], problems: [] }) };
      const { bodies, problems } = await loadSkills(agents, anything);
      expect(bodies.size).toBe(0);
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("is not the name of a skill")]);
    },
  );

  it("are cut where they are too long, and say where they are empty or unreadable", async () => {
    const long = await load("long", "x".repeat(50_000));
    expect(long.body?.length).toBeLessThan(40_100);
    expect(long.problems).toEqual([expect.stringContaining("was cut; a starts with the beginning")]);
    expect((await load("empty", "---\nname: empty\n---\n")).problems).toEqual([expect.stringContaining("is empty")]);
    const { problems } = await loadSkills(await agentsWith("big"), teamFiles({}, { [skill("big")]: "is too large" }));
    expect(problems.map(({ message }) => message)).toEqual(['the skill "big" is too large; a starts without it']);
  });
});
