/** Glob: names of files in the reviewed tree, by pattern. */
import { z } from "zod/mini";
import { globPathspecs, treeFiles } from "./pathspec.ts";
import { showPath } from "./text.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject, requireSearchable, ToolProblem } from "./workspace.ts";

const description = `Finds files of the reviewed tree by name, sorted by path.
- Patterns like "**/*.ts" or "src/**/*.{ts,tsx}": * stays within one folder, ** crosses folders, dot files are included.
- path is the folder to search in; the root of the tree if left out.
- Files that git ignores are left out. At most 100 names are shown.`;

const MAX_GLOB_FILES = 100;

const input = z.object({
  pattern: z.string().check(z.minLength(1), z.maxLength(1_000), z.describe("The glob pattern")),
  path: z.optional(z.string()).check(z.describe("The folder to search in")),
});

export const glob = defineWorkerTool({
  name: "Glob",
  description,
  input,
  effect: "read",
  resolve: async ({ path }, workspace) => [await pathSubject(workspace, path || ".", "search")],
  async run({ pattern, path }, workspace, signal) {
    const folder = await requireSearchable(workspace, path || ".");
    if (!folder.folder) throw new ToolProblem(`${folder.path} is a file, not a folder. Use Read to see it.`);
    // By path, not by time: docs/decisions/0011-order-of-glob.md.
    const files = await treeFiles(workspace, globPathspecs(workspace, folder, pattern), signal);
    if (files.length === 0) {
      return {
        text: "No files match. A * does not cross folders: begin with **/ to search at any depth.",
        isError: false,
      };
    }
    const shown = files.slice(0, MAX_GLOB_FILES).map(showPath).join("\n");
    const rest = files.length > MAX_GLOB_FILES;
    const note = rest
      ? `\n\nShowing ${MAX_GLOB_FILES} of ${files.length} files; narrow the pattern, or give a path.`
      : "";
    return { text: shown + note, isError: false };
  },
});
