/** What the simulated API refuses, one row per rule: a valid request, changed in one place. */
import { expect, test } from "vitest";
import { answer, inOrder, say, think } from "../../src/simulator/messages/answer.ts";
import { type MessagesApi, startMessagesApi } from "../../src/simulator/messages/server.ts";
import { signThinking } from "../../src/simulator/messages/signature.ts";

const user = { role: "user", content: "hello" };
const called = { role: "assistant", content: [{ type: "tool_use", id: "toolu_1", name: "Read", input: {} }] };
const result = { type: "tool_result", tool_use_id: "toolu_1", content: "text" };
const answered = { role: "user", content: [result] };
const tool = { name: "Read", input_schema: { type: "object" } };
const marked = { type: "text", text: "x", cache_control: { type: "ephemeral" } };

const png = { type: "base64", media_type: "image/png", data: "iVBORw0KGgoAAAA=" };
const picture = (source: object, change: object = {}) => ({
  messages: [user, called, { role: "user", content: [{ ...result, content: [{ type: "image", source }], ...change }] }],
});

const valid = { model: "claude-sonnet-5-5", max_tokens: 1_000, tools: [tool], messages: [user, called, answered] };

type Row = { readonly name: string; readonly change: object; readonly message: string };

const refused: readonly Row[] = [
  { name: "no message", change: { messages: [] }, message: "at least one message" },
  { name: "an assistant who begins", change: { messages: [{ ...user, role: "assistant" }] }, message: "first message" },
  { name: "an unknown role", change: { messages: [{ ...user, role: "tool" }] }, message: "messages.0.role" },
  { name: "an empty message", change: { messages: [{ ...user, content: [] }] }, message: "must have content" },
  { name: "an empty text", change: { messages: [{ ...user, content: " " }] }, message: "must not be empty" },
  { name: "an empty system text", change: { system: "" }, message: "system: text blocks must not be empty" },
  { name: "a call without a result", change: { messages: [user, called, user] }, message: "without a tool_result" },
  {
    name: "a result that comes a message too late",
    change: { messages: [user, called, user, answered] },
    message: "without a tool_result",
  },
  { name: "a result without a call", change: { messages: [answered] }, message: "did not call" },
  {
    name: "two results for one call",
    change: { messages: [user, called, { role: "user", content: [result, result] }] },
    message: "more than one tool_result",
  },
  {
    name: "a result after text",
    change: { messages: [user, called, { role: "user", content: [{ type: "text", text: "x" }, result] }] },
    message: "before all other content",
  },
  {
    name: "an id that is used twice",
    change: { messages: [user, called, answered, called, answered] },
    message: "ids must be unique",
  },
  {
    name: "a failed result that says nothing",
    change: { messages: [user, called, { role: "user", content: [{ ...result, content: "", is_error: true }] }] },
    message: "must have content",
  },
  { name: "an image that is another's", change: picture({ ...png, media_type: "image/gif" }), message: "media type" },
  { name: "an image of an unknown kind", change: picture({ ...png, media_type: "image/bmp" }), message: "media_type" },
  { name: "an image that is not base64", change: picture({ ...png, data: "%%%" }), message: "data" },
  {
    name: "an image beyond 5 MB",
    change: picture({ ...png, data: png.data.slice(0, 12) + "A".repeat(5 * 1024 * 1024) }),
    message: "image exceeds 5 MB",
  },
  {
    name: "an image in a failed result",
    change: picture(png, {
      is_error: true,
      content: [
        { type: "text", text: "x" },
        { type: "image", source: png },
      ],
    }),
    message: "text only",
  },
  {
    name: "a fifth cache breakpoint",
    change: { system: [marked, marked], messages: [{ role: "user", content: [marked, marked, marked] }] },
    message: "at most 4",
  },
  { name: "a tool's name twice", change: { tools: [tool, tool] }, message: "names must be unique" },
  { name: "a tool's name with a dot", change: { tools: [{ ...tool, name: "a.b" }] }, message: "tools.0.name" },
  { name: "a schema that is no object", change: { tools: [{ ...tool, input_schema: {} }] }, message: "input_schema" },
  { name: "a call's input that is no object", change: inputOf("text"), message: "input" },
  { name: "an unknown field", change: { max_output: 5 }, message: "max_output" },
  { name: "no max_tokens", change: { max_tokens: undefined }, message: "max_tokens" },
  { name: "too large a max_tokens", change: { max_tokens: 128_001 }, message: "maximum for claude-sonnet-5-5" },
  { name: "disabled thinking", change: { thinking: { type: "disabled" } }, message: "`disabled` is not supported" },
  {
    name: "a thinking budget",
    change: { thinking: { type: "enabled", budget_tokens: 2_000 } },
    message: "use `adaptive`",
  },
  { name: "a forced tool", change: { tool_choice: { type: "any" } }, message: "forcing a tool" },
  { name: "a temperature", change: { temperature: 0 }, message: "only the default values" },
  {
    name: "adaptive thinking on Haiku 4.5",
    change: { model: "claude-haiku-4-5", thinking: { type: "adaptive" } },
    message: "adaptive thinking is not supported",
  },
  {
    name: "effort on Haiku 4.5",
    change: { model: "claude-haiku-4-5-20251001", output_config: { effort: "low" } },
    message: "effort parameter is not supported",
  },
  {
    name: "a prefilled answer",
    change: { messages: [user, { role: "assistant", content: "The answer is" }] },
    message: "must end with a user message",
  },
  { name: "changed thinking", change: thinking("claude-sonnet-5-5", "changed"), message: "thinking block was changed" },
  { name: "another model's thinking", change: thinking("claude-opus-5-5", "so"), message: "comes from another model" },
  {
    name: "a prompt beyond the window",
    change: { model: "claude-haiku-4-5", messages: [{ role: "user", content: "x".repeat(801_000) }] },
    message: "prompt is too long",
  },
];

const accepted: readonly Omit<Row, "message">[] = [
  { name: "the valid request itself", change: {} },
  { name: "four breakpoints", change: { messages: [{ role: "user", content: [marked, marked, marked, marked] }] } },
  { name: "text after results", change: { messages: [user, called, { role: "user", content: [result, marked] }] } },
  { name: "an image in a result", change: picture(png) },
  {
    name: "a large image, which costs no more than others",
    change: { model: "claude-haiku-4-5", ...picture({ ...png, data: png.data.slice(0, 12) + "A".repeat(4_000_000) }) },
  },
  { name: "its own thinking", change: thinking("claude-sonnet-5-5", "so") },
  {
    name: "a prefilled answer on Haiku 4.5",
    change: { model: "claude-haiku-4-5", messages: [user, { ...user, role: "assistant" }] },
  },
  { name: "adaptive thinking", change: { thinking: { type: "adaptive" } } },
  { name: "two user messages in a row", change: { messages: [user, user] } },
];

test.each(refused)("refuses $name", async ({ change, message }) => {
  await using api = await startMessagesApi(inOrder(answer(say("ok"))));
  const response = await post(api, { ...valid, ...change });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { type: "error", error: { type: "invalid_request_error", message: expect.stringContaining(message) } },
  ]);
});

test.each(accepted)("accepts $name", async ({ change }) => {
  await using api = await startMessagesApi(inOrder(answer(say("ok"))));
  const response = await post(api, { ...valid, ...change });
  expect([response.status, await response.json()]).toMatchObject([200, { stop_reason: "end_turn" }]);
});

test("an answer that paused may stand last, to be continued, and only as it was", async () => {
  await using api = await startMessagesApi((_request, { index }) =>
    index === 0 ? { ...answer(think("hm"), say("So far.")), stop: "pause_turn" } : answer(say("done")),
  );
  const paused = (await (await post(api, { ...valid, messages: [user] })).json()) as { content: object[] };
  const continued = (content: object[]) => post(api, { ...valid, messages: [user, { role: "assistant", content }] });
  expect((await continued(paused.content)).status).toBe(200);
  expect((await continued(paused.content.slice(1))).status).toBe(400);
});

function thinking(model: string, thought: string): object {
  const block = { type: "thinking", thinking: thought, signature: signThinking(model, "so") };
  return { messages: [user, { role: "assistant", content: [block, { type: "text", text: "x" }] }, user] };
}

function inputOf(input: unknown): object {
  return { messages: [user, { role: "assistant", content: [{ ...called.content[0], input }] }, answered] };
}

function post(api: MessagesApi, body: unknown): Promise<Response> {
  const headers = { "x-api-key": "key" };
  return fetch(`${api.url}/v1/messages`, { method: "POST", headers, body: JSON.stringify(body) });
}
