import { expect, test } from "vitest";
import { isPriced, models, priceOf, resolveModel } from "../../src/model/models.ts";
import { simulatedModels } from "../../src/simulator/messages/models.ts";

const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
const million = 1_000_000;

test.each([
  ["opus", "claude-opus-5-5"],
  ["sonnet", "claude-sonnet-5-5"],
  ["haiku", "claude-haiku-5-5"],
  ["fable", "claude-fable-5-1"],
  ["Sonnet", "claude-sonnet-5-5"],
  ["claude-opus-5", "claude-opus-5"],
  ["claude-haiku-4-5-20251001", "claude-haiku-4-5-20251001"],
])("the name %s means %s", (name, id) => {
  expect(resolveModel(name)?.id).toBe(id);
});

test("an id with a date is described by the row without it, and a name nobody knows by none", () => {
  expect(resolveModel("claude-haiku-4-5-20251001")?.row.maxOutput).toBe(64_000);
  expect(resolveModel("gpt-5")).toBeUndefined();
  expect([isPriced("claude-fable-5-2"), isPriced("opus")]).toEqual([false, true]);
});

test.each([
  { id: "claude-opus-5-5", tokens: { ...none, input: million }, dollars: 4 },
  { id: "claude-opus-5-5", tokens: { ...none, output: million }, dollars: 20 },
  { id: "claude-opus-5-5", tokens: { ...none, cacheRead: million }, dollars: 0.2 },
  { id: "claude-opus-5-5", tokens: { ...none, cacheWrite: million }, dollars: 5 },
  { id: "claude-fable-5-1", tokens: { ...none, cacheRead: million }, dollars: 0.25 },
  { id: "claude-haiku-4-5-20251001", tokens: { ...none, input: 1_000, output: 1_000 }, dollars: 0.006 },
  { id: "claude-haiku-5-5", tokens: { ...none, input: 100_000, output: 1_000 }, dollars: 0.0105 },
  { id: "claude-haiku-5-5", tokens: { ...none, input: 100_001, output: 1_000 }, dollars: 0.0525005 },
  { id: "claude-haiku-5-5", tokens: { ...none, input: 1, cacheRead: 60_000, cacheWrite: 40_000 }, dollars: 0.0280005 },
  { id: "a-model-of-tomorrow", tokens: { ...none, input: million, output: million }, dollars: 60 },
  { id: "a-model-of-tomorrow", tokens: { ...none, cacheRead: million }, dollars: 1 },
])("$id costs $dollars dollars for $tokens", ({ id, tokens, dollars }) => {
  expect(priceOf(id, tokens)).toBeCloseTo(dollars, 9);
});

test("the simulated API knows every model of the table, with the same limits", () => {
  const limits = ({ id, contextWindow, maxOutput, minimumPrefix, refuses }: (typeof simulatedModels)[number]) => ({
    id,
    contextWindow,
    maxOutput,
    minimumPrefix,
    refuses,
  });
  expect(simulatedModels.map(limits)).toEqual(expect.arrayContaining(models.map(limits)));
});
