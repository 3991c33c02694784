import { describe, expect, it } from "vitest";
import { acceptFinding, type Located } from "../../src/finding/accept.ts";
import type { FindingDraft } from "../../src/finding/draft.ts";
import type { Finding } from "../../src/finding/finding.ts";
import { mergeFindings } from "../../src/finding/merge.ts";
import type { ChangedFile } from "../../src/pull/pull-request.ts";

const draft: FindingDraft = {
  path: "src/a.ts",
  line: 10,
  quote: "return x / y;",
  severity: "high",
  category: "correctness",
  title: "Divides by zero",
  failureScenario: "y is 0 when the list is empty, so the result is Infinity",
};
const changed: ChangedFile = {
  path: "src/a.ts",
  status: "modified",
  additions: 1,
  deletions: 1,
  hunks: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ["-if (y === 0) return 0;", "+return x / y;"] }],
};

const accept = (located: Located, changes: Partial<FindingDraft> = {}) =>
  acceptFinding({ ...draft, ...changes }, "reviewer", {
    files: [changed],
    locate: async () => located,
    signal: new AbortController().signal,
  });

describe("a claim", () => {
  it("is taken where the quoted line stands", async () => {
    expect(await accept({ kind: "found", path: "src/a.ts", line: 10, exact: true })).toMatchObject({
      kind: "accepted",
      finding: { path: "src/a.ts", line: 10, foundBy: ["reviewer"], verdict: "unverified" },
    });
  });

  it("is moved, with its end, to where the line really stands, and the agent is told", async () => {
    const moved = await accept({ kind: "found", path: "src/a.ts", line: 14, exact: false }, { endLine: 12 });
    expect(moved).toMatchObject({ note: "line corrected from 10 to 14", finding: { line: 14, endLine: 16 } });
  });

  it("about removed code is taken without a line", async () => {
    const removed = await accept({ kind: "not-found", path: "src/a.ts" }, { quote: "if (y === 0) return 0;" });
    expect(removed).toMatchObject({ kind: "accepted", note: "about removed code", finding: { path: "src/a.ts" } });
    expect(removed.kind === "accepted" && removed.finding.line).toBeUndefined();
  });

  it("that quotes what is not there is refused with what the line really says", async () => {
    expect(await accept({ kind: "not-found", path: "src/a.ts", nearest: "return x;" })).toEqual({
      kind: "refused",
      reason: "The quoted line is not in src/a.ts. Read the file and copy the line exactly. Line 10 reads: return x;",
    });
    expect(await accept({ kind: "missing-file" })).toMatchObject({ reason: expect.stringContaining("does not exist") });
    expect(await accept({ kind: "outside" })).toMatchObject({
      reason: expect.stringContaining("outside the reviewed tree"),
    });
  });

  it("keeps its identity when the prose and the white space change, not when the place does", async () => {
    const id = async (changes: Partial<FindingDraft>): Promise<string> => {
      const accepted = await accept(
        { kind: "found", path: changes.path ?? "src/a.ts", line: 10, exact: true },
        changes,
      );
      return accepted.kind === "accepted" ? accepted.finding.id : "";
    };
    expect(await id({ title: "Another wording", quote: "  return x  / y;" })).toBe(await id({}));
    expect(await id({ path: "src/b.ts" })).not.toBe(await id({}));
  });
});

describe("findings from several agents", () => {
  const { endLine: _, suggestion: __, line: ___, ...claim } = draft;
  const base: Finding = { ...claim, id: "1", line: 3, foundBy: ["a"], verdict: "unverified" };

  it("that are the same become one with several finders, the gravest severity and both reasons; the rest is ranked", () => {
    const merged = mergeFindings([
      { ...base, id: "2", severity: "low" },
      base,
      {
        ...base,
        severity: "critical",
        foundBy: ["b"],
        title: "Another wording",
        failureScenario: "Another way to fail",
      },
      { ...base, id: "3", severity: "low", foundBy: ["a", "b"] },
    ]);
    expect(merged.map(({ id, severity, foundBy }) => ({ id, severity, foundBy }))).toEqual([
      { id: "1", severity: "critical", foundBy: ["a", "b"] },
      { id: "3", severity: "low", foundBy: ["a", "b"] },
      { id: "2", severity: "low", foundBy: ["a"] },
    ]);
    expect(merged[0]?.failureScenario).toContain("Also found by b: Another wording. Another way to fail");
  });

  it("on equal lines at two places, or two by one agent on one line, stay two", () => {
    const places = mergeFindings([base, { ...base, line: 9, severity: "critical", foundBy: ["b"] }]);
    expect(places.map(({ id, line, severity }) => ({ id, line, severity }))).toEqual([
      { id: "1-2", line: 9, severity: "critical" },
      { id: "1", line: 3, severity: "high" },
    ]);
    expect(mergeFindings([base, { ...base, title: "A second defect" }, base])).toHaveLength(2);
  });
});
