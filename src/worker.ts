/** The worker's door: tools, without secrets. Nothing but answers is ever written to standard output. */
import { speakEnglish } from "./own-files.ts";
import { wordsOf } from "./pull/problem.ts";
import { serve } from "./tools/serve.ts";

speakEnglish();
serve({ input: process.stdin, write: (line) => void process.stdout.write(line) }).catch((error: unknown) => {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(1);
});
