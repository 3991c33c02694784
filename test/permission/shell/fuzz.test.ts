import { expect, it } from "vitest";
import { fuzzShell } from "../../fuzz/shell.ts";

it("predicts what bash runs, for every line that it accepts", () => {
  const { accepted, differences } = fuzzShell(400, 20);
  expect(differences).toEqual([]);
  expect(accepted).toBeGreaterThan(50);
});
