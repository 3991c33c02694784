import { expect, test } from "vitest";
import { todoWrite } from "../../src/tools/todo-write.ts";

const context = { agentId: "1", agent: "Explore", signal: new AbortController().signal };

test("a list is taken with Claude Code's fields, touches nothing, and the answer says what is next", async () => {
  const todos = [
    { content: "Read the diff", status: "completed", activeForm: "Reading the diff" },
    { content: "Check the parser", status: "in_progress", activeForm: "Checking the parser" },
    { content: "Report", status: "pending", activeForm: "Reporting" },
  ];

  expect(await todoWrite.resolve({ todos }, context)).toEqual([]);
  expect(await todoWrite.run({ todos }, context)).toEqual({
    text: "The list is kept: 1 of 3 done. Now: Checking the parser. Go on with the work.",
    isError: false,
  });
  expect((await todoWrite.run({ todos: [] }, context)).text).toBe(
    "The list is kept: 0 of 0 done. Go on with the work.",
  );
  expect(todoWrite.input.safeParse({ todos: [{ content: "x", status: "later", activeForm: "x" }] }).success).toBe(
    false,
  );
});
