import { expect, test } from "vitest";
import type { Message } from "../../src/agent/message.ts";
import type { ModelRequest } from "../../src/agent/model.ts";
import { renderRequest } from "../../src/model/request.ts";
import { answer, say } from "../../src/simulator/messages/answer.ts";
import { startMessagesApi } from "../../src/simulator/messages/server.ts";

const inputSchema = { type: "object", properties: { file_path: { type: "string" } } };
const tools = [
  { name: "Read", description: "Reads a file.", inputSchema },
  { name: "Glob", description: "Finds files.", inputSchema, endsShared: true },
  { name: "Bash", description: "Runs a command.", inputSchema },
];
const asked: Message = { role: "user", blocks: [{ type: "text", text: "Review this." }] };
const base: ModelRequest = { model: "sonnet", system: "You review.", tools, messages: [asked] };

/** A turn that calls, and the results: what the loop appends to a conversation. */
function turn(number: number): readonly Message[] {
  const id = `toolu_${number}`;
  return [
    { role: "assistant", blocks: [{ type: "call", id, name: "Read", input: { file_path: `${number}.ts` } }] },
    { role: "user", blocks: [{ type: "result", callId: id, text: `contents ${number}`, isError: false }] },
  ];
}

const cache_control = { type: "ephemeral" };

test("a request has the tools in order, one system block, and breakpoints where others share it and at each end", () => {
  expect(renderRequest(base)).toEqual({
    model: "claude-sonnet-5-5",
    max_tokens: 32_000,
    stream: true,
    tools: [
      { name: "Read", description: "Reads a file.", input_schema: inputSchema },
      { name: "Glob", description: "Finds files.", input_schema: inputSchema, cache_control },
      { name: "Bash", description: "Runs a command.", input_schema: inputSchema },
    ],
    system: [{ type: "text", text: "You review.", cache_control }],
    messages: [{ role: "user", content: [{ type: "text", text: "Review this.", cache_control }] }],
  });
});

test("calls, results, errors and opaque blocks are sent in the API's words", () => {
  const thought = { type: "thinking", thinking: "hm", signature: "sig" };
  const messages: readonly Message[] = [
    asked,
    {
      role: "assistant",
      blocks: [
        { type: "opaque", value: thought },
        { type: "text", text: "Reading." },
        { type: "call", id: "a", name: "Read", input: { file_path: "a" } },
        { type: "call", id: "b", name: "Read", input: {}, malformed: "{" },
        { type: "call", id: "c", name: "Read", input: {} },
      ],
    },
    {
      role: "user",
      blocks: [
        { type: "result", callId: "a", text: "", isError: false },
        { type: "result", callId: "b", text: "Not JSON.", isError: true },
        { type: "result", callId: "c", text: "", isError: true },
      ],
    },
  ];
  expect(renderRequest({ ...base, messages }).messages.slice(1)).toEqual([
    {
      role: "assistant",
      content: [
        thought,
        { type: "text", text: "Reading." },
        { type: "tool_use", id: "a", name: "Read", input: { file_path: "a" } },
        { type: "tool_use", id: "b", name: "Read", input: {} },
        { type: "tool_use", id: "c", name: "Read", input: {} },
      ],
    },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: "a", content: "" },
        { type: "tool_result", tool_use_id: "b", content: "Not JSON.", is_error: true },
        {
          type: "tool_result",
          tool_use_id: "c",
          content: "The tool failed and said nothing.",
          is_error: true,
          cache_control,
        },
      ],
    },
  ]);
});

test("images of a result stand behind its text; with an error there is only text", () => {
  const images = [{ mediaType: "image/png", base64: "iVBORw0KGgo=" }];
  const result = { type: "result", callId: "a", text: "a.png", isError: false, images } as const;
  const rendered = (
    block: typeof result | (Omit<typeof result, "isError" | "text"> & { text: string; isError: boolean }),
  ) => renderRequest({ ...base, messages: [{ role: "user", blocks: [block] }] }).messages[0]?.content;
  const image = { type: "image", source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" } };

  expect(rendered(result)).toMatchObject([{ content: [{ type: "text", text: "a.png" }, image] }]);
  expect(rendered({ ...result, text: "" })).toMatchObject([{ content: [image] }]);
  expect(rendered({ ...result, isError: true })).toMatchObject([{ content: "a.png", is_error: true }]);
});

test("empty texts, messages that hold nothing else, an empty system and no tools are left out", () => {
  const messages: readonly Message[] = [
    {
      role: "user",
      blocks: [
        { type: "text", text: "Review this." },
        { type: "text", text: "" },
      ],
    },
    { role: "assistant", blocks: [{ type: "text", text: " \n" }] },
    { role: "user", blocks: [{ type: "text", text: "Go on." }] },
  ];
  expect(renderRequest({ ...base, system: "", tools: [], messages })).toEqual({
    model: "claude-sonnet-5-5",
    max_tokens: 32_000,
    stream: true,
    messages: [
      { role: "user", content: [{ type: "text", text: "Review this.", cache_control }] },
      { role: "user", content: [{ type: "text", text: "Go on.", cache_control }] },
    ],
  });
});

test("a name that is not in the table is asked for as it is", () => {
  expect(renderRequest({ ...base, model: "Tomorrow-1" })).toMatchObject({ model: "Tomorrow-1", max_tokens: 32_000 });
});

test("a long conversation has four breakpoints, and its beginning never changes", () => {
  const requests = [0, 1, 2, 3, 4].map((turns) =>
    renderRequest({ ...base, messages: [asked, ...Array.from({ length: turns }, (_, index) => turn(index)).flat()] }),
  );
  const breakpoints = requests.map((request) => JSON.stringify(request).split('"cache_control"').length - 1);
  expect(breakpoints).toEqual([3, 4, 4, 4, 4]);
  const unmarked = requests.map(({ messages, ...rest }) => JSON.stringify({ ...rest, messages }, withoutMarks));
  for (const [index, text] of unmarked.slice(1).entries()) {
    const before = unmarked[index] ?? "";
    expect(text.startsWith(before.slice(0, -"]}".length))).toBe(true);
  }
});

test("each turn reads from the cache what the turns before have written", async () => {
  await using api = await startMessagesApi(() => answer(say("ok")));
  const usages: { read: number; written: number; rest: number }[] = [];
  for (const turns of [0, 1, 2]) {
    const messages = [asked, ...Array.from({ length: turns }, (_, index) => turn(index)).flat()];
    const body = { ...renderRequest({ ...base, system: "s".repeat(9_000), messages }), stream: false };
    const response = await fetch(`${api.url}/v1/messages`, {
      method: "POST",
      headers: { "x-api-key": "key" },
      body: JSON.stringify(body),
    });
    const { usage } = (await response.json()) as { usage: Record<string, number> };
    usages.push({
      read: usage["cache_read_input_tokens"] ?? -1,
      written: usage["cache_creation_input_tokens"] ?? -1,
      rest: usage["input_tokens"] ?? -1,
    });
  }
  const [first, second, third] = usages;
  expect(first).toMatchObject({ read: 0, rest: 0 });
  expect(second).toMatchObject({ read: first?.written, rest: 0 });
  expect(third).toMatchObject({ read: (second?.read ?? 0) + (second?.written ?? 0), rest: 0 });
});

function withoutMarks(key: string, value: unknown): unknown {
  return key === "cache_control" ? undefined : value;
}
