/** TodoWrite: an agent's own list of what is to do. It touches nothing: the conversation, which holds every call, is its memory. */
import { z } from "zod/mini";
import { defineTool } from "./tool.ts";

export const TODO_WRITE = "TodoWrite";

const description = `Keeps a list of what you have to do, for work with several steps.
- Give the whole list every time. Each item has content ("Check the parser"), activeForm ("Checking the parser") and status: pending, in_progress (one at a time) or completed.`;

const MAX_ITEMS = 100;

const text = z.string().check(z.minLength(1), z.maxLength(1_000));
const input = z.object({
  todos: z
    .array(
      z.object({
        content: text,
        status: z.enum(["pending", "in_progress", "completed"]),
        activeForm: text,
      }),
    )
    .check(z.maxLength(MAX_ITEMS), z.describe("The whole list, in order")),
});

export const todoWrite = defineTool({
  name: TODO_WRITE,
  description,
  input,
  effect: "read",
  resolve: async () => [],
  async run({ todos }) {
    const open = todos.filter(({ status }) => status !== "completed");
    const now = todos.find(({ status }) => status === "in_progress");
    const done = todos.length - open.length;
    const next = now ? ` Now: ${now.activeForm}.` : open.length > 0 ? " Nothing is in progress." : "";
    return { text: `The list is kept: ${done} of ${todos.length} done.${next} Go on with the work.`, isError: false };
  },
});
