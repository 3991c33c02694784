import { expect, it } from "vitest";
import { fuzzLanguage } from "../../fuzz/languages.ts";
import { fuzzShell } from "../../fuzz/shell.ts";

it("predicts what bash runs, for every line that it accepts", () => {
  const { accepted, differences } = fuzzShell(400, 20);
  expect(differences).toEqual([]);
  expect(accepted).toBeGreaterThan(50);
});

it.each(["sed", "awk"] as const)("accepts no program of %s that leaves a file", (language) => {
  const { accepted, escaped } = fuzzLanguage(language, 600, 3);
  expect(escaped).toEqual([]);
  expect(accepted).toBeGreaterThan(20);
});
