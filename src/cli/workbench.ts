/** One agent's place at the user's own work tree, without a model: the same catalog, rights, gate and worker as in a review. */
import { homedir } from "node:os";
import { openBudget } from "../agent/budget.ts";
import type { AgentDefinition } from "../agent/definition.ts";
import type { Model } from "../agent/model.ts";
import type { Ports, Run } from "../agent/run.ts";
import { redactor } from "../boundary/redact.ts";
import { filesFromFolder } from "../config/folder.ts";
import { loadCatalog } from "../config/sources.ts";
import { type Floor, openFloor } from "../floor.ts";
import { readChangedFiles } from "../git/diff.ts";
import { pinLocalCommits } from "../git/local.ts";
import { type Checkout, openCheckout } from "../git/repository.ts";
import { openWorkingTree } from "../git/tree.ts";
import { agentKey } from "../permission/agent-names.ts";
import { callerOf } from "../permission/callers.ts";
import { InputProblem } from "../pull/problem.ts";
import type { ChangedFile, Commits } from "../pull/pull-request.ts";
import { loadRights } from "../rights.ts";
import type { Repository } from "../system/git.ts";
import { temporaryFolder } from "../system/temporary.ts";
import { reportFindings } from "../tools/report-findings.ts";
import { type ListedAgent, task } from "../tools/task.ts";
import { todoWrite } from "../tools/todo-write.ts";
import { localSources } from "./agents.ts";
import { type ReviewHouse, rightsOf } from "./review.ts";
import type { RightsOptions, SourceOptions } from "./shared-options.ts";

export type Workbench = AsyncDisposable & {
  readonly ports: Ports;
  /** The hooks that would be asked before a call. */
  readonly guards: Floor["guards"];
  /** A run of this agent that never asks a model. */
  readonly runOf: (agent: string) => Run;
  /** What is wrong with what was written, and what happened to the tree; empty where all is well. */
  readonly clear: () => Promise<readonly string[]>;
};

export async function openWorkbench(options: SourceOptions & RightsOptions, house: ReviewHouse): Promise<Workbench> {
  const checkout = await openCheckout(house.folder);
  const own = filesFromFolder(checkout.root);
  const sources = localSources(options, house);
  const { user, policy } = sources;
  const places = { team: own, local: own, ...(user && { user }), ...(policy && { policy }) };
  const folder = await temporaryFolder("pr-subagents-call");
  const tree = await openWorkingTree(checkout, folder.path);
  const [catalog, rights, change] = await Promise.all([
    loadCatalog({ builtIns: house.agentsFolder, team: own, ...sources }),
    loadRights(places, rightsOf(options)),
    findChange(checkout, tree),
  ]);
  const redact = redactor([house.environment["ANTHROPIC_API_KEY"], house.environment["GITHUB_TOKEN"]]);
  const floor = await openFloor(
    {
      script: house.workerScript,
      folder: folder.path,
      commits: change.commits,
      changedFiles: change.files,
      configuration: "working-tree",
      tree: async () => tree,
      untracked: "possible",
      sandbox: options.sandbox,
      level: "trusted",
      home: house.environment["HOME"] ?? homedir(),
      agents: [catalog.main, ...catalog.agents],
      transcriptPath: () => "",
      recordHook: () => {},
      redact,
      clock: house.clock,
    },
    rights,
  );
  const listed = catalog.agents.map(({ name, description }): ListedAgent => ({ name, description, tools: "" }));
  const ports: Ports = {
    model: noModel,
    tools: [
      task(listed, catalog.agents, noDelegate),
      ...floor.toolbox.tools,
      todoWrite,
      reportFindings(change.files, floor.toolbox.locate),
    ],
    ...floor.rights,
    ...(floor.hooks && { hooks: floor.hooks }),
    budget: openBudget({ maxCost: 1, maxTurns: 1 }),
    record: () => {},
    redact,
    clock: house.clock,
    signal: house.signal,
  };
  return {
    ports,
    guards: floor.guards,
    runOf: (name) => runOf(findAgent(name, [catalog.main, ...catalog.agents]), name === "main" ? "main" : "subagent"),
    async clear() {
      const { disturbed, notices } = await floor.clear();
      return [
        ...rights.notices(catalog.agents),
        ...notices,
        ...disturbed.map((what) => `The work tree changed: ${what}`),
      ];
    },
    async [Symbol.asyncDispose]() {
      await floor[Symbol.asyncDispose]();
      await tree[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };

  function runOf(definition: AgentDefinition, role: "main" | "subagent"): Run {
    const { name } = definition;
    return {
      agentId: role === "main" ? "main" : `a-${agentKey(name)}`,
      ...(role === "subagent" && { parentId: "main" }),
      caller: callerOf(definition, role, rights.session),
      model: "",
      description: "",
      system: "",
      opening: "",
      maxTurns: 1,
      timeoutMs: 0,
    };
  }
}

function findAgent(wanted: string, agents: readonly AgentDefinition[]): AgentDefinition {
  const found =
    agents.find(({ name }) => name === wanted) ?? agents.find(({ name }) => agentKey(name) === agentKey(wanted));
  if (found) return found;
  throw new InputProblem(
    `There is no agent named ${wanted}. The agents are: ${agents.map(({ name }) => name).join(", ")}.`,
  );
}

/** The branch against its base where there is one: that is what a diff and a finding are about. */
async function findChange(
  checkout: Checkout,
  tree: Repository,
): Promise<{ readonly commits: Commits; readonly files: readonly ChangedFile[] }> {
  const { head } = checkout;
  if (head === undefined) throw new InputProblem(`${checkout.root} has no commit yet. Commit something first.`);
  try {
    const { commits } = await pinLocalCommits(checkout);
    return { commits, files: await readChangedFiles(tree, commits) };
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return { commits: { base: head, mergeBase: head, head }, files: [] };
  }
}

const noModel: Model = {
  // biome-ignore lint/correctness/useYield: the port is a generator, and this one ends before it begins.
  async *ask() {
    throw new Error("No model is asked here.");
  },
};

async function noDelegate(): Promise<never> {
  throw new Error("a subagent asks a model, and this command asks none: use `review`");
}
