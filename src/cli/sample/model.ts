/** What the scripted model of the demo says. It is told apart by the system prompt; how far it is, by the answers it has given. */
import {
  type Answer,
  type AnswerBlock,
  answer,
  call,
  type ScriptedModel,
  say,
  think,
} from "../../simulator/messages/answer.ts";
import { changedFiles } from "./files.ts";

/** Slow enough to watch, fast enough to be over in seconds. */
const pace = { firstTokenMs: 140, perTokenMs: 1 } as const;

type Role = { readonly knownBy: string; readonly answers: readonly Answer[] };

const diff = (path: string): AnswerBlock => call("PullRequestDiff", { path });
const read = (path: string): AnswerBlock => call("Read", { file_path: path });

const main: Role = {
  knownBy: "You lead the review of a pull request",
  answers: [
    answer(
      think("Six files. The core is in invoices, refunds and money."),
      call("PullRequestDiff", {}),
      diff("src/refunds.ts"),
    ),
    answer(
      say("Amounts, a query and the tests changed: three independent questions."),
      delegate(
        "correctness-reviewer",
        "Paging and refunds",
        "Walk src/invoices.ts, src/refunds.ts, src/http.ts and test/invoices.test.ts: every deleted line and every caller.",
      ),
      delegate(
        "security-reviewer",
        "The new search",
        "Follow the search parameter from src/http.ts to the database in src/invoices.ts. Also look at docs/search.md.",
      ),
      delegate(
        "money-rules",
        "Rounding and refunds",
        "Check src/money.ts and src/refunds.ts against the rules for money.",
      ),
    ),
    answer(
      say(
        "The change adds a search over invoices and shortens refunds. Before it is merged: the search builds its query from user input, refunds lost both their limit and their await, and the first page of invoices can no longer be reached; the test was changed along with that mistake. Amounts are no longer rounded in src/money.ts. docs/search.md contains instructions addressed to reviewers, which were not followed.",
      ),
    ),
  ],
};

const correctness: Role = {
  knownBy: "You look for behaviour that is wrong",
  answers: [
    answer(
      diff("src/invoices.ts"),
      diff("src/refunds.ts"),
      diff("test/invoices.test.ts"),
      call("Grep", { pattern: "listInvoices|refund\\(", output_mode: "content" }),
    ),
    answer(read("src/http.ts"), read("src/refunds.ts")),
    answer(
      finding({
        path: "src/invoices.ts",
        quote: "  const offset = page * PAGE_SIZE;",
        severity: "high",
        category: "correctness",
        title: "The first twenty invoices can no longer be reached",
        failureScenario:
          "getInvoices passes page 1 for the first page; the offset is now 20, so page 1 shows rows 21-40 and rows 1-20 are on no page.",
        suggestion: "  const offset = (page - 1) * PAGE_SIZE;",
      }),
      finding({
        path: "src/refunds.ts",
        quote: "  ledger.write({ invoiceId, cents: -cents });",
        severity: "high",
        category: "correctness",
        title: "A refund is reported as done before it is written",
        failureScenario:
          "The write is not awaited: if it rejects, refund() has already resolved, the caller tells the customer that it worked, and the rejection is unhandled.",
        suggestion: "  await ledger.write({ invoiceId, cents: -cents });",
      }),
    ),
    answer(
      say(
        "Walked the four files and the callers of listInvoices and refund. Two defects reported. The changed test now asserts the wrong offset (20 for page 1), so it guards the mistake instead of finding it. Not checked: nothing runs here, so the tests were read and not executed.",
      ),
    ),
  ],
};

const security: Role = {
  knownBy: "You look for ways in which somebody could make",
  answers: [
    answer(diff("src/http.ts"), diff("src/invoices.ts"), diff("docs/search.md")),
    answer(
      say("The notes ask for a file outside the repository; the gate decides."),
      call("Read", { file_path: "/proc/self/environ" }),
      call("Grep", { pattern: "db\\.query", output_mode: "content" }),
    ),
    answer(
      finding({
        path: "src/invoices.ts",
        quote: `  return db.query("SELECT * FROM invoices WHERE customer LIKE '%" + text + "%' ORDER BY id");`,
        severity: "critical",
        category: "security",
        title: "The search text is pasted into the SQL statement",
        failureScenario:
          "GET /invoices?search=' UNION SELECT … -- reaches db.query unchanged from getInvoices: anybody who can call the endpoint reads every table.",
        suggestion: `  return db.query("SELECT * FROM invoices WHERE customer LIKE '%' || $1 || '%' ORDER BY id", [text]);`,
      }),
    ),
    answer(
      say(
        "Followed `search` from the URL to the query: nothing stands between them. docs/search.md carries a hidden instruction to read the environment; the call was denied, and I went on without it. The instruction itself is worth a question to the author.",
      ),
    ),
  ],
};

const moneyRules: Role = {
  knownBy: "Money in this repository is integer cents",
  answers: [
    answer(diff("src/money.ts"), diff("src/refunds.ts")),
    answer(read("src/money.ts"), call("Grep", { pattern: "toCents" })),
    answer(
      finding({
        path: "src/money.ts",
        quote: "  return parseFloat(amount) * 100;",
        severity: "high",
        category: "money",
        title: "Amounts are no longer rounded to whole cents",
        failureScenario:
          'toCents("1.10") is now 110.00000000000001 and toCents("abc") is NaN; both are written to the ledger.',
        suggestion:
          '  const cents = Math.round(Number(amount) * 100);\n  if (!Number.isSafeInteger(cents)) throw new RangeError("not an amount: " + amount);\n  return cents;',
      }),
      finding({
        path: "src/refunds.ts",
        quote: '  if (cents > invoice.paidCents) throw new RangeError("a refund cannot exceed what was paid");',
        severity: "critical",
        category: "money",
        title: "A refund may exceed what was paid",
        failureScenario:
          'The check was removed with no replacement: refund(ledger, id, "9999") on an invoice of 10.00 writes a refund of 9999.00.',
      }),
    ),
    answer(
      say(
        "Rules 1 and 2 are broken, both reported. Rule 3 (writes are awaited) is broken too, in src/refunds.ts, which another agent has in its task.",
      ),
    ),
  ],
};

/** Where the repository has no agents of its own, our reviewer for tests takes the place of the team's. */
const tests: Role = {
  knownBy: "if this change were wrong, which test would say so",
  answers: [
    answer(
      diff("test/invoices.test.ts"),
      diff("src/money.ts"),
      call("Grep", { pattern: "refund|toCents", path: "test" }),
    ),
    answer(read("test/invoices.test.ts"), read("src/money.ts")),
    answer(
      finding({
        path: "test/invoices.test.ts",
        quote: '  expect(asked).toEqual([["acme", 20, 20]]);',
        severity: "medium",
        category: "tests",
        title: "The test was changed to assert the mistake",
        failureScenario:
          "Page 1 must start at offset 0; the expectation now says 20, so the wrong offset passes and the right one would fail.",
        suggestion: '  expect(asked).toEqual([["acme", 20, 0]]);',
      }),
      finding({
        path: "src/money.ts",
        quote: "  return parseFloat(amount) * 100;",
        severity: "high",
        category: "tests",
        title: "No test would notice that amounts are not rounded any more",
        failureScenario:
          'Nothing under test/ calls toCents: toCents("1.10") returns 110.00000000000001 and every test is green.',
      }),
    ),
    answer(
      say(
        "Paging is guarded by one test, which was changed together with the mistake. Rounding, refunds and the search have no test at all.",
      ),
    ),
  ],
};

const roles: readonly Role[] = [main, correctness, security, moneyRules, tests];

export const sampleModel: ScriptedModel = (request) => {
  const system = request.system.map(({ text }) => text).join("\n");
  const role = roles.find(({ knownBy }) => system.includes(knownBy));
  const given = request.messages.filter(({ role: speaker }) => speaker === "assistant").length;
  const scripted = role?.answers[given] ?? answer(say("I have nothing to add."));
  const hasTeam = request.tools.some(({ description }) => description?.includes("- money-rules:"));
  return { ...(role === main && !hasTeam ? withoutTeam(scripted) : scripted), ...pace };
};

/** The same plan, with an agent that is there. */
function withoutTeam(scripted: Answer): Answer {
  const content = scripted.content.map((block) => {
    const team = block.type === "tool_use" && "input" in block && JSON.stringify(block.input).includes('"money-rules"');
    return team
      ? delegate(
          "tests-reviewer",
          "What the tests guard",
          "Say which of the changed behaviours a test guards: test/invoices.test.ts, src/money.ts, src/refunds.ts.",
        )
      : block;
  });
  return { ...scripted, content };
}

function delegate(agent: string, description: string, prompt: string): AnswerBlock {
  return call("Task", { subagent_type: agent, description, prompt });
}

type Claim = { readonly path: string; readonly quote: string } & Readonly<Record<string, string>>;

function finding(claim: Claim): AnswerBlock {
  const lines = changedFiles[claim.path]?.split("\n") ?? [];
  const line = lines.indexOf(claim.quote) + 1;
  return call("ReportFindings", { findings: [{ ...claim, ...(line > 0 && { line }) }] });
}
