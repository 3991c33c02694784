/** The team's scripts around calls and runs, as the loop sees them. Never reject: a hook that fails is an answer too. */
import type { CallToJudge, HookAnswer } from "../permission/judgement.ts";
import type { Run } from "./run.ts";

export type HookedCall = CallToJudge & { readonly callId: string };

/** What all hooks before one call came to. */
export type Forethought = {
  /** One more layer's answer; absent where no hook spoke. */
  readonly answer?: HookAnswer;
  /** Replaces the whole input, which is then read, resolved and judged again. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Words for the model, shown with the call's result. */
  readonly context: readonly string[];
  /** Ends the run: why. */
  readonly stop?: string;
};

export type Afterthought = {
  readonly context: readonly string[];
  /** Stands in for the text of the result. */
  readonly text?: string;
  readonly stop?: string;
};

export type HookPort = {
  readonly beforeCall: (call: HookedCall, run: Run, signal: AbortSignal) => Promise<Forethought>;
  readonly afterCall: (done: FinishedCall, run: Run, signal: AbortSignal) => Promise<Afterthought>;
  /** Words for a run that begins. */
  readonly started: (run: Run, signal: AbortSignal) => Promise<readonly string[]>;
  /** Why a run that ends with these words must go on, for the model; nothing where it may end. Must let every run end at last. */
  readonly stopping: (words: string, run: Run, signal: AbortSignal) => Promise<string | undefined>;
};

export type FinishedCall = HookedCall & { readonly text: string; readonly isError: boolean; readonly ms: number };
