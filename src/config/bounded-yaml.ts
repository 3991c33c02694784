/**
 * YAML within bounds: nothing in a stranger's file can overflow the stack, expand without end or take minutes. Nothing is
 * printed, and nothing is forgiven: repairs are ours.
 */
import { type Document, isMap, isNode, isScalar, LineCounter, type Pair, parseDocument } from "yaml";
import type { Entry } from "./entries.ts";
import { MERGE_KEY } from "./field-names.ts";
import { parsePlainYaml } from "./plain-yaml.ts";

export type Mapping = { readonly entries: readonly Entry[] } | { readonly error: string; readonly at: number };

/** YAML aliases expand: a few hundred bytes could become gigabytes. Agent files have no use for many. */
const MAX_ALIASES = 10;
const MAX_MARKS = 100;
const MAX_DEPTH = 40;

export function parseMapping(yaml: string): Mapping {
  const plain = parsePlainYaml(yaml);
  return plain ? { entries: plain } : parseAnyMapping(yaml);
}

/** With the library. Also of what is plain it would say the same. */
export function parseAnyMapping(yaml: string): Mapping {
  const excess = whyTooMuch(yaml);
  if (excess !== undefined) return { error: excess, at: 0 };
  const lines = new LineCounter();
  const options = { strict: true, prettyErrors: false, logLevel: "silent", uniqueKeys: false } as const;
  const document = parseDocument(yaml, { ...options, lineCounter: lines });
  const lineOf = (offset: number): number => lines.linePos(offset).line - 1;
  const [broken] = document.errors;
  if (broken) return { error: broken.message.split("\n", 1)[0] ?? "", at: lineOf(broken.pos[0]) };
  if (document.contents === null) return { entries: [] };
  if (!isMap(document.contents)) return { error: "it is not a list of fields", at: 0 };
  const entries = document.contents.items.map(({ key, value }): Entry => {
    const name = isScalar(key) ? String(key.value) : MERGE_KEY;
    const at = isNode(key) && key.range ? lineOf(key.range[0]) : 0;
    const read = name === MERGE_KEY ? undefined : expand(value, document);
    const source = isNode(value) && value.range ? yaml.slice(value.range[0], value.range[1]) : "";
    return { name, at, read, source, isPlain: isScalar(value) && value.type === "PLAIN" };
  });
  return { entries };
}

/** Cheap to see from outside, dear to find out by parsing. */
function whyTooMuch(yaml: string): string | undefined {
  let depth = 0;
  for (const letter of yaml) {
    if (letter === "[" || letter === "{") depth += 1;
    else if (letter === "]" || letter === "}") depth = Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return "it is nested too deeply";
  }
  if (/(?:[-?:][ \t]+){40}/.test(yaml)) return "it is nested too deeply";
  if ((yaml.match(/[&*]\w/g)?.length ?? 0) > MAX_MARKS) return "it has too many anchors and aliases";
  return undefined;
}

function expand(node: Pair["value"], document: Document.Parsed): { readonly value: unknown } | undefined {
  // A number keeps its digits: the name 007 is not 7.
  if (isScalar(node) && typeof node.value === "number") return { value: node.source ?? node.value };
  try {
    const value: unknown = isNode(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES, mapAsMap: true }) : null;
    return isTree(value, []) ? { value } : undefined;
  } catch {
    // The library throws on aliases that would expand without bounds.
    return undefined;
  }
}

/** An alias inside its own anchor makes a value that contains itself. */
function isTree(value: unknown, above: readonly unknown[]): boolean {
  const parts = value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : [];
  return !above.includes(value) && parts.every((part) => typeof part !== "object" || isTree(part, [...above, value]));
}
