/**
 * Patterns over text, where `*` is any run of characters. Matching takes time linear in the text for every segment of the
 * pattern: there is no pattern, and no text, that can keep anybody waiting.
 */

/** Stands for text that is known only when the command runs. It cannot occur in a command. */
export const HOLE = "\0";

export type Wildcard = {
  readonly source: string;
  /** What stands between the stars. One segment: the text must be exactly that. */
  readonly segments: readonly string[];
  /** `ls *` also means `ls` alone: the same without its last ` *`. */
  readonly alone?: readonly string[];
};

/** A pattern over commands: a trailing ` *` stands for "and whatever follows as a word of its own", `:*` for the same. */
export function compileCommandPattern(source: string): Wildcard {
  const pattern = source.endsWith(":*") ? `${source.slice(0, -2)} *` : source;
  if (!pattern.endsWith(" *")) return { source, segments: pattern.split("*") };
  return { source, segments: pattern.split("*"), alone: pattern.slice(0, -2).trimEnd().split("*") };
}

export function compileWildcard(source: string): Wildcard {
  return { source, segments: source.split("*") };
}

/** Whether the pattern matches all of the text from this offset on. */
export function matchesText({ segments, alone }: Wildcard, text: string, from = 0): boolean {
  return matchesSegments(segments, text, from) || (alone !== undefined && matchesSegments(alone, text, from));
}

function matchesSegments(segments: readonly string[], text: string, from: number): boolean {
  const first = segments[0] ?? "";
  if (!text.startsWith(first, from)) return false;
  if (segments.length === 1) return text.length - from === first.length;
  const last = segments[segments.length - 1] ?? "";
  const end = text.length - last.length;
  let at = from + first.length;
  if (end < at || !text.endsWith(last)) return false;
  for (let index = 1; index < segments.length - 1; index += 1) {
    const segment = segments[index] ?? "";
    const found = text.indexOf(segment, at);
    if (found < 0) return false;
    at = found + segment.length;
  }
  return at <= end;
}

/** Whether the pattern matches the text for some filling of its holes; may say yes too often, never no. */
export function couldMatch(pattern: Wildcard, text: string, from = 0): boolean {
  const first = text.indexOf(HOLE, from);
  if (first < 0) return matchesText(pattern, text, from);
  const known = { start: text.slice(from, first), end: text.slice(text.lastIndexOf(HOLE) + 1) };
  return couldFill(pattern.segments, known) || (pattern.alone !== undefined && couldFill(pattern.alone, known));
}

function couldFill(segments: readonly string[], { start, end }: { start: string; end: string }): boolean {
  const head = segments[0] ?? "";
  const tail = segments[segments.length - 1] ?? "";
  if (segments.length === 1)
    return head.length >= start.length + end.length && head.startsWith(start) && head.endsWith(end);
  const starts = head.startsWith(start) || start.startsWith(head);
  return starts && (tail.endsWith(end) || end.endsWith(tail));
}
