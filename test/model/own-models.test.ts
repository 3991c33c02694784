import { describe, expect, it } from "vitest";
import { models, priceOf, resolveModel } from "../../src/model/models.ts";
import { withOwnModels } from "../../src/model/own-models.ts";

const million = { input: 1_000_000, output: 0, cacheRead: 0, cacheWrite: 0 };

describe("models of one's own", () => {
  it("are added, correct the prices of known ones, and may take over an alias", () => {
    const table = withOwnModels(
      '{"claude-next":{"input":3,"output":15,"alias":"Sonnet"},"claude-opus-5-5":{"input":1,"output":2}}',
    );
    expect(resolveModel("sonnet", table)?.id).toBe("claude-next");
    expect(priceOf("claude-next", million, table)).toBe(3);
    expect(priceOf("claude-opus-5-5", million, table)).toBe(1);
    expect(resolveModel("haiku", table)).toEqual(resolveModel("haiku"));
  });

  it("are our own table where none are given", () => {
    expect(withOwnModels(undefined)).toBe(models);
  });

  it.each([
    "nonsense",
    "[]",
    '{"a":{"input":1}}',
    '{"a":{"input":-1,"output":1}}',
    '{"a":{"input":1,"output":1,"price":2}}',
  ])("that cannot be read are refused with the form to write: %s", (json) => {
    expect(() => withOwnModels(json)).toThrow(/"models" cannot be used \(.+\)\. Write \{"model-id"/);
  });
});
