/** Turns what GitHub refused into a sentence for people: what was asked, what GitHub said, and what to do. */
import { InputProblem } from "../pull/problem.ts";

/** `asked` completes "… when asked for <asked>". */
export function explainFailure(error: unknown, asked: string): Error {
  if (!isRefusal(error)) return error instanceof Error ? error : new Error(String(error), { cause: error });
  const remedy = isRateLimit(error) ? TOO_LONG : (remedies[error.status] ?? SOON_OVER);
  // Also where nobody made a mistake: the sentence is whole, and nothing is to be added to it.
  return new InputProblem(`${outcomeOf(error)} when asked for ${asked}. ${remedy}`, { cause: error });
}

/** What Octokit throws for every answer that is no success; a lost connection counts as 500. */
export type Refusal = Error & { readonly status: number; readonly response?: unknown };

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}

/** What happened, in GitHub's own words where there was an answer. */
export function outcomeOf(error: Refusal): string {
  if (error.response === undefined) return `GitHub could not be reached (${error.message})`;
  return `GitHub answered ${error.status} (${error.message.replace(/ - https:\/\/\S+$/, "")})`;
}

export function isRateLimit(error: Refusal): boolean {
  return [403, 429].includes(error.status) && /rate limit/i.test(error.message);
}

/** Nobody knows whether the request was carried out: the answer was lost, or a gateway gave up. */
export function isAmbiguous(error: unknown): error is Refusal {
  return isRefusal(error) && error.status >= 500;
}

export const TOO_LONG = "The rate limit lasts longer than this job may wait: run it again later.";

const SOON_OVER = "This is usually over soon: run the job again.";

const remedies: Readonly<Record<number, string | undefined>> = {
  401: "The token is not valid: leave the `github-token` input out, or give it a token that has not expired.",
  403: "The token may not do this: give the job `permissions: { contents: read, pull-requests: write }`.",
  404: "Check `pr-number` and the repository; a token without access to a private repository gets this answer as well: give the job `permissions: { contents: read, pull-requests: write }`.",
};
