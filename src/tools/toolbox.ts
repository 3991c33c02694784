/** The worker's tools as the parent uses them: declared here, resolved and run beyond the process boundary. */
import { readMaterial, showMaterial } from "../boundary/wrap.ts";
import { workerTools } from "./list.ts";
import { type LocateAnswer, type LocateRequest, locateAnswerSchema } from "./locate.ts";
import { subjectsSchema, toolOutputSchema } from "./protocol.ts";
import type { Tool, ToolDeclaration } from "./tool.ts";

/** Asks the worker; what comes back is not trusted. */
export type Ask = (op: string, payload: unknown, signal: AbortSignal) => Promise<unknown>;

export type Toolbox = {
  readonly tools: readonly Tool[];
  readonly locate: (request: LocateRequest, signal: AbortSignal) => Promise<LocateAnswer>;
};

export function openToolbox(worker: { readonly ask: Ask }): Toolbox {
  return {
    tools: workerTools.map((tool) => remoteTool(tool, worker.ask)),
    async locate(request, signal) {
      const asked = { ...request, quote: readMaterial(request.quote) };
      return locateAnswerSchema.parse(await worker.ask("locate", asked, signal));
    },
  };
}

export function remoteTool({ name, description, input, effect }: ToolDeclaration<unknown>, ask: Ask): Tool {
  return {
    name,
    description,
    input,
    effect,
    resolve: async (given, signal) => subjectsSchema.parse(await ask("resolve", { tool: name, input: given }, signal)),
    async run(given, { signal }) {
      const output = toolOutputSchema.parse(await ask("run", { tool: name, input: given }, signal));
      return { ...output, text: showMaterial(output.text) };
    },
  };
}
