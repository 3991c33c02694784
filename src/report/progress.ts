/** What a log says while a session runs: one line per step with the agent's name in front, and one group when an agent ends. */
import { endings } from "../agent/ending.ts";
import type { Event } from "../agent/event.ts";
import { promptTokens } from "../agent/usage.ts";
import { formatDollars, formatDuration, formatTokens, plural } from "./format.ts";

export type Progress = {
  readonly line: (text: string) => void;
  readonly group: (title: string, lines: readonly string[]) => void;
};

/** A sink for events. The lines of each agent are kept until it ends, and then shown together. */
export function followProgress(progress: Progress): (event: Event) => void {
  const kept = new Map<string, string[]>();
  const startedAt = new Map<string, number>();
  return (event) => {
    if (event.type === "run_started") startedAt.set(event.agentId, event.at);
    const text = describe(event);
    if (text === undefined) return;
    progress.line(`${event.agent} │ ${text}`);
    const lines = kept.get(event.agentId) ?? [];
    kept.set(event.agentId, [...lines, text]);
    if (event.type !== "run_ended") return;
    const ms = event.at - (startedAt.get(event.agentId) ?? event.at);
    progress.group(
      `${event.agent} (${formatDuration(ms)}, ${formatDollars(event.usage.cost)})`,
      kept.get(event.agentId) ?? [],
    );
    kept.delete(event.agentId);
  };
}

function describe(event: Event): string | undefined {
  switch (event.type) {
    case "run_started":
      return `starts on ${event.model}: ${event.description}`;
    case "call_started":
      return `${event.tool} ${event.summary}`.trimEnd();
    case "call_ended":
      return event.isError ? `${event.tool} failed: ${event.summary}` : undefined;
    case "call_denied":
      return `denied ${event.denial.tool} ${event.denial.subject} (${event.denial.by}): ${event.denial.reason}`;
    case "hook_ended":
      return event.outcome === "ok"
        ? undefined
        : `hook ${event.hook} ${event.outcome}: ${event.reason ?? ""}`.trimEnd();
    case "turn_retried":
      return `asks again (attempt ${event.attempt} broke off: ${event.cause})`;
    case "run_ended": {
      const cause = event.ending.cause === undefined ? "" : `: ${event.ending.cause}`;
      const tokens = formatTokens(promptTokens(event.usage) + event.usage.output);
      return `${endings[event.ending.kind].label}${cause} (${plural(event.turns, "turn")}, ${tokens} tokens, ${formatDollars(event.usage.cost)})`;
    }
    case "user_message":
    case "assistant_message":
      return undefined;
  }
}
