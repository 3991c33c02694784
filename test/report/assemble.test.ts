import { expect, test } from "vitest";
import type { ChangedFile, PullRequest } from "../../src/pull/pull-request.ts";
import { assembleReport } from "../../src/report/assemble.ts";
import { sampleAgent } from "../support/sample-report.ts";

const text: ChangedFile = { path: "a.ts", status: "modified", additions: 1, deletions: 0, hunks: [] };

function verdictOf(file: Partial<ChangedFile>, visited: readonly string[] = []): string {
  const pull = {
    owner: "o",
    repo: "r",
    number: 1,
    title: "t",
    url: "u",
    commits: { base: "b", mergeBase: "m", head: "h" },
  };
  const main = sampleAgent({ agent: "main", ending: { kind: "finished" }, findings: [], visited });
  return assembleReport(
    { ...pull, files: [{ ...text, ...file }] } as unknown as PullRequest,
    { main, agents: [], notices: [], disturbed: [] },
    { configuration: "base", mode: "dontAsk" },
  ).verdict;
}

test.each<readonly [string, Partial<ChangedFile>, readonly string[], string]>([
  ["a file that somebody opened", {}, ["a.ts"], "clean"],
  ["a file that nobody opened", {}, [], "incomplete"],
  ["a pure rename", { additions: 0, status: "renamed" }, [], "clean"],
  ["a script that became executable", { additions: 0, became: "executable" }, [], "incomplete"],
  ["a picture", { path: "a.png", additions: 0, withheld: "binary" }, [], "clean"],
  ["a script with a NUL byte", { path: "a.js", additions: 0, withheld: "binary" }, [], "incomplete"],
  ["a diff that is too large", { withheld: "too-large" }, [], "incomplete"],
  ["a name that is not UTF-8", { path: "\uFFFD.ts" }, ["\uFFFD.ts"], "incomplete"],
])("the verdict on %s", (_, file, visited, verdict) => {
  expect(verdictOf(file, visited)).toBe(verdict);
});
