export const id = 681;
export const ids = [681];
export const modules = {

/***/ 8681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openEnforcement: () => (/* binding */ openEnforcement),
  readAllRules: () => (/* binding */ readAllRules)
});

// EXTERNAL MODULE: ./.build/permission/ceiling.js
var ceiling = __webpack_require__(2847);
// EXTERNAL MODULE: ./.build/permission/tool-names.js
var tool_names = __webpack_require__(7493);
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./.build/permission/rules/command/evaluation.js
/** Where bash evaluates text again: arithmetic and indirect names, in which the value of a variable can hold a command. */

function isArithmetic(node) {
    return node.type === "ArithmeticCommand" || node.type === "ArithmeticFor";
}
/** `seen`: what it runs stands there, but an allow rule cannot speak of it. `hidden`: it cannot be seen. */
function evaluationIn(node) {
    switch (node.type) {
        case "ProcessSubstitution":
            return "seen";
        case "ArithmeticExpansion":
            return /^\$\(\([\d\s+\-*/%<>=!&|?:(),]*\)\)$/.test(node.text) ? "none" : "seen";
        case "Assignment":
            return isIndexed(node) ? "hidden" : "none";
        case "ParameterExpansion":
            return isEvaluated(node) ? "hidden" : "none";
        default:
            return "none";
    }
}
/** `a[x]=1`, `a=([x]=1)`. */
function isIndexed({ index, value }) {
    if (value.type === "ArrayValue")
        return value.elements.some(({ text }) => text.startsWith("["));
    return index !== undefined && !/^\d+$/.test(index.text);
}
/** `${!x}`, `${x@P}`, `${a[x]}`, `${x:y}`. */
function isEvaluated({ prefix, index, operation }) {
    if (prefix === "!" || operation?.type === "Transform" || operation?.type === "Unknown")
        return true;
    if (index !== undefined && !/^[\d@*]+$/.test(index.text))
        return true;
    if (operation?.type !== "Slice")
        return false;
    return [operation.offset, operation.length].some((word) => word !== undefined && !/^\s*-?\d*$/.test(word.text));
}
/** Operators of `[[ … ]]` whose operands are evaluated. */
const evaluating = /^-(?:eq|ne|lt|le|gt|ge|v|R)$/;
function isEvaluating(node) {
    if (isArithmetic(node))
        return true;
    let found = (node.type === "TestUnary" || node.type === "TestBinary") && evaluating.test(node.operator);
    (0,parser/* forEachChild */.dK)(node, (child) => {
        found ||= child.type.startsWith("Test") && isEvaluating(child);
    });
    return found;
}

;// CONCATENATED MODULE: ./.build/permission/rules/wildcard.js
/**
 * Patterns over text, where `*` is any run of characters. Matching takes time linear in the text for every segment of the
 * pattern: there is no pattern, and no text, that can keep anybody waiting.
 */
/** Stands for text that is known only when the command runs. It cannot occur in a command. */
const HOLE = "\0";
/** A pattern over commands: a trailing ` *` stands for "and whatever follows as a word of its own", `:*` for the same. */
function compileCommandPattern(source) {
    const pattern = source.endsWith(":*") ? `${source.slice(0, -2)} *` : source;
    if (!pattern.endsWith(" *"))
        return { source, segments: pattern.split("*") };
    return { source, segments: pattern.split("*"), alone: pattern.slice(0, -2).trimEnd().split("*") };
}
function compileWildcard(source) {
    return { source, segments: source.split("*") };
}
/** Whether the pattern matches all of the text from this offset on. */
function matchesText({ segments, alone }, text, from = 0) {
    return matchesSegments(segments, text, from) || (alone !== undefined && matchesSegments(alone, text, from));
}
function matchesSegments(segments, text, from) {
    const first = segments[0] ?? "";
    if (!text.startsWith(first, from))
        return false;
    if (segments.length === 1)
        return text.length - from === first.length;
    const last = segments[segments.length - 1] ?? "";
    const end = text.length - last.length;
    let at = from + first.length;
    if (end < at || !text.endsWith(last))
        return false;
    for (let index = 1; index < segments.length - 1; index += 1) {
        const segment = segments[index] ?? "";
        const found = text.indexOf(segment, at);
        if (found < 0)
            return false;
        at = found + segment.length;
    }
    return at <= end;
}
/** Whether the pattern matches the text for some filling of its holes; may say yes too often, never no. */
function couldMatch(pattern, text, from = 0) {
    const first = text.indexOf(HOLE, from);
    if (first < 0)
        return matchesText(pattern, text, from);
    const known = { start: text.slice(from, first), end: text.slice(text.lastIndexOf(HOLE) + 1) };
    return couldFill(pattern.segments, known) || (pattern.alone !== undefined && couldFill(pattern.alone, known));
}
function couldFill(segments, { start, end }) {
    const head = segments[0] ?? "";
    const tail = segments[segments.length - 1] ?? "";
    if (segments.length === 1)
        return head.length >= start.length + end.length && head.startsWith(start) && head.endsWith(end);
    const starts = head.startsWith(start) || start.startsWith(head);
    return starts && (tail.endsWith(end) || end.endsWith(tail));
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/shell-word.js

function readWord(word) {
    if (word.type === "Word")
        return { text: word.text, value: valueOfWord(word) };
    const { name, append, index, value, text } = word;
    if (value.type === "ArrayValue" || index !== undefined)
        return { text, value: `${name}${HOLE}` };
    return { text, value: `${name}${append ? "+=" : "="}${valueOfWord(value)}` };
}
function valueOfWord(word) {
    return word.parts === undefined ? word.value : word.parts.map(valueOfPart).join("");
}
function valueOfPart(part) {
    switch (part.type) {
        case "Literal":
        case "SingleQuoted":
            return part.value;
        case "DoubleQuoted":
        case "LocaleString":
            return part.parts.map(valueOfPart).join("");
        case "AnsiCQuoted":
            // unbash 6.0.4 drops a backslash before a newline here; bash keeps it.
            return part.text.includes("\\\n") || part.value.includes(HOLE) ? HOLE : part.value;
        default:
            return HOLE;
    }
}
function isKnown({ value }) {
    return !value.includes(HOLE);
}
/** Without quotes, escapes and expansions: what was written is what the program sees. */
function isPlain(word) {
    return word.text === word.value;
}
/** `unbash` 6.0.4 takes `2<(touch x)` and `{a}<(touch x)` for plain text, and bash runs them. */
function isSuspicious(word) {
    if (word.parts === undefined)
        return hasOperators(word.text);
    return word.parts.some((part) => part.type === "Literal" && hasOperators(part.text));
}
function hasOperators(unquoted) {
    return /[<>()|&;`$\n]/.test(unquoted.replaceAll(/\\[\s\S]/g, ""));
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/wrappers.js
/** Commands that run other commands. Allow rules look past a few of them, exactly; deny and ask rules past all of them, roughly. */


const stripped = {
    timeout: (words) => {
        const options = countWhile(words, /^(?:--foreground|--preserve-status|-v|--verbose|--signal=\w+|--kill-after=[\d.]+[smhd]?|-[sk]\w+)$/, /^-[sk]$/);
        return /^[\d.]+[smhd]?$/.test(words[options] ?? "") ? options + 1 : undefined;
    },
    time: (words) => countWhile(words, /^-p$/),
    nice: (words) => countWhile(words, /^(?:-\d+|-n-?\d+|--adjustment=-?\d+)$/, /^-n$/),
    nohup: () => 0,
    stdbuf: (words) => countWhile(words, /^(?:-[ioe](?:L|\d+[KMG]?)|--(?:input|output|error)=(?:L|\d+[KMG]?))$/, /^-[ioe]$/),
    command: (words) => countWhile(words, /^-p$/),
    builtin: () => 0,
    noglob: () => 0,
};
function countWhile(words, option, withValue) {
    let count = 0;
    while (count < words.length) {
        const word = words[count] ?? "";
        if (option.test(word))
            count += 1;
        else if (withValue?.test(word) && /^-?\w[\w.]*$/.test(words[count + 1] ?? ""))
            count += 2;
        else
            break;
    }
    return words[count] === "--" ? count + 1 : count;
}
/** What an allow rule may be held against: the command itself, and what stands behind the wrappers that change nothing. */
function unwrap(words) {
    const starts = [0];
    for (;;) {
        const at = starts.at(-1) ?? 0;
        const next = nextStart(words, at);
        if (next !== undefined)
            starts.push(next);
        else if (isBareXargs(words, at))
            return { starts: [...starts, at + 1], open: true };
        else
            return { starts, open: false };
    }
}
function nextStart(words, at) {
    const name = words[at];
    if (!name || !isPlain(name) || !Object.hasOwn(stripped, name.text))
        return undefined;
    const own = stripped[name.text]?.(words.slice(at + 1).map((word) => (isPlain(word) ? word.text : HOLE)));
    const next = own === undefined ? undefined : words[at + 1 + own];
    if (own === undefined || !next || next.text.startsWith("-"))
        return undefined;
    return at + 1 + own;
}
function isBareXargs(words, at) {
    const [name, next] = words.slice(at, at + 2);
    return name?.text === "xargs" && next !== undefined && isPlain(next) && !next.text.startsWith("-");
}
/** Only an exact rule allows these: whatever follows them is a command, or a way to make one. */
const exactOnly = [
    ...["watch", "setsid", "ionice", "flock"],
    ...["eval", "source", ".", "trap", "let", "declare", "typeset", "local", "export", "readonly", "unset", "read"],
    ...["mapfile", "readarray", "hash", "alias", "enable", "bind", "complete", "compgen", "set", "shopt"],
];
/** Commands that are harmless until they get one of these. */
const exactWith = {
    find: /^-(?:exec|execdir|ok|okdir|delete|fprint0?|fprintf|fls)$/,
    printf: /^-v/,
    test: /^-[vR]$/,
    "[": /^-[vR]$/,
};
/** `words` start at the command's name. */
function needsExactRule(words) {
    const name = baseName(words[0]?.value ?? "");
    if (exactOnly.includes(name))
        return true;
    const danger = Object.hasOwn(exactWith, name) ? exactWith[name] : undefined;
    return danger !== undefined && words.slice(1).some(({ value }) => danger.test(value) || isWildAsOption(name, value));
}
/** `find $X` may become `find -delete`. */
function isWildAsOption(name, value) {
    return name === "find" && value.startsWith(HOLE);
}
/** Programs whose arguments are a command to run, from some word on. */
const runners = new Set([
    ...Object.keys(stripped),
    ...[
        "xargs",
        "parallel",
        "env",
        "exec",
        "watch",
        "setsid",
        "ionice",
        "flock",
        "taskset",
        "chrt",
        "script",
        "npx",
        "pnpx",
    ],
    ...["sudo", "doas", "su", "runuser", "chroot", "unshare", "nsenter", "bwrap", "firejail", "systemd-run", "busybox"],
    ...["toybox", "strace", "ltrace", "unbuffer", "rlwrap", "ssh", "bunx", "uvx", "pipx", "nix-shell", "coproc"],
]);
/** Programs that run a command only behind one of these words. */
const runnersWith = {
    find: ["-exec", "-execdir", "-ok", "-okdir"],
    fd: ["-x", "-X", "--exec", "--exec-batch"],
    docker: ["exec", "run"],
    podman: ["exec", "run"],
    kubectl: ["exec", "run"],
    npm: ["exec", "x"],
    pnpm: ["exec", "dlx"],
    yarn: ["exec", "dlx"],
    bun: ["x"],
    uv: ["run"],
    mise: ["exec", "x"],
    asdf: ["exec"],
    direnv: ["exec"],
    devbox: ["run"],
    nix: ["run", "shell", "develop"],
};
/** The first word that may be the start of another command, as may every later one; `undefined` where there is none. */
function runsFrom(words) {
    const name = baseName(words[0]?.value ?? "");
    if (runners.has(name))
        return 1;
    const markers = Object.hasOwn(runnersWith, name) ? runnersWith[name] : undefined;
    const at = markers ? words.findIndex(({ value }, index) => index > 0 && markers.includes(value)) : -1;
    return at < 0 ? undefined : at + 1;
}
const shells = ["sh", "bash", "dash", "ash", "zsh", "ksh", "mksh", "rbash", "fish"];
function isShell(name) {
    return shells.includes(baseName(name));
}
function baseName(name) {
    return name.slice(name.lastIndexOf("/") + 1);
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/candidate.js
/** The texts of a command that deny and ask rules are held against: what it is, and what it may run. */


/** Beyond this a runner's arguments are not looked through one by one. */
const MAX_CANDIDATES = 64;
/** Without quotes, past assignments, past everything that runs something else, and without the folder of the program. */
function candidatesOf(written, words) {
    const values = fedValues(words);
    const text = values.join(" ");
    // What `xargs` adds at the end are arguments, whatever they are.
    const fed = values.at(-1) !== words.at(-1)?.value && text.endsWith(` ${HOLE}`) ? text.length - 1 : undefined;
    const starts = words.length === 0 ? [] : startsOf(values, runsFrom(words)).filter((start) => start !== fed);
    const shortened = starts.flatMap((start) => {
        const end = text.indexOf(" ", start);
        const name = text.slice(start, end < 0 ? undefined : end);
        return name.includes("/") ? [{ text: baseName(name) + (end < 0 ? "" : text.slice(end)), from: 0 }] : [];
    });
    const plain = text === written ? [] : [{ text: written, from: 0 }];
    return [...plain, ...starts.map((from) => ({ text, from })), ...shortened];
}
/** With holes for what `xargs` and `find -exec` will put there. */
function fedValues(words) {
    const values = words.map(({ value }) => value);
    const names = commandStarts(words).map((start) => baseName(values[start] ?? ""));
    if (names.includes("find") || names.includes("fd"))
        return values.map((value) => (/^[;+]$/.test(value) ? HOLE : value.replaceAll("{}", HOLE)));
    return names.includes("xargs") || names.includes("parallel")
        ? [...values.slice(0, -1), `${values.at(-1)} ${HOLE}`]
        : values;
}
/**
 * Behind a runner every blank may be where its command starts, also one inside quotes. What is not known may be a command
 * where the first one is expected; further on it is an argument.
 */
function startsOf(values, first) {
    if (first === undefined)
        return [0];
    const offset = values.slice(0, first).reduce((sum, value) => sum + value.length + 1, 0);
    const behind = values.slice(first).join(" ");
    const blanks = [...behind.matchAll(/\s+/g)].slice(0, MAX_CANDIDATES).map((blank) => blank.index + blank[0].length);
    const options = /^(?:-\S*\s+(?:[\w.]+\s+)?|\w+=\S*\s+|\d\S*\s+)*/.exec(behind)?.[0].length ?? 0;
    return [0, ...[0, ...blanks].filter((at) => at <= options || behind[at] !== HOLE).map((at) => offset + at)];
}
/** Too many words to look at each: whatever it runs is then hidden. */
function isTooLong(words) {
    if (runsFrom(words) === undefined)
        return false;
    return words.reduce((sum, { value }) => sum + value.split(/\s+/).length, 0) > MAX_CANDIDATES;
}
/** Where a shell, `eval` or `trap` may stand: at the start, or behind a runner. */
function commandStarts(words) {
    if (!words[0])
        return [];
    const first = runsFrom(words);
    return first === undefined ? [0] : [0, ...words.keys()].filter((start, index) => index === 0 || start >= first);
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/part.js
/** One simple command of a command line, in the forms in which rules look at it. */



/** Seen past by allow rules: they change how a program talks, not what it does. */
const safeVariables = [
    ...["NODE_ENV", "CI", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "TERM", "COLORTERM", "COLUMNS", "LINES", "TZ"],
    ...["LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_COLLATE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME"],
    ...["PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE", "RUST_BACKTRACE", "GOOS", "GOARCH", "CGO_ENABLED"],
];
function finishPart(draft) {
    const { assignments, words, quoted } = draft;
    const assigned = joinTexts(assignments);
    const computed = assignments.some(({ text }) => /\$\(|`/.test(text));
    const safe = !computed && assignments.every(({ text }) => safeVariables.includes(variableOf(text)));
    const { starts, open } = unwrap(words);
    const text = joinTexts([...assignments, ...words]);
    const behind = starts.map((start) => joinTexts(words.slice(start)));
    const forms = safe ? [text, ...behind.slice(0, open ? -1 : undefined)] : [text];
    const opened = safe && open ? [`${behind.at(-1)} ${HOLE}`] : [];
    const opaque = draft.opaque || isTooLong(words);
    const plain = forms.at(-1);
    return {
        text,
        words,
        allowable: allowableOf({ ...draft, opaque, exact: draft.exact || computed }, starts),
        forms: [...new Set([...forms, ...opened])],
        assigned: safe ? "" : assigned,
        ...(safe && !draft.exact && !draft.whole && !opaque && plain !== undefined && { plain }),
        candidates: candidatesOf(text, words),
        opaque,
        quoted,
    };
}
function allowableOf({ words, exact, whole, opaque, assignments }, starts) {
    if (opaque || whole)
        return "whole";
    if (exact || starts.some((start) => needsExactRule(words.slice(start))))
        return "exact";
    if (words.length > 0)
        return "pattern";
    return assignments.every(({ text }) => isHarmlessVariable(variableOf(text))) ? "free" : "exact";
}
/** A name that no program reads from its environment: `x=1` alone changes nothing but the script. */
function isHarmlessVariable(name) {
    return safeVariables.includes(name) || (/^[a-z][a-z0-9_]*$/.test(name) && !name.endsWith("_proxy"));
}
/** Nothing for an array: its indices are evaluated. */
function variableOf(assignment) {
    return /^(\w+)\+?=(?!\()/.exec(assignment)?.[1] ?? "";
}
function joinTexts(words) {
    return words.map((word) => word.text).join(" ");
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/quoted-script.js
/** Commands that stand in text: what `bash -c '…'`, `eval`, `trap` or a here-document would make a shell run. */


const none = { scripts: [], hidden: false, fromInput: false };
const unseen = { scripts: [], hidden: true, fromInput: false };
/** `input` is the here-document or here-string of the command. */
function quotedScripts(words, input) {
    const first = runsFrom(words);
    const starts = [0, ...(first === undefined ? [] : words.map((_, index) => index).slice(first))];
    const found = [...new Set(starts)].map((start) => scriptsAt(words.slice(start), input));
    const looking = first === undefined ? [] : words.slice(first).filter(looksLikeScript);
    return {
        scripts: [
            ...found.flatMap(({ scripts }) => scripts),
            ...looking.map(({ value }) => ({ text: value, sure: false })),
        ],
        hidden: found.some(({ hidden }) => hidden),
        fromInput: found.some(({ fromInput }) => fromInput),
    };
}
function looksLikeScript(word) {
    return isKnown(word) && /[\s;&|$`]/.test(word.value) && word.value.trim() !== "";
}
function scriptsAt([name, ...rest], input) {
    const program = baseName(name?.value ?? "");
    if (isShell(program))
        return scriptsOfShell(rest, input);
    if (program === "eval")
        return sure(joined(rest));
    if (program === "trap")
        return rest.length > 1 ? sure(rest.find(({ value }) => !value.startsWith("-"))) : none;
    if (program === "source" || program === ".")
        return rest.every(isKnown) && !rest.some(isStream) ? none : unseen;
    return none;
}
function scriptsOfShell(words, input) {
    if (words.some(isUnknownOption))
        return unseen;
    const option = words.findIndex(({ value }) => /^-[a-z]*c[a-z]*$/i.test(value));
    const firstOperand = words.findIndex(({ value }) => !/^[-+]/.test(value));
    if (option >= 0 && (firstOperand < 0 || option < firstOperand || isOptionValue(words, firstOperand)))
        return sure(words.slice(option + 1).find(({ value }) => !/^[-+]/.test(value)));
    const operand = words[firstOperand];
    if (operand && !isStream(operand) && !words.some(({ value }) => /^-[a-z]*s/.test(value)))
        return none;
    return { ...sure(input), fromInput: true };
}
/** `bash $X`: it may be `-c`. */
function isUnknownOption({ value }, index) {
    return index === 0 && value.startsWith("\0");
}
/** `bash -o pipefail -c …`. */
function isOptionValue(words, operand) {
    return /^[-+][a-z]*[oO]$|^--(?:rcfile|init-file)$/.test(words[operand - 1]?.value ?? "");
}
function isStream({ value }) {
    return value === "-" || value.startsWith("/dev/") || value.startsWith("/proc/");
}
function joined(words) {
    const value = words.map((word) => word.value).join(" ");
    return words.length > 0 ? { text: value, value } : undefined;
}
function sure(script) {
    if (!script || !isKnown(script))
        return unseen;
    return { scripts: [{ text: script.value, sure: true }], hidden: false, fromInput: false };
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/redirect-target.js


const reading = ["<"];
/** Nothing for a stream that is joined to another (`2>&1`) or dropped (`>/dev/null`). */
function targetOf({ operator, target }, quoted) {
    if (!target)
        return { access: "write", text: operator, quoted };
    const { text, value } = readWord(target);
    if ((operator === ">&" || operator === "<&") && /^(?:\d+-?|-)$/.test(value))
        return undefined;
    if (value === "/dev/null")
        return undefined;
    const access = reading.includes(operator) ? "read" : "write";
    const known = !value.includes(HOLE) && !value.startsWith("~") && value !== "";
    return { access, text, ...(known && { path: value }), quoted };
}
/**
 * unbash 6.0.4 takes `>&-c` for a file called `-c`, where bash closes the stream and runs `c`; and it ends the word after
 * `<(…)`, where bash goes on.
 */
function isMisread({ operator, target }) {
    const text = target?.text ?? "";
    const joins = operator === ">&" || operator === "<&";
    return (joins && /^[-\d]/.test(text) && !/^(?:\d+-?|-)$/.test(text)) || /^[<>]\(/.test(text);
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/split-command.js
/**
 * Cuts a command line into its simple commands, by bash's own grammar. Every command that can run is a part: those of a
 * compound, of loops, groups, functions and substitutions, and, for restrictions, those in quoted scripts. What is not
 * understood says so, and whoever asks must deny it.
 */






/** Claude Code's own limit. */
const MAX_LENGTH = 10_000;
/** Scripts in scripts in scripts. */
const MAX_DEPTH = 4;
function splitCommand(command) {
    const reason = whyUnreadable(command);
    if (reason !== undefined)
        return { kind: "not-understood", reason };
    const walk = { parts: [], targets: [], depth: 0 };
    visitScript(command, walk);
    // What arithmetic finds in a variable it evaluates, commands included, and a quoted text can have brought them there.
    if (walk.evaluates && carriesCommands.test(command))
        walk.trouble ??= "its arithmetic may run what stands in quotes";
    if (walk.trouble !== undefined)
        return { kind: "not-understood", reason: walk.trouble };
    return { kind: "parts", parts: walk.parts, targets: walk.targets };
}
const carriesCommands = /'[^']*(?:\$\(|`)|\\[$`]/;
function whyUnreadable(command) {
    if (command.length > MAX_LENGTH)
        return `it is longer than ${MAX_LENGTH.toLocaleString("en")} characters`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    if (/[\0-\x08\x0b-\x1f\x7f]/.test(command))
        return "it contains control characters";
    // unbash 6.0.4 does not join `$` and what follows on the next line; bash does.
    if (/\S\\\n/.test(command))
        return "a line is continued in the middle of a word";
    if (command.trim() === "")
        return "it is empty";
    return undefined;
}
function visitScript(script, walk) {
    try {
        visit((0,parser/* parse */.qg)(script), walk, undefined);
    }
    catch (error) {
        walk.trouble ??= `it cannot be parsed (${error instanceof Error ? error.message : String(error)})`;
    }
}
/** `owner` is the command in whose words we are. */
function visit(node, walk, owner) {
    if (node.type === "Command")
        visitCommand(node, walk);
    else if (node.type === "TestCommand" || isArithmetic(node))
        visitExpression(node, walk);
    else {
        inspect(node, walk, owner);
        const inner = node.type === "Script" ? undefined : owner;
        (0,parser/* forEachChild */.dK)(node, (child) => visit(child, walk, inner));
    }
}
function inspect(node, walk, owner) {
    const trouble = troubleWith(node, owner);
    if (trouble !== undefined)
        walk.trouble ??= trouble;
    const target = node.type === "Redirect" ? targetOf(node, walk.depth > 0) : undefined;
    if (target)
        walk.targets.push(target);
    const loop = node.type === "For" || node.type === "Select";
    if (loop && !isHarmlessVariable(node.name.value))
        walk.parts.push(pseudoPart(walk, `for ${node.name.text}`));
    const evaluation = evaluationIn(node);
    if (evaluation === "none")
        return;
    walk.evaluates ||= node.type === "ArithmeticExpansion";
    if (!owner)
        walk.parts.push(pseudoPart(walk, "text" in node ? node.text : node.type));
    else {
        owner.exact = true;
        owner.opaque ||= evaluation === "hidden";
    }
}
function troubleWith(node, owner) {
    switch (node.type) {
        case "Script":
            return node.errors?.length ? `it is not valid (${node.errors[0]?.message})` : undefined;
        case "CommandExpansion":
        case "ProcessSubstitution":
            return node.script === undefined ? `${node.text} is not understood` : undefined;
        case "Word":
            return isSuspicious(node) && owner?.exact !== true ? `${node.text} is not understood` : undefined;
        case "Redirect":
            return isMisread(node) ? "its redirections are not understood" : undefined;
        case "Coproc":
            return "coproc is not understood";
        default:
            return undefined;
    }
}
function visitCommand(node, walk) {
    const assignments = node.prefix.flatMap((each) => (each.type === "Assignment" ? [readWord(each)] : []));
    const words = [...(node.name ? [node.name] : []), ...node.args].map(readWord);
    const draft = { assignments, words, quoted: walk.depth > 0, exact: false, whole: false, opaque: false };
    (0,parser/* forEachChild */.dK)(node, (child) => visit(child, walk, draft));
    if (words.length === 0 && assignments.length === 0)
        return;
    visitQuoted(draft, node.redirects, walk);
    walk.parts.push(finishPart(draft));
}
/** What `bash -c`, `eval`, `trap` and a here-document for a shell would run. */
function visitQuoted(draft, redirects, walk) {
    const input = redirects.findLast((each) => each.type !== "Redirect");
    const found = quotedScripts(draft.words, input && inputText(input));
    if (found.hidden)
        draft.opaque = true;
    if (found.fromInput)
        draft.whole = true;
    for (const script of found.scripts) {
        if (walk.depth >= MAX_DEPTH)
            draft.opaque = true;
        else if (!visitInner(script.text, walk) && script.sure)
            draft.opaque = true;
    }
}
/** False where the inner script is not understood. */
function visitInner(script, walk) {
    const inner = { parts: [], targets: [], depth: walk.depth + 1 };
    if (whyUnreadable(script) === undefined)
        visitScript(script, inner);
    else
        return false;
    walk.parts.push(...inner.parts);
    walk.targets.push(...inner.targets);
    walk.evaluates ||= inner.evaluates === true;
    return inner.trouble === undefined;
}
function inputText(input) {
    if (input.type === "HereString")
        return input.target ? readWord(input.target) : { text: "", value: "\0" };
    const expands = input.body.parts?.some((part) => part.type !== "Literal") ?? false;
    return { text: input.body.text, value: expands ? "\0" : input.body.text };
}
/** `[[ … ]]` is harmless, unless it evaluates its operands, as `(( … ))` always does. */
function visitExpression(node, walk) {
    const owner = emptyDraft(walk, []);
    (0,parser/* forEachChild */.dK)(node, (child) => visit(child, walk, node.type === "ArithmeticFor" ? undefined : owner));
    const evaluates = isEvaluating(node);
    walk.evaluates ||= evaluates;
    if (owner.opaque || evaluates)
        walk.parts.push(pseudoPart(walk, node.type === "TestCommand" ? "[[ … ]]" : "(( … ))"));
}
/** Something that runs without being a simple command, and that nobody can vouch for. */
function pseudoPart(walk, text) {
    return { ...finishPart(emptyDraft(walk, [{ text, value: text }])), allowable: "whole" };
}
function emptyDraft({ depth }, words) {
    return { assignments: [], words, quoted: depth > 0, exact: true, whole: false, opaque: false };
}

// EXTERNAL MODULE: ./.build/permission/agent-names.js
var agent_names = __webpack_require__(784);
;// CONCATENATED MODULE: ./.build/permission/rules/domain.js
/** Hosts of web addresses against a rule's domain: `h`, `*.h` for its subdomains only, and a `*` inside a name that never crosses a dot. */

function compileDomain(written) {
    const pattern = toAscii(written.toLowerCase().replace(/\.$/, ""));
    if (pattern === "*")
        return () => true;
    const anyBelow = pattern.startsWith("*.");
    const labels = (anyBelow ? pattern.slice(2) : pattern).split(".").map(compileWildcard);
    return (host) => {
        const names = host.split(".");
        const above = names.length - labels.length;
        if (anyBelow ? above < 1 : above !== 0)
            return false;
        return labels.every((label, index) => matchesText(label, names[above + index] ?? ""));
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

;// CONCATENATED MODULE: ./.build/permission/rules/path/path-segment.js
/** One name of a path against one name of a pattern: `*`, `?`, `[a-z]`, `[!a]`, and a backslash before what is meant as it stands. */
function compileSegment(pattern) {
    if (/^\*+$/.test(pattern))
        return () => true;
    const tokens = tokenise(pattern);
    if (tokens.every((token) => token.kind === "letter")) {
        const literal = tokens.map((token) => token.letter).join("");
        return (name) => name === literal;
    }
    return (name) => matchesTokens(tokens, name);
}
/** A name as a pattern that matches it and nothing else. */
function escapeSegment(name) {
    return name.replaceAll(/[*?[\]\\!]/g, "\\$&");
}
function tokenise(pattern) {
    const letters = [...pattern];
    const tokens = [];
    for (let at = 0; at < letters.length; at += 1) {
        const letter = letters[at] ?? "";
        const set = letter === "[" ? readClass(letters, at) : undefined;
        if (set) {
            tokens.push(set.token);
            at = set.end;
        }
        else if (letter === "*")
            tokens.push({ kind: "run" });
        else if (letter === "?")
            tokens.push({ kind: "one" });
        else if (letter === "\\" && at + 1 < letters.length) {
            at += 1;
            tokens.push({ kind: "letter", letter: letters[at] ?? "" });
        }
        else
            tokens.push({ kind: "letter", letter });
    }
    return tokens;
}
/** `undefined` where the bracket is never closed: then it is a letter like any other. */
function readClass(letters, open) {
    const negated = letters[open + 1] === "!" || letters[open + 1] === "^";
    const ranges = [];
    const start = open + (negated ? 2 : 1);
    for (let at = start; at < letters.length; at += 1) {
        const letter = letters[at] ?? "";
        if (letter === "]" && at > start)
            return { token: { kind: "class", negated, ranges }, end: at };
        const to = letters[at + 2];
        if (letters[at + 1] === "-" && to !== undefined && to !== "]") {
            ranges.push([letter, to]);
            at += 2;
        }
        else
            ranges.push([letter, letter]);
    }
    return undefined;
}
/** Falls back to the last star only: at most one pass over the name for each star. */
function matchesTokens(tokens, name) {
    const letters = [...name];
    let token = 0;
    let star = -1;
    let resume = 0;
    let at = 0;
    while (at < letters.length) {
        const current = tokens[token];
        if (current?.kind === "run") {
            star = token;
            resume = at;
            token += 1;
        }
        else if (current && matchesLetter(current, letters[at] ?? "")) {
            token += 1;
            at += 1;
        }
        else if (star >= 0) {
            resume += 1;
            at = resume;
            token = star + 1;
        }
        else
            return false;
    }
    return tokens.slice(token).every((rest) => rest.kind === "run");
}
function matchesLetter(token, letter) {
    if (token.kind === "letter")
        return token.letter === letter;
    if (letter === "/")
        return false;
    if (token.kind !== "class")
        return token.kind === "one";
    return token.negated !== token.ranges.some(([from, to]) => from <= letter && letter <= to);
}

;// CONCATENATED MODULE: ./.build/permission/rules/path/path-pattern.js
/**
 * Path patterns in gitignore's syntax with four anchors: `//p` the file system's root, `~/p` home, `/p` the settings file's
 * base, `p` and `./p` the workspace. A pattern that matches a folder speaks of everything below it. Where a pattern can be
 * read narrowly or widely, a grant is read narrowly and a restriction widely.
 */

function locate(absolute) {
    const names = namesOf(absolute);
    return { path: `/${names.join("/")}`, names };
}
function compilePath(pattern, { list, base }, places) {
    const anchored = anchorOf(pattern, base ?? places.workspace, places);
    const { below, start } = climb(anchored);
    const grants = list === "allow";
    const folderOnly = grants && below.endsWith("/");
    const written = namesOf(below);
    const names = grants ? written : withoutTrailingStars(written);
    const anyDepth = anchored.relative && names.length === 1 && !(grants && (anchored.dotted || written.length > 1 || isFolder(below)));
    const runs = compileRuns(anyDepth ? ["**", ...names] : names);
    const inside = names.at(-1) === "**" || folderOnly ? 1 : 0;
    return (location) => {
        if (location.names.length < start.length || start.some((name, index) => location.names[index] !== name))
            return false;
        return matchesRuns(runs, location.names, { from: start.length, inside });
    };
}
function anchorOf(pattern, base, { workspace, home }) {
    if (pattern.startsWith("//"))
        return path_pattern_anchor([], pattern.slice(2));
    if (pattern === "~" || pattern.startsWith("~/"))
        return path_pattern_anchor(namesOf(home), pattern.slice(2));
    if (pattern.startsWith("/"))
        return path_pattern_anchor(namesOf(base), pattern.slice(1));
    const dotted = /^\.\.?(?:\/|$)/.test(pattern);
    return { start: namesOf(workspace), below: pattern, relative: true, dotted };
}
function path_pattern_anchor(start, below) {
    return { start, below, relative: false, dotted: false };
}
/** `../p` starts one folder higher. */
function climb({ start, below }) {
    let rest = below.replace(/^(?:\.\/+)+/, "");
    let up = 0;
    while (/^\.\.(?:\/|$)/.test(rest)) {
        rest = rest.replace(/^\.\.(?:\/+(?:\.\/+)*|$)/, "");
        up += 1;
    }
    return { start: start.slice(0, Math.max(0, start.length - up)), below: rest };
}
function isFolder(below) {
    return below.endsWith("/");
}
/** A restriction on all that is in a folder is one on the folder. */
function withoutTrailingStars(names) {
    const last = names.findLastIndex((name) => name !== "**");
    return last < 0 ? names : names.slice(0, last + 1);
}
function namesOf(path) {
    return path.split("/").filter((name) => name !== "" && name !== ".");
}
function compileRuns(names) {
    const runs = [[]];
    for (const name of names) {
        if (name === "**")
            runs.push([]);
        else
            runs.at(-1)?.push(compileSegment(name));
    }
    return runs;
}
/** The leftmost place is always good enough, because whatever lies below a match is matched as well. */
function matchesRuns(runs, names, { from, inside }) {
    let at = from;
    for (const [index, run] of runs.entries()) {
        const last = names.length - run.length;
        const limit = index === 0 ? Math.min(at, last) : last;
        let place = at;
        while (place <= limit && !run.every((match, offset) => match(names[place + offset] ?? "")))
            place += 1;
        if (place > limit)
            return false;
        at = place + run.length;
    }
    return at + inside <= names.length;
}

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
            commands.push({ rule, pattern: compileCommandPattern(specifier.pattern) });
        else if (specifier.kind === "path") {
            const compiled = { rule, matches: compilePath(specifier.pattern, rule.origin, places) };
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
    const pattern = compileWildcard(name);
    return (tool) => matchesText(pattern, tool);
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
            const patterns = specifier.names.map((name) => compileWildcard((0,agent_names/* agentKey */.p)(name)));
            return (call) => {
                const agent = (0,agent_names/* agentKey */.p)(agentOf(call));
                return patterns.some((pattern) => matchesText(pattern, agent));
            };
        }
        case "skill": {
            const pattern = compileCommandPattern(specifier.pattern);
            return ({ input }) => matchesText(pattern, skillOf(input));
        }
        case "parameter": {
            const pattern = compileWildcard(specifier.value);
            return ({ input }) => {
                const value = Object.hasOwn(input, specifier.name) ? input[specifier.name] : undefined;
                return isScalar(value) && matchesText(pattern, String(value));
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

;// CONCATENATED MODULE: ./.build/permission/rules/path/protected-paths.js
/**
 * Files that make other programs run or change what an agent is allowed. No allow rule approves writing them, and no mode
 * but `bypassPermissions`. Case does not count, because some file systems do not count it either.
 */
const folders = [
    ".git",
    ".config/git",
    ".vscode",
    ".idea",
    ".husky",
    ".cargo",
    ".devcontainer",
    ".yarn",
    ".mvn",
    ".claude",
    // Ours: the compact format's agents and permissions.
    ".agents",
];
/** Work trees that agents are given. */
const exceptions = [".claude/worktrees"];
const files = [
    ".bashrc",
    ".bash_profile",
    ".bash_login",
    ".bash_logout",
    ".bash_aliases",
    ".profile",
    ".zshrc",
    ".zshenv",
    ".zprofile",
    ".zlogin",
    ".zlogout",
    ".kshrc",
    ".cshrc",
    ".tcshrc",
    "config.fish",
    ".gitconfig",
    ".gitmodules",
    ".npmrc",
    ".pnpmfile.cjs",
    "bunfig.toml",
    ".mcp.json",
    ".claude.json",
    ".pre-commit-config.yaml",
    "lefthook.yml",
    "lefthook.yaml",
    "lefthook.toml",
    "lefthook.json",
    "lefthook-local.yml",
    "lefthook-local.yaml",
    ".lefthook.yml",
    ".lefthook.yaml",
    ".lefthook-local.yml",
    ".bazelrc",
    ".bazelversion",
    ".bazeliskrc",
    "user.bazelrc",
    "gradle-wrapper.properties",
    "maven-wrapper.properties",
    ".envrc",
    ".ripgreprc",
    "pyrightconfig.json",
];
const beginnings = [".yarnrc"];
/** By its names alone, at any depth. */
function isProtected(path) {
    const wrapped = `/${path.toLowerCase()}/`.replaceAll(/\/(?:\.?\/)+/g, "/");
    const name = wrapped.slice(wrapped.lastIndexOf("/", wrapped.length - 2) + 1, -1);
    if (files.includes(name) || beginnings.some((beginning) => name.startsWith(beginning)))
        return true;
    const within = exceptions.reduce((rest, exception) => rest.replace(`/${exception}/`, "/"), wrapped);
    return folders.some((folder) => within.includes(`/${folder}/`));
}

;// CONCATENATED MODULE: ./.build/permission/rules/compact-target.js
/** What a call touches, one by one, in the texts that the patterns of a compact map are held against. */




function compactTargets(call) {
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
    const grantable = access !== "write" || !names.some(isProtected);
    return { ...known(path, names, tool), kind: "path", coveredBy, grantable };
}
function operandTarget(subject) {
    return { ...pathTarget(subject, subject.access === "write" ? "Edit" : "Read"), weight: "veto" };
}
function nameTarget(call, tool) {
    const { url, query } = call.input;
    const names = [agentOf(call), skillOf(call.input), url, query];
    const name = names.find((each) => typeof each === "string" && each !== "") ?? "";
    return known(name || tool, [name], tool);
}
function known(subject, names, tool) {
    const texts = { granted: names, restricted: names };
    return { subject, kind: "name", weight: "full", tool, coveredBy: [], ...texts, opaque: false, grantable: true };
}
/** Every part of a compound, and every file that it is redirected to. */
function commandTargets(command, tool) {
    const split = splitCommand(command);
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
    const grantable = path !== undefined && !/(?:^|\/)\.\.(?:\/|$)/.test(path) && !(access === "write" && isProtected(path));
    return { ...known(text, names, tool), kind: "path", coveredBy: ["Write"], opaque: path === undefined, grantable };
}

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
    const matchers = variants.map((variant) => compileSegment(variant.replaceAll(/\*+/g, "*")));
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




function compileMap(entries) {
    return entries.map((entry) => {
        const tool = entry.tool === "*" ? "*" : (0,tool_names/* canonicalTool */.Zt)(entry.tool);
        return { entry, tool, matches: matcherFor(entry) };
    });
}
function compactAnswer(map, call) {
    if (map.length === 0)
        return { kind: "silent" };
    const answers = compactTargets(call).flatMap((target) => answerFor(target, map));
    return (answers.find(({ kind }) => kind === "deny") ??
        answers.find(({ kind }) => kind === "ask") ??
        answers.find(({ kind }) => kind === "silent") ??
        answers[0] ?? { kind: "silent" });
}
/** What can only be vetoed has no answer where no pattern speaks of it. */
function answerFor(target, map) {
    const { subject, tool, coveredBy } = target;
    const covering = map.filter((line) => line.tool !== tool && coveredBy.includes(line.tool) && isNarrow(line.entry));
    const veto = covering.findLast(({ matches }) => matches(target))?.entry;
    if (veto && veto.action !== "allow")
        return [{ kind: veto.action, entry: veto, subject }];
    const own = map.filter((line) => line.tool === tool || line.tool === "*");
    const speaking = target.weight === "veto" ? own.filter(({ entry }) => isNarrow(entry)) : own;
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
    const glob = compileGlob(pattern);
    if (!glob)
        return () => !grants;
    if (grants)
        return (target) => target.grantable && target.granted.length > 0 && isGranted(target, glob);
    const below = compileGlob(`${pattern.replace(/\/+$/, "")}/**`) ?? glob;
    const start = compileWildcard(`${/^[^*?[{]*/.exec(pattern)?.[0] ?? ""}*`);
    return ({ kind, restricted, opaque }) => {
        if (opaque)
            return true;
        if (kind === "path")
            return restricted.some((path) => glob(path) || below(path));
        return restricted.some((text) => (text.includes(HOLE) ? couldMatch(start, text) : glob(text)));
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
    return forms.some((form) => matchesText(pattern, form));
}
/** Both the name and the place that it leads to must be granted. Who may edit a file may read it. */
function pathGrant({ access, locations }, { reads, edits }) {
    const rules = access === "write" ? edits : [...reads, ...edits];
    if (locations.length === 0)
        return undefined;
    const found = locations.map((location) => rules.find(({ matches }) => matches(location))?.rule);
    return found.every((rule) => rule !== undefined) ? found[0] : undefined;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./.build/permission/rules/command/critical-removal.js
/**
 * Removals that nobody may approve: the file system's root and its top-level folders, home, the workspace and what it lies
 * in, and whatever becomes one of these when a variable is empty.
 */




const removers = ["rm", "rmdir"];
function isCriticalRemoval({ words }, places) {
    return commandStarts(words).some((start) => {
        const [name, ...rest] = words.slice(start);
        return removers.includes(baseName(name?.value ?? "")) && operands(rest).some((word) => isCritical(word, places));
    });
}
function operands(words) {
    const end = words.findIndex(({ value }) => value === "--");
    const options = (end < 0 ? words : words.slice(0, end)).filter(({ value }) => !value.startsWith("-"));
    return end < 0 ? options : [...options, ...words.slice(end + 1)];
}
function isCritical({ text, value }, { workspace, home }) {
    const named = text.replaceAll('"', "").replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/, home);
    const path = named.startsWith(home) && !value.startsWith(home) ? named : value;
    if (path === "" || path === HOLE)
        return false;
    // A variable may be empty, and `/*` is all that is in the root.
    const folder = path.replaceAll(HOLE, "").replace(/(?:\/+\**)+$/, "") || "/";
    if (path.startsWith(HOLE) && folder === "/")
        return path.includes("/");
    const absolute = external_node_path_.posix.resolve(workspace, folder);
    const depth = absolute.split("/").filter(Boolean).length;
    return depth <= 1 || contains(absolute, workspace) || contains(absolute, home);
}
function contains(folder, path) {
    return path === folder || path.startsWith(`${folder}/`);
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/file-command.js
/** The file system commands that `acceptEdits` approves: plain names, inside the workspace, on nothing that is protected. */




const commands = {
    mkdir: plainOperands,
    touch: plainOperands,
    rm: plainOperands,
    rmdir: plainOperands,
    mv: plainOperands,
    cp: plainOperands,
    sed: sedOperands,
};
function isFileCommand(part, { workspace }) {
    const { starts, open } = unwrap(part.words);
    const [name, ...rest] = part.words.slice(starts.at(-1));
    const operandsOf = name && Object.hasOwn(commands, name.text) ? commands[name.text] : undefined;
    if (!operandsOf || open || part.assigned !== "" || part.opaque || part.allowable !== "pattern")
        return false;
    const operands = operandsOf(rest);
    return operands !== undefined && operands.length > 0 && operands.every((word) => isOwn(word, workspace));
}
function isOwn(word, workspace) {
    if (!isKnown(word) || word.value === "" || word.text.startsWith("~"))
        return false;
    const absolute = external_node_path_.posix.resolve(workspace, word.value);
    if (!absolute.startsWith(`${workspace.replace(/\/$/, "")}/`))
        return false;
    return !isProtected(external_node_path_.posix.relative(workspace, absolute));
}
/** An option's value counts as a file; a value that hangs on its option is not understood. */
function plainOperands(words) {
    const end = words.findIndex(({ value }) => value === "--");
    const before = end < 0 ? words : words.slice(0, end);
    const options = before.filter(({ value }) => value.startsWith("-"));
    if (!options.every(({ value }) => /^(?:-[A-Za-z]+|--[a-z-]+)$/.test(value)))
        return undefined;
    return [...before.filter(({ value }) => !value.startsWith("-")), ...(end < 0 ? [] : words.slice(end + 1))];
}
/** `sed` can run commands and write files by itself: only plain substitutions, deletions and prints are understood. */
function sedOperands(words) {
    const options = words.filter(({ value }) => value.startsWith("-"));
    if (!options.every(({ value }) => /^-[inrE]+$/.test(value)))
        return undefined;
    const [script, ...files] = words.filter(({ value }) => !value.startsWith("-"));
    return script && isKnown(script) && isPlainScript(script.value) ? files : undefined;
}
function isPlainScript(script) {
    return /^(?:\d+|\$)?(?:,(?:\d+|\$))?(?:[dp]|s([/|#,])(?:(?!\1)[^\\\n]|\\[^\n])*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gIip\d]*)$/.test(script);
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/read-operands.js


/** They print what they are given. */
const withoutFiles = [
    "echo",
    "printf",
    "pwd",
    "true",
    "false",
    "which",
    "type",
    "date",
    "seq",
    "basename",
    "dirname",
];
/** Their first operand is a pattern or a program, unless an option brings it. */
const withPattern = ["grep", "egrep", "fgrep", "rg", "sed", "awk", "jq"];
const bringsPattern = /^-[a-zA-Z]*[ef]|^--(?:regexp|file|expression|files|from-file)/;
function readOperands(part) {
    const { starts } = unwrap(part.words);
    const [name, ...words] = part.words.slice(starts.at(-1));
    const program = baseName(name?.value ?? "");
    if (withoutFiles.includes(program))
        return [];
    const options = words.filter(({ value }) => value.startsWith("-"));
    const operands = words.filter(({ value }) => !value.startsWith("-"));
    const skipped = withPattern.includes(program) && !options.some(({ value }) => bringsPattern.test(value)) ? 1 : 0;
    const unnamed = showsUnnamed(program, options) ? [{ text: program }] : [];
    return [...operands.slice(skipped).map(operand), ...options.flatMap(attached), ...unnamed];
}
/** Shows contents of files that it does not name: of a whole folder, or of the repository's history. */
function showsUnnamed(program, options) {
    if (program === "rg" || program === "git")
        return true;
    return (program.endsWith("grep") && options.some(({ value }) => /^-[a-zA-Z]*[rR]|^--(?:dereference-)?recursive/.test(value)));
}
function operand(word) {
    return isKnown(word) ? { text: word.text, path: word.value } : { text: word.text };
}
/** `--file=/etc/passwd`, `-f/etc/passwd`. */
function attached({ text, value }) {
    const path = /^--[a-z-]+=(.*)$/s.exec(value)?.[1] ?? /^-[A-Za-z]*((?:\/|\.\.).*)$/s.exec(value)?.[1];
    return path === undefined || path === "" ? [] : [{ text, path }];
}

;// CONCATENATED MODULE: ./.build/permission/rules/path-need.js
/** Files that a call reads or writes: where they lie, under every name, and whether a rule may speak of them. */




/** Where the commands of a line may run: after `cd src &&` there or, if that fails, here; after any other way to move nobody knows. */
function foldersOf(command, { places, moves }) {
    if (!moves)
        return [places.workspace];
    const folder = /^\s*cd\s+([\w.][\w./-]*)\s*&&/.exec(command)?.[1];
    return folder === undefined ? [] : [places.workspace, external_node_path_.posix.resolve(places.workspace, folder)];
}
/** A wildcard stays in its folder, but which files it means is known to nobody. */
function operandNeeds(part, { places, folders }) {
    return readOperands(part).map(({ text, path }) => {
        if (path !== undefined && !text.startsWith("~"))
            return namedNeed({ access: "read", text: path }, { places, folders });
        const leaves = folders.length !== 1 || /^[/~]|\.\./.test(text);
        return { kind: "path", text, access: "read", locations: [], class: leaves ? "outside" : "reading" };
    });
}
function targetNeed({ access, text, path }, { places, moves }) {
    if (path !== undefined)
        return namedNeed({ access, text: path }, { places, folders: moves ? [] : [places.workspace] });
    return { kind: "path", text, access, locations: [], class: access === "write" ? "protected" : "outside" };
}
/** Seen from every folder that it may be named in. */
function namedNeed({ access, text }, { places, folders }) {
    const from = text.startsWith("/") ? ["/"] : folders;
    const locations = [...new Set(from.map((folder) => external_node_path_.posix.resolve(folder, text)))].map(locate);
    const unknown = access === "write" ? "protected" : "outside";
    const found = locations.length > 0 ? pathClass(locations, access, places) : unknown;
    return { kind: "path", text, access, locations, class: found };
}
function subjectNeed(subject, places) {
    const names = subject.named === undefined ? [subject.path] : [subject.path, subject.named];
    const locations = names.map((name) => locate(external_node_path_.posix.resolve(places.workspace, name)));
    const found = pathClass(locations, subject.access, places);
    const outside = !subject.inside && found !== "protected";
    return { kind: "path", text: subject.path, access: subject.access, locations, class: outside ? "outside" : found };
}
function pathClass(locations, access, { workspace }) {
    const root = locate(workspace).path;
    const below = locations.map(({ path }) => (isWithin(path, root) ? external_node_path_.posix.relative(root, path) : path));
    if (access === "write" && below.some(isProtected))
        return "protected";
    if (!locations.every(({ path }) => isWithin(path, root)))
        return "outside";
    return access === "write" ? "edit" : "reading";
}
function isWithin(path, root) {
    return path === root || path.startsWith(root === "/" ? root : `${root}/`);
}

;// CONCATENATED MODULE: ./.build/permission/rules/needs.js






function readNeeds(call, surroundings) {
    const paths = call.subjects.flatMap((subject) => subject.kind === "path" ? [subjectNeed(subject, surroundings.places)] : []);
    const command = commandOf(call);
    if (command === undefined) {
        const needs = paths.length > 0 ? paths : [callNeed(call)];
        return { needs, parts: [], quotedPaths: [] };
    }
    return commandNeeds({ command, split: splitCommand(command), paths }, surroundings);
}
function commandOf({ tool, input, subjects }) {
    const subject = subjects.find((each) => each.kind === "command");
    if (subject?.kind === "command")
        return subject.command;
    if ((0,tool_names/* canonicalTool */.Zt)(tool) !== "Bash")
        return undefined;
    return typeof input["command"] === "string" ? input["command"] : "";
}
function commandNeeds({ command, split, paths }, { places, isReadOnly }) {
    if (split.kind === "not-understood") {
        const riddle = { kind: "riddle", text: command, reason: split.reason, class: "riddle" };
        return { needs: [riddle, ...paths], command, parts: [], quotedPaths: [] };
    }
    const movers = split.parts.filter(({ words }) => /^(?:cd|pushd|popd)$/.test(words[0]?.value ?? "")).length;
    const moves = movers > 0;
    const folders = movers > 1 ? [] : foldersOf(command, { places, moves });
    const parts = split.parts.filter((part) => !part.quoted || isCriticalRemoval(part, places));
    const alone = parts.map((part) => commandNeed(part, { places, moves, isReadOnly }));
    // Asking is the dearest thing here: a line with a part that does more than read is not asked about as a whole.
    const wholly = (moves || alone.every((need) => need.class === "reading")) && isReadOnly(command);
    const needs = wholly ? alone.map((need) => ({ ...need, class: "reading" })) : alone;
    const read = wholly
        ? []
        : needs.filter((need) => need.class === "reading").flatMap(({ part }) => operandNeeds(part, { places, folders }));
    const targets = split.targets.map((target) => ({ target, need: targetNeed(target, { places, moves }) }));
    const written = targets.filter(({ target }) => !target.quoted).map(({ need }) => need);
    return {
        needs: [...needs, ...written, ...read, ...paths],
        command,
        parts: split.parts,
        quotedPaths: targets.filter(({ target }) => target.quoted).map(({ need }) => need),
    };
}
function commandNeed(part, known) {
    return { kind: "command", text: part.text, part, class: classOf(part, known) };
}
function classOf(part, { places, moves, isReadOnly }) {
    if (isCriticalRemoval(part, places))
        return "critical";
    if (part.allowable === "free")
        return "reading";
    // In another folder git may find another repository, with commands of its own in its configuration.
    const astray = moves && baseName(part.words[0]?.value ?? "") === "git";
    if (part.plain !== undefined && !astray && isReadOnly(part.plain))
        return "reading";
    return !moves && isFileCommand(part, places) ? "file-command" : "command";
}
/** Delegating and reporting need no grant, and neither does reading that touches no file. */
const harmless = ["read", "delegate", "report"];
function callNeed({ tool, effect }) {
    return { kind: "call", text: (0,tool_names/* canonicalTool */.Zt)(tool), class: harmless.includes(effect) ? "reading" : "call" };
}

;// CONCATENATED MODULE: ./.build/permission/rules/restrictions.js
/** Which deny or ask rule concerns a call. In doubt it does. */


function findRestriction(shelf, question) {
    return onCall(shelf, question) ?? onCommand(shelf, question) ?? onPaths(shelf, question);
}
function onCall({ calls }, { call, tool }) {
    const concerns = ({ matches }) => matches(call, tool);
    const found = calls.get(tool)?.find(concerns) ?? calls.get("*")?.find(concerns);
    return found && { rule: found.rule, subject: tool };
}
function onCommand({ commands }, { needs }) {
    const [first] = commands;
    if (!first)
        return undefined;
    const riddle = needs.needs.find((need) => need.kind === "riddle");
    if (riddle)
        return { rule: first.rule, subject: riddle.text };
    for (const { rule, pattern } of commands) {
        const part = needs.parts.find((each) => concernsPart(pattern, each));
        if (part)
            return { rule, subject: part.text };
        if (needs.command !== undefined && couldMatch(pattern, needs.command))
            return { rule, subject: needs.command };
    }
    return undefined;
}
function concernsPart(pattern, { opaque, candidates }) {
    return opaque || candidates.some(({ text, from }) => couldMatch(pattern, text, from));
}
/** A file that may not be read may not be written either. */
function onPaths({ reads, edits }, { needs }) {
    for (const need of [...needs.needs, ...needs.quotedPaths]) {
        if (need.kind !== "path")
            continue;
        const rules = need.access === "write" ? [...edits, ...reads] : reads;
        const found = rules.find((rule) => concernsPath(rule, need));
        if (found)
            return { rule: found.rule, subject: need.text };
    }
    return undefined;
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
        const location = locate(path.startsWith("/") ? path : `${workspace}/${path}`);
        const found = rules.find(({ matches }) => matches(location));
        return found ? [{ path, rule: found.rule }] : [];
    });
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
    const rules = lines.flatMap((line) => (line.kind === "rules" ? line.rules : []));
    return { kind: "rules", rules: [...new Set(rules)] };
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
    const escaped = (below ?? path).split("/").map(escapeSegment).join("/");
    if (below === undefined)
        return path === workspace ? "./" : `/${escaped}`;
    return /^[^/~]*\/[^/]/.test(below) ? escaped : `./${escaped}`;
}
const callSuggestions = {
    Task: (call) => withSpecifier("Task", agentOf(call)),
    Skill: ({ input }) => withSpecifier("Skill", skillOf(input)),
    WebFetch: ({ input }) => withSpecifier("WebFetch", hostOf(input["url"]) && `domain:${hostOf(input["url"])}`),
};
function suggestCall(tool, call) {
    return (Object.hasOwn(callSuggestions, tool) && callSuggestions[tool]?.(call)) || tool;
}
function withSpecifier(tool, specifier) {
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
    const read = readNeeds(call, rules.surroundings);
    const question = { call, tool, needs: read };
    for (const list of ["deny", "ask"]) {
        const found = findRestriction(rules[list], question);
        if (found)
            return restricted(list, found, read.needs);
    }
    const needs = grantNeeds(read, rules.allow, { call, tool });
    const granting = needs.flatMap(({ grantedBy }) => (grantedBy ? [grantedBy] : []));
    const rest = needs.filter((need) => !need.grantedBy && !isFree(need));
    return rest.length === 0 && granting.length > 0
        ? { kind: "grant", rules: [...new Set(granting)], needs }
        : { kind: "silent", needs };
}
/** What read-only commands and files inside the workspace need is given to everybody. */
function isFree(need) {
    return need.class === "reading";
}
function restricted(kind, { rule, subject }, needs) {
    const verb = kind === "deny" ? "denies" : "asks about";
    const reason = `The rule ${rule.text} (${rule.origin.file}) ${verb} ${shorten(subject)}.`;
    const remedy = `remove ${rule.text} from permissions.${kind} in ${rule.origin.file}`;
    return { kind, rule, reason, remedy, needs };
}
/** What rules would have to be added; nothing is missing where everything is granted. */
function suggestRule(rules, call, { needs } = matchRules(rules, call)) {
    const missing = needs.filter((need) => !need.grantedBy && !isFree(need));
    return suggestRules(call, missing, rules.surroundings.places);
}
function shorten(text) {
    const line = text.replaceAll(/\s+/g, " ");
    return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

// EXTERNAL MODULE: ./.build/permission/shell/read-command.js + 30 modules
var read_command = __webpack_require__(831);
;// CONCATENATED MODULE: ./.build/permission/judgement.js



function openJudgement(call, caller, weights) {
    const command = judgement_commandOf(call);
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
function judgement_commandOf({ effect, subjects, input }) {
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
/** The first file that a command could show although a rule keeps it from being read. The tools for searching leave it out by themselves. */
function withheldFrom({ call, reading, withheld = [] }) {
    if (call.effect !== "execute" || reading?.kind !== "plan" || withheld.length === 0)
        return undefined;
    if (showsHistory(reading.plan))
        return withheld[0];
    const searched = call.subjects
        .filter((subject) => subject.kind === "path")
        .filter(({ access }) => access === "search");
    return withheld.find(({ path }) => searched.some((place) => place.path === "." || isBelow(path, place.path)));
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
    if ((0,availability/* whyUnavailable */.FW)(call.tool, caller, caller.role) !== "main-only")
        return silent;
    const reason = `${call.tool} is never available to a subagent. Do this part yourself, or say in your report what is missing.`;
    return { kind: "deny", rule: "never for a subagent", reason };
}
/** What the agent's own file says: which tools it has, and what its compact map forbids. Nothing below can undo a deny. */
function definition({ call, caller, ownMap }) {
    const tool = (0,tool_names/* canonicalTool */.Zt)(call.tool);
    switch ((0,availability/* whyUnavailable */.FW)(tool, caller, caller.role)) {
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
            const veto = compactAnswer(ownMap, call);
            return veto.kind === "deny" ? refusedByMap(veto, `the permission map of ${caller.agent}`) : silent;
        }
    }
}
/** Settings and inputs first; then the two compact maps, of which the team's speaks last. A rule that grants settles an ask. */
function rules({ call, caller, ownMap, policy, ruling }) {
    if (ruling.kind === "deny" || ruling.kind === "ask") {
        const { rule, reason, remedy } = ruling;
        return { kind: ruling.kind, rule: `${rule.text} (${rule.origin.file})`, reason, remedy };
    }
    const shared = compactAnswer(policy.map, call);
    if (shared.kind === "deny")
        return refusedByMap(shared, "permissions.jsonc");
    if (ruling.kind === "grant")
        return { kind: "grant", rule: ruling.rules.map(({ text, origin }) => `${text} (${origin.file})`).join(", ") };
    const own = compactAnswer(ownMap, call);
    const [last, place] = shared.kind === "silent" ? [own, `the permission map of ${caller.agent}`] : [shared, "permissions.jsonc"];
    if (last.kind === "ask")
        return refusedByMap(last, place);
    return last.kind === "grant" ? { kind: "grant", rule: describeEntry(last) } : silent;
}
function refusedByMap(answer, place) {
    const kind = answer.kind === "ask" ? "ask" : "deny";
    const rule = describeEntry(answer);
    const reason = `${capital(place)} says ${kind} for ${answer.subject}.`;
    return { kind, rule, reason, remedy: `change ${rule} in ${place}` };
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
    if (hidden) {
        const reason = `This command could show ${hidden.path}, which ${hidden.rule} keeps from being read. Use Grep or Glob, which pass over it, or name other files.`;
        return { kind: "deny", rule: hidden.rule, reason };
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
function trust({ call, reading, policy: { ceiling } }) {
    const { commands, edits } = ceiling;
    if (call.effect === "execute") {
        if (commands.upTo === "none")
            return above("No command runs in this session", commands);
        if (commands.upTo === "read-only" && reading?.kind !== "plan")
            return above("Only commands that read run in this session", commands);
    }
    if (call.effect === "write" && edits.upTo === "none")
        return above("No file is changed in this session", edits);
    return silent;
}
function above(what, { because, remedy }) {
    const reason = `${what}: ${because}.`;
    return { kind: "deny", rule: "the session's ceiling", reason, ...(remedy !== undefined && { remedy }) };
}
/** What the mode grants by itself, and what it will not have whoever grants it. */
function mode({ call, caller, ruling, reading }) {
    const said = (0,modes/* modeAnswer */.o1)({ mode: caller.mode, execution: caller.execution }, ruling.needs);
    if (said.kind === "deny" || said.kind === "ask")
        return { kind: said.kind, rule: caller.mode, reason: withReading(said.reason, reading) };
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
    if (refusal)
        return { decision: refuse(refusal), answers, open: false };
    const grant = find(answers, "grant");
    if (grant)
        return { decision: allow(grant, judgement), answers, open: true };
    return { decision: refuse(ungranted(judgement)), answers, open: true };
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
    const { rule, reason, remedy } = answer;
    return {
        effect: "deny",
        by: layer,
        ...(rule !== undefined && { rule }),
        reason: answer.kind === "ask" ? `${reason} Nobody is there to be asked.` : reason,
        ...(remedy !== undefined && { remedy }),
    };
}
/** The line that would help is told, or the sentence that none can. */
function ungranted({ call, caller, policy, reading, ruling }) {
    const suggestion = suggestRule(policy.rules, call, ruling);
    const why = reading?.kind === "refused" ? ` It is no command that only reads: ${reading.reason}` : "";
    const never = suggestion.kind === "nothing" ? ` ${suggestion.reason}` : "";
    const reason = `Nothing allows this ${call.tool} call, and nobody is there to ask.${why}${never}`;
    const remedy = suggestion.kind === "rules" && suggestion.rules.length > 0
        ? { remedy: `add to allowed-tools: ${suggestion.rules.join(", ")}` }
        : {};
    return { layer: "mode", answer: { kind: "deny", rule: caller.mode, reason, ...remedy } };
}

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
    const shape = parse_rule_tokenise(text);
    if (shape.name === "")
        return problem(draft, "error", `"${text}" names no tool. Write Tool or Tool(what)`);
    const name = readName(shape.name, draft);
    if (name.kind === "useless")
        return problem(draft, "warning", name.message);
    const named = { ...draft, tool: name.tool, warnings: name.warnings };
    if (shape.inner === undefined)
        return rule(named, { kind: "any" });
    if (shape.inner.kind === "unbalanced")
        return unreadable(named, "its parentheses do not match. Write Tool(what)");
    const inner = shape.inner.text;
    if (inner === "")
        return unreadable(named, `nothing stands between its parentheses. Write ${shape.name}, or what it is for`);
    if (inner === "*")
        return rule(named, { kind: "any" });
    return parse_rule_withSpecifier(named, inner);
}
/** On the first `(` and the last `)`: what stands between them is the specifier's own. */
function parse_rule_tokenise(text) {
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
    return { kind: "name", tool: name, warnings: [warning] };
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
function parse_rule_withSpecifier(named, inner) {
    const { list } = named.origin;
    const found = readSpecifier(named.tool, inner, list);
    if (found.kind === "useless")
        return unreadable(named, found.message);
    if (list === "allow" && found.specifier.kind === "command" && isCompound(inner)) {
        const message = `a command is matched part by part, so the rule never matches. Write one rule for each of its commands`;
        return problem(named, "warning", message);
    }
    const warnings = found.warning === undefined ? named.warnings : [...named.warnings, found.warning];
    return rule({ ...named, tool: found.tool ?? named.tool, warnings }, found.specifier);
}
function isCompound(pattern) {
    const split = splitCommand(pattern.replace(/(?: |:)\*$/, ""));
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
    return {
        rules: compile(rules, { workspace: await ground.root(), home: ground.home }),
        map: compileMap(shared.entries),
        ceiling: (0,ceiling/* ceilingFor */.n)(ground.level, await ground.boxing(), { edits }),
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
    const byRule = withheldBy(rules, files).map(({ path, rule }) => ({ path, rule: rule.text }));
    if (!restricts)
        return byRule;
    const byMap = files.flatMap((path) => {
        const subjects = [{ kind: "path", path, access: "read", inside: true }];
        const call = { tool: "Read", effect: "read", input: {}, subjects };
        const answer = [own, map]
            .map((each) => compactAnswer(each, call))
            .find(({ kind }) => kind === "deny" || kind === "ask");
        return answer && answer.kind !== "silent"
            ? [{ path, rule: `${answer.entry.tool}: ${answer.entry.pattern ?? "*"}` }]
            : [];
    });
    return [...byRule, ...byMap];
}


/***/ })

};
