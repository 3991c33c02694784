/** The worker's tools as everybody else knows them. What runs them stands in `worker-tools.ts`, which only the worker loads. */
import { bash } from "./declared/bash.ts";
import { edit } from "./declared/edit.ts";
import { glob } from "./declared/glob.ts";
import { grep } from "./declared/grep.ts";
import { pullRequestDiff } from "./declared/pull-request-diff.ts";
import { read } from "./declared/read.ts";
import { write } from "./declared/write.ts";
import { REPORT_FINDINGS } from "./report-findings.ts";
import { TODO_WRITE } from "./todo-write.ts";
import type { ToolDeclaration } from "./tool.ts";

export const declaredTools: readonly ToolDeclaration<unknown>[] = [
  read,
  glob,
  grep,
  pullRequestDiff,
  bash,
  edit,
  write,
];

/** What an agent may find here, by name; delegating is the main agent's alone. */
export const workToolNames: readonly string[] = [...declaredTools.map(({ name }) => name), TODO_WRITE, REPORT_FINDINGS];
