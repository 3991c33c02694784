/** Random soups of dangerous pieces, rendered by a GFM library: whatever the mixture, nothing of it acts. */
import { marked } from "marked";
import { expect, test } from "vitest";
import { codeSpan } from "../../src/boundary/code.ts";
import { defangHtml, defangInline, defangMarkdown } from "../../src/boundary/defang.ts";

const dangers = [
  ..."`*_~[]()!<>#|\\&$:@-+= \n",
  ..."`*\n\\|".repeat(3),
  ...[
    "``",
    "```",
    "````",
    "~~~",
    "**",
    "    ",
    "\t",
    "\r\n",
    "\n\n",
    "- ",
    "1. ",
    "> ",
    "# ",
    "---",
    "===",
    "|-|-|",
    "a|b\n-|-\n",
  ],
  ...[
    "@octocat",
    "@acme/team",
    "fixes #12",
    "GH-12",
    "acme/shop#12",
    "me@example.com",
    "https://evil.example",
    "www.evil.example",
  ],
  ...[
    "![a](https://e.example/x.png)",
    "[a](b)",
    "[a][r]",
    "\n[r]: https://e.example\n",
    "<https://e.example>",
    "[^1]",
    "\n[^1]: x\n",
  ],
  ...[
    "<img src=x>",
    "<!--",
    "-->",
    "<details>",
    "</details>",
    "<script>",
    "<a href=x>",
    "</code>",
    "</pre>",
    "<code>",
    "<?",
    "<![CDATA[",
  ],
  // Halves that act when nothing is left between them.
  ...["` `", "https:", "//evil.example", "&", "commat;a", "#", "12", "# ", "**", "[ # ](x)", "****"],
  ...["&lt;", "&#64;a", "&#96;", "\u200B", "\u202E", "\u{E0041}", "```mermaid\n", "word", "x"],
];

const ourTags = "p|strong|em|code|pre|ul|ol|li|br|table|thead|tbody|tr|th|td|del|hr";
const wellKnown = new RegExp(`^</?(?:${ourTags})(?: (?:class="language-[a-z]+"|start="\\d+"|align="[a-z]+"))?>$`);

test("no soup makes a link, an image, a tag, a comment or a mention, or reaches beyond itself", () => {
  const random = seeded(20_260_101);
  for (let round = 0; round < 4_000; round += 1) {
    const soup = randomSoup(random);
    const html = render(`${defangMarkdown(soup)}\n\nafter the text`);
    expect(problems(html), JSON.stringify(soup)).toEqual([]);
    expect(html.endsWith("<p>after the text</p>\n"), JSON.stringify(soup)).toBe(true);
  }
});

test("no soup leaves its table cell, its summary or its code span", () => {
  const random = seeded(7);
  for (let round = 0; round < 4_000; round += 1) {
    const soup = randomSoup(random);
    const table = render(`| a | b | c |\n| - | - | - |\n| ${defangInline(soup)} | ${codeSpan(soup)} | end |`);
    expect(problems(table), JSON.stringify(soup)).toEqual([]);
    expect(table.match(/<td>/g), JSON.stringify(soup)).toHaveLength(3);
    expect(table).toContain("<td>end</td>");
    const summary = defangHtml(soup);
    expect(problems(summary), JSON.stringify(soup)).toEqual([]);
    expect(summary).not.toContain("\n");
  }
});

test("what was made harmless once stays harmless when it is made harmless again", () => {
  const random = seeded(99);
  for (let round = 0; round < 1_000; round += 1) {
    const twice = defangMarkdown(defangMarkdown(randomSoup(random)));
    expect(problems(render(twice)), JSON.stringify(twice)).toEqual([]);
  }
});

test.each(["`", "*", "[", "](", "|", "```a", "\\```", "~", "@", ":a", "- ", "|-|\n", "a ", "\\", "_", "<"])(
  "a text of four hundred thousand characters of %j is read before the test's patience ends",
  (piece) => {
    const text = piece.repeat(Math.ceil(400_000 / piece.length));
    expect(problems(defangHtml(text))).toEqual([]);
    expect(defangMarkdown(text).length).toBeLessThan(4_000_000);
    expect(defangMarkdown(`${text}\``).length).toBeLessThan(4_000_000);
  },
);

function render(markdown: string): string {
  return marked.parse(markdown, { gfm: true, breaks: true, async: false });
}

function problems(html: string): readonly string[] {
  const tags = (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !wellKnown.test(tag));
  const outsideCode = html.replace(/<code[^>]*>[\s\S]*?<\/code>/g, "<code>").replace(/<[^>]*>/g, "\n");
  const text = outsideCode.replace(/&lt;|&gt;|&amp;|&quot;|&#\d+;/g, "\u{FFFD}");
  return [...tags, ...(text.match(/@|&\w+;|#\w|GH-\d|:\/\/|www\.|\$|[\u200B\u202E\u{E0041}]/gu) ?? [])];
}

function randomSoup(random: () => number): string {
  const length = 1 + Math.floor(random() * 24);
  return Array.from({ length }, () => dangers[Math.floor(random() * dangers.length)]).join("");
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
