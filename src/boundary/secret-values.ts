/**
 * Finds known secret values in a text: whole or in parts of twelve characters, as they are, backwards, in hex, URL-encoded or in
 * base64, and also where blanks and invisible characters stand in between. One pass over the text, whatever the values.
 */
import type { Condense, Condensed } from "./condense.ts";

/** Shorter values are no secrets: they would be found everywhere. */
const MIN_SECRET = 8;
const WINDOW = 12;
/** A window must hold this much of a secret that is not the same for everybody, as the beginning of an API key is. */
const MIN_OWN = 6;

/** A part of a text, from `start` up to but not including `end`. */
export type Span = { readonly start: number; readonly end: number };

/** Where values stand in a text; what `condense` leaves out may stand in between. */
export function valueFinder(
  secrets: readonly (string | undefined)[],
  condense: Condense,
): (text: string) => readonly Span[] {
  const known = secrets.filter((secret) => secret !== undefined).filter((secret) => secret.length >= MIN_SECRET);
  const forms = known.flatMap(formsOf).map(({ text, shared }) => ({
    text: condense(text).text,
    shared: condense(text.slice(0, shared)).text.length,
  }));
  const windows = indexWindows(forms);
  const short = [...new Set(forms.map(({ text }) => text))].filter(isShort);
  if (windows.size === 0 && short.length === 0) return () => [];
  const candidates = openSieve([...windows.keys()]);
  return (text) => {
    const condensed = condense(text);
    const spans = candidates(condensed).flatMap((position) => {
      const place = windows.get(condensed.text.slice(position, position + WINDOW));
      return place ? [grow(condensed.text, position, place)] : [];
    });
    return merge([...spans, ...short.flatMap((form) => occurrences(condensed.text, form))]).map(({ start, end }) => ({
      start: condensed.origin(start),
      end: condensed.origin(end - 1) + 1,
    }));
  };
}

/** One way to write a secret; its first `shared` characters are the same for everybody. */
type Form = { readonly text: string; readonly shared: number };

function formsOf(secret: string): readonly Form[] {
  const shared = sharedLength(secret);
  const bytes = Buffer.from(secret, "utf8");
  const hex = bytes.toString("hex");
  const reversed = [...secret].reverse().join("");
  return [
    { text: secret, shared },
    { text: reversed, shared: 0 },
    { text: encodeURIComponent(secret), shared },
    { text: hex, shared: shared * 2 },
    { text: hex.toUpperCase(), shared: shared * 2 },
    ...[0, 1, 2].flatMap((alignment) => base64Forms(bytes, alignment, shared)),
  ];
}

/** How a text is written in base64 depends on how many bytes stand before it; what depends on other bytes is left out. */
function base64Forms(bytes: Buffer, alignment: number, shared: number): readonly Form[] {
  const padded = Buffer.concat([Buffer.alloc(alignment), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const start = Math.ceil((alignment * 8) / 6);
  const end = Math.floor(((alignment + bytes.length) * 8) / 6);
  const text = padded.slice(start, end);
  const sharedInBase64 = Math.floor((shared * 8) / 6);
  const url = text.replaceAll("+", "-").replaceAll("/", "_");
  return url === text
    ? [{ text, shared: sharedInBase64 }]
    : [
        { text, shared: sharedInBase64 },
        { text: url, shared: sharedInBase64 },
      ];
}

/** The part of a key that tells what kind of key it is; of a token that is a JWT, its header too. */
function sharedLength(secret: string): number {
  const kind =
    /^(?:sk-ant-[a-z]{2,8}\d{2}-|sk-(?:proj|svcacct|admin)-|github_pat_|gh[pousr]_(?:\d+_)?|glpat-|npm_|xox[a-z]-)/.exec(
      secret,
    );
  const start = kind?.[0].length ?? 0;
  const header = /^eyJ[\w-]*\./.exec(secret.slice(start));
  return start + (header?.[0].length ?? 0);
}

/** Shorter than a window, and still long enough to be a secret: it is looked for as a whole. */
function isShort(form: string): boolean {
  return form.length >= MIN_SECRET && form.length < WINDOW;
}

function occurrences(text: string, form: string): readonly Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + form.length))
    spans.push({ start, end: start + form.length });
  return spans;
}

type Place = { readonly form: string; readonly offset: number };

/** Every window of every form, with a place where it stands: forms that share it are told apart by their other windows. */
function indexWindows(forms: readonly Form[]): ReadonlyMap<string, Place> {
  const windows = new Map<string, Place>();
  for (const { text, shared } of forms) {
    const first = Math.max(0, shared + MIN_OWN - WINDOW);
    for (let offset = first; offset + WINDOW <= text.length; offset += 1) {
      const window = text.slice(offset, offset + WINDOW);
      if (!windows.has(window)) windows.set(window, { form: text, offset });
    }
  }
  return windows;
}

const SIEVE = 2 ** 18;

/** Three characters of a window tell cheaply where none can begin; only what is left is looked up. */
function openSieve(windows: readonly string[]): (condensed: Condensed) => readonly number[] {
  const marks = new Uint8Array(SIEVE);
  const middle = WINDOW >> 1;
  const mark = (first: number, second: number, third: number): number =>
    (Math.imul(first, 0x9e5f) ^ Math.imul(second, 0x2f35) ^ Math.imul(third, 0x6a09)) & (SIEVE - 1);
  for (const window of windows) {
    marks[mark(window.charCodeAt(0), window.charCodeAt(middle), window.charCodeAt(WINDOW - 1))] = 1;
  }
  return ({ text }) => {
    const positions: number[] = [];
    for (let at = 0; at + WINDOW <= text.length; at += 1) {
      if (marks[mark(text.charCodeAt(at), text.charCodeAt(at + middle), text.charCodeAt(at + WINDOW - 1))] === 1)
        positions.push(at);
    }
    return positions;
  };
}

/** As much of the form around the window as stands in the text. */
function grow(text: string, position: number, { form, offset }: Place): Span {
  let before = 0;
  while (before < offset && text[position - before - 1] === form[offset - before - 1]) before += 1;
  let length = WINDOW;
  while (offset + length < form.length && text[position + length] === form[offset + length]) length += 1;
  return { start: position - before, end: position + length };
}

function merge(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}
