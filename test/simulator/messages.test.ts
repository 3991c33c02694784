/** The simulated Messages API, driven over HTTP: once by the real SDK, once by hand. */
import { EventEmitter, once } from "node:events";
import Anthropic from "@anthropic-ai/sdk";
import { expect, test } from "vitest";
import { answer, call, callRaw, type Fault, fail, inOrder, say, think } from "../../src/simulator/messages/answer.ts";
import { type MessagesApi, startMessagesApi } from "../../src/simulator/messages/server.ts";

const hello = {
  model: "claude-sonnet-5-5",
  max_tokens: 1_000,
  messages: [{ role: "user" as const, content: "hello" }],
};

function sdk(api: MessagesApi): Anthropic {
  return new Anthropic({ apiKey: "key", baseURL: api.url, maxRetries: 0 });
}

function post(api: MessagesApi, body: unknown, headers: Record<string, string> = { "x-api-key": "key" }) {
  return fetch(`${api.url}/v1/messages`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Reads until the stream ends or breaks: the names of the events that arrived, and the error if there was one. */
async function readEvents(response: Response): Promise<{ names: string[]; data: unknown[]; error?: unknown }> {
  let text = "";
  let failure: { error?: unknown } = {};
  try {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  } catch (error) {
    failure = { error };
  }
  const names = [...text.matchAll(/^event: (.*)$/gm)].map(([, name]) => String(name));
  const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(String(json)) as unknown);
  return { names, data, ...failure };
}

const allBlocks = answer(
  think("Let me look at the file first."),
  say("I read it."),
  call("Read", { file_path: "a.ts" }),
);

test("the real SDK assembles a streamed answer with thinking, text and a call", async () => {
  await using api = await startMessagesApi(inOrder(allBlocks));
  const message = await sdk(api).messages.stream(hello).finalMessage();
  expect(message.content).toMatchObject([
    { type: "thinking", thinking: "Let me look at the file first.", signature: expect.stringMatching(/^sig_/) },
    { type: "text", text: "I read it." },
    { type: "tool_use", name: "Read", input: { file_path: "a.ts" }, id: expect.stringMatching(/^toolu_/) },
  ]);
  expect(message).toMatchObject({ stop_reason: "tool_use", model: "claude-sonnet-5-5", role: "assistant" });
});

test("the same answer without streaming is the same message", async () => {
  await using api = await startMessagesApi(() => allBlocks);
  const whole = await sdk(api).messages.create(hello);
  const streamed = await sdk(api).messages.stream(hello).finalMessage();
  const ids = { id: expect.any(String) };
  expect(whole.content).toMatchObject(
    streamed.content.map((block) => (block.type === "tool_use" ? { ...block, ...ids } : block)),
  );
  expect(whole.usage).toEqual(streamed.usage);
  expect(whole.stop_reason).toBe("tool_use");
});

test("the stream opens, writes in several pieces and closes every block, in the API's order", async () => {
  await using api = await startMessagesApi(inOrder(answer(call("Read", { file_path: "a" }))));
  const response = await post(api, { ...hello, stream: true });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const { names, data } = await readEvents(response);
  expect(names).toEqual([
    "message_start",
    "ping",
    "content_block_start",
    "content_block_delta",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
  ]);
  expect(data[2]).toMatchObject({ type: "content_block_start", index: 0, content_block: { input: {} } });
  expect(data[3]).toMatchObject({ delta: { type: "input_json_delta", partial_json: '{"file_pa' } });
});

test.each(["max_tokens", "refusal", "pause_turn", "model_context_window_exceeded"] as const)(
  "an answer can stop with %s",
  async (stop) => {
    await using api = await startMessagesApi(inOrder({ ...answer(say("So far.")), stop }));
    expect((await sdk(api).messages.create(hello)).stop_reason).toBe(stop);
  },
);

test("an input that is not JSON reaches the client as it was written", async () => {
  await using api = await startMessagesApi(inOrder(answer(callRaw("Read", '{"file_path": "src/'))));
  const { data } = await readEvents(await post(api, { ...hello, stream: true }));
  const pieces = data.flatMap((event) => (event as { delta?: { partial_json?: string } }).delta?.partial_json ?? []);
  expect(pieces.join("")).toBe('{"file_path": "src/');
});

test.each([
  { status: 401, type: "authentication_error" },
  { status: 429, type: "rate_limit_error", retryAfter: 7 },
  { status: 500, type: "api_error" },
  { status: 529, type: "overloaded_error" },
])("a scenario can ask for $status", async ({ status, type, retryAfter }) => {
  await using api = await startMessagesApi(inOrder(fail({ status, ...(retryAfter && { retryAfter }) })));
  const response = await post(api, hello);
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(retryAfter ? String(retryAfter) : null);
  expect(await response.json()).toMatchObject({ type: "error", error: { type, message: expect.any(String) } });
});

const brokenStreams: { fault: Fault; last: string; breaks: boolean }[] = [
  { fault: { kind: "reset", afterBlocks: 1 }, last: "content_block_stop", breaks: true },
  { fault: { kind: "reset", afterEvents: 1 }, last: "message_start", breaks: true },
  { fault: { kind: "truncated", afterBlocks: 1 }, last: "content_block_stop", breaks: false },
  { fault: { kind: "truncated", afterBlocks: 0 }, last: "ping", breaks: false },
  { fault: { kind: "error", afterBlocks: 1 }, last: "error", breaks: false },
];

test.each(brokenStreams)("a stream breaks as asked: $fault", async ({ fault, last, breaks }) => {
  await using api = await startMessagesApi(inOrder({ ...answer(say("one"), say("two")), fault }));
  const { names, error } = await readEvents(await post(api, { ...hello, stream: true }));
  expect(names.at(-1)).toBe(last);
  expect(names.filter((name) => name === "content_block_stop").length).toBeLessThan(2);
  expect(error !== undefined).toBe(breaks);
});

test("a stalled stream stays open, and pings where asked", async () => {
  const fault = { kind: "stalled", afterBlocks: 1, pingMs: 5 } as const;
  await using api = await startMessagesApi(inOrder({ ...answer(say("one"), say("two")), fault }));
  const response = await post(api, { ...hello, stream: true });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.split("event: ping").length > 3) break;
  }
  expect(text).not.toContain("two");
});

test("latency counts to the first token and per token", async () => {
  await using api = await startMessagesApi(() => answer(say("x".repeat(40))), { firstTokenMs: 60, perTokenMs: 10 });
  const start = performance.now();
  await sdk(api).messages.create(hello);
  expect(performance.now() - start).toBeGreaterThanOrEqual(150);
});

test("a prefix is written once and read by the request that continues it, once the first answer has begun", async () => {
  await using api = await startMessagesApi(() => answer(say("ok")));
  const system = [{ type: "text" as const, text: "s".repeat(8_000), cache_control: { type: "ephemeral" as const } }];
  const ask = async (content: string) =>
    (await sdk(api).messages.create({ ...hello, system, messages: [{ role: "user", content }] })).usage;
  const first = await ask("a");
  const second = await ask("b");
  expect(first).toMatchObject({ cache_read_input_tokens: 0, cache_creation_input_tokens: expect.any(Number) });
  expect(first.cache_creation_input_tokens).toBeGreaterThan(2_000);
  expect(second).toMatchObject({
    cache_read_input_tokens: first.cache_creation_input_tokens,
    cache_creation_input_tokens: 0,
    input_tokens: first.input_tokens,
  });
});

test("requests that start together all miss the cache, and a prefix below the minimum is never cached", async () => {
  const bothCame = new EventEmitter();
  await using api = await startMessagesApi(async (_request, { index }) => {
    if (index === 0) await once(bothCame, "came");
    if (index === 1) bothCame.emit("came");
    return answer(say("ok"));
  });
  const cached = (text: string) =>
    sdk(api).messages.create({ ...hello, system: [{ type: "text", text, cache_control: { type: "ephemeral" } }] });
  const together = await Promise.all([cached("s".repeat(8_000)), cached("s".repeat(8_000))]);
  expect(together.map(({ usage }) => usage.cache_read_input_tokens)).toEqual([0, 0]);
  await cached("short");
  expect((await cached("short")).usage).toMatchObject({ cache_read_input_tokens: 0, cache_creation_input_tokens: 0 });
});

test("a scenario's own usage replaces the computed one", async () => {
  await using api = await startMessagesApi(inOrder({ ...answer(say("ok")), usage: { input_tokens: 120_000 } }));
  expect((await sdk(api).messages.create(hello)).usage).toMatchObject({ input_tokens: 120_000, output_tokens: 1 });
});

test("requests are recorded with body, headers, time and size, and the model knows their number", async () => {
  await using api = await startMessagesApi((_request, { index }) => answer(say(`answer ${index}`)));
  await sdk(api).messages.create(hello);
  const second = await sdk(api).messages.create(hello);
  expect(second.content).toMatchObject([{ text: "answer 1" }]);
  expect(api.requests).toHaveLength(2);
  expect(api.requests[0]).toMatchObject({
    body: { model: "claude-sonnet-5-5", messages: [{ role: "user", content: [{ type: "text", text: "hello" }] }] },
    headers: { "anthropic-version": expect.any(String) },
    bytes: JSON.stringify(hello).length,
  });
  expect(api.requests[1]?.at).toBeGreaterThan(api.requests[0]?.at ?? Number.POSITIVE_INFINITY);
});

test("a script that has run out is a 500 that no client retries", async () => {
  await using api = await startMessagesApi(inOrder());
  const response = await post(api, hello);
  expect(response.status).toBe(500);
  expect(response.headers.get("x-should-retry")).toBe("false");
  expect(await response.text()).toContain("the script has 0 answers");
});

test("a missing key is 401, an unknown model 404, another path 404, and what is not JSON 400", async () => {
  await using api = await startMessagesApi(() => answer(say("ok")));
  expect((await post(api, hello, {})).status).toBe(401);
  const unknown = await post(api, { ...hello, model: "sonnet" });
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { type: "not_found_error" } }]);
  expect((await fetch(`${api.url}/v1/models`)).status).toBe(404);
  expect((await fetch(`${api.url}/v1/messages`, { method: "POST", body: "{" })).status).toBe(400);
});
