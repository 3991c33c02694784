/** The ledger: every denial of the session, those of one agent together, and equal ones as one with a count. None is lost. */
import type { Denial } from "../permission/decision.ts";
import type { Report } from "./report.ts";

export type CountedDenial = Denial & { readonly count: number };

export function groupDenials({ main, agents }: Pick<Report, "main" | "agents">): readonly CountedDenial[] {
  const byAgent = new Map<string, Map<string, CountedDenial>>();
  for (const denial of [main, ...agents].flatMap((run) => run.denials)) {
    const { agent, tool, subject, by, rule, reason, remedy } = denial;
    const rows = byAgent.get(agent) ?? new Map<string, CountedDenial>();
    const key = JSON.stringify([tool, subject, by, rule, reason, remedy]);
    rows.set(key, { ...denial, count: (rows.get(key)?.count ?? 0) + 1 });
    byAgent.set(agent, rows);
  }
  return [...byAgent.values()].flatMap((rows) => [...rows.values()]);
}
