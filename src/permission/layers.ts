/** The layers of the gate, one function each, in the order in which they speak. Each one answers for itself and knows no other. */
import { type Unavailable, whyUnavailable } from "./availability.ts";
import { type CompactAnswer, compactAnswer } from "./compact-map.ts";
import type { Layer } from "./decision.ts";
import type { Answer, Caller, Judgement } from "./judgement.ts";
import { modeAnswer } from "./modes.ts";
import { suggestAll } from "./rules/match-rules.ts";
import { lineFor } from "./rules/suggest-rule.ts";
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
  if (!whyUnavailable(call.tool, caller, caller.role).includes("main-only")) return silent;
  const reason = `${call.tool} is never available to a subagent. Do this part yourself, or say in your report what is missing.`;
  return { kind: "deny", rule: "never for a subagent", reason };
}

/** What the agent's own file says: which tools it has, and what its compact map forbids. Nothing below can undo a deny. */
function definition({ call, caller, ownMap, ruling }: Judgement): Answer {
  const tool = canonicalTool(call.tool);
  const refusals = whyUnavailable(tool, caller, caller.role).flatMap((why) => refusedBy(why, tool, caller));
  const veto = compactAnswer(ownMap, call, ruling.operands);
  if (veto.kind === "deny") refusals.push(refusedByMap(veto, `the permission map of ${caller.agent}`));
  const [first] = refusals;
  return first ? { ...first, remedy: refusals.map(({ remedy }) => remedy).join("; ") } : silent;
}

type Refusal = Extract<Answer, { kind: "deny" | "ask" }>;

function refusedBy(why: Unavailable, tool: string, { agent, tools }: Caller): Refusal[] {
  switch (why) {
    case "disallowed": {
      const reason = `The definition of ${agent} rules out ${tool}.`;
      const remedy = `remove ${tool} from disallowedTools of ${agent}`;
      return [{ kind: "deny", rule: `disallowedTools: ${tool}`, reason, remedy }];
    }
    case "not-listed": {
      const reason = `${tool} is not among the tools of ${agent}.`;
      const listed = tools === "all" ? "" : tools.join(", ");
      return [
        { kind: "deny", rule: `tools: ${listed || "(none)"}`, reason, remedy: `add ${tool} to tools of ${agent}` },
      ];
    }
    // The system's to say.
    case "main-only":
      return [];
  }
}

/** Settings and inputs first; then the two compact maps, of which the team's speaks last. A rule that grants settles an ask. */
function rules(judgement: Judgement): Answer {
  const { ruling } = judgement;
  const maps = mapsAnswer(judgement);
  const refused = maps.kind === "deny" || maps.kind === "ask" ? maps : undefined;
  if (ruling.kind === "deny" || ruling.kind === "ask") {
    const { rule, reason } = ruling;
    // Behind the rule stands what the maps say: whoever removes the one meets the other.
    const remedy = [ruling.remedy, refused?.remedy].filter(Boolean).join("; ");
    return { kind: ruling.kind, rule: `${rule.text} (${rule.origin.file})`, reason, remedy };
  }
  if (ruling.kind !== "grant" || refused?.kind === "deny") return maps;
  return { kind: "grant", rule: ruling.rules.map(({ text, origin }) => `${text} (${origin.file})`).join(", ") };
}

function mapsAnswer({ call, caller, ownMap, policy, ruling }: Judgement): Answer {
  const shared = compactAnswer(policy.map, call, ruling.operands);
  const own = compactAnswer(ownMap, call, ruling.operands);
  const asks = own.kind === "ask" ? [refusedByMap(own, `the permission map of ${caller.agent}`)] : [];
  if (shared.kind === "deny" || shared.kind === "ask") {
    const refused = refusedByMap(shared, fileOf(shared));
    return { ...refused, remedy: [refused, ...asks].map(({ remedy }) => remedy).join("; ") };
  }
  const last = shared.kind === "silent" ? own : shared;
  if (last.kind === "grant") return { kind: "grant", rule: describeEntry(last) };
  return asks[0] && shared.kind === "silent" ? asks[0] : silent;
}

type Spoken = Exclude<CompactAnswer, { kind: "silent" }>;

function refusedByMap(answer: Spoken, place: string): Refusal {
  const kind = answer.kind === "ask" ? "ask" : "deny";
  const rule = describeEntry(answer);
  const reason = `${place.startsWith(".") ? place : capital(place)} says ${kind} for ${answer.subject}.`;
  return { kind, rule, reason, remedy: `change ${rule} in ${place}` };
}

/** The team's map may stand in two files. */
function fileOf({ entry }: Spoken): string {
  return "file" in entry && typeof entry.file === "string" ? entry.file : "permissions.jsonc";
}

function describeEntry({ entry: { tool, pattern, action } }: Spoken): string {
  return pattern === undefined ? `${tool}: ${action}` : `${tool}: { ${JSON.stringify(pattern)}: ${action} }`;
}

/** Only files of the reviewed tree, and of those only what no rule withholds. What only reads them is granted to everybody. */
function workspace(judgement: Judgement): Answer {
  const { call, reading, policy } = judgement;
  const outside = call.subjects.find((subject) => subject.kind === "path" && !subject.inside);
  if (outside?.kind === "path") {
    const reason = `${outside.named ?? outside.path} is outside the reviewed tree. Only files of the pull request's own repository can be used.`;
    return { kind: "deny", rule: "inside the workspace only", reason };
  }
  const hidden = withheldFrom(judgement);
  const [first] = hidden;
  if (first) {
    const reason = `This command could show ${first.path}, which ${first.rule} keeps from being read. Use Read, Grep, Glob or PullRequestDiff, which pass over it.`;
    const remedy = [...new Set(hidden.map((file) => file.remedy))].join("; ");
    return { kind: "deny", rule: first.rule, reason, remedy };
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
function trust({ call, reading, ruling, policy: { ceiling, rules } }: Judgement): Answer {
  const { commands, edits } = ceiling;
  if (call.effect === "execute") {
    if (commands.upTo === "none") return above("No command runs in this session", commands);
    if (commands.upTo === "read-only" && reading?.kind !== "plan")
      return above("Only commands that read run in this session", commands);
  }
  if (call.effect === "write" && edits.upTo === "none") {
    const remedy = edits.openable ? lineFor(suggestAll(rules, call, ruling)) : undefined;
    return above("No file is changed in this session", { ...edits, ...(remedy !== undefined && { remedy }) });
  }
  return silent;
}

function above(what: string, { because, remedy }: { readonly because: string; readonly remedy?: string }): Answer {
  const reason = `${what}: ${because}.`;
  return { kind: "deny", rule: "the session's ceiling", reason, ...(remedy !== undefined && { remedy }) };
}

/** What the mode grants by itself, and what it will not have whoever grants it. */
function mode({ call, caller, ruling, reading, policy: { ceiling } }: Judgement): Answer {
  // A mode that is about edits says nothing where the session has none, and a command's edits are edits.
  const mode = caller.mode === "acceptEdits" && ceiling.edits.upTo === "none" ? "default" : caller.mode;
  const said = modeAnswer({ mode, execution: caller.execution }, ruling.needs);
  const other = `lift the mode ${caller.mode} from ${caller.agent} (permission-mode, permissionMode, planModeBehavior)`;
  if (said.kind === "deny" || said.kind === "ask") {
    const reason = withReading(said.reason, reading);
    return { kind: said.kind, rule: caller.mode, reason, ...(!said.never && { remedy: other }) };
  }
  // Whatever is granted: what the runner does not know would need a shell, and a plan starts none.
  if (caller.mode === "plan" && call.effect === "execute" && reading?.kind !== "plan") {
    const reason = withReading("A plan runs only commands that read (mode plan).", reading);
    return { kind: "deny", rule: caller.mode, reason, remedy: other };
  }
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
