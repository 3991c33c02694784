/** What the agents of a session may do: settings, inputs, trust and the box become one policy, made once and asked at every call. */
import type { AgentDefinition } from "./agent/definition.ts";
import type { Ports } from "./agent/run.ts";
import { describeProblem, type Problem } from "./config/problem.ts";
import { loadSettings, type Settings, type SettingsPlaces } from "./config/settings-files.ts";
import { loadStaticPermissions } from "./config/static-permissions.ts";
import type { Enforcement, WrittenRules } from "./enforcement.ts";
import { whyUnavailable } from "./permission/availability.ts";
import { bypassIn, type SessionMode } from "./permission/callers.ts";
import type { Boxing, TrustLevel } from "./permission/ceiling.ts";
import type { CallToJudge } from "./permission/judgement.ts";
import type { PermissionMode } from "./permission/mode.ts";
import { admitMode } from "./permission/modes.ts";
import { canonicalTool, toolsByNameOnly } from "./permission/tool-names.ts";

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
  /** Makes the policy before the first call needs it. */
  readonly wake: () => Promise<unknown>;
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
  const read = hasRules(settings, inputs) ? await readWritten(settings, inputs, places.user) : noRules;
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
    enforce(ground) {
      let opened: Promise<Enforcement> | undefined;
      let enforcement: Enforcement | undefined;
      const edits = opensEdits(admitted(inputs, session)) ? "opened" : "closed";
      const open = async (): Promise<Enforcement> => {
        const { openEnforcement } = await import("./enforcement.ts");
        enforcement = await openEnforcement({ rules: read.rules, shared, settings, edits, ground });
        return enforcement;
      };
      const late = (): Promise<Enforcement> => {
        opened ??= open();
        return opened;
      };
      return {
        // What can never be allowed is not worth its place in every prompt.
        offers: ({ name, effect }, caller) =>
          (effect !== "write" || edits === "opened") &&
          !(caller.tools === "all" && toolsByNameOnly.includes(name)) &&
          whyUnavailable(name, caller, caller.role).length === 0 &&
          !read.deniesWhole(name),
        wake: late,
        judge: async (...call) => (await late()).judge(...call),
        withheld: async (caller) => (await late()).withheld(caller),
        matchesRule(rule, call) {
          if (!enforcement) throw new Error("No call has been judged yet.");
          return enforcement.matchesRule(rule, call);
        },
      };
    },
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

/** Where nobody wrote a rule, nothing has to be loaded to know that none speaks. */
function hasRules({ permissions: { allow, ask, deny } }: Settings, inputs: RightsInputs): boolean {
  return [allow, ask, deny, inputs.allowedTools, inputs.disallowedTools].some((rules) => rules.length > 0);
}

const noRules: WrittenRules = { rules: [], problems: [], deniesWhole: () => false };

async function readWritten(settings: Settings, inputs: RightsInputs, user: string | undefined): Promise<WrittenRules> {
  const { readAllRules } = await import("./enforcement.ts");
  return readAllRules(settings, inputs, user);
}

/** Edits are for workflows that name them, or that choose a mode which is about them. */
function opensEdits({ allowedTools, mode }: RightsInputs): boolean {
  return (
    mode === "acceptEdits" ||
    mode === "bypassPermissions" ||
    allowedTools.some((rule) => ["Edit", "Write"].includes(canonicalTool(rule)))
  );
}
