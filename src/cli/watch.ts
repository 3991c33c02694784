/** Watching: what a review depends on, looked at once a second. An agent file that changed is used by the next review. */
import { createHash } from "node:crypto";
import type { Clock } from "../agent/clock.ts";
import { filesFromFolder } from "../config/folder.ts";
import { openCheckout } from "../git/repository.ts";
import { readGit } from "../system/git.ts";

const INTERVAL_MS = 1_000;

/** Folders and files whose contents change what a review does. */
const watched = [".claude/agents", ".agents/agents", ".claude/settings.json", "CLAUDE.md"] as const;

/** Two looks that are equal mean that nothing changed. */
export async function lookAt(folder: string): Promise<string> {
  const checkout = await openCheckout(folder);
  const team = filesFromFolder(checkout.root);
  const [head, ...listings] = await Promise.all([
    readGit(checkout, ["rev-parse", "HEAD"]),
    ...watched.map((path) => team.list(path)),
  ]);
  return createHash("sha256").update(head).update(JSON.stringify(listings)).digest("hex");
}

/** Resolves with true as soon as something is different, and with false when the signal is aborted. */
export async function waitForChange(
  seen: string,
  house: { readonly folder: string; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<boolean> {
  const { folder, clock, signal } = house;
  while (!signal.aborted) {
    if ((await lookAt(folder)) !== seen) return true;
    await clock.sleep(INTERVAL_MS, signal).catch(() => undefined);
  }
  return false;
}
