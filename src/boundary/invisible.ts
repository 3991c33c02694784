/**
 * Removes what a reader cannot see: control, zero-width, direction-changing, tag and variation characters, lone surrogates.
 * What remains is text as it looks, with "\n" as the only line end and tabs as the only other control character.
 */

const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Unicode's own list of characters that show nothing (it holds U+E0000–E0FFF, bidi controls, soft hyphen), and what it leaves out. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]|(?![\t\n])\p{Cc}/gu;

export function removeInvisible(text: string): string {
  return text.replace(lineEnds, "\n").replace(unseen, "");
}

export function oneLine(text: string): string {
  return removeInvisible(text).replace(/\s+/g, " ").trim();
}

/** Shows what cannot be seen as \u{…}. Carriage returns stay: they end lines in many files. */
export function spellInvisible(text: string): string {
  return text.replace(unseen, (character) =>
    character === "\r" ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** The way back, for characters that cannot be seen and for no others. */
export function readInvisible(text: string): string {
  return text.replace(/\\u\{([0-9a-f]{1,5}|10[0-9a-f]{4})\}/g, (spelt, code: string) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    return removeInvisible(character) === "" ? character : spelt;
  });
}
