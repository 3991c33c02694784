/** Read as models know it: the lines of one file of the reviewed tree, or the picture that it holds. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Reads a file of the reviewed tree, which is the head of the pull request.
- file_path is absolute or relative to the root of the tree.
- Returns numbered lines (number, tab, text), at most 2,000 unless limit says otherwise; longer lines are cut at 2,000 characters.
- Use offset and limit for a part of a long file. Images (PNG, JPEG, GIF, WebP) are shown; folders, PDFs and other binary files cannot be read.`;

const input = z.object({
  file_path: z.string().check(z.minLength(1), z.describe("The file: absolute, or relative to the root of the tree")),
  offset: z.optional(z.int().check(z.minimum(0))).check(z.describe("The first line to show, counted from 1")),
  limit: z.optional(z.int().check(z.minimum(1))).check(z.describe("How many lines to show")),
  pages: z.optional(z.string()).check(z.describe("Not supported: PDFs cannot be read here")),
  allow_large: z.optional(z.boolean()).check(z.describe("Allow a longer answer than usual")),
});

export const read = {
  name: "Read",
  description,
  input,
  effect: "read",
} satisfies ToolDeclaration<unknown>;
