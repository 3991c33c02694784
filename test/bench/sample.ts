/** What is reviewed while we measure: a small repository, a pull request in it, and subagents who use four tools and report. */
import { type Answer, answer, call, type ScriptedModel } from "../../src/simulator/messages/answer.ts";
import type { Files } from "../support/repository.ts";
import { delegate, done, openScenario, type Scenario, script } from "../support/scenario.ts";

const MODULES = 24;
const LINES = 60;

/** Four with a tool, and the answer that is the report. */
export const SUBAGENT_TURNS = 5;

export function openSample(model: ScriptedModel): Promise<Scenario> {
  return openScenario({ base, change, model });
}

/** The main agent hands one task to each subagent, all in one answer, and sums up. Every answer begins after the same wait. */
export function delegation(subagents: number, firstTokenMs: number): ScriptedModel {
  const names = Array.from({ length: subagents }, (_, index) => `question-${index + 1}`);
  const model = script({
    main: [answer(...names.map((name) => delegate(name))), done("The summary.")],
    agents: Object.fromEntries(names.map((name, index) => [name, investigation(index)])),
  });
  return async (request, context) => ({ ...(await model(request, context)), firstTokenMs });
}

/** Each subagent looks at a file of its own, so that only what is really shared can come from the prompt cache. */
function investigation(index: number): readonly Answer[] {
  const path = moduleName(index % MODULES);
  return [
    answer(call("PullRequestDiff", { path: moduleName(0) })),
    answer(call("Read", { file_path: path })),
    answer(call("Grep", { pattern: "price0", output_mode: "content" })),
    answer(call("Glob", { pattern: "src/*.ts" })),
    done(`Looked at ${path}.`),
  ];
}

const base: Files = Object.fromEntries(
  Array.from({ length: MODULES }, (_, module) => [moduleName(module), moduleText(module)]),
);

const change: Files = Object.fromEntries(
  [0, 1, 2].map((module) => [moduleName(module), moduleText(module).replace("= 7;", "= 0;")]),
);

function moduleName(module: number): string {
  return `src/prices-${module}.ts`;
}

function moduleText(module: number): string {
  const lines = Array.from({ length: LINES }, (_, line) => `export const price${line} = ${line + module + 1};`);
  return `${lines.join("\n")}\n`;
}
