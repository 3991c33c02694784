/** The tools that run in the worker. To add one: one file, and one line here. */
import { glob } from "./glob.ts";
import { grep } from "./grep.ts";
import { pullRequestDiff } from "./pull-request-diff.ts";
import { read } from "./read.ts";
import type { WorkerTool } from "./worker-tool.ts";

export const workerTools: readonly WorkerTool[] = [read, glob, grep, pullRequestDiff];
