/** Time as an argument, so that waiting and measuring can be driven from outside. */
export type Clock = {
  readonly now: () => number;
  /** Resolves after `ms`, or rejects with the signal's reason as soon as it is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};
