import { join } from "node:path";
import { expect, test } from "vitest";
import { serve } from "../../src/tools/serve.ts";
import { makeRepository } from "../support/repository.ts";

test("a cancelled request stops what it does, and is answered as an error", async () => {
  await using repository = await makeRepository({ "a.txt": "needle\n" });
  const commit = await repository.git(["rev-parse", "HEAD"]);
  const answers: unknown[] = [];
  let answered = () => {};
  const answer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  async function* input() {
    const tree = { root: repository.root, gitDir: join(repository.root, ".git") };
    yield line({ tree, commits: { base: commit, mergeBase: commit, head: commit } });
    yield line({ kind: "ask", id: 1, op: "run", payload: { tool: "Grep", input: { pattern: "needle" } } });
    yield line({ kind: "cancel", id: 1 });
    await answer;
  }

  await serve({
    input: input(),
    write(text) {
      answers.push(JSON.parse(text));
      answered();
    },
  });

  expect(answers).toEqual([{ kind: "error", id: 1, message: "This operation was aborted" }]);
});

function line(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
