/** The layers of the gate, one function each, in the order in which they speak. Each one answers for itself and knows no other. */
import { whyUnavailable } from "./availability.ts";
import { type CompactAnswer, compactAnswer } from "./compact-map.ts";
import type { Layer } from "./decision.ts";
import type { Answer, Judgement } from "./judgement.ts";
import { modeAnswer } from "./modes.ts";
import { withheldFrom } from "./searches.ts";
import { canonicalTool } from "./tool-names.ts";

const silent: Answer = { kind: "silent" };

export const layers: readonly { readonly layer: Layer; readonly answer: (judgement: Judgement) => Answer }[] = [
  { layer: "system", answer: systemBlocks },
  { layer: "definition", answer: definition },
  { layer: "rules", answer: rules },
  { layer: "workspace", answer: workspace },
  { layer: "hook", answer: hooks },
  { layer: "trust", answer: trust },
  { layer: "mode", answer: mode },
];

function systemBlocks({ call, caller }: Judgement): Answer {
  if (whyUnavailable(call.tool, caller, caller.role) !== "main-only") return silent;
  const reason = `${call.tool} is never available to a subagent. Do this part yourself, or say in your report what is missing.`;
  return { kind: "deny", rule: "never for a subagent", reason };
}

/** What the agent's own file says: which tools it has, and what its compact map forbids. Nothing below can undo a deny. */
function definition({ call, caller, ownMap, ruling }: Judgement): Answer {
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
    default: {
      const veto = compactAnswer(ownMap, call, ruling.operands);
      return veto.kind === "deny" ? refusedByMap(veto, `the permission map of ${caller.agent}`) : silent;
    }
  }
}

/** Settings and inputs first; then the two compact maps, of which the team's speaks last. A rule that grants settles an ask. */
function rules({ call, caller, ownMap, policy, ruling }: Judgement): Answer {
  if (ruling.kind === "deny" || ruling.kind === "ask") {
    const { rule, reason, remedy } = ruling;
    return { kind: ruling.kind, rule: `${rule.text} (${rule.origin.file})`, reason, remedy };
  }
  const shared = compactAnswer(policy.map, call, ruling.operands);
  if (shared.kind === "deny") return refusedByMap(shared, "permissions.jsonc");
  if (ruling.kind === "grant")
    return { kind: "grant", rule: ruling.rules.map(({ text, origin }) => `${text} (${origin.file})`).join(", ") };
  const own = compactAnswer(ownMap, call, ruling.operands);
  const [last, place] =
    shared.kind === "silent" ? [own, `the permission map of ${caller.agent}`] : [shared, "permissions.jsonc"];
  if (last.kind === "ask") return refusedByMap(last, place);
  return last.kind === "grant" ? { kind: "grant", rule: describeEntry(last) } : silent;
}

type Spoken = Exclude<CompactAnswer, { kind: "silent" }>;

function refusedByMap(answer: Spoken, place: string): Answer {
  const kind = answer.kind === "ask" ? "ask" : "deny";
  const rule = describeEntry(answer);
  const reason = `${capital(place)} says ${kind} for ${answer.subject}.`;
  return { kind, rule, reason, remedy: `change ${rule} in ${place}` };
}

function describeEntry({ entry: { tool, pattern, action } }: Spoken): string {
  return pattern === undefined ? `${tool}: ${action}` : `${tool}: { ${JSON.stringify(pattern)}: ${action} }`;
}

/** Only files of the reviewed tree, and of those only what no rule withholds. What only reads them is granted to everybody. */
function workspace(judgement: Judgement): Answer {
  const { call, reading, policy } = judgement;
  const outside = call.subjects.find((subject) => subject.kind === "path" && !subject.inside);
  if (outside?.kind === "path") {
    const reason = `${outside.path} is outside the reviewed tree. Only files of the pull request's own repository can be used.`;
    return { kind: "deny", rule: "inside the workspace only", reason };
  }
  const hidden = withheldFrom(judgement);
  if (hidden) {
    const reason = `This command could show ${hidden.path}, which ${hidden.rule} keeps from being read. Use Grep or Glob, which pass over it, or name other files.`;
    return { kind: "deny", rule: hidden.rule, reason };
  }
  const builtIn =
    call.effect === "execute" ? reading?.kind === "plan" : call.effect !== "write" && call.effect !== "network";
  if (builtIn) return { kind: "grant", rule: call.effect === "execute" ? "a command that only reads" : "built in" };
  if (policy.unreadable.length === 0) return silent;
  const files = policy.unreadable.join(", ");
  const reason = `${files} cannot be read, and may forbid this: nothing runs but what only reads.`;
  return { kind: "deny", rule: files, reason, remedy: `mend ${files}` };
}

function hooks({ hook }: Judgement): Answer {
  if (!hook) return silent;
  if (hook.answer === "allow") return { kind: "grant", rule: hook.hook };
  return {
    kind: hook.answer,
    rule: hook.hook,
    reason: hook.reason || `The hook ${hook.hook} says no.`,
    remedy: `change the hook ${hook.hook}`,
  };
}

/** The session's ceiling. No rule, hook or mode reaches above it. */
function trust({ call, reading, policy: { ceiling } }: Judgement): Answer {
  const { commands, edits } = ceiling;
  if (call.effect === "execute") {
    if (commands.upTo === "none") return above("No command runs in this session", commands.because);
    if (commands.upTo === "read-only" && reading?.kind !== "plan")
      return above("Only commands that read run in this session", commands.because);
  }
  if (call.effect === "write" && edits.upTo === "none")
    return above("No file is changed in this session", edits.because);
  return silent;
}

function above(what: string, because: string): Answer {
  return { kind: "deny", rule: "the session's ceiling", reason: `${what}: ${because}.` };
}

/** What the mode grants by itself, and what it will not have whoever grants it. */
function mode({ call, caller, ruling, reading }: Judgement): Answer {
  const said = modeAnswer({ mode: caller.mode, execution: caller.execution }, ruling.needs);
  if (said.kind === "deny" || said.kind === "ask")
    return { kind: said.kind, rule: caller.mode, reason: withReading(said.reason, reading) };
  // Parts that only read may still be joined in a way that the runner does not know: then a rule must grant the whole.
  const onlyReads = ruling.needs.every((need) => need.class === "reading");
  const known = call.effect !== "execute" || reading?.kind === "plan" || !onlyReads;
  return said.kind === "grant" && known ? { kind: "grant", rule: caller.mode } : silent;
}

/** Which word keeps a command from being one that only reads: the agent can write another. */
function withReading(reason: string, reading: Judgement["reading"]): string {
  return reading?.kind === "refused" ? `${reason} ${capital(reading.reason)}` : reason;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
