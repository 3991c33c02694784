/** How a session can conclude, for workflows that go on from there. */
import { defangMarkdown } from "./boundary/defang.ts";
import type { Surface } from "./surface.ts";

export type Conclusion = "clean" | "findings" | "incomplete" | "skipped" | "cancelled" | "failed";

/** Not our turn, or not possible here: neutral, and explained where people look. */
export async function skip(reason: string, surface: Surface): Promise<Conclusion> {
  surface.notice(`Skipped: ${reason}`);
  await surface.outputs({ conclusion: "skipped" });
  await surface.summary(`### Review skipped\n\n${defangMarkdown(reason)}\n`);
  return "skipped";
}
