/** The escapes that `echo -e` and `printf` know. Bytes, not characters: `\xff` is one of them. */

export type Unescaped = {
  readonly bytes: Buffer /** `\c` was met: nothing more is printed. */;
  readonly stop: boolean;
};

/** `echo` writes octal numbers as `\0NNN`, `printf` as `\NNN`. */
export function replaceEscapes(text: string, octal: "echo" | "printf"): Unescaped {
  const digits = octal === "echo" ? "0([0-7]{0,3})" : "([0-7]{1,3})";
  const sequence = new RegExp(
    `\\\\(?:([abefnrtvE\\\\"'?c])|x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|${digits})`,
    "g",
  );
  const parts: Buffer[] = [];
  let from = 0;
  for (const match of text.matchAll(sequence)) {
    const [whole, letter, hex, short, long, octets] = match;
    if (octal === "echo" && letter !== undefined && `"'?`.includes(letter)) continue;
    parts.push(Buffer.from(text.slice(from, match.index)));
    from = match.index + whole.length;
    if (letter === "c") return { bytes: Buffer.concat(parts), stop: true };
    if (letter !== undefined) parts.push(Buffer.from(letters[letter] ?? letter));
    else if (hex !== undefined) parts.push(Buffer.from([Number.parseInt(hex, 16)]));
    else if (octets !== undefined) parts.push(Buffer.from([Number.parseInt(octets || "0", 8) & 0xff]));
    else parts.push(characterOf(short ?? long ?? ""));
  }
  return { bytes: Buffer.concat([...parts, Buffer.from(text.slice(from))]), stop: false };
}

const letters: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  e: "\x1b",
  E: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

function characterOf(digits: string): Buffer {
  const code = Number.parseInt(digits, 16);
  return Buffer.from(code <= 0x10ffff ? String.fromCodePoint(code) : "");
}
