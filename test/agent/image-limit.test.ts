import { expect, test } from "vitest";
import { limitImages } from "../../src/agent/image-limit.ts";
import type { Message, ResultBlock } from "../../src/agent/message.ts";

const result = (characters: number): ResultBlock => ({
  type: "result",
  callId: "a",
  text: "a.png",
  isError: false,
  images: [{ mediaType: "image/png", base64: "A".repeat(characters) }],
});
const earlier = (results: readonly ResultBlock[]): readonly Message[] => [{ role: "user", blocks: results }];
const left = {
  type: "result",
  callId: "a",
  text: "a.png\n[Not shown: this conversation holds as many images as a request can take.]",
  isError: false,
};

test("a conversation holds twenty images, and of these no more than fits into a request", () => {
  const [one, other] = [result(8), result(9)];

  expect(limitImages([one, other], earlier(Array(18).fill(one)))).toEqual([one, other]);
  expect(limitImages([one, other], earlier(Array(19).fill(one)))).toEqual([one, left]);
  expect(limitImages([result(11_000_000), result(11_000_000)], [])).toEqual([result(11_000_000), left]);
  expect(limitImages([{ ...left, type: "result" }], earlier(Array(30).fill(one)))).toEqual([left]);
});
