/** Decides whether a tool call may happen. Pure: the same call and definition always give the same decision. */
import type { Decision, Effect, Layer, Subject } from "./decision.ts";

/** What the gate knows about the caller: its role in the session, and the tools that its definition names. */
export type Caller = {
  readonly agent: string;
  readonly role: "main" | "subagent";
  readonly tools: "all" | readonly string[];
  readonly disallowedTools: readonly string[];
};

export type CallToJudge = { readonly tool: string; readonly effect: Effect; readonly subjects: readonly Subject[] };

/** One layer's answer. Any deny denies; a call that nobody granted is denied, because nobody is there to ask. */
type Answer =
  | { readonly kind: "silent" }
  | { readonly kind: "grant" }
  | { readonly kind: "deny"; readonly rule?: string; readonly reason: string; readonly remedy?: string };

type LayerRule = { readonly layer: Layer; readonly answer: (call: CallToJudge, caller: Caller) => Answer };

const silent: Answer = { kind: "silent" };

/** Never for a subagent, whatever its definition says: no nesting, and nobody to ask. */
const mainOnly = ["Task", "EnterPlanMode", "ExitPlanMode", "AskUserQuestion", "KillShell"] as const;

/** Both names of one tool, wherever a name is matched. */
const aliases: Readonly<Record<string, string>> = { Agent: "Task" };

/** What needs no grant of its own: reading inside the workspace, delegating, reporting. */
const grantedEffects: readonly Effect[] = ["read", "delegate", "report"];

/** The harness's own tools: a definition's allowlist speaks of the world outside, not of the way to report. */
const alwaysAvailable: readonly string[] = ["ReportFindings"];

/** Who may read files may read the pull request's diff: agents written for a terminal name only the tools they know. */
const companions: Readonly<Record<string, string>> = { PullRequestDiff: "Read" };

const layers: readonly LayerRule[] = [
  { layer: "system", answer: systemBlocks },
  { layer: "definition", answer: definition },
  { layer: "workspace", answer: workspace },
  { layer: "mode", answer: mode },
];

export function canonicalTool(name: string): string {
  return aliases[name] ?? name;
}

export function judge(call: CallToJudge, caller: Caller): Decision {
  let granted: Layer | undefined;
  for (const { layer, answer } of layers) {
    const given = answer(call, caller);
    if (given.kind === "deny") {
      return {
        effect: "deny",
        by: layer,
        reason: given.reason,
        ...(given.rule !== undefined && { rule: given.rule }),
        ...(given.remedy !== undefined && { remedy: given.remedy }),
      };
    }
    if (given.kind === "grant") granted ??= layer;
  }
  if (granted) return { effect: "allow", by: granted };
  return {
    effect: "deny",
    by: "mode",
    rule: "dontAsk",
    reason: `Nothing allows ${call.tool} here, and nobody is there to ask.`,
  };
}

function systemBlocks(call: CallToJudge, caller: Caller): Answer {
  const blocked = caller.role === "subagent" && (mainOnly as readonly string[]).includes(canonicalTool(call.tool));
  if (!blocked) return silent;
  return {
    kind: "deny",
    rule: "never for a subagent",
    reason: `${call.tool} is never available to a subagent. Do this part yourself, or say in your report what is missing.`,
  };
}

function definition(call: CallToJudge, caller: Caller): Answer {
  const tool = canonicalTool(call.tool);
  if (alwaysAvailable.includes(tool)) return silent;
  const names = (list: readonly string[]): boolean => {
    const canonical = list.map(canonicalTool);
    return canonical.includes(tool) || canonical.includes(companions[tool] ?? tool);
  };
  if (names(caller.disallowedTools)) {
    return {
      kind: "deny",
      rule: `disallowedTools: ${tool}`,
      reason: `The definition of ${caller.agent} rules out ${tool}.`,
      remedy: `remove ${tool} from disallowedTools of ${caller.agent}`,
    };
  }
  if (caller.tools === "all" || names(caller.tools)) return silent;
  return {
    kind: "deny",
    rule: `tools: ${caller.tools.join(", ") || "(none)"}`,
    reason: `${tool} is not among the tools of ${caller.agent}.`,
    remedy: `add ${tool} to tools of ${caller.agent}`,
  };
}

function workspace(call: CallToJudge): Answer {
  const outside = call.subjects.find((subject) => subject.kind === "path" && !subject.inside);
  if (outside?.kind !== "path") return silent;
  return {
    kind: "deny",
    rule: "inside the workspace only",
    reason: `${outside.path} is outside the reviewed tree. Only files of the pull request's own repository can be read.`,
  };
}

function mode(call: CallToJudge): Answer {
  return grantedEffects.includes(call.effect) ? { kind: "grant" } : silent;
}
