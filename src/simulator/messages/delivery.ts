/** Puts an answer on the wire, at the model's pace and with the fault that the scenario asks for. Stops when the client is gone. */
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, StreamFault } from "./answer.ts";
import { sendError } from "./error.ts";
import { countUntilBreak, overloaded, ping, renderEvent, type StreamEvent, streamEvents } from "./events.ts";
import type { WireMessage } from "./message.ts";

/** Before a reset: a client drops what it has received but not yet read when the connection breaks, so it gets time to read. */
const settleMs = 10;

export type Delivery = {
  readonly said: Answer;
  readonly message: WireMessage;
  readonly perTokenMs: number;
  /** Aborted when the client or the server goes away. */
  readonly gone: AbortSignal;
};

export async function deliverWhole(response: ServerResponse, delivery: Delivery): Promise<void> {
  const { said, message, perTokenMs, gone } = delivery;
  await pause(message.usage.output_tokens * perTokenMs, gone);
  const fault = said.fault;
  if (fault?.kind === "stalled") return;
  if (fault?.kind === "error") return sendError(response, { status: 529 });
  if (fault?.kind === "reset" || fault?.kind === "truncated") response.destroy();
  else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(message));
}

export async function deliverStream(response: ServerResponse, delivery: Delivery): Promise<void> {
  const { said, message, perTokenMs, gone } = delivery;
  const fault = said.fault?.kind === "status" ? undefined : said.fault;
  const events = streamEvents(said, message);
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  for (const each of fault ? events.slice(0, countUntilBreak(events, fault)) : events) {
    await pause(each.tokens * perTokenMs, gone);
    await write(response, each);
  }
  if (fault) await breakStream(response, fault, gone);
  else response.end();
}

async function breakStream(response: ServerResponse, fault: StreamFault, gone: AbortSignal): Promise<void> {
  if (fault.kind === "truncated") return void response.end();
  if (fault.kind === "error") return void response.end(renderEvent(overloaded));
  if (fault.kind === "reset") {
    await pause(settleMs, gone);
    return void response.socket?.resetAndDestroy();
  }
  while (fault.pingMs !== undefined) {
    await pause(fault.pingMs, gone);
    await write(response, ping);
  }
}

/** Resolves when the event has been given to the system. */
function write(response: ServerResponse, event: StreamEvent): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(renderEvent(event), (error) => (error ? reject(error) : resolve()));
  });
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms > 0) await sleep(ms, undefined, { signal });
}
