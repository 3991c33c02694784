import { setImmediate as tick } from "node:timers/promises";
import { expect, it } from "vitest";
import { deferSink } from "../../src/agent/deferred-sink.ts";
import type { Event } from "../../src/agent/event.ts";

const event = (attempt: number): Event => ({
  at: 0,
  agentId: "a",
  agent: "a",
  type: "turn_retried",
  cause: "",
  attempt,
});

it("writes in order, after the current work and not during it", async () => {
  const seen: Event[] = [];
  using deferred = deferSink((each) => seen.push(each));
  deferred.sink(event(1));
  deferred.sink(event(2));
  expect(seen).toEqual([]);
  await tick();
  expect(seen).toEqual([event(1), event(2)]);
});

it("writes what is left when its owner leaves", () => {
  const seen: Event[] = [];
  {
    using deferred = deferSink((each) => seen.push(each));
    deferred.sink(event(1));
  }
  expect(seen).toEqual([event(1)]);
});
