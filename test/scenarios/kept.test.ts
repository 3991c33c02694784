import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { keepOld, OLD } from "../support/kept.ts";
import { done, openScenario, plainBase, plainChange, script } from "../support/scenario.ts";

const model = script({ main: [done("Seen.")] });

const settings = (cleanupPeriodDays: number) => ({ ".claude/settings.json": JSON.stringify({ cleanupPeriodDays }) });

describe("what earlier sessions kept", () => {
  it.each([
    { days: 31, said: {}, left: 1 },
    { days: 29, said: {}, left: 2 },
    { days: 29, said: settings(7), left: 1 },
  ])("is $days days old, the base says $said: $left folders are left", async ({ days, said, left }) => {
    await using runner = await temporaryFolder("kept");
    await keepOld(runner.path, days);
    const change = { ...plainChange, ...settings(1) };
    await using scenario = await openScenario({ base: { ...plainBase, ...said }, change, model });
    const { outputs } = await scenario.run({ environment: { RUNNER_TEMP: runner.path } });
    const folders = await readdir(runner.path);
    expect(folders).toHaveLength(left);
    expect(folders.some((name) => outputs["transcripts"]?.includes(name))).toBe(true);
  });

  it("is kept, with a warning and the same conclusion, when the period makes no sense", async () => {
    await using runner = await temporaryFolder("kept");
    await keepOld(runner.path, 400);
    await using scenario = await openScenario({ base: { ...plainBase, ...settings(0) }, model });
    const { code, log } = await scenario.run({ environment: { RUNNER_TEMP: runner.path } });
    expect(code).toBe(0);
    expect(log).toMatch(/::warning::.*cleanupPeriodDays.*1 or more/);
    expect(await readdir(runner.path)).toContain(OLD);
  });
});
