/** The worker's tools as the parent uses them: declared here, resolved and run beyond the process boundary. */
import { readMaterial, showMaterial } from "../boundary/wrap.ts";
import { declaredTools } from "./list.ts";
import {
  type LocateAnswer,
  type LocateRequest,
  locateAnswerSchema,
  subjectsSchema,
  toolOutputSchema,
} from "./protocol.ts";
import type { Tool, ToolContext, ToolDeclaration } from "./tool.ts";

/** Asks a worker; what comes back is not trusted. */
export type Ask = (op: string, payload: unknown, signal: AbortSignal) => Promise<unknown>;

/**
 * The worker in which a call happens. Reading happens in the one that all share; an agent that writes gets one with a view
 * of its own, and from then on reads there too, so that it sees what it wrote.
 */
export type Workers = { readonly workerFor: (agentId: string, access: "read" | "write") => { readonly ask: Ask } };

export type Toolbox = {
  readonly tools: readonly Tool[];
  readonly locate: (request: LocateRequest, signal: AbortSignal) => Promise<LocateAnswer>;
};

/** Findings are about the reviewed tree, never about what an agent made of it. */
const NOBODY = "";

export function openToolbox(workers: Workers): Toolbox {
  return {
    tools: declaredTools.map((tool) => remoteTool(tool, workers)),
    async locate(request, signal) {
      const asked = { ...request, quote: readMaterial(request.quote) };
      return locateAnswerSchema.parse(await workers.workerFor(NOBODY, "read").ask("locate", asked, signal));
    },
  };
}

export function remoteTool(
  { name, description, input, told, effect }: ToolDeclaration<unknown>,
  workers: Workers,
): Tool {
  return {
    name,
    description,
    input,
    ...(told && { told }),
    effect,
    async resolve(given, { agentId, signal }) {
      const worker = workers.workerFor(agentId, "read");
      return subjectsSchema.parse(await worker.ask("resolve", { tool: name, input: given }, signal));
    },
    async run(given, context) {
      const { agentId, signal, engine, withheld = [] } = context;
      const worker = workers.workerFor(agentId, accessFor(effect, engine));
      const payload = { tool: name, input: given, withheld, ...(engine && { engine }) };
      const output = toolOutputSchema.parse(await worker.ask("run", payload, signal));
      return { ...output, text: showMaterial(output.text) };
    },
  };
}

function accessFor(effect: Tool["effect"], engine: ToolContext["engine"]): "read" | "write" {
  return effect === "write" || engine === "shell" ? "write" : "read";
}
