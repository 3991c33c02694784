/** What a session of some days ago has left behind. */
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const OLD = "pr-subagents-Old123";

export async function keepOld(parent: string, days: number): Promise<void> {
  const transcripts = join(parent, OLD, "transcripts");
  await mkdir(transcripts, { recursive: true });
  await writeFile(join(transcripts, "events.jsonl"), "");
  const when = new Date(Date.now() - days * 86_400_000);
  for (const place of [join(transcripts, "events.jsonl"), transcripts, join(parent, OLD)])
    await utimes(place, when, when);
}
