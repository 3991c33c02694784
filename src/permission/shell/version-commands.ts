/**
 * Programs that may only be asked for their version. Those that first look into the work tree for another program to
 * start (yarn, pnpm, cargo) are not among them.
 */
import { text } from "./argument.ts";
import type { Judge } from "./command-row.ts";
import { insteadOf } from "./instead.ts";
import { refuse } from "./refusal.ts";
import { literal } from "./word.ts";

/** Exact words: `python3 -v` and `bash -v` would go on and read a program. */
const askers: Readonly<Record<string, readonly string[]>> = {
  node: ["--version", "-v"],
  npm: ["--version", "-v"],
  npx: ["--version", "-v"],
  python: ["--version", "-V"],
  python3: ["--version", "-V"],
  pip: ["--version", "-V"],
  pip3: ["--version", "-V"],
  perl: ["--version", "-v"],
  php: ["--version", "-v"],
  ruby: ["--version"],
  java: ["--version", "-version"],
  javac: ["--version", "-version"],
  gcc: ["--version"],
  "g++": ["--version"],
  clang: ["--version"],
  make: ["--version"],
  cmake: ["--version"],
  bash: ["--version"],
  go: ["version"],
  tsc: ["--version", "-v"],
};

/** Every virtual machine of Java writes a file beside the temporary ones, unless it is told not to. */
const first: Readonly<Record<string, readonly string[]>> = {
  java: ["-XX:-UsePerfData"],
  javac: ["-J-XX:-UsePerfData"],
};

/** They stand outside the tree when they answer: `npm` would heed its `.npmrc`, and `go` fetch what its `go.mod` names. */
export const answersAnywhere: ReadonlySet<string> = new Set(Object.keys(askers));

export const versionCommands: ReadonlyMap<string, Judge> = new Map(
  Object.entries(askers).map(([name, allowed]) => [
    name,
    (words) => {
      const [option, ...rest] = words;
      if (option === undefined || rest.length > 0 || !allowed.includes(literal(option)))
        return refuse(option?.source ?? name, insteadOf(name));
      return { arguments: [...(first[name] ?? []), literal(option)].map(text) };
    },
  ]),
);
