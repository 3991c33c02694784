/** What a command would touch is known before it runs. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { resolvePlan } from "../../../src/tools/shell/resolve-plan.ts";
import { openShellBench, planOf, type ShellBench } from "./shell-bench.ts";

let bench: ShellBench;

beforeAll(async () => {
  bench = await openShellBench({
    "a.txt": "a\n",
    "src/a.ts": "a\n",
    "src/b.ts": "b\n",
    "src/lib/c.ts": "c\n",
    up: { link: "src" },
  });
});
afterAll(() => bench[Symbol.asyncDispose]());

/** Each subject as one word: `!` before what is outside, `/` behind what is searched. */
function touched(command: string): readonly string[] {
  return resolvePlan(planOf(command), bench.workspace).map((subject) => {
    if (subject.kind !== "path") return subject.kind;
    return `${subject.inside ? "" : "!"}${subject.path}${subject.access === "search" ? "/" : ""}`;
  });
}

test.each<[command: string, subjects: readonly string[]]>([
  ["cat a.txt", ["a.txt"]],
  ["cat src/*.ts | sort", ["src/a.ts", "src/b.ts"]],
  ["cat up/a.ts", ["src/a.ts"]],
  ["cat missing.txt", ["missing.txt"]],
  ["sort < src/b.ts", ["src/b.ts"]],
  ["(sort) < src/b.ts", ["src/b.ts"]],
  ["cd src && cat a.ts", ["src/", "src/a.ts"]],
  ["cd src; cat a.ts; cd ..; cat a.txt", ["src/", "src/a.ts", "./", "a.txt"]],
  ["(cd src; cat a.ts); cat a.txt", ["src/", "src/a.ts", "a.txt"]],
  ["cd missing; cat a.txt", ["missing/", "a.txt"]],
  ["cd missing && cat a.txt", ["missing/"]],
  ["false && cat a.txt", []],
  ["true || cat a.txt", []],
  ["ls && cd src; cat a.ts", ["./", "src/", "a.ts", "src/a.ts"]],
  ["ls", ["./"]],
  ["cd src && grep -r x", ["src/"]],
  ["grep -rn x src", ["src/"]],
  ["echo hello", []],
  ["cat /etc/hostname", ["!/etc/hostname"]],
  ["cat .git/config", ["!.git/config"]],
  ["find . -name '*.ts' -exec cat {} +", ["./"]],
])("%s", (command, subjects) => {
  expect(touched(command)).toEqual(subjects);
});

test("what shows the history touches the whole tree, unless paths can be kept out of it", () => {
  expect(touched("git log -p --full-diff -- a.ts")).toContain("./");
  expect(touched("git log -p")).not.toContain("./");
});
