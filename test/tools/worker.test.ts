import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { startWorker } from "../../src/system/worker-process.ts";
import { declaredTools } from "../../src/tools/list.ts";
import { remoteTool } from "../../src/tools/toolbox.ts";
import { workerTools } from "../../src/tools/worker-tools.ts";
import { openWorkbench } from "./workbench.ts";

const script = join(import.meta.dirname, "../../src/worker.ts");
const never = new AbortController().signal;
const commit = "0123456789012345678901234567890123456789";

test("the worker runs the tools that the parent declares, and no other", () => {
  expect(workerTools.map(({ name }) => name)).toEqual(declaredTools.map(({ name }) => name));
});

test("an unknown operation and an unknown tool are errors, and the worker goes on", async () => {
  await using worker = startWorker({
    script,
    cwd: import.meta.dirname,
    configuration: {
      tree: { root: import.meta.dirname, gitDir: "none" },
      commits: { base: commit, mergeBase: commit, head: commit },
    },
  });

  await expect(worker.ask("toString", {}, never)).rejects.toThrow('The worker has no operation "toString".');
  await expect(worker.ask("run", { tool: "Shell", input: {} }, never)).rejects.toThrow('no tool "Shell"');
  await expect(worker.ask("run", { tool: "Read", input: {} }, never)).rejects.toThrow(
    /expected string, received undefined/,
  );
  await expect(worker.ask("resolve", { tool: "Glob", input: { pattern: "x" } }, never)).resolves.toHaveLength(1);
});

test("a configuration that does not fit ends the worker with a cause", async () => {
  await using worker = startWorker({ script, cwd: import.meta.dirname, configuration: { tree: "?" } });

  await expect(worker.ask("run", {}, never)).rejects.toThrow(/ended unexpectedly \(exit code 1\).*commits/s);
});

test("a cancelled call is over at once, and the next one is answered", async () => {
  await using bench = await openWorkbench({ "a.txt": "needle\n" });
  const controller = new AbortController();
  const call = bench.run("Grep", { pattern: "needle" }, controller.signal);
  controller.abort(new Error("time is up"));

  await expect(call).rejects.toThrow("time is up");
  expect(await bench.run("Grep", { pattern: "needle" })).toEqual({ text: "a.txt", isError: false });
});

test("an answer that has not the right form is refused in the parent", async () => {
  const declaration = { name: "Read", description: "", input: z.unknown(), effect: "read" } as const;
  const ask = async () => [{ kind: "path", path: "x", inside: "yes" }];
  const tool = remoteTool(declaration, { workerFor: () => ({ ask }) });

  await expect(tool.resolve({}, { agentId: "1", signal: never })).rejects.toThrow("inside");
  await expect(tool.run({}, { agentId: "1", agent: "x", signal: never })).rejects.toThrow("expected object");
});
