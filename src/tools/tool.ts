/** What a tool is, on both sides of the process boundary. The parent declares and judges; the worker resolves and runs. */
import type { z } from "zod/mini";
import type { Finding } from "../finding/finding.ts";
import type { Effect, Engine, Subject } from "../permission/decision.ts";

/** The half that the model and the gate see: it never touches a file. */
export type ToolDeclaration<Input> = {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodMiniType<Input>;
  /** What the model is told, where that is stricter than what is accepted. */
  readonly told?: z.ZodMiniType;
  readonly effect: Effect;
};

/** A claim that could not be taken: shown, unless the agent mends it. */
export type RefusedFinding = {
  readonly title: string;
  readonly path: string;
  readonly reason: string;
  /** The title itself was missing or unfit: made again, the claim has another. */
  readonly untitled?: true;
};

/** A picture for the model, as the API takes it. */
export type ToolImage = { readonly mediaType: string; readonly base64: string };

/** The model reads `text` and sees `images`; the rest is for the harness. */
export type ToolOutput = {
  readonly text: string;
  readonly isError: boolean;
  /** Not done, because the worker does not allow it: `text` says why. */
  readonly forbidden?: boolean;
  readonly images?: readonly ToolImage[];
  /** Files whose content, or whose diff, the text really shows. */
  readonly shown?: readonly string[];
  readonly findings?: readonly Finding[];
  readonly refused?: readonly RefusedFinding[];
};

/** Whose call it is: an agent that has written works on a view of its own from then on. */
export type CallContext = { readonly agentId: string; readonly signal: AbortSignal };

export type ToolContext = CallContext & {
  readonly agent: string;
  /** How a command runs; the gate's decision. */
  readonly engine?: Engine;
  readonly withheld?: readonly string[];
};

/**
 * A tool as the loop uses it. `resolve` names the real things that the call would touch, `run` does it; for tools of the
 * worker both cross the process boundary. A failure that the model can act on is an output with `isError`; a throw is
 * ours, and the loop turns it into an error result as well.
 */
export type Tool<Input = unknown> = ToolDeclaration<Input> & {
  readonly resolve: (input: Input, context: CallContext) => Promise<readonly Subject[]>;
  readonly run: (input: Input, context: ToolContext) => Promise<ToolOutput>;
};

/** Lets tools with different inputs stand in one list: the schema guards the door, so the narrowing is checked at run time. */
export function defineTool<Input>(tool: Tool<Input>): Tool {
  return {
    ...tool,
    resolve: (input, context) => tool.resolve(tool.input.parse(input), context),
    run: (input, context) => tool.run(tool.input.parse(input), context),
  };
}
