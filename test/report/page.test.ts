import { expect, test } from "vitest";
import { renderComment } from "../../src/report/comment.ts";
import { renderPage } from "../../src/report/page.ts";
import { sampleReport } from "../support/sample-report.ts";

test("the page shows the comment with GitHub's look and loads nothing from elsewhere", () => {
  const page = renderPage(renderComment(sampleReport()), "Refunds");
  expect(page).toContain("<title>Refunds</title>");
  expect(page).toContain(
    "<h3>⚠️ Incomplete: 1 of 4 agents did not finish, 1 of 8 changed files opened by no agent, 4 findings so far</h3>",
  );
  expect(page).toMatch(/<summary><b>security<\/b>/);
  expect(page).toContain("@media (prefers-color-scheme: dark)");
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(page).not.toMatch(/<(?:script|link|img)|@import|\burl\((?!"data:)/);
});

test("a title stays a title", () => {
  expect(renderPage("", "</title><script>\n'x'")).toContain(
    "<title>&#60;/title&#62;&#60;script&#62; &#39;x&#39;</title>",
  );
});
