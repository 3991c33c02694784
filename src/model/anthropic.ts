/**
 * The Model port on the Anthropic SDK. The SDK does transport, retries before the stream, and types; what happens inside the stream
 * is ours. Whatever ends the iteration – the end, an error, an abort, a caller who leaves – the connection is closed with it.
 */
import type Anthropic from "@anthropic-ai/sdk";
import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { Messages } from "@anthropic-ai/sdk/resources/messages";
import { type Model, ModelError, type ModelEvent, type ModelRequest } from "../agent/model.ts";
import { InputProblem } from "../pull/problem.ts";
import { createAnswerReader } from "./answer.ts";
import { describeBreak, describeRefusal } from "./failure.ts";
import { createIdleTimer, type IdleTimer } from "./idle-timer.ts";
import type { ModelTable } from "./models.ts";
import { renderRequest } from "./request.ts";
import { createWatchedFetch } from "./watched-fetch.ts";

export type AnthropicOptions = {
  readonly apiKey: string;
  readonly baseUrl?: string;
  /** How long a connection may be silent, pings counted as words: before the answer begins, and in the middle of it. */
  readonly idleMs?: number;
  readonly maxRetries?: number;
  /** Names, limits and prices; our own where none is given. */
  readonly table?: ModelTable;
  /** The longest wait that a `retry-after` may ask for. */
  readonly maxRetryAfterMs?: number;
};

/** After the answer's end the server closes the stream; waiting for that keeps the connection usable for the next request. */
const closingMs = 1_000;

const defaultBaseUrl = "https://api.anthropic.com";

export function connectAnthropic(options: AnthropicOptions): Model {
  const {
    apiKey,
    baseUrl = defaultBaseUrl,
    idleMs = 120_000,
    maxRetries = 4,
    maxRetryAfterMs = 30_000,
    table,
  } = options;
  requireAddress(baseUrl);
  requireKey(apiKey);

  // Without the SDK's other resources, which take as long to load as all the rest of it.
  // Its `timeout` covers the wait for the headers only. Its log would print what the model wrote, unescaped: it stays off.
  const client = new BaseAnthropic({ apiKey, baseURL: baseUrl, maxRetries, timeout: idleMs, logLevel: "off" });

  async function* ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted();
    using connection = linkedTo(signal);
    using idle = createIdleTimer(() => connection.abort(stalled(idleMs)));
    const fetch = createWatchedFetch({ maxRetryAfterMs, noticeBytes: idle.hear });
    const stream = await new Messages(client.withOptions({ fetch }))
      .create(renderRequest(request, table), { signal: connection.signal })
      .catch((error: unknown) => {
        connection.signal.throwIfAborted();
        throw describeRefusal(error, { model: request.model, baseUrl });
      });
    try {
      yield* readStream(stream, { idle, idleMs, table });
    } catch (error) {
      connection.signal.throwIfAborted();
      throw describeBreak(error);
    }
  }

  return { ask };
}

/** Before anything is asked: otherwise every agent would fail by it, one after the other. The address itself may hold a password. */
function requireAddress(baseUrl: string): void {
  if (URL.canParse(baseUrl) && ["http:", "https:"].includes(new URL(baseUrl).protocol)) return;
  throw new InputProblem(
    "ANTHROPIC_BASE_URL is not an address: write it with http:// or https:// in front, or leave it out.",
  );
}

/** What cannot be a header would be quoted by the error that says so: a key never is. */
function requireKey(apiKey: string): void {
  if (/^[\x21-\x7E]+$/.test(apiKey)) return;
  throw new InputProblem(
    "The key for the model holds a space, a line break or another character that no key has: store it again, on one line.",
  );
}

type Patience = { readonly idle: IdleTimer; readonly idleMs: number; readonly table: ModelTable | undefined };

/** The SDK ends an aborted stream as if it were over; the missing end gives it away. What breaks after the end breaks nothing. */
async function* readStream(
  stream: AsyncIterable<Anthropic.RawMessageStreamEvent>,
  { idle, idleMs, table }: Patience,
): AsyncGenerator<ModelEvent> {
  const reader = createAnswerReader(table);
  let ended = false;
  idle.listen(idleMs);
  try {
    for await (const raw of stream) {
      idle.rest();
      const event = reader.read(raw);
      if (event) yield event;
      ended ||= event?.kind === "end";
      idle.listen(ended ? closingMs : idleMs);
    }
  } catch (error) {
    if (!ended) throw error;
  }
  if (!ended) throw new Error("the stream ended before the answer did");
}

type Connection = Disposable & { readonly signal: AbortSignal; readonly abort: (reason: unknown) => void };

/** Aborted with the caller's signal, by ourselves, and at the latest when the conversation about this answer is over. */
function linkedTo(signal: AbortSignal): Connection {
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  signal.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    [Symbol.dispose]: () => {
      signal.removeEventListener("abort", follow);
      controller.abort();
    },
  };
}

function stalled(idleMs: number): ModelError {
  return new ModelError(`The model's answer stalled: nothing arrived for ${idleMs / 1_000} seconds.`, {
    retryable: true,
  });
}
