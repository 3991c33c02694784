/** The tool that delegates. It knows the agents by name and description only; whoever runs them is handed in. */
import { z } from "zod/mini";
import { escapeTags } from "../boundary/wrap.ts";
import type { Finding } from "../finding/finding.ts";
import { agentKey } from "../permission/agent-names.ts";
import { defineTool, type Tool, type ToolContext } from "./tool.ts";

const opening = `Hand a task to a subagent, which works on its own with a fresh context and returns one final report.
- The subagent sees only your prompt and the facts of the pull request: say what to look at, why, and what to report.
- Several Task calls in one answer run at the same time. Delegate independent questions together.
- The result comes back as <task_result> or, where the subagent did not finish, as <task_error>.
- Subagents report defects through ReportFindings by themselves: do not report theirs again.

The agents and the tools that they have:`;

/** Caps on what the listing adds to every request of the main agent. */
const MAX_LISTED_DESCRIPTION = 1_536;
const MAX_LISTING = 16_000;
const MAX_REPORT = 32_000;

const input = z.pipe(
  z.object({
    description: z.string().check(z.minLength(1), z.describe("The task in three to five words")),
    prompt: z
      .string()
      .check(z.minLength(1), z.describe("The whole task: the subagent sees nothing else of this conversation")),
    subagent_type: z.optional(z.string()).check(z.describe("The name of the agent; general-purpose where left out")),
    agentType: z.optional(z.string()).check(z.describe("Another name for subagent_type")),
    model: z
      .optional(z.enum(["sonnet", "opus", "haiku", "fable"]))
      .check(z.describe("Instead of the agent's own model")),
    max_turns: z.optional(z.int().check(z.positive())).check(z.describe("At most this many answers")),
  }),
  z.transform(({ agentType, ...rest }) => ({
    ...rest,
    subagent_type: rest.subagent_type ?? agentType ?? "general-purpose",
  })),
);

export type ListedAgent = { readonly name: string; readonly description: string; readonly tools: string };

export type Assignment = {
  readonly agent: string;
  readonly description: string;
  readonly prompt: string;
  readonly model?: string;
  readonly maxTurns?: number;
};

export type Delivery = {
  readonly agentId: string;
  readonly complete: boolean;
  /** How the run ended, in words; with its cause where it did not finish. */
  readonly ending: string;
  readonly text: string;
  readonly findings: readonly Finding[];
};

/** Runs one subagent to its named ending. Never rejects. */
export type Delegate = (assignment: Assignment, context: ToolContext) => Promise<Delivery>;

/** `offered` are described; `known` can be named as well, and the answer then says why they cannot be used. */
export function task(
  offered: readonly ListedAgent[],
  known: readonly { readonly name: string }[],
  delegate: Delegate,
): Tool {
  return defineTool({
    name: "Task",
    description: `${opening}\n${listAgents(offered)}`,
    input,
    effect: "delegate",
    resolve: async ({ subagent_type }) => [
      { kind: "agent", name: findAgent(known, subagent_type)?.name ?? subagent_type },
    ],
    async run({ description, prompt, subagent_type, model, max_turns }, context) {
      const agent = findAgent(known, subagent_type)?.name;
      if (!agent) {
        const names = offered.map(({ name }) => name).join(", ");
        return { text: `There is no agent named ${subagent_type}. The agents are: ${names}.`, isError: true };
      }
      const assignment: Assignment = {
        agent,
        description,
        prompt,
        ...(model !== undefined && { model }),
        ...(max_turns !== undefined && { maxTurns: max_turns }),
      };
      const delivery = await delegate(assignment, context);
      return { text: renderDelivery(agent, delivery), isError: !delivery.complete };
    },
  });
}

/** "Code Reviewer" finds code-reviewer. */
function findAgent(
  agents: readonly { readonly name: string }[],
  wanted: string,
): { readonly name: string } | undefined {
  return agents.find(({ name }) => name === wanted) ?? agents.find(({ name }) => agentKey(name) === agentKey(wanted));
}

export function listAgents(agents: readonly ListedAgent[]): string {
  const lines: string[] = [];
  let size = 0;
  for (const { name, description, tools } of agents) {
    const line = `- ${name}: ${cut(oneLine(description), MAX_LISTED_DESCRIPTION)} (Tools: ${tools})`;
    size += line.length;
    if (size > MAX_LISTING) break;
    lines.push(line);
  }
  const left = agents.slice(lines.length).map(({ name }) => name);
  if (left.length === 0) return lines.join("\n");
  return `${lines.join("\n")}\n${cut(`- ${left.length} more, described nowhere for want of room: ${left.join(", ")}`, MAX_LISTING / 4)}`;
}

/** Many files have a backslash and an n where they mean a new line. */
function oneLine(description: string): string {
  return description.replaceAll("\\n", " ").replaceAll(/\s+/g, " ").trim();
}

function renderDelivery(agent: string, { agentId, complete, ending, text, findings }: Delivery): string {
  const tag = complete ? "task_result" : "task_error";
  const name = agent.replaceAll(/["<>&]/g, "");
  const reported = findings.map(
    ({ severity, path, line, title }) => `- [${severity}] ${path}${line === undefined ? "" : `:${line}`} ${title}`,
  );
  const parts = [
    complete
      ? ""
      : `This agent did not finish: ${ending}. What it was asked is NOT reviewed, except for what it says here.`,
    cut(text, MAX_REPORT) || "(no text)",
    reported.length > 0 ? `Findings it reported:\n${reported.join("\n")}` : "",
  ];
  return `<${tag} agent="${name}" id="${agentId}">\n${escapeTags(parts.filter(Boolean).join("\n\n"), ["task_result", "task_error"])}\n</${tag}>`;
}

function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}… [cut at ${limit} characters]` : text;
}
