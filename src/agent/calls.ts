/**
 * The life of the calls of one turn: prepared in the order in which the model wrote them, run together, answered in order.
 * Every call gets exactly one answer, whatever happens to it.
 */

import pLimit from "p-limit";
import { showMaterial } from "../boundary/wrap.ts";
import { wordsOf } from "../pull/problem.ts";
import type { Tool } from "../tools/tool.ts";
import type { Afterthought } from "./hooks.ts";
import type { CallBlock, ResultBlock } from "./message.ts";
import { failure, type Outcome, UNREAD_REPORT } from "./outcome.ts";
import { findTool, type PreparedCall, prepareCall } from "./preparation.ts";
import { type Ports, type Run, record } from "./run.ts";
import { describeSubjects, summarizeInput } from "./summary.ts";

const MAX_CALLS_AT_ONCE = 10;
/** The last guard; each tool has a tighter cap of its own, and says how to see the rest. */
const MAX_RESULT_CHARACTERS = 100_000;

/** Reading, delegating and reporting may begin while the answer still streams; everything else waits for the turn's end. */
const earlyEffects: readonly string[] = ["read", "delegate", "report"];

/** What happens to the calls that have not started when the answer ends. */
export type Remainder = "run" | "only-reports" | "leave";

export type Calls = {
  /** Takes a call whose block is complete, and starts it if it may start early. */
  readonly offer: (block: CallBlock) => void;
  readonly started: () => number;
  /** Waits for what runs, deals with the remainder, and gives one outcome per call in the order of the offers. */
  readonly settle: (remainder: Remainder) => Promise<readonly Outcome[]>;
};

const notStarted: Readonly<Record<Exclude<Remainder, "run">, string>> = {
  leave:
    "Nothing was run: your answer was cut off at its output limit before this call could start. Call again, with a smaller input.",
  "only-reports": "Nothing was run: your limit is reached, and only ReportFindings still works.",
};

type Entry = { readonly block: CallBlock; outcome?: Promise<Outcome> };

export function openCalls(run: Run, ports: Ports, policy: "normal" | "only-reports"): Calls {
  const limit = pLimit(MAX_CALLS_AT_ONCE);
  const entries: Entry[] = [];
  let prepared: Promise<unknown> = Promise.resolve();

  const start = (entry: Entry): void => {
    const preparation = prepared.then(() => prepareCall(entry.block, run, ports));
    prepared = preparation;
    entry.outcome = preparation.then((ready) =>
      "tool" in ready ? limit(() => execute(ready, run, ports)) : told(ready, ports),
    );
  };
  const mayStart = (block: CallBlock, remainder: Remainder): boolean =>
    remainder === "run" || (remainder === "only-reports" && findTool(ports.tools, block.name)?.effect === "report");

  return {
    offer(block) {
      const entry: Entry = { block };
      entries.push(entry);
      const effect = findTool(ports.tools, block.name)?.effect ?? "read";
      if (policy === "normal" ? earlyEffects.includes(effect) : effect === "report") start(entry);
    },
    started: () => entries.filter((entry) => entry.outcome).length,
    settle(remainder) {
      for (const entry of entries) if (!entry.outcome && mayStart(entry.block, remainder)) start(entry);
      return Promise.all(
        entries.map(async ({ outcome, block }) => {
          const text = notStarted[remainder === "run" ? "leave" : remainder];
          const tool = findTool(ports.tools, block.name);
          const known = (await outcome) ?? abandon(tool, block.input, text);
          return tool?.effect === "report" ? keepClaims(block, known) : known;
        }),
      );
    },
  };
}

export function resultBlocks(blocks: readonly CallBlock[], outcomes: readonly Outcome[]): readonly ResultBlock[] {
  return outcomes.map((outcome, index) => ({
    type: "result",
    callId: blocks[index]?.id ?? "",
    text: outcome.text || "(no output)",
    isError: outcome.isError,
    ...(outcome.images && outcome.images.length > 0 && { images: outcome.images }),
  }));
}

async function execute(call: PreparedCall, run: Run, ports: Ports): Promise<Outcome> {
  const { block, tool } = call;
  const about = { callId: block.id, tool: tool.name, summary: summarizeInput(call.call.input) };
  const startedAt = ports.clock.now();
  record(run, ports, { type: "call_started", ...about });
  const outcome = await attempt(call, run, ports);
  const ms = ports.clock.now() - startedAt;
  const { denial } = outcome;
  if (denial) record(run, ports, { type: "call_denied", callId: block.id, denial });
  record(run, ports, { type: "call_ended", ...about, isError: outcome.isError, ms });
  return withAfterthought(call, { ...outcome, ms }, { run, ports });
}

async function attempt({ tool, call, decision }: PreparedCall, run: Run, ports: Ports): Promise<Outcome> {
  const { input } = call;
  try {
    if (ports.signal.aborted) return abandon(tool, input, "Nothing was run: the session is stopping.");
    const { engine } = decision;
    const context = { agentId: run.agentId, agent: run.caller.agent, signal: ports.signal, ...(engine && { engine }) };
    const output = await tool.run(input, { ...context, withheld: await ports.withheld(run.caller) });
    const text = bound(ports.redact(output.text));
    const about = { agent: run.caller.agent, tool: tool.name, subject: describeSubjects(call.subjects) };
    return {
      text,
      isError: output.isError,
      ...(output.forbidden && { denial: { ...about, by: "worker", reason: text } as const }),
      visited: output.shown ?? [],
      ...(output.images && { images: output.images }),
      ...(output.findings && { findings: output.findings }),
      ...(output.refused && { refused: output.refused }),
    };
  } catch (error) {
    return told(failure(`${tool.name} failed: ${wordsOf(error)}`), ports);
  }
}

/** Refusals and failures repeat names of files, where links lead and what hooks say: they come in by the same door as results. */
function told(outcome: Outcome, ports: Ports): Outcome {
  return { ...outcome, text: bound(ports.redact(showMaterial(outcome.text))) };
}

/** What hooks say about a call, before and after it, reaches the model with the result; findings are never theirs to change. */
async function withAfterthought(
  { block, call, context }: PreparedCall,
  { ms, ...outcome }: Outcome & { readonly ms: number },
  { run, ports }: { readonly run: Run; readonly ports: Ports },
): Promise<Outcome> {
  if (!ports.hooks) return outcome;
  const { text, isError } = outcome;
  const done = { ...call, callId: block.id, text, isError, ms };
  const after = await ports.hooks.afterCall(done, run, ports.signal).catch(unasked);
  const words = [after.text ?? text, ...context, ...after.context];
  return {
    ...outcome,
    text: bound(ports.redact(words.join("\n"))),
    ...(after.stop !== undefined && { stop: after.stop }),
  };
}

/** The call has happened: all that is left is to say so. */
function unasked(error: unknown): Afterthought {
  return { context: [`The hooks after this call could not be asked (${wordsOf(error)}).`] };
}

/** What was delegated and never begun is a question without an answer: it must not be forgotten. */
function abandon(tool: Tool | undefined, input: unknown, text: string): Outcome {
  return { text, isError: true, ...(tool?.effect === "delegate" && { abandoned: summarizeInput(input) || tool.name }) };
}

/** A report that was not even read, or was denied, claims something, and nobody knows what: unless it is made again, it must not look like none. */
function keepClaims({ input, malformed }: CallBlock, outcome: Outcome): Outcome {
  const { isError, refused, text } = outcome;
  const empty = malformed === undefined && Object.values(Object(input)).every(isNothing);
  if (!isError || refused || empty) return outcome;
  return { ...outcome, refused: [{ title: UNREAD_REPORT, path: "", reason: text }] };
}

/** An empty list, also as models write it by mistake. */
function isNothing(part: unknown): boolean {
  if (typeof part === "string") return ["", "[]"].includes(part.trim());
  return part === null || (Array.isArray(part) && part.length === 0);
}

function bound(text: string): string {
  if (text.length <= MAX_RESULT_CHARACTERS) return text;
  return `${text.slice(0, MAX_RESULT_CHARACTERS)}\n[Cut at ${MAX_RESULT_CHARACTERS} of ${text.length} characters: ask for a smaller part.]`;
}
