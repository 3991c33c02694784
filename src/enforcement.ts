/**
 * The rules of a session, read and enforced. Loaded when the first rule is read or the first call judged: the way to the first
 * request is shorter without it.
 */
import type { Ports } from "./agent/run.ts";
import type { WrittenRule } from "./config/permission-settings.ts";
import type { Problem } from "./config/problem.ts";
import type { Settings } from "./config/settings-files.ts";
import type { StaticPermissions } from "./config/static-permissions.ts";
import { ceilingFor } from "./permission/ceiling.ts";
import { compactAnswer, compileMap } from "./permission/compact-map.ts";
import { deniesWhole, weigh } from "./permission/gate.ts";
import type { Caller, CallToJudge } from "./permission/judgement.ts";
import type { Policy, WithheldFile } from "./permission/policy.ts";
import { type CompiledRules, compileRules } from "./permission/rules/compile-rules.ts";
import { howToRemove, matchRules } from "./permission/rules/match-rules.ts";
import { parseRule } from "./permission/rules/parse-rule.ts";
import { readRules } from "./permission/rules/read-rules.ts";
import { withheldBy } from "./permission/rules/restrictions.ts";
import type { Places, Rule, RuleList, RuleOrigin } from "./permission/rules/rule.ts";
import { readCommand } from "./permission/shell/read-command.ts";
import type { Ground, RightsInputs } from "./rights.ts";

type ReadRules = { readonly rules: readonly Rule[]; readonly problems: readonly Problem[] };

export type WrittenRules = ReadRules & {
  /** Whether a rule takes a tool away as a whole. */
  readonly deniesWhole: (tool: string) => boolean;
};

/** Examples in rules are tried with paths of a workspace that nobody has: where it lies makes no difference to them. */
const nowhere: Places = { workspace: "/workspace", home: "/nonexistent" };

/** `user`: where the paths of the user's own settings start. All others start at the workspace. */
export function readAllRules(
  { permissions }: Settings,
  { allowedTools, disallowedTools }: RightsInputs,
  user: string | undefined,
): WrittenRules {
  const written = (list: RuleList): readonly ReadRules[] =>
    permissions[list].map((rule) => {
      const base = rule.origin.scope === "user" && user !== undefined ? { base: user } : {};
      return readOne(rule, { list, file: rule.origin.file, ...base });
    });
  const input = (name: string, texts: readonly string[], list: RuleList): ReadRules => {
    const { rules, problems } = readRules(texts, { list, file: name }, nowhere);
    return { rules, problems: problems.map(({ severity, message }) => ({ severity, file: name, message })) };
  };
  const parts = [
    ...written("deny"),
    ...written("ask"),
    ...written("allow"),
    input("disallowed-tools", disallowedTools, "deny"),
    input("allowed-tools", allowedTools, "allow"),
  ];
  const rules = parts.flatMap((part) => part.rules);
  const early = compile(rules, nowhere);
  return {
    rules,
    problems: parts.flatMap(({ problems }) => problems),
    deniesWhole: (tool) => deniesWhole(tool, early),
  };
}

function readOne({ given, line }: WrittenRule, origin: RuleOrigin): ReadRules {
  const { file } = origin;
  const { rules, problems } = readRules([given], origin, nowhere);
  return { rules, problems: problems.map(({ severity, message }) => ({ severity, file, line, message })) };
}

export type Enforcement = Pick<Ports, "judge" | "withheld"> & {
  /** Whether one rule speaks of a call. Throws where it cannot be read. */
  readonly matchesRule: (rule: string, call: CallToJudge) => boolean;
};

export type Enforced = {
  readonly rules: readonly Rule[];
  readonly shared: StaticPermissions;
  readonly settings: Settings;
  readonly edits: "opened" | "closed";
  readonly ground: Ground;
};

export async function openEnforcement(written: Enforced): Promise<Enforcement> {
  const policy = await makePolicy(written);
  const { places } = policy.rules.surroundings;
  const known = new WeakMap<Caller["permission"], Promise<readonly WithheldFile[]>>();
  const withheldFor = (caller: Caller): Promise<readonly WithheldFile[]> => {
    const found = known.get(caller.permission) ?? findWithheld(caller, policy, written.ground);
    known.set(caller.permission, found);
    return found;
  };
  return {
    async judge(call, caller, hook) {
      return weigh(call, caller, { policy, withheld: await withheldFor(caller), ...(hook && { hook }) });
    },
    matchesRule: (rule, call) => speaksOf(rule, call, places),
    withheld: async (caller) => (await withheldFor(caller)).map(({ path }) => path),
  };
}

function speaksOf(text: string, call: CallToJudge, places: Places): boolean {
  const { rule, problems } = parseRule(text, { list: "deny", file: "a hook" });
  if (!rule) throw new Error(problems.map(({ message }) => message).join("; "));
  return matchRules(compile([rule], places), call).kind !== "silent";
}

function compile(rules: readonly Rule[], places: Places): CompiledRules {
  return compileRules(rules, { places, isReadOnly: (command) => readCommand(command).kind === "plan" });
}

async function makePolicy({ rules, shared, settings, edits, ground }: Enforced): Promise<Policy> {
  const [workspace, boxing] = await Promise.all([ground.root(), ground.boxing()]);
  return {
    rules: compile(rules, { workspace, home: ground.home }),
    map: compileMap(shared.entries),
    ceiling: ceilingFor(ground.level, boxing, { edits }),
    unreadable: [...settings.permissions.unreadable.map(({ file }) => file), ...shared.unreadable],
  };
}

/** Files are listed only where a rule speaks of some and not of others. */
async function findWithheld({ permission }: Caller, policy: Policy, ground: Ground): Promise<readonly WithheldFile[]> {
  const { rules, map } = policy;
  const own = compileMap(permission);
  const restricts = [...own, ...map].some(({ entry }) => entry.pattern !== undefined && entry.action !== "allow");
  if (!restricts && rules.deny.reads.length + rules.ask.reads.length === 0) return [];
  const files = await ground.files();
  const byRule = withheldBy(rules, files).map(({ path, rule }) => ({
    path,
    rule: rule.text,
    remedy: howToRemove(rule),
  }));
  if (!restricts) return byRule;
  const byMap = files.flatMap((path): readonly WithheldFile[] => {
    const subjects = [{ kind: "path", path, access: "read", inside: true }] as const;
    const call = { tool: "Read", effect: "read", input: {}, subjects } as const;
    const answer = [own, map]
      .map((each) => compactAnswer(each, call))
      .find(({ kind }) => kind === "deny" || kind === "ask");
    if (!answer || answer.kind === "silent") return [];
    const rule = `${answer.entry.tool}: ${answer.entry.pattern ?? "*"}`;
    return [{ path, rule, remedy: `change ${rule} in the permission map` }];
  });
  return [...byRule, ...byMap];
}
