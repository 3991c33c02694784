/** Errors in the API's own shape. */
import type { ServerResponse } from "node:http";

export type ApiError = {
  readonly status: number;
  readonly message?: string;
  /** Seconds. */
  readonly retryAfter?: number;
};

type ErrorRow = { readonly type: string; readonly message: string };

const errors: Readonly<Record<number, ErrorRow>> = {
  400: { type: "invalid_request_error", message: "The request is not valid." },
  401: { type: "authentication_error", message: "invalid x-api-key" },
  403: { type: "permission_error", message: "This key may not use the resource." },
  404: { type: "not_found_error", message: "Not found." },
  413: { type: "request_too_large", message: "The request is too large." },
  429: { type: "rate_limit_error", message: "The rate limit of this organization is used up." },
  529: { type: "overloaded_error", message: "Overloaded" },
};

const internal: ErrorRow = { type: "api_error", message: "Internal server error" };

export function sendError(response: ServerResponse, error: ApiError): void {
  const row = errors[error.status] ?? internal;
  const body = { type: "error", error: { type: row.type, message: error.message ?? row.message } };
  response.writeHead(error.status, {
    "content-type": "application/json",
    ...(error.retryAfter !== undefined && { "retry-after": String(error.retryAfter) }),
  });
  response.end(JSON.stringify(body));
}
