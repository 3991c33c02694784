/** Skills that agents name: the whole body of each, from the base commit. Commands inside them are never run. */
import type { AgentDefinition } from "../agent/definition.ts";
import type { BaseFiles } from "../pull/base-files.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { Problem } from "./problem.ts";
import { readSwitch } from "./readings.ts";

export type Skills = { readonly bodies: ReadonlyMap<string, string>; readonly problems: readonly Problem[] };

/** A skill's name is its folder's; anything else in it could leave the folder. */
const NAME = /^[\w][\w.-]*$/;

export async function loadSkills(agents: readonly AgentDefinition[], team: BaseFiles): Promise<Skills> {
  const bodies = new Map<string, string>();
  const problems: Problem[] = [];
  const wanted = new Map(agents.flatMap((agent) => agent.skills.map((skill) => [skill, agent] as const)));
  for (const [skill, agent] of wanted) {
    const read = NAME.test(skill) ? await readSkill(skill, team) : { problem: "is not the name of a skill" };
    if ("body" in read) bodies.set(skill, read.body);
    else
      problems.push({
        severity: "warning",
        file: agent.source.file,
        field: "skills",
        message: `the skill "${skill}" ${read.problem}; ${agent.name} starts without it`,
      });
  }
  return { bodies, problems };
}

async function readSkill(
  skill: string,
  team: BaseFiles,
): Promise<{ readonly body: string } | { readonly problem: string }> {
  const path = `.claude/skills/${skill}/SKILL.md`;
  const { files, problems } = await team.list(path);
  const [file] = files;
  if (!file) return { problem: problems[0] ?? `does not exist (${path})` };
  const matter = readFrontMatter(file.text);
  if (typeof matter === "string") return { body: withoutCommands(file.text) };
  if (readSwitch(matter.fields.get("disable-model-invocation")?.value))
    return { problem: "may not be used by a model (disable-model-invocation)" };
  return { body: withoutCommands(matter.body) };
}

/** !`command` would run a shell while the text is made: here nothing runs. */
function withoutCommands(body: string): string {
  return body.replaceAll(/(^|\s)!`([^`\n]+)`/g, "$1[the output of `$2`, which is not run here]").trim();
}
