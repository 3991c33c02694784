/** Skills that agents name: the whole body of each, from the base commit. Commands inside them are never run. */
import type { AgentDefinition } from "../agent/definition.ts";
import type { BaseFiles } from "../pull/base-files.ts";
import { fieldOf } from "./field-names.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import type { Problem } from "./problem.ts";
import { readSwitch } from "./readings.ts";

export type Skills = { readonly bodies: ReadonlyMap<string, string>; readonly problems: readonly Problem[] };

/** A skill's name is its folder's; anything else in it could leave the folder. */
const NAME = /^[\w][\w.-]*$/;

/** A body goes into the conversation of every agent that names it. */
const MAX_SKILL = 40_000;

export async function loadSkills(agents: readonly AgentDefinition[], team: BaseFiles): Promise<Skills> {
  const read = new Map<string, Skill>();
  const problems: Problem[] = [];
  for (const { name, skills, source } of agents) {
    for (const skill of new Set(skills)) {
      const { body, problem } = read.get(skill) ?? (await readSkill(skill, team));
      read.set(skill, { body, problem });
      const done = body === "" ? `${name} starts without it` : `${name} starts with the beginning`;
      const message = `the skill "${skill}" ${problem}; ${done}`;
      if (problem !== "") problems.push({ severity: "warning", file: source.file, field: "skills", message });
    }
  }
  const bodies = new Map<string, string>();
  for (const [skill, { body }] of read) if (body !== "") bodies.set(skill, body);
  return { bodies, problems };
}

/** Either may be empty: a skill without a body has a problem. */
type Skill = { readonly body: string; readonly problem: string };

async function readSkill(skill: string, team: BaseFiles): Promise<Skill> {
  const refuse = (problem: string): Skill => ({ body: "", problem });
  if (!NAME.test(skill)) return refuse("is not the name of a skill");
  const path = `.claude/skills/${skill}/SKILL.md`;
  const { files, problems } = await team.list(path);
  const [file] = files;
  if (!file) return refuse(problems[0] ?? `does not exist (${path})`);
  const matter = await readFrontMatter(file.text);
  if (typeof matter !== "string" && isForPeople(matter))
    return refuse("may not be used by a model (disable-model-invocation)");
  const body = withoutCommands(typeof matter === "string" ? file.text : matter.body);
  if (body === "") return refuse(`is empty (${path})`);
  if (body.length <= MAX_SKILL) return { body, problem: "" };
  return { body: `${body.slice(0, MAX_SKILL)}\n[cut]`, problem: `is longer than ${MAX_SKILL} characters and was cut` };
}

/** Whatever cannot be read as "no" means "yes". */
function isForPeople({ fields, repeated, unreadable }: FrontMatter): boolean {
  const isMeant = (key: string): boolean => fieldOf(key) === "disable-model-invocation";
  const given = [...fields].filter(([key]) => isMeant(key)).flatMap(([key, field]) => repeated.get(key) ?? [field]);
  return [...unreadable.keys()].some(isMeant) || given.some(({ value }) => readSwitch(value) !== false);
}

/** !`command` would run a shell while the text is made: here nothing runs. */
function withoutCommands(body: string): string {
  return body.replaceAll(/(^|\s)!`([^`\n]+)`/g, "$1[the output of `$2`, which is not run here]").trim();
}
