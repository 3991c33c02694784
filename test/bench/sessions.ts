/**
 * What a session takes beyond its critical path: the answers that must be waited for one after the other. These are the main
 * agent's first, all of one subagent's for each wave of ten, and the main agent's last.
 */
import type { Scenario } from "../support/scenario.ts";
import { runAction } from "./action.ts";
import { type Goal, median, type Row } from "./row.ts";
import { delegation, openSample, SUBAGENT_TURNS } from "./sample.ts";

const ANSWER_MS = 200;
const AT_ONCE = 10;
const ROUNDS = 3;

type Crew = { readonly subagents: number; readonly goal?: Goal };

const crews: readonly Crew[] = [{ subagents: 1 }, { subagents: 4 }, { subagents: 16, goal: { sign: "<", than: 1.15 } }];

export async function measureSessions(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const crew of crews) rows.push(await measureCrew(crew));
  return rows;
}

async function measureCrew({ subagents, goal }: Crew): Promise<Row> {
  await using sample = await openSample(delegation(subagents, ANSWER_MS));
  const runs: Session[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await runSession(sample, subagents));
  const answers = answersInSequence(subagents);
  const criticalPathMs = answers * ANSWER_MS;
  const wallMs = Math.round(median(runs.map((run) => run.wallMs)));
  const processMs = Math.round(median(runs.map((run) => run.processMs)));
  return {
    name: `session: ${subagents} subagent${subagents > 1 ? "s" : ""}`,
    value: wallMs / criticalPathMs,
    unit: "×",
    ...(goal && { goal }),
    note: `${wallMs} ms from first request to last answer / critical path ${criticalPathMs} ms (${answers} answers in a row); whole process ${processMs} ms`,
    parts: { wallMs, criticalPathMs, processMs },
  };
}

export function answersInSequence(subagents: number): number {
  return 1 + Math.ceil(subagents / AT_ONCE) * SUBAGENT_TURNS + 1;
}

/** The process's start and the posting are not in `wallMs`, but in `processMs`. */
type Session = { readonly wallMs: number; readonly processMs: number };

async function runSession(sample: Scenario, subagents: number): Promise<Session> {
  const seen = sample.api.requests.length;
  const { startedAt, endedAt } = await runAction(sample, "bare");
  const requests = sample.api.requests.slice(seen);
  const expected = 2 + subagents * SUBAGENT_TURNS;
  const [first, last] = [requests.at(0), requests.at(-1)];
  if (requests.length !== expected || !first || !last) {
    throw new Error(`A session of ${subagents} subagents sent ${requests.length} requests instead of ${expected}.`);
  }
  return { wallMs: last.at + ANSWER_MS - first.at, processMs: endedAt - startedAt };
}
