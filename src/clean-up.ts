/** Removes what earlier sessions kept, when its time is over. The report is out by then: whatever goes wrong here is a warning. */
import { dirname } from "node:path";
import type { Clock } from "./agent/clock.ts";
import { loadRetention, type RetentionSources } from "./config/retention.ts";
import { wordsOf } from "./pull/problem.ts";
import type { Surface } from "./surface.ts";
import { sweepSessionFolders } from "./transcript/session-folder.ts";

export type Broom = {
  /** The folder of this session, which stays; the older ones lie beside it. */
  readonly folder: string;
  readonly surface: Pick<Surface, "warning">;
  readonly clock: Pick<Clock, "now">;
};

export async function cleanUp(sources: RetentionSources, { folder, surface, clock }: Broom): Promise<void> {
  try {
    const { days, problems } = await loadRetention(sources);
    for (const problem of problems) surface.warning(problem);
    if (days === undefined) return;
    const sweep = { parent: dirname(folder), current: folder, days, now: clock.now() };
    for (const problem of await sweepSessionFolders(sweep)) surface.warning(problem);
  } catch (error) {
    surface.warning(`Folders of earlier sessions could not be looked through: ${wordsOf(error)}`);
  }
}
