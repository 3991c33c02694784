/** Grep as models know it: a search in the contents of the reviewed tree, with Claude Code's input. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Searches the contents of the reviewed tree with a regular expression (ripgrep's syntax).
- output_mode: "files_with_matches" (default) lists files, "content" shows lines, "count" counts lines per file.
- Narrow with path (a file or folder), glob ("*.ts", "!*.test.ts") or type ("ts", "py", "go" …). Ignored and binary files are left out.
- -A, -B, -C show lines around a match, in content mode. multiline: true lets a pattern cross lines, and . match a newline.
- At most 250 entries unless head_limit says otherwise; offset skips entries.`;

const MAX_CONTEXT_LINES = 100;

const contextLines = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_CONTEXT_LINES)));

const input = z.object({
  pattern: z.string().check(z.minLength(1), z.maxLength(2_000), z.describe("The regular expression")),
  path: z.optional(z.string()).check(z.describe("The file or folder to search in; the whole tree if left out")),
  glob: z
    .optional(z.string().check(z.maxLength(1_000)))
    .check(z.describe('Only files that match, such as "*.ts" or "src/**/*.{ts,tsx}"')),
  output_mode: z.optional(z.enum(["content", "files_with_matches", "count"])),
  "-A": contextLines.check(z.describe("Lines to show after each match")),
  "-B": contextLines.check(z.describe("Lines to show before each match")),
  "-C": contextLines.check(z.describe("Lines to show before and after each match")),
  context: contextLines.check(z.describe("The same as -C")),
  "-n": z.optional(z.boolean()).check(z.describe("Line numbers; true by default")),
  "-i": z.optional(z.boolean()).check(z.describe("Ignore case")),
  "-o": z.optional(z.boolean()).check(z.describe("Show only what matched")),
  type: z.optional(z.string()).check(z.describe("A file type, such as ts, js, py, go, rust, java")),
  head_limit: z.optional(z.int().check(z.minimum(0))).check(z.describe("At most this many entries; 0 for no limit")),
  offset: z.optional(z.int().check(z.minimum(0))).check(z.describe("Skip this many entries")),
  multiline: z.optional(z.boolean()).check(z.describe("Let the pattern cross lines")),
});

export const grep = {
  name: "Grep",
  description,
  input,
  effect: "read",
} satisfies ToolDeclaration<unknown>;
