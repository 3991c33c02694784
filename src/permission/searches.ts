/** Commands that look through more files than they name. Where a rule withholds one of those, the whole command is too much. */
import type { Judgement } from "./judgement.ts";
import type { WithheldFile } from "./policy.ts";
import type { Plan } from "./shell/plan.ts";

/** The files that a command could show although a rule keeps them from being read. The tools for searching leave them out by themselves. */
export function withheldFrom({ call, reading, withheld = [] }: Judgement): readonly WithheldFile[] {
  if (call.effect !== "execute" || reading?.kind !== "plan" || withheld.length === 0) return [];
  if (showsHistory(reading.plan)) return withheld;
  const searched = call.subjects
    .filter((subject) => subject.kind === "path")
    .filter(({ access }) => access === "search");
  if (searched.length === 0) return [];
  return withheld.filter(({ path }) => searched.some((place) => place.path === "." || isBelow(path, place.path)));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function showsHistory(plan: Plan): boolean {
  switch (plan.kind) {
    case "command":
      return plan.showsHistory === true || (plan.repeat !== undefined && showsHistory(plan.repeat.command));
    case "pipeline":
      return plan.stages.some(showsHistory);
    case "sequence":
      return plan.parts.some(showsHistory);
    case "and":
    case "or":
      return showsHistory(plan.left) || showsHistory(plan.right);
    case "not":
    case "group":
      return showsHistory(plan.plan);
  }
}
