/**
 * How long the folders of finished sessions are kept: `cleanupPeriodDays` of the settings, as Claude Code has it. Where the
 * settings cannot be understood, everything is kept: what was removed does not come back.
 */
import { z } from "zod/mini";
import type { BaseFiles, BaseListing } from "../pull/base-files.ts";
import { filesFromFolder, firstAnswer } from "./folder.ts";

const DEFAULT_DAYS = 30;

export type RetentionSources = {
  /** The repository, as for agents: the base commit in the Action, the working tree on the command line. */
  readonly team: readonly BaseFiles[];
  /** The folder `.claude` in the user's home; command line only. */
  readonly user?: string | undefined;
};

/** Without `days` nothing is removed. */
export type Retention = { readonly days?: number; readonly problems: readonly string[] };

/** The project's settings count before the user's. */
export async function loadRetention({ team, user }: RetentionSources): Promise<Retention> {
  const nothing: BaseListing = { files: [], problems: [] };
  const listings = await Promise.all([
    firstAnswer(team).list(".claude/settings.json"),
    user === undefined ? nothing : filesFromFolder(user).list("settings.json"),
  ]);
  // The review has told of files that could not be read.
  if (listings.some(({ problems }) => problems.length > 0)) return { problems: [] };
  for (const { path, text } of listings.flatMap(({ files }) => files)) {
    const given = readPeriod(text);
    if (given === "absent") continue;
    if (given === "unreadable") return { problems: [] };
    if (typeof given === "number") return { days: given, problems: [] };
    const message = `${path}: "cleanupPeriodDays" must be a whole number of days, 1 or more; no folder of an earlier session was removed. To keep them for long, write a large number.`;
    return { problems: [message] };
  }
  return { days: DEFAULT_DAYS, problems: [] };
}

const settings = z.looseObject({ cleanupPeriodDays: z.optional(z.unknown()) });
const period = z.int().check(z.minimum(1));

function readPeriod(text: string): number | "absent" | "unreadable" | "invalid" {
  const parsed = settings.safeParse(parseJson(text));
  if (!parsed.success) return "unreadable";
  const { cleanupPeriodDays: given } = parsed.data;
  return given === undefined ? "absent" : (period.safeParse(given).data ?? "invalid");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
