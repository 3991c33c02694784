/** A permission rule once it has been read: which tool, what about it, and where it was written. */

export type RuleList = "deny" | "ask" | "allow";

export type RuleOrigin = {
  readonly list: RuleList;
  /** For people: the settings file, or the input. */
  readonly file: string;
  /** Where a path such as `/src` starts, absolute; the workspace where absent. */
  readonly base?: string;
};

export type Specifier =
  /** `Tool` and `Tool(*)`. */
  | { readonly kind: "any" }
  | { readonly kind: "command"; readonly pattern: string }
  | { readonly kind: "path"; readonly pattern: string }
  | { readonly kind: "domain"; readonly host: string }
  | { readonly kind: "agent"; readonly names: readonly string[] }
  | { readonly kind: "skill"; readonly pattern: string }
  | { readonly kind: "parameter"; readonly name: string; readonly value: string };

export type Rule = {
  /** As it was written. */
  readonly text: string;
  /** Canonical, or with `*` for several tools. */
  readonly tool: string;
  readonly specifier: Specifier;
  readonly origin: RuleOrigin;
};

/** A user's mistake in a rule. The message ends with what to write instead. */
export type RuleProblem = {
  readonly severity: "error" | "warning";
  readonly rule: string;
  readonly origin: RuleOrigin;
  readonly message: string;
};

/** A rule that means nothing is a problem without a rule; one that was repaired is both. */
export type ParsedRule = { readonly rule?: Rule; readonly problems: readonly RuleProblem[] };

/** Where paths start. Both are absolute. */
export type Places = { readonly workspace: string; readonly home: string };
