/** Writes to a stream of a plan what no program wrote. */
import type { Sink } from "../../system/pipeline.ts";
import { writeToPipe } from "../../system/pipes.ts";

export async function say(sink: Sink, text: string | Buffer): Promise<void> {
  const bytes = Buffer.from(text);
  if (bytes.length === 0) return;
  if (sink.kind === "collect") sink.take(bytes);
  else if (sink.kind === "open") await writeToPipe(sink.descriptor, bytes);
}
