/** What a session's files and inputs say about permissions, in one value. It is made once; the gate only asks it. */
import type { Ceiling } from "./ceiling.ts";
import type { CompactMap } from "./compact-map.ts";
import type { CompiledRules } from "./rules/compile-rules.ts";

export type Policy = {
  readonly rules: CompiledRules;
  /** The compact map of `permissions.jsonc`. */
  readonly map: CompactMap;
  readonly ceiling: Ceiling;
  /** Files whose restrictions could not be read: then only what is built in runs. */
  readonly unreadable: readonly string[];
};

/** What a search must pass over, the rule that says so, and what one would do to it. */
export type WithheldFile = { readonly path: string; readonly rule: string; readonly remedy: string };
