/**
 * A differential fuzzer: random soup of shell tokens; for every line that the reader accepts, the commands that bash
 * really starts are the commands that the reader predicts. Run it with `node test/fuzz/shell.ts [count] [seed]`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Redirect } from "../../src/permission/shell/plan.ts";
import { readWords } from "../../src/permission/shell/read-command.ts";
import { NotReadOnly } from "../../src/permission/shell/refusal.ts";
import type { Script } from "../../src/permission/shell/script.ts";
import { literal, type Word } from "../../src/permission/shell/word.ts";
import { expandGlob } from "../../src/tools/shell/glob.ts";
import { generator } from "./random.ts";

export type Difference = {
  readonly line: string;
  readonly predicted: readonly string[];
  readonly ran: readonly string[];
};
export type FuzzResult = {
  readonly generated: number;
  readonly accepted: number;
  readonly differences: readonly Difference[];
};

/** Names that bash might mistake for something else; all of them are plain files or folders. */
const strangeNames = ["a", "b.ts", "c d", "-n", "--x=y", ".hidden", "*", "[x]", "x", "é", "a'b", "f", "{}", "!", "e=~"];

const tokens = [
  ..."a b f fail x y.ts 0 1 2 10 -n --x=y {} ! { } ( ) [ ] [[ ]] ; ;; & && || | |& > < >> >& &> <& <> >| << <<< <( >(".split(
    " ",
  ),
  ...'$ $? $x $@ $$ $! $(a) ` `a` $\'a\' $\'\\t\' $\'\\x41\' $"a" \'\' "" \'a b\' "a b" \'a"b\' "a\'b" "$?" "a$" "$x" "\\$"'.split(
    " ",
  ),
  ..."\\ \\a \\\\ \\' \\\" \\$ \\* \\; * ? [ab] [!a] [^a] [a-c] [[:alpha:]] [] [!] [a *.ts c* .* */ a* ?(a) @(a|b) !(a)".split(
    " ",
  ),
  ..."~ ~a a~ a~1 a=~ a:~ a=1 a+=1 a[0]=1 =a # a# #a {a,b} {a,b}c x{,y} {a..c} {a a} {a,{b,c}} {'a',b} a{b}c @{0} ^{} @{u}..a a..{} {a}..{b} ** **/ */* -{a,b}".split(
    " ",
  ),
  ..."if then else fi for in do done while case esac function time coproc select until select".split(" "),
  ..."2>/dev/null >/dev/null 2>&1 >&2 &>/dev/null </dev/null <a <missing 2>a >&- 1>&2 >/dev/null2 {v}>/dev/null 2<(a) {v}<(a)".split(
    " ",
  ),
  `$${"{x}"}`,
  "'a b'",
  '"a b"',
  "\n",
  "\n\n",
  "\\\n",
  " \\\n",
  "\t",
  "  ",
  "\r",
  "\u00a0",
  "\u200b",
  "# c\n",
  " # c",
  "é",
  "ﬀ",
];

/** Half of the lines lean to what the grammar knows, so that enough of them are accepted. */
function soup(random: () => number): string {
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
  const tame = random() < 0.6;
  const length = 1 + Math.floor(random() * 9);
  let line = tame ? "a" : "";
  for (let index = 0; index < length; index += 1) {
    const joint = random() < (tame ? 0.75 : 0.5) ? " " : "";
    line += joint + (tame && random() < 0.5 ? pick(["a", "b", "'x y'", "*", "|", "&&", "||", ";", "f"]) : pick(tokens));
  }
  return line;
}

/** Every builtin but those of the recorder is off, no program is found: each command becomes a record. */
const prelude = `
PATH=/nonexistent
command_not_found_handle() { printf '%s\\0' "$@" > "$RECORDS/$BASHPID"; case "$1" in f*) return 1;; esac; return 0; }
enable -n $(compgen -b | while read -r b; do case "$b" in printf|return|enable) ;; *) printf '%s ' "$b";; esac; done)
`;

type Shell = { readonly folder: string; readonly records: string; readonly prelude: string };

function runInBash(line: string, shell: Shell): readonly string[] {
  rmSync(shell.records, { recursive: true, force: true });
  mkdirSync(shell.records);
  spawnSync("bash", ["--norc", "--noprofile", "-c", "--", line], {
    cwd: shell.folder,
    env: { BASH_ENV: shell.prelude, RECORDS: shell.records, PATH: process.env["PATH"], LC_ALL: "C.UTF-8" },
    stdio: "ignore",
    timeout: 5000,
  });
  return readdirSync(shell.records)
    .map((name) => readFileSync(join(shell.records, name), "utf8"))
    .map((record) => JSON.stringify(record.split("\0").slice(0, -1)))
    .sort();
}

/** Runs the script in the head: every command is recorded, and fails where its name starts with an f. */
class Prediction {
  readonly ran: string[] = [];
  private status = 0;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  run(script: Script): number {
    this.status = this.evaluate(script);
    return this.status;
  }

  private evaluate(script: Script): number {
    switch (script.kind) {
      case "command": {
        const words = script.words.flatMap((word) => this.expand(word));
        // A path is in no table, and `test` stands for [[ … ]], which bash answers itself.
        if (words[0]?.includes("/") || words[0] === "test") throw new NotReadOnly(words[0], "not compared");
        if (!this.opens(script.redirects)) return 1;
        this.ran.push(JSON.stringify(words));
        return words[0]?.startsWith("f") ? 1 : 0;
      }
      case "pipeline": {
        const before = this.status;
        return script.stages.reduce((_, stage) => {
          this.status = before;
          return this.evaluate(stage);
        }, 0);
      }
      case "sequence":
        return script.parts.reduce((_, part) => this.run(part), 0);
      case "and":
      case "or": {
        const left = this.run(script.left);
        return (left === 0) === (script.kind === "and") ? this.run(script.right) : left;
      }
      case "not":
        return this.evaluate(script.plan) === 0 ? 1 : 0;
      case "group":
        return this.opens(script.redirects) ? this.evaluate(script.plan) : 1;
    }
  }

  private expand(word: Word): readonly string[] {
    const pieces = word.pieces.map((piece) =>
      "text" in piece ? piece : { kind: "text" as const, text: this.status.toString() },
    );
    const matches = expandGlob(pieces, { root: this.folder, cwd: this.folder });
    return matches?.map(({ name }) => name) ?? [literal({ source: word.source, pieces })];
  }

  private opens(redirects: readonly Redirect[]): boolean {
    return redirects.every(
      (redirect) =>
        redirect.kind !== "input" ||
        redirect.path === undefined ||
        existsSync(join(this.folder, redirect.path.map(({ text }) => text).join(""))),
    );
  }
}

export function fuzzShell(count: number, seed: number): FuzzResult {
  const home = mkdtempSync(join(tmpdir(), "shell-fuzz-"));
  const shell = { folder: join(home, "tree"), records: join(home, "records"), prelude: join(home, "prelude.sh") };
  try {
    mkdirSync(shell.folder);
    for (const name of strangeNames) writeFileSync(join(shell.folder, name), "");
    mkdirSync(join(shell.folder, "sub"));
    writeFileSync(shell.prelude, prelude);
    const random = generator(seed);
    const lines = Array.from({ length: count }, () => soup(random));
    const compared = lines.flatMap((line) => compare(line, shell));
    return { generated: count, accepted: compared.length, differences: compared.filter(differs) };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function compare(line: string, shell: Shell): readonly Difference[] {
  const prediction = new Prediction(shell.folder);
  try {
    prediction.run(readWords(line));
  } catch (error) {
    if (error instanceof NotReadOnly) return [];
    throw error;
  }
  return [{ line, predicted: prediction.ran.sort(), ran: runInBash(line, shell) }];
}

function differs({ predicted, ran }: Difference): boolean {
  return JSON.stringify(predicted) !== JSON.stringify(ran);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [count = "5000", seed = "1"] = process.argv.slice(2);
  const result = fuzzShell(Number(count), Number(seed));
  process.stdout.write(`${JSON.stringify(result, undefined, 1)}\n`);
  process.exitCode = result.differences.length === 0 ? 0 : 1;
}
