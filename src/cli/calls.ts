/** `tool` and `explain`: one call of one agent, run or only judged, on the work tree that the user stands in. Asks no model. */
import { openCalls } from "../agent/calls.ts";
import type { CallBlock } from "../agent/message.ts";
import { examineCall, findTool } from "../agent/preparation.ts";
import type { Ports, Run } from "../agent/run.ts";
import { defangLog } from "../boundary/print.ts";
import type { Decision } from "../permission/decision.ts";
import { readToolName } from "../permission/tool-names.ts";
import { InputProblem, wordsOf } from "../pull/problem.ts";
import { readLines } from "../system/lines.ts";
import { type CallAnswer, type CallLine, completeInput, readLine, readWords } from "./call-line.ts";
import type { Command } from "./options.ts";
import type { ReviewHouse } from "./review.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

type CallCommand = Command & { readonly kind: "explain" | "tool" };
type Answering = (line: CallLine, bench: Workbench) => Promise<CallAnswer>;

const doors: Readonly<Record<CallCommand["kind"], Answering>> = { explain: explainCall, tool: runCall };

export async function answerCalls(command: CallCommand, house: ReviewHouse): Promise<number> {
  await using bench = await openWorkbench(command, house);
  const answer = doors[command.kind];
  const code =
    command.call === "batch" ? await answerBatch(bench, answer, house) : await answerOne(command, bench, house);
  for (const notice of await bench.clear()) house.streams.error(defangLog(notice));
  return code;
}

async function answerOne(command: CallCommand, bench: Workbench, { streams }: ReviewHouse): Promise<number> {
  if (command.call === "batch") throw new Error("A batch is not one call: this is a defect of PR Subagents.");
  const line = readWords(command.call);
  const given = await doors[command.kind](line, bench);
  streams.out(command.json ? JSON.stringify({ ...line, ...given }) : defangLog(present(line, given)));
  return given.decision === "deny" || given.isError === true ? 1 : 0;
}

/** One line in, one line out, in order; a line that is no call is answered too, and counts as failed. */
async function answerBatch(bench: Workbench, answer: Answering, { streams, input }: ReviewHouse): Promise<number> {
  const failed: number[] = [];
  let number = 0;
  for await (const text of readLines(withLastNewline(input))) {
    number += 1;
    if (text.trim() === "") continue;
    try {
      const line = readLine(text, number);
      const { answers: _, ...given } = await answer(line, bench);
      if (line.expect !== undefined && line.expect !== given.decision) failed.push(number);
      streams.out(JSON.stringify({ ...line, ...given }));
    } catch (error) {
      failed.push(number);
      streams.out(JSON.stringify({ line: number, error: wordsOf(error) }));
    }
  }
  if (failed.length === 0) return 0;
  streams.error(`Not as expected: line ${failed.join(", ")}.`);
  return 1;
}

/** A file's last line counts, whether or not a newline ends it. */
async function* withLastNewline(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* input;
  yield Buffer.from("\n");
}

async function explainCall(line: CallLine, bench: Workbench): Promise<CallAnswer> {
  const { block, run } = setUp({ ...line, input: completeInput(line) }, bench);
  const examined = await examineCall(block, run, bench.ports);
  if ("text" in examined) {
    // Nobody tests a policy with a slip of the hand: what is no call is neither allowed nor denied.
    if (isSlip(block, bench)) throw new InputProblem(examined.text);
    return { decision: "deny", layer: "system", reason: examined.text };
  }
  const { call, weighed } = examined;
  const hooks = weighed.open ? bench.guards({ ...call, callId: block.id }, run.caller.agent) : [];
  return { ...describe(weighed.decision), answers: weighed.answers, ...(hooks.length > 0 && { hooks }) };
}

function isSlip({ name, input }: CallBlock, { ports }: Workbench): boolean {
  const tool = findTool(ports.tools, name);
  return tool ? !tool.input.safeParse(input).success : readToolName(name).kind === "unknown";
}

async function runCall(line: CallLine, bench: Workbench): Promise<CallAnswer> {
  const { block, run } = setUp(line, bench);
  let decision: Decision | undefined;
  const judge: Ports["judge"] = async (...call) => {
    const weighed = await bench.ports.judge(...call);
    decision = weighed.decision;
    return weighed;
  };
  const calls = openCalls(run, { ...bench.ports, judge }, "normal");
  calls.offer(block);
  const [outcome] = await calls.settle("run");
  if (!outcome) throw new Error("The call was not answered: this is a defect of PR Subagents.");
  const { text: output, isError, denial } = outcome;
  // The worker refuses on its own, what the gate had let through.
  if (denial?.by === "worker") decision = { effect: "deny", by: "worker", reason: denial.reason };
  return { ...describe(decision ?? { effect: "deny", by: "system", reason: output }), output, isError };
}

function setUp(line: CallLine, bench: Workbench): { readonly block: CallBlock; readonly run: Run } {
  const block: CallBlock = { type: "call", id: "call", name: line.tool, input: line.input };
  return { block, run: bench.runOf(line.agent) };
}

function describe(decision: Decision): CallAnswer {
  const { by: layer, rule } = decision;
  const named = { layer, ...(rule !== undefined && { rule }) };
  if (decision.effect === "allow") return { decision: "allow", ...named, reason: allowedBecause(decision) };
  const { reason, remedy } = decision;
  return { decision: "deny", ...named, reason, ...(remedy !== undefined && { remedy }) };
}

function allowedBecause({ by, rule, engine }: Extract<Decision, { effect: "allow" }>): string {
  const how = {
    argv: " It runs as its parse, without a shell.",
    shell: " It runs in a shell, on a copy of the tree.",
  } as const;
  return `Granted by ${by}${rule === undefined ? "" : ` (${rule})`}.${engine ? how[engine] : ""}`;
}

function present({ agent, tool, input }: CallLine, answer: CallAnswer): string {
  if (answer.output !== undefined) return answer.output;
  const layers = (answer.answers ?? []).map(({ layer, answer: said }) => {
    const words = "reason" in said ? `${said.reason}` : "";
    const rule = "rule" in said && said.rule !== undefined ? ` [${said.rule}]` : "";
    return `  ${layer.padEnd(11)} ${said.kind.padEnd(7)}${rule} ${words}`.trimEnd();
  });
  const verdict =
    answer.decision === "allow" ? `Allowed. ${answer.reason}` : `Denied by ${answer.layer}. ${answer.reason}`;
  const remedy = answer.remedy === undefined ? [] : [`To allow it: ${answer.remedy}`];
  const nothing = answer.decision === "deny" && answer.remedy === undefined ? ["No rule can allow it."] : [];
  const hooks =
    answer.hooks === undefined ? [] : [`Not asked here, and may still deny or allow it: ${answer.hooks.join(", ")}`];
  return [`${agent} → ${tool} ${JSON.stringify(input)}`, ...layers, verdict, ...remedy, ...nothing, ...hooks].join(
    "\n",
  );
}
