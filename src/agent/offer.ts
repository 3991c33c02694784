/** The tools that a model is shown. The check at the call does not depend on it. */
import { z } from "zod/mini";
import type { ToolSpec } from "./model.ts";
import type { Ports, Run } from "./run.ts";

/** Nearly every agent has them. They come first and alike, so that what one agent's prompt put into the cache another's reads. */
const sharedNames: readonly string[] = ["Read", "Glob", "Grep", "PullRequestDiff", "ReportFindings"];

export function offeredTools(run: Run, ports: Ports): readonly ToolSpec[] {
  const offered = ports.tools.filter((tool) => ports.offers(tool, run.caller));
  const shared = sharedNames.flatMap((name) => offered.filter((tool) => tool.name === name));
  const others = offered.filter((tool) => !shared.includes(tool));
  return [...shared, ...others].map((tool) => ({
    name: tool.name,
    description: ports.redact(tool.description),
    inputSchema: describeInput(tool.told ?? tool.input),
    ...(tool === shared.at(-1) && { endsShared: true }),
  }));
}

/** The same for every run: to describe a schema takes longer than to start an agent. */
const described = new WeakMap<z.ZodMiniType, ToolSpec["inputSchema"]>();

function describeInput(input: z.ZodMiniType): ToolSpec["inputSchema"] {
  const known = described.get(input) ?? convertInput(input);
  described.set(input, known);
  return known;
}

/** Every prompt carries it: what tells a model nothing is left out. */
function convertInput(input: z.ZodMiniType): ToolSpec["inputSchema"] {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: "input",
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === 0 || jsonSchema.minimum === 1) delete jsonSchema.minimum;
      if (jsonSchema.exclusiveMinimum === 0) delete jsonSchema.exclusiveMinimum;
      if (jsonSchema.minLength === 1) delete jsonSchema.minLength;
    },
  });
  return schema;
}
