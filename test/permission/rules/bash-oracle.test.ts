import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Part } from "../../../src/permission/rules/command/part.ts";
import { splitCommand } from "../../../src/permission/rules/command/split-command.ts";
import { HOLE } from "../../../src/permission/rules/wildcard.ts";
import { temporaryFolder } from "../../../src/system/temporary.ts";
import { rollFrom } from "./generator.ts";

/** Random text that bash may run: none of the programs exists, so that bash tells what it wanted to start. */
const soup = [
  ...[
    "npm",
    "tool",
    "x",
    "x",
    " ",
    " ",
    " ",
    "\n",
    ";",
    "&&",
    "|",
    "||",
    "(",
    ")",
    "{ ",
    "; }",
    "$(",
    "`",
    "'",
    '"',
    "\\",
  ],
  ...[
    "<",
    ">",
    "<<E\n",
    "\nE\n",
    "<(",
    "if ",
    "then ",
    "fi",
    "for i in ",
    "do ",
    "done",
    "case x in x) ",
    "esac",
    "[[ ",
    "]]",
  ],
  ...[
    "((",
    "))",
    "=",
    "*",
    "~",
    "#",
    "!",
    "$'",
    "2>",
    ">&",
    "-",
    "/dev/null",
    " eval ",
    " bash -c ",
    "A=1 ",
    "$A",
    "{a}",
    "2<(",
  ],
  ...["time ", "command ", "<<<", "|&", "&>", "f()", " f ", "exec ", "$((", "1", "trap ", " EXIT", '"$(', '")'],
] as [string, ...string[]];

const WANTED = 60;

describe("the parts of a command", () => {
  it("hold every program that bash would start", { timeout: 60_000 }, async () => {
    await using folder = await temporaryFolder("bash-oracle");
    const log = join(folder.path, ".started");
    const start = join(folder.path, ".start");
    writeFileSync(start, `command_not_found_handle() { printf '%s\\0' "$1" >> ${log}; }\n`);
    let started = 0;
    for (let seed = 1; started < WANTED; seed += 1) {
      const dice = rollFrom(seed);
      const command = dice.many(12, () => dice.pick(soup)).join("");
      const split = splitCommand(command);
      if (split.kind === "not-understood") continue;
      writeFileSync(log, "");
      runInBash(command, { start, cwd: folder.path });
      const programs = existsSync(log) ? readFileSync(log, "utf8").split("\0").filter(Boolean) : [];
      const missed = programs.filter((program) => !split.parts.some((part) => mayStart(part, program)));
      expect([command, missed]).toEqual([command, []]);
      started += Math.min(1, programs.length);
    }
  });
});

function runInBash(command: string, { start, cwd }: { readonly start: string; readonly cwd: string }): void {
  const script = `ulimit -t 2 -f 100; . ${start}; eval "$1"`;
  const env = { PATH: "/nowhere", BASH_ENV: start };
  const options = { cwd, env, timeout: 2000, stdio: "ignore", killSignal: "SIGKILL" } as const;
  spawnSync("/bin/bash", ["--noprofile", "--norc", "-c", script, "bash", command], options);
}

function mayStart({ opaque, candidates }: Part, program: string): boolean {
  return (
    opaque ||
    candidates.some(({ text, from }) => {
      const [known = "", ...unknown] = text.slice(from).split(HOLE);
      if (unknown.length > 0 && program.startsWith(known)) return true;
      return known === program || known.startsWith(`${program} `);
    })
  );
}
