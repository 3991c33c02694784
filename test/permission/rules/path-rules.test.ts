import { describe, expect, it } from "vitest";
import { compactAnswer, compileMap } from "../../../src/permission/compact-map.ts";
import { compileRules } from "../../../src/permission/rules/compile-rules.ts";
import { isProtected } from "../../../src/permission/rules/path/protected-paths.ts";
import { withheldBy } from "../../../src/permission/rules/restrictions.ts";
import { bash, isReadOnly, type Lists, match, places, rulesFrom, touch } from "./support.ts";

const kindOf = (lists: Lists, call: ReturnType<typeof touch>, base?: string) => match(lists, call, base).kind;

describe("a path rule", () => {
  it.each([
    // [pattern, path, as allow, as deny]
    ["src/**", "src/a/b.ts", true, true],
    ["src/**", "packages/x/src/a.ts", false, true],
    ["src/**", "srcs/a.ts", false, false],
    ["./src/**", "src/a.ts", true, true],
    ["src/", "src/a.ts", true, true],
    ["src", "src/a.ts", true, true],
    ["a/b/**", "a/b/c.ts", true, true],
    ["a/b/**", "x/a/b/c.ts", false, false],
    ["src/*.ts", "src/a.ts", true, true],
    ["src/*.ts", "src/x/a.ts", false, false],
    ["src/**/*.ts", "src/a.ts", true, true],
    ["src/**/*.ts", "src/x/y/a.ts", true, true],
    [".env", ".env", true, true],
    [".env", "config/.env", true, true],
    ["./.env", "config/.env", false, true],
    ["*.env", "config/.env", true, true],
    ["*.env", "config/prod.env", true, true],
    ["**/.env", "a/b/.env", true, true],
    ["/docs/*.md", "docs/a.md", true, true],
    ["/docs/*.md", "x/docs/a.md", false, false],
    ["//srv/tree/docs/**", "docs/a.md", true, true],
    ["//etc/**", "/etc/passwd", true, true],
    ["~/.ssh/**", "/home/me/.ssh/id_rsa", true, true],
    ["~/.ssh/**", ".ssh/id_rsa", false, false],
    ["../other/**", "/srv/other/a", true, true],
    ["a?c.ts", "abc.ts", true, true],
    ["[ab].ts", "b.ts", true, true],
    ["[!ab].ts", "b.ts", false, false],
    ["\\*.ts", "a.ts", false, false],
    ["\\*.ts", "*.ts", true, true],
    ["**", "any/thing", true, true],
    ["*", "any/thing", true, true],
  ])("%s, for %s: as allow %s, as deny %s", (pattern, path, allowed, denied) => {
    expect(kindOf({ allow: [`Read(${pattern})`] }, touch("Read", path))).toBe(allowed ? "grant" : "silent");
    expect(kindOf({ deny: [`Read(${pattern})`] }, touch("Read", path))).toBe(denied ? "deny" : "silent");
    expect(kindOf({ ask: [`Read(${pattern})`] }, touch("Read", path))).toBe(denied ? "ask" : "silent");
  });

  it("with a slash in front starts at the base of its settings file", () => {
    expect(
      kindOf({ deny: ["Read(/agents/**)"] }, touch("Read", "/home/me/.claude/agents/a.md"), "/home/me/.claude"),
    ).toBe("deny");
    expect(kindOf({ deny: ["Read(/agents/**)"] }, touch("Read", "agents/a.md"), "/home/me/.claude")).toBe("silent");
  });

  it.each(["Grep", "Glob", "PullRequestDiff", "LSP"])("for Read covers %s", (tool) => {
    expect(kindOf({ deny: ["Read(secrets/**)"] }, touch(tool, "secrets"))).toBe("deny");
    expect(kindOf({ deny: ["Read"] }, touch(tool, "src"))).toBe("deny");
    expect(kindOf({ deny: ["Read(secrets/**)"] }, touch(tool, "."))).toBe("silent");
  });

  it.each(["Edit", "Write", "NotebookEdit"])("for Edit covers %s, and a Read deny does as well", (tool) => {
    expect(kindOf({ allow: ["Edit(src/**)"] }, touch(tool, "src/a.ts"))).toBe("grant");
    expect(kindOf({ deny: ["Edit(src/**)"] }, touch(tool, "src/a.ts"))).toBe("deny");
    expect(kindOf({ deny: ["Read(src/**)"] }, touch(tool, "src/a.ts"))).toBe("deny");
    expect(kindOf({ allow: ["Read(src/**)"] }, touch(tool, "src/a.ts"))).toBe("silent");
  });

  it("for Edit grants reading, and denies no reading", () => {
    expect(kindOf({ allow: ["Edit(src/**)"] }, touch("Read", "src/a.ts"))).toBe("grant");
    expect(kindOf({ deny: ["Edit(src/**)"] }, touch("Read", "src/a.ts"))).toBe("silent");
  });

  it("must match a link and its target to grant, and either to deny", () => {
    const link = touch("Edit", "real/a.ts", "src/a.ts");
    expect(kindOf({ allow: ["Edit(src/**)"] }, link)).toBe("silent");
    expect(kindOf({ allow: ["Edit(real/**)"] }, link)).toBe("silent");
    expect(kindOf({ allow: ["Edit(src/**)", "Edit(real/**)"] }, link)).toBe("grant");
    expect(kindOf({ deny: ["Edit(src/**)"] }, link)).toBe("deny");
    expect(kindOf({ deny: ["Edit(real/**)"] }, link)).toBe("deny");
  });

  it("must grant every file that a call touches", () => {
    const both = {
      ...touch("Edit", "src/a.ts"),
      subjects: [...touch("Edit", "src/a.ts").subjects, ...touch("Edit", "b.ts").subjects],
    };
    expect(kindOf({ allow: ["Edit(src/**)"] }, both)).toBe("silent");
    expect(kindOf({ allow: ["Edit(src/**)", "Edit(b.ts)"] }, both)).toBe("grant");
  });

  it("cannot be made to take long by a name", () => {
    const stars = `${"*a".repeat(40)}b`;
    expect(kindOf({ deny: [`Read(${stars})`] }, touch("Read", "a".repeat(4000)))).toBe("silent");
    expect(kindOf({ deny: [`Read(${"**/a/".repeat(40)}b)`] }, touch("Read", "a/".repeat(2000)))).toBe("silent");
  });
});

describe("files below a folder", () => {
  it("are withheld from a search, each with the rule that says so", () => {
    const rules = compileRules(rulesFrom({ deny: ["Read(*.env)"], ask: ["Read(secrets/**)"], allow: ["Read"] }), {
      places,
      isReadOnly,
    });
    const files = ["a.ts", ".env", "x/prod.env", "x/secrets/k", "/srv/tree/b.env"];
    expect(withheldBy(rules, files).map(({ path, rule }) => [path, rule.text])).toEqual([
      [".env", "Read(*.env)"],
      ["x/prod.env", "Read(*.env)"],
      ["x/secrets/k", "Read(secrets/**)"],
      ["/srv/tree/b.env", "Read(*.env)"],
    ]);
  });
});

describe("protected files", () => {
  it.each([
    ...[
      ".git/config",
      "sub/.git/hooks/x",
      ".config/git/config",
      ".vscode/settings.json",
      ".idea/x",
      ".husky/pre-commit",
    ],
    ...[".cargo/config.toml", ".devcontainer/x", ".yarn/x", ".mvn/x", ".claude/settings.json", ".claude/agents/a.md"],
    ...[".bashrc", ".zshrc", ".profile", ".gitconfig", ".gitmodules", ".npmrc", ".yarnrc", ".yarnrc.yml", ".mcp.json"],
    ...[
      ".claude.json",
      ".pre-commit-config.yaml",
      "lefthook.yml",
      ".bazelrc",
      "gradle/wrapper/gradle-wrapper.properties",
    ],
    ...[
      "x/maven-wrapper.properties",
      ".envrc",
      ".ripgreprc",
      "pyrightconfig.json",
      ".GIT/config",
      ".agents/agents/a.md",
    ],
    ".claude/worktrees/x/.git",
  ])("%s is approved by no rule", (path) => {
    expect(isProtected(path)).toBe(true);
    const lists = { allow: ["Edit", "Write", `Edit(${path})`, "Edit(**)"] };
    expect(match(lists, touch("Write", path))).toMatchObject({ kind: "silent", needs: [{ class: "protected" }] });
    expect(match(lists, touch("Write", "src/a.ts", path)).kind).toBe("silent");
    expect(match(lists, touch("Read", path)).kind).toBe("grant");
  });

  it.each([".gitignore", ".github/workflows/a.yml", "src/git/config", ".claude/worktrees/x/a.ts", "claude/a", ".env"])(
    "%s is none",
    (path) => {
      expect(isProtected(path)).toBe(false);
      expect(match({ allow: ["Edit"] }, touch("Write", path)).kind).toBe("grant");
    },
  );
});

describe("a file outside the workspace", () => {
  it("is granted only by a rule that speaks of it", () => {
    expect(match({ allow: ["Write"] }, touch("Write", "/tmp/x")).kind).toBe("silent");
    expect(match({ allow: ["Edit(//tmp/**)"] }, touch("Write", "/tmp/x")).kind).toBe("grant");
    expect(match({ allow: ["Bash"] }, bash("npm test > /tmp/x")).kind).toBe("silent");
  });
});

it("a name that looks the same is the same to a restriction, and another to a grant", () => {
  const [one, other] = ["secrets/caf\u00e9.txt", "secrets/cafe\u0301.txt"] as const;
  for (const [written, name] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(match({ deny: [`Read(${written})`] }, touch("Read", name)).kind).toBe("deny");
    expect(match({ allow: [`Edit(${written})`] }, touch("Edit", name)).kind).toBe("silent");
    const map = compileMap([{ tool: "read", pattern: written, action: "deny" }]);
    expect(compactAnswer(map, touch("Read", name)).kind).toBe("deny");
  }
});
