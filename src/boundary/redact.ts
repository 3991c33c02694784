/**
 * Takes secrets out of a text: values that we know, however they are written, and what has the shape of one. Applied once where
 * text enters a conversation, and again on what leaves the house; a text that has been through it once does not change again.
 */
import { onlyAlphanumeric, withoutBlanks } from "./condense.ts";
import { redactShapes } from "./secret-shapes.ts";
import { type Span, valueFinder } from "./secret-values.ts";

const REPLACEMENT = "[redacted]";

export function redactor(secrets: readonly (string | undefined)[]): (text: string) => string {
  const find = valueFinder(secrets, withoutBlanks);
  return remembering((text) => redactShapes(replaceSpans(text, find(text))));
}

/** Prompts and descriptions of tools come by again with every agent. */
const MOST_REMEMBERED = 500;
const LONGEST_REMEMBERED = 20_000;

function remembering(redact: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const cleaned = redact(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (text.length <= LONGEST_REMEMBERED) known.set(text, cleaned);
    return cleaned;
  };
}

/**
 * The last look at what is about to be posted: does any part of a known value survive, whatever signs stand in between? Then
 * somebody hid it on purpose, and nothing of the text can be trusted.
 */
export function secretDetector(secrets: readonly (string | undefined)[]): (text: string) => boolean {
  const find = valueFinder(secrets, onlyAlphanumeric);
  return (text) => find(text).length > 0;
}

function replaceSpans(text: string, spans: readonly Span[]): string {
  let done = 0;
  const parts = spans.map(({ start, end }) => {
    const before = text.slice(done, start);
    done = end;
    return before + REPLACEMENT;
  });
  return parts.join("") + text.slice(done);
}

/** The same for every text inside a value. Before rendering: an escaped secret would not be recognised any more. */
export function redactAll<Value>(value: Value, redact: (text: string) => string): Value {
  return walk(value, redact) as Value;
}

function walk(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((part) => walk(part, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [redact(name), walk(part, redact)]));
}
