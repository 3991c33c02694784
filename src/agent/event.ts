/** The events of a session: one union, from which the log, the transcripts and the stream are written. */
import type { Denial } from "../permission/decision.ts";
import type { Ending } from "./ending.ts";
import type { AssistantBlock, UserBlock } from "./message.ts";
import type { StopReason, ToolSpec } from "./model.ts";
import type { Usage } from "./usage.ts";

export type Event = {
  readonly at: number;
  readonly agentId: string;
  readonly agent: string;
  readonly parentId?: string;
} & EventBody;

export type EventBody =
  | {
      readonly type: "run_started";
      readonly model: string;
      readonly system: string;
      readonly tools: readonly ToolSpec[];
      readonly description: string;
    }
  | { readonly type: "user_message"; readonly blocks: readonly UserBlock[] }
  | {
      readonly type: "assistant_message";
      readonly blocks: readonly AssistantBlock[];
      readonly stop: StopReason | "broken";
      readonly usage: Usage;
      readonly model: string;
    }
  | { readonly type: "call_started"; readonly callId: string; readonly tool: string; readonly summary: string }
  | {
      readonly type: "call_ended";
      readonly callId: string;
      readonly tool: string;
      readonly summary: string;
      readonly isError: boolean;
      readonly ms: number;
    }
  | {
      readonly type: "hook_ended";
      readonly hook: string;
      readonly file: string;
      readonly event: string;
      readonly outcome: "ok" | "blocked" | "failed";
      readonly reason?: string;
      readonly message?: string;
      readonly ms: number;
    }
  | { readonly type: "call_denied"; readonly callId: string; readonly denial: Denial }
  | { readonly type: "turn_retried"; readonly cause: string; readonly attempt: number }
  | { readonly type: "run_ended"; readonly ending: Ending; readonly turns: number; readonly usage: Usage };

/** Must not throw: a sink that cannot write says so once, and the session goes on. */
export type Sink = (event: Event) => void;
