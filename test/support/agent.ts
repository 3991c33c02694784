/** Runs one agent against the scripted Messages API, over real HTTP, with small tools that note when they ran. */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod/mini";
import { openBudget } from "../../src/agent/budget.ts";
import type { Event } from "../../src/agent/event.ts";
import type { HookPort } from "../../src/agent/hooks.ts";
import { runAgent } from "../../src/agent/loop.ts";
import type { AgentResult } from "../../src/agent/result.ts";
import type { Ports, Run } from "../../src/agent/run.ts";
import { connectAnthropic } from "../../src/model/anthropic.ts";
import type { ScriptedModel } from "../../src/simulator/messages/answer.ts";
import { type RecordedRequest, startMessagesApi } from "../../src/simulator/messages/server.ts";
import { defineTool, type Tool } from "../../src/tools/tool.ts";
import { makeCaller, makePolicy, rightsOf } from "./policy.ts";

export type Notes = { readonly ran: string[]; atOnce: number; most: number };

/** A tool that waits `ms` and answers with its name; `effect` decides when it may start. */
export function slowTool(notes: Notes, effect: Tool["effect"] = "read", name = "Wait"): Tool {
  return defineTool({
    name,
    description: "Waits.",
    input: z.object({ label: z.string(), ms: z._default(z.number(), 0) }),
    effect,
    resolve: async () => [],
    async run({ label, ms }, { signal }) {
      notes.ran.push(label);
      notes.atOnce += 1;
      notes.most = Math.max(notes.most, notes.atOnce);
      await wait(ms, undefined, { signal }).finally(() => {
        notes.atOnce -= 1;
      });
      return { text: `waited for ${label}`, isError: false };
    },
  });
}

export type Options = {
  readonly tools?: readonly Tool[];
  readonly run?: Partial<Run>;
  readonly signal?: AbortSignal;
  readonly maxCost?: number;
  readonly maxTurns?: number;
  readonly idleMs?: number;
  readonly hooks?: HookPort;
};

export type Observed = {
  readonly result: AgentResult;
  readonly requests: readonly RecordedRequest[];
  readonly events: readonly Event[];
};

export function newNotes(): Notes {
  return { ran: [], atOnce: 0, most: 0 };
}

export async function observe(model: ScriptedModel, options: Options = {}): Promise<Observed> {
  await using api = await startMessagesApi(model);
  const events: Event[] = [];
  const ports: Ports = {
    model: connectAnthropic({
      apiKey: "key",
      baseUrl: api.url,
      maxRetries: 2,
      ...(options.idleMs && { idleMs: options.idleMs }),
    }),
    tools: options.tools ?? [],
    ...rightsOf(makePolicy()),
    ...(options.hooks && { hooks: options.hooks }),
    budget: openBudget({ maxCost: options.maxCost ?? 100, maxTurns: options.maxTurns ?? 1000 }),
    record: (event) => events.push(event),
    redact: (text) => text.replaceAll("hunter2hunter2", "[redacted]"),
    clock: { now: Date.now, sleep: (ms, signal) => wait(ms / 50, undefined, { signal }) },
    signal: options.signal ?? new AbortController().signal,
  };
  const run: Run = {
    agentId: "a1",
    caller: makeCaller(),
    model: "claude-sonnet-5-5",
    description: "a test",
    system: "You test.",
    opening: "Begin.",
    maxTurns: 20,
    timeoutMs: 30_000,
    ...options.run,
  };
  const result = await runAgent(run, ports);
  return { result, requests: [...api.requests], events };
}
