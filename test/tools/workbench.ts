/** A pull request of one commit, and the toolbox of a real worker on its head. */
import { join } from "node:path";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead } from "../../src/git/tree.ts";
import { startWorker } from "../../src/system/worker-process.ts";
import type { LocateAnswer, LocateRequest } from "../../src/tools/protocol.ts";
import type { ToolOutput } from "../../src/tools/tool.ts";
import { openToolbox } from "../../src/tools/toolbox.ts";
import { type Files, makeRepository } from "../support/repository.ts";

const workerScript = join(import.meta.dirname, "../../src/worker.ts");

export type Workbench = AsyncDisposable & {
  readonly root: string;
  readonly run: (tool: string, input: unknown, signal?: AbortSignal) => Promise<ToolOutput>;
  readonly resolve: (tool: string, input: unknown) => Promise<unknown>;
  readonly locate: (request: LocateRequest) => Promise<LocateAnswer>;
};

const never = new AbortController().signal;

/** What the worker is told about its tree, and what every call is told to leave alone. */
export type Setup = {
  readonly untracked?: "none" | "possible";
  readonly access?: "read" | "write";
  readonly withheld?: readonly string[];
};

export async function openWorkbench(before: Files, after: Files = {}, setup: Setup = {}): Promise<Workbench> {
  const { withheld = [], ...kind } = setup;
  await using stack = new AsyncDisposableStack();
  const repository = stack.use(await makeRepository(before));
  const head = await repository.commit("The change", after);
  const mergeBase = await repository.git(["rev-parse", "HEAD~1"]);
  const tree = stack.use(await layOutHead(await openCheckout(repository.root), head));
  const worker = stack.use(
    startWorker({
      script: workerScript,
      cwd: tree.root,
      configuration: {
        tree: { root: tree.root, gitDir: tree.gitDir },
        commits: { base: mergeBase, mergeBase, head },
        ...kind,
      },
    }),
  );
  const { tools, locate } = openToolbox({ workerFor: () => worker });
  const find = (name: string) => {
    const tool = tools.find((each) => each.name === name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    return tool;
  };
  const owned = stack.move();
  return {
    root: tree.root,
    async run(tool, input, signal = never) {
      const context = { agentId: "1", agent: "Explore", signal, withheld };
      const { text, isError, images } = await find(tool).run(input, context);
      return { text, isError, ...(images && { images }) };
    },
    resolve: (tool, input) => find(tool).resolve(input, { agentId: "1", signal: never }),
    locate: (request) => locate(request, never),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
