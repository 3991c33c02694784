/** The worker's half of a tool: the functions that touch the tree, under the name that the parent has declared. */
import type { Subject } from "../permission/decision.ts";
import type { ToolDeclaration, ToolOutput } from "./tool.ts";
import { Forbidden, ToolProblem, type Workspace } from "./workspace.ts";

type Deeds<Input> = {
  readonly resolve: (input: Input, workspace: Workspace) => Promise<readonly Subject[]>;
  /** Throws `ToolProblem` for what the model can act on; every other throw is ours. */
  readonly run: (input: Input, workspace: Workspace, signal: AbortSignal) => Promise<ToolOutput>;
};

export type WorkerTool = Deeds<unknown> & { readonly name: string };

/** Lets tools with different inputs stand in one list; the input is parsed again, because it has crossed a boundary. */
export function defineWorkerTool<Input>(
  { name, input: schema }: ToolDeclaration<Input>,
  { resolve, run }: Deeds<Input>,
): WorkerTool {
  return {
    name,
    resolve: (input, workspace) => resolve(schema.parse(input), workspace),
    async run(input, workspace, signal) {
      try {
        return await run(schema.parse(input), workspace, signal);
      } catch (error) {
        if (error instanceof Forbidden) return { text: error.message, isError: true, forbidden: true };
        if (error instanceof ToolProblem) return { text: error.message, isError: true };
        throw error;
      }
    },
  };
}
