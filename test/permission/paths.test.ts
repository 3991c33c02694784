import { describe, expect, it } from "vitest";
import { matchesAny } from "../../src/permission/paths.ts";

describe("the paths of an agent", () => {
  it.each([
    ["*.ts", "src/deep/a.ts", true],
    ["*.ts", "a.tsx", false],
    ["src/**", "src/deep/a.ts", true],
    ["src/**", "packages/src/a.ts", false],
    ["src/*.ts", "src/deep/a.ts", false],
    ["./src/**", "src/a.ts", true],
    ["/src/**", "src/a.ts", true],
    ["src/", "src/deep/a.ts", true],
    ["docs", "packages/docs/a.md", true],
    ["packages/docs", "packages/docs/a.md", true],
    ["packages/docs", "packages/docs.md", false],
    ["**/*.{ts,tsx}", "src/a.tsx", true],
    ["app/(auth)/**", "app/(auth)/page.tsx", true],
    ["app/(auth)/**", "app/auth/page.tsx", false],
    ["c++/[ab]+@v1!/*", "c++/a+@v1!/x.cc", true],
    [".env*", "config/.env.local", true],
    ["*", "anything/at.all", true],
    ["/", "src/a.ts", true],
  ])("%s, for %s: %s", (glob, path, matches) => {
    expect(matchesAny([glob], [path])).toBe(matches);
  });

  it("match when any of them does, for any of the files", () => {
    expect(matchesAny(["docs/**", "*.md"], ["src/a.ts", "README.md"])).toBe(true);
    expect(matchesAny(["docs/**", "*.md"], ["src/a.ts"])).toBe(false);
    expect(matchesAny(["src/**"], [])).toBe(false);
  });

  it("leave out what an exclamation mark names", () => {
    expect(matchesAny(["src/**", "!src/generated/**"], ["src/generated/a.ts"])).toBe(false);
    expect(matchesAny(["src/**", "!src/generated/**"], ["src/generated/a.ts", "src/b.ts"])).toBe(true);
    expect(matchesAny(["!docs"], ["src/a.ts"])).toBe(true);
  });

  it("cannot keep anybody waiting", () => {
    const long = ["a".repeat(200)];
    expect(matchesAny([`${"*(a|aa)".repeat(4)}b`], long)).toBe(false);
    expect(matchesAny([`${"+(a|aa)".repeat(12)}b`], long)).toBe(false);
    expect(matchesAny([`${"{a,".repeat(30)}b${"}".repeat(30)}`], long)).toBe(false);
    expect(matchesAny([`${"*a".repeat(30)}b`], long)).toBe(true);
    const deep = "a/".repeat(2_000);
    expect(matchesAny(["**/a/**/a/**/a/*.ts"], [deep])).toBe(true);
  });
});
