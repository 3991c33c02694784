/** Glob as models know it: names of files in the reviewed tree, by pattern. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Finds files of the reviewed tree by name, sorted by path.
- Patterns like "**/*.ts" or "src/**/*.{ts,tsx}": * stays within one folder, ** crosses folders, dot files are included.
- path is the folder to search in; the root of the tree if left out.
- Files that git ignores are left out. At most 100 names are shown.`;

const input = z.object({
  pattern: z.string().check(z.minLength(1), z.maxLength(1_000), z.describe("The glob pattern")),
  path: z.optional(z.string()).check(z.describe("The folder to search in")),
});

export const glob = {
  name: "Glob",
  description,
  input,
  effect: "read",
} satisfies ToolDeclaration<unknown>;
