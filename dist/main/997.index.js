export const id = 997;
export const ids = [997];
export const modules = {

/***/ 5997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openEnforcement: () => (/* binding */ openEnforcement),
  readAllRules: () => (/* binding */ readAllRules)
});

// EXTERNAL MODULE: ./.build/permission/ceiling.js
var ceiling = __webpack_require__(2847);
// EXTERNAL MODULE: ./.build/permission/agent-names.js
var agent_names = __webpack_require__(784);
// EXTERNAL MODULE: ./.build/permission/tool-names.js
var tool_names = __webpack_require__(7493);
// EXTERNAL MODULE: ./.build/permission/rules/command/split-command.js + 4 modules
var split_command = __webpack_require__(6832);
// EXTERNAL MODULE: ./.build/permission/rules/wildcard.js
var wildcard = __webpack_require__(1644);
;// CONCATENATED MODULE: ./.build/permission/rules/domain.js
/** Hosts of web addresses against a rule's domain: `h`, `*.h` for its subdomains only, and a `*` inside a name that never crosses a dot. */

function compileDomain(written) {
    const pattern = toAscii(written.toLowerCase().replace(/\.$/, ""));
    if (pattern === "*")
        return () => true;
    const anyBelow = pattern.startsWith("*.");
    const labels = (anyBelow ? pattern.slice(2) : pattern).split(".").map(wildcard/* compileWildcard */.Wo);
    return (host) => {
        const names = host.split(".");
        const above = names.length - labels.length;
        if (anyBelow ? above < 1 : above !== 0)
            return false;
        return labels.every((label, index) => (0,wildcard/* matchesText */.Fm)(label, names[above + index] ?? ""));
    };
}
/** `undefined` where the address has no host. */
function hostOf(address) {
    if (typeof address !== "string" || !URL.canParse(address))
        return undefined;
    const { hostname } = new URL(address);
    return hostname === "" ? undefined : hostname.toLowerCase().replace(/\.$/, "");
}
/** As `URL` writes it. */
function toAscii(host) {
    const address = `https://${host}`;
    return !host.includes("*") && URL.canParse(address) ? new URL(address).hostname : host;
}

// EXTERNAL MODULE: ./.build/permission/rules/path/path-pattern.js
var path_pattern = __webpack_require__(1320);
;// CONCATENATED MODULE: ./.build/permission/rules/compile-rules.js
/**
 * Rules, made ready once so that a decision is cheap: sorted by what they speak about, their patterns compiled. A decision
 * looks only at the rules that could concern the call.
 */




function compileRules(rules, surroundings) {
    const shelf = (list) => fillShelf(rules.filter(({ origin }) => origin.list === list), surroundings.places);
    return { deny: shelf("deny"), ask: shelf("ask"), allow: shelf("allow"), surroundings };
}
function fillShelf(rules, places) {
    const commands = [];
    const reads = [];
    const edits = [];
    const calls = new Map();
    for (const rule of rules) {
        const { specifier, tool } = rule;
        if (specifier.kind === "command")
            commands.push({ rule, pattern: (0,wildcard/* compileCommandPattern */.fm)(specifier.pattern) });
        else if (specifier.kind === "path") {
            const compiled = { rule, matches: (0,path_pattern/* compilePath */.H)(specifier.pattern, rule.origin, places) };
            (tool === "Edit" ? edits : reads).push(compiled);
        }
        else {
            const key = tool.includes("*") ? "*" : tool;
            calls.set(key, [...(calls.get(key) ?? []), { rule, matches: callMatcher(rule) }]);
        }
        // The whole of Read or Edit is every file: so it also speaks of other tools that read or write.
        if (specifier.kind === "any" && tool === "Read")
            reads.push({ rule, matches: () => true });
        if (specifier.kind === "any" && tool === "Edit")
            edits.push({ rule, matches: () => true });
    }
    return { commands, reads, edits, calls };
}
function callMatcher(rule) {
    const named = toolMatcher(rule.tool);
    const about = aboutMatcher(rule);
    return (call, tool) => named(tool) && about(call);
}
function toolMatcher(name) {
    if (!name.includes("*"))
        return (tool) => tool === name;
    const pattern = (0,wildcard/* compileWildcard */.Wo)(name);
    return (tool) => (0,wildcard/* matchesText */.Fm)(pattern, tool);
}
function aboutMatcher({ specifier, origin }) {
    const restricts = origin.list !== "allow";
    switch (specifier.kind) {
        case "domain": {
            const matches = compileDomain(specifier.host);
            return ({ input }) => {
                const host = hostOf(input["url"]);
                return host === undefined ? restricts : matches(host);
            };
        }
        case "agent": {
            const patterns = specifier.names.map((name) => (0,wildcard/* compileWildcard */.Wo)((0,agent_names/* agentKey */.p)(name)));
            return (call) => {
                const agent = (0,agent_names/* agentKey */.p)(agentOf(call));
                return patterns.some((pattern) => (0,wildcard/* matchesText */.Fm)(pattern, agent));
            };
        }
        case "skill": {
            const pattern = (0,wildcard/* compileCommandPattern */.fm)(specifier.pattern);
            return ({ input }) => (0,wildcard/* matchesText */.Fm)(pattern, skillOf(input));
        }
        case "parameter": {
            const pattern = (0,wildcard/* compileWildcard */.Wo)(specifier.value);
            return ({ input }) => {
                const value = Object.hasOwn(input, specifier.name) ? input[specifier.name] : undefined;
                return isScalar(value) && (0,wildcard/* matchesText */.Fm)(pattern, String(value));
            };
        }
        default:
            return () => true;
    }
}
function agentOf({ subjects, input }) {
    const subject = subjects.find((each) => each.kind === "agent");
    if (subject?.kind === "agent")
        return subject.name;
    const given = input["subagent_type"] ?? input["agentType"];
    return typeof given === "string" ? given : "";
}
function skillOf(input) {
    const words = [input["skill"] ?? input["name"], input["args"]].filter((word) => typeof word === "string" && word !== "");
    return words.join(" ");
}
function isScalar(value) {
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

// EXTERNAL MODULE: ./.build/permission/rules/path/protected-paths.js
var protected_paths = __webpack_require__(1625);
;// CONCATENATED MODULE: ./.build/permission/rules/compact-target.js
/** What a call touches, one by one, in the texts that the patterns of a compact map are held against. */





/** `operands`: files that a command names, and that nobody has resolved. */
function compactTargets(call, operands) {
    return [...ownTargets(call), ...operands.map(unresolvedTarget)];
}
function ownTargets(call) {
    const tool = (0,tool_names/* canonicalTool */.Zt)(call.tool);
    const targets = call.subjects.flatMap((subject) => {
        if (subject.kind === "command")
            return commandTargets(subject.command, tool);
        if (subject.kind !== "path")
            return [];
        return [tool === "Bash" ? operandTarget(subject) : pathTarget(subject, tool)];
    });
    const { command } = call.input;
    if (tool === "Bash" && !call.subjects.some(({ kind }) => kind === "command"))
        return [...targets, ...commandTargets(typeof command === "string" ? command : "", tool)];
    return targets.length > 0 ? targets : [nameTarget(call, tool)];
}
function pathTarget({ path, named, access }, tool) {
    const names = named === undefined ? [path] : [path, named];
    const coveredBy = access === "write" ? ["Edit", "Write"] : ["Read"];
    const grantable = access !== "write" || !names.some(protected_paths/* isProtected */.b);
    return { ...known(path, names, tool), kind: "path", coveredBy, grantable };
}
function operandTarget(subject) {
    return { ...pathTarget(subject, subject.access === "write" ? "Edit" : "Read"), weight: "veto" };
}
/** Under every name that it may have, from the root of the tree; all restrictions concern one that has none. */
function unresolvedTarget({ text, below }) {
    return { ...known(text, below, "Read"), kind: "path", weight: "veto", opaque: below.length === 0 };
}
function nameTarget(call, tool) {
    const { url, query } = call.input;
    const names = [(0,agent_names/* agentKey */.p)(agentOf(call)), skillOf(call.input), url, query];
    const name = names.find((each) => typeof each === "string" && each !== "") ?? "";
    return known(name || tool, [name], tool);
}
function known(subject, names, tool) {
    const texts = { granted: names, restricted: names };
    return { subject, kind: "name", weight: "full", tool, coveredBy: [], ...texts, opaque: false, grantable: true };
}
/** Every part of a compound, and every file that it is redirected to. */
function commandTargets(command, tool) {
    const split = (0,split_command/* splitCommand */.G)(command);
    if (split.kind === "not-understood")
        return [{ ...known(command, [], tool), kind: "command", opaque: true, grantable: false }];
    const parts = split.parts.filter((part) => part.quoted || part.allowable !== "free");
    return [...parts.map((part) => partTarget(part, tool)), ...split.targets.map(redirectTarget)];
}
function partTarget(part, tool) {
    const written = part.assigned === "" && part.allowable === "pattern" ? part.forms : [part.text];
    return {
        ...known(part.text, part.allowable === "whole" ? [] : written, tool),
        kind: "command",
        weight: part.quoted ? "veto" : "full",
        restricted: part.candidates.map(({ text, from }) => text.slice(from)),
        opaque: part.opaque,
    };
}
function redirectTarget({ access, text, path }) {
    const names = path === undefined ? [] : [path.replace(/^(?:\.\/+)+/, "")];
    const tool = access === "write" ? "Edit" : "Read";
    const grantable = path !== undefined && !/(?:^|\/)\.\.(?:\/|$)/.test(path) && !(access === "write" && (0,protected_paths/* isProtected */.b)(path));
    return { ...known(text, names, tool), kind: "path", coveredBy: ["Write"], opaque: path === undefined, grantable };
}

// EXTERNAL MODULE: ./.build/permission/rules/path/path-segment.js
var path_segment = __webpack_require__(8859);
;// CONCATENATED MODULE: ./.build/permission/rules/glob.js
/**
 * Globs of the compact map: what picomatch matches with `{ dot: true, bash: true }`, where `*` crosses slashes, in time that no
 * pattern and no text can blow up. picomatch itself would need time to the power of the stars, on texts that strangers write.
 */

const MAX_VARIANTS = 64;
/** `undefined` where the pattern comes to more alternatives than anybody means. */
function compileGlob(pattern) {
    const braces = expandBraces(pattern.replace(/^(?:\.\/)+/, ""));
    const variants = braces.length > MAX_VARIANTS ? braces : [...new Set(braces.flatMap(withoutEmptyFolders))];
    if (variants.length > MAX_VARIANTS)
        return undefined;
    const matchers = variants.map((variant) => (0,path_segment/* compileSegment */.R)(variant.replaceAll(/\*+/g, "*")));
    return (text) => matchers.some((matches) => matches(text));
}
/** `a{b,c}` is `ab` or `ac`; innermost first. */
function expandBraces(pattern) {
    const [, before = "", inner = "", after = ""] = /^(.*)\{([^{}]*,[^{}]*)\}(.*)$/s.exec(pattern) ?? [];
    if (inner === "")
        return [pattern];
    const expanded = [];
    for (const choice of inner.split(",")) {
        if (expanded.length > MAX_VARIANTS)
            break;
        expanded.push(...expandBraces(`${before}${choice}${after}`));
    }
    return expanded;
}
/** `**` between slashes is any number of folders, also none. */
function withoutEmptyFolders(pattern) {
    const at = pattern.search(/(?:^|\/)\*\*(?:\/|$)/);
    if (at < 0)
        return [pattern];
    const leading = pattern.startsWith("**/");
    const start = leading ? "" : pattern.slice(0, at);
    const rest = pattern.slice(leading ? 3 : at + 3);
    const one = leading ? "*/" : "/*";
    if (rest === "" || pattern === "**")
        return pattern === "**" ? ["*"] : [`${start}/*`, start];
    return withoutEmptyFolders(rest)
        .flatMap((tail) => [`${start}${one}${tail}`, `${start}${tail}`])
        .slice(0, MAX_VARIANTS + 1);
}

;// CONCATENATED MODULE: ./.build/permission/compact-map.js
/**
 * The compact permission map of an agent file or of `permissions.jsonc`: tool → action, or tool → { pattern: action }. The last
 * entry that matches wins. A deny is a veto; an ask is one as well, because nobody is there; an allow that names its tool is a
 * grant, and `"*": allow` only makes tools available.
 */





function compileMap(entries) {
    return entries.map((entry) => {
        const tool = entry.tool === "*" ? "*" : (0,tool_names/* canonicalTool */.Zt)(entry.tool);
        return { entry, tool, matches: matcherFor(readEntry(entry, tool)) };
    });
}
/** `operands`: files that a command names, and that nobody has resolved. */
function compactAnswer(map, call, operands = []) {
    if (map.length === 0)
        return { kind: "silent" };
    const answers = compactTargets(call, operands).flatMap((target) => answerFor(target, map));
    return (answers.find(({ kind }) => kind === "deny") ??
        answers.find(({ kind }) => kind === "ask") ??
        answers.find(({ kind }) => kind === "silent") ??
        answers[0] ?? { kind: "silent" });
}
/**
 * A rule of the settings' grammar in the place of a tool, `"Bash(npm test)": allow`, grants what stands in its parentheses and
 * no more; one that restricts, restricts the tool. Agents are compared as they are everywhere.
 */
function readEntry(entry, tool) {
    const inner = /\((.*)\)?\s*$/s.exec(entry.tool)?.[1]?.replace(/\)$/, "");
    if (inner === undefined)
        return tool === "Task" && entry.pattern ? { ...entry, pattern: (0,agent_names/* agentKey */.p)(entry.pattern) } : entry;
    const { pattern: _, ...whole } = entry;
    return entry.action === "allow" ? { ...whole, pattern: inner.replace(/:\*$/, " *") } : whole;
}
/**
 * What can only be vetoed has no answer where nothing but a star speaks of it. A line for all of Edit or Read also restricts
 * the tools whose files they cover, unless these have lines of their own.
 */
function answerFor(target, map) {
    const { subject, tool, coveredBy } = target;
    const covering = map.filter((line) => line.tool !== tool && coveredBy.includes(line.tool));
    const veto = covering.filter(({ entry }) => isNarrow(entry)).findLast(({ matches }) => matches(target))?.entry;
    if (veto && veto.action !== "allow")
        return [{ kind: veto.action, entry: veto, subject }];
    const hasOwn = map.some((line) => line.tool === tool);
    const family = hasOwn ? [] : covering.filter(({ entry }) => !isNarrow(entry) && entry.action !== "allow");
    const own = map.filter((line) => line.tool === tool || line.tool === "*" || family.includes(line));
    const speaking = target.weight === "veto" ? own.filter(({ entry, tool: speaker }) => isNarrow(entry) || speaker !== "*") : own;
    const entry = speaking.findLast(({ matches }) => matches(target))?.entry;
    if (entry && entry.action !== "allow")
        return [{ kind: entry.action, entry, subject }];
    if (target.weight === "veto")
        return [];
    return [entry && entry.tool !== "*" ? { kind: "grant", entry, subject } : { kind: "silent" }];
}
function isNarrow({ pattern }) {
    return pattern !== undefined && !/^\*+$/.test(pattern);
}
function matcherFor(entry) {
    const { pattern = "*", action } = entry;
    const grants = action === "allow";
    if (!isNarrow(entry))
        return ({ grantable }) => !grants || grantable;
    // What looks the same is the same to whoever forbids it.
    const glob = compileGlob(grants ? pattern : pattern.normalize("NFC"));
    if (!glob)
        return () => !grants;
    if (grants)
        return (target) => target.grantable && target.granted.length > 0 && isGranted(target, glob);
    const below = compileGlob(`${pattern.normalize("NFC").replace(/\/+$/, "")}/**`) ?? glob;
    const start = (0,wildcard/* compileWildcard */.Wo)(`${/^[^*?[{]*/.exec(pattern)?.[0] ?? ""}*`);
    return ({ kind, restricted, opaque }) => {
        if (opaque)
            return true;
        const paths = kind === "path" ? restricted.map((path) => path.normalize("NFC")) : [];
        if (kind === "path")
            return paths.some((path) => glob(path) || below(path));
        return restricted.some((text) => (text.includes(wildcard/* HOLE */.vs) ? (0,wildcard/* couldMatch */.PA)(start, text) : glob(text)));
    };
}
/** A file must be granted under all its names; a command in one of its forms. */
function isGranted({ kind, granted }, glob) {
    return kind === "path" ? granted.every(glob) : granted.some(glob);
}

;// CONCATENATED MODULE: ./.build/permission/rules/grants.js

function grantNeeds({ needs }, shelf, question) {
    const whole = wholeTool(shelf, question);
    return needs.map((need) => {
        const grantedBy = grantFor(need, shelf, whole);
        return grantedBy ? { ...need, grantedBy } : need;
    });
}
/** The rule for the tool as such, or for what the whole call is about. */
function wholeTool({ calls }, { call, tool }) {
    const concerns = ({ matches }) => matches(call, tool);
    return (calls.get(tool)?.find(concerns) ?? calls.get("*")?.find(concerns))?.rule;
}
function grantFor(need, shelf, whole) {
    if (need.class === "critical" || need.class === "protected" || need.class === "riddle")
        return undefined;
    switch (need.kind) {
        case "command":
            return whole ?? shelf.commands.find(({ pattern }) => allowsPart(pattern, need))?.rule;
        case "path":
            return (need.class === "outside" ? undefined : whole) ?? pathGrant(need, shelf);
        default:
            return whole;
    }
}
function allowsPart(pattern, { part: { allowable, assigned, forms } }) {
    if (allowable === "whole")
        return false;
    if (forms.some((form) => form === pattern.source))
        return true;
    if (allowable !== "pattern" || !(pattern.segments[0] ?? "").startsWith(assigned))
        return false;
    return forms.some((form) => (0,wildcard/* matchesText */.Fm)(pattern, form));
}
/** Both the name and the place that it leads to must be granted. Who may edit a file may read it. */
function pathGrant({ access, locations }, { reads, edits }) {
    const rules = access === "write" ? edits : [...reads, ...edits];
    if (locations.length === 0)
        return undefined;
    const found = locations.map((location) => rules.find(({ matches }) => matches(location))?.rule);
    return found.every((rule) => rule !== undefined) ? found[0] : undefined;
}

// EXTERNAL MODULE: ./.build/permission/rules/needs.js + 4 modules
var rules_needs = __webpack_require__(6152);
;// CONCATENATED MODULE: ./.build/permission/rules/restrictions.js
/** Which deny or ask rule concerns a call. In doubt it does. */


/** The first rule of the list that concerns the call. */
function findRestriction(shelf, question) {
    return restrictionsOn(shelf, question).next().value ?? undefined;
}
/** Every rule of the list that concerns the call, as they are found: whoever removes one meets the next. */
function* restrictionsOn(shelf, question) {
    yield* onCall(shelf, question);
    yield* onCommand(shelf, question);
    yield* onPaths(shelf, question);
    return undefined;
}
function* onCall({ calls }, { call, tool }) {
    for (const { rule, matches } of [...(calls.get(tool) ?? []), ...(calls.get("*") ?? [])])
        if (matches(call, tool))
            yield { rule, subject: tool };
}
function* onCommand({ commands }, { needs }) {
    if (commands.length === 0)
        return;
    const riddle = needs.needs.find((need) => need.kind === "riddle");
    for (const { rule, pattern } of commands) {
        const part = needs.parts.find((each) => concernsPart(pattern, each));
        const subject = riddle?.text ?? part?.text ?? wholeIn(pattern, needs);
        if (subject !== undefined)
            yield { rule, subject };
    }
}
function wholeIn(pattern, { command }) {
    return command !== undefined && (0,wildcard/* couldMatch */.PA)(pattern, command) ? command : undefined;
}
function concernsPart(pattern, { opaque, candidates }) {
    return opaque || candidates.some(({ text, from }) => (0,wildcard/* couldMatch */.PA)(pattern, text, from));
}
/** A file that may not be read may not be written either. */
function* onPaths({ reads, edits }, { needs }) {
    for (const need of [...needs.needs, ...needs.quotedPaths]) {
        if (need.kind !== "path")
            continue;
        for (const rule of need.access === "write" ? [...edits, ...reads] : reads)
            if (concernsPath(rule, need))
                yield { rule: rule.rule, subject: need.text };
    }
}
function concernsPath({ matches }, { locations }) {
    return locations.length === 0 || locations.some(matches);
}
/** Of these files of the workspace, the ones that a rule keeps from being read: for what a search finds. */
function withheldBy({ deny, ask, surroundings }, files) {
    const rules = [...deny.reads, ...ask.reads];
    if (rules.length === 0)
        return [];
    const { workspace } = surroundings.places;
    return files.flatMap((path) => {
        const location = (0,path_pattern/* locate */.x)(path.startsWith("/") ? path : `${workspace}/${path}`);
        const found = rules.find(({ matches }) => matches(location));
        return found ? [{ path, rule: found.rule }] : [];
    });
}

// EXTERNAL MODULE: ./.build/permission/rule-list.js
var rule_list = __webpack_require__(4177);
;// CONCATENATED MODULE: ./.build/permission/rules/specifiers.js
/** Tools whose paths are spoken of by another tool's rules. */
const spokenForBy = {
    Write: "Edit",
    NotebookEdit: "Edit",
    MultiEdit: "Edit",
    Grep: "Read",
    Glob: "Read",
    LS: "Read",
    LSP: "Read",
    NotebookRead: "Read",
    PullRequestDiff: "Read",
};
/** Inputs that a rule can name; a tool that is not here can be asked about any of its inputs. */
const parameters = {
    Bash: ["run_in_background", "timeout", "description", "dangerouslyDisableSandbox"],
    Task: ["model", "run_in_background", "max_turns", "resume", "description", "subagent_type", "isolation", "mode"],
    Read: ["offset", "limit", "pages"],
    Edit: ["replace_all"],
    WebFetch: ["prompt"],
    Skill: ["args"],
};
/** What a call is about: the rule's own grammar speaks of it, and a parameter match would miss its other spellings. */
const primaryFields = ["command", "file_path", "path", "notebook_path", "url"];
const readers = {
    Bash: (pattern) => read({ kind: "command", pattern }),
    Read: readPath,
    Edit: readPath,
    WebFetch: readDomain,
    Task: readAgents,
    Skill: (pattern) => read({ kind: "skill", pattern }),
};
function readSpecifier(tool, text, list) {
    const parameter = readParameter(tool, text, list);
    if (parameter)
        return parameter;
    const reader = Object.hasOwn(readers, tool) ? readers[tool] : undefined;
    if (reader)
        return reader(text, list);
    const speaker = Object.hasOwn(spokenForBy, tool) ? spokenForBy[tool] : undefined;
    if (speaker !== undefined)
        return readForeignPath(tool, speaker, { text, list });
    const instead = list === "allow" ? `Write ${tool}` : `Write ${tool}, or ${tool}(name:value) for one of its inputs`;
    return { kind: "useless", message: `${tool} takes no "${text}", so the rule never matches. ${instead}` };
}
function readParameter(tool, text, list) {
    const [, name = "", value = ""] = /^([A-Za-z_]\w*):(.+)$/s.exec(text) ?? [];
    if (name === "")
        return undefined;
    if (primaryFields.includes(name) && !(tool === "Bash" && value === "*")) {
        const message = `${name} cannot be matched as a parameter, so the rule never matches. Write ${tool}(${value.trim()})`;
        return { kind: "useless", message };
    }
    const known = Object.hasOwn(parameters, tool) ? parameters[tool] : undefined;
    const free = !Object.hasOwn(readers, tool) && !Object.hasOwn(spokenForBy, tool);
    if (known ? !known.includes(name) : !free)
        return undefined;
    if (list === "allow") {
        const message = `a parameter can be matched in deny and ask only, so the rule never matches. Write ${tool}, or deny what must not happen`;
        return { kind: "useless", message };
    }
    return read({ kind: "parameter", name, value: value.trim() });
}
function readPath(pattern) {
    if (!pattern.startsWith("!"))
        return read({ kind: "path", pattern });
    const message = `a rule cannot take back with "!" what another gives. Write the paths that it is for`;
    return { kind: "useless", message };
}
/** Claude Code ignores such a rule. One that grants is ignored here as well; one that restricts says clearly enough what it means. */
function readForeignPath(tool, speaker, { text, list }) {
    const instead = `${speaker}(${text})`;
    if (list === "allow")
        return {
            kind: "useless",
            message: `paths are matched by Read and Edit only, so the rule never matches. Write ${instead}`,
        };
    const read = readPath(text);
    if (read.kind === "useless")
        return read;
    const warning = `paths are matched by Read and Edit only; ${tool}(${text}) was read as ${instead}. Write ${instead}`;
    return { ...read, tool: speaker, warning };
}
function readDomain(text) {
    const host = /^domain:(.+)$/s.exec(text)?.[1]?.trim().toLowerCase().replace(/\.$/, "");
    if (host && /^[^\s/:@]+$/.test(host))
        return read({ kind: "domain", host });
    const guess = /^(?:domain:)?(?:https?:\/\/)?([^\s/:@]+)/.exec(text)?.[1] ?? "example.com";
    return {
        kind: "useless",
        message: `"${text}" names no domain, so the rule never matches. Write WebFetch(domain:${guess})`,
    };
}
function readAgents(text) {
    const names = text.split(",").map((name) => name.trim());
    return read({ kind: "agent", names: names.filter(Boolean) });
}
function read(specifier) {
    return { kind: "read", specifier };
}

;// CONCATENATED MODULE: ./.build/permission/rules/parse-rule.js
/**
 * Reads one rule in Claude Code's grammar: `Tool`, `Tool(specifier)`, `Tool(*)`. What cannot be read is a problem with its
 * remedy; a restriction that cannot be read restricts the whole tool, and a grant that cannot be read grants nothing.
 */



function parseRule(written, origin) {
    const text = written.trim();
    const draft = { text, origin };
    const shape = tokenise(text);
    if (shape.name === "")
        return problem(draft, "error", `"${text}" names no tool. Write Tool or Tool(what)`);
    const name = readName(shape.name, draft);
    if (name.kind === "useless")
        return problem(draft, "warning", name.message);
    const { tool, warnings, unknown } = name;
    const named = { ...draft, tool, warnings, ...(unknown && { unknown }) };
    if (shape.inner === undefined)
        return rule(named, { kind: "any" });
    if (shape.inner.kind === "unbalanced")
        return unreadable(named, "its parentheses do not match. Write Tool(what)");
    const inner = shape.inner.text;
    if (inner === "")
        return unreadable(named, `nothing stands between its parentheses. Write ${shape.name}, or what it is for`);
    if (inner === "*")
        return rule(named, { kind: "any" });
    return withSpecifier(named, inner);
}
/** On the first `(` and the last `)`: what stands between them is the specifier's own. */
function tokenise(text) {
    const open = text.indexOf("(");
    if (open < 0) {
        const close = text.indexOf(")");
        return close < 0 ? { name: text } : { name: text.slice(0, close).trim(), inner: { kind: "unbalanced" } };
    }
    const name = text.slice(0, open).trim();
    if (!text.endsWith(")"))
        return { name, inner: { kind: "unbalanced" } };
    return { name, inner: { kind: "inner", text: text.slice(open + 1, -1).trim() } };
}
function readName(name, { origin }) {
    if (name.includes("*"))
        return readGlob(name, origin);
    const found = (0,tool_names/* readToolName */.Ih)(name);
    if (found.kind === "mcp")
        return { kind: "name", tool: wholeServer(name), warnings: [] };
    if (found.kind === "known") {
        const warnings = found.exact ? [] : [`${name} was read as ${found.name}. Write ${found.name}`];
        return { kind: "name", tool: found.name, warnings };
    }
    const warning = `no tool is called ${name}, so the rule never matches. Check the spelling: Bash, Read, Edit, WebFetch, Task, mcp__server__tool`;
    return { kind: "name", tool: name, warnings: [warning], unknown: true };
}
/** Several tools at once may be restricted, but only the tools of one named server may be granted. */
function readGlob(name, { list }) {
    if (list !== "allow" || /^mcp__[^*]+?__/.test(name))
        return { kind: "name", tool: name, warnings: [] };
    const message = `"*" in a tool's name grants nothing here. Write each tool by its name, or mcp__server__* for one server`;
    return { kind: "useless", message };
}
function wholeServer(name) {
    return /^mcp__.+?__./.test(name) ? name : `${name.replace(/_+$/, "")}__*`;
}
function withSpecifier(named, inner) {
    const { list } = named.origin;
    const found = readSpecifier(named.tool, inner, list);
    // A name that no tool has is what is wrong with the rule, whatever stands behind it.
    if (found.kind === "useless")
        return unreadable(named, named.unknown ? named.warnings.join("; ") : found.message);
    if (list === "allow" && found.specifier.kind === "command" && isCompound(inner)) {
        const message = `a command is matched part by part, so the rule never matches. Write one rule for each of its commands`;
        return problem(named, "warning", message);
    }
    if (list === "allow" && found.specifier.kind === "command" && isBeyondPatterns(inner)) {
        const message = `only a rule that says the very command allows this one, so the rule never matches. Write the command without "*"`;
        return problem(named, "warning", message);
    }
    const warnings = found.warning === undefined ? named.warnings : [...named.warnings, found.warning];
    return rule({ ...named, tool: found.tool ?? named.tool, warnings }, found.specifier);
}
/** `watch *`, `eval *`: whatever follows is a command of its own. */
function isBeyondPatterns(pattern) {
    if (!pattern.includes("*"))
        return false;
    const split = (0,split_command/* splitCommand */.G)(pattern.replace(/:\*$/, " *").replaceAll("*", "x"));
    return split.kind === "parts" && split.parts.some(({ allowable }) => allowable === "exact" || allowable === "whole");
}
function isCompound(pattern) {
    const split = (0,split_command/* splitCommand */.G)(pattern.replace(/(?: |:)\*$/, ""));
    return split.kind === "parts" && split.parts.length > 1 && /[;&|\n]/.test(pattern);
}
function rule(named, specifier) {
    const read = { text: named.text, tool: named.tool, specifier, origin: named.origin };
    return { rule: read, problems: named.warnings.map((message) => describe(named, "warning", message)) };
}
/** Fails closed: a grant is dropped, a restriction widens to the whole tool. */
function unreadable(named, message) {
    if (named.origin.list === "allow")
        return problem(named, "warning", message);
    const widened = `${message}. Until then ${named.tool} is restricted altogether`;
    const { rule: whole } = rule(named, { kind: "any" });
    return { ...(whole && { rule: whole }), problems: [describe(named, "error", widened)] };
}
function problem(draft, severity, message) {
    return { problems: [describe(draft, severity, message)] };
}
function describe({ text, origin }, severity, message) {
    return { severity, rule: text, origin, message: `permissions.${origin.list}: ${text}: ${message}` };
}

;// CONCATENATED MODULE: ./.build/permission/rules/suggest-rule.js
/** The exact lines that would allow a call, or the sentence that nothing can. */





/** Longer than this a rule is not read by anybody. */
const MAX_RULE = 200;
function suggestRules(call, missing, places) {
    const lines = missing.map((need) => suggestFor(need, call, places));
    const never = lines.find((line) => line.kind === "nothing");
    if (never)
        return never;
    const rules = [...new Set(lines.flatMap((line) => (line.kind === "rules" ? line.rules : [])))];
    const unsound = rules.find((rule) => !isSound(rule));
    return unsound === undefined ? { kind: "rules", rules } : nothing(`No rule of one line can say ${oneLine(unsound)}`);
}
/** The words of a remedy; nothing where there is none. */
function lineFor(suggestion) {
    if (suggestion.kind === "nothing" || suggestion.rules.length === 0)
        return undefined;
    const { rules } = suggestion;
    const joined = rules.join(", ");
    const apart = (0,rule_list/* splitRules */.K)(joined).length !== rules.length;
    return `add to allowed-tools${apart ? ", each on a line of its own" : ""}: ${joined}`;
}
/** What is read back from the workflow's input is what was meant. */
function isSound(rule) {
    const read = (0,rule_list/* splitRules */.K)(rule);
    if (read.length !== 1 || read[0] !== rule)
        return false;
    const { rule: parsed } = parseRule(rule, { list: "allow", file: "allowed-tools" });
    if (!parsed)
        return false;
    const { specifier } = parsed;
    return !("pattern" in specifier) || rule === `${parsed.tool}(${specifier.pattern})`;
}
function oneLine(text) {
    return text.replaceAll(/\s+/g, " ");
}
function suggestFor(need, call, places) {
    switch (need.kind) {
        case "riddle":
            return nothing(`No rule can allow this command: ${need.reason}. Write it more simply`);
        case "command":
            return suggestCommand(need);
        case "path":
            return suggestPath(need, places);
        default:
            return line(suggestCall(need.text, call));
    }
}
function suggestCommand({ class: kind, text, part }) {
    if (kind === "critical")
        return nothing(`Nothing can allow "${text}": it removes more than any task needs`);
    if (part.allowable === "whole")
        return nothing(`No rule for a command can allow "${text}": it hides what it runs. Write the commands themselves`);
    if (text.length <= MAX_RULE && !text.includes("\n"))
        return line(`Bash(${text})`);
    const [name] = part.words;
    return part.allowable === "pattern" && part.assigned === "" && name && !/\s/.test(name.text)
        ? line(`Bash(${name.text} *)`)
        : nothing(`No rule of one line can allow this command. Write it more simply`);
}
function suggestPath({ class: kind, access, text, locations }, { workspace }) {
    if (locations.length === 0)
        return nothing(`No rule can allow ${text}: only the shell knows which file it is. Write its name`);
    if (kind === "protected")
        return nothing(`No rule can allow writing ${text}: the file is protected`);
    const tool = access === "write" ? "Edit" : "Read";
    const rules = locations.map(({ path }) => `${tool}(${patternFor(path, workspace)})`);
    return { kind: "rules", rules: [...new Set(rules)] };
}
function patternFor(path, workspace) {
    const below = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : undefined;
    const escaped = (below ?? path).split("/").map(path_segment/* escapeSegment */.p).join("/");
    if (below === undefined)
        return path === workspace ? "./" : `/${escaped}`;
    return /^[^/~]*\/[^/]/.test(below) ? escaped : `./${escaped}`;
}
const callSuggestions = {
    Task: (call) => suggest_rule_withSpecifier("Task", agentOf(call)),
    Skill: ({ input }) => suggest_rule_withSpecifier("Skill", skillOf(input)),
    WebFetch: ({ input }) => suggest_rule_withSpecifier("WebFetch", hostOf(input["url"]) && `domain:${hostOf(input["url"])}`),
};
function suggestCall(tool, call) {
    return (Object.hasOwn(callSuggestions, tool) && callSuggestions[tool]?.(call)) || tool;
}
function suggest_rule_withSpecifier(tool, specifier) {
    return specifier ? `${tool}(${specifier})` : tool;
}
function line(rule) {
    return { kind: "rules", rules: [rule] };
}
function nothing(reason) {
    return { kind: "nothing", reason: `${reason}.` };
}

;// CONCATENATED MODULE: ./.build/permission/rules/match-rules.js
/**
 * Holds a call against all rules: deny first, then ask, then allow. A narrow rule never pierces a broad one of a stronger
 * list, and every single thing that the call needs must be granted.
 */





function matchRules(rules, call) {
    const tool = (0,tool_names/* canonicalTool */.Zt)(call.tool);
    const read = (0,rules_needs/* readNeeds */.M)(call, rules.surroundings);
    const question = { call, tool, needs: read };
    const needs = grantNeeds(read, rules.allow, { call, tool });
    const asked = { needs, operands: read.operands };
    for (const list of ["deny", "ask"]) {
        const found = findRestriction(rules[list], question);
        if (found)
            return { kind: list, ...restricted(list, found), remedy: removeAll(rules, question), ...asked };
    }
    const granting = needs.flatMap(({ grantedBy }) => (grantedBy ? [grantedBy] : []));
    const rest = needs.filter((need) => !need.grantedBy && !isFree(need));
    return rest.length === 0 && granting.length > 0
        ? { kind: "grant", rules: [...new Set(granting)], ...asked }
        : { kind: "silent", ...asked };
}
/** What read-only commands and files inside the workspace need is given to everybody. */
function isFree(need) {
    return need.class === "reading";
}
function restricted(kind, { rule, subject }) {
    const verb = kind === "deny" ? "denies" : "asks about";
    return { rule, reason: `The rule ${rule.text} (${rule.origin.file}) ${verb} ${shorten(subject)}.` };
}
/** One rule behind the other: whoever removes the first only meets the second. */
function removeAll({ deny, ask }, question) {
    const found = [deny, ask].flatMap((shelf) => [...restrictionsOn(shelf, question)]);
    return [...new Set(found.map(({ rule }) => howToRemove(rule)))].join("; ");
}
/** A rule of an input stands in no list of a file. */
function howToRemove({ text, origin: { list, file } }) {
    return `remove ${text} from ${file.includes(".") ? `permissions.${list} in ${file}` : file}`;
}
/** The rules for all that a call needs, whether or not some are there already. */
function suggestAll(rules, call, { needs }) {
    return suggestRules(call, needs, rules.surroundings.places);
}
/** What rules would have to be added; nothing is missing where everything is granted. */
function suggestRule(rules, call, { needs } = matchRules(rules, call)) {
    const missing = needs.filter((need) => !need.grantedBy && !isFree(need));
    // Where every part only reads, and not the whole, a rule for the parts lets a shell run it.
    const parts = needs.filter(({ kind }) => kind === "command");
    return suggestRules(call, missing.length > 0 ? missing : parts, rules.surroundings.places);
}
function shorten(text) {
    const line = text.replaceAll(/\s+/g, " ");
    return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

// EXTERNAL MODULE: ./.build/permission/shell/read-command.js + 26 modules
var read_command = __webpack_require__(8365);
;// CONCATENATED MODULE: ./.build/permission/judgement.js



function openJudgement(call, caller, weights) {
    const command = commandOf(call);
    return {
        ...weights,
        call,
        caller,
        ownMap: mapOf(caller.permission),
        ruling: matchRules(weights.policy.rules, call),
        ...(command !== undefined && { reading: (0,read_command/* readCommand */.U)(command) }),
    };
}
function engineFor({ call, reading }) {
    if (call.effect !== "execute")
        return undefined;
    return reading?.kind === "plan" ? "argv" : "shell";
}
function commandOf({ effect, subjects, input }) {
    if (effect !== "execute")
        return undefined;
    const subject = subjects.find((each) => each.kind === "command");
    if (subject?.kind === "command")
        return subject.command;
    return typeof input["command"] === "string" ? input["command"] : "";
}
/** A definition does not change while it is used. */
const maps = new WeakMap();
function mapOf(entries) {
    const known = maps.get(entries) ?? compileMap(entries);
    maps.set(entries, known);
    return known;
}

// EXTERNAL MODULE: ./.build/permission/availability.js
var availability = __webpack_require__(3721);
// EXTERNAL MODULE: ./.build/permission/modes.js
var modes = __webpack_require__(2632);
;// CONCATENATED MODULE: ./.build/permission/searches.js
/** The files that a command could show although a rule keeps them from being read. The tools for searching leave them out by themselves. */
function withheldFrom({ call, reading, withheld = [] }) {
    if (call.effect !== "execute" || reading?.kind !== "plan" || withheld.length === 0)
        return [];
    if (showsHistory(reading.plan))
        return withheld;
    const searched = call.subjects
        .filter((subject) => subject.kind === "path")
        .filter(({ access }) => access === "search");
    if (searched.length === 0)
        return [];
    return withheld.filter(({ path }) => searched.some((place) => place.path === "." || isBelow(path, place.path)));
}
function isBelow(path, folder) {
    return path === folder || path.startsWith(`${folder}/`);
}
function showsHistory(plan) {
    switch (plan.kind) {
        case "command":
            return plan.showsHistory === true || (plan.repeat !== undefined && showsHistory(plan.repeat.command));
        case "pipeline":
            return plan.stages.some(showsHistory);
        case "sequence":
            return plan.parts.some(showsHistory);
        case "and":
        case "or":
            return showsHistory(plan.left) || showsHistory(plan.right);
        case "not":
        case "group":
            return showsHistory(plan.plan);
    }
}

;// CONCATENATED MODULE: ./.build/permission/layers.js
/** The layers of the gate, one function each, in the order in which they speak. Each one answers for itself and knows no other. */







const silent = { kind: "silent" };
const layers_layers = [
    { layer: "system", answer: systemBlocks },
    { layer: "definition", answer: definition },
    { layer: "rules", answer: rules },
    { layer: "workspace", answer: workspace },
    { layer: "hook", answer: hooks },
    { layer: "trust", answer: trust },
    { layer: "mode", answer: mode },
];
function systemBlocks({ call, caller }) {
    if (!(0,availability/* whyUnavailable */.FW)(call.tool, caller, caller.role).includes("main-only"))
        return silent;
    const reason = `${call.tool} is never available to a subagent. Do this part yourself, or say in your report what is missing.`;
    return { kind: "deny", rule: "never for a subagent", reason };
}
/** What the agent's own file says: which tools it has, and what its compact map forbids. Nothing below can undo a deny. */
function definition({ call, caller, ownMap, ruling }) {
    const tool = (0,tool_names/* canonicalTool */.Zt)(call.tool);
    const refusals = (0,availability/* whyUnavailable */.FW)(tool, caller, caller.role).flatMap((why) => refusedBy(why, tool, caller));
    const veto = compactAnswer(ownMap, call, ruling.operands);
    if (veto.kind === "deny")
        refusals.push(refusedByMap(veto, `the permission map of ${caller.agent}`));
    const [first] = refusals;
    return first ? { ...first, remedy: refusals.map(({ remedy }) => remedy).join("; ") } : silent;
}
function refusedBy(why, tool, { agent, tools }) {
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
function rules(judgement) {
    const { ruling } = judgement;
    const maps = mapsAnswer(judgement);
    const refused = maps.kind === "deny" || maps.kind === "ask" ? maps : undefined;
    if (ruling.kind === "deny" || ruling.kind === "ask") {
        const { rule, reason } = ruling;
        // Behind the rule stands what the maps say: whoever removes the one meets the other.
        const remedy = [ruling.remedy, refused?.remedy].filter(Boolean).join("; ");
        return { kind: ruling.kind, rule: `${rule.text} (${rule.origin.file})`, reason, remedy };
    }
    if (ruling.kind !== "grant" || refused?.kind === "deny")
        return maps;
    return { kind: "grant", rule: ruling.rules.map(({ text, origin }) => `${text} (${origin.file})`).join(", ") };
}
function mapsAnswer({ call, caller, ownMap, policy, ruling }) {
    const shared = compactAnswer(policy.map, call, ruling.operands);
    const own = compactAnswer(ownMap, call, ruling.operands);
    const asks = own.kind === "ask" ? [refusedByMap(own, `the permission map of ${caller.agent}`)] : [];
    if (shared.kind === "deny" || shared.kind === "ask") {
        const refused = refusedByMap(shared, fileOf(shared));
        return { ...refused, remedy: [refused, ...asks].map(({ remedy }) => remedy).join("; ") };
    }
    const last = shared.kind === "silent" ? own : shared;
    if (last.kind === "grant")
        return { kind: "grant", rule: describeEntry(last) };
    return asks[0] && shared.kind === "silent" ? asks[0] : silent;
}
function refusedByMap(answer, place) {
    const kind = answer.kind === "ask" ? "ask" : "deny";
    const rule = describeEntry(answer);
    const reason = `${place.startsWith(".") ? place : capital(place)} says ${kind} for ${answer.subject}.`;
    return { kind, rule, reason, remedy: `change ${rule} in ${place}` };
}
/** The team's map may stand in two files. */
function fileOf({ entry }) {
    return "file" in entry && typeof entry.file === "string" ? entry.file : "permissions.jsonc";
}
function describeEntry({ entry: { tool, pattern, action } }) {
    return pattern === undefined ? `${tool}: ${action}` : `${tool}: { ${JSON.stringify(pattern)}: ${action} }`;
}
/** Only files of the reviewed tree, and of those only what no rule withholds. What only reads them is granted to everybody. */
function workspace(judgement) {
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
    const builtIn = call.effect === "execute" ? reading?.kind === "plan" : call.effect !== "write" && call.effect !== "network";
    if (builtIn)
        return { kind: "grant", rule: call.effect === "execute" ? "a command that only reads" : "built in" };
    if (policy.unreadable.length === 0)
        return silent;
    const files = policy.unreadable.join(", ");
    const reason = `${files} cannot be read, and may forbid this: nothing runs but what only reads.`;
    return { kind: "deny", rule: files, reason, remedy: `mend ${files}` };
}
function hooks({ hook }) {
    if (!hook)
        return silent;
    if (hook.answer === "allow")
        return { kind: "grant", rule: hook.hook };
    return {
        kind: hook.answer,
        rule: hook.hook,
        reason: hook.reason || `The hook ${hook.hook} says no.`,
        remedy: `change the hook ${hook.hook}`,
    };
}
/** The session's ceiling. No rule, hook or mode reaches above it. */
function trust({ call, reading, ruling, policy: { ceiling, rules } }) {
    const { commands, edits } = ceiling;
    if (call.effect === "execute") {
        if (commands.upTo === "none")
            return above("No command runs in this session", commands);
        if (commands.upTo === "read-only" && reading?.kind !== "plan")
            return above("Only commands that read run in this session", commands);
    }
    if (call.effect === "write" && edits.upTo === "none") {
        const remedy = edits.openable ? lineFor(suggestAll(rules, call, ruling)) : undefined;
        return above("No file is changed in this session", { ...edits, ...(remedy !== undefined && { remedy }) });
    }
    return silent;
}
function above(what, { because, remedy }) {
    const reason = `${what}: ${because}.`;
    return { kind: "deny", rule: "the session's ceiling", reason, ...(remedy !== undefined && { remedy }) };
}
/** What the mode grants by itself, and what it will not have whoever grants it. */
function mode({ call, caller, ruling, reading, policy: { ceiling } }) {
    // A mode that is about edits says nothing where the session has none, and a command's edits are edits.
    const mode = caller.mode === "acceptEdits" && ceiling.edits.upTo === "none" ? "default" : caller.mode;
    const said = (0,modes/* modeAnswer */.o1)({ mode, execution: caller.execution }, ruling.needs);
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
function withReading(reason, reading) {
    return reading?.kind === "refused" ? `${reason} ${capital(reading.reason)}` : reason;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./.build/permission/gate.js




function weigh(call, caller, weights) {
    const judgement = openJudgement(call, caller, weights);
    const answers = layers_layers.map(({ layer, answer }) => ({ layer, answer: answer(judgement) }));
    const refusal = find(answers, "deny") ?? find(answers, "ask");
    const grant = find(answers, "grant");
    if (!refusal && grant)
        return { decision: allow(grant, judgement), answers, open: true };
    const missing = grant ? [] : [ungranted(judgement)];
    const refused = refuse(refusal ?? missing[0] ?? ungranted(judgement));
    const remedy = wholeRemedy([...answers, ...missing]);
    return { decision: { ...refused, ...(remedy !== undefined && { remedy }) }, answers, open: refusal === undefined };
}
/** All that would have to change, one behind the other. Nothing helps where one of those who refuse cannot be helped. */
function wholeRemedy(answers) {
    const refusals = answers.flatMap(({ answer }) => (answer.kind === "deny" || answer.kind === "ask" ? [answer] : []));
    const remedies = refusals.flatMap(({ remedy }) => remedy ?? []);
    return remedies.length < refusals.length ? undefined : [...new Set(remedies)].join("; ");
}
/** Whether a rule takes a tool away as a whole, so that it is not even shown. The check at the call does not depend on it. */
function deniesWhole(tool, { deny }) {
    const speaking = [...(deny.calls.get(tool) ?? []), ...(deny.calls.get("*") ?? [])];
    const nothing = { tool, effect: "read", input: {}, subjects: [] };
    return speaking.some(({ rule, matches }) => rule.specifier.kind === "any" && matches(nothing, tool));
}
function find(answers, kind) {
    return answers.find((each) => each.answer.kind === kind);
}
function allow({ layer, answer }, judgement) {
    const engine = engineFor(judgement);
    return {
        effect: "allow",
        by: layer,
        ...(answer.rule !== undefined && { rule: answer.rule }),
        ...(engine && { engine }),
    };
}
function refuse({ layer, answer }) {
    const { rule, reason } = answer;
    return {
        effect: "deny",
        by: layer,
        ...(rule !== undefined && { rule }),
        reason: answer.kind === "ask" ? `${reason} Nobody is there to be asked.` : reason,
    };
}
/** The line that would help is told, or the sentence that none can. */
function ungranted({ call, caller, policy, reading, ruling }) {
    const suggestion = suggestRule(policy.rules, call, ruling);
    const why = reading?.kind === "refused" ? ` It is no command that only reads: ${reading.reason}` : "";
    const never = suggestion.kind === "nothing" ? ` ${suggestion.reason}` : "";
    const reason = `Nothing allows this ${call.tool} call, and nobody is there to ask.${why}${never}`;
    const remedy = lineFor(suggestion);
    return {
        layer: "mode",
        answer: { kind: "deny", rule: caller.mode, reason, ...(remedy !== undefined && { remedy }) },
    };
}

;// CONCATENATED MODULE: ./.build/permission/rules/read-rules.js



function readRules(given, origin, places) {
    const parsed = given.map((each) => readRule(each, origin, places));
    return {
        rules: parsed.flatMap(({ rule }) => (rule ? [rule] : [])),
        problems: parsed.flatMap(({ problems }) => problems),
    };
}
function readRule(given, origin, places) {
    if (typeof given === "string")
        return parseRule(given, origin);
    const fields = readFields(given);
    if (typeof fields["tool"] === "string")
        return readOldForm(fields["tool"], fields["args"], origin);
    if (typeof fields["rule"] !== "string")
        return { problems: [notARule(given, origin)] };
    const examples = readExamples(fields, origin);
    const parsed = parseRule(fields["rule"], origin);
    const problems = [...parsed.problems, ...examples.problems];
    if (!parsed.rule)
        return { problems };
    const failed = tryExamples(parsed.rule, examples, places);
    const dropped = origin.list === "allow" && failed.length + examples.problems.length > 0;
    return { ...(!dropped && { rule: parsed.rule }), problems: [...problems, ...failed] };
}
function readFields(given) {
    return typeof given === "object" && given !== null && !Array.isArray(given) ? { ...given } : {};
}
function readOldForm(tool, args, origin) {
    if (args !== undefined && typeof args !== "string")
        return { problems: [notARule({ tool, args }, origin)] };
    const text = args === undefined ? tool : `${tool}(${args})`;
    const { rule, problems } = parseRule(text, origin);
    const message = `permissions.${origin.list}: the rule { tool, args } was read as "${text}". Write it so`;
    return { ...(rule && { rule }), problems: [{ severity: "warning", rule: text, origin, message }, ...problems] };
}
function notARule(given, origin) {
    const text = JSON.stringify(given) ?? String(given);
    const effect = origin.list === "allow" ? "grants" : "restricts";
    const message = `permissions.${origin.list}: ${text} is not a rule and ${effect} nothing. Write "Tool" or "Tool(what)"`;
    return { severity: "error", rule: text, origin, message };
}
function readExamples(fields, origin) {
    const rule = String(fields["rule"]);
    const broken = ["matches", "doesNotMatch"].filter((name) => fields[name] !== undefined && !isTexts(fields[name]));
    const problems = broken.map((name) => {
        const message = `permissions.${origin.list}: ${rule}: ${name} is not a list of strings. Write ["npm test", …]`;
        return { severity: "error", rule, origin, message };
    });
    const { matches, doesNotMatch } = fields;
    return {
        matches: isTexts(matches) ? matches : [],
        doesNotMatch: isTexts(doesNotMatch) ? doesNotMatch : [],
        problems,
    };
}
function isTexts(value) {
    return Array.isArray(value) && value.every((each) => typeof each === "string");
}
function tryExamples(rule, { matches, doesNotMatch }, places) {
    const compiled = compileRules([rule], { places, isReadOnly: () => false });
    const speaks = (example) => matchRules(compiled, exampleCall(rule, example, places)).kind !== "silent";
    const problem = (what) => ({
        severity: "error",
        rule: rule.text,
        origin: rule.origin,
        message: `permissions.${rule.origin.list}: ${rule.text} ${what}. Mend the rule or its example`,
    });
    return [
        ...matches
            .filter((example) => !speaks(example))
            .map((example) => problem(`does not match "${example}", as it should`)),
        ...doesNotMatch.filter(speaks).map((example) => problem(`matches "${example}", and should not`)),
    ];
}
/** What a call for this example looks like, by what the rule speaks about. */
function exampleCall({ tool, specifier }, example, { workspace }) {
    const inside = !example.startsWith("/") || example.startsWith(`${workspace}/`);
    const subject = (access) => ({ kind: "path", path: example, access, inside });
    const bare = { tool, effect: "execute", input: {}, subjects: [] };
    if (specifier.kind === "parameter")
        return { ...bare, input: { [specifier.name]: example } };
    switch (tool) {
        case "Bash":
            return { ...bare, input: { command: example } };
        case "Read":
            return { ...bare, effect: "read", subjects: [subject("read")] };
        case "Edit":
            return { ...bare, effect: "write", subjects: [subject("write")] };
        case "WebFetch":
            return { ...bare, effect: "network", input: { url: example } };
        case "Task":
            return { ...bare, effect: "delegate", subjects: [{ kind: "agent", name: example }] };
        case "Skill":
            return { ...bare, input: { skill: example } };
        default:
            return { ...bare, tool: example };
    }
}

;// CONCATENATED MODULE: ./.build/enforcement.js









/** Examples in rules are tried with paths of a workspace that nobody has: where it lies makes no difference to them. */
const nowhere = { workspace: "/workspace", home: "/nonexistent" };
/** `user`: where the paths of the user's own settings start. All others start at the workspace. */
function readAllRules({ permissions }, { allowedTools, disallowedTools }, user) {
    const written = (list) => permissions[list].map((rule) => {
        const base = rule.origin.scope === "user" && user !== undefined ? { base: user } : {};
        return readOne(rule, { list, file: rule.origin.file, ...base });
    });
    const input = (name, texts, list) => {
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
function readOne({ given, line }, origin) {
    const { file } = origin;
    const { rules, problems } = readRules([given], origin, nowhere);
    return { rules, problems: problems.map(({ severity, message }) => ({ severity, file, line, message })) };
}
async function openEnforcement(written) {
    const policy = await makePolicy(written);
    const { places } = policy.rules.surroundings;
    const known = new WeakMap();
    const withheldFor = (caller) => {
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
function speaksOf(text, call, places) {
    const { rule, problems } = parseRule(text, { list: "deny", file: "a hook" });
    if (!rule)
        throw new Error(problems.map(({ message }) => message).join("; "));
    return matchRules(compile([rule], places), call).kind !== "silent";
}
function compile(rules, places) {
    return compileRules(rules, { places, isReadOnly: (command) => (0,read_command/* readCommand */.U)(command).kind === "plan" });
}
async function makePolicy({ rules, shared, settings, edits, ground }) {
    const [workspace, boxing] = await Promise.all([ground.root(), ground.boxing()]);
    return {
        rules: compile(rules, { workspace, home: ground.home }),
        map: compileMap(shared.entries),
        ceiling: (0,ceiling/* ceilingFor */.n)(ground.level, boxing, { edits }),
        unreadable: [...settings.permissions.unreadable.map(({ file }) => file), ...shared.unreadable],
    };
}
/** Files are listed only where a rule speaks of some and not of others. */
async function findWithheld({ permission }, policy, ground) {
    const { rules, map } = policy;
    const own = compileMap(permission);
    const restricts = [...own, ...map].some(({ entry }) => entry.pattern !== undefined && entry.action !== "allow");
    if (!restricts && rules.deny.reads.length + rules.ask.reads.length === 0)
        return [];
    const files = await ground.files();
    const byRule = withheldBy(rules, files).map(({ path, rule }) => ({
        path,
        rule: rule.text,
        remedy: howToRemove(rule),
    }));
    if (!restricts)
        return byRule;
    const byMap = files.flatMap((path) => {
        const subjects = [{ kind: "path", path, access: "read", inside: true }];
        const call = { tool: "Read", effect: "read", input: {}, subjects };
        const answer = [own, map]
            .map((each) => compactAnswer(each, call))
            .find(({ kind }) => kind === "deny" || kind === "ask");
        if (!answer || answer.kind === "silent")
            return [];
        const rule = `${answer.entry.tool}: ${answer.entry.pattern ?? "*"}`;
        return [{ path, rule, remedy: `change ${rule} in the permission map` }];
    });
    return [...byRule, ...byMap];
}


/***/ })

};
