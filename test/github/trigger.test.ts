import { expect, test } from "vitest";
import { readTrigger, type TriggerEvent } from "../../src/github/trigger.ts";
import { InputProblem } from "../../src/pull/problem.ts";

function pullRequestEvent(changes: Partial<TriggerEvent> = {}, pull: Record<string, unknown> = {}): TriggerEvent {
  const repository = { id: 1, full_name: "octo/sample" };
  const payload = {
    action: "opened",
    number: 7,
    pull_request: {
      number: 7,
      draft: false,
      title: "Add a cache",
      head: { ref: "cache", sha: "1".repeat(40), repo: repository },
      base: { ref: "main", sha: "2".repeat(40), repo: repository },
      ...pull,
    },
    repository,
    sender: { login: "ada" },
  };
  return { name: "pull_request", payload, actor: "ada", repository: "octo/sample", ...changes };
}

function withAction(action: string): TriggerEvent {
  const event = pullRequestEvent();
  return { ...event, payload: { ...(event.payload as object), action } };
}

const dispatch = { name: "workflow_dispatch", payload: { inputs: {} }, actor: "ada", repository: "octo/sample" };

test.each(["opened", "synchronize", "reopened", "ready_for_review"])(
  "a pull request that was %s is reviewed",
  (action) => {
    expect(readTrigger(withAction(action))).toEqual({
      kind: "pull-request",
      owner: "octo",
      repo: "sample",
      number: 7,
      actor: "ada",
      event: "pull_request",
      fork: false,
      announced: { base: "2".repeat(40), head: "1".repeat(40) },
    });
  },
);

test.each([undefined, 7, "main", `${"1".repeat(39)}G`, "--upload-pack=x"])(
  "a head named %o announces nothing, and the pull request is reviewed all the same",
  (sha) => {
    const head = { sha, repo: { full_name: "octo/sample" } };
    const trigger = readTrigger(pullRequestEvent({}, { head }));
    expect(trigger).toMatchObject({ kind: "pull-request", number: 7 });
    expect(trigger).not.toHaveProperty("announced");
  },
);

test.each(["closed", "labeled", "edited", "converted_to_draft"])("a pull request that was %s is ignored", (action) => {
  expect(readTrigger(withAction(action))).toMatchObject({ kind: "ignored", reason: expect.stringContaining(action) });
});

test("a draft is ignored until it is ready", () => {
  expect(readTrigger(pullRequestEvent({}, { draft: true }))).toMatchObject({
    kind: "ignored",
    reason: expect.stringContaining("draft"),
  });
});

test.each([[{ full_name: "stranger/sample" }], [null]])("a head in %o comes from a fork", (repo) => {
  expect(readTrigger(pullRequestEvent({}, { head: { repo } }))).toMatchObject({ kind: "pull-request", fork: true });
});

test("workflow_dispatch reviews the pull request that `pr-number` names", () => {
  expect(readTrigger({ ...dispatch, prNumberInput: 12 })).toEqual({
    kind: "pull-request",
    owner: "octo",
    repo: "sample",
    number: 12,
    actor: "ada",
    event: "workflow_dispatch",
    fork: undefined,
  });
});

test("workflow_dispatch without a number says which input to give", () => {
  expect(() => readTrigger(dispatch)).toThrow(InputProblem);
  expect(() => readTrigger(dispatch)).toThrow("`pr-number`");
});

test("a number that contradicts the event is a problem, the same number is not", () => {
  expect(() => readTrigger(pullRequestEvent({ prNumberInput: 8 }))).toThrow(/pull request 7.*says 8/);
  expect(readTrigger(pullRequestEvent({ prNumberInput: 7 }))).toMatchObject({ kind: "pull-request", number: 7 });
});

test.each(["pull_request_target", "issue_comment", "workflow_run"])(
  "%s is refused with what to use instead",
  (event) => {
    expect(readTrigger(pullRequestEvent({ name: event }))).toMatchObject({
      kind: "ignored",
      reason: expect.stringMatching(/not supported yet: use `pull_request`/),
    });
  },
);

test.each(["push", "schedule", "constructor", ""])("the event %o is ignored with a reason", (event) => {
  expect(readTrigger(pullRequestEvent({ name: event }))).toMatchObject({
    kind: "ignored",
    reason: expect.stringContaining("not about a pull request"),
  });
});

test.each([[null], ["text"], [{ action: "opened" }], [{ action: "opened", pull_request: { number: "7" } }]])(
  "the malformed payload %o is a problem that names the place",
  (payload) => {
    expect(() => readTrigger(pullRequestEvent({ payload }))).toThrow(InputProblem);
    expect(() => readTrigger(pullRequestEvent({ payload }))).toThrow(/GITHUB_EVENT_PATH/);
  },
);

test.each(["", "octo", "octo/sample/more"])("the repository %o is a problem", (repository) => {
  expect(() => readTrigger({ ...dispatch, prNumberInput: 1, repository })).toThrow("GITHUB_REPOSITORY");
});
