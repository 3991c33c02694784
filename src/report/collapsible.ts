/** A collapsible as GitHub reads it: Markdown inside needs an empty line before and after, the summary is HTML. */

export function openCollapsible(summary: string): string {
  return `<details>\n<summary>${summary}</summary>`;
}

export const closeCollapsible = "</details>";

export function collapsible(summary: string, body: string): string {
  return [openCollapsible(summary), body, closeCollapsible].filter((part) => part !== "").join("\n\n");
}
