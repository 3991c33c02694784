/** What a session has loaded, for people: every agent with where it comes from, what it can do, and what is wrong. */
import type { Source } from "./definition.ts";

export type ListedProblem = {
  readonly severity: "error" | "warning" | "note";
  readonly file: string;
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
};

export type ListedDefinition = {
  readonly name: string;
  readonly description: string;
  readonly source: Source;
  /** As it would run: an id, or `inherit`. */
  readonly model: string;
  /** What it can call here. */
  readonly tools: readonly string[];
  /** Entries of its allowlist that came to nothing, by reason; empty where all did. */
  readonly dropped: string;
  readonly replaced: readonly Source[];
  /** `refused`: none of its tools can be used here. `denied`: a rule says so. */
  readonly status: "offered" | "refused" | "denied";
  /** For `refused` and `denied`: why. */
  readonly reason?: string;
};

export type AgentListing = {
  readonly agents: readonly ListedDefinition[];
  readonly problems: readonly ListedProblem[];
};
