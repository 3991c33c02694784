/** GitHub's own look for Markdown, light and dark. */
import { readFileSync } from "node:fs";

/** ncc copies a file that is named in this form beside the bundle, so it is there without `node_modules` too. */
export function readStylesheet(): string {
  return readFileSync(new URL("../../node_modules/github-markdown-css/github-markdown.css", import.meta.url), "utf8");
}
