/** Bash as models know it: commands, in Claude Code's form. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Runs a command in the reviewed tree. Every call starts in the root of the tree; cd does not last beyond the call.
- Always allowed are commands that only read: git (log, diff, show, blame, grep, ls-files, status, rev-parse …), ls, find, tree, cat, head, tail, wc, grep, rg, sed -n, awk, jq, sort, uniq, cut, tr, diff, stat, file, du, echo, printf, test, xargs with one of these, and their like.
- They may be joined with |, &&, ||, ;, ( ) and !, with quotes, wildcards, 2>/dev/null, 2>&1 and < file. There are no variables, loops, substitutions, here-documents or files to write to.
- Other commands (tests, builds) run only where the workflow grants them.
- Paths lie inside the tree; .git is read through git. There is no network, no input, nobody to answer a prompt, and nothing runs in the background.
- timeout is in milliseconds, at most 600000; without it reading commands have 20 seconds, others 120. Long output is cut in the middle.
- Prefer Read, Grep and Glob where they do.`;

const input = z.object({
  command: z.string().check(z.minLength(1), z.describe("The command")),
  description: z.optional(z.string()).check(z.describe("What the command does, in five to ten words")),
  timeout: z.optional(z.number().check(z.positive())).check(z.describe("Milliseconds, at most 600000")),
  run_in_background: z.optional(z.boolean()).check(z.describe("Not available: commands run until they end")),
  // Models know the field. It changes nothing: no input can widen what may run.
  dangerouslyDisableSandbox: z.optional(z.boolean()).check(z.describe("No effect")),
});

export const bash = {
  name: "Bash",
  description,
  input,
  told: z.pick(input, { command: true, description: true, timeout: true }),
  effect: "execute",
} satisfies ToolDeclaration<unknown>;
