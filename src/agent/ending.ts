/** How a run can end. Every run ends with exactly one of these; what is not `finished` was not (fully) reviewed. */

type EndingRow = { readonly label: string; readonly complete: boolean };

export const endings = {
  finished: { label: "finished", complete: true },
  "turn-limit": { label: "stopped at its turn limit", complete: false },
  "cost-limit": { label: "stopped at the session's cost limit", complete: false },
  "time-limit": { label: "stopped at its time limit", complete: false },
  "context-limit": { label: "ran out of context", complete: false },
  refused: { label: "refused by the model", complete: false },
  aborted: { label: "cancelled", complete: false },
  stopped: { label: "stopped by a hook", complete: false },
  failed: { label: "failed", complete: false },
  empty: { label: "ended without a word", complete: false },
} as const satisfies Record<string, EndingRow>;

export type EndingKind = keyof typeof endings;

export type Ending = {
  readonly kind: EndingKind /** For people: what caused it, and what to do. */;
  readonly cause?: string;
};

export function isComplete(ending: Ending): boolean {
  return endings[ending.kind].complete;
}
