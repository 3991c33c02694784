/** The hooks of a session as the loop's port. Adds nothing: it only says the same in the loop's own words. */
import type { HookedCall, HookPort } from "../agent/hooks.ts";
import type { Run } from "../agent/run.ts";
import type { Hooks } from "./hooks.ts";
import type { HookAgent, HookCall } from "./ports.ts";

export type HookSurroundings = {
  readonly transcriptPath: (agentId: string) => string;
  /** Whether one permission rule speaks of a call. */
  readonly matchesRule: (rule: string, call: HookedCall) => boolean;
};

export function hookPort(hooks: Hooks, { transcriptPath, matchesRule }: HookSurroundings): HookPort {
  const agentOf = ({ agentId, caller }: Run, signal: AbortSignal): HookAgent => ({
    agentId,
    agent: caller.agent,
    role: caller.role,
    mode: caller.mode,
    transcriptPath: transcriptPath(agentId),
    signal,
  });
  const callOf = (call: HookedCall, agent: HookAgent): HookCall => ({
    agent,
    callId: call.callId,
    tool: call.tool,
    input: call.input,
    matchesRule: (rule) => matchesRule(rule, call),
  });
  return {
    async beforeCall(call, run, signal) {
      const { updatedInput, ...verdict } = await hooks.beforeCall(callOf(call, agentOf(run, signal)));
      return { ...verdict, ...(updatedInput && { input: updatedInput }) };
    },
    async afterCall(done, run, signal) {
      const call = callOf(done, agentOf(run, signal));
      const { text, isError, ms } = done;
      const said = isError ? hooks.afterFailure(call, { error: text, ms }) : hooks.afterCall(call, { text, ms });
      const { output, ...verdict } = await said;
      return { ...verdict, ...(output !== undefined && { text: output }) };
    },
    started(run, signal) {
      const agent = agentOf(run, signal);
      return agent.role === "main" ? hooks.onSessionStart(agent, "startup") : hooks.onSubagentStart(agent);
    },
    async stopping(text, run, signal) {
      const verdict = await hooks.onStop(agentOf(run, signal), text);
      return verdict.kind === "continue" ? verdict.words : undefined;
    },
  };
}
