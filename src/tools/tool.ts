/** What a tool is, on both sides of the process boundary. The parent declares and judges; the worker resolves and runs. */
import type { z } from "zod";
import type { Finding } from "../finding/finding.ts";
import type { Effect, Subject } from "../permission/decision.ts";

/** The half that the model and the gate see: it never touches a file. */
export type ToolDeclaration<Input> = {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly effect: Effect;
};

/** `findings` are taken by the harness; the model only reads `text`. */
export type ToolOutput = { readonly text: string; readonly isError: boolean; readonly findings?: readonly Finding[] };

export type ToolContext = { readonly agentId: string; readonly agent: string; readonly signal: AbortSignal };

/**
 * A tool as the loop uses it. `resolve` names the real things that the call would touch, `run` does it; for tools of the
 * worker both cross the process boundary. A failure that the model can act on is an output with `isError`; a throw is
 * ours, and the loop turns it into an error result as well.
 */
export type Tool<Input = unknown> = ToolDeclaration<Input> & {
  readonly resolve: (input: Input, signal: AbortSignal) => Promise<readonly Subject[]>;
  readonly run: (input: Input, context: ToolContext) => Promise<ToolOutput>;
};

/** Lets tools with different inputs stand in one list: the schema guards the door, so the narrowing is checked at run time. */
export function defineTool<Input>(tool: Tool<Input>): Tool {
  return {
    ...tool,
    resolve: (input, signal) => tool.resolve(tool.input.parse(input), signal),
    run: (input, context) => tool.run(tool.input.parse(input), context),
  };
}
