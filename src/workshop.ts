/**
 * Where the tools of a session run: one worker that all readers share on the reviewed tree, and for an agent that writes one
 * with a copy of its own. Each in a box where the machine has one. When all is done it tells what writers changed in their
 * copies, and whether the shared tree is as it was.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Tree } from "./git/tree.ts";
import type { Tripwire } from "./git/tripwire.ts";
import type { WriterView } from "./git/writer-view.ts";
import type { Boxing, SandboxChoice } from "./permission/ceiling.ts";
import { wordsOf } from "./pull/problem.ts";
import type { Commits } from "./pull/pull-request.ts";
import type { AgentChanges } from "./report/report.ts";
import type { Sandbox } from "./system/sandbox/sandbox.ts";
import { lazyWorker, startWorker, type Worker } from "./system/worker-process.ts";
import type { Ask, Workers } from "./tools/toolbox.ts";

export type WorkshopSettings = {
  readonly script: string;
  /** For copies and patches; stays when the session is over. */
  readonly folder: string;
  readonly tree: () => Promise<Tree>;
  readonly commits: Commits;
  readonly sandbox: SandboxChoice;
  /** A tree that was laid out holds nothing but tracked files. */
  readonly untracked: "none" | "possible";
  /** Applied to what is kept of a writer's changes. */
  readonly redact: (text: string) => string;
  /** The folder with the team's hook scripts, where there are any. */
  readonly scripts?: () => Promise<string>;
};

/** `disturbed`: what changed in the shared tree although nobody there could write. */
export type Aftermath = {
  readonly disturbed: readonly string[];
  readonly changes: ReadonlyMap<string, AgentChanges>;
};

export type Workshop = AsyncDisposable &
  Workers & {
    /** Where hooks about an agent's calls run: in its own copy if it has one, else in one that all hooks share. */
    readonly hookWorkerFor: (agentId: string) => { readonly ask: Ask };
    /** Where those hooks find the tree: in a box at its usual place, without one where their copy lies. */
    readonly hookTreeFor: (agentId: string) => Promise<string>;
    /** Starts the readers' worker before anybody asks for it. */
    readonly wake: () => Promise<unknown>;
    readonly boxing: () => Promise<Boxing>;
    /** Why there is no box; nothing where there is one. */
    readonly whyUnboxed: () => Promise<string | undefined>;
    /** After the last call: ends all workers, and looks at what they left. */
    readonly close: () => Promise<Aftermath>;
  };

type Writer = { readonly worker: ReturnType<typeof lazyWorker>; view?: WriterView };

export function openWorkshop(settings: WorkshopSettings): Workshop {
  let found: Promise<Sandbox> | undefined;
  const sandbox = (): Promise<Sandbox> => {
    found ??= settings.sandbox === "off" ? Promise.resolve(switchedOff) : lookForSandbox(settings.folder);
    return found;
  };
  let tripwire: Promise<Tripwire> | undefined;
  const reader = lazyWorker(async () => {
    const tree = await settings.tree();
    tripwire = annex().then(({ armTripwire }) => armTripwire(tree));
    await tripwire;
    return launch({ access: "read", at: tree.root, files: tree }, await sandbox(), settings);
  });
  const writers = new Map<string, Writer>();
  const openWriter = (agentId: string): Writer => {
    const worker = lazyWorker(async () => {
      const tree = await settings.tree();
      const { openWriterView } = await annex();
      writer.view = await openWriterView(tree, settings.folder);
      const post = { access: "write", at: tree.root, alias: tree.checkout.root, files: writer.view } as const;
      return launch(post, await sandbox(), settings);
    });
    const writer: Writer = { worker };
    writers.set(agentId, writer);
    return writer;
  };
  const hookWriter = (agentId: string): Writer => writers.get(agentId) ?? writers.get(HOOKS) ?? openWriter(HOOKS);
  const endWorkers = async (): Promise<void> => {
    await Promise.all(
      [reader, ...[...writers.values()].map(({ worker }) => worker)].map((each) => each[Symbol.asyncDispose]()),
    );
  };

  return {
    workerFor(agentId, access) {
      const own = writers.get(agentId);
      return access === "write" ? (own ?? openWriter(agentId)).worker : (own?.worker ?? reader);
    },
    hookWorkerFor: (agentId) => hookWriter(agentId).worker,
    async hookTreeFor(agentId) {
      if ((await sandbox()).kind !== "none") return (await settings.tree()).root;
      const writer = hookWriter(agentId);
      await writer.worker.wake();
      if (!writer.view) throw new Error("the session has ended");
      return writer.view.root;
    },
    wake: () => Promise.all([sandbox(), reader.wake()]),
    async boxing() {
      if (settings.sandbox === "off") return "off";
      return (await sandbox()).kind === "none" ? "unavailable" : "boxed";
    },
    async whyUnboxed() {
      const there = await sandbox();
      return there.kind === "none" ? there.reason : undefined;
    },
    async close() {
      await endWorkers();
      const changes = await Promise.all(
        [...writers].map(async ([agentId, { view }]) => [agentId, await changesOf(agentId, view, settings)] as const),
      );
      return { disturbed: await spring(tripwire), changes: new Map(changes) };
    },
    async [Symbol.asyncDispose]() {
      await endWorkers();
      await Promise.all([...writers.values()].map(({ view }) => view?.[Symbol.asyncDispose]()));
    },
  };
}

/** No agent's id: those begin with a letter, or are `main`. */
export const HOOKS = "-hooks";

const annex = () => import("./annex.ts");

async function lookForSandbox(folder: string): Promise<Sandbox> {
  const { findSandbox } = await annex();
  return findSandbox(folder);
}

const switchedOff: Sandbox = { kind: "none", reason: "the workflow has switched it off" };

/** `at`: where the box shows the files; without a box they are where they lie. */
type Post = {
  readonly access: "read" | "write";
  readonly at: string;
  /** Another path under which programs look for the same files: where dependencies were installed. */
  readonly alias?: string;
  readonly files: { readonly root: string; readonly gitDir: string; readonly objects: readonly string[] };
};

async function launch(
  { access, at, alias, files }: Post,
  sandbox: Sandbox,
  settings: WorkshopSettings,
): Promise<Worker> {
  const { script, commits, untracked, scripts } = settings;
  const { root, gitDir, objects } = files;
  // Where there are none although there should be, each hook that needs them says so.
  const hooks = access === "write" ? await scripts?.().catch(() => undefined) : undefined;
  const own = [dirname(script), ...(hooks === undefined ? [] : [hooks])];
  const box = { root: at, files: root, access, gitDir, objects, programs: own, ...(alias !== undefined && { alias }) };
  const launcher = sandbox.kind === "none" ? undefined : sandbox.wrap(box);
  const seen = launcher ? at : root;
  return startWorker({
    script,
    cwd: seen,
    configuration: {
      tree: { root: seen, gitDir },
      commits,
      untracked: access === "write" ? "possible" : untracked,
      access,
    },
    ...(launcher && { launcher }),
  });
}

/** What cannot be looked at counts as disturbed. */
async function spring(tripwire: Promise<Tripwire> | undefined): Promise<readonly string[]> {
  try {
    return (await (await tripwire)?.check()) ?? [];
  } catch (error) {
    return [`the tree could not be looked at: ${wordsOf(error)}`];
  }
}

async function changesOf(
  agentId: string,
  view: WriterView | undefined,
  { folder, redact }: WorkshopSettings,
): Promise<AgentChanges> {
  if (!view) return { files: [], note: "its copy could not be made" };
  try {
    const { collectChanges } = await annex();
    const { files, patch, leftOut } = await collectChanges(view);
    const notes = [...view.leftOut, ...leftOut];
    const note = notes.length > 0 ? { note: notes.join("; ") } : {};
    if (patch === "") return { files: files.map(({ path }) => path), ...note };
    const kept = join(folder, "transcripts", "changes");
    await mkdir(kept, { recursive: true });
    const file = join(kept, `${agentId}.patch`);
    await writeFile(file, redact(patch));
    return { files: files.map(({ path }) => path), patch: file, ...note };
  } catch (error) {
    return { files: [], note: `its changes could not be collected: ${wordsOf(error)}` };
  }
}
