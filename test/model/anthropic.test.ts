/** The Model port against the simulated API: what the loop sees of every answer and of every failure. */
import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import type { AssistantBlock, Message } from "../../src/agent/message.ts";
import { ModelError, type ModelEvent, type ModelRequest } from "../../src/agent/model.ts";
import { type AnthropicOptions, connectAnthropic } from "../../src/model/anthropic.ts";
import {
  type Answer,
  answer,
  call,
  callRaw,
  fail,
  inOrder,
  type StreamFault,
  say,
  think,
} from "../../src/simulator/messages/answer.ts";
import { type MessagesApi, startMessagesApi } from "../../src/simulator/messages/server.ts";

// Before the first client: the SDK keeps hold of the console that it meets first.
const printed = vi.spyOn(console, "error");

const asked: Message = { role: "user", blocks: [{ type: "text", text: "Review this." }] };
const request: ModelRequest = {
  model: "claude-sonnet-5-5",
  system: "You review.",
  tools: [{ name: "Read", description: "Reads a file.", inputSchema: { type: "object" } }],
  messages: [asked],
};

type Asked = Partial<ModelRequest> & { readonly signal?: AbortSignal; readonly options?: Partial<AnthropicOptions> };

/** Everything that arrived, and the error that ended it, if one did. */
async function ask(url: string, { signal, options, ...change }: Asked = {}) {
  const model = connectAnthropic({ apiKey: "key", baseUrl: url, ...options });
  const events: ModelEvent[] = [];
  try {
    const stream = model.ask({ ...request, ...change }, signal ?? new AbortController().signal);
    for await (const event of stream) events.push(event);
  } catch (error) {
    return { events, blocks: blocksOf(events), error };
  }
  return { events, blocks: blocksOf(events) };
}

function blocksOf(events: readonly ModelEvent[]): readonly AssistantBlock[] {
  return events.flatMap((event) => (event.kind === "block" ? [event.block] : []));
}

test("an answer begins, gives each block when it is complete, and ends with its usage and cost", async () => {
  const usage = { input_tokens: 1_000, output_tokens: 200, cache_read_input_tokens: 10_000 };
  await using api = await startMessagesApi(inOrder({ ...answer(say("One."), say("Two.")), usage }));
  const { events } = await ask(api.url);
  const prompt = { input: 1_000, cacheRead: 10_000, cacheWrite: 0 };
  expect(events).toEqual([
    { kind: "start", model: "claude-sonnet-5-5", usage: { ...prompt, output: 1, cost: expect.closeTo(0.00301) } },
    { kind: "block", block: { type: "text", text: "One." } },
    { kind: "block", block: { type: "text", text: "Two." } },
    { kind: "end", stop: "end_turn", usage: { ...prompt, output: 200, cost: expect.closeTo(0.005) } },
  ]);
});

test("thinking travels as an opaque block and is accepted when it is sent back", async () => {
  const script = inOrder(answer(think("Hm."), call("Read", { file_path: "a.ts" })), answer(say("Done.")));
  await using api = await startMessagesApi(script);
  const first = await ask(api.url);
  expect(first.blocks[0]).toEqual({
    type: "opaque",
    value: { type: "thinking", thinking: "Hm.", signature: expect.stringMatching(/^sig_/) },
  });
  const called = first.blocks.find((block) => block.type === "call");
  const messages: readonly Message[] = [
    asked,
    { role: "assistant", blocks: first.blocks },
    { role: "user", blocks: [{ type: "result", callId: called?.id ?? "", text: "text", isError: false }] },
  ];
  expect((await ask(api.url, { messages })).blocks).toEqual([{ type: "text", text: "Done." }]);
});

test("redacted thinking is kept as it came", async () => {
  await using api = await startMessagesApi(
    inOrder(answer({ type: "redacted_thinking", data: "c2VjcmV0" }, say("Hi."))),
  );
  expect((await ask(api.url)).blocks[0]).toEqual({
    type: "opaque",
    value: { type: "redacted_thinking", data: "c2VjcmV0" },
  });
});

test("a call's input is its JSON, and nothing at all means no parameters", async () => {
  const input = { file_path: "a.ts", limit: 5, nested: { list: [1, "ü"] } };
  await using api = await startMessagesApi(inOrder(answer(call("Read", input), callRaw("Read", ""))));
  const { blocks, events } = await ask(api.url);
  const id = expect.stringMatching(/^toolu_/);
  expect(blocks).toEqual([
    { type: "call", id, name: "Read", input },
    { type: "call", id, name: "Read", input: {} },
  ]);
  expect(events.at(-1)).toMatchObject({ kind: "end", stop: "tool_use" });
});

test.each(['{"file_path": "src/', '{"a": 1,}', "[1]", "null", '"text"'])(
  "an input that is no JSON object is never repaired: %s",
  async (raw) => {
    await using api = await startMessagesApi(inOrder({ ...answer(callRaw("Read", raw)), stop: "max_tokens" }));
    const { blocks, events } = await ask(api.url);
    expect(blocks).toMatchObject([{ type: "call", name: "Read", input: {}, malformed: raw }]);
    expect(events.at(-1)).toMatchObject({ kind: "end", stop: "max_tokens" });
  },
);

test.each(["pause_turn", "refusal", "model_context_window_exceeded"] as const)("the stop %s is told", async (stop) => {
  await using api = await startMessagesApi(inOrder({ ...answer(say("So far.")), stop }));
  expect((await ask(api.url)).events.at(-1)).toMatchObject({ kind: "end", stop });
});

test("a paused answer can be sent back and goes on", async () => {
  await using api = await startMessagesApi(
    inOrder({ ...answer(think("Hm."), say("So far.")), stop: "pause_turn" }, answer(say("Done."))),
  );
  const { blocks } = await ask(api.url);
  const continued = await ask(api.url, { messages: [asked, { role: "assistant", blocks }] });
  expect(continued.blocks).toEqual([{ type: "text", text: "Done." }]);
});

test("a rate limit with a short retry-after is waited for and asked again", async () => {
  await using api = await startMessagesApi(inOrder(fail({ status: 429, retryAfter: 0.3 }), answer(say("Done."))));
  expect((await ask(api.url)).blocks).toEqual([{ type: "text", text: "Done." }]);
  expect(waited(api)).toBeGreaterThanOrEqual(290);
});

test("a retry-after beyond the cap is shortened to the cap", async () => {
  await using api = await startMessagesApi(inOrder(fail({ status: 529, retryAfter: 3_600 }), answer(say("Done."))));
  const { blocks } = await ask(api.url, { options: { maxRetryAfterMs: 20 } });
  expect(blocks).toEqual([{ type: "text", text: "Done." }]);
});

const failures: readonly { name: string; said: Answer; change?: Asked; sentence: RegExp }[] = [
  {
    name: "an overloaded API",
    said: fail({ status: 529, retryAfter: 0.01 }),
    sentence: /529 overloaded_error: Overloaded.*run again later/,
  },
  {
    name: "a rate limit",
    said: fail({ status: 429, retryAfter: 0.01 }),
    sentence: /429 rate_limit_error.*rate limit is used up/,
  },
  { name: "a server error", said: fail({ status: 500, retryAfter: 0.01 }), sentence: /500 api_error.*run again later/ },
  { name: "a wrong key", said: fail({ status: 401 }), sentence: /401 authentication_error.*`anthropic-api-key` input/ },
  { name: "an unknown model", said: answer(), change: { model: "opus-9" }, sentence: /404 not_found_error.*opus-9/ },
  { name: "a bad request", said: answer(), change: { messages: [] }, sentence: /400 .*at least one message/ },
];

test.each(failures)("$name that outlives the retries is told with its remedy", async ({ said, change, sentence }) => {
  await using api = await startMessagesApi(() => said);
  const { error, events } = await ask(api.url, { options: { maxRetries: 2 }, ...change });
  expect(error).toBeInstanceOf(ModelError);
  expect(error).toMatchObject({ retryable: false, message: expect.stringMatching(sentence) });
  expect(events).toEqual([]);
});

test("retries are counted: four by default", async () => {
  await using api = await startMessagesApi(() => fail({ status: 529, retryAfter: 0.01 }));
  await ask(api.url);
  expect(api.requests).toHaveLength(5);
});

test("an API that cannot be reached is named", async () => {
  const api = await startMessagesApi(() => answer());
  await api[Symbol.asyncDispose]();
  const { error } = await ask(api.url, { options: { maxRetries: 0 } });
  expect(error).toMatchObject({ retryable: false, message: expect.stringContaining("could not be reached") });
  expect(String(error)).toContain("ECONNREFUSED");
});

test.each(["nonsense", "ftp://x", "localhost:8080"])(
  "an address that is none is told before anything is asked: %s",
  (baseUrl) => {
    expect(() => connectAnthropic({ apiKey: "key", baseUrl })).toThrow(/^ANTHROPIC_BASE_URL is not an address: write/);
  },
);

test("a page that is not the API's is told in one line, with the remedy after it", async () => {
  const page = `<html>\n<head><title>Gateway</title></head>\n<body>${"No way.\n".repeat(500)}</body></html>`;
  await using server = await serve((_, response) => response.end(page), 403);
  const { error } = await ask(server.url, { options: { maxRetries: 0 } });
  expect(String(error)).toMatch(
    /^ModelError: What answers at http:\/\/127\.0\.0\.1:\d+ is not the Anthropic API \(403 Gateway No way\. .{0,110}…\)\. Check ANTHROPIC_BASE_URL/,
  );
});

test("a key that cannot be sent is told before anything is asked, and not quoted", () => {
  for (const apiKey of ["two\nlines", "a key", "schlüssel"]) {
    const connecting = () => connectAnthropic({ apiKey, baseUrl: "http://127.0.0.1" });
    expect(connecting).toThrow(/^The key for the model holds a space, a line break .*: store it again, on one line\.$/);
  }
});

const breaks: readonly { fault: StreamFault; said: RegExp }[] = [
  { fault: { kind: "reset", afterBlocks: 1 }, said: /broke off/ },
  { fault: { kind: "truncated", afterBlocks: 1 }, said: /ended before the answer did/ },
  { fault: { kind: "error", afterBlocks: 1 }, said: /overloaded_error: Overloaded/ },
  { fault: { kind: "stalled", afterBlocks: 1 }, said: /stalled: nothing arrived for 1 seconds/ },
];

test.each(breaks)("a stream that breaks ($fault.kind) gives what was complete, and may be asked again", async (row) => {
  await using api = await startMessagesApi(inOrder({ ...answer(say("One."), say("Two.")), fault: row.fault }));
  const { events, error } = await ask(api.url, { options: { idleMs: 1_000 } });
  expect(events.slice(1)).toEqual([{ kind: "block", block: { type: "text", text: "One." } }]);
  expect(error).toBeInstanceOf(ModelError);
  expect(error).toMatchObject({ retryable: true, message: expect.stringMatching(row.said) });
  expect(api.requests).toHaveLength(1);
});

test("a call that was cut off by a break is not given", async () => {
  const fault = { kind: "truncated", afterEvents: 4 } as const;
  await using api = await startMessagesApi(inOrder({ ...answer(call("Read", { file_path: "a.ts" })), fault }));
  const { blocks, error } = await ask(api.url);
  expect(blocks).toEqual([]);
  expect(error).toMatchObject({ retryable: true });
});

test("a stream that only pings is alive: it is the caller who ends it", async () => {
  const fault = { kind: "stalled", afterBlocks: 0, pingMs: 20 } as const;
  await using api = await startMessagesApi(inOrder({ ...answer(say("One.")), fault }));
  const { error } = await ask(api.url, { options: { idleMs: 800 }, signal: AbortSignal.timeout(1_600) });
  expect(error).toMatchObject({ name: "TimeoutError" });
});

test("a caller who takes long over an event is not mistaken for a silent server", async () => {
  await using api = await startMessagesApi(() => ({ ...answer(say("One."), say("Two.")), perTokenMs: 20 }));
  const model = connectAnthropic({ apiKey: "key", baseUrl: api.url, idleMs: 600 });
  const kinds: string[] = [];
  for await (const event of model.ask(request, new AbortController().signal)) {
    kinds.push(event.kind);
    if (event.kind === "start") await new Promise((resolve) => setTimeout(resolve, 800));
  }
  expect(kinds).toEqual(["start", "block", "block", "end"]);
});

test("an abort throws the signal's own reason: before the request, during a wait for a retry, and in the stream", async () => {
  const reason = new Error("the time is up");
  await using api = await startMessagesApi((_request, { index }) =>
    index === 0
      ? fail({ status: 429, retryAfter: 25 })
      : { ...answer(say("One.")), fault: { kind: "stalled", afterBlocks: 1 } },
  );
  expect((await ask(api.url, { signal: AbortSignal.abort(reason) })).error).toBe(reason);
  expect(api.requests).toHaveLength(0);

  const waiting = new AbortController();
  const retried = ask(api.url, { signal: waiting.signal });
  await until(() => api.requests.length === 1);
  waiting.abort(reason);
  expect((await retried).error).toBe(reason);

  const streaming = new AbortController();
  const model = connectAnthropic({ apiKey: "key", baseUrl: api.url });
  const broken = (async () => {
    for await (const event of model.ask(request, streaming.signal)) if (event.kind === "block") streaming.abort(reason);
  })();
  await expect(broken).rejects.toBe(reason);
  expect(api.requests).toHaveLength(2);
});

test("a caller who leaves early closes the connection", async () => {
  const responses: ServerResponse[] = [];
  await using server = await serve((_incoming, response) => {
    responses.push(response);
    response.write(start);
  });
  const model = connectAnthropic({ apiKey: "key", baseUrl: server.url });
  for await (const _event of model.ask(request, new AbortController().signal)) break;
  await until(() => responses[0]?.closed === true);
});

test("the connection of a finished answer is used again, even where the server closes the stream a moment later", async () => {
  const ports = new Set<unknown>();
  await using server = await serve((incoming, response) => {
    ports.add(incoming.socket.remotePort);
    response.write(`${start}${end}`);
    setTimeout(() => response.end(), 20);
  });
  for (const _ of [1, 2, 3, 4, 5, 6]) expect((await ask(server.url)).events.at(-1)?.kind).toBe("end");
  expect(ports.size).toBeLessThan(6);
});

test.each([
  { name: "is never closed", after: () => undefined },
  { name: "is reset", after: (response: ServerResponse) => setTimeout(() => response.socket?.resetAndDestroy(), 20) },
])("a stream that $name after the answer's end does not spoil the answer", async ({ after }) => {
  await using server = await serve((_incoming, response) => {
    response.write(`${start}${end}`);
    after(response);
  });
  const { events, error } = await ask(server.url);
  expect([events.map(({ kind }) => kind), error]).toEqual([["start", "end"], undefined]);
});

test("an event that cannot be read breaks the stream, and what it says is not printed", async () => {
  await using server = await serve((_incoming, response) => {
    response.end(`${start}event: content_block_start\ndata: ::error::{\n\n`);
  });
  expect((await ask(server.url)).error).toMatchObject({ retryable: true });
  expect(printed).not.toHaveBeenCalled();
});

test("a stop that nobody knows is told, and not asked again", async () => {
  await using server = await serve(
    (_incoming, response) => void response.end(`${start}${end.replace("end_turn", "bored")}`),
  );
  const { error } = await ask(server.url);
  expect(error).toMatchObject({ retryable: false, message: expect.stringContaining("bored") });
});

const start = sse("message_start", {
  message: { id: "m", type: "message", role: "assistant", model: "claude-opus-5-5", content: [], usage: {} },
});
const end = `${sse("message_delta", { delta: { stop_reason: "end_turn" }, usage: {} })}${sse("message_stop", {})}`;

function sse(type: string, body: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`;
}

/** A server for what the simulated API is too well-behaved to do. */
async function serve(listener: RequestListener, status = 200): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((incoming, response) => {
    incoming.resume();
    response.writeHead(status, { "content-type": "text/event-stream" });
    listener(incoming, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function waited(api: MessagesApi): number {
  return (api.requests[1]?.at ?? Number.NaN) - (api.requests[0]?.at ?? Number.NaN);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
