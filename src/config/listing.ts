/** The catalog as a listing: tools and models resolved, so that one sees what would happen before it costs anything. */
import type { AgentDefinition } from "../agent/definition.ts";
import type { AgentListing, ListedDefinition } from "../agent/listing.ts";
import { describeUnresolved, resolveTools } from "../permission/availability.ts";
import type { Catalog } from "./catalog.ts";
import type { Problem } from "./problem.ts";

export type House = {
  /** The names of the tools that exist here. */
  readonly tools: readonly string[];
  /** The id of a model by its name; nothing where it is unknown. */
  readonly resolveModel: (name: string) => string | undefined;
};

export function listCatalog({ agents, denied, replaced, problems }: Catalog, house: House): AgentListing {
  const rows = [
    ...agents.map((agent) => describe(agent, house)),
    ...denied.map(({ agent, rule, file }) => {
      const reason = `${rule} in ${file}`;
      return { ...describe(agent, house), status: "denied", reason } as const;
    }),
  ];
  const models = [...agents, ...denied.map(({ agent }) => agent)].flatMap((agent) => modelProblem(agent, house));
  return {
    agents: rows
      .map((row) => ({ ...row, replaced: replaced.get(row.name) ?? [] }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    problems: [...problems, ...models],
  };
}

function describe(agent: AgentDefinition, { tools, resolveModel }: House): ListedDefinition {
  const { name, description, source, model } = agent;
  const resolved = resolveTools(agent, tools);
  return {
    name,
    description,
    source,
    model: model === "inherit" ? model : (resolveModel(model) ?? "inherit"),
    tools: resolved.callable,
    dropped: describeUnresolved(resolved.unresolved),
    replaced: [],
    ...(resolved.refusal === undefined ? { status: "offered" } : { status: "refused", reason: resolved.refusal }),
  };
}

function modelProblem({ model, source }: AgentDefinition, { resolveModel }: House): readonly Problem[] {
  if (model === "inherit" || resolveModel(model) !== undefined) return [];
  const message = `the model "${model}" is not known; the agent runs on the session's. Use sonnet, opus, haiku, fable, inherit or a full id`;
  return [{ severity: "warning", file: source.file, field: "model", message }];
}
