/** The worker's half of a tool: the same declaration, with the functions that touch the tree. */
import type { Subject } from "../permission/decision.ts";
import type { ToolDeclaration, ToolOutput } from "./tool.ts";
import { ToolProblem, type Workspace } from "./workspace.ts";

export type WorkerTool<Input = unknown> = ToolDeclaration<Input> & {
  readonly resolve: (input: Input, workspace: Workspace) => Promise<readonly Subject[]>;
  /** Throws `ToolProblem` for what the model can act on; every other throw is ours. */
  readonly run: (input: Input, workspace: Workspace, signal: AbortSignal) => Promise<ToolOutput>;
};

/** Lets tools with different inputs stand in one list; the input is parsed again, because it has crossed a boundary. */
export function defineWorkerTool<Input>(tool: WorkerTool<Input>): WorkerTool {
  return {
    ...tool,
    resolve: (input, workspace) => tool.resolve(tool.input.parse(input), workspace),
    async run(input, workspace, signal) {
      try {
        return await tool.run(tool.input.parse(input), workspace, signal);
      } catch (error) {
        if (error instanceof ToolProblem) return { text: error.message, isError: true };
        throw error;
      }
    },
  };
}
