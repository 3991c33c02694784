import { describe, expect, it } from "vitest";
import { changedConfiguration } from "../../src/config/own-files.ts";

describe("a pull request that changes the review's own configuration", () => {
  it("is recognised, wherever in the repository it stands", () => {
    const file = (path: string) => ({ path, status: "modified", additions: 1, deletions: 0, hunks: [] }) as const;
    const paths = [
      "src/a.ts",
      ".claude/agents/x.md",
      "pkg/.claude/settings.json",
      "CLAUDE.md",
      "docs/CLAUDE.md",
      ".github/workflows/ci.yml",
      ".agents/agents/y.md",
      ".mcp.json",
      "NOT-CLAUDE.md",
    ];
    expect(changedConfiguration(paths.map(file))).toEqual(paths.slice(1, -1));
  });
});
