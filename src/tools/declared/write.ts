/** Write as models know it: a file, made or overwritten. */
import { z } from "zod/mini";
import type { ToolDeclaration } from "../tool.ts";

const description = `Writes a file: a new one, with the folders on its way, or new contents for one that exists.
- What the file held before is lost. Use Edit to change a part of it.`;

const input = z.object({
  file_path: z.string().check(z.minLength(1), z.describe("The file: absolute, or relative to the root of the tree")),
  content: z.string().check(z.describe("All that the file is to hold")),
});

export const write = {
  name: "Write",
  description,
  input,
  effect: "write",
} satisfies ToolDeclaration<unknown>;
