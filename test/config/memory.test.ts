import { describe, expect, it } from "vitest";
import { loadMemory } from "../../src/config/memory.ts";
import { teamFiles } from "./builders.ts";

const load = (files: Readonly<Record<string, string>>, changed: readonly string[] = []) =>
  loadMemory(teamFiles(files), async () => changed);

describe("the team's notes", () => {
  it("are CLAUDE.md, wherever it stands, and rules that hold for all files", async () => {
    const { text, problems } = await load({
      "CLAUDE.md": "Use tabs.\r\nAlways.",
      ".claude/CLAUDE.md": "Write tests.",
      ".claude/rules/style.md": "---\ndescription: Style\n---\nBe brief.",
      ".claude/rules/deep/naming.md": "Whole words.",
      ".claude/rules/api.md": '---\npaths:\n  - "src/api/**"\n---\nOnly for the API.',
      ".claude/rules/script.sh": "exit 1",
      "docs/CLAUDE.md": "Only for the documents.",
      "AGENTS.md": "For another program.",
    });
    expect(text).toBe(
      [
        "## CLAUDE.md\nUse tabs.\nAlways.",
        "## .claude/CLAUDE.md\nWrite tests.",
        "## .claude/rules/style.md\nBe brief.",
        "## .claude/rules/deep/naming.md\nWhole words.",
      ].join("\n\n"),
    );
    expect(problems).toEqual([]);
  });

  it("are empty where there are none", async () => {
    expect(await load({})).toEqual({ text: "", problems: [] });
  });

  it("import other files, each from its own place and once", async () => {
    const { text, problems } = await load({
      "CLAUDE.md": "See @docs/style.md and @./README, then\n@docs/style.md again.",
      "docs/style.md": "Short lines. @more/names.md @../CLAUDE.md",
      "docs/more/names.md": "Whole words.",
      README: "The project.",
    });
    expect(text.match(/^## .*$/gm)).toEqual(["## CLAUDE.md", "## docs/style.md", "## docs/more/names.md", "## README"]);
    expect(problems).toEqual([]);
  });

  it("follow four imports in a row, and say where they stop", async () => {
    const chain = (index: number): [string, string] => [`${index}.md`, `note ${index} @${index + 1}.md`];
    const { text, problems } = await load({
      "CLAUDE.md": "@1.md",
      ...Object.fromEntries([1, 2, 3, 4, 5].map(chain)),
    });
    expect(text).toContain("note 4");
    expect(text).not.toContain("note 5");
    expect(problems).toEqual(["4.md imports 5.md, more than 4 imports deep; it was left out."]);
  });

  it("never leave the repository, and say what they left out", async () => {
    const { text, problems } = await load({
      "CLAUDE.md": "@~/.claude/mine.md @/etc/notes.md @../other/notes.md @docs/../../up.md @gone.md",
      "etc/notes.md": "not this",
    });
    expect(text).not.toContain("not this");
    expect(problems).toEqual([
      "CLAUDE.md imports ~/.claude/mine.md, which is not in the repository; it was left out.",
      "CLAUDE.md imports /etc/notes.md, which is not in the repository; it was left out.",
      "CLAUDE.md imports ../other/notes.md, which is not in the repository; it was left out.",
      "CLAUDE.md imports docs/../../up.md, which is not in the repository; it was left out.",
      "CLAUDE.md imports gone.md, which does not exist; it was left out.",
    ]);
  });

  it("do not take people, packages, addresses and folders for imports", async () => {
    const body = "Ask @octocat or ada@example.com. Uses @types/node and @/lib/cache.ts. Look in @src for more.";
    const { text, problems } = await load({ "CLAUDE.md": body, "src/a.ts": "code", "src/b.ts": "code" });
    expect(text).toBe(`## CLAUDE.md\n${body}`);
    expect(problems).toEqual([]);
  });

  it("do not read a whole folder because its name is mentioned", async () => {
    const asked: string[] = [];
    const team = teamFiles({ "CLAUDE.md": "Look in @src and @docs/guide.md." });
    await loadMemory({ list: (prefix) => team.list(asked[asked.push(prefix) - 1] ?? "") }, async () => []);
    expect(asked).toContain("docs/guide.md");
    expect(asked).not.toContain("src");
  });

  it.each([
    ["a code span", "Write `@a.md` so."],
    ["a code span with two marks", "Write ``@a.md` `` so."],
    ["a fence", "```\n@a.md\n```"],
    ["a fence in a list", "- so:\n  ~~~md\n  @a.md\n  ~~~"],
    ["a fence within a longer one", "````\n```\n@a.md\n```\n@a.md\n````"],
    ["a fence with a language inside", "```\n```js\n@a.md\n```"],
    ["a fence that is never closed", "```\n@a.md"],
    ["a comment", "<!-- @a.md -->"],
  ])("import nothing from within %s", async (_, body) => {
    const { text } = await load({ "CLAUDE.md": body, "a.md": "imported" });
    expect(text).not.toContain("imported");
  });

  it("lose their comments, but not what stands beside or behind them", async () => {
    const body = [
      "<!-- for people -->",
      "Kept one. <!-- inline -->",
      "<!-- more",
      "```",
      "--> Kept two.",
      "```html",
      "<!-- code -->",
      "```",
      "Kept three.",
    ];
    const { text } = await load({ "CLAUDE.md": body.join("\n") });
    expect(text).not.toMatch(/for people|more/);
    for (const kept of ["Kept one. <!-- inline -->", "Kept two.", "<!-- code -->", "Kept three."])
      expect(text).toContain(kept);
  });

  it("keep rules that a document begins with, and lose front matter", async () => {
    const { text } = await load({
      "CLAUDE.md": "---\n\n# Title\n\n---\n\nText.",
      ".claude/CLAUDE.md": "---\ntitle: Notes\n---\nBody.",
    });
    expect(text).toContain("# Title");
    expect(text).not.toContain("title: Notes");
  });

  it("are also those of the folders that the pull request touches, the broad ones first", async () => {
    const files = {
      "CLAUDE.md": "Of all.",
      "packages/CLAUDE.md": "Of packages.",
      "packages/api/CLAUDE.md": "Of the API.\n@notes.md",
      "packages/api/notes.md": "Imported beside it.",
      "packages/web/CLAUDE.md": "Of the web.",
    };
    const { text, problems } = await load(files, ["packages/api/src/server.ts", "packages/api/index.ts", "README.md"]);
    expect(text.match(/^(?:Of|Imported) .*$/gm)).toEqual([
      "Of all.",
      "Of packages.",
      "Of the API.",
      "Imported beside it.",
    ]);
    expect(problems).toEqual([]);
    const many = Array.from({ length: 60 }, (_, index) => `d${index}/a.ts`);
    expect((await load(files, many)).problems).toEqual([expect.stringContaining("in 20 of them no CLAUDE.md")]);
  });

  it("hold rules with paths where a changed file matches them", async () => {
    const rule = (paths: string, text: string) => `---\npaths: ${paths}\n---\n${text}`;
    const files = {
      ".claude/rules/api.md": rule('["src/api/**/*.{ts,tsx}"]', "Rule of the API."),
      ".claude/rules/web.md": rule("src/web/**", "Rule of the web."),
      ".claude/rules/odd.md": rule("{ a: b }", "Rule for odd paths."),
      ".claude/rules/all.md": "Rule for all.",
    };
    const { text } = await load(files, ["src/api/v1/user.ts"]);
    expect(text.match(/^Rule .*$/gm)).toEqual(["Rule of the API.", "Rule for odd paths.", "Rule for all."]);
  });

  it("are cut, and say so", async () => {
    const { text, problems } = await load({ "CLAUDE.md": "x".repeat(50_000) });
    expect(text.length).toBeLessThan(40_100);
    expect(text).toMatch(/\[cut\]$/);
    expect(problems).toEqual([expect.stringContaining("longer than 40000 characters")]);
  });

  it("pass on what could not be read", async () => {
    const { problems } = await loadMemory(
      teamFiles(
        { "CLAUDE.md": "@big.md" },
        { "big.md": "big.md is too large.", ".claude/rules/x.md": "x.md is a link." },
      ),
      async () => [],
    );
    expect(problems).toEqual(["x.md is a link.", "big.md is too large.", expect.stringContaining("big.md")]);
  });

  it("cannot be made slow by what never ends", async () => {
    const lines = ["<!--", "-->x", "``` ", "`", "``", "@", "~~~"].map((line) => `${line}\n`.repeat(20_000));
    const { text } = await load({ "CLAUDE.md": lines.join("") });
    expect(text.length).toBeGreaterThan(0);
  });
});
