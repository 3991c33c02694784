/** One model answer: streamed, its calls offered as they complete. A broken stream is asked again only if nothing had started. */
import type { Calls } from "./calls.ts";
import type { AssistantBlock, Message } from "./message.ts";
import { ModelError, type StopReason, type ToolSpec } from "./model.ts";
import type { Ports, Run } from "./run.ts";
import { addUsage, noUsage, type Usage } from "./usage.ts";

const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;

export type Question = {
  readonly messages: readonly Message[];
  readonly tools: readonly ToolSpec[];
  readonly openCalls: () => Calls;
  readonly onRetry: (cause: string, attempt: number) => void;
};

export type Turn = {
  readonly blocks: readonly AssistantBlock[];
  /** `broken`: the stream ended early, after a call had started; the turn is what was complete. */
  readonly stop: StopReason | "broken";
  /** Failed attempts included: they were paid for. */
  readonly usage: Usage;
  readonly model: string;
  readonly calls: Calls;
  /** What ended the turn for good. Calls that had started are still to be settled. */
  readonly error?: unknown;
};

/** Never rejects: whatever happened, the calls that started are in the turn. */
export async function takeTurn(question: Question, run: Run, ports: Ports): Promise<Turn> {
  let wasted = noUsage;
  for (let attempt = 1; ; attempt += 1) {
    const heard = await listen(question, run, ports);
    ports.budget.charge(heard.usage);
    const { error, ...rest } = heard;
    const turn = { ...rest, usage: addUsage(wasted, heard.usage) };
    if (error === undefined) return turn;
    const passing = error instanceof ModelError && error.retryable && !ports.signal.aborted;
    if (passing && turn.calls.started() > 0) return { ...turn, stop: "broken" };
    if (!passing || attempt === MAX_ATTEMPTS) return { ...turn, error };
    wasted = turn.usage;
    question.onRetry(error.message, attempt);
    try {
      await ports.clock.sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1), ports.signal);
    } catch (stopped) {
      return { ...turn, error: stopped };
    }
  }
}

async function listen(question: Question, run: Run, ports: Ports): Promise<Turn> {
  const calls = question.openCalls();
  const blocks: AssistantBlock[] = [];
  let usage = noUsage;
  let model = run.model;
  let stop: StopReason = "end_turn";
  try {
    const request = { model: run.model, system: run.system, tools: question.tools, messages: question.messages };
    for await (const event of ports.model.ask(request, ports.signal)) {
      if (event.kind === "start") [model, usage] = [event.model, event.usage];
      else if (event.kind === "end") [stop, usage] = [event.stop, event.usage];
      else {
        blocks.push(event.block);
        if (event.block.type === "call") calls.offer(event.block);
      }
    }
    return { blocks, stop, usage, model, calls };
  } catch (error) {
    return { blocks, stop, usage, model, calls, error };
  }
}
