/** Decides whether a tool call may happen. Pure: the same call and definition always give the same decision. */
import { type Role, type ToolChoice, whyUnavailable } from "./availability.ts";
import type { Decision, Effect, Layer, Subject } from "./decision.ts";
import { canonicalTool } from "./tool-names.ts";

/** What the gate knows about the caller: its role in the session, and the tools that its definition names. */
export type Caller = ToolChoice & { readonly agent: string; readonly role: Role };

export type CallToJudge = { readonly tool: string; readonly effect: Effect; readonly subjects: readonly Subject[] };

/** One layer's answer. Any deny denies; a call that nobody granted is denied, because nobody is there to ask. */
type Answer =
  | { readonly kind: "silent" }
  | { readonly kind: "grant" }
  | { readonly kind: "deny"; readonly rule?: string; readonly reason: string; readonly remedy?: string };

type LayerRule = { readonly layer: Layer; readonly answer: (call: CallToJudge, caller: Caller) => Answer };

const silent: Answer = { kind: "silent" };

/** What needs no grant of its own: reading inside the workspace, delegating, reporting. */
const grantedEffects: readonly Effect[] = ["read", "delegate", "report"];

const layers: readonly LayerRule[] = [
  { layer: "system", answer: systemBlocks },
  { layer: "definition", answer: definition },
  { layer: "workspace", answer: workspace },
  { layer: "mode", answer: mode },
];

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
  if (whyUnavailable(call.tool, caller, caller.role) !== "main-only") return silent;
  const reason = `${call.tool} is never available to a subagent. Do this part yourself, or say in your report what is missing.`;
  return { kind: "deny", rule: "never for a subagent", reason };
}

function definition(call: CallToJudge, caller: Caller): Answer {
  const tool = canonicalTool(call.tool);
  switch (whyUnavailable(tool, caller, caller.role)) {
    case "disallowed": {
      const reason = `The definition of ${caller.agent} rules out ${tool}.`;
      const remedy = `remove ${tool} from disallowedTools of ${caller.agent}`;
      return { kind: "deny", rule: `disallowedTools: ${tool}`, reason, remedy };
    }
    case "not-listed": {
      const reason = `${tool} is not among the tools of ${caller.agent}.`;
      const remedy = `add ${tool} to tools of ${caller.agent}`;
      const listed = caller.tools === "all" ? "" : caller.tools.join(", ");
      return { kind: "deny", rule: `tools: ${listed || "(none)"}`, reason, remedy };
    }
    default:
      return silent;
  }
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
