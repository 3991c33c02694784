import { expect, test } from "vitest";
import { groupDenials } from "../../src/report/denials.ts";
import { renderJson } from "../../src/report/json.ts";
import { sampleFinding, sampleReport } from "../support/sample-report.ts";

test("the JSON report holds the whole report and the counts by severity, in a fixed order", () => {
  const report = sampleReport();
  const json = renderJson(report);
  const parsed = JSON.parse(json);
  const counts = { critical: 1, high: 1, medium: 1, low: 1 };
  expect(parsed).toEqual({ ...report, counts, denials: groupDenials(report) });
  expect(Object.keys(parsed).slice(0, 5)).toEqual(["version", "verdict", "counts", "pull", "commits"]);
  expect(json).toBe(renderJson({ ...report }));
  expect(json.endsWith("}\n")).toBe(true);
});

test("rejected findings are listed but not counted, and a verdict that is too good is corrected", () => {
  const report = sampleReport({ verdict: "clean", findings: [sampleFinding({ verdict: "rejected" })] });
  const parsed = JSON.parse(renderJson(report));
  expect(parsed).toMatchObject({ verdict: "incomplete", counts: { critical: 0, high: 0, medium: 0, low: 0 } });
  expect(parsed.findings).toHaveLength(1);
});
