/** What a hook reads from its standard input: the documented keys, and the short one of older scripts (`tool`). */
import { posix } from "node:path";
import type { HookEventName } from "./events.ts";
import type { HookAgent, HookCall, HookSession } from "./ports.ts";

/** `cwd`: the reviewed tree as this hook sees it. */
type Place = HookSession & { readonly cwd: string };

export type Fields = Readonly<Record<string, unknown>>;

/** What every hook is told, whatever happened. */
export function commonFields(event: HookEventName, agent: HookAgent, session: Place): Fields {
  return {
    session_id: session.id,
    transcript_path: session.transcriptPath,
    cwd: session.cwd,
    permission_mode: agent.mode,
    hook_event_name: event,
    ...(agent.role === "subagent" && { agent_id: agent.agentId, agent_type: agent.agent }),
  };
}

export function callFields({ tool, callId, input }: HookCall, { cwd }: Pick<Place, "cwd">): Fields {
  return { tool_name: tool, tool, tool_input: withAbsolutePath(input, cwd), tool_use_id: callId };
}

/** The fields that name a file: a hook gets them absolute. */
const pathFields = ["file_path", "notebook_path"] as const;

function withAbsolutePath(input: Fields, cwd: string): Fields {
  const paths = pathFields.flatMap((field) => {
    const path = input[field];
    return typeof path === "string" ? [[field, posix.resolve(cwd, path)] as const] : [];
  });
  return { ...input, ...Object.fromEntries(paths) };
}

/** A path that a hook gives back untouched is the one that the model wrote. */
export function withWrittenPath(updated: Fields, written: Fields, cwd: string): Fields {
  const given = withAbsolutePath(written, cwd);
  const same = pathFields.filter((field) => field in written && updated[field] === given[field]);
  return { ...updated, ...Object.fromEntries(same.map((field) => [field, written[field]])) };
}
