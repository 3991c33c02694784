import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { runProcess } from "../../src/system/process.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { startWorker } from "../../src/system/worker-process.ts";

const never = new AbortController().signal;

/** A worker whose answers are one expression of `message` (the request) and `answer(value)`. */
async function startScripted(body: string) {
  const folder = await temporaryFolder("worker");
  const script = join(folder.path, "worker.mjs");
  await writeFile(
    script,
    `import { createInterface } from "node:readline";
     const cancelled = [];
     let configuration;
     createInterface({ input: process.stdin }).on("line", (line) => {
       const message = JSON.parse(line);
       if (!configuration) { configuration = message; return; }
       if (message.kind === "cancel") { cancelled.push(message.id); return; }
       const answer = (value) => console.log(JSON.stringify({ kind: "value", id: message.id, value }));
       ${body}
     });`,
  );
  const worker = startWorker({ script, cwd: folder.path, configuration: { greeting: "hello" } });
  return {
    ask: worker.ask,
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test("no secret of the parent is in the worker's environment", async () => {
  vi.stubEnv("ANTHROPIC_API_KEY", "sk-ant-secret");
  vi.stubEnv("GITHUB_TOKEN", "ghs_secret");
  vi.stubEnv("NODE_OPTIONS", "--no-warnings");
  await using worker = await startScripted("answer(process.env)");
  vi.unstubAllEnvs();

  const environment = await worker.ask("environment", {}, never);

  expect(Object.keys(environment as object).sort()).toEqual(["HOME", "LANG", "LC_ALL", "PATH", "TERM", "TZ"]);
  expect(JSON.stringify(environment)).not.toContain("secret");
});

test.runIf(process.platform === "linux")(
  "a folder that whoever started us left open is not open in the worker",
  async () => {
    await using folder = await temporaryFolder("inherited");
    const script = join(folder.path, "worker.mjs");
    const listed =
      "readdirSync('/proc/self/fd').map((each) => { try { return readlinkSync('/proc/self/fd/' + each) } catch {} })";
    await writeFile(
      script,
      `import { readdirSync, readlinkSync } from "node:fs";
     process.stdin.on("data", () => console.log(JSON.stringify({ kind: "value", id: 1, value: ${listed} })));`,
    );
    const module = pathToFileURL(join(import.meta.dirname, "../../src/system/worker-process.ts")).href;
    const ourselves = `const { startWorker } = await import(${JSON.stringify(module)});
    const worker = startWorker({ script: ${JSON.stringify(script)}, cwd: "/", configuration: {} });
    console.log(JSON.stringify(await worker.ask("list", {}, new AbortController().signal)));
    await worker[Symbol.asyncDispose]();`;

    // Beyond the first free number Node no longer looks.
    const command = `exec 77<"$1"; exec "$2" --input-type=module -e "$3"`;
    const args = ["--norc", "-c", command, "start", folder.path, process.execPath, ourselves];
    const { stdout, stderr } = await runProcess("bash", args, {
      cwd: folder.path,
      env: { PATH: process.env["PATH"] ?? "" },
    });

    expect(stdout.toString(), stderr).toContain("pipe:");
    expect(JSON.parse(stdout.toString())).not.toContain(folder.path);
  },
);

test("many questions are under way at once and each gets its own answer", async () => {
  await using worker = await startScripted(
    "setTimeout(() => answer([configuration.greeting, message.op, message.payload]), message.payload === 1 ? 50 : 0)",
  );

  const answers = await Promise.all([worker.ask("a", 1, never), worker.ask("b", 2, never)]);

  expect(answers).toEqual([
    ["hello", "a", 1],
    ["hello", "b", 2],
  ]);
});

test("an aborted question rejects at once and the worker is told", async () => {
  await using worker = await startScripted(`if (message.op === "cancelled") answer(cancelled)`);
  const controller = new AbortController();
  const question = worker.ask("wait for ever", {}, controller.signal);
  controller.abort(new Error("changed my mind"));

  await expect(question).rejects.toThrow("changed my mind");
  expect(await worker.ask("cancelled", {}, never)).toEqual([1]);
});

test("a worker that breaks down rejects all that was under way with its last words, and is started again a few times", async () => {
  await using worker = await startScripted(
    `if (message.op === "crash") { console.error("out of luck"); process.exit(7); } else if (message.op === "ping") answer("pong")`,
  );

  const lost = await Promise.allSettled([worker.ask("wait", {}, never), worker.ask("crash", {}, never)]);
  expect(lost.map((each) => each.status === "rejected" && String(each.reason))).toEqual(
    Array(2).fill(
      "Error: The tool worker ended unexpectedly (exit code 7). The calls under way were lost; call again. Its last words: out of luck",
    ),
  );
  for (let round = 0; round < 3; round += 1) {
    expect(await worker.ask("ping", {}, never)).toBe("pong");
    await expect(worker.ask("crash", {}, never)).rejects.toThrow("exit code 7");
  }
  await expect(worker.ask("ping", {}, never)).rejects.toThrow("is not started again");
});

test("a worker that does not even read a cancellation is replaced, so that others get their answers", async () => {
  await using worker = await startScripted(
    `if (message.op === "spin") for (;;) {} else if (message.op === "ping") answer("pong")`,
  );
  const stop = new AbortController();
  const spinning = worker.ask("spin", {}, stop.signal);
  const waiting = worker.ask("ping", {}, never);
  stop.abort(new Error("enough"));

  await expect(spinning).rejects.toThrow("enough");
  await expect(waiting).rejects.toThrow("SIGKILL");
  expect(await worker.ask("ping", {}, never)).toBe("pong");
});

test("a worker that says anything but answers is ended", async () => {
  await using worker = await startScripted(`console.log("hello there")`);

  await expect(worker.ask("x", {}, never)).rejects.toThrow("ended unexpectedly (SIGKILL)");
});

test("a worker that floods the parent with one line is ended", async () => {
  await using worker = await startScripted(`answer("x".repeat(20 * 1024 * 1024))`);

  await expect(worker.ask("x", {}, never)).rejects.toThrow("A line of more than 16777216 bytes arrived.");
});

test("a closed worker rejects what still waits, and answers no more", async () => {
  const worker = await startScripted("");
  const waiting = expect(worker.ask("wait", {}, never)).rejects.toThrow("ended unexpectedly");
  await worker[Symbol.asyncDispose]();

  await waiting;
  await expect(worker.ask("x", {}, never)).rejects.toThrow("is closed");
});
