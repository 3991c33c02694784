/** The pipes that a plan needs: counted before it runs, so that no command waits for one. */
import type { Plan, Redirect } from "../../permission/shell/plan.ts";
import type { Pipe } from "../../system/pipes.ts";

export type PlanPipes = { readonly unused: Pipe[]; readonly used: Pipe[] };

/** There is one for every place of the plan that needs one: they were counted. */
export function nextPipe({ unused, used }: PlanPipes): Pipe {
  const pipe = unused.pop();
  if (!pipe) throw new Error("The plan needs more pipes than were counted.");
  used.push(pipe);
  return pipe;
}

/** One between two stages, and one where both streams of a command become one. */
export function countPipes(plan: Plan): number {
  const sum = (plans: readonly Plan[]): number => plans.reduce((count, each) => count + countPipes(each), 0);
  const joins = (redirects: readonly Redirect[]): number => (redirects.some(({ kind }) => kind === "join") ? 1 : 0);
  switch (plan.kind) {
    case "command":
      return joins(plan.redirects);
    case "pipeline":
      return plan.stages.length - 1 + sum(plan.stages);
    case "sequence":
      return sum(plan.parts);
    case "and":
    case "or":
      return sum([plan.left, plan.right]);
    case "not":
      return countPipes(plan.plan);
    case "group":
      return joins(plan.redirects) + countPipes(plan.plan);
  }
}
