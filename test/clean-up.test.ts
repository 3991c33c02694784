import { expect, test } from "vitest";
import { cleanUp } from "../src/clean-up.ts";

test("what cannot be looked through is a warning, and never ends a session", async () => {
  const warnings: string[] = [];
  const surface = { warning: (text: string) => void warnings.push(text) };
  const team = [{ list: async () => ({ files: [], problems: [] }) }];
  await cleanUp({ team }, { folder: "/nonexistent/pr-subagents-Ab12Cd", surface, clock: { now: Date.now } });
  expect(warnings).toEqual([expect.stringMatching(/^Folders of earlier sessions could not be looked through: ENOENT/)]);
});
