/**
 * A text without what can be put between the characters of a secret to hide it. Every character that is left knows where it
 * stood.
 */
import { removeInvisible } from "./invisible.ts";

/** `origin` tells where the character at an index of `text` stood. */
export type Condensed = { readonly text: string; readonly origin: (index: number) => number };
export type Condense = (text: string) => Condensed;

/** What blanks and invisible characters leave, those that a tool has spelt out as \\u{…} included. */
export const withoutBlanks: Condense = leaveOut(
  (character) => /\s/.test(character) || removeInvisible(character) === "",
);

/** Letters and digits only: quotes, commas, hyphens and Markdown's signs may split a value as well. */
export const onlyAlphanumeric: Condense = leaveOut((character) => !/[A-Za-z0-9]/.test(character));

const UNKNOWN = 0;
const KEPT = 1;
const LEFT = 2;
const BACKSLASH = 0x5c;

/** Asks once for each character that occurs. Half of a surrogate pair is no character by itself, and is left out. */
function leaveOut(isLeft: (character: string) => boolean): Condense {
  const kinds = new Uint8Array(2 ** 16);
  const kindOf = (code: number): number => {
    const known = kinds[code] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const kind = isLeft(String.fromCharCode(code)) ? LEFT : KEPT;
    kinds[code] = kind;
    return kind;
  };
  return (text) => {
    const codes = new Uint16Array(text.length);
    const origins = new Uint32Array(text.length);
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const skipped = code === BACKSLASH ? spelt(text, at) : 0;
      if (skipped > 0) at += skipped - 1;
      else if (kindOf(code) === KEPT) {
        codes[length] = code;
        origins[length] = at;
        length += 1;
      }
    }
    const kept = Buffer.from(codes.buffer, 0, length * 2).toString("utf16le");
    return { text: kept, origin: (index) => origins[index] ?? text.length };
  };
}

/** The length of an invisible character that is spelt out here; 0 if there is none. */
function spelt(text: string, at: number): number {
  return text.startsWith("\\u{", at) ? (/^\\u\{[0-9a-f]{1,6}\}/.exec(text.slice(at, at + 10))?.[0].length ?? 0) : 0;
}
