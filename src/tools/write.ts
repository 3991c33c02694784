/** Write: makes a file, or puts new contents in the place of all that it held. */
import { z } from "zod/mini";
import { inTurn, replaceFile, requireWritable } from "./replace-file.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject } from "./workspace.ts";

const description = `Writes a file: a new one, with the folders on its way, or new contents for one that exists.
- What the file held before is lost. Use Edit to change a part of it.`;

const input = z.object({
  file_path: z.string().check(z.minLength(1), z.describe("The file: absolute, or relative to the root of the tree")),
  content: z.string().check(z.describe("All that the file is to hold")),
});

export const write = defineWorkerTool({
  name: "Write",
  description,
  input,
  effect: "write",
  resolve: async ({ file_path }, workspace) => [await pathSubject(workspace, file_path, "write")],
  async run({ file_path, content }, workspace) {
    const target = await requireWritable(workspace, file_path);
    await inTurn(target.absolute, () => replaceFile(target, content));
    const lines = content === "" ? 0 : content.replace(/\n$/, "").split("\n").length;
    const deed = target.exists ? "overwritten" : "created";
    return { text: `${target.path} was ${deed}: ${lines} ${lines === 1 ? "line" : "lines"}.`, isError: false };
  },
});
