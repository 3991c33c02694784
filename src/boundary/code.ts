/**
 * Any text as Markdown code. On GitHub nothing acts inside code, so this is how we show what must not act;
 * the text can never end its own code, whatever backticks, pipes or line ends it holds.
 */
import { oneLine, removeInvisible } from "./invisible.ts";

/** Languages that only colour the text. GitHub draws some others (diagrams, maps, formulas) and applies `suggestion`. */
const plainLanguages = new Set(
  `bash c cpp cs css csharp diff dockerfile go graphql html ini java javascript js json json5 jsonc jsx kotlin kt lua makefile
   objc perl php powershell py python rb rs ruby rust scala scss sh shell sql swift text toml ts tsx typescript txt vue xml yaml
   yml zig`.split(/\s+/),
);

/** Safe anywhere in a line, table cells included. */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  if (line === "") return "";
  if (line.includes("|")) return codeElement(line);
  const ticks = "`".repeat(longestTicks(line) + 1);
  const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

export function codeBlock(text: string, language = ""): string {
  const body = removeInvisible(text);
  const fence = "`".repeat(Math.max(3, longestTicks(body) + 1));
  const info = plainLanguages.has(language.toLowerCase()) ? language.toLowerCase() : "";
  return `${fence}${info}\n${body.endsWith("\n") ? body : `${body}\n`}${fence}`;
}

/** The same in HTML, for the places where Markdown is not read (`<summary>`) or would split the text (a pipe in a table). */
export function codeElement(text: string): string {
  const entities = oneLine(text).replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
  return entities === "" ? "" : `<code>${entities}</code>`;
}

function longestTicks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
