/** `printf` as bash prints: the format is used again until all arguments are printed. */
import { replaceEscapes } from "./escapes.ts";

export type Printed = { readonly bytes: Buffer; readonly status: number; readonly errors: string };

/** A width beyond this only fills memory. */
const MAX_WIDTH = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;

export function printf(format: string, given: readonly string[]): Printed {
  const parts = parseFormat(format);
  const printing: Printing = { rest: [...given], parts: [], problems: [], stop: false };
  let bytes = 0;
  do {
    const before = printing.rest.length;
    for (const part of parts) if (!printing.stop) printPart(part, printing);
    bytes = printing.parts.reduce((sum, { length }) => sum + length, 0);
    if (printing.rest.length === before) break;
  } while (printing.rest.length > 0 && !printing.stop && bytes < MAX_BYTES);
  const errors = printing.problems.map((problem) => `bash: line 1: printf: ${problem}\n`).join("");
  return { bytes: Buffer.concat(printing.parts), status: errors === "" ? 0 : 1, errors };
}

type Part =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "directive";
      readonly flags: string;
      readonly width: string;
      readonly precision?: string;
      readonly type: string;
    };

type Printing = { readonly rest: string[]; readonly parts: Buffer[]; readonly problems: string[]; stop: boolean };

function parseFormat(format: string): readonly Part[] {
  const directive = /%([-+ 0#]*)(\*|\d*)(?:\.(\*|\d*))?(?:[hlLjzt]*)([a-zA-Z%])/g;
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: whole, 1: flags = "", 2: width = "", 3: precision, 4: type = "", index } of format.matchAll(
    directive,
  )) {
    if (index > from) parts.push({ kind: "text", text: format.slice(from, index) });
    parts.push({ kind: "directive", flags, width, ...(precision !== undefined && { precision }), type });
    from = index + whole.length;
  }
  if (from < format.length) parts.push({ kind: "text", text: format.slice(from) });
  return parts;
}

function printPart(part: Part, printing: Printing): void {
  if (part.kind === "text") {
    const { bytes, stop } = replaceEscapes(part.text, "printf");
    printing.parts.push(bytes);
    printing.stop = stop;
    return;
  }
  if (part.type === "%") {
    printing.parts.push(Buffer.from("%"));
    return;
  }
  const star = (text: string): string => (text === "*" ? (printing.rest.shift() ?? "0") : text);
  const width = star(part.width);
  const flags = width.startsWith("-") ? `${part.flags}-` : part.flags;
  const precision = part.precision === undefined ? undefined : Math.min(Number(star(part.precision)) || 0, MAX_WIDTH);
  const printer = Object.hasOwn(printers, part.type) ? printers[part.type] : undefined;
  if (!printer) {
    printing.problems.push(`\`${part.type}': invalid format character`);
    printing.stop = true;
    return;
  }
  const value = printer(printing.rest.shift() ?? "", { flags, precision, printing });
  const size = Math.min(Math.abs(Number(width) || 0), MAX_WIDTH);
  printing.parts.push(
    Buffer.isBuffer(value) ? value : Buffer.from(pad(value, size, { flags, numeric: !/[scbq]/.test(part.type) })),
  );
}

type How = { readonly flags: string; readonly precision: number | undefined; readonly printing: Printing };

const printers: Readonly<Record<string, (value: string, how: How) => string | Buffer>> = {
  s: (value, { precision }) => (precision === undefined ? value : Buffer.from(value).subarray(0, precision).toString()),
  b(value, { printing }) {
    const { bytes, stop } = replaceEscapes(value.replaceAll(/\\0?([0-7]{1,3})/g, "\\0$1"), "echo");
    printing.stop = stop;
    return bytes;
  },
  q: (value) => (value === "" ? "''" : value.replaceAll(/[^\w@%+=:,./-]/g, "\\$&")),
  c: (value) => value.slice(0, 1),
  d: whole,
  i: whole,
  u: whole,
  o: (value, how) => integer(value, how).toString(8),
  x: (value, how) => (how.flags.includes("#") ? "0x" : "") + integer(value, how).toString(16),
  X: (value, how) => integer(value, how).toString(16).toUpperCase(),
  f: (value, how) => signed(decimal(value, how), how, (size) => size.toFixed(Math.min(how.precision ?? 6, 100))),
  F: (value, how) => signed(decimal(value, how), how, (size) => size.toFixed(Math.min(how.precision ?? 6, 100))),
  e: (value, how) => signed(decimal(value, how), how, (size) => exponent(size, how.precision ?? 6)),
  g: (value, how) => signed(decimal(value, how), how, (size) => general(size, how.precision ?? 6)),
};

function whole(value: string, how: How): string {
  const number = integer(value, how);
  const digits = (number < 0n ? -number : number).toString().padStart(how.precision ?? 0, "0");
  return signOf(number < 0n, how) + digits;
}

function signed(number: number, how: How, show: (size: number) => string): string {
  return signOf(number < 0, how) + show(Math.abs(number));
}

function signOf(negative: boolean, { flags }: How): string {
  if (negative) return "-";
  if (flags.includes("+")) return "+";
  return flags.includes(" ") ? " " : "";
}

function exponent(size: number, precision: number): string {
  return size.toExponential(Math.min(precision, 100)).replace(/e([+-])(\d)$/, "e$10$2");
}

function general(size: number, precision: number): string {
  const digits = Math.max(Math.min(precision, 100), 1);
  const power = size === 0 ? 0 : Math.floor(Math.log10(size));
  const text =
    power < -4 || power >= digits ? exponent(size, digits - 1) : size.toFixed(Math.max(digits - 1 - power, 0));
  return text.replace(/(\.\d*?)0+(?=e|$)/, "$1").replace(/\.(?=e|$)/, "");
}

/** A quote in front means the character's number. */
function integer(value: string, { printing }: How): bigint {
  if (/^["']/.test(value)) return BigInt(value.codePointAt(1) ?? 0);
  const [, sign = "", digits = "", rest = ""] = /^\s*([-+]?)(0[xX][0-9a-fA-F]+|\d+)?(.*)$/s.exec(value) ?? [];
  if (value !== "" && (digits === "" || rest !== "")) printing.problems.push(`${value}: invalid number`);
  const octal = /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
  const size = /^0[0-9]/.test(octal) ? BigInt(Number.parseInt(octal, 10)) : BigInt(octal || "0");
  return sign === "-" ? -size : size;
}

function decimal(value: string, { printing }: How): number {
  const number = Number(value);
  if (!Number.isNaN(number)) return number;
  printing.problems.push(`${value}: invalid number`);
  return Number.parseFloat(value) || 0;
}

function pad(
  text: string,
  width: number,
  { flags, numeric }: { readonly flags: string; readonly numeric: boolean },
): string {
  if (flags.includes("-")) return text.padEnd(width);
  if (!numeric || !flags.includes("0")) return text.padStart(width);
  const [, sign = "", digits = ""] = /^([-+ ]?)(.*)$/s.exec(text) ?? [];
  return sign + digits.padStart(width - sign.length, "0");
}
