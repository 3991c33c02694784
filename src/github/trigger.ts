/** Reads which pull request a workflow's event is about. Pure: what is not ours to review is ignored with a reason, never an error. */
import { z } from "zod/mini";
import { InputProblem } from "../pull/problem.ts";

export type TriggerEvent = {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** The parsed event file. */
  readonly payload: unknown;
  readonly actor: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly prNumberInput?: number | undefined;
};

export type Trigger =
  | {
      readonly kind: "pull-request";
      readonly owner: string;
      readonly repo: string;
      readonly number: number;
      readonly actor: string;
      readonly event: string;
      /** Unknown where the event does not say: the pull request itself does. */
      readonly fork: boolean | undefined;
      /** Where the two branches were when the event was written. A hint to begin with: only the API's answer counts. */
      readonly announced?: { readonly base: string; readonly head: string };
    }
  | { readonly kind: "ignored"; readonly reason: string };

export function readTrigger(event: TriggerEvent): Trigger {
  const read = readers.get(event.name);
  if (read) return read(event);
  const reason = notSupportedYet.has(event.name)
    ? `The event \`${event.name}\` brings secrets together with a stranger's content and is not supported yet: use \`pull_request\`, or \`workflow_dispatch\` with \`pr-number\`.`
    : `The event \`${event.name}\` is not about a pull request: use \`pull_request\`, or \`workflow_dispatch\` with \`pr-number\`.`;
  return { kind: "ignored", reason };
}

const readers: ReadonlyMap<string, (event: TriggerEvent) => Trigger> = new Map([
  ["pull_request", readPullRequest],
  ["workflow_dispatch", readDispatch],
]);

const notSupportedYet = new Set(["pull_request_target", "issue_comment", "workflow_run"]);
const reviewedActions = ["opened", "synchronize", "reopened", "ready_for_review"];

const repositoryName = z.object({ full_name: z.string() });
const pullRequestPayload = z.object({
  action: z.string(),
  pull_request: z.object({
    number: z.int().check(z.positive()),
    draft: z.optional(z.boolean()),
    /** `null` where the fork has been deleted. */
    head: z.object({ repo: z.nullable(repositoryName), sha: z.optional(z.unknown()) }),
    base: z.object({ repo: repositoryName, sha: z.optional(z.unknown()) }),
  }),
});

function readPullRequest(event: TriggerEvent): Trigger {
  const { action, pull_request: pull } = parsePayload(event);
  if (!reviewedActions.includes(action)) {
    return ignored(`A pull request that was ${action} is not reviewed: only ${reviewedActions.join(", ")}.`);
  }
  if (pull.draft) return ignored(`Pull request ${pull.number} is a draft: mark it as ready for review.`);
  if (event.prNumberInput !== undefined && event.prNumberInput !== pull.number) {
    throw new InputProblem(
      `The event is about pull request ${pull.number}, but the input \`pr-number\` says ${event.prNumberInput}: leave the input out on \`pull_request\`.`,
    );
  }
  const fork = pull.head.repo?.full_name !== pull.base.repo.full_name;
  const announced = announcedBy(pull.base.sha, pull.head.sha);
  return { kind: "pull-request", ...splitName(event), number: pull.number, ...origin(event), fork, ...announced };
}

const commitName = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

function announcedBy(...shas: readonly [base: unknown, head: unknown]) {
  const [base, head] = shas.map((sha) => commitName.safeParse(sha).data);
  return base !== undefined && head !== undefined ? { announced: { base, head } } : {};
}

function readDispatch(event: TriggerEvent): Trigger {
  const number = event.prNumberInput;
  if (number === undefined) {
    throw new InputProblem(
      "`workflow_dispatch` names no pull request: give the step the input `pr-number`, for example from an input of the workflow.",
    );
  }
  return { kind: "pull-request", ...splitName(event), number, ...origin(event), fork: undefined };
}

function parsePayload({ name, payload }: TriggerEvent): z.infer<typeof pullRequestPayload> {
  const parsed = pullRequestPayload.safeParse(payload);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
  throw new InputProblem(
    `The event file is not the payload of a \`${name}\` event (${places.join("; ")}): check that nothing has changed GITHUB_EVENT_PATH or its file.`,
  );
}

function splitName({ repository }: TriggerEvent): { owner: string; repo: string } {
  const [, owner, repo] = /^([^/\s]+)\/([^/\s]+)$/.exec(repository) ?? [];
  if (owner && repo) return { owner, repo };
  throw new InputProblem(
    `\`${repository}\` is not the name of a repository: GITHUB_REPOSITORY must be \`owner/name\`.`,
  );
}

function origin({ actor, name }: TriggerEvent) {
  return { actor, event: name };
}

function ignored(reason: string): Trigger {
  return { kind: "ignored", reason };
}
