/**
 * Permission modes: what each one says to what a call needs, and how a mode flows from parent to child. A mode only ever gets
 * stricter on the way down; the one exception is an agent that ignores its parent's plan mode, up to the session's ceiling.
 */
import { type PermissionMode, type PlanModeBehavior, permissionModes } from "./mode.ts";
import type { Granted } from "./rules/grants.ts";
import type { Need } from "./rules/needs.ts";

export type Execution = "foreground" | "background";
type Verdict = "grant" | "ask" | "deny";
type NeedClass = Need["class"];

/**
 * What becomes of a need. `granted`: a rule allows it; `otherwise`: nobody does. A riddle and a critical removal are never
 * granted by a rule, and a protected file neither.
 */
type Row = Readonly<Record<NeedClass, { readonly granted: Verdict; readonly otherwise: Verdict }>>;

const always = { granted: "grant", otherwise: "grant" } as const;
const never = { granted: "deny", otherwise: "deny" } as const;

function row(otherwise: "ask" | "deny", changes: Partial<Row> = {}): Row {
  const ifGranted = { granted: "grant", otherwise } as const;
  return {
    reading: always,
    outside: ifGranted,
    edit: ifGranted,
    "file-command": ifGranted,
    command: ifGranted,
    call: ifGranted,
    protected: { granted: otherwise, otherwise },
    riddle: never,
    critical: never,
    ...changes,
  };
}

const accepting: Partial<Row> = { edit: always, "file-command": always };
const planning: Partial<Row> = { edit: never, "file-command": never, command: never, protected: never };
const bypassing: Partial<Row> = {
  ...accepting,
  outside: always,
  command: always,
  call: always,
  protected: always,
};

/** Somebody sits there: what is not granted prompts. Nobody does here, so that a prompt is a denial with another reason. */
const foreground = {
  plan: row("deny", planning),
  dontAsk: row("deny"),
  default: row("ask"),
  acceptEdits: row("ask", accepting),
  bypassPermissions: row("ask", bypassing),
} as const satisfies Readonly<Record<PermissionMode, Row>>;

/** Nobody can be asked: what is not granted fails fast, and the agent goes on. */
const background = {
  plan: row("deny", planning),
  dontAsk: row("deny"),
  default: row("deny"),
  acceptEdits: row("deny", accepting),
  bypassPermissions: row("deny", bypassing),
} as const satisfies Readonly<Record<PermissionMode, Row>>;

const modeTables: Readonly<Record<Execution, Readonly<Record<PermissionMode, Row>>>> = {
  foreground,
  background,
};

type Situation = { readonly mode: PermissionMode; readonly execution: Execution };

/**
 * `grant`: everything that the call needs is granted by a rule, by everybody's rights or by the mode. `deny` and `ask`: the
 * mode will not have it, whoever grants it. `silent`: a grant is missing, and `verdict` says what becomes of the call then.
 */
type ModeAnswer =
  | { readonly kind: "grant" }
  /** `never`: no other mode of these would have it, but the one that checks nothing. */
  | { readonly kind: "deny" | "ask"; readonly reason: string; readonly never: boolean }
  | { readonly kind: "silent"; readonly verdict: "ask" | "deny" };

export function modeAnswer({ mode, execution }: Situation, needs: readonly Granted[]): ModeAnswer {
  const table = modeTables[execution][mode];
  const all = needs.filter((need) => table[need.class].granted !== "grant");
  const [refused] = all;
  if (refused) {
    const never = all.some((need) => modeTables[execution].acceptEdits[need.class].granted !== "grant");
    const kind = table[refused.class].granted === "ask" ? "ask" : "deny";
    return { kind, reason: `${subjectOf(refused)} ${reasons[refused.class]} (mode ${mode}).`, never };
  }
  const verdicts = needs.map((need) => (need.grantedBy ? "grant" : table[need.class].otherwise));
  if (verdicts.every((verdict) => verdict === "grant")) return { kind: "grant" };
  return { kind: "silent", verdict: verdicts.includes("deny") ? "deny" : "ask" };
}

const reasons: Readonly<Record<NeedClass, string>> = {
  reading: "cannot be read",
  outside: "lies outside the workspace",
  edit: "may not be changed: a plan changes nothing",
  "file-command": "may not run: a plan changes nothing",
  command: "may not run: a plan runs only commands that read",
  call: "may not be called",
  protected: "is protected, and no rule approves writing it",
  riddle: "is not understood, and what is not understood does not run",
  critical: "removes more than any task needs, and nobody may approve it",
};

function subjectOf({ text }: Granted): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** On the lattice plan < dontAsk < default < acceptEdits < bypassPermissions. */
export function strictest(parent: PermissionMode, child: PermissionMode): PermissionMode {
  return permissionModes.indexOf(child) < permissionModes.indexOf(parent) ? child : parent;
}

type ModeOfChild = {
  readonly parent: PermissionMode;
  /** What its definition says; its parent's where it says nothing. */
  readonly mode?: PermissionMode;
  readonly planModeBehavior: PlanModeBehavior;
  /** The session's mode apart from planning: as far as `ignore` can lead. */
  readonly ceiling: PermissionMode;
};

export function childMode({ parent, mode, planModeBehavior, ceiling }: ModeOfChild): PermissionMode {
  if (planModeBehavior === "force") return "plan";
  const above = planModeBehavior === "ignore" && parent === "plan" ? ceiling : parent;
  return strictest(above, mode ?? above);
}

/** Only the workflow itself can lift the checks; a file that asks for it gets the mode without prompts. */
type Bypass = "allowed" | "not-allowed";

type AdmittedMode = { readonly mode: PermissionMode; readonly warning?: string };

export function admitMode(mode: PermissionMode, bypass: Bypass): AdmittedMode {
  if (mode !== "bypassPermissions" || bypass === "allowed") return { mode };
  const warning =
    "bypassPermissions counts only where the workflow's own input allows it; dontAsk is used. Allow what is needed by rules";
  return { mode: "dontAsk", warning };
}
