import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadRetention } from "../../src/config/retention.ts";
import type { BaseFiles } from "../../src/pull/base-files.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

const team = (text?: string): readonly BaseFiles[] => [
  { list: async (path) => ({ files: text === undefined ? [] : [{ path, text }], problems: [] }) },
];
const json = (cleanupPeriodDays: unknown): string => JSON.stringify({ model: "opus", cleanupPeriodDays });

test("thirty days where nobody says anything", async () => {
  expect(await loadRetention({ team: team() })).toEqual({ days: 30, problems: [] });
  expect(await loadRetention({ team: team("{}") })).toEqual({ days: 30, problems: [] });
});

test("the project's settings count before the user's, and the user's before ours", async () => {
  await using home = await temporaryFolder("home");
  const user = join(home.path, ".claude");
  await mkdir(user);
  await writeFile(join(user, "settings.json"), json(7));
  expect((await loadRetention({ team: team(json(90)), user })).days).toBe(90);
  expect((await loadRetention({ team: team(), user })).days).toBe(7);
});

test.each([0, -1, 1.5, "30", null, true])("%o is no period: it is told, and everything is kept", async (given) => {
  const { days, problems } = await loadRetention({ team: team(json(given)) });
  expect(days).toBeUndefined();
  expect(problems).toEqual([
    expect.stringMatching(/^\.claude\/settings\.json: "cleanupPeriodDays" must be .*1 or more/),
  ]);
});

test("settings that cannot be read keep everything", async () => {
  expect(await loadRetention({ team: team("{") })).toEqual({ problems: [] });
  const broken: BaseFiles = { list: () => Promise.reject(new Error("no such object")) };
  expect(await loadRetention({ team: [broken] })).toEqual({ problems: [] });
});
