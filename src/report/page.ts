/** A page that shows a comment as it looks on GitHub. Self-contained: it loads nothing and runs nothing. */
import { marked } from "marked";
import { escapeHtml } from "../boundary/inline.ts";
import { oneLine } from "../boundary/invisible.ts";
import { readStylesheet } from "./stylesheet.ts";

/** GitHub's frame around a comment, in the colours of the stylesheet. */
const frame = `
body { margin: 0; }
main { box-sizing: border-box; min-height: 100vh; padding: 24px 16px; }
h2.pull { max-width: 880px; margin: 0 auto 16px; border: 0; font-size: 20px; }
article { max-width: 880px; margin: 0 auto; border: 1px solid var(--borderColor-default); border-radius: 6px; overflow: hidden; }
header { padding: 8px 16px; border-bottom: 1px solid var(--borderColor-default); background: var(--bgColor-muted); color: var(--fgColor-muted); font-size: 14px; }
header b { color: var(--fgColor-default); }
header i { margin: 0 4px; padding: 0 7px; border: 1px solid var(--borderColor-default); border-radius: 2em; font-size: 12px; font-style: normal; }
section.markdown-body { padding: 16px; font-size: 14px; }`;

/** `markdown` is a rendered comment: its texts are defanged already. The page forbids scripts and images all the same. */
export function renderPage(markdown: string, title: string): string {
  const name = escapeHtml(oneLine(title));
  const body = marked.parse(markdown, { gfm: true, breaks: true, async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${readStylesheet()}${frame}
</style>
</head>
<body>
<main class="markdown-body">
<h2 class="pull">${name}</h2>
<article>
<header><b>github-actions</b><i>bot</i>commented</header>
<section class="markdown-body">
${body}</section>
</article>
</main>
</body>
</html>
`;
}
