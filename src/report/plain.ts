/** Our own comment as plain text for a terminal: the same words, without what only a browser understands. */

const entities: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#96;": "`",
  "&#124;": "|",
};

/** Reads only what `renderComment` writes; anything else is left as it is. */
export function plainComment(markdown: string): string {
  const text = markdown
    .replace(/^<!--.*?-->\n/, "")
    .replaceAll(/<summary>(.*?)<\/summary>/g, "▸ $1")
    .replaceAll(/<\/?(?:details|b|sub|code)>/g, "")
    .replaceAll(/\[([^[\]]*)\]\(https?:[^()\s]*\)/g, "$1")
    .replaceAll(/^#{3,4} /gm, "")
    .replaceAll(/&nbsp;|&lt;|&gt;|&amp;|&quot;|&#96;|&#124;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\\([\\*_[\]~#+=:/-])/g, "$1");
  return text.replaceAll(/\n{3,}/g, "\n\n").trim();
}
