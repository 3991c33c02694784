/** A script of words → a plan, or a refusal: every command is looked up in the one table. */
import { commands } from "./commands.ts";
import { insteadOf } from "./instead.ts";
import type { CommandPlan, Plan } from "./plan.ts";
import { refuse } from "./refusal.ts";
import type { Script, SimpleCommand } from "./script.ts";
import { hasGlob, hasItem, hasStatus, literal, type Word } from "./word.ts";

export function judgeScript(script: Script): Plan {
  switch (script.kind) {
    case "command":
      return judgeCommand(script);
    case "pipeline":
      return { ...script, stages: script.stages.map(judgeScript) };
    case "sequence":
      return { ...script, parts: script.parts.map(judgeScript) };
    case "and":
    case "or":
      return { ...script, left: judgeScript(script.left), right: judgeScript(script.right) };
    case "not":
    case "group":
      return { ...script, plan: judgeScript(script.plan) };
  }
}

function judgeCommand(command: SimpleCommand): CommandPlan {
  const plan = judgeWords(command.words);
  const { redirects, locale } = command;
  if (locale === undefined) return { ...plan, redirects };
  const repeat = plan.repeat && { repeat: { ...plan.repeat, command: { ...plan.repeat.command, locale } } };
  return { ...plan, redirects, locale, ...repeat };
}

function judgeWords(words: readonly Word[]): CommandPlan {
  const [first, ...rest] = words;
  if (first === undefined) return refuse("", "there is no command: write one.");
  const name = literal(first);
  if (hasGlob(first) || hasStatus(first) || hasItem(first)) return refuse(first.source, "name the command itself.");
  const judge = commands.get(name);
  if (judge === undefined) return refuse(first.source, insteadOf(name));
  const judged = judge(rest, judgeWords);
  return { kind: "command", name, redirects: [], ...judged };
}
