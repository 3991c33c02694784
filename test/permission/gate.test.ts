import { describe, expect, it } from "vitest";
import { ceilingFor } from "../../src/permission/ceiling.ts";
import type { Decision, Effect, Subject } from "../../src/permission/decision.ts";
import { deniesWhole, weigh } from "../../src/permission/gate.ts";
import type { Caller, CallToJudge, HookAnswer } from "../../src/permission/judgement.ts";
import type { Policy } from "../../src/permission/policy.ts";
import { makeCaller, makePolicy, type PolicyOptions } from "../support/policy.ts";

const path = (name: string, access: "read" | "search" | "write" = "read", inside = true): Subject => ({
  kind: "path",
  path: name,
  access,
  inside,
});
const call = (tool: string, effect: Effect, subjects: readonly Subject[] = [], input = {}): CallToJudge => ({
  tool,
  effect,
  input,
  subjects,
});
const read = (name: string): CallToJudge => call("Read", "read", [path(name)], { file_path: name });
const edit = (name: string): CallToJudge => call("Edit", "write", [path(name, "write")], { file_path: name });
const bash = (command: string, subjects: readonly Subject[] = []): CallToJudge =>
  call("Bash", "execute", [{ kind: "command", command }, ...subjects], { command });
const delegating = call("Task", "delegate", [{ kind: "agent", name: "Explore" }], { subagent_type: "Explore" });

const main = makeCaller({ agent: "main", role: "main" });
const reader = makeCaller({ agent: "reader", tools: ["Read", "Agent"] });

type Setting = { readonly policy?: Policy; readonly hook?: HookAnswer };
const judge = (given: CallToJudge, caller: Caller = makeCaller(), { policy = makePolicy(), hook }: Setting = {}) =>
  weigh(given, caller, { policy, ...(hook && { hook }) }).decision;

describe("S0's pipeline", () => {
  it.each([
    ["Task", "delegate"],
    ["Agent", "delegate"],
    ["EnterPlanMode", "report"],
    ["ExitPlanMode", "report"],
    ["AskUserQuestion", "report"],
    ["KillShell", "execute"],
  ] as const)("1. never lets a subagent call %s, whatever its definition and the rules say", (tool, effect) => {
    const caller = makeCaller({ tools: [tool], mode: "bypassPermissions" });
    const policy = makePolicy({ allow: [tool] });
    expect(judge(call(tool, effect), caller, { policy })).toMatchObject({ effect: "deny", by: "system" });
  });

  it("1. lets the main agent delegate", () => {
    expect(judge(delegating, main)).toMatchObject({ effect: "allow" });
  });

  it("2. lets disallowedTools win over tools", () => {
    const caller = makeCaller({ tools: ["Read"], disallowedTools: ["Read"] });
    expect(judge(read("a.ts"), caller)).toMatchObject({ effect: "deny", rule: "disallowedTools: Read" });
    expect(judge(call("PullRequestDiff", "read"), caller)).toMatchObject({ effect: "deny", by: "definition" });
  });

  it("3. lets an agent call the tools that its definition names, and no others", () => {
    expect(judge(read("a.ts"), reader)).toMatchObject({ effect: "allow" });
    expect(judge(call("Grep", "read", [path(".", "search")]), reader)).toEqual({
      effect: "deny",
      by: "definition",
      rule: "tools: Read, Agent",
      reason: "Grep is not among the tools of reader.",
      remedy: "add Grep to tools of reader",
    });
    expect(judge(read("a.ts"), makeCaller({ tools: "all" }))).toMatchObject({ effect: "allow" });
  });

  it("3. gives the diff to whoever may read, and the way to report to everybody", () => {
    const bashOnly = makeCaller({ tools: ["Bash"] });
    expect(judge(call("PullRequestDiff", "read"), reader).effect).toBe("allow");
    expect(judge(call("PullRequestDiff", "read"), bashOnly).effect).toBe("deny");
    expect(judge(call("ReportFindings", "report"), bashOnly).effect).toBe("allow");
  });

  it("4. denies what nothing grants, with the line that would allow it", () => {
    expect(judge(bash("npm test"))).toMatchObject({
      effect: "deny",
      by: "mode",
      rule: "dontAsk",
      reason: expect.stringContaining("nobody is there to ask"),
      remedy: "add to allowed-tools: Bash(npm test)",
    });
    expect(judge(edit("src/a.ts"))).toMatchObject({ effect: "deny", remedy: "add to allowed-tools: Edit(src/a.ts)" });
    expect(judge(call("WebFetch", "network", [], { url: "https://a.example/x" }))).toMatchObject({ effect: "deny" });
  });
});

describe("the seeds' contradiction about dontAsk", () => {
  const caller = makeCaller({ tools: ["Read", "Bash"], mode: "dontAsk" });

  it("is settled: what is not granted is denied, what only reads runs", () => {
    expect(judge(bash("npm test"), caller).effect).toBe("deny");
    expect(judge(bash("git status"), caller)).toMatchObject({ effect: "allow", engine: "argv" });
    expect(judge(read("src/a.ts"), caller).effect).toBe("allow");
  });

  it("lets the tests run, in a shell, once the workflow grants them", () => {
    const policy = makePolicy({ allow: ["Bash(npm test)"] });
    expect(judge(bash("npm test"), caller, { policy })).toEqual({
      effect: "allow",
      by: "rules",
      rule: "Bash(npm test) (settings.json)",
      engine: "shell",
    });
    expect(judge(bash("npm test && git push"), caller, { policy }).effect).toBe("deny");
    expect(judge(bash("npm test && git status"), caller, { policy })).toMatchObject({ effect: "allow" });
  });
});

describe("the workspace", () => {
  it("denies what lies outside the reviewed tree, to everybody and in every mode", () => {
    const outside = call("Read", "read", [path("a.ts"), path("/etc/passwd", "read", false)]);
    for (const caller of [main, makeCaller({ mode: "bypassPermissions" })]) {
      const policy = makePolicy({ allow: ["Read", "Read(//etc/**)"] });
      expect(judge(outside, caller, { policy })).toMatchObject({ effect: "deny", by: "workspace" });
    }
    expect(judge(bash("cat x", [path("/etc/passwd", "read", false)]))).toMatchObject({ effect: "deny" });
  });

  it("does not let a command search through, or show from history, what a rule withholds", () => {
    const weights = {
      policy: makePolicy({ deny: ["Read(.env)"] }),
      withheld: [{ path: "app/.env", rule: "Read(.env)", remedy: "remove Read(.env) from settings.json" }],
    };
    const decide = (given: CallToJudge) => weigh(given, makeCaller(), weights).decision.effect;
    expect(decide(bash("grep -rn KEY .", [path(".", "search")]))).toBe("deny");
    expect(decide(bash("grep -rn KEY app", [path("app", "search")]))).toBe("deny");
    expect(decide(bash("grep -rn KEY src", [path("src", "search")]))).toBe("allow");
    expect(decide(bash("git show HEAD:app/.env"))).toBe("deny");
    expect(decide(bash("git log --oneline"))).toBe("allow");
    // Where paths can be kept out, the worker keeps these out.
    expect(decide(bash("git diff main...HEAD"))).toBe("allow");
    const many = Array.from({ length: 201 }, (_, index) => ({
      path: `${index}.key`,
      rule: "Read(*.key)",
      remedy: "r",
    }));
    expect(weigh(bash("git diff main...HEAD"), makeCaller(), { ...weights, withheld: many }).decision.effect).toBe(
      "deny",
    );
    expect(decide(call("Grep", "read", [path(".", "search")]))).toBe("allow");
  });

  it("lets nothing but reading run while a file with restrictions cannot be read", () => {
    const policy = makePolicy({ allow: ["Bash(npm test)"], unreadable: [".claude/settings.json"] });
    expect(judge(bash("npm test"), makeCaller(), { policy })).toMatchObject({
      effect: "deny",
      remedy: "mend .claude/settings.json",
    });
    expect(judge(edit("a.ts"), makeCaller({ mode: "acceptEdits" }), { policy }).effect).toBe("deny");
    expect(judge(read("a.ts"), makeCaller(), { policy }).effect).toBe("allow");
    expect(judge(bash("git log"), makeCaller(), { policy }).effect).toBe("allow");
  });
});

describe("settings rules", () => {
  it("let deny win over ask, and ask over allow, at every mode", () => {
    const both = makePolicy({ allow: ["Bash(npm *)"], ask: ["Bash(npm publish *)"], deny: ["Bash(npm run deploy)"] });
    for (const mode of ["dontAsk", "default", "acceptEdits", "bypassPermissions"] as const) {
      const caller = makeCaller({ mode });
      expect(judge(bash("npm test"), caller, { policy: both }).effect).toBe("allow");
      expect(judge(bash("npm publish --tag x"), caller, { policy: both })).toMatchObject({
        effect: "deny",
        by: "rules",
        reason: expect.stringContaining("Nobody is there to be asked."),
      });
      expect(judge(bash("npm run deploy"), caller, { policy: both })).toMatchObject({ effect: "deny", by: "rules" });
    }
  });

  it("take a tool that is denied as a whole out of what an agent is shown", () => {
    const policy = makePolicy({ deny: ["Bash", "Read(.env)"] });
    expect(deniesWhole("Bash", policy.rules)).toBe(true);
    expect(deniesWhole("Read", policy.rules)).toBe(false);
    expect(judge(bash("git status"), makeCaller(), { policy })).toMatchObject({ effect: "deny", by: "rules" });
  });
});

describe("the compact map", () => {
  const seed = [
    { tool: "*", action: "deny" },
    { tool: "grep", action: "allow" },
    { tool: "read_file", pattern: "*", action: "allow" },
    { tool: "read_file", pattern: "*.env", action: "deny" },
  ] as const;

  it("denies what the seed's own example denies, and nothing can undo it", () => {
    const caller = makeCaller({ permission: seed });
    const policy = makePolicy({ allow: ["Read", "Bash"] });
    for (const name of [".env", "config/.env"])
      expect(judge(read(name), caller, { policy })).toMatchObject({ effect: "deny", by: "definition" });
    expect(judge(read("src/a.ts"), caller, { policy }).effect).toBe("allow");
    expect(judge(call("Grep", "read", [path("src", "search")]), caller, { policy }).effect).toBe("allow");
    expect(judge(bash("git status"), caller, { policy })).toMatchObject({ effect: "deny", by: "definition" });
  });

  it("keeps a file from commands that read it beside something that is granted", () => {
    const permission = [{ tool: "read", pattern: "*.env", action: "deny" }] as const;
    const caller = makeCaller({ permission });
    const policy = makePolicy({ allow: ["Bash(npm test)"] });
    for (const command of ["cat .env", "cat config/.env", "cat *", "echo .env | xargs cat", "git show HEAD:.env"]) {
      const given = bash(`npm test; ${command}`);
      expect(judge(given, caller, { policy }), command).toMatchObject({ effect: "deny", by: "definition" });
      const shared = makePolicy({ allow: ["Bash(npm test)"], map: permission });
      expect(judge(given, makeCaller(), { policy: shared }), command).toMatchObject({ effect: "deny", by: "rules" });
    }
    expect(judge(bash("npm test; echo a | xargs cat"), makeCaller(), { policy }).effect).toBe("allow");
    for (const command of ["cat a.ts", "git status", "echo .env"])
      expect(judge(bash(`npm test; ${command}`), caller, { policy }).effect, command).toBe("allow");
  });

  it("grants what it allows by name, and nothing by a star", () => {
    const named = makeCaller({ permission: [{ tool: "bash", pattern: "npm *", action: "allow" }] });
    const star = makeCaller({ permission: [{ tool: "*", action: "allow" }] });
    expect(judge(bash("npm test"), named)).toMatchObject({ effect: "allow", by: "rules", engine: "shell" });
    expect(judge(bash("npm test"), star).effect).toBe("deny");
  });

  it("lets the team's map speak after the agent's, and a rule settle what both would ask", () => {
    const caller = makeCaller({ permission: [{ tool: "bash", pattern: "npm *", action: "ask" }] });
    expect(judge(bash("npm test"), caller).effect).toBe("deny");
    const later = makePolicy({ map: [{ tool: "bash", pattern: "npm test", action: "allow" }] });
    expect(judge(bash("npm test"), caller, { policy: later }).effect).toBe("allow");
    expect(judge(bash("npm test"), caller, { policy: makePolicy({ allow: ["Bash(npm test)"] }) }).effect).toBe("allow");
    const stricter = makePolicy({ map: [{ tool: "bash", action: "deny" }], allow: ["Bash(npm test)"] });
    expect(judge(bash("npm test"), caller, { policy: stricter })).toMatchObject({ effect: "deny", by: "rules" });
  });
});

describe("hooks", () => {
  const said = (answer: HookAnswer["answer"]): HookAnswer => ({ answer, hook: "check.sh", reason: "because" });

  it("are one more layer: a deny denies, an allow is a grant", () => {
    expect(judge(read("a.ts"), makeCaller(), { hook: said("deny") })).toMatchObject({ effect: "deny", by: "hook" });
    expect(judge(read("a.ts"), makeCaller(), { hook: said("ask") })).toMatchObject({ effect: "deny", by: "hook" });
    expect(judge(bash("npm test"), makeCaller(), { hook: said("allow") })).toMatchObject({
      effect: "allow",
      by: "hook",
    });
  });

  it("reach neither above the ceiling nor over a deny or a stricter mode", () => {
    const low = makePolicy({ ceiling: ceilingFor("trusted", "unavailable", { edits: "closed" }) });
    const hook = said("allow");
    expect(judge(bash("npm test"), makeCaller(), { hook, policy: low })).toMatchObject({ effect: "deny", by: "trust" });
    expect(judge(bash("npm test"), makeCaller(), { hook, policy: makePolicy({ deny: ["Bash"] }) }).effect).toBe("deny");
    expect(judge(bash("npm test"), makeCaller({ mode: "plan" }), { hook }).effect).toBe("deny");
  });
});

describe("the ceiling", () => {
  it.each([
    ["trusted", "boxed", "allow", "allow"],
    ["trusted", "unavailable", "allow", "deny"],
    ["trusted", "off", "allow", "allow"],
    ["guarded", "boxed", "allow", "deny"],
    ["guarded", "unavailable", "deny", "deny"],
    ["guarded", "off", "deny", "deny"],
  ] as const)(
    "for a %s change with the box %s: reading commands %s, granted ones %s",
    (level, boxing, reads, granted) => {
      const policy = makePolicy({ allow: ["Bash"], ceiling: ceilingFor(level, boxing, { edits: "closed" }) });
      expect(judge(bash("git log"), makeCaller(), { policy }).effect).toBe(reads);
      expect(judge(bash("npm test"), makeCaller(), { policy }).effect).toBe(granted);
      expect(judge(edit("a.ts"), makeCaller({ mode: "bypassPermissions" }), { policy }).effect).toBe("deny");
    },
  );
});

it("lets acceptEdits change nothing through commands either, where the session has no edits", () => {
  const caller = makeCaller({ mode: "acceptEdits" });
  for (const command of ["touch x", "rm src/a.ts", "echo x > src/a.ts"]) {
    expect(judge(bash(command), caller).effect).toBe("allow");
    const closed = ceilingFor("trusted", "boxed", { edits: "closed" });
    expect(judge(bash(command), caller, { policy: makePolicy({ ceiling: closed }) }).effect).toBe("deny");
    const named = makePolicy({ ceiling: closed, allow: ["Bash(touch *)", "Bash(rm *)", "Edit(src/**)"] });
    expect(judge(bash(command), caller, { policy: named }).effect).toBe("allow");
  }
});

describe("parts that only read, joined in a way that nobody can foresee", () => {
  it.each(["for f in *; do cat a; done", "cat $(git ls-files)", "x=1; cat a", "cat a &"])(
    "need a grant: %s",
    (command) => {
      for (const mode of ["plan", "dontAsk", "default", "acceptEdits"] as const)
        expect(judge(bash(command), makeCaller({ mode })).effect).toBe("deny");
    },
  );
});

it("lets a plan start no shell, also for parts that only read and that a rule grants", () => {
  const policy = makePolicy({ allow: ["Bash"] });
  const planner = makeCaller({ mode: "plan" });
  for (const command of ["for f in *; do cat a; done", "x=1; cat a", "cat a &"]) {
    expect(judge(bash(command), planner, { policy })).toMatchObject({ effect: "deny", by: "mode", rule: "plan" });
    expect(judge(bash(command), makeCaller(), { policy })).toMatchObject({ effect: "allow", engine: "shell" });
  }
});

describe("for all that anybody can write", () => {
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const texts = [
    "Bash",
    "Bash(npm *)",
    "Bash(git *)",
    "Read",
    "Read(src/**)",
    "Read(.env)",
    "Edit",
    "Edit(/src/**)",
    "*",
    "Task(Explore)",
    "Bash(rm:*)",
    "Write(x)",
    "Bash(cat *)",
    "Edit(out.txt)",
    "Read(//etc/**)",
    "Bash(git push:*)",
  ];
  const commands = [
    "npm test",
    "git status",
    "rm -rf /",
    "cat .env",
    "git log | head",
    "echo $(id)",
    "npm test > out.txt",
    "cat a; rm b",
    "bash -c 'x'",
    "npm test; cat .env",
    "git -C . push",
    "cd src && npm test",
    "set -e; npm test 2>&1 | tail",
    "npm test; echo .env | xargs cat",
    "FOO=1 npm test",
    "if true; then rm b; fi",
    "cat /etc/passwd; npm test",
  ];
  const effects = ["read", "write", "execute", "network"] as const;
  const order = ["plan", "dontAsk", "default", "acceptEdits", "bypassPermissions"] as const;

  function soup(seed: number) {
    const next = random(seed);
    const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    };
    const some = <Item>(items: readonly Item[]): readonly Item[] => items.filter(() => next() < 0.3);
    const given = pick([
      bash(pick(commands)),
      read(pick([".env", "src/a.ts", "x"])),
      edit(pick(["src/a.ts", ".git/config", "x"])),
      call(pick(["WebFetch", "Some", "mcp__x__y"]), pick(effects)),
    ]);
    const lists = { deny: some(texts), ask: some(texts), allow: some(texts) };
    const entry = (tool: string) => ({
      tool,
      action: pick(["allow", "ask", "deny"] as const),
      ...(next() < 0.5 && { pattern: pick(["*", "*.env", "npm *", "src/**"]) }),
    });
    const tools = ["*", "bash", "read_file", "edit_file", "Bash(npm test)", "write"];
    const entries = some(tools).map(entry);
    const map = some(tools).map(entry);
    const hook = next() < 0.5 ? { answer: pick(["allow", "deny", "ask"] as const), hook: "h", reason: "r" } : undefined;
    const caller = makeCaller({
      mode: pick(order),
      permission: entries,
      tools: next() < 0.5 ? "all" : ["Bash", "Read", "Edit"],
    });
    const level = pick(["trusted", "guarded"] as const);
    const ceiling = ceilingFor(level, pick(["boxed", "unavailable", "off"] as const), {
      edits: pick(["opened", "closed"] as const),
    });
    const unreadable = next() < 0.1 ? ["settings.json"] : [];
    return { given, lists, map, caller, ceiling, unreadable, ...(hook && { hook }), pick, next };
  }
  const decide = ({ given, caller, hook }: ReturnType<typeof soup>, policy: Policy): Decision =>
    judge(given, caller, { policy, ...(hook && { hook }) });

  const policyOf = (
    { lists, map, ceiling, unreadable }: ReturnType<typeof soup>,
    changes: PolicyOptions = {},
  ): Policy => makePolicy({ ...lists, map, ceiling, unreadable, ...changes });

  it("nothing exceeds the ceiling, and plan mode changes and runs nothing", () => {
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const made = soup(seed);
      const { ceiling, given, caller } = made;
      const decision = decide(made, policyOf(made));
      if (decision.effect === "deny") continue;
      if (given.effect === "write") expect(ceiling.edits.upTo).toBe("granted");
      if (decision.engine === "shell") expect(ceiling.commands.upTo).toBe("granted");
      if (decision.engine === "argv") expect(ceiling.commands.upTo).not.toBe("none");
      if (caller.mode === "plan") expect([given.effect, decision.engine]).not.toEqual(["execute", "shell"]);
      if (caller.mode === "plan") expect(given.effect, `seed ${seed}`).not.toBe("write");
    }
  });

  it("whatever restricts more never allows more", () => {
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const made = soup(seed);
      const { lists, map, caller, pick, given } = made;
      if (decide(made, policyOf(made)).effect === "allow") continue;
      const veto = {
        tool: pick(["*", "bash", "read", "edit"]),
        pattern: pick(["*", "*.env", "x"]),
        action: "deny",
      } as const;
      const stricter: Readonly<Record<string, Decision>> = {
        deny: decide(made, policyOf(made, { deny: [...lists.deny, pick(texts)] })),
        ask: decide(made, policyOf(made, { ask: [...lists.ask, pick(texts)] })),
        "fewer allowed": decide(made, policyOf(made, { allow: lists.allow.slice(1) })),
        "a veto of the team": decide(made, policyOf(made, { map: [...map, veto] })),
        "an unreadable file": decide(made, policyOf(made, { unreadable: ["settings.json"] })),
        "a stranger": decide(made, policyOf(made, { ceiling: ceilingFor("guarded", "off", { edits: "closed" }) })),
        "a veto of the agent": judgeAs(made, { permission: [...caller.permission, veto] }),
        "a tool less": judgeAs(made, { disallowedTools: [given.tool] }),
        "no tools": judgeAs(made, { tools: [] }),
        "a hook": judge(given, caller, {
          policy: policyOf(made),
          hook: { answer: pick(["deny", "ask"] as const), hook: "h", reason: "r" },
        }),
      };
      const allowed = Object.entries(stricter).filter(([, { effect }]) => effect === "allow");
      expect(allowed.map(([what]) => `seed ${seed}: ${what}`)).toEqual([]);
    }
  });

  const judgeAs = (made: ReturnType<typeof soup>, changes: Partial<Caller>): Decision =>
    decide({ ...made, caller: { ...made.caller, ...changes } }, policyOf(made));

  it("the order of rules changes nothing, and a stricter mode of the parent never allows more", () => {
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const made = soup(seed);
      const { lists, caller } = made;
      const decision = decide(made, policyOf(made));
      const { deny, ask, allow } = lists;
      const backwards = { deny: deny.toReversed(), ask: ask.toReversed(), allow: allow.toReversed() };
      expect(decide(made, policyOf(made, backwards)).effect).toBe(decision.effect);
      const below = order[Math.max(0, order.indexOf(caller.mode) - 1)] ?? "plan";
      if (decision.effect === "deny") expect(judgeAs(made, { mode: below }).effect, `seed ${seed}`).toBe("deny");
    }
  });

  it("no field of an input widens anything", () => {
    const fields = [
      { dangerouslyDisableSandbox: true },
      { mode: "bypassPermissions" },
      { permission_mode: "bypassPermissions", allowedTools: ["Bash"] },
      { engine: "shell", run_in_background: true },
    ];
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const made = soup(seed);
      if (decide(made, policyOf(made)).effect === "allow") continue;
      const input = { ...made.given.input, ...made.pick(fields) };
      expect(decide({ ...made, given: { ...made.given, input } }, policyOf(made)).effect, `seed ${seed}`).toBe("deny");
    }
  });
});
