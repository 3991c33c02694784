/** Models that a workflow adds or corrects: new ids, negotiated prices, an alias for another model. They come before our own table. */
import { z } from "zod/mini";
import { InputProblem } from "../pull/problem.ts";
import { type ModelRow, type ModelTable, models } from "./models.ts";

const dollars = z.number().check(z.nonnegative());
const row = z.strictObject({
  /** Dollars per million tokens. */
  input: dollars,
  output: dollars,
  cacheReadFactor: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.1),
  contextWindow: z._default(z.int().check(z.positive()), 200_000),
  maxOutput: z._default(z.int().check(z.positive()), 32_000),
  alias: z.optional(z.string().check(z.minLength(1))),
});
const table = z.record(z.string().check(z.minLength(1)), row);

/** `{"id": {"input": 2, "output": 10}}` as JSON; nothing given is our own table. */
export function withOwnModels(json: string | undefined): ModelTable {
  if (json === undefined) return models;
  const parsed = table.safeParse(parseJson(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where =
      issue && issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : "it is not a JSON object";
    throw new InputProblem(
      `"models" cannot be used (${where}). Write {"model-id": {"input": 2, "output": 10}}, in dollars per million tokens.`,
    );
  }
  return [...Object.entries(parsed.data).map(([id, given]) => ownRow(id, given)), ...models];
}

function ownRow(id: string, { input, output, alias, ...limits }: z.infer<typeof row>): ModelRow {
  const known = models.find((each) => each.id === id.toLowerCase());
  return {
    ...limits,
    id: id.toLowerCase(),
    ...(alias !== undefined && { alias: alias.toLowerCase() }),
    prices: [{ upTo: Number.POSITIVE_INFINITY, input, output }],
    minimumPrefix: known?.minimumPrefix ?? 1_024,
    refuses: known?.refuses ?? [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
