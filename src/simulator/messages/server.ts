/**
 * The simulated Messages API: real HTTP on loopback, with a scripted model behind it. It refuses what the real API refuses, so
 * a conversation that passes here is well formed; it records every request that it could read.
 */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, ScriptedModel } from "./answer.ts";
import { deliverStream, deliverWhole } from "./delivery.ts";
import { sendError } from "./error.ts";
import { wireMessage } from "./message.ts";
import { findSimulatedModel, type SimulatedModel } from "./models.ts";
import { createPauses } from "./pauses.ts";
import { createPromptCache } from "./prompt-cache.ts";
import { type MessagesRequest, parseRequest } from "./request.ts";
import { findProblem } from "./rules.ts";

export type RecordedRequest = {
  readonly body: MessagesRequest;
  readonly headers: IncomingHttpHeaders;
  /** Milliseconds on a monotonic clock. */
  readonly at: number;
  readonly bytes: number;
};

export type MessagesApi = AsyncDisposable & {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
};

/** The pace of answers that name none of their own. */
export type Pace = { readonly firstTokenMs?: number; readonly perTokenMs?: number };

export async function startMessagesApi(model: ScriptedModel, pace: Pace = {}): Promise<MessagesApi> {
  const requests: RecordedRequest[] = [];
  const cache = createPromptCache();
  const pauses = createPauses();

  const server = createServer((incoming, response) => {
    receive(incoming, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      response.setHeader("x-should-retry", "false");
      sendError(response, { status: 500, message: `The simulated model failed: ${String(error)}` });
    });
  });

  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    if (incoming.method !== "POST" || incoming.url !== "/v1/messages") return sendError(response, { status: 404 });
    const parsed = parseRequest(body);
    if (parsed.kind === "problem") return sendError(response, { status: 400, message: parsed.problem });
    const { request } = parsed;
    const index = requests.length;
    requests.push({ body: request, headers: incoming.headers, at: performance.now(), bytes: Buffer.byteLength(body) });

    if (!hasKey(incoming.headers)) return sendError(response, { status: 401, message: "x-api-key header is required" });
    const served = findSimulatedModel(request.model);
    if (!served) return sendError(response, { status: 404, message: `model: ${request.model}` });
    const problem = findProblem(pauses.judgedPart(request), served);
    if (problem !== undefined) return sendError(response, { status: 400, message: problem });

    const said = await model(request, { index });
    if (said.fault?.kind === "status") return sendError(response, said.fault);
    await reply(response, { request, served, said, id: `${index}\n${body}` });
  }

  async function reply(response: ServerResponse, turn: Turn): Promise<void> {
    const { request, served, said } = turn;
    const lookup = cache.look(request, served);
    const message = wireMessage(said, { id: turn.id, model: served, asked: request.model, prompt: lookup.usage });
    const gone = closing(response);
    await sleep(said.firstTokenMs ?? pace.firstTokenMs ?? 0, undefined, { signal: gone });
    lookup.write();
    pauses.remember(message);
    const delivery = { said, message, perTokenMs: said.perTokenMs ?? pace.perTokenMs ?? 0, gone };
    await (request.stream ? deliverStream(response, delivery) : deliverWhole(response, delivery));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Turn = {
  readonly request: MessagesRequest;
  readonly served: SimulatedModel;
  readonly said: Answer;
  readonly id: string;
};

/** Newer clients send the key as a bearer token; the API takes both. */
function hasKey(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers["x-api-key"] || headers.authorization?.startsWith("Bearer "));
}

function closing(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  return controller.signal;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The simulated API has no port.");
  return address.port;
}
