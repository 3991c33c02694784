import { describe, expect, it } from "vitest";
import { type PermissionMode, permissionModes } from "../../src/permission/mode.ts";
import { admitMode, childMode, type Execution, modeAnswer, strictest } from "../../src/permission/modes.ts";
import type { RuleCall } from "../../src/permission/rules/needs.ts";
import { bash, delegate, fetchPage, type Lists, match, touch } from "./rules/support.ts";

function verdict(
  mode: PermissionMode,
  call: RuleCall,
  { execution = "foreground", ...lists }: Lists & { execution?: Execution } = {},
) {
  const answer = modeAnswer({ mode, execution }, match(lists, call).needs);
  return answer.kind === "silent" ? `silent:${answer.verdict}` : answer.kind;
}

const granted: Lists = { allow: ["Bash", "Edit", "WebFetch"] };

describe("the modes in the foreground, without and with a grant", () => {
  it.each([
    // [mode, read, edit, command, fetch; then the same with everything granted]
    ["default", "grant", "silent:ask", "silent:ask", "silent:ask", "grant", "grant", "grant"],
    ["acceptEdits", "grant", "grant", "silent:ask", "silent:ask", "grant", "grant", "grant"],
    ["dontAsk", "grant", "silent:deny", "silent:deny", "silent:deny", "grant", "grant", "grant"],
    ["bypassPermissions", "grant", "grant", "grant", "grant", "grant", "grant", "grant"],
    ["plan", "grant", "deny", "deny", "silent:deny", "deny", "deny", "grant"],
  ] as const)("%s", (mode, read, edit, command, fetched, grantedEdit, grantedCommand, grantedFetch) => {
    expect(verdict(mode, touch("Read", "a.ts"))).toBe(read);
    expect(verdict(mode, touch("Edit", "a.ts"))).toBe(edit);
    expect(verdict(mode, bash("npm test"))).toBe(command);
    expect(verdict(mode, fetchPage("https://example.com"))).toBe(fetched);
    expect(verdict(mode, touch("Edit", "a.ts"), granted)).toBe(grantedEdit);
    expect(verdict(mode, bash("npm test"), granted)).toBe(grantedCommand);
    expect(verdict(mode, fetchPage("https://example.com"), granted)).toBe(grantedFetch);
  });
});

describe("the modes in the background: nobody is asked", () => {
  it.each([
    ["default", "grant", "silent:deny", "silent:deny"],
    ["acceptEdits", "grant", "grant", "silent:deny"],
    ["dontAsk", "grant", "silent:deny", "silent:deny"],
    ["bypassPermissions", "grant", "grant", "grant"],
    ["plan", "grant", "deny", "deny"],
  ] as const)("%s", (mode, read, edit, command) => {
    const execution = "background";
    expect(verdict(mode, touch("Read", "a.ts"), { execution })).toBe(read);
    expect(verdict(mode, touch("Edit", "a.ts"), { execution })).toBe(edit);
    expect(verdict(mode, bash("npm test"), { execution })).toBe(command);
  });
});

describe("every mode", () => {
  it.each(permissionModes)("%s lets read-only commands, delegating and reporting run", (mode) => {
    expect(verdict(mode, bash("git status && ls src"))).toBe("grant");
    expect(verdict(mode, delegate("Explore"))).toBe("grant");
    expect(verdict(mode, { tool: "ReportFindings", effect: "report", input: {}, subjects: [] })).toBe("grant");
  });

  it.each(permissionModes)("%s refuses a critical removal and what is not understood, whoever grants them", (mode) => {
    expect(verdict(mode, bash("rm -rf /"), granted)).toBe("deny");
    expect(verdict(mode, bash("echo $(rm -rf ~)"), granted)).toBe("deny");
    expect(verdict(mode, bash("if then"), granted)).toBe("deny");
  });

  it.each([
    ["plan", "deny"],
    ["dontAsk", "deny"],
    ["default", "ask"],
    ["acceptEdits", "ask"],
    ["bypassPermissions", "grant"],
  ] as const)("%s says %s to a protected file", (mode, expected) => {
    expect(verdict(mode, touch("Write", ".git/hooks/pre-commit"), granted)).toBe(expected);
    expect(verdict(mode, bash("echo x > .git/hooks/pre-commit"), granted)).toBe(expected);
  });

  it("says why it refuses", () => {
    const { needs } = match(granted, bash("npm test"));
    expect(modeAnswer({ mode: "plan", execution: "foreground" }, needs)).toEqual({
      kind: "deny",
      reason: "npm test may not run: a plan runs only commands that read (mode plan).",
      never: false,
    });
  });
});

describe("the contradiction of the seeds", () => {
  it("is settled: dontAsk denies what nobody granted, and lets run what reads or is granted", () => {
    expect(verdict("dontAsk", bash("npm test"))).toBe("silent:deny");
    expect(verdict("dontAsk", bash("git status"))).toBe("grant");
    expect(verdict("dontAsk", touch("Read", "src/a.ts"))).toBe("grant");
    expect(verdict("dontAsk", bash("npm test"), { allow: ["Bash(npm test)"] })).toBe("grant");
  });
});

describe("acceptEdits", () => {
  it.each([
    ["mkdir -p out/x", true],
    ["touch a b", true],
    ["rm -rf dist", true],
    ["rmdir x", true],
    ["mv a b", true],
    ["cp -r src copy", true],
    ["sed -i s/a/b/g src/a.ts", true],
    ["sed -i '3d' src/a.ts", true],
    ["timeout 5 mkdir x && touch x/y", true],
    ["ls > out.txt", true],
    ["mkdir /tmp/x", false],
    ["cp /etc/passwd x", false],
    ["cp -t/etc x", false],
    ["cp --target-directory=/etc x", false],
    ["mv a ../b", false],
    ["rm $X", false],
    ["rm *.ts", false],
    ["touch ~/x", false],
    ["touch .git/x", false],
    ["mv a .husky/pre-commit", false],
    ["sed -i 's/a/b/e' x", false],
    ["sed -n '1w /etc/x' y", false],
    ["sed -i -e '1e id' y", false],
    ["cd x && rm y", false],
    ["LD_PRELOAD=x touch y", false],
    ["ls | xargs rm", false],
    ["chmod +x a", false],
    ["npm test", false],
  ])("approves %s: %s", (command, approved) => {
    expect(verdict("acceptEdits", bash(command)) === "grant").toBe(approved);
    expect(verdict("dontAsk", bash(command))).not.toBe("grant");
  });

  it("adds to what rules grant: each need by whoever has it to give", () => {
    expect(verdict("acceptEdits", bash("npm test > out.txt"))).toBe("silent:ask");
    expect(verdict("acceptEdits", bash("npm test > out.txt"), { allow: ["Bash(npm test)"] })).toBe("grant");
    expect(verdict("default", bash("npm test > out.txt"), { allow: ["Bash(npm test)"] })).toBe("silent:ask");
  });

  it("does not approve what lies outside", () => {
    expect(verdict("acceptEdits", touch("Edit", "/etc/hosts"))).toBe("silent:ask");
  });
});

describe("a mode on its way to a child", () => {
  it("becomes the stricter of both", () => {
    const order: readonly PermissionMode[] = ["plan", "dontAsk", "default", "acceptEdits", "bypassPermissions"];
    for (const [above, parent] of order.entries())
      for (const [below, child] of order.entries())
        expect(strictest(parent, child)).toBe(order[Math.min(above, below)]);
  });

  it.each([
    // [behaviour, parent, child's own, effective]
    ["inherit", "plan", "acceptEdits", "plan"],
    ["inherit", "dontAsk", undefined, "dontAsk"],
    ["inherit", "dontAsk", "bypassPermissions", "dontAsk"],
    ["inherit", "acceptEdits", "plan", "plan"],
    ["inherit", "bypassPermissions", "dontAsk", "dontAsk"],
    ["force", "acceptEdits", "acceptEdits", "plan"],
    ["force", "dontAsk", undefined, "plan"],
    ["ignore", "plan", undefined, "dontAsk"],
    ["ignore", "plan", "acceptEdits", "dontAsk"],
    ["ignore", "plan", "plan", "plan"],
    ["ignore", "default", "acceptEdits", "default"],
  ] as const)("%s: under %s, with %s of its own: %s", (planModeBehavior, parent, mode, effective) => {
    expect(childMode({ parent, planModeBehavior, ceiling: "dontAsk", ...(mode && { mode }) })).toBe(effective);
  });

  it("is never bypassPermissions unless the workflow says so", () => {
    expect(admitMode("bypassPermissions", "allowed")).toEqual({ mode: "bypassPermissions" });
    expect(admitMode("bypassPermissions", "not-allowed")).toEqual({
      mode: "dontAsk",
      warning: expect.stringContaining("the workflow's own input"),
    });
    expect(admitMode("acceptEdits", "not-allowed")).toEqual({ mode: "acceptEdits" });
  });
});
