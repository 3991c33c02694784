/** Files that a command's redirections write or read. */
import type { Redirect } from "unbash";
import { HOLE } from "../wildcard.ts";
import { readWord } from "./shell-word.ts";

export type Target = {
  readonly access: "read" | "write";
  /** As it was written. */
  readonly text: string;
  /** Relative to the folder that the command runs in, or absolute; absent where only the shell will know. */
  readonly path?: string;
  readonly quoted: boolean;
};

const reading: readonly string[] = ["<"];

/** Nothing for a stream that is joined to another (`2>&1`) or dropped (`>/dev/null`). */
export function targetOf({ operator, target }: Redirect, quoted: boolean): Target | undefined {
  if (!target) return { access: "write", text: operator, quoted };
  const { text, value } = readWord(target);
  if ((operator === ">&" || operator === "<&") && /^(?:\d+-?|-)$/.test(value)) return undefined;
  if (value === "/dev/null") return undefined;
  const access = reading.includes(operator) ? "read" : "write";
  const known = !value.includes(HOLE) && !value.startsWith("~") && value !== "";
  return { access, text, ...(known && { path: value }), quoted };
}

/**
 * unbash 6.0.4 takes `>&-c` for a file called `-c`, where bash closes the stream and runs `c`; and it ends the word after
 * `<(…)`, where bash goes on.
 */
export function isMisread({ operator, target }: Redirect): boolean {
  const text = target?.text ?? "";
  const joins = operator === ">&" || operator === "<&";
  return (joins && /^[-\d]/.test(text) && !/^(?:\d+-?|-)$/.test(text)) || /^[<>]\(/.test(text);
}
