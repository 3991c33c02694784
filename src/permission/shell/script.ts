/** A command line in our small grammar, before the table has judged its commands: words, and how they are joined. */
import type { Redirect } from "./plan.ts";
import type { Word } from "./word.ts";

export type SimpleCommand = {
  readonly kind: "command";
  readonly words: readonly [Word, ...Word[]];
  readonly redirects: readonly Redirect[];
  /** `LC_ALL=C` stands before it. */
  readonly locale?: "C";
};

export type Script =
  | SimpleCommand
  | { readonly kind: "pipeline"; readonly stages: readonly Script[] }
  | { readonly kind: "sequence"; readonly parts: readonly Script[] }
  | { readonly kind: "and" | "or"; readonly left: Script; readonly right: Script }
  | { readonly kind: "not"; readonly plan: Script }
  | {
      readonly kind: "group";
      readonly plan: Script;
      readonly scope: "subshell" | "here";
      readonly redirects: readonly Redirect[];
    };
