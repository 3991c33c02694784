/**
 * The SDK's way to the network, with two things that the SDK lacks: a wait that the server asks for is capped, and every byte that
 * arrives is noticed. The SDK keeps pings to itself, so only here can one tell a silent stream from one that is thinking.
 */

export type Watch = {
  readonly maxRetryAfterMs: number;
  readonly noticeBytes: () => void;
};

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export function createWatchedFetch(watch: Watch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    return new Response(noticing(response.body, watch.noticeBytes), {
      status: response.status,
      statusText: response.statusText,
      headers: capRetryAfter(response.headers, watch.maxRetryAfterMs),
    });
  };
}

function noticing(body: Response["body"], notice: () => void): Response["body"] {
  if (body === null) return null;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        notice();
        controller.enqueue(chunk);
      },
    }),
  );
}

/** The SDK obeys `retry-after-ms` first. A wait that is not a number (a date) is dropped, and the SDK's own backoff is used. */
function capRetryAfter(given: Headers, maxMs: number): Headers {
  const headers = new Headers(given);
  const seconds = headers.get("retry-after");
  const wait = Number(headers.get("retry-after-ms") ?? (seconds === null ? Number.NaN : Number(seconds) * 1_000));
  headers.delete("retry-after");
  headers.delete("retry-after-ms");
  if (wait > 0) headers.set("retry-after-ms", String(Math.min(wait, maxMs)));
  return headers;
}
