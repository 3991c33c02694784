/**
 * Writes what happened, line by line as it happens: the whole stream, and one transcript per agent with exactly what was sent.
 * A sink must not throw: the first failure to write is told once, and the session goes on.
 */

import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Event, Sink } from "../agent/event.ts";
import { wordsOf } from "../pull/problem.ts";

export type Transcript = Disposable & {
  readonly folder: string;
  readonly sink: Sink;
  /** Where one agent's transcript is, or will be. */
  readonly pathOf: (agentId: string) => string;
};

export function openTranscript(folder: string, onFailure: (cause: string) => void): Transcript {
  const files = new Map<string, number>();
  let broken = false;

  const append = (name: string, value: unknown): void => {
    let file = files.get(name);
    if (file === undefined) {
      file = openSync(join(folder, name), "a");
      files.set(name, file);
    }
    writeSync(file, `${JSON.stringify(value)}\n`);
  };
  const write = (event: Event): void => {
    if (files.size === 0) mkdirSync(join(folder, "subagents"), { recursive: true });
    append("events.jsonl", envelope(event));
    append(event.parentId === undefined ? "main.jsonl" : join("subagents", `agent-${event.agentId}.jsonl`), event);
  };

  return {
    folder,
    pathOf: (agentId) => join(folder, agentId === "main" ? "main.jsonl" : join("subagents", `agent-${agentId}.jsonl`)),
    sink(event) {
      if (broken) return;
      try {
        write(event);
      } catch (error) {
        broken = true;
        onFailure(`The transcript in ${folder} cannot be written (${wordsOf(error)}); the session goes on without it.`);
      }
    },
    [Symbol.dispose]() {
      for (const file of files.values()) closeSync(file);
      files.clear();
      broken = true;
    },
  };
}

/** In the parent's stream, what a child does travels in an envelope that names the child. */
function envelope(event: Event): unknown {
  if (event.parentId === undefined) return event;
  return { type: "subagent_event", agentType: event.agent, sessionId: event.agentId, parentId: event.parentId, event };
}
