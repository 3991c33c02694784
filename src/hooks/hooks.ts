/**
 * The hooks of a session, as the loop asks them: before and after each call, at the start and the end of agents and of the
 * session. No question rejects, and every run of a hook is recorded and kept for the report.
 */
import type { HookConfiguration } from "./configuration.ts";
import type { HookEventName } from "./events.ts";
import { callFields, commonFields, type Fields, withWrittenPath } from "./input.ts";
import type { HookAgent, HookCall, HookEvent, HookPorts } from "./ports.ts";
import { type Occasion, runHooks, type Told } from "./run-hooks.ts";
import {
  type AfterVerdict,
  contextOf,
  type HookVerdict,
  type StopVerdict,
  verdictAfter,
  verdictBefore,
  wordsToGoOn,
} from "./verdict.ts";

/** How often hooks may keep one agent from ending. */
const MAX_CONTINUATIONS = 8;
/** Nobody waits for the end of a session that is over. */
const SESSION_END_MS = 1_500;

export type Hooks = {
  /** Only for calls that are not already denied. */
  readonly beforeCall: (call: HookCall) => Promise<HookVerdict>;
  readonly afterCall: (call: HookCall, result: { readonly text: string; readonly ms: number }) => Promise<AfterVerdict>;
  readonly afterFailure: (
    call: HookCall,
    failure: { readonly error: string; readonly ms: number },
  ) => Promise<AfterVerdict>;
  /** For the main agent `Stop`, for the others `SubagentStop`. Asked each time the agent wants to end. */
  readonly onStop: (agent: HookAgent, lastMessage: string) => Promise<StopVerdict>;
  /** What the agent is told beside its task. */
  readonly onSubagentStart: (agent: HookAgent) => Promise<readonly string[]>;
  /** What the main agent is told beside its task. */
  readonly onSessionStart: (main: HookAgent, source: "startup" | "resume") => Promise<readonly string[]>;
  readonly onSessionEnd: (main: HookAgent, reason: string) => Promise<void>;
  /** Why the conversation must not be compacted now; nothing where it may. */
  readonly beforeCompact: (agent: HookAgent, trigger: "auto" | "manual") => Promise<string | undefined>;
  /** Every run of a hook so far. */
  readonly runs: () => readonly HookEvent[];
  /** What a reader of the report must know beside them. */
  readonly notices: () => readonly string[];
};

export function openHooks(configuration: HookConfiguration, outer: HookPorts): Hooks {
  const runs: HookEvent[] = [];
  const notices: string[] = [];
  const continuations = new Map<string, number>();
  const ports: HookPorts = {
    ...outer,
    record(event) {
      runs.push(event);
      outer.record(event);
    },
  };
  const treeOf = ({ agentId }: HookAgent): Promise<string> => ports.session.treeOf(agentId);
  const askAt = (
    occasion: Omit<Occasion, "stdin">,
    about: (place: { readonly cwd: string }) => Fields,
  ): Promise<readonly Told[]> => {
    const stdin = async (): Promise<string> => {
      const place = { ...ports.session, cwd: await treeOf(occasion.agent) };
      return JSON.stringify({ ...commonFields(occasion.event, occasion.agent, place), ...about(place) });
    };
    return runHooks({ ...occasion, stdin }, configuration, ports);
  };
  const ask = (occasion: Omit<Occasion, "stdin">, about: Fields): Promise<readonly Told[]> =>
    askAt(occasion, () => about);
  const askAboutCall = (event: HookEventName, call: HookCall, about: Fields): Promise<readonly Told[]> => {
    const { agent, tool, callId, matchesRule } = call;
    const occasion = { event, agent, name: tool, callId, matchesRule };
    return askAt(occasion, (place) => ({ ...callFields(call, place), ...about }));
  };

  return {
    async beforeCall(call) {
      const { updatedInput, ...verdict } = verdictBefore(await askAboutCall("PreToolUse", call, {}));
      if (!updatedInput) return verdict;
      return { ...verdict, updatedInput: withWrittenPath(updatedInput, call.input, await treeOf(call.agent)) };
    },
    async afterCall(call, { text, ms }) {
      const about = { tool_response: { text }, duration_ms: ms };
      return verdictAfter(await askAboutCall("PostToolUse", call, about));
    },
    async afterFailure(call, { error, ms }) {
      const about = { error, is_interrupt: false, duration_ms: ms };
      return verdictAfter(await askAboutCall("PostToolUseFailure", call, about));
    },
    async onStop(agent, lastMessage) {
      const count = continuations.get(agent.agentId) ?? 0;
      const about = { stop_hook_active: count > 0, last_assistant_message: lastMessage };
      const isMain = agent.role === "main";
      const told = await ask(
        { event: isMain ? "Stop" : "SubagentStop", agent, name: agent.agent },
        isMain ? about : { ...about, agent_transcript_path: agent.transcriptPath },
      );
      const words = wordsToGoOn(told);
      if (words === undefined) return { kind: "end" };
      if (count >= MAX_CONTINUATIONS) {
        notices.push(`Hooks kept ${agent.agent} from ending ${MAX_CONTINUATIONS} times; the next time it ended.`);
        return { kind: "end" };
      }
      continuations.set(agent.agentId, count + 1);
      return { kind: "continue", words };
    },
    async onSubagentStart(agent) {
      return contextOf(await ask({ event: "SubagentStart", agent, name: agent.agent }, {}));
    },
    async onSessionStart(agent, source) {
      const told = await ask({ event: "SessionStart", agent, name: source }, { source });
      return told.flatMap(({ reply }) => reply.context ?? reply.plain ?? []);
    },
    async onSessionEnd(agent, reason) {
      await ask({ event: "SessionEnd", agent, name: reason, limitMs: SESSION_END_MS }, { reason });
    },
    async beforeCompact(agent, trigger) {
      const told = await ask({ event: "PreCompact", agent, name: trigger }, { trigger, custom_instructions: "" });
      return told.find(({ blocked }) => blocked !== undefined)?.blocked;
    },
    runs: () => runs,
    notices: () => notices,
  };
}
