/**
 * From a call as the model wrote it to a call that may run: find, parse, resolve, judge, ask the hooks, judge again.
 * Never rejects, and whatever breaks on the way is a refusal: a guard that cannot answer says no.
 */
import type { Decision, Denial, Subject } from "../permission/decision.ts";
import type { Weighed } from "../permission/gate.ts";
import type { CallToJudge, HookAnswer } from "../permission/judgement.ts";
import { canonicalTool } from "../permission/tool-names.ts";
import { wordsOf } from "../pull/problem.ts";
import type { Tool } from "../tools/tool.ts";
import type { Forethought, HookedCall } from "./hooks.ts";
import type { CallBlock } from "./message.ts";
import { failure, type Outcome } from "./outcome.ts";
import { type Ports, type Run, record } from "./run.ts";
import { describeSubjects } from "./summary.ts";

export type PreparedCall = {
  readonly block: CallBlock;
  readonly tool: Tool;
  readonly call: CallToJudge;
  readonly decision: Extract<Decision, { effect: "allow" }>;
  /** What hooks want the model to read with the result. */
  readonly context: readonly string[];
};

export function findTool(tools: readonly Tool[], name: string): Tool | undefined {
  const canonical = canonicalTool(name);
  return tools.find((tool) => tool.name === canonical);
}

export async function prepareCall(block: CallBlock, run: Run, ports: Ports): Promise<PreparedCall | Outcome> {
  const examined = await examineCall(block, run, ports);
  if ("text" in examined) return examined;
  const { tool, call, weighed } = examined;
  const draft: Draft = { block, tool };
  if (!weighed.open || !ports.hooks) return conclude(draft, { call, ...weighed, context: [] }, { run, ports });

  const thought = await askHooks({ callId: block.id, ...call }, run, ports);
  if (thought.stop !== undefined) return { ...failure(`Stopped by a hook: ${thought.stop}`), stop: thought.stop };
  const changed = thought.input ? await readCall(draft, thought.input, { run, ports }) : call;
  if ("text" in changed) return failure(`A hook changed this call, and it does not fit any more. ${changed.text}`);
  const second = await weighClosed(changed, { run, ports }, thought.answer);
  return conclude(draft, { call: changed, ...second, context: thought.context }, { run, ports });
}

/** Hooks that cannot be asked have not said yes. */
async function askHooks(call: HookedCall, run: Run, { hooks, signal }: Ports): Promise<Forethought> {
  try {
    return (await hooks?.beforeCall(call, run, signal)) ?? { context: [] };
  } catch (error) {
    const reason = `The hooks before this call could not be asked (${wordsOf(error)}).`;
    return { answer: { answer: "deny", hook: "PreToolUse", reason }, context: [] };
  }
}

export type ExaminedCall = { readonly tool: Tool; readonly call: CallToJudge; readonly weighed: Weighed };

/** As far as one can see without running anything: what the call would touch, and what each layer says to it. */
export async function examineCall(block: CallBlock, run: Run, ports: Ports): Promise<ExaminedCall | Outcome> {
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
  const call = await readCall({ block, tool }, block.input, { run, ports });
  return "text" in call ? call : { tool, call, weighed: await weighClosed(call, { run, ports }) };
}

type Draft = { readonly block: CallBlock; readonly tool: Tool };
type Setting = { readonly run: Run; readonly ports: Ports };
type Judged = Weighed & { readonly call: CallToJudge; readonly context: Forethought["context"] };

/** The input as the schema reads it, and what the call would really touch. */
async function readCall({ tool }: Draft, input: unknown, { run, ports }: Setting): Promise<CallToJudge | Outcome> {
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".") || "input"}: ${issue.message}`);
    return failure(`The input of ${tool.name} does not fit:\n${problems.join("\n")}`);
  }
  let subjects: readonly Subject[];
  try {
    subjects = await tool.resolve(parsed.data, { agentId: run.agentId, signal: ports.signal });
  } catch (error) {
    return failure(`${tool.name} could not be prepared: ${wordsOf(error)}`);
  }
  const fields: Readonly<Record<string, unknown>> = { ...Object(parsed.data) };
  const { command } = fields;
  // What a command says is known here: nobody else is asked for it.
  const spoken: readonly Subject[] =
    tool.effect === "execute" && typeof command === "string" ? [{ kind: "command", command }] : [];
  return { tool: tool.name, effect: tool.effect, input: fields, subjects: [...spoken, ...subjects] };
}

async function weighClosed(call: CallToJudge, { run, ports }: Setting, hook?: HookAnswer): Promise<Weighed> {
  try {
    return await ports.judge(call, run.caller, hook);
  } catch (error) {
    const reason = `The permission check broke (${wordsOf(error)}).`;
    return { decision: { effect: "deny", by: "system", rule: "fail closed", reason }, answers: [], open: false };
  }
}

function conclude({ block, tool }: Draft, judged: Judged, { run, ports }: Setting): PreparedCall | Outcome {
  const { decision, call, context } = judged;
  if (decision.effect === "allow") return { block, tool, call, decision, context };
  const { effect: _, ...rest } = decision;
  const subject = describeSubjects(call.subjects);
  const denial: Denial = { agent: run.caller.agent, tool: tool.name, subject, ...rest };
  record(run, ports, { type: "call_denied", callId: block.id, denial });
  const remedy = denial.remedy ? ` To allow it: ${denial.remedy}.` : "";
  const words = [`Denied. ${sentence(denial.reason)}${remedy} Go on without this call.`, ...context];
  return { text: words.join("\n"), isError: true, denial };
}

/** A hook's reason may be half of one. */
function sentence(text: string): string {
  return /[.!?)\]]$/.test(text) ? text : `${text}.`;
}
