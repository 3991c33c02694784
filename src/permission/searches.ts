/** Commands that look through more files than they name. Where a rule withholds one of those, the whole command is too much. */
import type { Judgement } from "./judgement.ts";
import type { WithheldFile } from "./policy.ts";
import type { CommandPlan, Plan } from "./shell/plan.ts";

/** Each is a word more on git's command line. */
const MOST_KEPT_OUT = 200;

/** The files that a command could show although a rule keeps them from being read. The tools for searching leave them out by themselves. */
export function withheldFrom({ call, reading, withheld = [] }: Judgement): readonly WithheldFile[] {
  if (call.effect !== "execute" || reading?.kind !== "plan" || withheld.length === 0) return [];
  const shown = historyOf(reading.plan);
  if (shown.includes("anything") || (shown.length > 0 && !canBeKeptOut(withheld))) return withheld;
  const searched = call.subjects
    .filter((subject) => subject.kind === "path")
    .filter(({ access }) => access === "search");
  if (searched.length === 0) return [];
  return withheld.filter(({ path }) => searched.some((place) => place.path === "." || isBelow(path, place.path)));
}

/** A name that is not UTF-8 has lost what it was: git would not know the file by it. */
function canBeKeptOut(withheld: readonly WithheldFile[]): boolean {
  return withheld.length <= MOST_KEPT_OUT && withheld.every(({ path }) => !path.includes("\uFFFD"));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** What the commands of a plan can show from history; see `CommandPlan`. */
function historyOf(plan: Plan): readonly NonNullable<CommandPlan["showsHistory"]>[] {
  switch (plan.kind) {
    case "command":
      return [
        ...(plan.showsHistory === undefined ? [] : [plan.showsHistory]),
        ...(plan.repeat === undefined ? [] : historyOf(plan.repeat.command)),
      ];
    case "pipeline":
      return plan.stages.flatMap(historyOf);
    case "sequence":
      return plan.parts.flatMap(historyOf);
    case "and":
    case "or":
      return [...historyOf(plan.left), ...historyOf(plan.right)];
    case "not":
    case "group":
      return historyOf(plan.plan);
  }
}
