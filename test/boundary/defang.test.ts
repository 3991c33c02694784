import { describe, expect, test } from "vitest";
import { codeBlock, codeSpan } from "../../src/boundary/code.ts";
import { defangHtml, defangInline, defangMarkdown } from "../../src/boundary/defang.ts";

describe("words on which GitHub would act are shown as code", () => {
  test.each([
    ["a mention", "ask @octocat, please", "ask `@octocat`, please"],
    ["a team", "(@acme/security)", "(`@acme/security`)"],
    ["an escaped mention", "\\@octocat", "`@octocat`"],
    ["a mention inside bold", "**@octocat**", "**`@octocat`**"],
    ["a mention that bold cuts in two", "@octo**cat**", "`@octo`**cat**"],
    ["a mention with an invisible break", "@\u200Boctocat", "`@octocat`"],
    ["an address", "mail me@example.com", "mail `me@example.com`"],
    ["a closing keyword", "fixes #12.", "fixes `#12`."],
    ["an escaped number sign", "fixes \\#12", "fixes `#12`"],
    ["an issue of another repository", "closes acme/shop#12", "closes `acme/shop#12`"],
    ["a GH reference", "see GH-12", "see `GH-12`"],
    ["a commit", "since 3f9c2ab1d0 it fails", "since `3f9c2ab1d0` it fails"],
    ["a bare URL", "see https://evil.example/a?b=c.", "see `https://evil.example/a?b=c`."],
    ["a www address", "see www.evil.example", "see `www.evil.example`"],
    ["an autolink", "<https://evil.example>", "&lt;`https://evil.example`&gt;"],
    ["an emoji that is an image", "well :octocat: done", "well `:octocat`: done"],
    ["a formula", "$\\href{x}{y}$", "`$\\href{x}{y}$`"],
    ["a formula around code", "$`x`$", "`$x$`"],
  ])("%s", (_, text, shown) => {
    expect(defangMarkdown(text)).toBe(shown);
    expect(defangInline(text)).toBe(shown);
  });

  test("what only looks similar stays text", () => {
    const harmless = "C# and F# at 50 % of 1,000: snake_case, a && b, high-level, x: y";
    expect(defangMarkdown(harmless)).toBe(harmless);
  });
});

describe("links, images and HTML are shown, not made", () => {
  test.each([
    ["an inline link", "[the docs](https://evil.example 'title')", "the docs (`https://evil.example`)"],
    ["a link whose words are code", "[`a.ts`](src/a.ts)", "`a.ts` (`src/a.ts`)"],
    ["an image", "![logo](https://evil.example/x.png)", "image logo (`https://evil.example/x.png`)"],
    ["an image inside a link", "[![a](b)](c)", "\\[image a (`b`)\\](c)"],
    ["a reference", "[a][b]", "\\[a\\]\\[b\\]"],
    ["a reference's definition", "[b]: https://evil.example", "\\[b\\]: `https://evil.example`"],
    ["an HTML image", "<img src=x>", "&lt;img src=x&gt;"],
    ["an HTML comment", "<!-- marker -->", "&lt;!-- marker --&gt;"],
    ["an entity", "&lt;img&gt; &#64;name", "&amp;lt;img&amp;gt; `&#64;name`"],
    ["strikethrough", "~~no~~", "\\~\\~no\\~\\~"],
    ["a lonely mark of bold", "2**8", "2\\*\\*8"],
  ])("%s", (_, text, shown) => {
    expect(defangInline(text)).toBe(shown);
  });
});

describe("code stays readable and closed", () => {
  test.each([
    ["a span keeps what cannot act", "run `npm i @acme/x #1`", "run `npm i @acme/x #1`"],
    ["a span with backticks inside", "`` a`b ``", "``a`b``"],
    ["neighbouring spans are one", "`a` `b`", "`a` `b`"],
    ["a span and a mention beside it are one", "`a`@b", "`a@b`"],
    ["a lonely backtick is only itself", "it`s @me", "it&#96;s `@me`"],
    ["a fence keeps its lines", "```ts\n@a // #1\n  <b>\n```\nafter", "```ts\n@a // #1\n  <b>\n```\n\nafter"],
    ["an open fence is closed", "```\nlet x", "```\nlet x\n```"],
    ["a tilde fence around backticks", "~~~\n```\n~~~", "````\n```\n````"],
    ["a fence that GitHub would draw is plain", "```mermaid\ngraph\n```", "```\ngraph\n```"],
    ["a fence that would be applied is plain", "```suggestion\nx\n```", "```\nx\n```"],
    ["indented code is a paragraph", "    <script>", "&lt;script&gt;"],
  ])("%s", (_, text, shown) => {
    expect(defangMarkdown(text)).toBe(shown);
  });

  test.each([
    ["plain", "a.ts", "`a.ts`"],
    ["with backticks", "a``b`", "``` a``b` ```"],
    ["over two lines", "a\nb", "`a b`"],
    ["with a pipe, safe in a table", "a|b\\", "<code>a&#124;b&#92;</code>"],
    ["empty", " \u200B ", ""],
  ])("a code span of text: %s", (_, text, shown) => {
    expect(codeSpan(text)).toBe(shown);
  });

  test("a code block's fence is longer than any inside", () => {
    expect(codeBlock("````\nx", "TS")).toBe("`````ts\n````\nx\n`````");
  });
});

describe("the structure around the text survives", () => {
  test.each([
    ["a heading is a bold line", "# Big @news\ntext", "**Big `@news`**\n\ntext"],
    ["an underlined heading is a paragraph", "Big\n===\nSmall\n---", "Big\n\nSmall"],
    ["lists keep their levels", "1. a\n   - b\n     more\n\n2) c", "1. a\n    - b more\n2) c"],
    ["a deep first item starts at the left", "intro\n        - a", "intro\n\n- a"],
    ["an item cannot hold another block", "- # x\n- - - y\n- 1. z", "- \\# x\n- \\- - y\n- 1\\. z"],
    ["a task is not a checkbox", "- [x] done", "- \\[x\\] done"],
    ["a quote or alert is text", "> [!NOTE]", "&gt; \\[!NOTE\\]"],
    ["a command to another bot is text", "/merge", "\\/merge"],
    [
      "a table is written again",
      "a|b\n-|-\n`x\\|y`|<b>|c",
      "| a | b |\n| --- | --- |\n| <code>x&#124;y</code> | &lt;b&gt; |",
    ],
    ["a pipe elsewhere makes no table", "a\n:-\n|b|", "a\n\\:-\n&#124;b&#124;"],
    ["details cannot be opened or closed", "</details>\n<details open>", "&lt;/details&gt;\n&lt;details open&gt;"],
  ])("%s", (_, text, shown) => {
    expect(defangMarkdown(text)).toBe(shown);
  });

  test("one line stays one line, whatever breaks it had", () => {
    expect(defangInline("a\r\nb\u2028c | d\u0085# e")).toBe("a b c &#124; d # e");
  });

  test("inside HTML tags nothing is left of Markdown or HTML", () => {
    expect(defangHtml("</summary> **a** `b<c` @d & 'e'")).toBe(
      "&#60;/summary&#62; a <code>b&#60;c</code> <code>&#64;d</code> &#38; &#39;e&#39;",
    );
  });
});

test("invisible and direction-changing characters are removed, in code too", () => {
  const unseen =
    "\u200B\u200D\u202E\u2066\u00AD\uFEFF\uFE0F\u{E0041}\u{E0100}\u3164\u061C\u0000\u001B\u009B\uD800\uFFF9";
  expect(defangMarkdown(`a${unseen}b \`c${unseen}d\`\n\`\`\`\ne${unseen}f\n\`\`\``)).toBe("ab `cd`\n\n```\nef\n```");
  expect(defangMarkdown("a\tb é 日本 🙂")).toBe("a\tb é 日本 🙂");
});
