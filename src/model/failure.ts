/** Turns what the SDK throws into a `ModelError`: which status, what the API said, and what to do about it. */
import { APIConnectionError, APIError } from "@anthropic-ai/sdk/error";
import { ModelError } from "../agent/model.ts";
import { oneLine } from "../boundary/invisible.ts";

const MAX_WORDS = 120;

export type Asked = { readonly model: string; readonly baseUrl: string };

const remedies: Readonly<Record<number, (asked: Asked) => string>> = {
  400: () =>
    "The API says what to change; where that is nothing of yours, please report it to the authors of this action.",
  401: () => "Check the `anthropic-api-key` input: the key is missing, wrong or revoked.",
  402: () => "Check the billing of the Anthropic account.",
  403: ({ model }) => `Check that the key of the \`anthropic-api-key\` input may use the model ${model}.`,
  404: ({ model }) => `Check the name of the model, ${model}, and that the key may use it.`,
  413: () => "The conversation has become too large: give the agent a narrower task.",
  429: () => "The rate limit is used up: run again later, with fewer agents, or raise the limit of the account.",
  529: () => "The API is overloaded: run again later.",
};

/** For failures before the stream has begun: the SDK has retried what can be retried. */
export function describeRefusal(error: unknown, asked: Asked): ModelError {
  return new ModelError(refusalSentence(error, asked), { retryable: false, cause: error });
}

/** For failures in the middle of a stream: asking again may help. */
export function describeBreak(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const said = error instanceof APIError && error.apiMessage ? `${error.type}: ${error.apiMessage}` : causeOf(error);
  return new ModelError(`The model's answer broke off in the middle of the stream (${said}).`, {
    retryable: true,
    cause: error,
  });
}

function refusalSentence(error: unknown, asked: Asked): string {
  if (error instanceof APIConnectionError)
    return `The Anthropic API at ${originOf(asked.baseUrl)} could not be reached (${causeOf(error)}). Check the network and ANTHROPIC_BASE_URL.`;
  if (!(error instanceof APIError) || error.status === undefined)
    return `The model could not be asked (${causeOf(error).replace(/\.$/, "")}). Run again; if it stays, report it to the authors of this action.`;
  const { status, type, apiMessage, message } = error;
  if (!apiMessage)
    return `What answers at ${originOf(asked.baseUrl)} is not the Anthropic API (${firstWords(message)}). Check ANTHROPIC_BASE_URL and any proxy on the way; if both are right, run again later.`;
  const remedy = remedies[status]?.(asked) ?? "The API failed: run again later.";
  return `The Anthropic API refused the request (${status} ${type}: ${apiMessage}). ${remedy}`;
}

/** Of a page for browsers, such as a proxy's: enough to recognise it. */
function firstWords(page: string): string {
  const line = oneLine(page.slice(0, 10 * MAX_WORDS).replaceAll(/<[^>]*>/g, " "));
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)}…` : line;
}

/** A base URL may hold a password or a token: only its origin is shown. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "the given address";
}

/** The innermost message: "fetch failed" says nothing, "connect ECONNREFUSED 127.0.0.1:1" does. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : causeOf(error.cause);
}
