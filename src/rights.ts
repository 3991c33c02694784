/** What the agents of a session may do: settings, inputs, trust and the box become one policy, made once and asked at every call. */
import type { AgentDefinition } from "./agent/definition.ts";
import type { Ports } from "./agent/run.ts";
import type { WrittenRule } from "./config/permission-settings.ts";
import { describeProblem, type Problem } from "./config/problem.ts";
import { loadSettings, type Settings, type SettingsPlaces } from "./config/settings-files.ts";
import { loadStaticPermissions, type StaticPermissions } from "./config/static-permissions.ts";
import { bypassIn, type SessionMode } from "./permission/callers.ts";
import { type Boxing, ceilingFor, type TrustLevel } from "./permission/ceiling.ts";
import { compactAnswer, compileMap } from "./permission/compact-map.ts";
import { offers, weigh } from "./permission/gate.ts";
import type { Caller, CallToJudge } from "./permission/judgement.ts";
import type { PermissionMode } from "./permission/mode.ts";
import { admitMode } from "./permission/modes.ts";
import type { Policy, WithheldFile } from "./permission/policy.ts";
import { type CompiledRules, compileRules } from "./permission/rules/compile-rules.ts";
import { howToRemove, matchRules } from "./permission/rules/match-rules.ts";
import { parseRule } from "./permission/rules/parse-rule.ts";
import { readRules } from "./permission/rules/read-rules.ts";
import { withheldBy } from "./permission/rules/restrictions.ts";
import type { Places, Rule, RuleList, RuleOrigin } from "./permission/rules/rule.ts";
import { readCommand } from "./permission/shell/read-command.ts";
import { canonicalTool } from "./permission/tool-names.ts";

/** What the workflow's inputs, or the command line, say. */
export type RightsInputs = {
  readonly allowedTools: readonly string[];
  readonly disallowedTools: readonly string[];
  /** Absent: what the settings say, or `dontAsk`. */
  readonly mode?: PermissionMode;
};

export type Rights = {
  readonly session: SessionMode;
  readonly settings: Settings;
  /** Everything that is wrong with what was written, and with what an agent's file asks for. */
  readonly notices: (agents: readonly AgentDefinition[]) => readonly string[];
  readonly enforce: (ground: Ground) => Enforced;
};

export type Enforced = Pick<Ports, "offers" | "judge" | "withheld"> & {
  /** Whether one rule speaks of a call. Throws where it cannot be read. */
  readonly matchesRule: (rule: string, call: CallToJudge) => boolean;
};

/** What is known only once the tree is there. */
export type Ground = {
  readonly level: TrustLevel;
  readonly home: string;
  readonly boxing: () => Promise<Boxing>;
  readonly root: () => Promise<string>;
  /** All files of the tree, from its root. */
  readonly files: () => Promise<readonly string[]>;
};

export async function loadRights(places: SettingsPlaces, inputs: RightsInputs): Promise<Rights> {
  const [settings, shared] = await Promise.all([loadSettings(places), loadStaticPermissions(places.team)]);
  const { session, notices } = chooseMode(settings, inputs.mode);
  const read = readAll(settings, inputs, places.user);
  const files = [settings.permissions, settings.hooks, shared, read];
  const problems: readonly Problem[] = files.flatMap((file) => file.problems);
  return {
    session,
    settings,
    notices: (agents) => [
      ...problems.filter(({ severity }) => severity !== "note").map(describeProblem),
      ...notices,
      ...agents.flatMap((agent) => unadmitted(agent, session)),
    ],
    enforce: (ground) => enforce({ rules: read.rules, shared, settings, inputs: admitted(inputs, session), ground }),
  };
}

function chooseMode({ permissions }: Settings, asked: PermissionMode | undefined) {
  const { defaultMode, bypassDisabledBy } = permissions;
  const usual = defaultMode ? admitMode(defaultMode.mode, "not-allowed") : { mode: "dontAsk" as const };
  const barred = asked === "bypassPermissions" && bypassDisabledBy !== undefined;
  const mode = barred ? "dontAsk" : (asked ?? usual.mode);
  const session: SessionMode = { mode, beside: mode === "plan" ? withoutPlan(usual.mode) : mode };
  const notices = [
    ...(barred ? [`${bypassDisabledBy.file} rules out bypassPermissions; dontAsk was used.`] : []),
    ...("warning" in usual && asked === undefined ? [`${defaultMode?.origin.file}: ${usual.warning}`] : []),
  ];
  return { session, notices };
}

/** A mode that the settings rule out opens nothing either. */
function admitted(inputs: RightsInputs, { mode }: SessionMode): RightsInputs {
  return inputs.mode === undefined ? inputs : { ...inputs, mode };
}

function withoutPlan(mode: PermissionMode): PermissionMode {
  return mode === "plan" ? "dontAsk" : mode;
}

function unadmitted({ mode, name, source }: AgentDefinition, session: SessionMode): readonly string[] {
  const { warning } = mode ? admitMode(mode, bypassIn(session)) : {};
  return warning === undefined ? [] : [`${source.file}: ${name}: ${warning}`];
}

type ReadRules = { readonly rules: readonly Rule[]; readonly problems: readonly Problem[] };

/** Examples in rules are tried with paths of a workspace that nobody has: where it lies makes no difference to them. */
const nowhere: Places = { workspace: "/workspace", home: "/nonexistent" };

/** `user`: where the paths of the user's own settings start. All others start at the workspace. */
function readAll(
  { permissions }: Settings,
  { allowedTools, disallowedTools }: RightsInputs,
  user: string | undefined,
): ReadRules {
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
  return { rules: parts.flatMap(({ rules }) => rules), problems: parts.flatMap(({ problems }) => problems) };
}

function readOne({ given, line }: WrittenRule, origin: RuleOrigin): ReadRules {
  const { file } = origin;
  const { rules, problems } = readRules([given], origin, nowhere);
  return { rules, problems: problems.map(({ severity, message }) => ({ severity, file, line, message })) };
}

type Written = {
  readonly rules: readonly Rule[];
  readonly shared: StaticPermissions;
  readonly settings: Settings;
  readonly inputs: RightsInputs;
  readonly ground: Ground;
};

function enforce(written: Written): Enforced {
  const { ground, rules } = written;
  const early = compile(rules, nowhere);
  let places = nowhere;
  let made: Promise<Policy> | undefined;
  const policy = (): Promise<Policy> => {
    made ??= makePolicy(written).then((policy) => {
      places = policy.rules.surroundings.places;
      return policy;
    });
    return made;
  };
  const known = new WeakMap<Caller["permission"], Promise<readonly WithheldFile[]>>();
  const withheldFor = (caller: Caller): Promise<readonly WithheldFile[]> => {
    const found = known.get(caller.permission) ?? policy().then((made) => findWithheld(caller, made, ground));
    known.set(caller.permission, found);
    return found;
  };
  return {
    // What can never be allowed is not worth its place in every prompt.
    offers: ({ name, effect }, caller) =>
      (effect !== "write" || opensEdits(written.inputs)) && offers(name, caller, { rules: early }),
    async judge(call, caller, hook) {
      const withheld = await withheldFor(caller);
      return weigh(call, caller, { policy: await policy(), withheld, ...(hook && { hook }) });
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

async function makePolicy({ rules, shared, settings, inputs, ground }: Written): Promise<Policy> {
  return {
    rules: compile(rules, { workspace: await ground.root(), home: ground.home }),
    map: compileMap(shared.entries),
    ceiling: ceilingFor(ground.level, await ground.boxing(), { edits: opensEdits(inputs) ? "opened" : "closed" }),
    unreadable: [...settings.permissions.unreadable.map(({ file }) => file), ...shared.unreadable],
  };
}

/** Edits are for workflows that name them, or that choose a mode which is about them. */
function opensEdits({ allowedTools, mode }: RightsInputs): boolean {
  return (
    mode === "acceptEdits" ||
    mode === "bypassPermissions" ||
    allowedTools.some((rule) => ["Edit", "Write"].includes(canonicalTool(rule)))
  );
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
