/**
 * Runs one agent: ask, run the calls, answer, until it has said its last word or a limit is reached.
 * Never rejects, and every run ends with a named ending; what had been reported before the end is kept.
 */

import { wordsOf } from "../pull/problem.ts";
import { openCalls, type Remainder, resultBlocks } from "./calls.ts";
import {
  addOutcomes,
  addTurn,
  addWords,
  type Conversation,
  callsOf,
  openConversation,
  textOf,
} from "./conversation.ts";
import { endingOfAbort, startDeadline } from "./deadline.ts";
import type { Ending } from "./ending.ts";
import { limitImages } from "./image-limit.ts";
import type { UserBlock } from "./message.ts";
import { offeredTools } from "./offer.ts";
import type { Outcome } from "./outcome.ts";
import type { AgentResult } from "./result.ts";
import { type Ports, type Run, record } from "./run.ts";
import { type Turn, takeTurn } from "./turn.ts";

/** How often a report that was cut off by the output limit is continued before that is the run's ending. */
const MAX_CUTS = 3;

const lastWord =
  "Your limit is reached: no tool but ReportFindings runs any more. Report what you have found so far, then write your final report in plain text, and say what you did not get to.";
const goOn = "Your answer was cut off at its output limit. Go on exactly where it stopped.";
const saySomething = "You ended without a report. Write your final report now, in plain text.";

export async function runAgent(given: Run, outer: Ports): Promise<AgentResult> {
  // A team's own file may hold what should not have been committed.
  const run: Run = { ...given, system: outer.redact(given.system) };
  const whose = run.caller.role === "main" ? "the session's limit" : "its limit";
  const cause = `${whose} of ${Math.round(run.timeoutMs / 1000)} s is over`;
  using deadline = startDeadline(run.timeoutMs, outer.signal, cause);
  const ports: Ports = { ...outer, signal: deadline.signal };
  const conversation = openConversation();
  const startedAt = ports.clock.now();
  const ending = await converse(conversation, run, ports).catch(
    (error: unknown): Ending => ({ kind: "failed", cause: wordsOf(error) }),
  );
  record(run, ports, { type: "run_ended", ending, turns: conversation.turns, usage: conversation.usage });
  const { text, findings, turns, calls, usage, denials, refused, abandoned, visited } = conversation;
  const { agentId, model, caller } = run;
  const gathered = {
    ending,
    text: text.trim(),
    findings,
    turns,
    calls,
    usage,
    denials,
    abandoned,
    refused,
    visited: [...visited].sort(),
  };
  return { agentId, agent: caller.agent, model, ...gathered, startedAt, endedAt: ports.clock.now() };
}

async function converse(conversation: Conversation, run: Run, ports: Ports): Promise<Ending> {
  const tools = offeredTools(run, ports);
  const { model, system, description } = run;
  record(run, ports, { type: "run_started", model, system, tools, description });
  const notes = (await ports.hooks?.started(run, ports.signal)) ?? [];
  let next: Next = { say: [{ type: "text", text: ports.redact([run.opening, ...notes].join("\n\n")) }] };
  for (;;) {
    const limit = reachedLimit(conversation, run, ports);
    if (limit && conversation.turns === 0) return limit;
    const words: readonly UserBlock[] = limit ? [...next.say, { type: "text", text: lastWord }] : next.say;
    if (words.length > 0) {
      addWords(conversation, words);
      record(run, ports, { type: "user_message", blocks: words });
    }
    const question = {
      messages: conversation.messages,
      tools,
      openCalls: () => openCalls(run, ports, limit ? "only-reports" : "normal"),
      onRetry: (cause: string, attempt: number) => record(run, ports, { type: "turn_retried", cause, attempt }),
    };
    const turn = await takeTurn(question, run, ports);
    addTurn(conversation, turn);
    const { blocks, stop, usage } = turn;
    if (blocks.length > 0) record(run, ports, { type: "assistant_message", blocks, stop, usage, model: turn.model });
    const outcomes = await turn.calls.settle(limit && turn.error === undefined ? "only-reports" : remainderAfter(turn));
    addOutcomes(conversation, outcomes);
    const following = ports.signal.aborted
      ? endingOfAbort(ports.signal)
      : (stopOf(outcomes) ?? limit ?? follow(conversation, turn, outcomes));
    const continued = "kind" in following ? await goOnByHook(following, conversation, { run, ports }) : following;
    if ("kind" in continued) return continued;
    next = continued;
  }
}

type Next = { readonly say: readonly UserBlock[] };

/** What comes after a turn: the next thing to say to the model, or the ending. */
function follow(conversation: Conversation, turn: Turn, outcomes: readonly Outcome[]): Next | Ending {
  if (turn.error !== undefined) return { kind: "failed", cause: wordsOf(turn.error) };
  if (turn.stop === "refusal") return { kind: "refused", cause: "the model declined to go on" };
  if (turn.stop === "model_context_window_exceeded")
    return { kind: "context-limit", cause: "the model's context window is full" };
  if (turn.stop === "pause_turn") return { say: [] };
  const calls = callsOf(turn.blocks);
  if (calls.length > 0) return { say: limitImages(resultBlocks(calls, outcomes), conversation.messages) };
  if (turn.stop === "max_tokens") {
    if (conversation.cuts >= MAX_CUTS)
      return { kind: "context-limit", cause: "its report is longer than the model's output limit" };
    conversation.cuts += 1;
    conversation.held = conversation.text;
    return { say: [{ type: "text", text: goOn }] };
  }
  if (textOf(turn.blocks).trim() !== "" || conversation.findings.length > 0) return { kind: "finished" };
  if (conversation.nudged)
    return { kind: "empty", cause: "it ended without a word and without a finding, also when asked again" };
  conversation.nudged = true;
  return { say: [{ type: "text", text: saySomething }] };
}

function stopOf(outcomes: readonly Outcome[]): Ending | undefined {
  const cause = outcomes.find(({ stop }) => stop !== undefined)?.stop;
  return cause === undefined ? undefined : { kind: "stopped", cause };
}

/** A run that has said its last word may be told by a hook to go on; how often is for the hooks to bound. */
async function goOnByHook(
  ending: Ending,
  { text }: Conversation,
  { run, ports }: { readonly run: Run; readonly ports: Ports },
): Promise<Next | Ending> {
  if (ending.kind !== "finished" || !ports.hooks) return ending;
  const words = await ports.hooks.stopping(text, run, ports.signal);
  return words === undefined ? ending : { say: [{ type: "text", text: ports.redact(words) }] };
}

/** On `max_tokens`, a refusal or a failure nothing further starts; what had started is awaited all the same. */
function remainderAfter(turn: Turn): Remainder {
  return turn.error !== undefined || turn.stop === "max_tokens" || turn.stop === "refusal" ? "leave" : "run";
}

function reachedLimit(conversation: Conversation, run: Run, ports: Ports): Ending | undefined {
  if (conversation.turns < run.maxTurns) return ports.budget.exhausted();
  return { kind: "turn-limit", cause: `its limit of ${run.maxTurns} turns is used up` };
}
