/** Write: makes a file, or puts new contents in the place of all that it held. */
import { write as declaration } from "./declared/write.ts";
import { inTurn, replaceFile, requireWritable } from "./replace-file.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject } from "./workspace.ts";

export const write = defineWorkerTool(declaration, {
  resolve: async ({ file_path }, workspace) => [await pathSubject(workspace, file_path, "write")],
  async run({ file_path, content }, workspace) {
    const target = await requireWritable(workspace, file_path);
    await inTurn(target.absolute, () => replaceFile(target, content));
    const lines = content === "" ? 0 : content.replace(/\n$/, "").split("\n").length;
    const deed = target.exists ? "overwritten" : "created";
    return { text: `${target.path} was ${deed}: ${lines} ${lines === 1 ? "line" : "lines"}.`, isError: false };
  },
});
