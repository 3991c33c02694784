/** What a tool is, on both sides of the process boundary. The parent declares and judges; the worker resolves and runs. */
import type { z } from "zod";
import type { Finding } from "../finding/finding.ts";
import type { Effect, Subject } from "../permission/decision.ts";

/** The half that the model and the gate see: it never touches a file. */
export type ToolDeclaration<Input> = {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  /** What the model is told, where that is stricter than what is accepted. */
  readonly told?: z.ZodType;
  readonly effect: Effect;
};

/** A claim that could not be taken: shown, unless the agent mends it. */
export type RefusedFinding = { readonly title: string; readonly path: string; readonly reason: string };

/** The model reads `text`; the rest is for the harness. */
export type ToolOutput = {
  readonly text: string;
  readonly isError: boolean;
  /** Files whose content, or whose diff, the text really shows. */
  readonly shown?: readonly string[];
  readonly findings?: readonly Finding[];
  readonly refused?: readonly RefusedFinding[];
};

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
