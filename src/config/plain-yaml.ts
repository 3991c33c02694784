/**
 * The YAML that most agent files are written in: a field per line, and at most one level below. Read without the library, which
 * takes longer to warm up than everything else here. Gives exactly what the library would give, or nothing.
 */
import type { Entry } from "./entries.ts";

const KEY = "[A-Za-z][A-Za-z0-9_-]{0,99}";
/** Printable ASCII that begins with none of YAML's signs. A colon before a blank and a hash behind one would be signs as well. */
const PLAIN = "[A-Za-z0-9](?:[!-9;-~]| (?!#)(?=[!-~])|:(?=[!-~]))*";
const QUOTED = '"[ !#-[\\]-~]*"';
const line = new RegExp(`^(?<indent> *)(?<key>${KEY}):(?: (?<text>${PLAIN}|${QUOTED}))?\n?$`);

/** What YAML takes for something else than text. */
const words: Readonly<Record<string, boolean | null>> = {
  ...{ true: true, True: true, TRUE: true },
  ...{ false: false, False: false, FALSE: false },
  ...{ null: null, Null: null, NULL: null },
};

type Field = { readonly indent: number; readonly key: string; readonly text: string | undefined; readonly at: number };

export function parsePlainYaml(yaml: string): readonly Entry[] | undefined {
  const lines = yaml.split(/(?<=\n)/);
  const fields = lines.map(readField).filter((field) => field !== undefined);
  if (fields.length < lines.length || fields[0]?.indent !== 0) return undefined;
  const tops = fields.filter(({ indent }) => indent === 0);
  const entries = tops.map((top, index) => readEntry(top, fields.slice(top.at + 1, tops[index + 1]?.at), lines));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function readField(written: string, at: number): Field | undefined {
  const { indent = "", key = "", text } = line.exec(written)?.groups ?? {};
  return key === "" || Object.hasOwn(words, key) ? undefined : { indent: indent.length, key, text, at };
}

function readEntry({ key, text, at }: Field, below: readonly Field[], lines: readonly string[]): Entry | undefined {
  if (text === undefined) return readNested({ key, at }, below, lines);
  if (below.length > 0) return undefined;
  return { name: key, at, read: { value: readScalar(text) }, source: text, isPlain: !text.startsWith('"') };
}

function readNested(
  { key, at }: Pick<Field, "key" | "at">,
  below: readonly Field[],
  lines: readonly string[],
): Entry | undefined {
  const [first] = below;
  // Numbers below a field become numbers; here they would be text.
  const isFlat = below.every(({ indent, text }) => indent === first?.indent && text !== undefined && !/^\d/.test(text));
  const value = new Map(below.map((field) => [field.key, readScalar(field.text ?? "")]));
  if (!isFlat || value.size === 0 || value.size < below.length) return undefined;
  const source = lines.slice(at + 1, at + 1 + below.length).join("");
  return { name: key, at, read: { value }, source: source.trimStart(), isPlain: false };
}

function readScalar(text: string): string | boolean | null {
  if (text.startsWith('"')) return text.slice(1, -1);
  const word = words[text];
  return word === undefined ? text : word;
}
