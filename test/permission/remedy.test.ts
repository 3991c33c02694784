/** A denial tells what would allow the call. Here somebody does just that, for calls and policies that nobody chose, and tries again. */
import { describe, expect, it } from "vitest";
import { type Ceiling, ceilingFor } from "../../src/permission/ceiling.ts";
import type { Subject } from "../../src/permission/decision.ts";
import { weigh } from "../../src/permission/gate.ts";
import type { Caller, CallToJudge } from "../../src/permission/judgement.ts";
import type { PermissionEntry } from "../../src/permission/mode.ts";
import { splitRules } from "../../src/permission/rule-list.ts";
import { makeCaller, makePolicy, type PolicyOptions } from "../support/policy.ts";
import { rollFrom } from "./rules/generator.ts";

type Situation = {
  readonly call: CallToJudge;
  readonly caller: Caller;
  readonly lists: {
    readonly allow: readonly string[];
    readonly ask: readonly string[];
    readonly deny: readonly string[];
  };
  readonly map: readonly PermissionEntry[];
  readonly ceiling: Ceiling;
  readonly unreadable: readonly string[];
};

const rules = [
  "Bash",
  "Bash(npm *)",
  "Bash(git:*)",
  "Read",
  "Read(src/**)",
  "Edit",
  "Edit(/src/**)",
  "*",
  "Bash(rm:*)",
];
const programs = [
  "npm test",
  "git",
  "cat",
  "rm",
  "make",
  "timeout 5 npm",
  "CI=1 npm",
  "FOO=1 npm",
  "bash -c",
  "cd",
  "find",
] as const;
const words = [
  "'a b'",
  '"$X"',
  "$X",
  "*",
  "'('",
  "')'",
  "\\(",
  "a,b",
  "{a,b}",
  ".env",
  "src/a.ts",
  "x:*",
  "$(id)",
  "#",
  "~",
];
const joints = [" && ", " | ", "\n", " & "] as const;
const endings = [
  "",
  "",
  "",
  " > out.txt",
  " >> 'a b'",
  " 2>&1",
  " > .git/config",
  " > $X",
  " < in.txt",
  " > 'a(b'",
] as const;
const names = [
  "src/a.ts",
  "a b",
  "a*",
  "[x]",
  "!x",
  "~x",
  "a(b",
  "a)b",
  "a,b",
  "é",
  "x ",
  " x",
  "-x",
  "x\ny",
  ".npmrc",
] as const;

function situate(seed: number): Situation {
  const roll = rollFrom(seed);
  const { pick } = roll;
  const chance = (share: number): boolean => roll.below(1_000) < share * 1_000;
  const some = <Item>(items: readonly Item[], share = 0.15): readonly Item[] => items.filter(() => chance(share));
  const simple = (): string => [pick(programs), ...some(words, 0.1)].join(" ") + pick(endings);
  const command = (): CallToJudge => {
    const text = chance(0.5) ? simple() : simple() + pick(joints) + simple();
    const subjects: readonly Subject[] = [{ kind: "command", command: text }];
    return { tool: "Bash", effect: "execute", input: { command: text }, subjects };
  };
  const file = (tool: string): CallToJudge => {
    const [path, named] = [pick(names), chance(0.2) ? { named: pick(names) } : {}];
    const access = tool === "Read" ? "read" : "write";
    return {
      tool,
      effect: access,
      input: { file_path: path },
      subjects: [{ kind: "path", path, access, inside: true, ...named }],
    };
  };
  const actions = ["allow", "ask", "deny"] as const;
  const entries = some(["bash", "read", "edit", "*"], 0.1).map((tool) => ({ tool, action: pick(actions) }));
  return {
    call: chance(0.6) ? command() : file(pick(["Read", "Edit", "Write"])),
    caller: makeCaller({
      mode: pick(["plan", "dontAsk", "default", "acceptEdits"] as const),
      execution: pick(["foreground", "background"] as const),
      tools: chance(0.7) ? "all" : some(["Bash", "Read", "Edit"], 0.5),
      disallowedTools: some(["Bash", "Edit"], 0.1),
      permission: some(entries, 0.5),
    }),
    lists: { allow: some(rules), ask: some(rules, 0.1), deny: some(rules, 0.1) },
    map: some(entries, 0.5),
    ceiling: ceilingFor(pick(["trusted", "trusted", "guarded"]), pick(["boxed", "unavailable", "off"]), {
      edits: pick(["opened", "closed"]),
    }),
    unreadable: some([".claude/settings.json"], 0.1),
  };
}

const decide = ({ call, caller, lists, map, ceiling, unreadable }: Situation) => {
  const options: PolicyOptions = { ...lists, map, ceiling, unreadable };
  return weigh(call, caller, { policy: makePolicy(options) }).decision;
};

/** What a person does who reads the clause. */
const deeds: readonly [RegExp, (given: Situation, words: readonly string[]) => Situation][] = [
  [/^add to allowed-tools(?:, each on a line of its own)?: ([\s\S]*)$/, allowing],
  [/^remove (.*) from permissions\.(?:deny|ask) in settings\.json$/, removing],
  [/^remove (\w+) from disallowedTools of tester$/, (given) => withCaller(given, { disallowedTools: [] })],
  [/^add (\w+) to tools of tester$/, (given) => withCaller(given, { tools: "all" })],
  [/^lift the mode plan from tester \(/, (given) => withCaller(given, { mode: "dontAsk" })],
  [
    /^change .* in the permission map of tester$/,
    (given) => withCaller(given, { permission: allowed(given.caller.permission) }),
  ],
  [/^change .* in permissions\.jsonc$/, (given) => ({ ...given, map: allowed(given.map) })],
  [/^mend \.claude\/settings\.json$/, (given) => ({ ...given, unreadable: [] })],
  [
    /^install bubblewrap/,
    (given) => ({ ...given, ceiling: { ...given.ceiling, commands: { upTo: "granted", because: "" } } }),
  ],
];

function allowing(given: Situation, [line = ""]: readonly string[]): Situation {
  const added = line.split(/, (?=(?:Bash|Edit|Read)\()/);
  expect(added.flatMap(splitRules)).toEqual(added);
  const opens = added.some((rule) => rule.startsWith("Edit")) && given.ceiling.edits.openable;
  const ceiling = opens ? { ...given.ceiling, edits: { upTo: "granted", because: "" } as const } : given.ceiling;
  return { ...given, ceiling, lists: { ...given.lists, allow: [...given.lists.allow, ...added] } };
}

function allowed(entries: readonly PermissionEntry[]): readonly PermissionEntry[] {
  return entries.map((entry) => ({ ...entry, action: "allow" }));
}

function removing(given: Situation, [rule]: readonly string[]): Situation {
  const without = (list: readonly string[]) => list.filter((each) => each !== rule);
  const { allow, ask, deny } = given.lists;
  return { ...given, lists: { allow, ask: without(ask), deny: without(deny) } };
}

function withCaller(given: Situation, changes: Partial<Caller>): Situation {
  return { ...given, caller: { ...given.caller, ...changes } };
}

function follow(given: Situation, clause: string): Situation {
  const found = deeds.find(([pattern]) => pattern.test(clause));
  if (!found) throw new Error(`Nobody knows how to do this: ${clause}`);
  const [pattern, deed] = found;
  return deed(given, (pattern.exec(clause) ?? []).slice(1));
}

describe("a remedy", () => {
  it("is enough: whoever does what it says may make the call", () => {
    let followed = 0;
    for (let seed = 1; seed <= 4_000; seed += 1) {
      const given = situate(seed);
      const decision = decide(given);
      if (decision.effect === "allow" || decision.remedy === undefined) continue;
      followed += 1;
      const mended = decision.remedy.split("; ").reduce(follow, given);
      const after = decide(mended);
      const why = after.effect === "deny" ? ` → ${after.by}: ${after.reason} ${after.remedy}` : "";
      const told = `${JSON.stringify(given.call.input)} (seed ${seed}): ${decision.remedy}${why}`;
      expect({ told, effect: after.effect }).toEqual({ told, effect: "allow" });
    }
    expect(followed).toBeGreaterThan(1_000);
  });
});
