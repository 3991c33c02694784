/**
 * The folder that a session keeps its transcripts and its report in. A session that kept nothing leaves none; what older ones
 * kept is removed when its time is over, and never anything that a session has not made.
 */
import { mkdtempSync } from "node:fs";
import { lstat, readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { wordsOf } from "../pull/problem.ts";

const PREFIX = "pr-subagents-";
/** As `mkdtemp` ends a name. */
const ownName = /^pr-subagents-[A-Za-z0-9]{6}$/;
/** All that sessions put there. A folder with anything else in it is somebody's. */
const ownEntry = /^(?:transcripts|report\.json|comment\.html|pr-subagents-tree-[A-Za-z0-9]{6})$/;

const DAY_MS = 24 * 60 * 60_000;

export type SessionFolder = AsyncDisposable & { readonly path: string };

export function openSessionFolder(parent: string): SessionFolder {
  const path = mkdtempSync(join(parent, PREFIX));
  // Refused where something is in it, which is what should stay.
  return { path, [Symbol.asyncDispose]: () => rmdir(path).catch(() => undefined) };
}

export type Sweep = {
  readonly parent: string;
  /** The folder of the session that asks. */
  readonly current: string;
  readonly days: number;
  readonly now: number;
};

/** Gives a sentence for each folder that is too old and could not be removed. */
export async function sweepSessionFolders({ parent, current, days, now }: Sweep): Promise<readonly string[]> {
  const problems: string[] = [];
  const names = (await readdir(parent)).filter((name) => ownName.test(name));
  for (const path of names.map((name) => join(parent, name)).filter((each) => each !== current)) {
    try {
      const touched = await lastTouched(path);
      if (touched === undefined || now - touched < days * DAY_MS) continue;
      // Links are removed, never followed.
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      // Another session was faster.
      if (error instanceof Error && "code" in error && error.code === "ENOENT") continue;
      problems.push(`${path} is older than ${days} days and could not be removed: ${wordsOf(error)}`);
    }
  }
  return problems;
}

/** When a session last wrote here: each event is a write. Nothing where this is not a session's folder, or not this user's. */
async function lastTouched(path: string): Promise<number | undefined> {
  const about = await lstat(path);
  if (!about.isDirectory() || about.uid !== (process.getuid?.() ?? about.uid)) return undefined;
  const entries = await readdir(path);
  if (!entries.every((name) => ownEntry.test(name))) return undefined;
  const places = [...entries, join("transcripts", "events.jsonl"), join("transcripts", "subagents")];
  const times = await Promise.all(
    places.map((name) =>
      lstat(join(path, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(about.mtimeMs, ...times);
}
