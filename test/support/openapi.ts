/** GitHub's own description of its API as the judge of every request that we send, and of every answer that the simulator gives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OpenAPIBackend, type Operation, type Request } from "openapi-backend";
import { expect } from "vitest";
import type { RecordedRequest } from "../../src/simulator/github/server.ts";

const knownQueries = ["query { viewer { login databaseId } }"];

/** One line for a test: `await expectValidRequests(github.requests)`. Fails where nothing was requested. */
export async function expectValidRequests(requests: readonly RecordedRequest[]): Promise<void> {
  expect(requests.length, "The test sent no request to validate.").toBeGreaterThan(0);
  expect(await violations(requests)).toEqual([]);
}

/** One sentence per violation, of requests and answers. */
export async function violations(requests: readonly RecordedRequest[]): Promise<string[]> {
  const description = await loadDescription();
  return requests.flatMap((request) =>
    request.path === "/graphql" ? graphqlViolations(request) : restViolations(description, request),
  );
}

let loaded: Promise<OpenAPIBackend> | undefined;

function loadDescription(): Promise<OpenAPIBackend> {
  const text = readFileSync(join(import.meta.dirname, "../fixtures/github-openapi.json"), "utf8");
  const definition = JSON.parse(text, spellOutNull);
  const ajvOpts = { validateFormats: false };
  loaded ??= new OpenAPIBackend({ definition, quick: true, coerceTypes: true, ajvOpts }).init();
  return loaded;
}

/** OpenAPI 3.0 allows `nullable` beside a choice of types; the validator wants it as one of the choices. */
function spellOutNull(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("nullable" in value) || "type" in value) return value;
  const { nullable: _, ...schema } = value;
  return { anyOf: [schema, { type: "null" }] };
}

function graphqlViolations({ body }: RecordedRequest): string[] {
  const query = typeof body === "object" && body !== null && "query" in body ? body.query : undefined;
  return knownQueries.some((known) => known === query) ? [] : [`POST /graphql: unknown query ${JSON.stringify(query)}`];
}

function restViolations({ router, validator }: OpenAPIBackend, recorded: RecordedRequest): string[] {
  const name = `${recorded.method} ${recorded.path}`;
  const request: Request = { ...recorded, headers: { ...recorded.headers }, query: { ...recorded.query } };
  const operation = router.matchOperation(request);
  if (!operation) return [`${name}: not in the description`];
  const asked = validator.validateRequest(request, operation).errors ?? [];
  const answered = isDescribed(operation, recorded)
    ? (validator.validateResponse(recorded.response, operation, recorded.status).errors ?? [])
    : [];
  return [
    ...asked.map(({ instancePath, message }) => `${name}: ${instancePath} ${message}`),
    ...answered.map(({ instancePath, message }) => `${name} → ${recorded.status}: ${instancePath} ${message}`),
  ];
}

/** Faults and other media types have no schema. */
function isDescribed(operation: Operation, { status, response }: RecordedRequest): boolean {
  return typeof response === "object" && String(status) in (operation.responses ?? {});
}
