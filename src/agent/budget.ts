/** The session's purse: every answer of every agent is charged to it, and a run asks before it spends more. */
import type { Ending } from "./ending.ts";
import { addUsage, noUsage, type Usage } from "./usage.ts";

export type BudgetLimits = { readonly maxCost: number; readonly maxTurns: number };

export type Budget = {
  readonly charge: (usage: Usage) => void;
  readonly spent: () => Usage;
  /** The ending that a run must take now; undefined while there is something left. */
  readonly exhausted: () => Ending | undefined;
};

export function openBudget(limits: BudgetLimits): Budget {
  let usage = noUsage;
  let turns = 0;
  return {
    charge(more) {
      usage = addUsage(usage, more);
      turns += 1;
    },
    spent: () => usage,
    exhausted() {
      if (usage.cost >= limits.maxCost) {
        return { kind: "cost-limit", cause: `the session's limit of $${limits.maxCost} (max-cost) is spent` };
      }
      if (turns >= limits.maxTurns) {
        return { kind: "turn-limit", cause: `the session's limit of ${limits.maxTurns} turns (max-turns) is used up` };
      }
      return undefined;
    },
  };
}
