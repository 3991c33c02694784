/** What the worker can run: every tool that `list.ts` declares, and no other. */
import { bash } from "./bash.ts";
import { edit } from "./edit.ts";
import { glob } from "./glob.ts";
import { grep } from "./grep.ts";
import { pullRequestDiff } from "./pull-request-diff.ts";
import { read } from "./read.ts";
import type { WorkerTool } from "./worker-tool.ts";
import { write } from "./write.ts";

export const workerTools: readonly WorkerTool[] = [read, glob, grep, pullRequestDiff, bash, edit, write];
