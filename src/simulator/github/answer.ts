/** Answers in GitHub's words: the status codes, messages and fields that its clients match on. */

export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body: unknown;
};

const manual = "https://docs.github.com/rest";

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, headers, body };
}

export function created(body: unknown): Answer {
  return { status: 201, body };
}

export function refusal(status: number, message: string): Answer {
  return { status, body: { message, documentation_url: manual, status: String(status) } };
}

export const notFound = refusal(404, "Not Found");
export const badCredentials = refusal(401, "Bad credentials");
export const requiresAuthentication = refusal(401, "Requires authentication");
export const notForIntegrations = refusal(403, "Resource not accessible by integration");
export const serverError = refusal(500, "Server Error");
export const badGateway = refusal(502, "Server Error");
export const unparsable = refusal(400, "Problems parsing JSON");

export type Violation = {
  readonly resource: string;
  readonly code: string;
  readonly field: string;
  readonly message?: string;
};

export function validationFailed(...errors: readonly Violation[]): Answer {
  return {
    status: 422,
    body: { message: "Validation Failed", errors, documentation_url: manual, status: "422" },
  };
}

export function tooLarge(message: string): Answer {
  const errors = [{ resource: "PullRequest", field: "diff", code: "too_large" }];
  return { status: 406, body: { message, errors, documentation_url: manual, status: "406" } };
}

export function secondaryRateLimit(retryAfter: number): Answer {
  const answer = refusal(
    403,
    "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
  );
  return { ...answer, headers: { "retry-after": String(retryAfter) } };
}

export function rateLimit(resetAt: number): Answer {
  const answer = refusal(403, "API rate limit exceeded for installation.");
  return { ...answer, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(resetAt) } };
}
