/** PullRequestDiff as models know it: the list of changed files, or the diff of one. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Shows what the pull request changes, against the merge base.
- Without path: every changed file with its kind and the numbers of added and removed lines.
- With path: the diff of that file; with a folder: the changed files below it.
- In a diff each line begins with its line number in the head (empty for a removed line), then a tab, then the line of the unified diff.
- At most 2,000 lines unless limit says otherwise; offset is the first line of this output to show.`;

const input = z.object({
  path: z.optional(z.string()).check(z.describe("A changed file or a folder; the whole pull request if left out")),
  offset: z
    .optional(z.int().check(z.minimum(0)))
    .check(z.describe("The first line of the output to show, counted from 1")),
  limit: z.optional(z.int().check(z.minimum(1))).check(z.describe("How many lines of the output to show")),
});

export const pullRequestDiff = {
  name: "PullRequestDiff",
  description,
  input,
  effect: "read",
} satisfies ToolDeclaration<unknown>;
