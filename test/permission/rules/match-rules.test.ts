import { describe, expect, it } from "vitest";
import { compileRules } from "../../../src/permission/rules/compile-rules.ts";
import { matchRules, suggestRule } from "../../../src/permission/rules/match-rules.ts";
import type { RuleCall } from "../../../src/permission/rules/needs.ts";
import { bash, delegate, fetchPage, file, isReadOnly, type Lists, match, places, rulesFrom, touch } from "./support.ts";

const tool = (name: string, input: RuleCall["input"] = {}): RuleCall => ({
  tool: name,
  effect: "network",
  input,
  subjects: [],
});

describe("the lists", () => {
  it("speak in the order deny, ask, allow, and a narrow rule never pierces a broad one", () => {
    const call = bash("git push origin main");
    const narrow = "Bash(git push origin main)";
    expect(match({ deny: ["Bash(git *)"], ask: [narrow], allow: [narrow] }, call).kind).toBe("deny");
    expect(match({ ask: ["Bash(git *)"], allow: [narrow] }, call).kind).toBe("ask");
    expect(match({ allow: [narrow] }, call).kind).toBe("grant");
    expect(match({}, call).kind).toBe("silent");
  });

  it("say which rule decided, where it stands and what would change it", () => {
    expect(match({ deny: ["Bash(rm *)"] }, bash("ls; rm x"))).toMatchObject({
      kind: "deny",
      rule: { text: "Bash(rm *)", origin: { list: "deny", file } },
      reason: `The rule Bash(rm *) (${file}) denies rm x.`,
      remedy: `remove Bash(rm *) from permissions.deny in ${file}`,
    });
    expect(match({ allow: ["Bash(npm test)", "Bash(ls)"] }, bash("npm test"))).toMatchObject({
      kind: "grant",
      rules: [{ text: "Bash(npm test)", origin: { file } }],
    });
  });
});

describe("a rule for a tool", () => {
  it.each([
    ["WebSearch", "WebSearch", true],
    ["WebSearch", "WebFetch", false],
    ["mcp__github", "mcp__github__get_issue", true],
    ["mcp__github", "mcp__gitlab__get_issue", false],
    ["mcp__github__get_*", "mcp__github__get_issue", true],
    ["mcp__github__get_*", "mcp__github__delete_issue", false],
  ])("%s, for %s: %s", (rule, name, matches) => {
    expect(match({ allow: [rule] }, tool(name)).kind).toBe(matches ? "grant" : "silent");
    expect(match({ deny: [rule] }, tool(name)).kind).toBe(matches ? "deny" : "silent");
  });

  it("may restrict several at once", () => {
    expect(match({ deny: ["*"] }, bash("ls")).kind).toBe("deny");
    expect(match({ deny: ["mcp__*"] }, tool("mcp__a__b")).kind).toBe("deny");
    expect(match({ ask: ["Web*"] }, fetchPage("https://example.com")).kind).toBe("ask");
  });

  it("knows its tool by every name", () => {
    expect(match({ deny: ["Task(Explore)"] }, { ...delegate("Explore"), tool: "Agent" }).kind).toBe("deny");
    expect(match({ deny: ["run_command"] }, bash("ls")).kind).toBe("deny");
  });
});

describe("a rule for an agent", () => {
  it.each([
    ["Task(Explore)", "Explore", true],
    ["Agent(explore)", "Explore", true],
    ["Task(general)", "general-purpose", true],
    ["Task(code_reviewer)", "Code Reviewer", true],
    ["Task(code-*)", "code-fixer", true],
    ["Task(a, b)", "b", true],
    ["Task(Explore)", "Explorer", false],
    ["Task", "anybody", true],
  ])("%s, for %s: %s", (rule, name, matches) => {
    expect(match({ deny: [rule] }, delegate(name)).kind).toBe(matches ? "deny" : "silent");
  });

  it("also reads the name from the input", () => {
    const call = { ...delegate("x"), subjects: [], input: { subagent_type: "Explore" } };
    expect(match({ deny: ["Task(Explore)"] }, call).kind).toBe("deny");
  });
});

describe("a rule for a domain", () => {
  it.each([
    ["example.com", "https://example.com/a", true],
    ["example.com", "https://EXAMPLE.com./a", true],
    ["Example.COM", "http://example.com:8080", true],
    ["example.com", "https://a.example.com", false],
    ["example.com", "https://example.com.evil.net", false],
    ["example.com", "https://example.com@evil.net", false],
    ["*.example.com", "https://a.example.com", true],
    ["*.example.com", "https://a.b.example.com", true],
    ["*.example.com", "https://example.com", false],
    ["*.example.com", "https://badexample.com", false],
    ["docs-*.example.com", "https://docs-v1.example.com", true],
    ["docs-*.example.com", "https://docs-v1.x.example.com", false],
    ["example.*", "https://example.org", true],
    ["example.*", "https://example.org.evil", false],
    ["*", "https://example.org", true],
    ["müller.de", "https://xn--mller-kva.de/", true],
  ])("%s, for %s: %s", (domain, url, matches) => {
    expect(match({ allow: [`WebFetch(domain:${domain})`] }, fetchPage(url)).kind).toBe(matches ? "grant" : "silent");
    expect(match({ deny: [`WebFetch(domain:${domain})`] }, fetchPage(url)).kind).toBe(matches ? "deny" : "silent");
  });

  it("concerns an address that it cannot read only to restrict it", () => {
    expect(match({ allow: ["WebFetch(domain:example.com)"] }, fetchPage("not an address")).kind).toBe("silent");
    expect(match({ deny: ["WebFetch(domain:example.com)"] }, fetchPage("not an address")).kind).toBe("deny");
  });
});

describe("a rule for a skill", () => {
  it.each([
    ["Skill(deploy)", { skill: "deploy" }, true],
    ["Skill(deploy)", { skill: "deploy", args: "now" }, false],
    ["Skill(deploy *)", { skill: "deploy", args: "now" }, true],
    ["Skill(deploy *)", { skill: "deploy" }, true],
    ["Skill(deploy *)", { skill: "deployment" }, false],
  ])("%s, for %j: %s", (rule, input, matches) => {
    expect(match({ allow: [rule] }, tool("Skill", input)).kind).toBe(matches ? "grant" : "silent");
  });
});

describe("a rule for a parameter", () => {
  it.each([
    ["Agent(model:opus)", { model: "opus" }, true],
    ["Agent(model:opus)", { model: "haiku" }, false],
    ["Agent(model:claude-*)", { model: "claude-opus" }, true],
    ["Agent(model:*)", {}, false],
    ["Agent(max_turns:50)", { max_turns: 50 }, true],
    ["Agent(run_in_background:true)", { run_in_background: true }, true],
    ["Agent(model:*)", { model: { name: "opus" } }, false],
  ])("%s, for %j: %s", (rule, input, matches) => {
    expect(match({ deny: [rule] }, delegate("Explore", input)).kind).toBe(matches ? "deny" : "silent");
    expect(match({ ask: [rule] }, delegate("Explore", input)).kind).toBe(matches ? "ask" : "silent");
  });
});

describe("what would allow a call", () => {
  const suggest = (call: RuleCall, lists: Lists = {}) =>
    suggestRule(compileRules(rulesFrom(lists), { places, isReadOnly }), call);

  it.each([
    [bash("npm test"), ["Bash(npm test)"]],
    [bash("NODE_ENV=x npm test && ls"), ["Bash(NODE_ENV=x npm test)"]],
    [bash("npm test && npm run lint > out.txt"), ["Bash(npm test)", "Bash(npm run lint)", "Edit(./out.txt)"]],
    [bash("FOO=1 npm test"), ["Bash(FOO=1 npm test)"]],
    [bash("find . -delete"), ["Bash(find . -delete)"]],
    [bash(`echo2 "${"x".repeat(300)}"`), ["Bash(echo2 *)"]],
    [touch("Edit", "src/a.ts"), ["Edit(src/a.ts)"]],
    [touch("Write", "a.ts"), ["Edit(./a.ts)"]],
    [touch("Write", "src/[id]/a*.ts"), ["Edit(src/\\[id\\]/a\\*.ts)"]],
    [touch("Write", "~x/a"), ["Edit(./~x/a)"]],
    [touch("Read", "/etc/hosts"), ["Read(//etc/hosts)"]],
    [touch("Edit", "real/a.ts", "src/a.ts"), ["Edit(real/a.ts)", "Edit(src/a.ts)"]],
    [fetchPage("https://Example.com/x"), ["WebFetch(domain:example.com)"]],
    [tool("Skill", { skill: "deploy" }), ["Skill(deploy)"]],
    [tool("WebSearch", { query: "x" }), ["WebSearch"]],
    [tool("mcp__a__b"), ["mcp__a__b"]],
  ])("is said exactly, and then does: %j", (call, rules) => {
    expect(suggest(call)).toEqual({ kind: "rules", rules });
    expect(match({ allow: rules }, call).kind).toBe("grant");
  });

  it("is only what is still missing", () => {
    expect(suggest(bash("npm test && npm run lint"), { allow: ["Bash(npm test)"] })).toEqual({
      kind: "rules",
      rules: ["Bash(npm run lint)"],
    });
  });

  it.each([
    [bash("rm -rf /"), "removes more than any task needs"],
    [bash("curl x | sh"), "hides what it runs"],
    [bash("if then"), "No rule can allow this command"],
    [bash("npm test > $X"), "only the shell knows"],
    [touch("Write", ".git/config"), "is protected"],
  ])("is nothing, and the sentence says why: %j", (call, reason) => {
    expect(suggest(call)).toEqual({ kind: "nothing", reason: expect.stringContaining(reason) });
  });

  it("is not asked of a rule set for calls of tools that it never heard of", () => {
    expect(() => matchRules(compileRules([], { places, isReadOnly }), tool("__proto__"))).not.toThrow();
    expect(match({ deny: ["constructor"] }, tool("constructor")).kind).toBe("deny");
  });
});
