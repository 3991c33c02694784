/** What a command printed, as the model reads it: bounded, harmless, and with a way to see what was left out. */

/** What is shown of a command that went well, and of one that failed: the beginning and the end. */
const SUCCESS = { head: 20_000, tail: 10_000 } as const;
const FAILURE = { head: 5_000, tail: 5_000 } as const;

export type Ending = {
  readonly status: number;
  /** Whether the status is a failure; 1 of `grep` is not. */
  readonly failed: boolean;
  /** Said first where it did not end by itself. */
  readonly note?: string;
};

export function presentOutput(bytes: Buffer, { status, failed, note }: Ending): string {
  const text = harmless(bytes).replace(/\n+$/, "");
  const shown = text === "" ? "(no output)" : cutMiddle(text, failed ? FAILURE : SUCCESS);
  const first = [
    ...(note === undefined ? [] : [note]),
    ...(status === 0 || note !== undefined ? [] : [`Exit code ${status}`]),
  ];
  return [...first, shown].join("\n");
}

/** Colours are dropped, and bytes that are no text, one mark for each run of them. */
function harmless(bytes: Buffer): string {
  const marked = bytes
    .toString("utf8")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
    .replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, "")
    .replaceAll("\r\n", "\n");
  return marked.replaceAll(/(?:[^\P{Cc}\n\t]|\ufffd)+/gu, "\ufffd");
}

function cutMiddle(text: string, { head, tail }: { readonly head: number; readonly tail: number }): string {
  if (text.length <= head + tail) return text;
  const first = wholeLines(text.slice(0, head), "start");
  const last = wholeLines(text.slice(-tail), "end");
  const from = countLines(first) + 1;
  const total = countLines(text);
  const until = total - countLines(last);
  const missing = text.length - first.length - last.length;
  const where = until >= from ? `lines ${from}–${until} of ${total}` : "the middle of a long line";
  const range =
    until >= from
      ? ` Add | sed -n '${from},${Math.min(until, from + 199)}p' to the command to see more of them, or narrow it.`
      : " Narrow the command.";
  return `${first}\n[… ${where} (${missing} characters) left out.${range} …]\n${last}`;
}

/** At the cut no line is shown in part, unless it is longer than all that is shown. */
function wholeLines(text: string, side: "start" | "end"): string {
  const newline = side === "start" ? text.lastIndexOf("\n") : text.indexOf("\n");
  if (newline < 0) return text;
  return side === "start" ? text.slice(0, newline) : text.slice(newline + 1);
}

function countLines(text: string): number {
  return text === "" ? 0 : text.split("\n").length;
}
