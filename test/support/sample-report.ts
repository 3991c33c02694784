/** A report as a real session leaves it: four subagents, one of which failed, with findings and denials. Deterministic. */
import type { Usage } from "../../src/agent/usage.ts";
import type { Finding } from "../../src/finding/finding.ts";
import type { AgentReport, Report, ReportedFile } from "../../src/report/report.ts";

const start = Date.UTC(2026, 0, 15, 9, 30);

export function sampleReport(changes: Partial<Report> = {}): Report {
  const agents = sampleAgents();
  return {
    version: 1,
    pull: {
      owner: "acme",
      repo: "shop",
      number: 128,
      title: "Refunds: retry failed payouts",
      url: "https://github.com/acme/shop/pull/128",
    },
    commits: {
      base: "9d41c0e7f3a85b26d1c4e90f7a6b8352e0d1f4c9",
      mergeBase: "9d41c0e7f3a85b26d1c4e90f7a6b8352e0d1f4c9",
      head: "3f9c2ab1d07e4f6b8a5c9e21d3b4f60718a2c5e4",
    },
    verdict: "incomplete",
    summary: `The retry loop is the heart of this change, and it can pay a refund twice: the payout is sent again after a timeout although the first attempt may have arrived. The new admin route is reachable without a role check.

- Payouts need an **idempotency key** that stays the same over all attempts.
- The migration is safe to run while the old version still serves.`,
    findings: sampleFindings(),
    disturbed: [],
    mode: "dontAsk",
    main: sampleAgent({
      agentId: "main",
      agent: "main",
      description: "",
      question: "",
      model: "claude-opus-4-8",
      text: "",
      turns: 3,
      calls: 5,
      usage: sampleUsage({ input: 6_100, output: 1_900, cacheRead: 31_000, cacheWrite: 9_400, cost: 0.1523 }),
      visited: [],
      endedAt: start + 72_400,
    }),
    agents,
    files: sampleFiles(),
    notices: ["This pull request changes `.claude/agents/security.md`; the version of the base commit was used."],
    usage: sampleUsage({ input: 41_300, output: 9_800, cacheRead: 402_000, cacheWrite: 38_000, cost: 0.4127 }),
    startedAt: start,
    endedAt: start + 72_400,
    configuration: "base",
    runUrl: "https://github.com/acme/shop/actions/runs/9876543210",
    ...changes,
  };
}

export function sampleAgent(changes: Partial<AgentReport> = {}): AgentReport {
  return {
    agentId: "a1",
    agent: "security",
    description: "Check the new admin route",
    question: "Who can reach the routes that this pull request adds, and what can they make them do?",
    model: "claude-sonnet-5",
    ending: { kind: "finished" },
    text: "The route `POST /admin/refunds` has no guard; all the others in `src/routes/admin.ts` call `requireRole`.",
    findings: [],
    turns: 6,
    calls: 14,
    usage: sampleUsage({}),
    denials: [],
    refused: [],
    abandoned: [],
    visited: ["src/routes/admin.ts", "src/routes/index.ts"],
    startedAt: start + 4_000,
    endedAt: start + 45_300,
    ...changes,
  };
}

export function sampleFinding(changes: Partial<Finding> = {}): Finding {
  return {
    id: "f1",
    path: "src/payouts/retry.ts",
    line: 42,
    quote: "    await provider.payout({ amount, account });",
    severity: "critical",
    category: "correctness",
    title: "A refund is paid twice when the provider answers late",
    failureScenario:
      "The provider accepts the payout but answers after the 5 s timeout. `payout` rejects, the loop sends the same amount again, and the customer receives both.",
    suggestion: "const key = randomUUID();\nawait provider.payout({ amount, account, key });",
    foundBy: ["correctness", "payments-expert"],
    verdict: "confirmed",
    ...changes,
  };
}

function sampleUsage(changes: Partial<Usage>): Usage {
  return { input: 9_200, output: 2_100, cacheRead: 78_000, cacheWrite: 7_600, cost: 0.0731, ...changes };
}

function sampleFindings(): readonly Finding[] {
  return [
    sampleFinding(),
    sampleFinding({
      id: "f2",
      path: "src/routes/admin.ts",
      line: 88,
      quote: 'router.post("/admin/refunds", createRefund);',
      severity: "high",
      category: "security",
      title: "Anybody who is signed in can create a refund: the route lacks `requireRole`",
      failureScenario:
        "A customer posts to `/admin/refunds` with their own account number; the handler checks only the session.",
      suggestion: 'router.post("/refunds", requireRole("finance"), refund);',
      foundBy: ["security"],
    }),
    sampleFinding({
      id: "f3",
      path: "src/payouts/backoff.ts",
      line: 17,
      endLine: 19,
      quote: "  return base * 2 ** attempt;",
      severity: "medium",
      category: "reliability",
      title: "The waiting time is never capped; attempt 10 waits 17 minutes and holds its worker",
      failureScenario:
        "The provider is down for an hour: every worker sleeps in the loop, and no other refund is tried.",
      suggestion: "const wait = Math.min(30_000, 500 * 2 ** attempt);",
      foundBy: ["correctness"],
    }),
    sampleFinding({
      id: "f4",
      path: "migrations/0042_refund_attempts.sql",
      quote: "DROP INDEX refunds_status_idx;",
      severity: "low",
      category: "performance",
      title: "The list of open refunds loses its index",
      failureScenario: "`listOpenRefunds` filters by status and scans the whole table after this migration.",
      foundBy: ["payments-expert"],
      verdict: "unverified",
    }),
  ].map(withoutLine);
}

/** The last of them is about a file as a whole. */
function withoutLine(finding: Finding): Finding {
  if (finding.id !== "f4") return finding;
  const { line: _, suggestion: __, ...rest } = finding;
  return rest;
}

function sampleAgents(): readonly AgentReport[] {
  const [twice, route, backoff, index] = sampleFindings();
  const kept = (...findings: readonly (Finding | undefined)[]) => findings.filter((finding) => finding !== undefined);
  return [
    sampleAgent({
      agentId: "a1",
      agent: "correctness",
      description: "Walk through the retry loop",
      question:
        "For each way in which `provider.payout` can end, what does the loop do next, and what has the customer received?",
      text: `I followed every exit of \`retryPayout\`.\n\n| Exit | What happens | Right? |\n|---|---|---|\n| accepted | the refund is closed | yes |\n| refused | the refund is marked, nobody is told | yes |\n| timeout | **the same amount is sent again** | no |`,
      findings: kept(twice, backoff),
      visited: ["src/payouts/retry.ts", "src/payouts/backoff.ts", "test/payouts/retry.test.ts"],
    }),
    sampleAgent({
      agentId: "a2",
      findings: kept(route),
      denials: [
        {
          agent: "security",
          tool: "Read",
          subject: "../../etc/hosts",
          by: "workspace",
          reason: "The path is outside the reviewed tree.",
        },
        {
          agent: "security",
          tool: "Bash",
          subject: "npm audit --omit=dev | head -40",
          by: "definition",
          rule: "tools: Read, Grep, Glob",
          reason: "Bash is not among this agent's tools.",
          remedy: "Add Bash to `tools` in `.claude/agents/security.md` on the base branch.",
        },
      ],
    }),
    sampleAgent({
      agentId: "a3",
      agent: "payments-expert",
      description: "Compare with the provider's rules",
      question: "Does the change keep the promises that `docs/payments.md` makes?",
      text: "`docs/payments.md` promises at most one payout per refund. The loop breaks it; see the finding. The index that the migration drops is used by `listOpenRefunds`.",
      findings: kept(twice, index),
      visited: ["docs/payments.md", "migrations/0042_refund_attempts.sql", "src/payouts/retry.ts"],
      endedAt: start + 31_900,
    }),
    sampleAgent({
      agentId: "a4",
      agent: "Explore",
      description: "Find the callers of createRefund",
      question: "Who calls `createRefund`, and what do they expect when it throws?",
      model: "claude-haiku-4-5",
      ending: {
        kind: "failed",
        cause: "the model's service answered 529 (overloaded) five times; start the review again later",
      },
      text: "",
      turns: 2,
      calls: 3,
      usage: sampleUsage({ input: 2_100, output: 240, cacheRead: 0, cacheWrite: 4_100, cost: 0.0084 }),
      visited: ["src/refunds/create.ts"],
      endedAt: start + 21_000,
    }),
  ];
}

function sampleFiles(): readonly ReportedFile[] {
  const file = (path: string, additions: number, deletions: number): ReportedFile => ({
    path,
    status: "modified",
    additions,
    deletions,
    visited: true,
    content: "text",
  });
  return [
    { ...file("migrations/0042_refund_attempts.sql", 12, 0), status: "added" },
    { ...file("package-lock.json", 214, 37), visited: false },
    { ...file("docs/refund-flow.png", 0, 0), visited: false, status: "added", content: "none", note: "binary" },
    { ...file("src/payouts/backoff.ts", 24, 0), status: "added" },
    file("src/payouts/retry.ts", 61, 9),
    file("src/refunds/create.ts", 8, 3),
    file("src/routes/admin.ts", 15, 1),
    file("test/payouts/retry.test.ts", 48, 2),
  ];
}
