/** One agent from start to end: what it is given, and the ports through which it reaches the world. */

import type { Effect } from "../permission/decision.ts";
import type { Weighed } from "../permission/gate.ts";
import type { Caller, CallToJudge, HookAnswer } from "../permission/judgement.ts";
import type { Tool } from "../tools/tool.ts";
import type { Budget } from "./budget.ts";
import type { Clock } from "./clock.ts";
import type { EventBody, Sink } from "./event.ts";
import type { HookPort } from "./hooks.ts";
import type { Model } from "./model.ts";

export type Run = {
  readonly agentId: string;
  readonly parentId?: string;
  readonly caller: Caller;
  readonly model: string;
  /** A few words for logs and headings: what the run is for. */
  readonly description: string;
  readonly system: string;
  /** The first user message. */
  readonly opening: string;
  readonly maxTurns: number;
  readonly timeoutMs: number;
};

export type Ports = {
  readonly model: Model;
  /** Every tool of the session; what this run may call is the gate's decision, made at each call. */
  readonly tools: readonly Tool[];
  /** Whether the model is shown a tool. The check at the call does not depend on it. */
  readonly offers: (tool: { readonly name: string; readonly effect: Effect }, caller: Caller) => boolean;
  readonly judge: (call: CallToJudge, caller: Caller, hook?: HookAnswer) => Promise<Weighed>;
  /** Files that a rule forbids this caller to read: searches pass over them. */
  readonly withheld: (caller: Caller) => Promise<readonly string[]>;
  /** Absent where the team has none. */
  readonly hooks?: HookPort;
  readonly budget: Budget;
  readonly record: Sink;
  /** Applied once to all text that enters a conversation. */
  readonly redact: (text: string) => string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

export function record({ agentId, parentId, caller }: Run, { clock, record: sink }: Ports, body: EventBody): void {
  sink({ at: clock.now(), agentId, agent: caller.agent, ...(parentId !== undefined && { parentId }), ...body });
}
