/** Hits as ripgrep writes them to a pipe: no headings, no colours, a name where there may be several files. */
import type { RipgrepSearch } from "./ripgrep-options.ts";

/** Without a column it is only context. */
export type Hit = { readonly path: string; readonly line: number; readonly text: string; readonly column?: number };

type Form = { readonly search: RipgrepSearch; readonly nameOf: (path: string) => string; readonly named: boolean };

export function showHits(hits: readonly Hit[], { search, nameOf, named }: Form): string {
  const { options, values } = search;
  const columns = options.has("columns");
  const numbers = (options.has("numbers") || columns) && !options.has("no-numbers");
  const grouped = ["after", "before", "around"].some((name) => values.has(name));
  const shown = upTo(hits, values);
  let text = "";
  for (const [index, hit] of shown.entries()) {
    const before = shown[index - 1];
    const follows = before?.path === hit.path && hit.line - before.line <= 1;
    if (grouped && before && !follows) text += "--\n";
    const sign = hit.column === undefined ? "-" : ":";
    const name = named ? nameOf(hit.path) + sign : "";
    const number = numbers ? `${hit.line}${sign}` : "";
    const column = columns && hit.column !== undefined ? `${hit.column}:` : "";
    text += `${name}${number}${column}${lineOf(hit, search)}\n`;
  }
  return text;
}

function lineOf({ text }: Hit, { options, values }: RipgrepSearch): string {
  const width = Number(values.get("width")?.at(-1) ?? 0);
  if (width > 0 && Buffer.byteLength(text) > width) return "[Omitted long matching line]";
  return options.has("trim") ? text.trimStart() : text;
}

/** At most so many matches of each file, with what is to be shown after the last of them. */
function upTo(hits: readonly Hit[], values: RipgrepSearch["values"]): readonly Hit[] {
  const most = values.get("most")?.at(-1);
  if (most === undefined) return hits;
  const after = Number(values.get("after")?.at(-1) ?? values.get("around")?.at(-1) ?? 0);
  const matches = new Map<string, { count: number; last: number }>();
  return hits.filter(({ path, line, column }) => {
    const seen = matches.get(path) ?? { count: 0, last: Number.POSITIVE_INFINITY };
    matches.set(path, seen);
    if (seen.count >= Number(most)) return column === undefined && line <= seen.last + after;
    if (column !== undefined) {
      seen.count += 1;
      seen.last = line;
    }
    return true;
  });
}
