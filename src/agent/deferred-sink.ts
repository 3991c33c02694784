/**
 * Writes down what happened once what it led to is under way: nobody waits for a line of the log. The order stays, nothing is
 * lost, and whoever leaves the block leaves nothing behind.
 */
import type { Event, Sink } from "./event.ts";

export type DeferredSink = Disposable & { readonly sink: Sink };

export function deferSink(sink: Sink): DeferredSink {
  let waiting: Event[] = [];
  const flush = (): void => {
    const events = waiting;
    waiting = [];
    for (const event of events) sink(event);
  };
  return {
    sink(event) {
      if (waiting.push(event) === 1) setImmediate(flush);
    },
    [Symbol.dispose]: flush,
  };
}
