import { expect, test } from "vitest";
import { runProcess } from "../../src/system/process.ts";

const PATH = process.env["PATH"] ?? "";
const here = { cwd: import.meta.dirname, env: { PATH } };

test("a process sees exactly the given environment", async () => {
  const { stdout } = await runProcess("env", [], { ...here, env: { PATH, ONLY: "this" } });

  expect(stdout.toString().trim().split("\n").sort()).toEqual([`ONLY=this`, `PATH=${PATH}`]);
});

test("arguments are never read by a shell, and the input arrives as it is", async () => {
  const echo = await runProcess("printf", ["%s", "$(id); `id` > x"], here);
  const cat = await runProcess("cat", [], { ...here, input: "one\ntwo" });

  expect(echo.stdout.toString()).toBe("$(id); `id` > x");
  expect(cat.stdout.toString()).toBe("one\ntwo");
});

test("an exit code is a result, with what was said", async () => {
  const result = await runProcess("sh", ["-c", "echo bad >&2; exit 3"], here);

  expect(result).toEqual({ code: 3, stdout: Buffer.alloc(0), stderr: "bad\n", truncated: false, timedOut: false });
});

test("a program that does not exist is a clear error", async () => {
  await expect(runProcess("no-such-program", [], here)).rejects.toThrow("no-such-program could not be started");
});

test("output beyond the limit ends the program and keeps the beginning", async () => {
  const result = await runProcess("yes", [], { ...here, maxBytes: 10 });

  expect(result).toMatchObject({ stdout: Buffer.from("y\ny\ny\ny\ny\n"), truncated: true, signal: "SIGKILL" });
});

// The grandchild holds the output open: the call could not come back before it has ended as well.
const grandchild = ["-c", "sleep 600 & echo started; wait"];

test("a time limit ends the program with all its children", async () => {
  const result = await runProcess("sh", grandchild, { ...here, timeoutMs: 300 });

  expect(result).toMatchObject({ timedOut: true, signal: "SIGKILL" });
});

test("an abort ends the program with all its children, and rejects with the reason", async () => {
  const controller = new AbortController();
  const running = runProcess("sh", grandchild, { ...here, signal: controller.signal });
  controller.abort(new Error("enough"));

  await expect(running).rejects.toThrow("enough");
});
