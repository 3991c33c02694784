import { marked } from "marked";
import { describe, expect, test } from "vitest";
import type { Denial } from "../../src/permission/decision.ts";
import { renderComment } from "../../src/report/comment.ts";
import { renderJson } from "../../src/report/json.ts";
import type { Report } from "../../src/report/report.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { sampleAgent, sampleFinding, sampleReport } from "../support/sample-report.ts";

const head = sampleReport().commits.head;

describe("the first screen", () => {
  test("says the verdict, the counts and the reviewed commit", () => {
    const [verdict, , facts] = renderComment(sampleReport()).split("\n");
    expect(verdict).toBe(
      "### ⚠️ Incomplete: 1 of 4 agents did not finish, 1 of 8 changed files opened by no agent, 4 findings so far",
    );
    expect(facts).toBe(
      `🔴 1 critical, 🟠 1 high, 🟡 1 medium, 🔵 1 low · reviewed [\`3f9c2ab\`](https://github.com/acme/shop/commit/${head})`,
    );
  });

  test.each([
    ["findings", finished({}), "### 🔴 4 findings"],
    ["one finding", finished({ findings: [sampleFinding({ severity: "low" })] }), "### 🔵 1 finding"],
    ["nothing", finished({ findings: [] }), "### ✅ No findings"],
    ["only a rejected finding", finished({ findings: [sampleFinding({ verdict: "rejected" })] }), "### ✅ No findings"],
    [
      "nothing, but a file that nobody opened",
      finished({ findings: [], files: sampleReport().files }),
      "### ⚠️ Incomplete: 1 of 8 changed files opened by no agent",
    ],
    [
      "nothing, but an agent that failed",
      finished({ findings: [], agents: sampleReport().agents }),
      "### ⚠️ Incomplete: 1 of 4 agents did not finish",
    ],
    [
      "a main agent that was cut off",
      finished({ findings: [], main: sampleAgent({ ending: { kind: "time-limit" } }) }),
      "### ⚠️ Incomplete: the main agent did not finish",
    ],
    [
      "what the session calls incomplete",
      finished({ findings: [], verdict: "incomplete" }),
      "### ⚠️ Incomplete: not everything was reviewed",
    ],
  ])("tells apart: %s", (_, report, verdict) => {
    expect(renderComment(report).split("\n")[0]).toBe(verdict);
  });

  test("lists the five worst findings with links to their lines, and counts the rest", () => {
    const low = Array.from({ length: 5 }, (_, index) => sampleFinding({ severity: "low", title: `low ${index}` }));
    const worst = sampleFinding({
      severity: "critical",
      title: "worst",
      path: "src/a b/(c)#d.ts",
      line: 3,
      endLine: 9,
    });
    const uncertain = sampleFinding({ title: "doubtful", verdict: "uncertain" });
    const table = renderComment(finished({ findings: [...low, uncertain, worst] })).split("#### Agents")[0];
    const place = `[\`src/a b/(c)#d.ts:3\`](https://github.com/acme/shop/blob/${head}/src/a%20b/%28c%29%23d.ts#L3-L9)`;
    expect(table).toContain(
      `| 🔴&nbsp;critical | worst | ${place} | \`correctness\`, \`payments-expert\` |\n| 🔵&nbsp;low | low 0 |`,
    );
    expect(table).toContain("low 3");
    expect(table).not.toContain("low 4");
    expect(table).not.toContain("doubtful");
    expect(table).toContain("1 more finding below.");
  });

  test("among equals, what more agents found comes first", () => {
    const alone = sampleFinding({ title: "found by one", foundBy: ["a"] });
    const agreed = sampleFinding({ title: "found by two", foundBy: ["a", "b"] });
    const comment = renderComment(finished({ findings: [alone, agreed] }));
    expect(comment.indexOf("found by two")).toBeLessThan(comment.indexOf("found by one"));
  });

  test("an address that is not of the web is no link, and a path that is not text breaks nothing", () => {
    const pull = { ...sampleReport().pull, url: "javascript:alert(1)/pull/128" };
    expect(renderComment(sampleReport({ pull, runUrl: "javascript:alert(2)" }))).not.toContain("](");
    expect(renderComment(finished({ findings: [sampleFinding({ path: "a\uD800.ts" })] }))).toContain(
      "/a%EF%BF%BD.ts#L42)",
    );
  });

  test("without an address of the repository there are no links", () => {
    const { runUrl: _, ...local } = sampleReport({ pull: { ...sampleReport().pull, url: "" } });
    const comment = renderComment(local);
    expect(comment).not.toContain("](");
    expect(comment).toContain("| `src/payouts/retry.ts:42` |");
  });
});

describe("the sections", () => {
  const comment = renderComment(sampleReport());

  test("every agent has a collapsible with its question, coverage, measures and report", () => {
    const section = collapsibleWith(comment, "<b>correctness</b>");
    expect(section).toContain(
      "<summary><b>correctness</b>: Walk through the retry loop · 2 findings · 41 s · $0.0731</summary>",
    );
    expect(section).toContain("**Asked:** For each way in which `provider.payout` can end");
    expect(section).toContain("**Opened 3 files:** `src/payouts/retry.ts`, ");
    expect(section).toContain("<sub>6 turns, 14 calls · 95k tokens in, 2.1k out · `claude-sonnet-5`</sub>");
    expect(section).toContain("I followed every exit of `retryPayout`.");
    expect(collapsibleWith(comment, "<b>security</b>")).toContain("· 2 denials</sub>");
  });

  test("an agent that failed stands first, as not reviewed, with the cause", () => {
    const section = comment.split("#### Agents")[1]?.split("</details>")[0];
    expect(section).toContain(
      "<summary>⚠️ <b>Explore</b>: Find the callers of createRefund · <b>not reviewed</b> · 17 s · $0.0084</summary>",
    );
    expect(section).toContain(
      "**Not reviewed** (failed): the model's service answered 529 (overloaded) five times; start the review again later.",
    );
  });

  test("an agent that was cut off is not reviewed either, and keeps what it had said", () => {
    const cut = sampleAgent({ agent: "cut", ending: { kind: "turn-limit" }, text: "half a report" });
    const section = collapsibleWith(renderComment(sampleReport({ agents: [cut] })), "<b>cut</b>");
    expect(section).toContain("**Not reviewed** (stopped at its turn limit). What it had said by then is kept");
    expect(section).toContain("half a report");
  });

  test("a main agent that failed says so in place of its summary", () => {
    const main = sampleAgent({ ending: { kind: "failed", cause: "no credit." } });
    expect(renderComment(sampleReport({ main, summary: "" }))).toContain(
      "**The main agent did not finish** (failed): no credit.\n",
    );
  });

  test("findings show their quote, scenario and suggestion; those without a line and the uncertain ones apart", () => {
    const detail = collapsibleWith(comment, "<b>Findings in detail</b> (3)");
    expect(detail).toContain(
      "#### 🔴 A refund is paid twice when the provider answers late\n\n[`src/payouts/retry.ts:42`]",
    );
    expect(detail).toContain(
      "```ts\nawait provider.payout({ amount, account });\n```\n\nThe provider accepts the payout",
    );
    expect(detail).toContain("**Suggestion:**\n\n```ts\nconst key = randomUUID();\n");
    expect(collapsibleWith(comment, "<b>Not tied to a line</b> (1)")).toContain(
      "The list of open refunds loses its index",
    );
    const doubtful = renderComment(sampleReport({ findings: [sampleFinding({ verdict: "uncertain" })] }));
    expect(collapsibleWith(doubtful, "<b>Uncertain: a person should look</b> (1)")).toContain("A refund is paid twice");
  });

  test("the ledger names agent, call, layer, rule, reason and remedy of every denial", () => {
    const ledger = collapsibleWith(comment, "<b>Denied calls</b> (2)");
    expect(ledger).toContain(
      "| `security` | `Read ../../etc/hosts` | workspace | The path is outside the reviewed tree. | nothing |",
    );
    expect(ledger).toContain(
      "| definition `tools: Read, Grep, Glob` | Bash is not among this agent's tools. | Add Bash to `tools` in",
    );
  });

  test("equal denials are one row with their count, and those of one agent stand together", () => {
    const denial = (agent: string, subject: string): Denial => {
      const remedy = `add to allowed-tools: Bash(${subject})`;
      return { agent, tool: "Bash", subject, by: "mode", rule: "dontAsk", reason: "Nothing allows this.", remedy };
    };
    const report = sampleReport();
    const runs = report.agents.map((run, index) => ({
      ...run,
      denials: [denial(index % 2 === 0 ? "a" : "b", "npm test"), denial("a", "make"), denial("a", "npm test")],
    }));
    const ledger = renderComment({ ...report, agents: runs.slice(0, 3), main: { ...report.main, denials: [] } });
    const rows = collapsibleWith(ledger, "<b>Denied calls</b> (9)")
      .split("\n")
      .filter((row) => row.includes("Bash "));
    expect(rows.map((row) => row.split(" | ").slice(0, 2).join(" "))).toEqual([
      "| `a` `Bash npm test` × 5",
      "| `a` `Bash make` × 3",
      "| `b` `Bash npm test`",
    ]);
    expect(rows[0]).toContain("add to allowed-tools: Bash(npm test)");
    const { denials } = JSON.parse(renderJson({ ...report, agents: runs.slice(0, 3) }));
    expect(denials).toContainEqual({ ...denial("a", "npm test"), count: 5 });
  });

  test("every changed file is named, with who opened it; what nobody opened comes first", () => {
    const files = collapsibleWith(comment, "<b>What was checked and what was not</b>: 6 of 8 changed files opened");
    expect(files).toContain(
      ":-- |\n| `package-lock.json` | modified +214 −37 | **nobody** |\n| `docs/refund-flow.png` | added +0 −0, binary | **nobody** |",
    );
    expect(files).toContain("| `src/payouts/retry.ts` | modified +61 −9 | correctness, payments-expert |");
  });

  test("notices and the footer stand outside the collapsibles", () => {
    expect(comment).toContain(
      "> ℹ️ This pull request changes `.claude/agents/security.md`; the version of the base commit was used.",
    );
    expect(comment.split("\n").at(-1)).toMatch(
      /^<sub>4 agents in 1 min 12 s · 491k tokens \(84 % from the cache\) · \$0\.4127 · agents and settings from base \[`9d41c0e`\].* · \[run\]\(https:.*\/runs\/9876543210\)/,
    );
  });

  test("what does not exist has no section", () => {
    const bare = renderComment(finished({ findings: [], agents: [], notices: [], files: [] }));
    expect(bare).not.toMatch(/<details>|Agents|Needs action/);
  });
});

const hostile = [
  "@octocat fixes #12 <img src=x> ![i](https://evil.example/x.png) [l](https://evil.example) <!-- marker --> </details>",
  "</summary></details> | a | b | ```",
  "```",
  "never closed \u202E\u{E0041}",
].join("\n");

describe("hostile texts in every field", () => {
  const finding = sampleFinding({
    path: `${hostile}.ts`,
    quote: hostile,
    category: hostile,
    title: hostile,
    failureScenario: hostile,
    suggestion: hostile,
    foundBy: [hostile],
  });
  const denial = {
    agent: hostile,
    tool: hostile,
    subject: hostile,
    by: "mode" as const,
    rule: hostile,
    reason: hostile,
    remedy: hostile,
  };
  const agent = sampleAgent({
    agent: hostile,
    description: hostile,
    question: hostile,
    model: hostile,
    text: hostile,
    ending: { kind: "failed", cause: hostile },
    denials: [denial],
    visited: [hostile],
    findings: [finding],
  });
  const report = sampleReport({
    pull: { ...sampleReport().pull, title: hostile },
    summary: hostile,
    findings: [finding, { ...finding, verdict: "uncertain" }],
    main: agent,
    agents: [agent],
    files: [
      { path: hostile, status: hostile, additions: 1, deletions: 1, visited: false, content: "text", note: hostile },
    ],
    notices: [hostile],
  });

  test.each([
    ["comment", renderComment(report)],
    ["summary", renderSummary(report)],
  ])("do not act in the %s", (_, markdown) => {
    const html = marked.parse(markdown, { gfm: true, breaks: true, async: false });
    expect(html).not.toMatch(/<img|<!--|[\u202E\u{E0041}]/u);
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);
    expect(links.filter((address) => !address?.startsWith("https://github.com/acme/shop/"))).toEqual([]);
    const text = html.replace(/<code[^>]*>[\s\S]*?<\/code>/g, "").replace(/<[^>]*>/g, " ");
    expect(text.replace(/&#?\w+;/g, "")).not.toMatch(/@|#\d|:\/\//);
    expectBalanced(markdown);
  });
});

describe("the limits of GitHub", () => {
  const long = (word: string, length: number) => word.repeat(Math.ceil(length / word.length));
  const huge = sampleReport({
    summary: long("Много слов. ", 80_000),
    findings: Array.from({ length: 300 }, (_, index) =>
      sampleFinding({
        id: `${index}`,
        title: long("|<", 5_000),
        path: long("папка/", 3_000),
        failureScenario: long("```\n|", 20_000),
        quote: long("`", 9_000),
      }),
    ),
    agents: Array.from({ length: 40 }, (_, index) =>
      sampleAgent({
        agent: `agent-${index}`,
        text: long("- *a* | <b>\n", 50_000),
        question: long("why ", 9_000),
        ending: index === 39 ? { kind: "empty" } : { kind: "finished" },
      }),
    ),
    files: Array.from({ length: 3_000 }, (_, index) => ({
      path: `src/${long("deep/", 100)}file-${index}.ts`,
      status: "modified",
      additions: 1,
      deletions: 1,
      visited: index > 0,
      content: "text" as const,
    })),
    notices: Array.from({ length: 50 }, () => long("notice ", 3_000)),
  });

  test("a huge report stays under both limits, is cut between blocks and says where the rest is", () => {
    const comment = renderComment(huge);
    expect(comment.length).toBeLessThanOrEqual(65_000);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(262_144);
    expectBalanced(comment);
    expect(comment).toContain(
      "### ⚠️ Incomplete: 1 of 40 agents did not finish, 1 of 3000 changed files opened by no agent, 300 findings so far",
    );
    expect(comment).toContain("| Severity | Needs action |");
    expect(comment).toContain("<b>agent-39</b>");
    expect(comment).toMatch(
      /\*\d+ more changed files: in the \[summary of the run\]\(.*\) and in the JSON report\.\*\n\n<\/details>/,
    );
    expect(comment).toMatch(/\*\d+ more findings: in the/);
    expect(comment.split("\n").at(-1)).toMatch(/^<sub>40 agents/);
  });

  test("the job summary has its own, larger limit", () => {
    const summary = renderSummary(huge);
    expect(summary.length).toBeGreaterThan(200_000);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900_000);
    expectBalanced(summary);
  });

  test.each([3_000, 8_000, 20_000, 65_000])(
    "within %i characters the verdict, the table and the footer survive",
    (limit) => {
      const comment = renderComment(sampleReport({ agents: huge.agents, files: huge.files }), { limit });
      expect(comment.length).toBeLessThanOrEqual(limit);
      expectBalanced(comment);
      expect(comment).toMatch(/^### ⚠️ Incomplete/);
      expect(comment).toContain("| 🔴&nbsp;critical | A refund is paid twice");
      expect(comment).toMatch(/PR Subagents<\/sub>$/);
    },
  );

  test("two hundred and fifty files are all named beside sixteen long reports and sixty findings", () => {
    const files = Array.from({ length: 250 }, (_, index) => ({
      path: `packages/shop/src/module-${index}/index.ts`,
      status: "modified",
      additions: 10,
      deletions: 2,
      visited: true,
      content: "text" as const,
    }));
    const comment = renderComment(
      sampleReport({
        files,
        agents: huge.agents.slice(0, 16),
        findings: Array.from({ length: 60 }, () => sampleFinding()),
      }),
    );
    expect(files.filter((file) => !comment.includes(`| \`${file.path}\` |`))).toEqual([]);
    expect(comment.length).toBeLessThanOrEqual(65_000);
  });

  test("three thousand files do not push out findings and denials", () => {
    const comment = renderComment(sampleReport({ files: huge.files }));
    expect(comment).toContain("#### 🔴 A refund is paid twice");
    expect(comment).toContain("| `Read ../../etc/hosts` |");
  });

  test("a long report is cut at the end of a line, and says so", () => {
    const text = `${"a line\n".repeat(2_000)}`;
    const section = collapsibleWith(
      renderComment(sampleReport({ agents: [sampleAgent({ agent: "long", text })] })),
      "<b>long</b>",
    );
    expect(section).toContain("a line\n\n*Cut here; the whole text is in the [summary of the run](");
  });
});

function finished(changes: Partial<Report>): Report {
  const { agents, files } = sampleReport();
  return sampleReport({
    verdict: "clean",
    agents: agents.filter((agent) => agent.ending.kind === "finished"),
    files: files.map((file) => ({ ...file, visited: true })),
    ...changes,
  });
}

function collapsibleWith(comment: string, words: string): string {
  return (
    comment
      .split("<details>")
      .find((part) => part.includes(words))
      ?.split("</details>")[0] ?? ""
  );
}

/** Every collapsible that is opened is closed before the next one, and no fence is open at its end. */
function expectBalanced(markdown: string): void {
  const html = marked.parse(markdown, { gfm: true, breaks: true, async: false });
  const tags = html.replace(/<code[^>]*>[\s\S]*?<\/code>/g, "").match(/<\/?details>/g) ?? [];
  expect(tags.join("")).toBe("<details></details>".repeat(tags.length / 2));
  expect(html).toMatch(/<p><sub>.*<\/sub><\/p>\n$/);
}
