import { expect, it } from "vitest";
import { ceilingFor } from "../../src/permission/ceiling.ts";

it.each([
  ["trusted", "boxed", "granted"],
  ["trusted", "unavailable", "read-only"],
  ["trusted", "off", "granted"],
  ["guarded", "boxed", "read-only"],
  ["guarded", "unavailable", "none"],
  ["guarded", "off", "none"],
] as const)("lets a %s change with the box %s run commands up to: %s", (level, boxing, upTo) => {
  expect(ceilingFor(level, boxing, { edits: "closed" }).commands.upTo).toBe(upTo);
});

it("opens edits only where the workflow asks for them, and never for a stranger's change", () => {
  expect(ceilingFor("trusted", "boxed", { edits: "opened" }).edits.upTo).toBe("granted");
  expect(ceilingFor("trusted", "boxed", { edits: "closed" }).edits).toEqual({
    upTo: "none",
    because: "the workflow opens no edits",
    openable: true,
  });
  expect(ceilingFor("guarded", "boxed", { edits: "opened" }).edits.upTo).toBe("none");
});

it("says what is missing where commands may not run", () => {
  expect(ceilingFor("trusted", "unavailable", { edits: "closed" }).commands.remedy).toContain("bubblewrap");
  expect(ceilingFor("guarded", "unavailable", { edits: "closed" }).commands.remedy).toBeUndefined();
});
