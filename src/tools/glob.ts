/** Glob: names of files in the reviewed tree, by pattern. */
import { glob as declaration } from "./declared/glob.ts";
import { globPathspecs, treeFiles } from "./pathspec.ts";
import { showPath } from "./text.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject, requireSearchable, ToolProblem } from "./workspace.ts";

const MAX_GLOB_FILES = 100;

export const glob = defineWorkerTool(declaration, {
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
