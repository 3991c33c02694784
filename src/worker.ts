/** The worker's door: tools, without secrets. Nothing but answers is ever written to standard output. */
import { serve } from "./tools/serve.ts";

serve({ input: process.stdin, write: (line) => void process.stdout.write(line) }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
