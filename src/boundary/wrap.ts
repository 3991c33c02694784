/**
 * The door in: text from a pull request is marked as data before a model reads it. The text cannot close or forge the marks,
 * and nothing in it is invisible; it is never shortened here.
 */
import { escapeHtml } from "./inline.ts";
import { oneLine, readInvisible, removeInvisible, spellInvisible } from "./invisible.ts";

const dataTag = "pull_request_data";

/** Tags that speak with the harness's voice: no text of others may hold them unescaped. */
const reservedTags = [dataTag, "task_result", "task_error", "system-reminder"] as const;

/** Long enough for any path that git allows in practice. */
const labelLimit = 300;

export function wrapAsData(label: string, text: string): string {
  const source = escapeHtml(oneLine(label).slice(0, labelLimit));
  return `<${dataTag} source="${source}">\n${escapeTags(text, [])}\n</${dataTag}>`;
}

/** Escapes the named tags and the reserved ones, opening and closing, and lines that pretend to be a turn of the conversation. */
export function escapeTags(text: string, names: readonly string[]): string {
  return removeInvisible(text)
    .replace(new RegExp(`<${tagAhead(names)}`, "giu"), "&lt;")
    .replace(/^([ \t]*)(?=(?:human|assistant)[ \t]*:)/gimu, "$1\\");
}

/**
 * What a tool brings from the repository, on its way to a model: reserved tags are escaped, and what cannot be seen is spelt
 * out, so that a reviewer notices it. `readMaterial` takes a quote of it back to what stands in the file.
 */
export function showMaterial(text: string): string {
  return spellInvisible(text).replace(new RegExp(`<${tagAhead([])}`, "giu"), "&lt;");
}

export function readMaterial(quote: string): string {
  return readInvisible(quote).replace(new RegExp(`&lt;${tagAhead([])}`, "giu"), "<");
}

/** Few blanks are allowed for: more of them are no tag to any reader, and would cost time. */
function tagAhead(names: readonly string[]): string {
  const alternatives = [...reservedTags, ...names].map(looseName).join("|");
  return `(?=\\s{0,9}/?\\s{0,9}(?:${alternatives})(?![\\w-]))`;
}

/** A model reads `system_reminder` as it reads `system-reminder`. */
function looseName(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[-_]/g, "[-_]");
}
