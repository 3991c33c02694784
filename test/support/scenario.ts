/** A pull request that exists three times – in git, on the in-memory GitHub, in the event – and a model to review it. */
import { type GitHubSimulator, startGitHub } from "../../src/simulator/github/server.ts";
import type { GitHubOptions, SimulatedPull } from "../../src/simulator/github/state.ts";
import {
  type Answer,
  type AnswerBlock,
  answer,
  call,
  type ScriptedModel,
  say,
} from "../../src/simulator/messages/answer.ts";
import type { MessagesRequest } from "../../src/simulator/messages/request.ts";
import { type MessagesApi, startMessagesApi } from "../../src/simulator/messages/server.ts";
import { openedAt, runStep, type Step, type StepResult } from "./action.ts";
import { type Files, makeRepository, type TestRepository } from "./repository.ts";

export type Scenario = AsyncDisposable & {
  readonly repository: TestRepository;
  readonly github: GitHubSimulator;
  readonly api: MessagesApi;
  readonly base: string;
  readonly head: string;
  /** Runs the Action's bundle in the repository, or elsewhere. */
  readonly run: (step?: Partial<Step>) => Promise<StepResult>;
};

export type ScenarioOptions = {
  readonly base?: Files;
  readonly change?: Files;
  readonly pull?: Partial<SimulatedPull>;
  /** Where the head lies, if not in the repository itself: then it is a fork's. */
  readonly headRepository?: string;
  readonly github?: GitHubOptions;
  readonly model: ScriptedModel;
};

export const plainBase: Files = { "src/price.ts": "export const price = 1;\nexport const tax = 0.2;\n" };
export const plainChange: Files = { "src/price.ts": "export const price = 0;\nexport const tax = 0.2;\n" };

export async function openScenario(options: ScenarioOptions): Promise<Scenario> {
  const repository = await makeRepository(options.base ?? plainBase);
  const base = await repository.git(["rev-parse", "HEAD"]);
  await repository.git(["checkout", "--quiet", "-b", "feature"]);
  const head = await repository.commit("Change the price", options.change ?? plainChange);
  const pull: SimulatedPull = {
    number: 7,
    title: "Change the price",
    body: "It was too high.",
    user: "ada",
    labels: ["pricing"],
    draft: false,
    head: { ref: "feature", sha: head, repository: options.headRepository ?? "octo/sample" },
    base: { ref: "main", sha: base },
    mergeBase: base,
    files: Object.keys(options.change ?? plainChange).map((filename) => ({
      filename,
      status: "modified",
      additions: 1,
      deletions: 1,
    })),
    commits: [{ sha: head, message: "Change the price", author: "ada" }],
    reviewComments: [],
    ...options.pull,
  };
  const github = await startGitHub({ collaborators: { ada: "write" }, pulls: [pull], ...options.github });
  const api = await startMessagesApi(options.model);
  return {
    repository,
    github,
    api,
    base,
    head,
    run: (step = {}) => {
      const event = openedAt(7, { base: pull.base.sha, head: pull.head.sha });
      return runStep({ github, api, workspace: repository.root, event, ...step });
    },
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
      await repository[Symbol.asyncDispose]();
    },
  };
}

export type Script = {
  readonly main: readonly Answer[];
  readonly agents?: Readonly<Record<string, readonly Answer[]>>;
};

/** Each agent answers by its own list, known by its task; the nth request of a conversation gets the nth answer. */
export function script({ main, agents = {} }: Script): ScriptedModel {
  return (request) => {
    const turn = request.messages.filter(({ role }) => role === "assistant").length;
    const task = taskOf(request);
    const answers = task === undefined ? main : agents[task];
    const found = answers?.[turn];
    if (!found) throw new Error(`the script has no answer ${turn + 1} for ${task ?? "main"}`);
    return found;
  };
}

/** The first word of the task is its name in the script; the main agent has none. */
export function taskOf(request: MessagesRequest): string | undefined {
  const first = request.messages[0]?.content[0];
  const text = first?.type === "text" ? first.text : "";
  return /^# Your task\n(\S+)/.exec(text)?.[1];
}

/** What the tools answered in the conversation with this task, or in the main agent's, in the order of the calls. */
export function answersTo({ requests }: Pick<MessagesApi, "requests">, task?: string): readonly string[] {
  const last = requests.findLast(({ body }) => taskOf(body) === task);
  const blocks = last?.body.messages.flatMap(({ content }) => content) ?? [];
  return blocks.flatMap((block) =>
    block.type === "tool_result" ? [block.content.map((part) => (part.type === "text" ? part.text : "")).join("")] : [],
  );
}

export function delegate(name: string, agent = "general-purpose"): AnswerBlock {
  return call("Task", { description: `the ${name} question`, prompt: `${name} please`, subagent_type: agent });
}

export const price = {
  path: "src/price.ts",
  line: 1,
  quote: "export const price = 0;",
  severity: "high",
  category: "correctness",
  title: "Everything is free now",
  failureScenario: "Any order is charged 0 because the price is 0",
} as const;

export function report(...findings: readonly object[]): AnswerBlock {
  return call("ReportFindings", { findings });
}

export const done = (text = "Nothing to add."): Answer => answer(say(text));
