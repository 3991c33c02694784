/** One simple command of a command line, in the forms in which rules look at it. */

import { HOLE } from "../wildcard.ts";
import { type Candidate, candidatesOf, isTooLong } from "./candidate.ts";
import { isPlain, type ShellWord } from "./shell-word.ts";
import { needsExactRule, unwrap } from "./wrappers.ts";

/**
 * Who may allow a part. `free`: it needs nobody. `pattern`: any rule that matches. `exact`: only a rule that says just this.
 * `whole`: it hides what it runs, so only a rule for the tool itself.
 */
type Allowable = "free" | "pattern" | "exact" | "whole";

export type Part = {
  /** As it was written, one blank between words, without redirections. */
  readonly text: string;
  readonly words: readonly ShellWord[];
  readonly allowable: Allowable;
  /** For allow rules: as written, then past what may be looked past. */
  readonly forms: readonly string[];
  /** Assignments that no rule looks past: a pattern must begin with them. */
  readonly assigned: string;
  /** What the table of read-only commands is asked; absent where it need not be. */
  readonly plain?: string;
  readonly candidates: readonly Candidate[];
  /** Hides what it runs: every restriction on the tool concerns it. */
  readonly opaque: boolean;
  /** Stands in a quoted script (`bash -c '…'`): restrictions look there, grants do not. */
  readonly quoted: boolean;
};

/** What the walk over the tree found out about one command. */
export type Draft = {
  readonly assignments: readonly ShellWord[];
  readonly words: readonly ShellWord[];
  readonly quoted: boolean;
  exact: boolean;
  /** Its commands come from a here-document: the rule for it cannot say which. */
  whole: boolean;
  opaque: boolean;
};

/** Seen past by allow rules: they change how a program talks, not what it does. */
const safeVariables: readonly string[] = [
  ...["NODE_ENV", "CI", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "TERM", "COLORTERM", "COLUMNS", "LINES", "TZ"],
  ...["LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_COLLATE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME"],
  ...["PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE", "RUST_BACKTRACE", "GOOS", "GOARCH", "CGO_ENABLED"],
];

export function finishPart(draft: Draft): Part {
  const { assignments, words, quoted } = draft;
  const assigned = joinTexts(assignments);
  const computed = assignments.some(({ text }) => /\$\(|`/.test(text));
  const safe = !computed && assignments.every(({ text }) => safeVariables.includes(variableOf(text)));
  const { starts, open } = unwrap(words);
  const text = joinTexts([...assignments, ...words]);
  const behind = starts.map((start) => joinTexts(words.slice(start)));
  const forms = safe ? [text, ...behind.slice(0, open ? -1 : undefined)] : [text];
  const opened = safe && open ? [`${behind.at(-1)} ${HOLE}`] : [];
  const opaque = draft.opaque || isTooLong(words);
  const plain = forms.at(-1);
  return {
    text,
    words,
    allowable: allowableOf({ ...draft, opaque, exact: draft.exact || computed }, starts),
    forms: [...new Set([...forms, ...opened])],
    assigned: safe ? "" : assigned,
    ...(safe && !draft.exact && !draft.whole && !opaque && plain !== undefined && { plain }),
    candidates: candidatesOf(text, words),
    opaque,
    quoted,
  };
}

function allowableOf({ words, exact, whole, opaque, assignments }: Draft, starts: readonly number[]): Allowable {
  if (opaque || whole) return "whole";
  if (!exact && assignments.length === 0 && isHarmlessSetting(words)) return "free";
  if (exact || starts.some((start) => needsExactRule(words.slice(start)))) return "exact";
  if (words.length > 0) return "pattern";
  return assignments.every(({ text }) => isHarmlessVariable(variableOf(text))) ? "free" : "exact";
}

/** `set -eo pipefail` and `export CI=1`: how the script goes on, and how programs talk. */
function isHarmlessSetting([name, ...rest]: readonly ShellWord[]): boolean {
  const texts = rest.filter(isPlain).map(({ text }) => text);
  if (texts.length === 0 || texts.length < rest.length) return false;
  if (name?.text === "set") return texts.every((text) => /^(?:[-+][eux]*o?|pipefail|errexit|nounset)$/.test(text));
  return name?.text === "export" && texts.every((text) => safeVariables.includes(variableOf(text)));
}

/** A name that no program reads from its environment: `x=1` alone changes nothing but the script. */
export function isHarmlessVariable(name: string): boolean {
  return safeVariables.includes(name) || (/^[a-z][a-z0-9_]*$/.test(name) && !name.endsWith("_proxy"));
}

/** Nothing for an array: its indices are evaluated. */
function variableOf(assignment: string): string {
  return /^(\w+)\+?=(?!\()/.exec(assignment)?.[1] ?? "";
}

function joinTexts(words: readonly ShellWord[]): string {
  return words.map((word) => word.text).join(" ");
}
