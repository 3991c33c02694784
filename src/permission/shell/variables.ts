/**
 * The few variables that may stand before a command, with the few values they may have: each either says what is so
 * anyway, or asks for the plain locale. No other variable reaches a program.
 */
import { refuse } from "./refusal.ts";

const plainLocale = /^LC_(?:ALL|COLLATE|CTYPE)=(?:C|POSIX)$|^LANG=(?:C|POSIX)$/;

const idle = new RegExp(
  [
    "(?:LC_ALL|LC_COLLATE|LC_CTYPE|LANG)=(?:C|en_US)\\.(?:UTF-8|utf8)",
    "(?:GIT_PAGER|PAGER|GH_PAGER|MANPAGER)=(?:cat)?",
    "(?:NO_COLOR|GIT_PAGER_IN_USE|CI)=(?:1|true)?",
    "(?:GIT_OPTIONAL_LOCKS|GIT_TERMINAL_PROMPT|FORCE_COLOR|CLICOLOR)=0",
    "TERM=dumb",
    "TZ=UTC",
  ]
    .map((form) => `^${form}$`)
    .join("|"),
);

/** The locale that the assignments ask for. Refuses every assignment that is not known. */
export function readVariables(assignments: readonly string[]): "C" | undefined {
  const odd = assignments.find((text) => !plainLocale.test(text) && !idle.test(text));
  if (odd !== undefined) refuse(odd, "variables are not set: write the command without the assignment.");
  // LC_ALL is what programs are given here, and it outweighs LANG.
  return assignments.some((text) => plainLocale.test(text)) ? "C" : undefined;
}
