/** The tools that run in the worker. To add one: one file, and one line here. */
import { bash } from "./bash.ts";
import { edit } from "./edit.ts";
import { glob } from "./glob.ts";
import { grep } from "./grep.ts";
import { pullRequestDiff } from "./pull-request-diff.ts";
import { read } from "./read.ts";
import { REPORT_FINDINGS } from "./report-findings.ts";
import { TODO_WRITE } from "./todo-write.ts";
import type { WorkerTool } from "./worker-tool.ts";
import { write } from "./write.ts";

export const workerTools: readonly WorkerTool[] = [read, glob, grep, pullRequestDiff, bash, edit, write];

/** What an agent may find here, by name; delegating is the main agent's alone. */
export const workToolNames: readonly string[] = [...workerTools.map(({ name }) => name), TODO_WRITE, REPORT_FINDINGS];
