export const id = 844;
export const ids = [844];
export const modules = {

/***/ 3844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openTeamHooks: () => (/* binding */ openTeamHooks),
  readTeamHooks: () => (/* binding */ readTeamHooks)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./.build/permission/tool-names.js
var tool_names = __webpack_require__(7493);
;// CONCATENATED MODULE: ./.build/hooks/events.js
/** The events at which hooks run, and those that Claude Code has and that never happen here. One row per event. */
const hookEvents = {
    PreToolUse: { matched: "tool", onFailure: "block" },
    PostToolUse: { matched: "tool", onFailure: "continue" },
    PostToolUseFailure: { matched: "tool", onFailure: "continue" },
    Stop: { matched: "nothing", onFailure: "continue" },
    SubagentStart: { matched: "agent", onFailure: "continue" },
    SubagentStop: { matched: "agent", onFailure: "continue" },
    SessionStart: { matched: "word", onFailure: "continue" },
    SessionEnd: { matched: "word", onFailure: "continue" },
    PreCompact: { matched: "word", onFailure: "continue" },
};
const neverHere = [
    "PostToolBatch",
    "PermissionRequest",
    "PermissionDenied",
    "UserPromptSubmit",
    "UserPromptExpansion",
    "Setup",
    "StopFailure",
    "PostCompact",
    "PreModelSwitch",
    "PostModelSwitch",
    "Notification",
    "TaskCreated",
    "TaskCompleted",
    "TeammateIdle",
    "Elicitation",
    "ElicitationResult",
    "ConfigChange",
    "WorktreeCreate",
    "WorktreeRemove",
    "InstructionsLoaded",
    "CwdChanged",
    "FileChanged",
    "DirectoryAdded",
    "MessageDisplay",
];
/** Case and separators do not count: a gate is not lost to a slip of the hand. */
function findEvent(name) {
    const event = eventNames.find((known) => fold(known) === fold(name));
    if (event)
        return { kind: "here", event, exact: event === name };
    return { kind: neverHere.includes(name) ? "elsewhere" : "unknown" };
}
const eventNames = Object.keys(hookEvents).filter((name) => name in hookEvents);
function fold(name) {
    return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
}

// EXTERNAL MODULE: ./.build/permission/agent-names.js
var agent_names = __webpack_require__(784);
;// CONCATENATED MODULE: ./.build/hooks/matcher.js
/**
 * Which occasions a group of hooks is for: a list of names, or an expression. No expression can hang the session: what could
 * take long is refused, and the text that it is held against is short.
 */


const matchAll = () => true;
const MAX_PATTERN = 200;
/** Four unbounded repetitions over this many characters end within a blink, whatever they say. */
const MAX_NAME = 100;
const MAX_REPETITIONS = 4;
const listOfNames = /^[\w\- ,|]+$/;
/** The names that a tool once had: expressions may still speak of them. */
const formerNames = { Task: ["Agent"], KillShell: ["KillBash"] };
const keys = {
    tool: tool_names/* canonicalTool */.Zt,
    agent: agent_names/* agentKey */.p,
    word: (name) => name,
    nothing: () => "",
};
/** A sentence where the matcher cannot be understood. */
function readMatcher(text, matched) {
    const given = text.trim();
    if (given === "" || given === "*" || matched === "nothing")
        return matchAll;
    return listOfNames.test(given) ? matchList(given, keys[matched]) : matchExpression(given);
}
function matchList(list, keyOf) {
    const wanted = new Set(list.split(/[|,]/).map((name) => keyOf(name.trim())));
    return (name) => wanted.has(keyOf(name));
}
function matchExpression(source) {
    const danger = whyDangerous(source);
    if (danger !== undefined)
        return danger;
    let expression;
    try {
        expression = new RegExp(source);
    }
    catch {
        return "it is neither a list of names nor a regular expression";
    }
    // A name that nobody gives is not worth the wait: the hook is asked.
    return (name) => name.length > MAX_NAME || [name, ...(formerNames[name] ?? [])].some((spelling) => expression.test(spelling));
}
/** Groups that repeat are what makes expressions take for ever; so do many repetitions in a row. */
function whyDangerous(source) {
    if (source.length > MAX_PATTERN)
        return `it is longer than ${MAX_PATTERN} characters`;
    const bare = source.replaceAll(/\\./g, "x").replaceAll(/\[[^\]]*\]/g, "x");
    if (/\)[*+{]/.test(bare))
        return "it repeats a group, which can take for ever";
    const repetitions = bare.match(/[*+]|\{\d*,?\d*\}/g)?.length ?? 0;
    return repetitions > MAX_REPETITIONS ? `it has more than ${MAX_REPETITIONS} repetitions` : undefined;
}

;// CONCATENATED MODULE: ./.build/hooks/reading.js

const reading_MAX_NAME = 120;
function openReading() {
    const hooks = [];
    const problems = [];
    const say = ({ origin, lineOf }, { severity, path, message }) => {
        const line = lineOf?.(path);
        const place = { file: origin.file, ...(line !== undefined && { line }), field: describePath(path) };
        problems.push({ severity, ...place, message });
    };
    const add = ({ source, event, matches }, hook) => {
        const { agent, origin } = source;
        // In an agent's file the end of its run is `Stop`; to the session it is the end of a subagent.
        const heard = agent !== undefined && event === "Stop" ? "SubagentStop" : event;
        hooks.push({ ...hook, event: heard, matches, ...(agent !== undefined && { agent }), file: origin.file });
    };
    const refuse = (spot, why, given) => {
        const { source, event, path } = spot;
        const fields = isRecord(given) ? given : {};
        const written = fields["onFailure"];
        const blocks = written === "block" || (written !== "continue" && hookEvents[event].onFailure === "block");
        const effect = blocks
            ? ', and what it guards is blocked unless it says onFailure: "continue"'
            : " and does not run";
        const message = `this ${event} hook cannot be used (${why})${effect}. Write { "type": "command", "command": "…" }`;
        say(source, { severity: "error", path, message });
        const name = typeof fields["command"] === "string" ? oneLine(fields["command"]) : describePath(path);
        if (blocks)
            add(spot, { command: { refused: why }, onFailure: "block", name });
    };
    return { hooks, problems, say, add, refuse };
}
function describePath(path) {
    return path.reduce((text, part) => text + (typeof part === "number" ? `[${part}]` : `.${part}`), "hooks");
}
function oneLine(text) {
    const line = text.replaceAll(/\s+/g, " ").trim();
    return line.length > reading_MAX_NAME ? `${line.slice(0, reading_MAX_NAME - 1)}…` : line;
}
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./.build/hooks/configuration.js
/**
 * Hooks as they are written, in settings and in agent files, become a list of hooks that can be run. Every mistake is told
 * with its place; one that stands before a call blocks until it is mended.
 */





const MAX_TIMEOUT_MS = 600_000;
const group = schemas/* looseObject */._H3({ matcher: schemas/* _default */.Rvf(schemas/* string */.YjP(), ""), hooks: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
const words = schemas/* string */.YjP().check(api/* _trim */.WN(), api/* _minLength */.m9(1));
const handler = schemas/* looseObject */._H3({
    command: words,
    args: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP())),
    if: schemas/* optional */.lqM(words),
    timeout: schemas/* optional */.lqM(schemas/* number */.aig().check(api/* _positive */.NC())),
    onFailure: schemas/* optional */.lqM(schemas/* enum */.k5n(["block", "continue"])),
    shell: schemas/* optional */.lqM(schemas/* literal */.euz("bash")),
});
/** `disabledBy`: the settings file that switches hooks off. An organisation's own are switched off by nobody else. */
function readHooks(sources, disabledBy) {
    const reading = openReading();
    for (const source of sources) {
        const isOwnPolicy = source.origin.scope === "policy" && disabledBy?.scope !== "policy";
        if (disabledBy === undefined || isOwnPolicy)
            readSource(source, reading);
        else
            reading.say(source, { severity: "note", path: [], message: `hooks are switched off by ${disabledBy.file}` });
    }
    return { hooks: reading.hooks, problems: reading.problems };
}
function readSource(source, reading) {
    const events = plainValue(source.given);
    const start = { source, path: [], matches: matchAll };
    if (!isRecord(events))
        return void reading.refuse({ ...start, event: "PreToolUse" }, "this is no map of events", events);
    for (const [name, given] of Object.entries(events)) {
        const found = findEvent(name);
        if (found.kind === "here") {
            if (!found.exact)
                reading.say(source, { severity: "warning", path: [name], message: `read as ${found.event}. Spell it so` });
            readEvent({ ...start, event: found.event, path: [name] }, given, reading);
        }
        else {
            const what = found.kind === "elsewhere" ? "never happens here" : "is not an event";
            const message = `${name} ${what}, and its hooks do not run. The events are ${eventNames.join(", ")}`;
            reading.say(source, { severity: "warning", path: [name], message });
        }
    }
}
function readEvent(spot, given, reading) {
    const entries = Array.isArray(given) ? given : given === null ? [] : [given];
    entries.forEach((entry, index) => {
        readGroup(Array.isArray(given) ? { ...spot, path: [...spot.path, index] } : spot, entry, reading);
    });
}
/** A matcher with its handlers or, in short, one handler by itself. */
function readGroup(spot, given, reading) {
    const isShort = isRecord(given) && !("hooks" in given) && ("command" in given || "type" in given);
    const parsed = group.safeParse(isShort ? { matcher: given["matcher"], hooks: [given] } : given);
    if (!parsed.success)
        return void reading.refuse(spot, firstIssue(parsed.error), given);
    const { matcher, hooks } = parsed.data;
    const matches = readMatcher(matcher, hookEvents[spot.event].matched);
    const isIdle = typeof matches === "function" && hookEvents[spot.event].matched === "tool" && !matcher.includes("mcp__");
    if (isIdle && !tool_names/* knownTools */.fK.some(matches)) {
        const message = `the matcher "${matcher}" matches no tool, and its hooks never run. Write names of tools, such as "Edit|Write"; what a call is about goes into "if": "Bash(git push *)"`;
        reading.say(spot.source, { severity: "error", path: spot.path, message });
    }
    hooks.forEach((entry, index) => {
        const place = isShort ? spot : { ...spot, path: [...spot.path, "hooks", index] };
        if (typeof matches === "string")
            reading.refuse(place, `the matcher "${matcher}": ${matches}`, entry);
        else
            readHandler({ ...place, matches }, entry, reading);
    });
}
function readHandler(spot, given, reading) {
    const type = isRecord(given) ? (given["type"] ?? "command") : "command";
    if (type !== "command")
        return void reading.refuse(spot, `hooks of type ${JSON.stringify(type)} do not run here`, given);
    const parsed = handler.safeParse(given);
    if (!parsed.success)
        return void reading.refuse(spot, firstIssue(parsed.error), given);
    const { command, args, if: condition, timeout, onFailure, async: isAsync } = parsed.data;
    const { source, path } = spot;
    if (condition !== undefined && hookEvents[spot.event].matched !== "tool") {
        const message = `"if" speaks of calls: at ${spot.event} this hook never runs. Remove "if"`;
        return void reading.say(source, { severity: "warning", path, message });
    }
    if (isAsync === true)
        reading.say(source, { severity: "note", path, message: '"async" has no effect here: the hook is waited for' });
    reading.add(spot, {
        ...(condition !== undefined && { condition }),
        ...(timeout !== undefined && { timeoutMs: Math.min(timeout * 1000, MAX_TIMEOUT_MS) }),
        command: args ? { argv: [command, ...args] } : { shell: command },
        onFailure: onFailure ?? hookEvents[spot.event].onFailure,
        name: oneLine([command, ...(args ?? [])].join(" ")),
    });
}
function firstIssue(error) {
    const [issue] = error.issues;
    return issue ? [issue.path.join("."), issue.message].filter(Boolean).join(": ") : "it cannot be read";
}
/** Files give maps, so that no key is taken for a property; a schema wants objects. */
function plainValue(value) {
    if (value instanceof Map)
        return Object.fromEntries([...value].map(([key, part]) => [String(key), plainValue(part)]));
    return Array.isArray(value) ? value.map(plainValue) : value;
}

;// CONCATENATED MODULE: ./.build/hooks/hook.js
function hooksOfAgent({ name, hooks, source }) {
    return hooks === undefined ? [] : [{ given: hooks, origin: { scope: source.kind, file: source.file }, agent: name }];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./.build/hooks/input.js
/** What a hook reads from its standard input: the documented keys, and the short one of older scripts (`tool`). */

/** What every hook is told, whatever happened. */
function commonFields(event, agent, session) {
    return {
        session_id: session.id,
        transcript_path: session.transcriptPath,
        cwd: session.cwd,
        permission_mode: agent.mode,
        hook_event_name: event,
        ...(agent.role === "subagent" && { agent_id: agent.agentId, agent_type: agent.agent }),
    };
}
function callFields({ tool, callId, input }, { cwd }) {
    return { tool_name: tool, tool, tool_input: withAbsolutePath(input, cwd), tool_use_id: callId };
}
/** The fields that name a file: a hook gets them absolute. */
const pathFields = ["file_path", "notebook_path"];
function withAbsolutePath(input, cwd) {
    const paths = pathFields.flatMap((field) => {
        const path = input[field];
        return typeof path === "string" ? [[field, external_node_path_.posix.resolve(cwd, path)]] : [];
    });
    return { ...input, ...Object.fromEntries(paths) };
}
/** A path that a hook gives back untouched is the one that the model wrote. */
function withWrittenPath(updated, written, cwd) {
    const given = withAbsolutePath(written, cwd);
    const same = pathFields.filter((field) => field in written && updated[field] === given[field]);
    return { ...updated, ...Object.fromEntries(same.map((field) => [field, written[field]])) };
}

// EXTERNAL MODULE: ./.build/pull/problem.js
var problem = __webpack_require__(8443);
// EXTERNAL MODULE: ./.build/boundary/wrap.js
var wrap = __webpack_require__(737);
;// CONCATENATED MODULE: ./.build/hooks/reply.js
/**
 * What one run of a hook came to: its reply, its refusal, or its failure. Whatever it printed is material: it is bounded and
 * marked before a model sees it, and what cannot be understood is a failure, never a yes.
 */



const MAX_OUTPUT_BYTES = 1_000_000;
const MAX_TEXT = 10_000;
const MAX_QUOTE = 500;
const BLOCKED = 2;
/** The words of today, of yesterday, and the short ones. Nobody is there to defer to. */
const decisions = { allow: "allow", approve: "allow", ask: "ask", defer: "ask", deny: "deny", block: "deny" };
const strictest = ["deny", "ask", "allow"];
const reply_text = schemas/* nullish */.cl6(schemas/* string */.YjP());
const decision = schemas/* nullish */.cl6(schemas/* enum */.k5n(["allow", "approve", "ask", "defer", "deny", "block"]));
const outputText = schemas/* pipe */.FsL(schemas/* object */.Ikc({ text: schemas/* string */.YjP() }), schemas/* transform */.pdi((output) => output.text));
const said = schemas/* looseObject */._H3({
    hookEventName: reply_text,
    decision,
    permissionDecision: decision,
    reason: reply_text,
    permissionDecisionReason: reply_text,
    additionalContext: reply_text,
    updatedInput: schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    updatedToolOutput: schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* string */.YjP(), outputText])),
});
const answer = schemas/* extend */.X$i(said, {
    continue: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
    stopReason: reply_text,
    systemMessage: reply_text,
    hookSpecificOutput: schemas/* nullish */.cl6(said),
});
function readOutcome(event, result, timeoutMs) {
    if (result.code === BLOCKED)
        return { kind: "blocked", reason: shown(result.stderr.trim()) || "it gave no reason" };
    const failure = whyFailed(result, timeoutMs);
    const reply = readReply(event, result.stdout);
    if (failure !== undefined)
        return { kind: "failed", reason: failure, ...(typeof reply === "object" && { reply: restrictionsOf(reply) }) };
    return typeof reply === "string" ? { kind: "failed", reason: reply } : { kind: "replied", reply };
}
function whyFailed(result, timeoutMs) {
    const { code, timedOut, truncated, failedToStart } = result;
    if (failedToStart !== undefined)
        return `it could not be started (${quote(failedToStart)})`;
    if (timedOut)
        return `it did not end within ${timeoutMs / 1000} s`;
    if (truncated)
        return `it printed more than ${MAX_OUTPUT_BYTES} bytes; what it printed was cut there`;
    if (code === 0)
        return undefined;
    if (code === undefined)
        return `it was ended from outside${because(result)}`;
    return `${code === 127 ? "it was not found (exit code 127)" : `it ended with exit code ${code}`}${because(result)}`;
}
function because({ stderr }) {
    return stderr.trim() === "" ? "" : `: ${quote(stderr)}`;
}
/** An answer behind other words: whoever passed it over would pass over a no. */
const answerBelow = /^[ \t]*\{[\s\S]*?"(?:decision|permissionDecision|hookSpecificOutput|continue)"\s*:/m;
/** A sentence where it cannot be understood. */
function readReply(event, stdout) {
    const output = stdout.trim();
    if (!output.startsWith("{")) {
        if (answerBelow.test(output))
            return "something stands before its answer, which must be all that it prints";
        return output === "" ? {} : { plain: shown(output) };
    }
    let json;
    try {
        json = JSON.parse(output);
    }
    catch (error) {
        return `it answered with something that is not JSON (${quote((0,problem/* wordsOf */.Z)(error))})`;
    }
    const parsed = answer.safeParse(json);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return `its answer cannot be understood (${issue?.path.join(".")}: ${issue?.message})`;
    }
    const { hookSpecificOutput: inner } = parsed.data;
    const named = inner?.hookEventName ?? event;
    return named === event ? replyOf(parsed.data) : `its answer is for ${quote(named)} and not for ${event}`;
}
function replyOf({ hookSpecificOutput: inner, ...outer }) {
    const words = [inner?.permissionDecision, inner?.decision, outer.permissionDecision, outer.decision];
    const given = words.flatMap((word) => (word ? [decisions[word]] : []));
    const choice = strictest.find((one) => given.includes(one));
    const updatedInput = inner?.updatedInput ?? outer.updatedInput;
    return withoutNothing({
        decision: choice,
        reason: firstText(inner?.permissionDecisionReason, inner?.reason, outer.permissionDecisionReason, outer.reason),
        updatedInput: updatedInput ?? undefined,
        updatedOutput: firstText(inner?.updatedToolOutput, outer.updatedToolOutput),
        context: firstText(inner?.additionalContext, outer.additionalContext),
        message: firstText(outer.systemMessage),
        stop: outer.continue === false ? (firstText(outer.stopReason, outer.reason) ?? "it gave no reason") : undefined,
    });
}
/** A hook that failed may still forbid; it grants, adds and changes nothing. */
function restrictionsOf({ decision: choice, reason, message, stop }) {
    return withoutNothing({ decision: choice === "allow" ? undefined : choice, reason, message, stop });
}
function firstText(...texts) {
    const found = texts.find((each) => typeof each === "string" && each !== "");
    return found ? shown(found) : undefined;
}
function shown(given) {
    const safe = (0,wrap/* showMaterial */.tY)(given);
    if (safe.length <= MAX_TEXT)
        return safe;
    return `${safe.slice(0, MAX_TEXT)}\n[Cut at ${MAX_TEXT} of ${safe.length} characters.]`;
}
function quote(given) {
    const line = (0,wrap/* showMaterial */.tY)(given).replaceAll(/\s+/g, " ").trim();
    return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 1)}…` : line;
}
function withoutNothing(value) {
    return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

;// CONCATENATED MODULE: ./.build/hooks/run-hooks.js
/**
 * Runs every hook that an occasion is for, together, and reads what each one said. Never rejects, and records each run: a
 * hook that could not be asked is a failure like any other.
 */



/** Claude Code waits for ten minutes; here a whole subagent has five. */
const DEFAULT_TIMEOUT_MS = 60_000;
async function runHooks(occasion, { hooks }, ports) {
    const asked = hooks.filter((hook) => isFor(hook, occasion));
    return Promise.all(onceEach(asked).map((hook) => runHook(hook, occasion, ports)));
}
/** Whether an occasion is one that the hook is for. Runs nothing. */
function isFor(hook, { event, agent, name, matchesRule }) {
    if (hook.event !== event || !hook.matches(name))
        return false;
    if (hook.agent !== undefined && (0,agent_names/* agentKey */.p)(hook.agent) !== (0,agent_names/* agentKey */.p)(agent.agent))
        return false;
    if (hook.condition === undefined || !matchesRule)
        return true;
    try {
        return matchesRule(hook.condition);
    }
    catch {
        // A rule that cannot be read does not open a gate: the hook is asked.
        return true;
    }
}
/** The same command in several files runs once. */
function onceEach(hooks) {
    const keyOf = ({ command, timeoutMs, onFailure }) => JSON.stringify([command, timeoutMs, onFailure]);
    return [...new Map([...hooks].reverse().map((hook) => [keyOf(hook), hook])).values()].reverse();
}
async function runHook(hook, occasion, ports) {
    const at = ports.clock.now();
    const outcome = await attempt(hook, occasion, ports);
    const told = tell(hook, outcome);
    const { event, agent, callId } = occasion;
    const reason = reasonOf(outcome, hook);
    ports.record({
        at,
        event,
        hook: hook.name,
        file: hook.file,
        agentId: agent.agentId,
        agent: agent.agent,
        ...(callId !== undefined && { callId }),
        outcome: outcome.kind === "failed" ? "failed" : told.blocked === undefined ? "ok" : "blocked",
        ...(reason !== undefined && { reason }),
        ...(told.reply.message !== undefined && { message: told.reply.message }),
        ms: ports.clock.now() - at,
    });
    return told;
}
async function attempt(hook, { event, agent, stdin, limitMs }, ports) {
    if ("refused" in hook.command)
        return { kind: "failed", reason: `it cannot be used (${hook.command.refused})` };
    const { projectDir, environment } = ports.session;
    const timeoutMs = Math.min(hook.timeoutMs ?? DEFAULT_TIMEOUT_MS, limitMs ?? Number.POSITIVE_INFINITY);
    const env = { ...environment, CLAUDE_PROJECT_DIR: projectDir };
    try {
        const { agentId, signal } = agent;
        const options = { agentId, stdin: await stdin(), timeoutMs, maxBytes: MAX_OUTPUT_BYTES, env, signal };
        return readOutcome(event, await ports.runCommand(inProject(hook.command, projectDir), options), timeoutMs);
    }
    catch (error) {
        return { kind: "failed", reason: `it could not be run (${(0,problem/* wordsOf */.Z)(error)})` };
    }
}
/** Without a shell nobody else would put the folder in. */
function inProject(command, projectDir) {
    if ("shell" in command)
        return command;
    return { argv: command.argv.map((part) => part.replaceAll(/\$\{CLAUDE_PROJECT_DIR\}/g, () => projectDir)) };
}
function tell(hook, outcome) {
    switch (outcome.kind) {
        case "blocked":
            return { hook, reply: {}, blocked: outcome.reason };
        case "replied":
            return { hook, reply: outcome.reply, ...refusalIn(outcome.reply) };
        case "failed":
            if (hook.onFailure === "block")
                return { hook, reply: {}, blocked: `The hook failed: ${outcome.reason}.` };
            return { hook, reply: outcome.reply ?? {}, ...refusalIn(outcome.reply ?? {}) };
    }
}
function refusalIn({ decision, reason, stop }) {
    if (decision === "deny")
        return { blocked: reason ?? "it gave no reason" };
    return stop === undefined ? {} : { blocked: stop };
}
function reasonOf(outcome, { onFailure }) {
    switch (outcome.kind) {
        case "blocked":
            return outcome.reason;
        case "replied":
            return outcome.reply.stop ?? outcome.reply.reason;
        case "failed":
            return `${outcome.reason}; ${onFailure === "block" ? "this counts as a no" : "it was passed over"}`;
    }
}

;// CONCATENATED MODULE: ./.build/hooks/verdict.js
function verdictBefore(told) {
    const stop = stopIn(told);
    const context = contextOf(told);
    const refusal = told.find(({ blocked }) => blocked !== undefined);
    if (refusal)
        return { answer: answerOf("deny", refusal), context, ...stop };
    const updates = told.filter(({ reply }) => reply.updatedInput);
    const [first, ...others] = updates;
    const rival = others.find(({ reply }) => canonical(reply.updatedInput) !== canonical(first?.reply.updatedInput));
    if (first && rival) {
        const reason = `${describeHook(first.hook)} and ${describeHook(rival.hook)} change the same input in different ways.`;
        return { answer: { answer: "deny", hook: describeHook(rival.hook), reason }, context };
    }
    const ask = told.find(({ reply }) => reply.decision === "ask");
    // Who allowed the input that was written has not seen the one that takes its place.
    const allow = (first ? updates : told).find(({ reply }) => reply.decision === "allow");
    const speaker = ask ?? allow;
    return {
        ...(speaker && { answer: answerOf(ask ? "ask" : "allow", speaker) }),
        ...(first?.reply.updatedInput && { updatedInput: first.reply.updatedInput }),
        context,
    };
}
function verdictAfter(told) {
    const outputs = [...new Set(told.flatMap(({ reply }) => reply.updatedOutput ?? []))];
    const [output] = outputs;
    const torn = "The result is withheld: two hooks replaced it in different ways.";
    return {
        context: [...told.flatMap(({ blocked }) => blocked ?? []), ...contextOf(told)],
        ...(output !== undefined && { output: outputs.length > 1 ? torn : output }),
        ...stopIn(told),
    };
}
/** What keeps an agent from ending; nothing where it may. A hook that wants the end has the last word. */
function wordsToGoOn(told) {
    if (told.some(({ reply }) => reply.stop !== undefined))
        return undefined;
    const words = [...told.flatMap(({ blocked }) => blocked ?? []), ...contextOf(told)];
    return words.length > 0 ? words.join("\n\n") : undefined;
}
function contextOf(told) {
    return told.flatMap(({ reply }) => reply.context ?? []);
}
function stopIn(told) {
    const stop = told.find(({ reply }) => reply.stop !== undefined)?.reply.stop;
    return stop === undefined ? {} : { stop };
}
function answerOf(answer, { hook, reply, blocked }) {
    return { answer, hook: describeHook(hook), reason: blocked ?? reply.reason ?? "" };
}
function describeHook({ name, file }) {
    return `${name} (${file})`;
}
/** Equal values have equal texts, whatever the order of their keys. */
function canonical(value) {
    return JSON.stringify(value, (_, part) => typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part);
}

;// CONCATENATED MODULE: ./.build/hooks/hooks.js



/** How often hooks may keep one agent from ending. */
const MAX_CONTINUATIONS = 8;
/** Nobody waits for the end of a session that is over. */
const SESSION_END_MS = 1_500;
function openHooks(configuration, outer) {
    const runs = [];
    const notices = [];
    const continuations = new Map();
    const ports = {
        ...outer,
        record(event) {
            runs.push(event);
            outer.record(event);
        },
    };
    const treeOf = ({ agentId }) => ports.session.treeOf(agentId);
    const askAt = (occasion, about) => {
        const stdin = async () => {
            const place = { ...ports.session, cwd: await treeOf(occasion.agent) };
            return JSON.stringify({ ...commonFields(occasion.event, occasion.agent, place), ...about(place) });
        };
        return runHooks({ ...occasion, stdin }, configuration, ports);
    };
    const ask = (occasion, about) => askAt(occasion, () => about);
    const askAboutCall = (event, call, about) => {
        const { agent, tool, callId, matchesRule } = call;
        const occasion = { event, agent, name: tool, callId, matchesRule };
        return askAt(occasion, (place) => ({ ...callFields(call, place), ...about }));
    };
    return {
        async beforeCall(call) {
            const { updatedInput, ...verdict } = verdictBefore(await askAboutCall("PreToolUse", call, {}));
            if (!updatedInput)
                return verdict;
            return { ...verdict, updatedInput: withWrittenPath(updatedInput, call.input, await treeOf(call.agent)) };
        },
        async afterCall(call, { text, ms }) {
            const about = { tool_response: { text }, duration_ms: ms };
            return verdictAfter(await askAboutCall("PostToolUse", call, about));
        },
        async afterFailure(call, { error, ms }) {
            const about = { error, is_interrupt: false, duration_ms: ms };
            return verdictAfter(await askAboutCall("PostToolUseFailure", call, about));
        },
        async onStop(agent, lastMessage) {
            const count = continuations.get(agent.agentId) ?? 0;
            const about = { stop_hook_active: count > 0, last_assistant_message: lastMessage };
            const isMain = agent.role === "main";
            const told = await ask({ event: isMain ? "Stop" : "SubagentStop", agent, name: agent.agent }, isMain ? about : { ...about, agent_transcript_path: agent.transcriptPath });
            const words = wordsToGoOn(told);
            if (words === undefined)
                return { kind: "end" };
            if (count >= MAX_CONTINUATIONS) {
                notices.push(`Hooks kept ${agent.agent} from ending ${MAX_CONTINUATIONS} times; the next time it ended.`);
                return { kind: "end" };
            }
            continuations.set(agent.agentId, count + 1);
            return { kind: "continue", words };
        },
        async onSubagentStart(agent) {
            return contextOf(await ask({ event: "SubagentStart", agent, name: agent.agent }, {}));
        },
        async onSessionStart(agent, source) {
            const told = await ask({ event: "SessionStart", agent, name: source }, { source });
            return told.flatMap(({ reply }) => reply.context ?? reply.plain ?? []);
        },
        async onSessionEnd(agent, reason) {
            await ask({ event: "SessionEnd", agent, name: reason, limitMs: SESSION_END_MS }, { reason });
        },
        async beforeCompact(agent, trigger) {
            const told = await ask({ event: "PreCompact", agent, name: trigger }, { trigger, custom_instructions: "" });
            return told.find(({ blocked }) => blocked !== undefined)?.blocked;
        },
        runs: () => runs,
        notices: () => notices,
    };
}

;// CONCATENATED MODULE: ./.build/hooks/port.js
function hookPort(hooks, { transcriptPath, matchesRule }) {
    const agentOf = ({ agentId, caller }, signal) => ({
        agentId,
        agent: caller.agent,
        role: caller.role,
        mode: caller.mode,
        transcriptPath: transcriptPath(agentId),
        signal,
    });
    const callOf = (call, agent) => ({
        agent,
        callId: call.callId,
        tool: call.tool,
        input: call.input,
        matchesRule: (rule) => matchesRule(rule, call),
    });
    return {
        async beforeCall(call, run, signal) {
            const { updatedInput, ...verdict } = await hooks.beforeCall(callOf(call, agentOf(run, signal)));
            return { ...verdict, ...(updatedInput && { input: updatedInput }) };
        },
        async afterCall(done, run, signal) {
            const call = callOf(done, agentOf(run, signal));
            const { text, isError, ms } = done;
            const said = isError ? hooks.afterFailure(call, { error: text, ms }) : hooks.afterCall(call, { text, ms });
            const { output, ...verdict } = await said;
            return { ...verdict, ...(output !== undefined && { text: output }) };
        },
        started(run, signal) {
            const agent = agentOf(run, signal);
            return agent.role === "main" ? hooks.onSessionStart(agent, "startup") : hooks.onSubagentStart(agent);
        },
        async stopping(text, run, signal) {
            const verdict = await hooks.onStop(agentOf(run, signal), text);
            return verdict.kind === "continue" ? verdict.words : undefined;
        },
    };
}

// EXTERNAL MODULE: ./.build/tools/protocol.js
var protocol = __webpack_require__(2036);
;// CONCATENATED MODULE: ./.build/team-hooks.js







/** A stranger's change runs no script, not even the team's own. */
function readTeamHooks({ hooks }, agents, level) {
    if (level === "guarded")
        return readHooks([]);
    return readHooks([...hooks.sources, ...agents.flatMap(hooksOfAgent)], hooks.disabledBy);
}
/** Nothing is started, and no tree laid out, before the first event that a hook is for. */
function openTeamHooks(configuration, stage) {
    if (configuration.hooks.length === 0)
        return undefined;
    let opened;
    let hooks;
    const open = async () => {
        // A hook without its script is a hook that fails, and says so: it is no reason to end the session.
        const scripts = await stage.scripts().then((folder) => ({ folder }), (error) => ({ folder: "", error }));
        const projectDir = scripts.folder;
        const runCommand = "error" in scripts ? () => Promise.reject(scripts.error) : runIn(stage.workshop, projectDir);
        const session = {
            id: stage.sessionId,
            transcriptPath: stage.transcriptPath("main"),
            treeOf: stage.workshop.hookTreeFor,
            projectDir,
            environment: {},
        };
        const ports = { runCommand, record: stage.record, clock: stage.clock, session };
        hooks = openHooks(configuration, ports);
        return hooks;
    };
    const port = async () => {
        opened ??= open();
        return hookPort(await opened, stage);
    };
    return {
        port: {
            beforeCall: async (...given) => (await port()).beforeCall(...given),
            afterCall: async (...given) => (await port()).afterCall(...given),
            started: async (...given) => (await port()).started(...given),
            stopping: async (...given) => (await port()).stopping(...given),
        },
        guards(call, agent) {
            const matchesRule = (rule) => stage.matchesRule(rule, call);
            const occasion = { event: "PreToolUse", agent: { agent }, name: call.tool, matchesRule };
            return configuration.hooks.filter((hook) => isFor(hook, occasion)).map(describeHook);
        },
        async end(main) {
            const ended = await opened?.catch(() => undefined);
            await ended?.onSessionEnd({ ...main, signal: new AbortController().signal }, "other");
        },
        notices: () => [...describeRuns(hooks?.runs() ?? []), ...(hooks?.notices() ?? [])],
    };
}
/**
 * An agent that writes has its hooks in its own copy, so that they see what it wrote; all others share one. Without a box a
 * script could read the keys of the process that started it: then it runs only where the workflow has said so.
 */
function runIn(workshop, cwd) {
    return async (command, { agentId, signal, ...options }) => {
        if ((await workshop.boxing()) === "unavailable")
            throw new Error("there is no sandbox for it: install bubblewrap, or set `sandbox: off` to run hooks without one");
        const worker = workshop.hookWorkerFor(agentId);
        return protocol/* commandResultSchema */.KW.parse(await worker.ask("hook", { command, cwd, ...options }, signal));
    };
}
/** The same trouble of the same hook is told once, with how often it happened. */
function describeRuns(runs) {
    const counts = new Map();
    for (const { event, hook, file, agent, outcome, reason } of runs) {
        if (outcome === "ok")
            continue;
        const what = outcome === "blocked" ? "said no" : "failed";
        const words = `The hook ${hook} (${file}, ${event}, for ${agent}) ${what}: ${reason ?? "it gave no reason"}`;
        counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    return [...counts].map(([words, count]) => (count > 1 ? `${words} (${count} times)` : words));
}


/***/ })

};
