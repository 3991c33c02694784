/** An in-memory GitHub behind real HTTP on loopback. It starts no process, reaches no network, and records every request. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { unparsable } from "./answer.ts";
import { type Outcome, outcomeOf, type PlannedFault, planFaults } from "./faults.ts";
import { type Arrival, answerFor } from "./routes.ts";
import { type GitHubOptions, type GitHubState, makeState } from "./state.ts";

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly response: unknown;
};

export type GitHubSimulator = AsyncDisposable & {
  /** What `GITHUB_API_URL` would be; GraphQL stands at `/graphql` below it. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  readonly state: GitHubState;
  /** Strikes the next request that matches; several faults strike one after the other. */
  readonly failNext: (fault: PlannedFault) => void;
};

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubSimulator> {
  const now = options.now ?? Date.now;
  const state = makeState(options, now);
  const faults = planFaults();
  const requests: RecordedRequest[] = [];
  let url = "";

  const server = createServer(async (request, response) => {
    const body = parseBody(await readText(request));
    const address = new URL(request.url ?? "/", url);
    const arrival: Arrival = {
      state,
      method: request.method ?? "GET",
      url: address,
      body: body.value,
      accept: request.headers.accept ?? "",
      token: /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? "")?.[1],
      now: now(),
    };
    const carryOut = () => (body.malformed ? unparsable : answerFor(arrival));
    const fault = faults.take({ method: arrival.method, path: address.pathname });
    const outcome = fault ? outcomeOf(fault, carryOut) : carryOut();
    const answer = typeof outcome === "object" ? outcome : undefined;
    requests.push({
      method: arrival.method,
      path: address.pathname,
      query: Object.fromEntries(address.searchParams),
      headers: flatten(request),
      body: body.value,
      status: answer?.status ?? 0,
      response: answer?.body,
    });
    send(outcome, response);
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The simulator has no port.");
  url = `http://127.0.0.1:${bound.port}`;

  return {
    url,
    requests,
    state,
    failNext: faults.plan,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function send(answer: Outcome, response: ServerResponse): void {
  if (answer === "cut-off") response.destroy();
  if (typeof answer === "string") return;
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  response.writeHead(answer.status, { "content-type": "application/json; charset=utf-8", ...answer.headers });
  response.end(text);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function parseBody(text: string): { readonly value: unknown; readonly malformed: boolean } {
  if (text === "") return { value: undefined, malformed: false };
  try {
    return { value: JSON.parse(text), malformed: false };
  } catch {
    return { value: text, malformed: true };
  }
}

function flatten(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}
