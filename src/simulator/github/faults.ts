/** Failures on demand. A fault strikes the next matching request and is then used up. */
import {
  type Answer,
  badCredentials,
  badGateway,
  notFound,
  rateLimit,
  secondaryRateLimit,
  serverError,
} from "./answer.ts";

export type Fault =
  | { readonly kind: "bad-credentials" }
  | { readonly kind: "bad-gateway" }
  | { readonly kind: "server-error" }
  | { readonly kind: "not-found" }
  /** GitHub asks for a pause of so many seconds. */
  | { readonly kind: "secondary-rate-limit"; readonly retryAfter: number }
  /** The quota is used up until that second of the Unix clock. */
  | { readonly kind: "rate-limit"; readonly resetAt: number }
  /** The request is carried out, but the answer is a 502. */
  | { readonly kind: "done-but-bad-gateway" }
  /** The request is carried out, but the connection closes without an answer. */
  | { readonly kind: "done-but-cut-off" }
  /** The request is carried out, but no answer ever comes. */
  | { readonly kind: "done-but-silent" };

export type PlannedFault = Fault & { readonly method?: string; readonly path?: RegExp };

export type Faults = {
  readonly plan: (fault: PlannedFault) => void;
  readonly take: (request: { readonly method: string; readonly path: string }) => Fault | undefined;
};

export function planFaults(): Faults {
  const planned: PlannedFault[] = [];
  return {
    plan: (fault) => void planned.push(fault),
    take: ({ method, path }) => {
      const index = planned.findIndex((fault) => (fault.method ?? method) === method && (fault.path ?? /^/).test(path));
      return index < 0 ? undefined : planned.splice(index, 1)[0];
    },
  };
}

/** What the client sees: an answer, or one of two ways to get none. */
export type Outcome = Answer | "cut-off" | "silence";

export function outcomeOf(fault: Fault, carryOut: () => Answer): Outcome {
  switch (fault.kind) {
    case "bad-credentials":
      return badCredentials;
    case "bad-gateway":
      return badGateway;
    case "server-error":
      return serverError;
    case "not-found":
      return notFound;
    case "secondary-rate-limit":
      return secondaryRateLimit(fault.retryAfter);
    case "rate-limit":
      return rateLimit(fault.resetAt);
    case "done-but-bad-gateway":
      carryOut();
      return badGateway;
    case "done-but-cut-off":
      carryOut();
      return "cut-off";
    case "done-but-silent":
      carryOut();
      return "silence";
  }
}
