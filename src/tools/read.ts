/** Read: the lines of one file of the reviewed tree, numbered. */
import { z } from "zod";
import { isBinary, pageNote, splitLines, takePage } from "./text.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject, readFileInside, ToolProblem } from "./workspace.ts";

const description = `Reads a file of the reviewed tree, which is the head of the pull request.
- file_path is absolute or relative to the root of the tree.
- Returns numbered lines (number, tab, text), at most 2,000 unless limit says otherwise; longer lines are cut at 2,000 characters.
- Use offset and limit for a part of a long file. Folders and binary files cannot be read.`;

const input = z.object({
  file_path: z.string().min(1).describe("The file: absolute, or relative to the root of the tree"),
  offset: z.int().min(0).optional().describe("The first line to show, counted from 1"),
  limit: z.int().min(1).optional().describe("How many lines to show"),
});

export const read = defineWorkerTool({
  name: "Read",
  description,
  input,
  effect: "read",
  resolve: async ({ file_path }, workspace) => [await pathSubject(workspace, file_path, "read")],
  async run({ file_path, offset, limit }, workspace) {
    const { path, bytes } = await readFileInside(workspace, file_path);
    if (isBinary(bytes))
      throw new ToolProblem(`${path} is a binary file of ${bytes.length} bytes, and cannot be shown.`);
    const lines = splitLines(bytes);
    if (lines.length === 0) return { text: `${path} exists, and is empty.`, isError: false, shown: [path] };
    if ((offset ?? 1) > lines.length) {
      return { text: `${path} has only ${lines.length} lines: offset ${offset} is past its end.`, isError: false };
    }
    const page = takePage(lines, { offset, limit });
    const numbered = page.lines.map((line, index) => `${page.start + index}\t${line}`);
    return { text: numbered.join("\n") + pageNote(page, lines.length), isError: false, shown: [path] };
  },
});
