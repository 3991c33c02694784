/** The tools that run in the worker. To add one: one file, and one line here. */
import { glob } from "./glob.ts";
import { grep } from "./grep.ts";
import { pullRequestDiff } from "./pull-request-diff.ts";
import { read } from "./read.ts";
import { REPORT_FINDINGS } from "./report-findings.ts";
import type { WorkerTool } from "./worker-tool.ts";

export const workerTools: readonly WorkerTool[] = [read, glob, grep, pullRequestDiff];

/** What an agent may find here, by name; delegating is the main agent's alone. */
export const workToolNames: readonly string[] = [...workerTools.map(({ name }) => name), REPORT_FINDINGS];
