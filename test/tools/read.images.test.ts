import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Message } from "../../src/agent/message.ts";
import { connectAnthropic } from "../../src/model/anthropic.ts";
import { answer, inOrder, say } from "../../src/simulator/messages/answer.ts";
import { startMessagesApi } from "../../src/simulator/messages/server.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { openTranscript } from "../../src/transcript/writer.ts";
import { openWorkbench } from "./workbench.ts";

/** The smallest files of each kind that tell their size: 3 pixels wide, 2 high. */
const pictures: Readonly<Record<string, { readonly mediaType: string; readonly bytes: Buffer }>> = {
  "a.png": { mediaType: "image/png", bytes: png(3, 2) },
  "b.jpeg": {
    mediaType: "image/jpeg",
    bytes: Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b080002000301011100ffd9", "hex"),
  },
  "c.gif": { mediaType: "image/gif", bytes: Buffer.concat([Buffer.from("GIF89a"), Buffer.from("03000200", "hex")]) },
  "d.webp": { mediaType: "image/webp", bytes: webp("VP8X", "0000000000000000020000010000") },
  "e.webp": { mediaType: "image/webp", bytes: webp("VP8L", "000000002f024000000000000000") },
  "f.webp": { mediaType: "image/webp", bytes: webp("VP8 ", "00000000000000009d012a03000200".slice(2)) },
};

function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  return Buffer.concat([head, size, Buffer.alloc(9), Buffer.from("0000000049454e44ae426082", "hex")]);
}

function webp(kind: string, rest: string): Buffer {
  const body = Buffer.concat([Buffer.from("WEBP"), Buffer.from(kind), Buffer.from(rest, "hex")]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), length, body]);
}

test("an image is known by its first bytes, and given as an image", async () => {
  const files = Object.entries(pictures).map(([name, { bytes }]) => [name, bytes] as const);
  await using bench = await openWorkbench({ ...Object.fromEntries(files), "text.png": "only words" });

  for (const [name, { mediaType, bytes }] of Object.entries(pictures)) {
    expect(await bench.run("Read", { file_path: name })).toEqual({
      text: `${name}: ${mediaType}, 3 × 2 pixels, ${bytes.length} bytes.`,
      isError: false,
      images: [{ mediaType, base64: bytes.toString("base64") }],
    });
  }
  expect(await bench.run("Read", { file_path: "text.png" })).toEqual({ text: "1\tonly words", isError: false });
});

test("an image that the model's API would refuse is refused here", async () => {
  await using bench = await openWorkbench({
    "large.png": Buffer.concat([png(3, 2), Buffer.alloc(3_932_160)]),
    "wide.png": png(9_000, 2),
    "cut.png": png(3, 2).subarray(0, 40),
    "cut.jpeg": Buffer.from("ffd8ffe00010", "hex"),
    "flat.gif": Buffer.from("GIF89a\0\0\0\0"),
  });
  const read = async (file_path: string) => bench.run("Read", { file_path });

  expect(await read("large.png")).toEqual({
    text: "large.png is an image of 3932205 bytes, which is too large to show: the limit is 3932160.",
    isError: true,
  });
  expect(await read("wide.png")).toEqual({
    text: "wide.png is an image of 9000 × 2 pixels; at most 8000 on a side can be shown.",
    isError: true,
  });
  for (const name of ["cut.png", "cut.jpeg", "flat.gif"]) {
    expect(await read(name)).toEqual({
      text: `${name} begins like an image, but is broken or cut off, and cannot be shown.`,
      isError: true,
    });
  }
});

test("an image reaches the API as it is in the file, and the transcript records what was sent", async () => {
  const bytes = png(3, 2);
  await using bench = await openWorkbench({ "a.png": bytes });
  await using api = await startMessagesApi(inOrder(answer(say("Seen."))));
  await using folder = await temporaryFolder("transcript");
  const output = await bench.run("Read", { file_path: "a.png" });
  const blocks = [{ type: "result", callId: "a", ...output }] as const;
  const messages: readonly Message[] = [
    { role: "user", blocks: [{ type: "text", text: "Look." }] },
    { role: "assistant", blocks: [{ type: "call", id: "a", name: "Read", input: { file_path: "a.png" } }] },
    { role: "user", blocks },
  ];
  const model = connectAnthropic({ apiKey: "key", baseUrl: api.url });
  for await (const _ of model.ask({ model: "claude-sonnet-5-5", system: "", tools: [], messages }, never)) void _;
  using transcript = openTranscript(folder.path, expect.unreachable);
  transcript.sink({ type: "user_message", at: 1, agentId: "main", agent: "main", blocks });

  expect(JSON.stringify(api.requests[0])).toContain(bytes.toString("base64"));
  expect(await readFile(join(folder.path, "main.jsonl"), "utf8")).toContain(bytes.toString("base64"));
});

const never = new AbortController().signal;
