/**
 * The models: names, limits and prices, as data. A model that is not in the table costs what the dearest row would: a budget
 * may stop too early for it, never too late.
 */

import { promptTokens, type Usage } from "../agent/usage.ts";
import { InputProblem } from "../pull/problem.ts";

/** What a request may not ask of a model. `budget` is `thinking: enabled`, `disabled` is `thinking: disabled`. */
export type Feature = "prefill" | "budget" | "adaptive" | "disabled" | "forced-tool" | "effort" | "sampling";

/** Dollars per million tokens, for prompts of up to so many tokens. */
export type PriceBand = { readonly upTo: number; readonly input: number; readonly output: number };

export type ModelRow = {
  readonly id: string;
  readonly alias?: string;
  readonly contextWindow: number;
  readonly maxOutput: number;
  readonly prices: readonly [PriceBand, ...PriceBand[]];
  /** Of the input's price. */
  readonly cacheReadFactor: number;
  /** Shorter prefixes are not cached, without a word; where nothing is published, the generation's known value. */
  readonly minimumPrefix: number;
  readonly refuses: readonly Feature[];
};

/** Writing to the five-minute cache, of the input's price, on every model. */
const cacheWriteFactor = 1.25;

const large = { contextWindow: 1_000_000, maxOutput: 128_000 } as const;
const strictest: readonly Feature[] = ["prefill", "budget", "sampling", "disabled", "forced-tool"];
const strict: readonly Feature[] = ["prefill", "budget", "sampling"];

export type ModelTable = readonly ModelRow[];

export const models: ModelTable = [
  {
    ...large,
    id: "claude-fable-5-1",
    alias: "fable",
    prices: flat(10, 50),
    cacheReadFactor: 0.025,
    minimumPrefix: 512,
    refuses: strictest,
  },
  {
    ...large,
    id: "claude-opus-5-5",
    alias: "opus",
    prices: flat(4, 20),
    cacheReadFactor: 0.05,
    minimumPrefix: 512,
    refuses: strictest,
  },
  {
    ...large,
    id: "claude-sonnet-5-5",
    alias: "sonnet",
    prices: flat(2, 10),
    cacheReadFactor: 0.05,
    minimumPrefix: 512,
    refuses: strictest,
  },
  {
    ...large,
    id: "claude-haiku-5-5",
    alias: "haiku",
    prices: [
      { upTo: 100_000, input: 0.1, output: 0.5 },
      { upTo: Number.POSITIVE_INFINITY, input: 0.5, output: 2.5 },
    ],
    cacheReadFactor: 0.1,
    minimumPrefix: 512,
    refuses: strict,
  },
  { ...large, id: "claude-fable-5", prices: flat(10, 50), cacheReadFactor: 0.1, minimumPrefix: 512, refuses: strict },
  { ...large, id: "claude-opus-5", prices: flat(5, 25), cacheReadFactor: 0.1, minimumPrefix: 512, refuses: strict },
  { ...large, id: "claude-sonnet-5", prices: flat(2, 10), cacheReadFactor: 0.1, minimumPrefix: 1_024, refuses: strict },
  { ...large, id: "claude-opus-4-8", prices: flat(5, 25), cacheReadFactor: 0.1, minimumPrefix: 1_024, refuses: strict },
  { ...large, id: "claude-opus-4-7", prices: flat(5, 25), cacheReadFactor: 0.1, minimumPrefix: 2_048, refuses: strict },
  {
    ...large,
    id: "claude-opus-4-6",
    prices: flat(5, 25),
    cacheReadFactor: 0.1,
    minimumPrefix: 4_096,
    refuses: ["prefill"],
  },
  {
    ...large,
    id: "claude-sonnet-4-6",
    prices: flat(3, 15),
    cacheReadFactor: 0.1,
    minimumPrefix: 1_024,
    refuses: ["prefill"],
  },
  {
    id: "claude-haiku-4-5",
    contextWindow: 200_000,
    maxOutput: 64_000,
    prices: flat(1, 5),
    cacheReadFactor: 0.1,
    minimumPrefix: 4_096,
    refuses: ["adaptive", "effort"],
  },
];

/** The id to ask for, and the row that describes it. An id may carry a date, and keeps it. */
export type ResolvedModel = { readonly id: string; readonly row: ModelRow };

/** Knows aliases and ids, in any case; `undefined` for a name that is not in the table, which may still be a model. */
export function resolveModel(name: string, table: ModelTable = models): ResolvedModel | undefined {
  const wanted = name.trim().toLowerCase();
  const undated = wanted.replace(/-\d{8}$/, "");
  const row = table.find(({ id, alias }) => alias === wanted || id === undated);
  return row && { id: row.alias === wanted ? row.id : wanted, row };
}

export function isPriced(id: string, table: ModelTable = models): boolean {
  return resolveModel(id, table) !== undefined;
}

export type Tokens = Omit<Usage, "cost">;

/** Dollars for one answer. The band depends on the size of the whole prompt, so answers are priced one by one. */
export function priceOf(id: string, tokens: Tokens, table: ModelTable = models): number {
  const row = resolveModel(id, table)?.row;
  return row ? priceIn(row, tokens) : Math.max(...table.map((each) => priceIn(each, tokens)));
}

function priceIn(row: ModelRow, tokens: Tokens): number {
  const prompt = promptTokens({ ...tokens, cost: 0 });
  const band = row.prices.find(({ upTo }) => prompt <= upTo) ?? row.prices[0];
  const read = tokens.cacheRead * row.cacheReadFactor;
  const write = tokens.cacheWrite * cacheWriteFactor;
  return ((tokens.input + read + write) * band.input + tokens.output * band.output) / 1_000_000;
}

function flat(input: number, output: number): readonly [PriceBand] {
  return [{ upTo: Number.POSITIVE_INFINITY, input, output }];
}

/** An alias or an id of the table; a full id that the table does not know is used as it is. */
export function requireModel(name: string, table: ModelTable): string {
  const id = resolveModel(name, table)?.id ?? (name.startsWith("claude-") ? name : undefined);
  if (id !== undefined) return id;
  throw new InputProblem(
    `"${name}" is not a model: use sonnet, opus, haiku or fable, or a full id such as claude-sonnet-5-5.`,
  );
}
