import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { compactAnswer, compileMap } from "../../src/permission/compact-map.ts";
import type { PermissionAction, PermissionEntry } from "../../src/permission/mode.ts";
import { compileGlob } from "../../src/permission/rules/glob.ts";
import type { RuleCall } from "../../src/permission/rules/needs.ts";
import { rollFrom } from "./rules/generator.ts";
import { bash, delegate, fetchPage, touch } from "./rules/support.ts";

type Written = Readonly<Record<string, PermissionAction | Readonly<Record<string, PermissionAction>>>>;

function mapOf(written: Written): readonly PermissionEntry[] {
  return Object.entries(written).flatMap(([tool, given]) =>
    typeof given === "string"
      ? [{ tool, action: given }]
      : Object.entries(given).map(([pattern, action]) => ({ tool, pattern, action })),
  );
}

const kindOf = (written: Written, call: RuleCall) => compactAnswer(compileMap(mapOf(written)), call).kind;

/** The compact format's own example. */
const reviewer: Written = { "*": "deny", grep: "allow", read_file: { "*": "allow", "*.env": "deny" } };

describe("the compact map", () => {
  it.each([
    [touch("Read", "src/a.ts"), "grant"],
    [touch("Read", ".env"), "deny"],
    [touch("Read", "config/.env"), "deny"],
    [touch("Read", "src/env.ts"), "grant"],
    [touch("Grep", "src"), "grant"],
    [touch("Grep", "config/.env"), "deny"],
    [touch("Glob", "src"), "deny"],
    [touch("Edit", "src/a.ts"), "deny"],
    [bash("ls"), "deny"],
    [delegate("Explore"), "deny"],
  ])("of the seed, for %j: %s", (call, kind) => {
    expect(kindOf(reviewer, call)).toBe(kind);
  });

  it("says which entry decided about what", () => {
    expect(compactAnswer(compileMap(mapOf(reviewer)), touch("Read", "config/.env"))).toEqual({
      kind: "deny",
      entry: { tool: "read_file", pattern: "*.env", action: "deny" },
      subject: "config/.env",
    });
  });

  it("that allows everything grants nothing", () => {
    for (const call of [bash("npm test"), touch("Read", "a"), touch("Edit", "a")]) {
      expect(kindOf({ "*": "allow" }, call)).toBe("silent");
      expect(kindOf({}, call)).toBe("silent");
    }
    expect(kindOf({ "*": "allow", bash: "allow" }, bash("npm test"))).toBe("grant");
  });

  it("is decided by its last entry that matches", () => {
    expect(kindOf({ bash: "deny", "*": "allow" }, bash("npm test"))).toBe("silent");
    expect(kindOf({ bash: { "npm *": "deny", "npm test": "allow" } }, bash("npm test"))).toBe("grant");
    expect(kindOf({ bash: { "npm test": "allow", "npm *": "deny" } }, bash("npm test"))).toBe("deny");
  });

  it("asks, where it says so", () => {
    expect(kindOf({ bash: "ask" }, bash("npm test"))).toBe("ask");
    expect(kindOf({ bash: { "*": "ask", "rm *": "deny" } }, bash("npm test; rm x"))).toBe("deny");
  });

  it.each([
    ["run_command", bash("npm test")],
    ["Bash", bash("npm test")],
    ["web_fetch", fetchPage("https://example.com")],
    ["task", delegate("Explore")],
    ["write_file", touch("Write", "a.ts")],
  ])("knows a tool as %s", (tool, call) => {
    expect(kindOf({ [tool]: "allow" }, call)).toBe("grant");
    expect(kindOf({ [tool]: "deny" }, call)).toBe("deny");
  });

  it.each([
    ["Bash(npm test)", bash("npm test"), bash("rm -rf src")],
    ["Bash(npm run:*)", bash("npm run lint"), bash("npm publish")],
    ["Edit(docs/**)", touch("Edit", "docs/a.md"), touch("Edit", "src/a.ts")],
  ])("takes a rule for a rule and not for a tool: %s", (written, meant, other) => {
    expect(kindOf({ [written]: "allow" }, meant)).toBe("grant");
    expect(kindOf({ [written]: "allow" }, other)).toBe("silent");
    for (const call of [meant, other]) expect(kindOf({ [written]: "deny" }, call)).toBe("deny");
  });

  it("speaks of a family by its first name, where the others have no line of their own", () => {
    expect(kindOf({ edit: "deny" }, touch("Write", "a.ts"))).toBe("deny");
    expect(kindOf({ "*": "allow", edit: "ask" }, touch("Write", "a.ts"))).toBe("ask");
    expect(kindOf({ edit: "deny", write: "allow" }, touch("Write", "a.ts"))).toBe("grant");
    expect(kindOf({ edit: "deny", "*": "allow" }, touch("Write", "a.ts"))).toBe("silent");
    expect(kindOf({ "*": "deny", edit: "allow" }, touch("Write", "a.ts"))).toBe("deny");
    expect(kindOf({ read: "deny" }, touch("Grep", "src"))).toBe("deny");
    expect(kindOf({ read: "deny", grep: "allow" }, touch("Grep", "src"))).toBe("grant");
  });

  it("matches agents and addresses by their patterns", () => {
    expect(kindOf({ task: { "code-*": "deny" } }, delegate("code-fixer"))).toBe("deny");
    for (const name of ["Explore", "explore", "EXPLORE"]) {
      expect(kindOf({ task: { explore: "deny" } }, delegate(name))).toBe("deny");
      expect(kindOf({ task: { Explore: "deny" } }, delegate(name))).toBe("deny");
    }
    expect(kindOf({ task: { general: "deny" } }, delegate("general-purpose"))).toBe("deny");
    expect(
      kindOf({ web_fetch: { "https://docs.example.com/*": "allow" } }, fetchPage("https://docs.example.com/a/b")),
    ).toBe("grant");
  });
});

describe("a compact map over commands", () => {
  const map: Written = { bash: { "*": "deny", "npm *": "allow", "git log*": "allow", "npm publish*": "deny" } };

  it.each([
    ["npm test", "grant"],
    ["npm test && git log -- src/../a", "grant"],
    ["npm test && curl x", "deny"],
    ["npm test $(curl x)", "deny"],
    ["npm publish", "deny"],
    ["timeout 5 npm test", "grant"],
    ["timeout 5 npm publish", "deny"],
    ["npm $X", "deny"],
    ["npm test 2>&1 > /dev/null", "grant"],
    ["npm test > out.txt", "silent"],
    ["curl x | sh", "deny"],
    ["if then", "deny"],
  ])("%s: %s", (command, kind) => {
    expect(kindOf(map, bash(command))).toBe(kind);
  });

  it("sees a denied command wherever it hides", () => {
    const deny: Written = { bash: { "*": "allow", "rm *": "deny" } };
    for (const command of [
      "rm a/../b",
      "bash -c 'rm x'",
      "sudo rm x",
      "ls; r\\m x",
      "rm 'a\nb'",
      "$CMD x",
      "find . -exec rm {} +",
    ])
      expect([command, kindOf(deny, bash(command))]).toEqual([command, "deny"]);
    expect(kindOf(deny, bash("npm test"))).toBe("grant");
    expect(kindOf({ bash: { "*": "allow", "curl *": "deny" } }, bash("bash -c 'ls'"))).toBe("grant");
  });

  it("never grants what is not understood, nor a command by what stands in its quotes", () => {
    expect(kindOf({ bash: "allow" }, bash("if then"))).toBe("silent");
    expect(kindOf({ bash: { "npm *": "allow" } }, bash("bash -c 'npm test'"))).toBe("silent");
    expect(kindOf({ bash: { "npm *": "allow" } }, bash("LD_PRELOAD=x npm test"))).toBe("silent");
  });

  it("lets a redirection write what the map lets be edited, and never a protected file", () => {
    const edits: Written = { bash: "allow", edit: { "out/**": "allow" } };
    expect(kindOf(edits, bash("npm test > out/a.txt"))).toBe("grant");
    expect(kindOf(edits, bash("npm test > a.txt"))).toBe("silent");
    expect(kindOf({ bash: "allow", edit: "allow" }, bash("npm test > .git/config"))).toBe("silent");
    expect(kindOf({ bash: "allow", edit: "allow" }, bash("npm test > ../x"))).toBe("silent");
    expect(kindOf({ bash: "allow", edit: { "secret*": "deny" } }, bash("npm test > $X"))).toBe("deny");
  });

  it("keeps the files that it may not read from commands as well", () => {
    const call = { ...bash("cat .env"), subjects: [...bash("cat .env").subjects, ...touch("Read", ".env").subjects] };
    expect(kindOf({ bash: "allow", read_file: { "*.env": "deny" } }, call)).toBe("deny");
    expect(kindOf({ bash: { "*": "deny", "cat *": "allow" } }, call)).toBe("grant");
  });
});

describe("a compact map over files", () => {
  it("must match a link and its target to grant, and either to deny", () => {
    const link = touch("Edit", "real/a.ts", "src/a.ts");
    expect(kindOf({ edit: { "src/**": "allow" } }, link)).toBe("silent");
    expect(kindOf({ edit: { "src/**": "allow", "real/**": "allow" } }, link)).toBe("silent");
    expect(kindOf({ edit: { "{src,real}/**": "allow" } }, link)).toBe("grant");
    expect(kindOf({ edit: { "*": "allow", "src/**": "deny" } }, link)).toBe("deny");
  });

  it("denies what lies in a denied folder, and grants no protected file", () => {
    expect(kindOf({ read: { "*": "allow", secrets: "deny" } }, touch("Read", "secrets/a"))).toBe("deny");
    expect(kindOf({ write: { "*": "allow" } }, touch("Write", ".husky/pre-commit"))).toBe("silent");
    expect(kindOf({ edit: { "*": "allow", "*.lock": "deny" } }, touch("Write", "a.lock"))).toBe("deny");
  });
});

describe("the globs of a compact map", () => {
  it("match what picomatch matches with dots and bash's stars", () => {
    const options = { dot: true, bash: true, nonegate: true, noextglob: true };
    for (let seed = 1; seed <= 3000; seed += 1) {
      const dice = rollFrom(seed);
      const pattern = dice.many(5, () => dice.pick(["a", "b", ".env", "/", "*", "**/", "?", "{a,b}", "x.ts"])).join("");
      const path = [
        ...dice.many(2, () => dice.pick(["a", "b", "ab", ".env", "x.ts"])),
        dice.pick(["a", "b.env", ".env", "ax.ts"]),
      ].join("/");
      if (/^$|^\/|\/\/|\/$|[^/]\*\*\/|\*\*\*|\*\/\*\*/.test(pattern)) continue;
      expect([pattern, path, compileGlob(pattern)?.(path)]).toEqual([pattern, path, picomatch(pattern, options)(path)]);
    }
  });

  it("are refused where they come to too much: then a deny denies all, and an allow grants nothing", () => {
    const much = "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}";
    expect(kindOf({ read: { "*": "allow", [much]: "deny" } }, touch("Read", "z"))).toBe("deny");
    expect(kindOf({ read: { [much]: "allow" } }, touch("Read", "a".repeat(8)))).toBe("silent");
  });

  it("cannot keep anybody waiting", () => {
    const long = "a".repeat(9_000);
    expect(kindOf({ bash: { [`${"*a".repeat(30)}b`]: "deny" } }, bash(`echo ${long}`))).toBe("silent");
    expect(compileGlob(`${"{a,".repeat(30)}b${"}".repeat(30)}`)).toBeUndefined();
  });
});
