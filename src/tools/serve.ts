/**
 * The worker's side of the boundary: takes requests from a stream and answers each one, in any order. Whatever a request does,
 * the next one is still answered; when the input ends, all that runs is cancelled.
 */
import { wordsOf } from "../pull/problem.ts";
import { readLines } from "../system/lines.ts";
import { READY, requestSchema, type WorkerAnswer, type WorkerRequest } from "../system/worker-protocol.ts";
import { runHookCommand } from "./hook-command.ts";
import { locate } from "./locate.ts";
import { hookCommandSchema, locateRequestSchema, toolCallSchema, workerConfigurationSchema } from "./protocol.ts";
import type { WorkerTool } from "./worker-tool.ts";
import { workerTools } from "./worker-tools.ts";
import { openWorkspace, type Workspace } from "./workspace.ts";

type Channel = { readonly input: AsyncIterable<Uint8Array>; readonly write: (line: string) => void };
type Operation = (payload: unknown, workspace: Workspace, signal: AbortSignal) => Promise<unknown>;

const operations: Readonly<Record<string, Operation>> = {
  [READY]: async () => true,
  resolve(payload, workspace) {
    const { tool, input } = toolCallSchema.parse(payload);
    return findTool(tool).resolve(input, workspace);
  },
  run(payload, workspace, signal) {
    const { tool, input, withheld, engine } = toolCallSchema.parse(payload);
    const place = { ...workspace, withheld: new Set(withheld), ...(engine && { engine }) };
    return findTool(tool).run(input, place, signal);
  },
  hook: (payload, workspace, signal) => runHookCommand(hookCommandSchema.parse(payload), workspace, signal),
  locate: (payload, workspace) => locate(workspace, locateRequestSchema.parse(payload)),
};

export async function serve({ input, write }: Channel): Promise<void> {
  const lines = readLines(input);
  const first = await lines.next();
  if (first.done) return;
  const { tree, commits, untracked, access } = workerConfigurationSchema.parse(JSON.parse(first.value));
  const workspace = await openWorkspace(tree, commits, { untracked, access });
  const running = new Map<number, AbortController>();
  for await (const line of lines) {
    const request = requestSchema.parse(JSON.parse(line));
    if (request.kind === "cancel") {
      running.get(request.id)?.abort();
      continue;
    }
    const controller = new AbortController();
    running.set(request.id, controller);
    void answer(request, workspace, controller.signal).then((value) => {
      running.delete(request.id);
      write(`${JSON.stringify(value)}\n`);
    });
  }
  for (const controller of running.values()) controller.abort();
}

/** Never rejects. */
async function answer(
  request: Extract<WorkerRequest, { kind: "ask" }>,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<WorkerAnswer> {
  const { id, op, payload } = request;
  try {
    const operation = Object.hasOwn(operations, op) ? operations[op] : undefined;
    if (!operation) throw new Error(`The worker has no operation "${op}".`);
    return { kind: "value", id, value: await operation(payload, workspace, signal) };
  } catch (error) {
    return { kind: "error", id, message: wordsOf(error) };
  }
}

function findTool(name: string): WorkerTool {
  const tool = workerTools.find((each) => each.name === name);
  if (!tool) throw new Error(`The worker has no tool "${name}".`);
  return tool;
}
