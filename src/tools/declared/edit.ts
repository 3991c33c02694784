/** Edit as models know it: a text of one file, replaced. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Replaces text in a file.
- old_string must be in the file exactly, with its indentation and without the line numbers that Read shows, and only once; give more of its surroundings, or set replace_all to change every place.
- An empty old_string makes a new file with new_string as its contents.`;

const input = z.object({
  file_path: z.string().check(z.minLength(1), z.describe("The file: absolute, or relative to the root of the tree")),
  old_string: z.string().check(z.describe("The text to replace")),
  new_string: z.string().check(z.describe("The text to put in its place")),
  replace_all: z.optional(z.boolean()).check(z.describe("Replace every occurrence; false by default")),
});

export const edit = {
  name: "Edit",
  description,
  input,
  effect: "write",
} satisfies ToolDeclaration<unknown>;
