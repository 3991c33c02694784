/** What one session uses and sends: 3 subagents with 4 tool rounds each, 17 requests, at 500 ms per answer. */
import type { RecordedRequest } from "../../src/simulator/messages/server.ts";
import { taskOf } from "../support/scenario.ts";
import { type ActionRun, runAction } from "./action.ts";
import type { Consumption } from "./probe.ts";
import { median, type Row } from "./row.ts";
import { delegation, openSample } from "./sample.ts";
import { answersInSequence } from "./sessions.ts";

const SUBAGENTS = 3;
const ANSWER_MS = 500;
const ROUNDS = 3;

export async function measureFootprint(): Promise<readonly Row[]> {
  const runs: ActionRun[] = [];
  let requests: readonly RecordedRequest[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A new one for each round: nothing is left in the prompt cache of the last.
    await using sample = await openSample(delegation(SUBAGENTS, ANSWER_MS));
    runs.push(await runAction(sample, "probed"));
    requests = sample.api.requests;
  }
  requireGoodCalls(requests);
  return [...consumptionRows(runs), ...promptRows(requests), cacheRow(runs)];
}

function consumptionRows(runs: readonly ActionRun[]): readonly Row[] {
  const ideal = answersInSequence(SUBAGENTS) * ANSWER_MS;
  const processMs = Math.round(median(runs.map(({ startedAt, endedAt }) => endedAt - startedAt)));
  const told = (what: keyof Consumption): number =>
    median(runs.flatMap(({ consumption }) => consumption?.[what] ?? []));
  return [
    {
      name: "whole process / answers",
      value: processMs / ideal,
      unit: "×",
      goal: { sign: "≤", than: 1.1 },
      note: `${processMs} ms / ${ideal} ms; from here on ${SUBAGENTS} subagents at ${ANSWER_MS} ms per answer, medians of ${ROUNDS}`,
      parts: { processMs, ideal },
    },
    { name: "memory: peak", value: told("peakBytes") / 1e6, unit: "MB", goal: { sign: "≤", than: 100 }, note: alone },
    { name: "CPU time", value: told("cpuMs"), unit: "ms", goal: { sign: "≤", than: 800 }, note: alone },
  ];
}

const alone = "of the main process, without the worker and git";

function promptRows(requests: readonly RecordedRequest[]): readonly Row[] {
  const main = requests.find(({ body }) => taskOf(body) === undefined);
  const subagent = requests.find(({ body }) => taskOf(body) !== undefined);
  if (!main || !subagent) throw new Error("The session did not send the requests that are measured.");
  const total = requests.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    { name: "prompt: first of main", value: main.bytes / 1e3, unit: "kB", ...composition([main]) },
    { name: "prompt: first of a subagent", value: subagent.bytes / 1e3, unit: "kB", ...composition([subagent]) },
    {
      name: "prompts: whole session",
      value: total / 1e3,
      unit: "kB",
      goal: { sign: "≤", than: 120 },
      ...composition(requests),
    },
  ];
}

function composition(requests: readonly RecordedRequest[]): Pick<Row, "note" | "parts"> {
  const sizeOf = (part: "tools" | "system" | "messages"): number =>
    requests.reduce((sum, { body }) => sum + Buffer.byteLength(JSON.stringify(body[part])), 0);
  const parts = { tools: sizeOf("tools"), system: sizeOf("system"), messages: sizeOf("messages") };
  const words = Object.entries(parts).map(([part, bytes]) => `${part} ${(bytes / 1e3).toFixed(1)}`);
  return { note: words.join(", "), parts };
}

/** The simulator's account, as the session added it up. */
function cacheRow(runs: readonly ActionRun[]): Row {
  const shares = runs.map(({ usage }) => usage.cacheRead / (usage.input + usage.cacheRead + usage.cacheWrite));
  return {
    name: "prompts: read from cache",
    value: 100 * median(shares),
    unit: "%",
    goal: { sign: "≥", than: 85 },
    note: "of the prompt tokens, as the simulator counts",
  };
}

/** A tool that refused would make prompts small and sessions fast. */
function requireGoodCalls(requests: readonly RecordedRequest[]): void {
  const results = requests.flatMap(({ body }) => body.messages).flatMap(({ content }) => content);
  const failed = results.find((block) => block.type === "tool_result" && block.is_error);
  if (failed) throw new Error(`A tool failed in the measured session: ${JSON.stringify(failed)}`);
}
