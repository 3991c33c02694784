/** Why work must stop, carried by abort signals from the session down to every port. */
import type { Ending } from "./ending.ts";

/** The reason of every abort of ours: it names the ending that the run will have. */
export class Stopped extends Error {
  readonly ending: Ending;
  constructor(ending: Ending) {
    super(ending.cause ?? ending.kind);
    this.name = "Stopped";
    this.ending = ending;
  }
}

export type Deadline = Disposable & { readonly signal: AbortSignal };

/** A signal that follows `outer` and is aborted by itself after `ms`. */
export function startDeadline(ms: number, outer: AbortSignal, cause: string): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Stopped({ kind: "time-limit", cause })), ms);
  const follow = (): void => controller.abort(outer.reason);
  if (outer.aborted) follow();
  else outer.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      outer.removeEventListener("abort", follow);
    },
  };
}

/** The ending of a run whose signal was aborted; an abort that names none is a plain cancellation. */
export function endingOfAbort(signal: AbortSignal): Ending {
  return signal.reason instanceof Stopped ? signal.reason.ending : { kind: "aborted" };
}
