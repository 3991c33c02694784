/** A command always ends, and nothing is left of it. */
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Plan } from "../../../src/permission/shell/plan.ts";
import { runProcess } from "../../../src/system/process.ts";
import { openShellBench, planOf, programPlan, type ShellBench } from "./shell-bench.ts";

const env = { PATH: process.env["PATH"] ?? "" };
let bench: ShellBench;

beforeAll(async () => {
  bench = await openShellBench({ "a.txt": "a\n", "sub/b.txt": "b\n" });
});
afterAll(() => bench[Symbol.asyncDispose]());

const pipeline = (...stages: readonly Plan[]): Plan => ({ kind: "pipeline", stages });

/** Processes whose arguments hold the text. */
async function processesWith(text: string): Promise<readonly string[]> {
  const { stdout } = await runProcess("ps", ["-A", "-o", "args="], { cwd: bench.root, env });
  return stdout
    .toString()
    .split("\n")
    .filter((line) => line.includes(text));
}

test("a sort that is ended has left nothing behind", async () => {
  const leftovers = (): readonly string[] => readdirSync(tmpdir()).filter((name) => /^sort[A-Za-z0-9]{6}$/.test(name));
  const before = leftovers();

  await bench.run("seq 400000 | sort -S 1k | tail -1", { timeoutMs: 300 });

  expect(leftovers()).toEqual(before);
});

test("a writer without end ends with its reader, quietly", async () => {
  expect(await bench.run(pipeline(programPlan("yes"), planOf("head -1")))).toEqual({
    status: 0,
    stdout: "y\n",
    stderr: "",
  });
  expect(await bench.run(pipeline(programPlan("yes"), planOf("cat"), planOf("head -2 | tail -1")))).toEqual({
    status: 0,
    stdout: "y\n",
    stderr: "",
  });
  expect(await bench.run(pipeline(programPlan("yes"), planOf("true")))).toMatchObject({ status: 0 });
});

test("output without end is cut, and the command is ended", async () => {
  const { stopped, stdout } = await bench.run(programPlan("yes", "endless-86421"));

  expect(stopped).toBe("output-limit");
  expect(stdout.length).toBe(10 * 1024 * 1024);
  expect(await processesWith("endless-86421")).toEqual([]);
});

test("what xargs would read without end is cut as well", async () => {
  const { stopped } = await bench.run(pipeline(programPlan("yes"), planOf("xargs echo")));

  expect(stopped).toBe("output-limit");
});

test("at the time limit all stages are killed, and what they had said is kept", async () => {
  const slow = pipeline(planOf("cat a.txt"), {
    kind: "sequence",
    parts: [planOf("cat"), programPlan("sleep", "86422")],
  });

  expect(await bench.run(slow, { timeoutMs: 300 })).toMatchObject({ stopped: "time-limit", stdout: "a\n" });
  expect(await processesWith("86422")).toEqual([]);
});

test("nothing more starts after the time limit", async () => {
  const plan: Plan = { kind: "sequence", parts: [programPlan("sleep", "86423"), planOf("echo after")] };

  expect(await bench.run(plan, { timeoutMs: 100 })).toMatchObject({ stopped: "time-limit", stdout: "" });
});

test("an abort in the middle kills every process, and is told with its reason", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const running = bench.run(pipeline(programPlan("sleep", "86424"), programPlan("sleep", "86425"), planOf("cat")), {
    signal: controller.signal,
  });
  setTimeout(() => controller.abort(reason), 100);

  await expect(running).rejects.toBe(reason);
  expect(await processesWith("8642")).toEqual([]);
});

test("a refusal that is known only on the way kills the other stages", async () => {
  const onTheWay = planOf("{ ls missing && cd sub; cat ../a.txt; }");

  await expect(bench.run(pipeline(programPlan("sleep", "86426"), onTheWay))).rejects.toThrow("../a.txt leads out");
  expect(await processesWith("86426")).toEqual([]);
  expect(await bench.run("{ ls a.txt && cd sub; cat ../a.txt; }")).toMatchObject({ status: 0, stdout: "a.txt\na\n" });
});

test("a FIFO is not waited for", async () => {
  await runProcess("mkfifo", ["fifo"], { cwd: bench.root, env });

  await expect(bench.run("cat fifo")).rejects.toThrow("fifo is not a regular file");
  await expect(bench.run("cat < fifo")).rejects.toThrow("fifo is not a regular file");
  expect(await bench.run("cat f*")).toMatchObject({ stderr: "cat: fifo: is not a regular file, and was left out\n" });
  expect(await bench.run("grep -r a .")).toMatchObject({ stdout: "./a.txt:a\n" });
  expect(await bench.run("echo fifo a.txt | xargs cat")).toMatchObject({ stdout: "a\n" });
});

test("no descriptor is left open", async () => {
  if (process.platform !== "linux") return;
  const open = (): number => readdirSync("/proc/self/fd").length;
  await bench.run("cat a.txt | sort 2>&1 | head -1");
  const before = open();

  for (let round = 0; round < 20; round++) {
    await bench.run("{ cat a.txt; ls missing; } 2>&1 | (sort < a.txt; cat) | head -1");
    await bench.run("ls missing 2>&1; cat < a.txt; cat < missing");
    await bench.run("cat a.txt | cat ../x").catch(() => undefined);
  }

  // Unused pipes are kept, a batch of them at most.
  expect(open()).toBeLessThan(before + 40);
});

test("more arguments than the system takes are said, not thrown", async () => {
  const plan = programPlan("echo-not-builtin");
  const many: Plan = { ...plan, name: "ls", arguments: [{ kind: "text", text: "x".repeat(200_000) }] };

  expect(await bench.run(many)).toMatchObject({ status: 126, stderr: "bash: line 1: ls: Argument list too long\n" });
});
