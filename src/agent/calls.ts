/**
 * The life of the calls of one turn: prepared in the order in which the model wrote them, run together, answered in order.
 * Every call gets exactly one answer, whatever happens to it.
 */

import pLimit from "p-limit";
import type { Finding } from "../finding/finding.ts";
import type { Decision, Denial, Subject } from "../permission/decision.ts";
import type { CallToJudge } from "../permission/gate.ts";
import { canonicalTool } from "../permission/tool-names.ts";
import { wordsOf } from "../pull/problem.ts";
import type { RefusedFinding, Tool } from "../tools/tool.ts";
import type { CallBlock, ResultBlock } from "./message.ts";
import { type Ports, type Run, record } from "./run.ts";
import { describeSubjects, summarizeInput } from "./summary.ts";

const MAX_CALLS_AT_ONCE = 10;
/** The last guard; each tool has a tighter cap of its own, and says how to see the rest. */
const MAX_RESULT_CHARACTERS = 100_000;

/** Reading, delegating and reporting may begin while the answer still streams; everything else waits for the turn's end. */
const earlyEffects: readonly string[] = ["read", "delegate", "report"];

export type Outcome = {
  readonly text: string;
  readonly isError: boolean;
  readonly findings?: readonly Finding[];
  readonly refused?: readonly RefusedFinding[];
  readonly denial?: Denial;
  readonly visited?: readonly string[];
  /** A task that was asked for and never begun, in a few words. */
  readonly abandoned?: string;
};

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
    const preparation = prepared.then(() => prepare(entry.block, run, ports));
    prepared = preparation;
    entry.outcome = preparation.then((ready) => ("run" in ready ? limit(() => ready.run()) : ready));
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
        entries.map(({ outcome, block }) => {
          const text = notStarted[remainder === "run" ? "leave" : remainder];
          return outcome ?? abandon(findTool(ports.tools, block.name), block.input, text);
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
  }));
}

function findTool(tools: readonly Tool[], name: string): Tool | undefined {
  const canonical = canonicalTool(name);
  return tools.find((tool) => tool.name === canonical);
}

type Ready = { readonly run: () => Promise<Outcome> };

/** Find, parse, resolve, judge: what can be refused is refused here, in order, before anything runs. Never rejects. */
async function prepare(block: CallBlock, run: Run, ports: Ports): Promise<Ready | Outcome> {
  const tool = findTool(ports.tools, block.name);
  if (!tool) {
    const names = ports.tools.map(({ name }) => name).join(", ");
    return failure(`There is no tool named ${block.name}. The tools are: ${names}.`);
  }
  if (block.malformed !== undefined) {
    return failure(
      `Nothing was run: the input of this call was not a JSON object. Call ${tool.name} again with valid JSON.`,
    );
  }
  const parsed = tool.input.safeParse(block.input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".") || "input"}: ${issue.message}`);
    return failure(`The input of ${tool.name} does not fit:\n${problems.join("\n")}`);
  }
  let subjects: readonly Subject[];
  try {
    subjects = await tool.resolve(parsed.data, ports.signal);
  } catch (error) {
    return failure(`${tool.name} could not be prepared: ${wordsOf(error)}`);
  }
  const decision = judgeClosed({ tool: tool.name, effect: tool.effect, subjects }, run, ports);
  if (decision.effect === "deny") {
    const { effect: _, ...rest } = decision;
    const denial: Denial = { agent: run.caller.agent, tool: tool.name, subject: describeSubjects(subjects), ...rest };
    record(run, ports, { type: "call_denied", callId: block.id, denial });
    const remedy = denial.remedy ? ` To allow it: ${denial.remedy}.` : "";
    return { text: `Denied. ${denial.reason}${remedy} Go on without this call.`, isError: true, denial };
  }
  return { run: () => execute({ block, tool, input: parsed.data, subjects }, run, ports) };
}

/** A guard that throws says no. */
function judgeClosed(call: CallToJudge, run: Run, ports: Ports): Decision {
  try {
    return ports.judge(call, run.caller);
  } catch (error) {
    return {
      effect: "deny",
      by: "system",
      rule: "fail closed",
      reason: `The permission check broke (${wordsOf(error)}).`,
    };
  }
}

type PreparedCall = {
  readonly block: CallBlock;
  readonly tool: Tool;
  readonly input: unknown;
  readonly subjects: readonly Subject[];
};

async function execute(call: PreparedCall, run: Run, ports: Ports): Promise<Outcome> {
  const { block, tool } = call;
  const about = { callId: block.id, tool: tool.name, summary: summarizeInput(call.input) };
  const startedAt = ports.clock.now();
  record(run, ports, { type: "call_started", ...about });
  const outcome = await attempt(call, run, ports);
  record(run, ports, { type: "call_ended", ...about, isError: outcome.isError, ms: ports.clock.now() - startedAt });
  return outcome;
}

async function attempt({ tool, input }: PreparedCall, run: Run, ports: Ports): Promise<Outcome> {
  try {
    if (ports.signal.aborted) return abandon(tool, input, "Nothing was run: the session is stopping.");
    const output = await tool.run(input, { agentId: run.agentId, agent: run.caller.agent, signal: ports.signal });
    return {
      text: bound(ports.redact(output.text)),
      isError: output.isError,
      visited: output.shown ?? [],
      ...(output.findings && { findings: output.findings }),
      ...(output.refused && { refused: output.refused }),
    };
  } catch (error) {
    return failure(ports.redact(`${tool.name} failed: ${wordsOf(error)}`));
  }
}

/** What was delegated and never begun is a question without an answer: it must not be forgotten. */
function abandon(tool: Tool | undefined, input: unknown, text: string): Outcome {
  return { text, isError: true, ...(tool?.effect === "delegate" && { abandoned: summarizeInput(input) || tool.name }) };
}

function failure(text: string): Outcome {
  return { text, isError: true };
}

function bound(text: string): string {
  if (text.length <= MAX_RESULT_CHARACTERS) return text;
  return `${text.slice(0, MAX_RESULT_CHARACTERS)}\n[Cut at ${MAX_RESULT_CHARACTERS} of ${text.length} characters: ask for a smaller part.]`;
}
