export const id = 581;
export const ids = [581];
export const modules = {

/***/ 7581:
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
    ...["xvfb-run", "cross-env", "dotenv", "fakeroot", "setpriv", "prlimit", "numactl", "proot", "torsocks", "chronic"],
    ...["toybox", "strace", "ltrace", "unbuffer", "rlwrap", "ssh", "bunx", "uvx", "pipx", "nix-shell", "coproc"],
]);
/** Programs that run a command only behind one of these words. */
const runnersWith = {
    git: ["foreach", "run", "--exec", "-x"],
    poetry: ["run"],
    pipenv: ["run"],
    hatch: ["run"],
    rye: ["run"],
    pdm: ["run"],
    bundle: ["exec"],
    corepack: ["npm", "npx", "pnpm", "yarn"],
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
    const subcommands = commandStarts(words)
        .slice(0, MAX_CANDIDATES)
        .flatMap((at) => withoutOptions(values.slice(at)));
    const plain = text === written ? [] : [{ text: written, from: 0 }];
    return [...plain, ...starts.map((from) => ({ text, from })), ...shortened, ...subcommands];
}
/** `git -C . push` is `git push`: past the options before the first other word, each with or without a value. */
function withoutOptions(values) {
    const [name = "", ...rest] = values;
    const ends = new Set();
    const reach = (at) => {
        if (ends.size >= MAX_CANDIDATES || !(rest[at] ?? "").startsWith("-"))
            return;
        for (const next of [at + 1, at + 2]) {
            if (next < rest.length && !ends.has(next)) {
                ends.add(next);
                reach(next);
            }
        }
    };
    reach(0);
    return [...ends].map((end) => ({ text: [baseName(name), ...rest.slice(end)].join(" "), from: 0 }));
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
    if (!exact && assignments.length === 0 && isHarmlessSetting(words))
        return "free";
    if (exact || starts.some((start) => needsExactRule(words.slice(start))))
        return "exact";
    if (words.length > 0)
        return "pattern";
    return assignments.every(({ text }) => isHarmlessVariable(variableOf(text))) ? "free" : "exact";
}
/** `set -eo pipefail` and `export CI=1`: how the script goes on, and how programs talk. */
function isHarmlessSetting([name, ...rest]) {
    const texts = rest.filter(isPlain).map(({ text }) => text);
    if (texts.length === 0 || texts.length < rest.length)
        return false;
    if (name?.text === "set")
        return texts.every((text) => /^(?:[-+][eux]*o?|pipefail|errexit|nounset)$/.test(text));
    return name?.text === "export" && texts.every((text) => safeVariables.includes(variableOf(text)));
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
    return { path: `/${names.join("/")}`, names, composed: compose(names) };
}
/** Two names that look the same and are written with different letters are one to whoever forbids it. */
function compose(names) {
    return names.map((name) => name.normalize("NFC"));
}
function compilePath(pattern, { list, base }, places) {
    const anchored = anchorOf(pattern, base ?? places.workspace, places);
    const { below, start: first } = climb(anchored);
    const grants = list === "allow";
    const start = grants ? first : compose(first);
    const folderOnly = grants && below.endsWith("/");
    const written = namesOf(below);
    const names = grants ? written : compose(withoutTrailingStars(written));
    const anyDepth = anchored.relative && names.length === 1 && !(grants && (anchored.dotted || written.length > 1 || isFolder(below)));
    const runs = compileRuns(anyDepth ? ["**", ...names] : names);
    const inside = names.at(-1) === "**" || folderOnly ? 1 : 0;
    return (location) => {
        const found = grants ? location.names : location.composed;
        if (found.length < start.length || start.some((name, index) => found[index] !== name))
            return false;
        return matchesRuns(runs, found, { from: start.length, inside });
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
    const grantable = access !== "write" || !names.some(isProtected);
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
    const start = compileWildcard(`${/^[^*?[{]*/.exec(pattern)?.[0] ?? ""}*`);
    return ({ kind, restricted, opaque }) => {
        if (opaque)
            return true;
        const paths = kind === "path" ? restricted.map((path) => path.normalize("NFC")) : [];
        if (kind === "path")
            return paths.some((path) => glob(path) || below(path));
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
    const { starts, open } = unwrap(part.words);
    const [name, ...words] = part.words.slice(starts.at(-1));
    const program = baseName(name?.value ?? "");
    if (withoutFiles.includes(program))
        return [];
    const options = words.filter(({ value }) => value.startsWith("-"));
    const operands = words.filter(({ value }) => !value.startsWith("-"));
    const skipped = withPattern.includes(program) && !options.some(({ value }) => bringsPattern.test(value)) ? 1 : 0;
    const unnamed = open || showsUnnamed(program, { options, operands }) ? [{ text: program }] : [];
    return [...operands.slice(skipped).map(operand), ...options.flatMap(attached), ...unnamed];
}
/** What these show is no file's contents. */
const plainGit = ["status", "rev-parse", "ls-files", "merge-base", "describe", "branch", "remote"];
/** Shows contents of files that it does not name: of a whole folder, or of the repository's history. */
function showsUnnamed(program, { options, operands }) {
    if (program === "git")
        return !plainGit.includes(operands[0]?.value ?? "");
    if (program === "rg")
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




/** Where the commands of a line may run: after `cd src` there or, if that fails, here; after any other way to move nobody knows. */
function foldersOf(command, { places, moves }) {
    if (!moves)
        return [places.workspace];
    const folder = /^[\s(]*cd\s+(["']?)([\w.@][\w.@/-]*)\1\s*(?:&&|;|\n)/.exec(command)?.[2];
    return folder === undefined ? [] : [places.workspace, external_node_path_.posix.resolve(places.workspace, folder)];
}
/** A wildcard stays in its folder, but which files it means is known to nobody. */
function operandNeeds(part, { places, folders }) {
    return readOperands(part).map(({ text, path }) => {
        if (path !== undefined && !text.startsWith("~"))
            return namedNeed({ access: "read", text: path }, { places, folders });
        const leaves = folders.length !== 1 || /^[/~]|\.\./.test(text);
        return { kind: "path", text, access: "read", ...nowhere, class: leaves ? "outside" : "reading" };
    });
}
function targetNeed({ access, text, path }, { places, moves }) {
    if (path !== undefined)
        return namedNeed({ access, text: path }, { places, folders: moves ? [] : [places.workspace] });
    return { kind: "path", text, access, ...nowhere, class: access === "write" ? "protected" : "outside" };
}
const nowhere = { locations: [], below: [] };
/** Seen from every folder that it may be named in. */
function namedNeed({ access, text }, { places, folders }) {
    const from = text.startsWith("/") ? ["/"] : folders;
    const locations = [...new Set(from.map((folder) => external_node_path_.posix.resolve(folder, text)))].map(locate);
    const below = fromRoot(locations, places);
    const unknown = access === "write" ? "protected" : "outside";
    return { kind: "path", text, access, locations, below, class: below.length > 0 ? pathClass(below, access) : unknown };
}
function subjectNeed(subject, places) {
    const names = subject.named === undefined ? [subject.path] : [subject.path, subject.named];
    const locations = names.map((name) => locate(external_node_path_.posix.resolve(places.workspace, name)));
    const below = fromRoot(locations, places);
    const found = pathClass(below, subject.access);
    const outside = !subject.inside && found !== "protected";
    const { path: text, access } = subject;
    return { kind: "path", text, access, locations, below, class: outside ? "outside" : found };
}
function pathClass(below, access) {
    if (access === "write" && below.some(isProtected))
        return "protected";
    if (below.some((path) => path.startsWith("/")))
        return "outside";
    return access === "write" ? "edit" : "reading";
}
function fromRoot(locations, { workspace }) {
    const root = locate(workspace).path;
    const start = root === "/" ? root : `${root}/`;
    return locations.map(({ path }) => (path === root ? "." : path.startsWith(start) ? path.slice(start.length) : path));
}

;// CONCATENATED MODULE: ./.build/permission/rules/needs.js






function readNeeds(call, surroundings) {
    const paths = call.subjects.flatMap((subject) => subject.kind === "path" ? [subjectNeed(subject, surroundings.places)] : []);
    const command = commandOf(call);
    if (command === undefined) {
        const needs = paths.length > 0 ? paths : [callNeed(call)];
        return { needs, parts: [], quotedPaths: [], operands: [] };
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
        return { needs: [riddle, ...paths], command, parts: [], quotedPaths: [], operands: [] };
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
        operands: read,
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
    return command !== undefined && couldMatch(pattern, command) ? command : undefined;
}
function concernsPart(pattern, { opaque, candidates }) {
    return opaque || candidates.some(({ text, from }) => couldMatch(pattern, text, from));
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
        const location = locate(path.startsWith("/") ? path : `${workspace}/${path}`);
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
    const shape = parse_rule_tokenise(text);
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
    const split = splitCommand(pattern.replace(/:\*$/, " *").replaceAll("*", "x"));
    return split.kind === "parts" && split.parts.some(({ allowable }) => allowable === "exact" || allowable === "whole");
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
    const escaped = (below ?? path).split("/").map(escapeSegment).join("/");
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
    const read = readNeeds(call, rules.surroundings);
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

;// CONCATENATED MODULE: ./.build/permission/shell/refusal.js
/** How the readers of a command say no: they throw, and `readCommand` turns it into a refusal. Nothing else catches it. */
/** No `Error`: a refusal is an answer, and nobody reads where it was thrown. To write that down takes longer than to judge. */
class NotReadOnly {
    word;
    message;
    constructor(word, message) {
        this.word = word;
        this.message = message;
    }
}
/** `reason` is a sentence for the model, and ends with what to use instead. */
function refuse(word, reason) {
    throw new NotReadOnly(word, reason);
}

;// CONCATENATED MODULE: ./.build/permission/shell/word.js
/** The word as it stands, wildcards unexpanded: what a program is given where its word can name no file. */
function literal(word) {
    return word.pieces.map((piece) => ("text" in piece ? piece.text : piece.kind === "status" ? "$?" : "{}")).join("");
}
function hasGlob(word) {
    return word.pieces.some((piece) => piece.kind === "glob");
}
function hasStatus(word) {
    return word.pieces.some((piece) => piece.kind === "status");
}
function hasItem(word) {
    return word.pieces.some((piece) => piece.kind === "item");
}
/** Stands for any number of words: nothing may follow it that is placed by counting. */
function hasManyItems(word) {
    return word.pieces.some((piece) => piece.kind === "item" && piece.items === "many");
}
/** A word that the table writes itself, or cuts out of another. */
function plainWord(text) {
    return { source: text, pieces: text === "" ? [] : [{ kind: "text", text }] };
}
/** The rest of a word after its first `length` characters, which are text. */
function afterPrefix(word, length) {
    const pieces = [];
    let left = length;
    for (const piece of word.pieces) {
        const cut = "text" in piece ? Math.min(left, piece.text.length) : 0;
        left -= cut;
        if (!("text" in piece))
            pieces.push(piece);
        else if (cut < piece.text.length)
            pieces.push({ ...piece, text: piece.text.slice(cut) });
    }
    return { source: word.source, pieces };
}

;// CONCATENATED MODULE: ./.build/permission/shell/argument.js


function argument_text(written) {
    return { kind: "text", text: written };
}
/** A pattern, a number, a revision: wildcards in it are its own, not files. */
function textOf(word, before = "") {
    if (hasItem(word))
        return itemOf(word, { before });
    if (hasStatus(word))
        return statusOf(word, before);
    return argument_text(before + literal(word));
}
/** What bash would give to any program: one argument per matching file where there is a wildcard. */
function expandedOf(word) {
    return hasGlob(word) ? pathOf(word, "search") : textOf(word);
}
/** `-` is standard input, and the null device can be read by anybody: neither is a place in the tree. */
function pathOf(word, access, prefix = "") {
    if (hasItem(word))
        return itemOf(word, { before: prefix, access });
    const written = literal(word);
    if (written === "-" || written === "/dev/null")
        return argument_text(prefix + written);
    const path = { kind: "path", pieces: piecesOf(word), access };
    return prefix === "" ? path : { ...path, prefix };
}
/** A path in a place that takes exactly one word. */
function onePathOf(word, access, prefix = "") {
    const path = pathOf(word, access, prefix);
    return path.kind === "path" ? { ...path, matches: "one" } : path;
}
function piecesOf(word) {
    return word.pieces.map((piece) => ("text" in piece ? piece : refuse(word.source, "write the path itself here.")));
}
function itemOf(word, place) {
    const [before, after] = around(word, "item");
    const item = { kind: "item", before: place.before + before, after };
    return place.access === undefined ? item : { ...item, access: place.access };
}
function statusOf(word, prefix) {
    const [before, after] = around(word, "status");
    return { kind: "status", before: prefix + before, after };
}
/** The texts on both sides of the only placeholder in a word. */
function around(word, kind) {
    const index = word.pieces.findIndex((piece) => piece.kind === kind);
    const sides = [word.pieces.slice(0, index), word.pieces.slice(index + 1)].map((side) => side
        .map((piece) => (piece.kind === "text" ? piece.text : refuse(word.source, "this word holds too much: split it.")))
        .join(""));
    return [sides[0] ?? "", sides[1] ?? ""];
}

;// CONCATENATED MODULE: ./.build/permission/shell/awk-tokens.js
/** Cuts an awk program into tokens, and refuses where two awks could disagree about where one ends. */

const advice = "this awk program is hard to read: write it more simply.";
const keywords = new Set("print printf return in if else while for do delete next nextfile exit BEGIN END function".split(" "));
const signs = /\*\*=|&&|\|\||\|&|>>|\+\+|--|[-+*/%^=!<>]=|\*\*|!~|[-{}()[\];,+*/%^!<>|?:~$=&@\\.]/y;
function scanAwk(source) {
    const tokens = [];
    /** For every open parenthesis: does it belong to `if`, `while` or `for`? */
    const heads = [];
    let closedHead = false;
    let position = 0;
    const take = (pattern) => {
        pattern.lastIndex = position;
        const found = pattern.exec(source)?.[0];
        position += found?.length ?? 0;
        return found;
    };
    while (position < source.length) {
        if (take(/[ \t]+|#[^\n]*/y) !== undefined)
            continue;
        const last = tokens.at(-1);
        const afterHead = closedHead;
        closedHead = false;
        const kinds = [
            ["newline", /\n/y],
            ["number", /(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?/y],
            ["name", /[A-Za-z_][A-Za-z0-9_]*/y],
            ["string", /"(?:[^"\\\n]|\\[^\n])*"/y],
        ];
        const plain = kinds.find(([, pattern]) => {
            pattern.lastIndex = position;
            return pattern.test(source);
        });
        if (plain !== undefined) {
            tokens.push({ kind: plain[0], text: take(new RegExp(plain[1].source, "y")) ?? "" });
            continue;
        }
        if (source[position] === "/") {
            if (afterHead || ["++", "--", "length"].includes(last?.text ?? ""))
                refuse("/", advice);
            if (!endsOperand(last)) {
                const text = take(/\/(?:[^/\\\n]|\\[^\n])*\//y);
                if (text === undefined || !closesBrackets(text.slice(1, -1)))
                    return refuse(source.slice(position, position + 12), advice);
                tokens.push({ kind: "pattern", text });
                continue;
            }
        }
        const text = take(new RegExp(signs.source, "y"));
        if (text === undefined)
            return refuse(source.slice(position, position + 12), advice);
        if (text === "(")
            heads.push(["if", "while", "for"].includes(last?.text ?? ""));
        if (text === ")")
            closedHead = heads.pop() ?? false;
        tokens.push({ kind: "sign", text });
    }
    return tokens;
}
/** After a value a slash divides; anywhere else it opens a pattern. */
function endsOperand(token) {
    if (token === undefined || token.kind === "newline")
        return false;
    if (token.kind === "sign")
        return [")", "]", "++", "--"].includes(token.text);
    return token.kind !== "name" || !keywords.has(token.text);
}
/** A slash inside a bracket ends the pattern for some awks and not for others: brackets must be closed before it. */
function closesBrackets(pattern) {
    return /^(?:[^[\\]|\\.|\[\^?\]?(?:\[:[a-z]+:\]|[^\][\\]|\\.)*\])*$/.test(pattern);
}

;// CONCATENATED MODULE: ./.build/permission/shell/options.js
/**
 * Reads the options of one command by a notation, and refuses every option that the notation does not name.
 *
 * The notation is a list of options: `-abc` are flags, and each letter or long name may be followed by `:` (takes a
 * text), `@` (takes a file to read) or `?` (takes a text, only attached). `-#` allows a number, as in `head -20`.
 * Abbreviations of long names are unknown options.
 */



const kinds = { "": "flag", ":": "text", "@": "path", "?": "attached" };
/** There are as many notations as rows, and each is read once. */
const tables = new Map();
function optionTable(notation) {
    const known = tables.get(notation) ?? readNotation(notation);
    tables.set(notation, known);
    return known;
}
function readNotation(notation) {
    const table = new Map();
    for (const entry of notation.split(/\s+/).filter((part) => part !== "")) {
        const long = /^(--[a-z0-9][A-Za-z0-9-]*)([:@?]?)$/.exec(entry);
        if (long !== null)
            table.set(long[1] ?? "", kinds[long[2] ?? ""] ?? "flag");
        else
            for (const [, letter, mark] of entry.slice(1).matchAll(/(.)([:@?]?)/g))
                table.set(`-${letter}`, kinds[mark ?? ""] ?? "flag");
    }
    return table;
}
function parseOptions(words, rules) {
    return new OptionReader(words, rules).read();
}
class OptionReader {
    words;
    rules;
    position = 0;
    options = [];
    arguments = [];
    operands = [];
    written = [];
    constructor(words, rules) {
        this.words = words;
        this.rules = rules;
    }
    read() {
        while (this.position < this.words.length) {
            const word = this.words[this.position++];
            if (word === undefined)
                break;
            const written = literal(word);
            if (written === "--") {
                this.takeRest();
            }
            else if (written === "-" || !written.startsWith("-")) {
                this.pushOperands([word]);
                if (this.rules.end === "first")
                    this.takeRest();
            }
            else if (written.startsWith("--"))
                this.long(word, written);
            else
                this.cluster(word, written);
        }
        const { options, operands, written } = this;
        return { options, arguments: this.arguments, operands, written };
    }
    takeRest() {
        this.pushOperands(this.words.slice(this.position));
        this.position = this.words.length;
    }
    pushOperands(words) {
        this.operands.push(...words);
        this.written.push(...words);
    }
    long(word, written) {
        const [name = ""] = written.split("=", 1);
        const kind = this.kindOf(name, word);
        const given = this.rules.rewrite?.[name] ?? name;
        const attached = written.length > name.length ? afterPrefix(word, name.length + 1) : undefined;
        if (kind === "flag" && attached !== undefined)
            this.unknown(word);
        if (attached === undefined && (kind === "flag" || kind === "attached")) {
            this.push({ name }, word, [argument_text(given)]);
        }
        else {
            const value = attached ?? this.next(word);
            this.push({ name, value }, word, this.valued({ kind, given, value, join: "=" }));
        }
    }
    cluster(word, written) {
        if (/^-[0-9]+$/.test(written) && this.rules.table.has("-#")) {
            this.push({ name: "-#" }, word, [argument_text(written)]);
            return;
        }
        let given = "-";
        for (let index = 1; index < written.length; index += 1) {
            const letter = written[index] ?? "";
            const name = `-${letter}`;
            if (/[0-9]/.test(letter) && this.rules.table.has("-#") && !this.rules.table.has(name)) {
                given += letter;
                continue;
            }
            const kind = this.kindOf(name, word);
            given += (this.rules.rewrite?.[name] ?? name).slice(1);
            if (kind === "flag") {
                this.options.push({ name });
                continue;
            }
            const attached = index + 1 < written.length ? afterPrefix(word, index + 1) : undefined;
            if (attached === undefined && kind === "attached") {
                this.options.push({ name });
                continue;
            }
            const value = attached ?? this.next(word);
            this.push({ name, value }, word, this.valued({ kind, given, value, join: kind === "attached" ? "" : undefined }));
            return;
        }
        this.push(undefined, word, [argument_text(given)]);
    }
    /**
     * A long option and its value are one argument, a letter and its value are two: what we took for a value cannot be
     * taken for another option, or for further letters, by a program that reads its options differently.
     */
    valued(option) {
        const prefix = option.join === undefined ? "" : option.given + option.join;
        const value = option.kind === "path" ? onePathOf(option.value, "read", prefix) : textOf(option.value, prefix);
        return option.join === undefined ? [argument_text(option.given), value] : [value];
    }
    push(option, word, given) {
        if (hasStatus(word))
            refuse(word.source, "$? is known only in words to print or to compare.");
        if (hasItem(word) && option?.value === undefined)
            refuse(word.source, "an item cannot be an option.");
        if (option !== undefined)
            this.options.push(option);
        this.arguments.push(...given);
        this.written.push(...given);
    }
    next(word) {
        const value = this.words[this.position++];
        return value ?? refuse(word.source, "this option needs a value: write it.");
    }
    kindOf(name, word) {
        return this.rules.table.get(name) ?? this.unknown(word, name);
    }
    unknown(word, name = word.source) {
        return refuse(word.source, `${this.rules.command} may not be given ${name} here: leave it out.`);
    }
}

;// CONCATENATED MODULE: ./.build/permission/shell/awk.js
/**
 * `awk`, without everything by which a program reaches out: no output but standard output, no input but its files, no
 * commands, no environment. A `>` is a comparison, or it is refused.
 */





const table = optionTable("-F:v: --field-separator: --assign: --version");
const forbidden = new Set("system getline close ENVIRON ARGV ARGC PROCINFO SYMTAB FUNCTAB extension include load namespace func switch case default BEGINFILE ENDFILE".split(" "));
const functions = new Set(`length substr index split sub gsub gensub match sprintf sin cos atan2 exp log sqrt int rand srand tolower toupper
  strftime systime mktime asort asorti strtonum and or xor lshift rshift compl patsplit isarray typeof fflush print printf if
  while for return in delete exit else`.split(/\s+/));
const judgeAwk = (words) => {
    const parsed = parseOptions(words, { command: "awk", table, end: "first" });
    for (const { name, value } of parsed.options)
        if (value !== undefined && ["-v", "--assign"].includes(name))
            checkAssignment(value);
    if (parsed.options.some(({ name }) => name === "--version"))
        return { arguments: [argument_text("--version")] };
    const [program, ...files] = parsed.operands;
    if (program === undefined)
        return refuse("awk", "awk needs a program, as in awk '{print $1}' file.");
    if (hasItem(program) || hasStatus(program))
        return refuse(program.source, "write the program itself here.");
    checkProgram(scanAwk(literal(program)));
    return {
        arguments: [...parsed.arguments, argument_text("--"), argument_text(literal(program)), ...files.map(fileOrAssignment)],
    };
};
function checkAssignment(word) {
    const name = /^([A-Za-z_][A-Za-z0-9_]*)=/.exec(literal(word))?.[1];
    if (name === undefined || forbidden.has(name))
        refuse(word.source, "write a variable as name=value.");
}
function fileOrAssignment(word) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*=/.test(literal(word)))
        return pathOf(word, "read");
    checkAssignment(word);
    return textOf(word);
}
function checkProgram(tokens) {
    const own = new Set(tokens.flatMap((token, index) => (tokens[index - 1]?.text === "function" ? [token.text] : [])));
    let printing;
    let depth = 0;
    for (const [index, token] of tokens.entries()) {
        const before = tokens[index - 1];
        const after = tokens[index + 1];
        if (token.kind === "name") {
            if (!isPlainGetline(token, after))
                checkName(token.text, after?.text === "(" && !own.has(token.text));
            if (token.text === "print" || token.text === "printf")
                printing = depth;
        }
        else if (token.kind === "newline") {
            if (depth <= (printing ?? depth) && endsStatement(before))
                printing = undefined;
        }
        else if (token.kind === "sign") {
            if ("([{".includes(token.text))
                depth += 1;
            if (")]}".includes(token.text))
                depth -= 1;
            if (token.text === ";" || token.text === "}")
                printing = undefined;
            if (token.text === ">" && printing !== undefined && depth <= printing)
                refuse(">", "awk would write a file here: put a comparison in parentheses, or leave the redirect out.");
            if (["|", "|&", ">>"].includes(token.text))
                refuse(token.text, "awk only prints here: put the pipe after the program, outside its quotes.");
            if (["@", "\\", "&", "."].includes(token.text) || (token.text === ":" && after?.text === ":"))
                refuse(token.text, "this is not known in an awk program here: leave it out.");
        }
    }
}
/** By itself it takes the next line of the same input; a pipe before it is refused anyway. */
function isPlainGetline(token, after) {
    return (token.text === "getline" && (after === undefined || after.kind === "newline" || [";", "}"].includes(after.text)));
}
/** A line goes on after a comma or an operator. */
function endsStatement(token) {
    return endsOperand(token) || token?.text === "print" || token?.kind === "newline";
}
function checkName(name, called) {
    if (forbidden.has(name))
        refuse(name, `awk may not use ${name} here: use its fields, and pipes outside the program.`);
    // A variable before a parenthesis is a concatenation for some awks, and a call for others.
    if (called && !functions.has(name) && !/^(?:NR|NF|FNR)$/.test(name))
        refuse(name, `${name} is not a function that only computes: leave it out.`);
}

;// CONCATENATED MODULE: ./.build/permission/shell/repetition.js



const repetition_table = optionTable(`-0rtxn:L:I:d:P:i?l? --null --no-run-if-empty --verbose --exit --max-args: --max-lines? --replace?
  --delimiter: --max-procs: --open-tty`);
const judgeXargs = (words, inner) => {
    const { options, operands } = parseOptions(words, { command: "xargs", table: repetition_table, end: "first" });
    const placeholder = placeholderOf(options);
    const size = placeholder === undefined ? sizeOf(options) : undefined;
    const command = operands.length === 0 ? [plainWord("echo")] : operands;
    const many = placeholder === undefined && size !== 1;
    const item = { source: "{}", pieces: [{ kind: "item", items: many ? "many" : "one" }] };
    const placed = placeholder === undefined ? [...command, item] : withItems(command, { placeholder, items: "one" });
    const plan = inner(placed);
    if (plan.repeat !== undefined)
        return refuse(plan.name, "one repetition in another is not run: write two pipes.");
    const repeat = {
        command: plan,
        mode: placeholder === undefined && size === undefined ? "many" : "each",
        ...(size === undefined ? {} : { size }),
        separator: separatorOf(options, placeholder),
        whenEmpty: options.some(({ name }) => ["-r", "--no-run-if-empty"].includes(name)) ? "skip" : "run",
    };
    return { arguments: [], repeat };
};
/** Whoever runs the plan has a limit of its own: the command is run without this one. */
const judgeTimeout = (words, inner) => {
    const { operands } = parseOptions(words, { command: "timeout", table: timeoutTable, end: "first" });
    const [duration, ...command] = operands;
    if (duration === undefined || !/^[0-9.]+[smhd]?$/.test(literal(duration)) || command.length === 0)
        return refuse(duration?.source ?? "timeout", "write timeout SECONDS COMMAND, or leave it out.");
    return inner(command);
};
const timeoutTable = optionTable("-k:s:v --foreground --preserve-status --kill-after: --signal: --verbose");
/** The same words, with an item wherever the placeholder is written. */
function withItems(words, { placeholder, items }) {
    return words.map((word) => ({
        source: word.source,
        pieces: word.pieces.flatMap((piece) => {
            if (piece.kind !== "text")
                return [piece];
            const texts = piece.text.split(placeholder);
            return texts.flatMap((text, index) => [
                ...(index === 0 ? [] : [{ kind: "item", items }]),
                ...(text === "" ? [] : [{ kind: "text", text }]),
            ]);
        }),
    }));
}
function writtenFor(options, names) {
    const option = options.findLast(({ name }) => names.includes(name));
    return option === undefined ? undefined : option.value === undefined ? "" : literal(option.value);
}
function placeholderOf(options) {
    const written = writtenFor(options, ["-I", "-i", "--replace"]);
    return written === "" ? "{}" : written;
}
function sizeOf(options) {
    const written = writtenFor(options, ["-n", "--max-args", "-L", "-l", "--max-lines"]);
    if (written === undefined)
        return undefined;
    const size = Number(written === "" ? "1" : written);
    return Number.isInteger(size) && size > 0 ? size : refuse(written, "xargs needs a number here.");
}
function separatorOf(options, placeholder) {
    const names = new Set(options.map(({ name }) => name));
    const delimiter = writtenFor(options, ["-d", "--delimiter"]);
    if (delimiter !== undefined)
        return delimiterOf(delimiter);
    if (names.has("-0") || names.has("--null"))
        return "nul";
    const byLine = placeholder !== undefined || ["-L", "-l", "--max-lines"].some((name) => names.has(name));
    return byLine ? "lines" : "blanks";
}
function delimiterOf(written) {
    const named = { "\\n": "\n", "\\t": "\t", "\\0": "\0", "\\\\": "\\" };
    const character = named[written] ?? written;
    if (character === "\0")
        return "nul";
    return [...character].length === 1 ? { character } : refuse(written, "xargs separates by one character.");
}

;// CONCATENATED MODULE: ./.build/permission/shell/find.js
/**
 * `find`, with its tests and the actions that print. `-exec` becomes a repetition of a command of the table: `find` then
 * only prints names, and whoever runs the plan starts the command.
 */




const alone = new Set(`! ( ) , -not -a -and -o -or -true -false -print -print0 -prune -quit -ls -empty -depth -d -mount -xdev -daystart
  -nouser -nogroup -readable -writable -executable -noleaf -warn -nowarn -ignore_readdir_race -noignore_readdir_race
  --help --version -help -version -P -O0 -O1 -O2 -O3`.split(/\s+/));
const withText = new Set(`-name -iname -path -ipath -wholename -iwholename -regex -iregex -regextype -lname -ilname -type -xtype -size -maxdepth
  -mindepth -mtime -atime -ctime -mmin -amin -cmin -perm -user -group -uid -gid -links -inum -fstype -used -printf
  -newerat -newerBt -newerct -newermt`.split(/\s+/));
const withPath = /^-(?:newer|anewer|cnewer|samefile|newer[aBcm][aBcm])$/;
const printing = new Set(["-print", "-print0", "-printf", "-ls"]);
const find_advice = {
    "-delete": "nothing is deleted: leave it out.",
    "-execdir": "use -exec instead.",
    "-ok": "nobody is there to answer: use -exec.",
    "-okdir": "nobody is there to answer: use -exec.",
    "-L": "links are not followed: leave it out.",
    "-H": "links are not followed: leave it out.",
    "-follow": "links are not followed: leave it out.",
};
const judgeFind = (words, inner) => {
    const start = words.findIndex((word) => /^(?:-[^P]|-P.|[!(),])/.test(literal(word)) && !/^-O[0-3]$/.test(literal(word)));
    const places = start === -1 ? words : words.slice(0, start);
    const expression = new ExpressionReader(start === -1 ? [] : words.slice(start), inner).read();
    const item = words.find(hasItem);
    if (item !== undefined)
        return refuse(item.source, "find is not given items: name the folders.");
    const before = places.map((word) => (alone.has(literal(word)) ? argument_text(literal(word)) : pathOf(word, "search")));
    return { ...expression, arguments: [...before, ...expression.arguments] };
};
class ExpressionReader {
    words;
    inner;
    given = [];
    position = 0;
    prints = false;
    repeat;
    constructor(words, inner) {
        this.words = words;
        this.inner = inner;
    }
    read() {
        while (this.position < this.words.length) {
            const word = this.words[this.position++];
            if (word === undefined)
                break;
            this.primary(word, literal(word));
        }
        if (this.repeat === undefined)
            return { arguments: this.given };
        if (this.prints)
            return refuse("-exec", "find prints or starts a command, not both: leave -print out.");
        return { arguments: this.given, repeat: this.repeat };
    }
    primary(word, name) {
        if (this.repeat !== undefined && name === "-print" && this.position === this.words.length) {
            this.repeat = { ...this.repeat, command: listing(this.repeat.command) };
            return;
        }
        if (this.repeat !== undefined && name !== ")")
            refuse(word.source, "nothing may follow -exec: write it last.");
        if (printing.has(name))
            this.prints = true;
        if (alone.has(name))
            this.given.push(argument_text(name));
        else if (withText.has(name))
            this.given.push(argument_text(name), textOf(this.value(word)));
        else if (withPath.test(name))
            this.given.push(argument_text(name), onePathOf(this.value(word), "search"));
        else if (name === "-exec")
            this.execute();
        else
            refuse(word.source, find_advice[name] ?? `find may not be given ${name} here: leave it out.`);
    }
    value(word) {
        return this.words[this.position++] ?? refuse(word.source, "this test needs a value: write it.");
    }
    execute() {
        const rest = this.words.slice(this.position).map(literal);
        const plus = rest.findIndex((written, index) => written === "+" && rest[index - 1] === "{}");
        const semicolon = rest.indexOf(";");
        const end = plus !== -1 && (semicolon === -1 || plus < semicolon) ? plus : semicolon;
        if (end === -1)
            refuse("-exec", "end the command with {} + or with \\;.");
        const many = end === plus;
        const command = this.words.slice(this.position, this.position + end);
        this.position += end + 1;
        this.given.push(argument_text("-print0"));
        this.repeat = {
            command: this.inner(withItems(command, { placeholder: "{}", items: many ? "many" : "one" })),
            mode: many ? "many" : "each",
            separator: "nul",
            whenEmpty: "skip",
        };
    }
}
/** `-exec grep -q x {} \\; -print` prints the files that match: so does `grep -l`. */
function listing(command) {
    const quiet = command.arguments.findIndex((argument) => argument.kind === "text" && /^(?:-[A-Za-z]*q[A-Za-z]*|--quiet|--silent)$/.test(argument.text));
    const found = command.arguments[quiet];
    if (!/^[ef]?grep$/.test(command.name) || found?.kind !== "text")
        return refuse("-print", "nothing may follow -exec: write it last.");
    const text = found.text.startsWith("--") ? "--files-with-matches" : found.text.replaceAll("q", "l");
    return { ...command, arguments: command.arguments.with(quiet, { kind: "text", text }) };
}

;// CONCATENATED MODULE: ./.build/permission/shell/git-options.js
/** The options of git that only choose what is shown. What starts a program or writes a file is in none of these lists. */
const diffOptions = `-puszRabwWcmtrqU?M?C?D?B?l?X?S:G:I: --patch --no-patch --unified: --raw --patch-with-raw
  --patch-with-stat --minimal --patience --histogram --anchored: --diff-algorithm: --stat? --compact-summary --numstat
  --shortstat --dirstat? --dirstat-by-file? --cumulative --summary --name-only --name-status --submodule? --color?
  --no-color --color-moved? --no-color-moved --color-moved-ws: --word-diff? --word-diff-regex: --color-words?
  --no-renames --rename-empty --no-rename-empty --check --full-index --binary --abbrev? --no-abbrev --break-rewrites?
  --find-renames? --find-copies? --find-copies-harder --irreversible-delete --diff-filter: --find-object: --pickaxe-all
  --pickaxe-regex --skip-to: --rotate-to: --relative? --no-relative --text --ignore-cr-at-eol --ignore-space-at-eol
  --ignore-space-change --ignore-all-space --ignore-blank-lines --ignore-matching-lines: --inter-hunk-context:
  --function-context --exit-code --quiet --no-ext-diff --no-textconv --ignore-submodules? --src-prefix: --dst-prefix:
  --no-prefix --default-prefix --line-prefix: --stat-width: --stat-name-width: --stat-graph-width: --stat-count:
  --indent-heuristic --no-indent-heuristic --ws-error-highlight: --cc --combined-all-paths --no-diff-merges
  --diff-merges: --output-indicator-new: --output-indicator-old: --output-indicator-context: --ita-invisible-in-index --ita-visible-in-index`;
const revisionOptions = `-#n: --all --branches? --tags? --remotes? --glob: --exclude: --reflog --not --max-count:
  --skip: --since: --after: --until: --before: --since-as-filter: --max-age: --min-age: --author: --committer: --grep:
  --grep-reflog: --all-match --invert-grep --regexp-ignore-case --extended-regexp --fixed-strings --perl-regexp
  --basic-regexp -iEFP --merges --no-merges --min-parents: --max-parents: --no-min-parents --no-max-parents
  --first-parent --exclude-first-parent-only --remove-empty --reverse --date-order --topo-order --author-date-order
  --parents --children --left-right --cherry --cherry-pick --cherry-mark --left-only --right-only --boundary
  --simplify-by-decoration --full-history --dense --sparse --simplify-merges --ancestry-path? --show-pulls
  --walk-reflogs -g --merge --no-walk? --do-walk --in-commit-order --ignore-missing --abbrev-commit
  --no-abbrev-commit --oneline --format: --pretty? --date: --relative-date --encoding: --graph --no-graph
  --show-linear-break? --no-commit-header`;
const logOptions = `${revisionOptions} ${diffOptions} --decorate? --no-decorate --decorate-refs:
  --decorate-refs-exclude: --clear-decorations --source --follow --no-follow --full-diff --log-size --use-mailmap
  --mailmap --no-mailmap --no-use-mailmap --expand-tabs? --no-expand-tabs --notes? --no-notes --show-notes? --root
  --no-expand -L:`;
const listOptions = `--sort: --format: --points-at: --contains? --no-contains? --merged? --no-merged? --column?
  --no-column --color? --no-color -i --ignore-case --omit-empty`;

;// CONCATENATED MODULE: ./.build/permission/shell/git-row.js
/** One row of the table of git's subcommands, and what several rows share. */

/** Neither a diff program nor a text converter of the repository is started. */
const withoutPrograms = () => ["--no-ext-diff", "--no-textconv"];
/** What walks through commits and shows them. */
const git_row_history = {
    options: logOptions,
    rest: "revision",
    paths: "known",
    add: withoutPrograms,
    items: "revision",
    showsHistory: always,
    keepsToPathspec: unlessItWanders,
};
function always() {
    return true;
}
/** These follow a file to its other names, show a commit whole, or put other paths in place of those that were given. */
function unlessItWanders(words) {
    return !has(words, "--follow", "--full-diff", "-L", "--merge");
}
/** With these alone, `log` and `diff` print names, numbers and messages, and never a line of a file. */
const withoutContents = new Set([
    ...["--oneline", "-n", "--max-count", "-#", "--skip", "--graph", "--all", "--branches", "--tags", "--remotes"],
    ...["--decorate", "--no-decorate", "--stat", "--shortstat", "--numstat", "--name-only", "--name-status", "--summary"],
    ...[
        "--dirstat",
        "--raw",
        "--no-patch",
        "-s",
        "--quiet",
        "--format",
        "--pretty",
        "--abbrev-commit",
        "--abbrev",
        "--date",
    ],
    ...["--since", "--after", "--until", "--before", "--author", "--committer", "--grep", "-i", "-E", "-F"],
    ...[
        "--merges",
        "--no-merges",
        "--first-parent",
        "--reverse",
        "--follow",
        "--left-right",
        "--diff-filter",
        "--cached",
    ],
    ...["--staged", "--no-color", "--merge-base", "-M", "--find-renames", "--no-renames", "-z"],
]);
/** `log` prints contents only where an option asks for them. */
function unlessPlain({ options }) {
    return !options.every(({ name }) => withoutContents.has(name));
}
const summaries = [
    "--stat",
    "--shortstat",
    "--numstat",
    "--name-only",
    "--name-status",
    "--summary",
    "--dirstat",
    "--raw",
];
/** `diff` prints contents unless an option asks for something else. */
function unlessSummary(words) {
    return !has(words, ...summaries) || unlessPlain(words);
}
const has = (words, ...names) => words.options.some(({ name }) => names.includes(name));

;// CONCATENATED MODULE: ./.build/permission/shell/git-listings.js
/** Subcommands of git with words of their own: which of them only list, and as what they are read. */


const gitListings = {
    stash: {
        list: { options: logOptions, rest: "revision", add: withoutPrograms, showsHistory: always },
        show: {
            options: `${diffOptions} --include-untracked --only-untracked`,
            rest: "revision",
            add: withoutPrograms,
            showsHistory: always,
        },
    },
    reflog: { show: git_row_history, list: {}, exists: { rest: "text", most: 1 } },
    remote: {
        "": { options: "-v --verbose" },
        "get-url": { options: "--all --push", rest: "text", most: 1 },
    },
    worktree: { list: { options: "-vz --porcelain --verbose" } },
    submodule: { "": {}, status: { options: "--cached --recursive", rest: "path", paths: "known" } },
    notes: { "": {}, list: { rest: "revision", most: 1 }, show: { rest: "revision", most: 1, showsHistory: always } },
    bisect: { log: {} },
};

;// CONCATENATED MODULE: ./.build/permission/shell/git-table.js
/** The subcommands of git that only read, one row each. A subcommand that is not here does not run. */




/** A word after `git branch` or `git tag` makes one, unless an option says that it is a pattern. */
function onlyLists(words) {
    const [word] = words.operands;
    const listing = ["--list", "-l", "-n", "--contains", "--no-contains", "--merged", "--no-merged", "--points-at"];
    if (word !== undefined && !has(words, ...listing))
        refuse(word.source, "nothing is made or moved here: to list, write --list before the pattern.");
}
const safeKey = /^\^?(?:user|core|init|branch|remote|pull|push|fetch|merge|rebase|diff|log|color|alias|submodule|rerere|commit|tag|format|status|gui|i18n|advice|extensions|pack|gc|index|feature|safe|blame|grep|stash|help)(?:\.|\\\.|$)/i;
const blame = {
    options: `-bceflnpstwkhL:S@M?C? --root --show-stats --score-debug --show-name --show-number --show-email --porcelain
    --line-porcelain --incremental --date: --since: --after: --until: --before: --abbrev: --ignore-rev:
    --ignore-revs-file@ --color-lines --color-by-age --first-parent --reverse --minimal --no-progress --encoding:
    --no-textconv --diff-algorithm: --long`,
    rest: "revision",
    paths: "known",
    add: () => ["--no-textconv"],
    items: "revision",
    showsHistory: always,
};
const gitTable = {
    log: { ...git_row_history, showsHistory: unlessPlain },
    show: git_row_history,
    whatchanged: git_row_history,
    diff: {
        options: `${diffOptions} --cached --staged --merge-base --base --ours --theirs -0123`,
        rest: "revision",
        paths: "known",
        add: withoutPrograms,
        showsHistory: (words) => unlessSummary(words) || words.operands.some((word) => literal(word).includes(":")),
        keepsToPathspec: unlessItWanders,
    },
    "diff-tree": {
        options: `${diffOptions} --root --no-commit-id --merge-base --pretty? --format: --always -v`,
        rest: "revision",
        paths: "known",
        add: withoutPrograms,
        items: "revision",
        showsHistory: always,
        keepsToPathspec: unlessItWanders,
    },
    "diff-index": {
        options: `${diffOptions} --cached --merge-base`,
        rest: "revision",
        paths: "known",
        add: withoutPrograms,
        showsHistory: always,
        keepsToPathspec: unlessItWanders,
    },
    "diff-files": {
        options: diffOptions,
        rest: "revision",
        paths: "known",
        add: withoutPrograms,
        showsHistory: always,
        keepsToPathspec: unlessItWanders,
    },
    shortlog: {
        options: `${revisionOptions} -snecw? --summary --numbered --email --committer --group:`,
        rest: "revision",
        paths: "known",
        otherwise: "HEAD",
        items: "revision",
    },
    "rev-list": {
        options: `${revisionOptions} --count --objects --header --timestamp --no-object-names --disk-usage? --quiet`,
        rest: "revision",
        paths: "known",
        items: "revision",
    },
    blame,
    annotate: blame,
    grep: {
        options: `-niIawvhHEGPFlLcoqpWzrA:B:C:e:f@m:# --line-number --column --ignore-case --text --word-regexp
      --invert-match --full-name --extended-regexp --basic-regexp --perl-regexp --fixed-strings --files-with-matches
      --name-only --files-without-match --null --count --color? --no-color --break --heading --show-function
      --function-context --context: --after-context: --before-context: --and --or --not --all-match --cached --untracked
      --no-exclude-standard --exclude-standard --recurse-submodules --max-depth: --max-count: --threads:
      --only-matching --quiet --recursive --no-recursive --no-textconv --no-messages`,
        first: "text",
        rest: "revision",
        paths: "known",
        add: () => ["--no-textconv"],
        showsHistory: always,
        keepsToPathspec: always,
    },
    status: {
        options: `-sbzu? --short --branch --porcelain? --long --untracked-files? --ignored? --ignore-submodules? --column?
      --no-column --ahead-behind --no-ahead-behind --renames --no-renames --find-renames? --show-stash --null`,
        rest: "path",
        paths: "known",
    },
    branch: {
        options: `${listOptions} -arvl --all --remotes --list --verbose --show-current --abbrev? --no-abbrev`,
        rest: "text",
        check: onlyLists,
        add: (words) => (has(words, "--show-current") ? [] : ["--list"]),
    },
    tag: { options: `${listOptions} -ln? --list`, rest: "text", check: onlyLists, add: () => ["--list"] },
    "for-each-ref": {
        options: `${listOptions} --count: --exclude: --shell --perl --python --tcl`,
        rest: "text",
    },
    "show-ref": {
        options: "-ds?q --heads --branches --tags --dereference --hash? --abbrev? --head --verify --quiet",
        rest: "text",
    },
    "rev-parse": {
        options: `-q --abbrev-ref? --short? --verify --quiet --show-toplevel --git-dir --git-common-dir --absolute-git-dir
      --is-inside-work-tree --is-inside-git-dir --is-bare-repository --is-shallow-repository --show-prefix --show-cdup
      --symbolic --symbolic-full-name --all --branches? --tags? --remotes? --revs-only --no-revs --flags --no-flags
      --show-object-format? --since: --until: --disambiguate: --path-format:
      --show-superproject-working-tree`,
        rest: "revision",
        paths: "known",
        items: "revision",
    },
    "merge-base": {
        options: "-a --all --octopus --independent --is-ancestor --fork-point",
        rest: "revision",
        items: "revision",
    },
    "ls-files": {
        options: `-cdmoistuvzkfx:X@ --cached --deleted --modified --others --ignored --stage --unmerged --killed --exclude:
      --exclude-from@ --exclude-per-directory: --exclude-standard --error-unmatch --full-name --abbrev? --eol --directory
      --no-empty-directory --recurse-submodules --deduplicate --format: --with-tree: --sparse`,
        rest: "path",
        paths: "known",
        // Its lines become patterns, and what they match is listed.
        showsHistory: ({ options }) => options.some(({ name, value }) => name === "--exclude-per-directory" && value && literal(value) !== ".gitignore"),
        check: ({ options }) => {
            const named = options.find(({ name }) => name === "--exclude-per-directory")?.value;
            if (named !== undefined && literal(named).includes("/"))
                refuse(named.source, "name the file that each folder has, such as .gitignore.");
        },
    },
    "ls-tree": {
        options: `-drtlz --name-only --name-status --object-only --long --full-name --full-tree --abbrev? --format:`,
        first: "revision",
        rest: "path",
        paths: "known",
    },
    "cat-file": { options: "-tsepq --allow-unknown-type", rest: "revision", items: "revision", showsHistory: always },
    "name-rev": {
        options: "--tags --refs: --exclude: --all --name-only --no-undefined --always",
        rest: "revision",
        items: "revision",
    },
    describe: {
        options: `--all --tags --contains --abbrev? --long --match: --exclude: --always --dirty? --broken? --candidates:
      --exact-match --first-parent --debug`,
        rest: "revision",
        items: "revision",
    },
    cherry: { options: "-v --abbrev?", rest: "revision" },
    "show-branch": {
        options: "-ar --all --remotes --current --list --no-name --sha1-name --merge-base --independent --topics --more?",
        rest: "revision",
    },
    "check-ignore": { options: "-vnqz --verbose --non-matching --quiet --no-index", rest: "path", paths: "known" },
    "check-attr": { options: "-az --all --cached", rest: "text", paths: "known" },
    "check-ref-format": { options: "--branch --normalize --allow-onelevel", rest: "text" },
    "count-objects": { options: "-vH --verbose --human-readable" },
    "symbolic-ref": { options: "-q --short --quiet", rest: "text", most: 1 },
    version: { options: "--build-options" },
    var: {
        rest: "text",
        most: 1,
        check: ({ operands }) => {
            const odd = operands.find((word) => !/^GIT_[A-Z_]+$/.test(literal(word)));
            if (odd !== undefined)
                refuse(odd.source, "name one variable of git, such as GIT_AUTHOR_IDENT.");
        },
    },
    config: {
        options: `-z --get --get-all --get-regexp --local --show-origin --show-scope --name-only --null --type: --bool --int
      --path --default: --includes --no-includes`,
        rest: "text",
        check: (words) => {
            const [key, second] = words.operands;
            const reads = has(words, "--get", "--get-all", "--get-regexp");
            if (key === undefined || !safeKey.test(literal(key)) || literal(key).includes("|"))
                refuse(key?.source ?? "config", "settings can hold secrets: ask for one, as in git config --get user.name.");
            if (second !== undefined && !reads)
                refuse(second.source, "nothing is set: to read, write git config --get NAME.");
        },
    },
};

;// CONCATENATED MODULE: ./.build/permission/shell/git.js
/**
 * `git` by subcommand. Before `--` a word is a revision, unless it is written as a path that could lead out of the tree;
 * after it every word is a path. Global options are only those that change where and how to print.
 */






const quietGlobals = ["--no-pager", "-P", "--no-optional-locks"];
/** With these a pathspec means something else, and cannot be relied on to keep a file out. */
const pathspecGlobals = ["--literal-pathspecs", "--icase-pathspecs"];
const judgeGit = (words) => {
    const globals = [];
    let pathspecs = "usual";
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            break;
        const written = literal(word);
        if (pathspecGlobals.includes(written))
            pathspecs = "other";
        if (quietGlobals.includes(written) || pathspecGlobals.includes(written))
            globals.push(argument_text(written));
        else if (written === "-C") {
            const folder = words[index + 1] ?? refuse("-C", "name a folder inside the workspace.");
            globals.push(argument_text("-C"), onePathOf(folder, "search"));
            index += 1;
        }
        else if (["--version", "-v"].includes(written) && words.length === 1)
            return { arguments: [argument_text("--version")] };
        else if (written.startsWith("-"))
            return refuse(word.source, "of git's own options only -C and --no-pager are known: leave it out.");
        else {
            const judged = judgeSubcommand(word, words.slice(index + 1));
            return {
                ...judged,
                arguments: [...globals, ...judged.arguments],
                ...(judged.showsHistory && pathspecs === "other" && { showsHistory: "anything" }),
            };
        }
    }
    return refuse("git", "say what git should show, as in git log --oneline -20.");
};
function judgeSubcommand(word, rest) {
    const name = literal(word);
    if (hasItem(word) || hasGlob(word))
        return refuse(word.source, "write the subcommand itself.");
    const listing = gitListings[name];
    if (Object.hasOwn(gitListings, name) && listing !== undefined) {
        const [first, ...others] = rest;
        const second = first === undefined ? "" : literal(first);
        const row = Object.hasOwn(listing, second) ? listing[second] : undefined;
        if (row !== undefined && second !== "")
            return judgeRow(row, { name: [name, second], words: others });
        const bare = listing[""];
        if (bare !== undefined && (second === "" || second.startsWith("-")))
            return judgeRow(bare, { name: [name], words: rest });
        if (name !== "reflog" || ["expire", "delete", "drop", "write"].includes(second))
            return refuse(first?.source ?? name, `git ${name} only lists here: ${Object.keys(listing).filter(Boolean).join(", ")}.`);
        return judgeRow(listing["show"] ?? {}, { name: [name, "show"], words: rest });
    }
    const row = Object.hasOwn(gitTable, name) ? gitTable[name] : undefined;
    if (row === undefined)
        return refuse(word.source, "this subcommand of git is not one that only reads: use log, show, diff, blame, grep, ls-files.");
    return judgeRow(row, { name: [name], words: rest });
}
function judgeRow(row, { name, words }) {
    const end = words.findIndex((word) => literal(word) === "--");
    const before = end === -1 ? words : words.slice(0, end);
    const after = end === -1 ? [] : words.slice(end + 1);
    const command = `git ${name.join(" ")}`;
    const parsed = parseOptions(before, { command, table: optionTable(row.options ?? "") });
    row.check?.(parsed);
    for (const option of parsed.options)
        checkFormat(option);
    if (end !== -1 && row.paths === undefined)
        refuse("--", `${command} takes no paths: leave it out.`);
    const placed = placeWords(row, { command, parsed });
    const otherwise = parsed.operands.length === 0 && row.otherwise !== undefined ? [argument_text(row.otherwise)] : [];
    const paths = end === -1 ? [] : [argument_text("--"), ...after.map(pathspec)];
    const added = (row.add?.(parsed) ?? []).map(argument_text);
    return {
        arguments: [...name.map(argument_text), ...added, ...placed, ...otherwise, ...paths],
        ...(row.showsHistory?.(parsed) === true && { showsHistory: isKept(row, parsed) ? "by-path" : "anything" }),
    };
}
/** Whether all that it could show is what files hold under their paths, in commits. */
function isKept(row, parsed) {
    const patterns = row.first === "text" && !hasPattern(parsed) ? 1 : 0;
    // Without a pattern before `--` git takes the first word behind it, and revisions after that.
    if (parsed.operands.length < patterns)
        return false;
    return row.keepsToPathspec?.(parsed) === true && parsed.operands.slice(patterns).every(namesCommits);
}
/** `HEAD:file` and `x^{blob}` name contents themselves. A bare hash might: the runner asks for the commit of it. */
function namesCommits(word) {
    return !hasItem(word) && !hasGlob(word) && !hasStatus(word) && !/:|\^\{/.test(literal(word));
}
/** `-e` and `-f` give the pattern of `grep`, whose first operand is then a revision. */
function hasPattern({ options }) {
    return options.some(({ name }) => name === "-e" || name === "-f");
}
/** Options and operands stay in the order in which they were written: to git `--not` and `--contains x` mean it. */
function placeWords(row, { command, parsed }) {
    const extra = parsed.operands[row.most ?? parsed.operands.length];
    if (extra !== undefined)
        refuse(extra.source, `${command} takes no further word: leave it out.`);
    const first = row.first === "text" && hasPattern(parsed) ? row.rest : (row.first ?? row.rest);
    return parsed.written.map((part) => {
        if ("kind" in part)
            return withoutPlaceholders(part);
        const kind = part === parsed.operands[0] ? first : row.rest;
        if (kind === undefined)
            return refuse(part.source, `${command} takes no further word: leave it out.`);
        if (!hasItem(part))
            return placeWord(part, kind, row);
        if (kind === "path")
            return pathspec(part);
        if (row.items !== "revision" || (hasManyItems(part) && row.most !== undefined))
            return refuse(part.source, `${command} cannot be given items here: write -- before them.`);
        return guarded(textOf(part));
    });
}
function placeWord(word, kind, row) {
    if (kind === "text")
        return textOf(word);
    if (kind === "path")
        return pathspec(word);
    if (hasGlob(word) || leadsOut(literal(word)))
        return pathOf(word, "search");
    return row.keepsToPathspec === undefined ? textOf(word) : revision(word);
}
/** By themselves, at one end of a range, or as `git describe` writes them: of `any-g1a2b3c4` git reads the hash alone. */
const HASHES = /(?<=^\^?|\.\.|-g)[0-9a-f]{4,64}(?=$|\.\.)/gi;
function revision(word) {
    const argument = textOf(word);
    if (argument.kind !== "text")
        return argument;
    return { ...argument, asCommits: argument.text.replaceAll(HASHES, "$&^{commit}") };
}
/** An item that names a revision must not become an option. */
function guarded(argument) {
    return argument.kind === "item" && argument.before === "" ? { ...argument, hyphen: "refused" } : argument;
}
/** `:(exclude)x` and `:!x` are patterns of git, which keeps them inside the tree by itself. */
function pathspec(word) {
    const written = literal(word);
    return written.startsWith(":") && !hasGlob(word) && !hasItem(word) && !leadsOut(written)
        ? argument_text(written)
        : pathOf(word, "search");
}
/** Absolute, or with a step up: git compares files outside of the tree when it is given two such paths. */
function leadsOut(written) {
    return written.startsWith("/") || written.split("/").includes("..");
}
/** Placeholders that check signatures start a program. */
function checkFormat({ name, value }) {
    if (value === undefined)
        return;
    if ((name === "--sort" ? /signature/ : /%G|%\(\*?signature/).test(literal(value)))
        refuse(value.source, "signatures are not checked: leave this placeholder out.");
}
/** `--group=format:…` and `--sort` hold placeholders too. */
const formats = /^--(?:format|pretty|group|sort)=/;
/**
 * What an item adds to a format is text: it must be neither a placeholder that starts a program, nor the rest of one, nor the
 * name of a format.
 */
function withoutPlaceholders(argument) {
    if (argument.kind !== "item" || !formats.test(argument.before))
        return argument;
    if (!/%\S+\s/.test(argument.before) || /%\S*$|%\([^)]*$/.test(argument.before))
        refuse(argument.before, "write a placeholder and a blank before the item, as in '%h {}'.");
    return { ...argument, percent: "refused" };
}

;// CONCATENATED MODULE: ./.build/permission/shell/jq.js
/** `jq`, with filters that see their input and nothing else: no environment, no modules, no files but its operands. */



const letters = /^-[rcnsSeajMCRh]+$/;
const flags = new Set(`--raw-output --compact-output --null-input --slurp --sort-keys --exit-status --ascii-output --join-output
  --monochrome-output --color-output --raw-input --tab --unbuffered --stream --stream-errors --seq --raw-output0 --ascii
  --help --version -V`.split(/\s+/));
/** How many words an option takes. */
const valued = { "--arg": 2, "--argjson": 2, "--indent": 1 };
const judgeJq = (words) => {
    const options = [];
    const operands = [];
    let rest = "files";
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            break;
        const written = literal(word);
        const count = valued[written];
        if (written === "--args" || written === "--jsonargs") {
            rest = "values";
            options.push(argument_text(written));
        }
        else if (letters.test(written) || flags.has(written))
            options.push(argument_text(written));
        else if (count !== undefined) {
            const values = words.slice(index + 1, index + 1 + count);
            if (values.length < count)
                return refuse(written, "this option needs more words: write them.");
            options.push(argument_text(written), ...values.map((value) => textOf(value)));
            index += count;
        }
        else if (/^-./.test(written))
            return refuse(word.source, "jq reads its input and nothing else: leave this option out.");
        else
            operands.push(word);
    }
    return { arguments: [...options, ...placeOperands(operands, rest)] };
};
function placeOperands(operands, rest) {
    const [filter, ...others] = operands;
    if (filter === undefined)
        return [];
    if (hasItem(filter) || hasStatus(filter))
        return refuse(filter.source, "write the filter itself here.");
    checkFilter(literal(filter));
    return [argument_text(literal(filter)), ...others.map((word) => (rest === "files" ? pathOf(word, "read") : textOf(word)))];
}
const jq_forbidden = new Set("env ENV import include modulemeta get_search_list __prog_args".split(" "));
/** The first keys of an object that stand for fields, as in `{name, env}`: what is behind a value may be anything. */
const shorthand = /\{\s*(?:\$?[A-Za-z_]\w*\s*,\s*)*$/;
/** Looks at every name that is not a field (`.env`) and not the key of an object (`env:`, `{env}`). */
function checkFilter(filter) {
    for (const { name, field, key } of namesIn(filter)) {
        if (jq_forbidden.has(name) && !field && !key)
            refuse(name, `jq may not use ${name} here: for a field write .["${name}"].`);
    }
}
function namesIn(filter) {
    const names = [];
    /** The parentheses that are open, innermost last; `string` ones return into a text when they close. */
    const open = [];
    const token = /"|#[^\n]*|[A-Za-z_][A-Za-z0-9_]*|\(|\)|[\s\S]/y;
    let position = 0;
    let before = "";
    const skipText = () => {
        const content = /(?:[^"\\]|\\[^(])*/y;
        content.lastIndex = position;
        position += content.exec(filter)?.[0].length ?? 0;
        if (filter[position] === '"')
            position += 1;
        else if (filter.startsWith("\\(", position)) {
            open.push("string");
            position += 2;
        }
        else
            refuse('"', "a text is not closed in this filter: close it.");
    };
    while (position < filter.length) {
        token.lastIndex = position;
        const found = token.exec(filter)?.[0] ?? "";
        position += found.length;
        if (found === '"')
            skipText();
        else if (found === "(")
            open.push("plain");
        else if (found === ")") {
            if (open.pop() === "string")
                skipText();
        }
        else if (found.startsWith("#")) {
            if (found.includes("\\"))
                refuse("#", "leave the comment out of this filter.");
        }
        else if (/^[A-Za-z_]/.test(found))
            names.push({
                name: found,
                field: filter[position - found.length - 1] === "." || (before === "$" && found === "env"),
                key: (/^\s*:(?!:)/.test(filter.slice(position)) && before !== "$") ||
                    (/^\s*[,}]/.test(filter.slice(position)) &&
                        !filter.includes("#") &&
                        shorthand.test(filter.slice(0, position - found.length))),
            });
        if (found.trim() !== "")
            before = found;
    }
    return names;
}

;// CONCATENATED MODULE: ./.build/permission/shell/command-row.js
/** One row of the table of commands: its options, and what its operands are. */




function row(name, rules) {
    const table = optionTable(`${rules.options ?? ""} --help --version`);
    return (words) => {
        const parsed = parseOptions(words, {
            command: name,
            table,
            ...(rules.rewrite === undefined ? {} : { rewrite: rules.rewrite }),
            end: rules.end,
        });
        rules.check?.(parsed);
        const names = new Set(parsed.options.map((option) => option.name));
        const shape = typeof rules.operands === "function" ? rules.operands(names) : (rules.operands ?? {});
        const operands = command_row_placeOperands(name, parsed.operands, shape);
        const dashes = separator(rules, parsed.operands);
        return { arguments: [...(rules.add?.(names) ?? []).map(argument_text), ...parsed.arguments, ...dashes, ...operands] };
    };
}
/** Between options and operands, so that no name of a file is ever taken for an option. */
function separator(rules, operands) {
    if (operands.length === 0)
        return [];
    if (rules.dashes !== "unknown")
        return [argument_text("--")];
    const hyphen = operands.find((word) => /^-./.test(literal(word)));
    if (hyphen !== undefined)
        refuse(hyphen.source, "a word may not start with a hyphen here: write ./ before it.");
    return [];
}
function command_row_placeOperands(name, words, shape) {
    if (words.length < (shape.atLeast ?? 0))
        refuse(name, `${name} needs more words: say what to read.`);
    return words.map((word, index) => {
        const kind = shape.first?.[index] ?? shape.rest;
        if (hasManyItems(word) && index < (shape.first?.length ?? 0))
            return refuse(word.source, `${name} takes its items one by one: use xargs -n 1, or name the first words.`);
        if (kind === undefined)
            return refuse(word.source, `${name} takes no further word: leave it out.`);
        return placeOperand(word, kind, index < (shape.first?.length ?? 0) ? onePathOf : pathOf);
    });
}
function placeOperand(word, kind, place) {
    if (kind === "text")
        return expandedOf(word);
    if (kind === "pattern")
        return textOf(word);
    if (hasStatus(word))
        return refuse(word.source, "$? is known only in words to print or to compare.");
    return place(word, kind);
}

;// CONCATENATED MODULE: ./.build/permission/shell/test-command.js
/** The words of `test` and `[ … ]`: a file that is asked about is a path, everything else is text. */


const aboutFile = /^-[abcdefghkprstuwxGLNOS]$/;
const betweenFiles = /^-(?:nt|ot|ef)$/;
function judgeTest(words) {
    return words.map((word, index) => {
        const before = words[index - 1];
        const after = words[index + 1];
        const asked = before !== undefined && aboutFile.test(literal(before)) && !isOperator(words, index - 1);
        const compared = [before, after].some((side) => side !== undefined && betweenFiles.test(literal(side)));
        return asked || compared ? pathOf(word, "search") : textOf(word);
    });
}
/** `-a` between two expressions is "and"; at the start of one it asks whether a file is there. */
function isOperator(words, index) {
    const word = words[index];
    const before = words[index - 1];
    return word !== undefined && literal(word) === "-a" && before !== undefined && !["!", "("].includes(literal(before));
}

;// CONCATENATED MODULE: ./.build/permission/shell/place-commands.js
/** The rows of the table for programs that say what is there: files, folders, names, and the machine itself. */





const places = { rest: "search" };
const names = { rest: "text" };
const place_commands_nothing = {};
const rows = {
    ls: {
        options: `-aAbBcCdDfFgGhiklmnNopqQrRsStuUvw:xXZ1T:I: --all --almost-all --author --escape --block-size:
      --ignore-backups --color? --colour? --directory --dired --classify? --file-type --format: --full-time
      --group-directories-first --no-group --human-readable --si --hide: --hyperlink? --indicator-style: --inode
      --ignore: --kibibytes --numeric-uid-gid --literal --hide-control-chars --show-control-chars --quote-name
      --quoting-style: --reverse --recursive --size --sort: --time: --time-style: --tabsize: --width: --context --zero`,
        operands: places,
    },
    dir: { options: "-aAhlR1", operands: places },
    tree: {
        options: `-aACdDfFghinNpqQrsStuUvJXxL:P:I: --noreport --dirsfirst --filesfirst --gitignore --prune --du --si
      --filelimit: --charset: --matchdirs --ignore-case --sort: --inodes --device --metafirst --nolinks --timefmt:`,
        operands: places,
    },
    du: {
        options: `-0abchklmsSxd:t:B: --all --apparent-size --block-size: --bytes --count-links --exclude: --human-readable
      --inodes --max-depth: --null --one-file-system --separate-dirs --si --summarize --threshold: --time? --time-style:
      --total --no-dereference`,
        operands: places,
    },
    df: {
        options: `-ahHiklmPTt:x:B: --all --block-size: --human-readable --inodes --local --output? --portability --print-type
      --si --total --type: --exclude-type:`,
        operands: places,
    },
    stat: { options: "-c:fLt --format: --printf: --file-system --terse --dereference", operands: places },
    file: {
        options: `-bhikNnr0e:F: --brief --mime --mime-type --mime-encoding --extension --keep-going --no-dereference
      --no-pad --no-buffer --raw --print0 --separator: --exclude:`,
        operands: { rest: "read" },
    },
    realpath: {
        options: `-emsqzLP --canonicalize-existing --canonicalize-missing --strip --no-symlinks --quiet --zero
      --relative-to@ --relative-base@ --logical --physical`,
        operands: places,
    },
    readlink: {
        options: `-femnqsvz --canonicalize --canonicalize-existing --canonicalize-missing --no-newline --quiet --silent
      --verbose --zero`,
        operands: places,
    },
    basename: { options: "-as:z --multiple --suffix: --zero", operands: names },
    dirname: { options: "-z --zero", operands: names },
    pwd: { options: "-LP --logical --physical", operands: place_commands_nothing },
    which: { options: "-as --all", operands: names },
    date: {
        options: `-uRI?d:r@ --utc --universal --rfc-email --rfc-3339: --iso-8601? --date: --reference@`,
        operands: { first: ["pattern"] },
        check: ({ operands }) => {
            const setting = operands.find((word) => !literal(word).startsWith("+"));
            if (setting !== undefined)
                refuse(setting.source, "date only prints here: write +FORMAT.");
        },
    },
    uname: {
        options: "-asnrvmpio --all --kernel-name --nodename --kernel-release --machine --operating-system",
        operands: place_commands_nothing,
    },
    arch: { operands: place_commands_nothing },
    whoami: { operands: place_commands_nothing },
    id: { options: "-gGnruz --group --groups --name --real --user --zero", operands: names },
    groups: { operands: names },
    nproc: { options: "--all --ignore:", operands: place_commands_nothing },
    hostname: { options: "-sfdiI --short --fqdn --long --domain", operands: place_commands_nothing },
    uptime: { options: "-ps --pretty --since", operands: place_commands_nothing },
    seq: { options: "-f:s:w# --format: --separator: --equal-width", operands: names, end: "first" },
    factor: { operands: names },
};
/** Programs that take any word for what it is. */
const asWritten = (words) => ({ arguments: words.map(expandedOf) });
const changeFolder = (words) => {
    const rest = words.filter((word) => !["-L", "-P", "--"].includes(literal(word)));
    const [folder] = rest;
    if (folder === undefined || rest.length > 1 || hasItem(folder) || literal(folder).startsWith("-"))
        return refuse(folder?.source ?? "cd", "name one folder inside the workspace, as in cd src.");
    return { arguments: [pathOf(folder, "search")] };
};
const printFormat = (words) => {
    const [first] = words;
    if (first === undefined || (literal(first) !== "--" && literal(first).startsWith("-")))
        return refuse(first?.source ?? "printf", "printf takes a format and words: start with '%s\\n'.");
    return { arguments: words.map(expandedOf) };
};
const leave = (words) => {
    const [status, second] = words;
    const odd = second ?? (status !== undefined && !/^[0-9]{1,3}$/.test(literal(status)) ? status : undefined);
    if (odd !== undefined)
        return refuse(odd.source, "write exit, or exit with one number.");
    return { arguments: status === undefined ? [] : [argument_text(literal(status))] };
};
/** Only the form that asks where a command is; without an option it would run it. */
const lookUp = (words) => {
    const [option, ...rest] = words;
    if (option === undefined || !["-v", "-V"].includes(literal(option)))
        return refuse(option?.source ?? "command", "command only looks up here: write command -v NAME.");
    return { arguments: [argument_text(literal(option)), ...rest.map((word) => nameOf(word))] };
};
const describeName = (words) => ({
    arguments: words.map((word) => (/^-[atpP]+$/.test(literal(word)) ? argument_text(literal(word)) : nameOf(word))),
});
function nameOf(word) {
    return /^[A-Za-z0-9_.+[:-]+$/.test(literal(word)) && !literal(word).startsWith("-")
        ? textOf(word)
        : refuse(word.source, "name a command.");
}
/** `less` and `more` have nobody to turn their pages: they print. */
const pager = (words) => {
    const options = words.filter((word) => /^-[A-Za-z~]+$/.test(literal(word)) && !/[oOkKtTpPbcDjxyz]/.test(literal(word)));
    const rest = words.filter((word) => !options.includes(word) && literal(word) !== "--");
    const odd = rest.find((word) => /^[-+]./.test(literal(word)));
    if (odd !== undefined)
        return refuse(odd.source, "pages are not turned here: use head, tail or sed -n.");
    return { name: "cat", arguments: [argument_text("--"), ...rest.map((word) => pathOf(word, "read"))] };
};
/** Each word is one option: `xxd` reads `-ps` as one name, and ignores what follows a letter. */
const hexDump = (words) => {
    const given = [];
    const operands = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? plainWord("");
        const written = literal(word);
        if (/^-(?:[abeEiupC]|ps|plain)$/.test(written))
            given.push(argument_text(written));
        else if (/^-[cglos]$/.test(written)) {
            const value = words[index + 1];
            if (value === undefined || !/^[+-]?(?:0x)?[0-9a-fA-F]+$/.test(literal(value)))
                return refuse(value?.source ?? word.source, "xxd needs a number here.");
            given.push(argument_text(written), argument_text(literal(value)));
            index += 1;
        }
        else if (/^-[cgl][0-9]+$/.test(written))
            given.push(argument_text(written));
        else if (written === "-" || !written.startsWith("-"))
            operands.push(word);
        else
            return refuse(word.source, "xxd only prints here: leave this option out.");
    }
    const second = operands[1] ?? operands.find(hasManyItems);
    if (second !== undefined)
        return refuse(second.source, "xxd would write to its second file: name one.");
    return { arguments: [...given, ...operands.map((word) => onePathOf(word, "read"))] };
};
/** `strings` reads its options from a file that is written as `@file`: no name may start with that sign. */
const strings = (words, inner) => {
    const marked = words.map((word) => {
        if (literal(word).startsWith("@"))
            return refuse(word.source, "a file of options is not read: name the file itself.");
        return /^[*?[]/.test(literal(word)) || word.pieces[0]?.kind === "item"
            ? { ...word, pieces: [{ kind: "text", text: "./" }, ...word.pieces] }
            : word;
    });
    return stringsRow(marked, inner);
};
const stringsRow = row("strings", {
    options: "-afowd#n:t:e:s: --all --data --bytes: --radix: --encoding: --print-file-name --include-all-whitespace --output-separator:",
    operands: { rest: "read" },
});
const special = {
    echo: asWritten,
    true: asWritten,
    false: asWritten,
    ":": asWritten,
    expr: asWritten,
    cd: changeFolder,
    exit: leave,
    printf: printFormat,
    command: lookUp,
    type: describeName,
    test: (words) => ({ arguments: judgeTest(words) }),
    "[": (words) => {
        const last = words.at(-1);
        if (last === undefined || literal(last) !== "]")
            return refuse("[", "close the bracket: write [ -f file ].");
        return { arguments: [...judgeTest(words.slice(0, -1)), argument_text("]")] };
    },
    less: pager,
    more: pager,
    xxd: hexDump,
    strings,
};
const placeCommands = new Map([
    ...Object.entries(rows).map(([name, rules]) => [name, row(name, rules)]),
    ...Object.entries(special),
]);

;// CONCATENATED MODULE: ./.build/permission/shell/sed.js
/** `sed`, with the commands that only print: nothing that writes (`w`), reads another file (`r`) or executes (`e`). */




const sed_table = optionTable(`-nErszue:l: --quiet --silent --regexp-extended --separate --null-data --unbuffered --expression:
  --line-length: --debug --sandbox --help --version`);
const judgeSed = (words) => {
    const parsed = parseOptions(words, { command: "sed", table: sed_table });
    const expressions = parsed.options.flatMap(({ name, value }) => value !== undefined && (name === "-e" || name === "--expression") ? [value] : []);
    const asking = parsed.options.some(({ name }) => name === "--help" || name === "--version");
    const [first, ...rest] = parsed.operands;
    const scripts = expressions.length > 0 || asking ? expressions : first === undefined ? [] : [first];
    if (scripts.length === 0 && !asking)
        return refuse("sed", "sed needs a script, as in sed -n '10,40p' file.");
    checkScripts(scripts);
    const files = expressions.length > 0 || asking ? parsed.operands : rest;
    const script = expressions.length > 0 || first === undefined ? [] : [argument_text(literal(first))];
    return {
        arguments: [
            argument_text("--sandbox"),
            ...parsed.arguments,
            argument_text("--"),
            ...script,
            ...files.map((file) => pathOf(file, "read")),
        ],
    };
};
const sed_advice = "sed only prints here: use addresses with p, d, q, =, s///, y///, a, i or c.";
/** Several `-e` are the lines of one script. A text of several lines (`a\\`) is known only in a script of one word. */
function checkScripts(words) {
    const odd = words.find((word) => hasItem(word) || hasStatus(word));
    if (odd !== undefined)
        refuse(odd.source, "write the script itself here.");
    const open = words.find((word) => /\\(?:\n|$)/.test(literal(word)) && !/^[^\\]*\\\n[^\\\n]*$/.test(literal(word)));
    if (open !== undefined)
        refuse(open.source, sed_advice);
    new ScriptReader(words.map(literal).join("\n")).read();
}
/** Nothing that means something else in a script or in a pattern. */
const delimiters = /^[^A-Za-z0-9\s\\[\]{};]$/;
class ScriptReader {
    source;
    position = 0;
    depth = 0;
    constructor(source) {
        this.source = source;
    }
    read() {
        while (this.position < this.source.length) {
            if (this.match(/[\s;]+/y) !== undefined || this.match(/#[^\n]*/y) !== undefined)
                continue;
            this.command();
        }
        if (this.depth !== 0)
            refuse("{", "close the brace in this script.");
    }
    command() {
        if (this.address() &&
            this.match(/\s*,\s*/y) !== undefined &&
            this.match(/[+~][0-9]+/y) === undefined &&
            !this.address())
            this.fail();
        this.match(/[\s!]*/y);
        const name = this.source[this.position] ?? "";
        this.position += 1;
        if (name === "{")
            this.depth += 1;
        else if (name === "}") {
            this.depth -= 1;
            if (this.depth < 0)
                this.fail(name);
            this.end();
        }
        else if ("=dDgGhHnNpPxzF".includes(name) && name !== "")
            this.end();
        else if ("lqQL".includes(name) && name !== "") {
            this.match(/ *[0-9]*/y);
            this.end();
        }
        else if (":btT".includes(name) && name !== "") {
            this.match(/ *[A-Za-z0-9_.-]*/y);
            this.end();
        }
        else if (name === "s" || name === "y")
            this.substitution(name);
        else if ("aic".includes(name) && name !== "")
            this.text();
        else
            this.fail(name);
    }
    /** A line, the last line, a step, or a pattern. */
    address() {
        if (this.match(/[0-9]+(?:~[0-9]+)?|\$/y) !== undefined)
            return true;
        const opening = this.match(/\/|\\[^\n\\]/y);
        if (opening === undefined)
            return false;
        if (!delimiters.test(opening.at(-1) ?? ""))
            this.fail(opening);
        this.pattern(opening.at(-1) ?? "/");
        this.match(/[IM]*/y);
        return true;
    }
    substitution(name) {
        const delimiter = this.source[this.position] ?? "";
        if (!delimiters.test(delimiter))
            this.fail(name);
        this.position += 1;
        if (name === "s")
            this.pattern(delimiter);
        else
            this.replacement(delimiter);
        this.replacement(delimiter);
        if (name === "s")
            this.match(/[gpiImM0-9]*/y);
        this.end();
    }
    /** Up to the delimiter; inside a bracket expression it is a character like others. */
    pattern(delimiter) {
        while (this.position < this.source.length) {
            if (this.source[this.position] === "[") {
                this.bracket();
                continue;
            }
            const character = this.source[this.position] ?? "";
            if (character === "\n")
                this.fail();
            this.position += character === "\\" ? 2 : 1;
            if (character === delimiter)
                return;
        }
        this.fail(delimiter);
    }
    /** Closed on its line, or refused: where it ends must not be a matter of opinion. */
    bracket() {
        if (this.match(/\[\^?\]?(?:\[[:.=][a-z]+[:.=]\]|[^\]\n])*\]/y) === undefined)
            this.fail("[");
    }
    replacement(delimiter) {
        while (this.position < this.source.length) {
            const character = this.source[this.position] ?? "";
            if (character === "\n")
                this.fail();
            this.position += character === "\\" ? 2 : 1;
            if (character === delimiter)
                return;
        }
        this.fail(delimiter);
    }
    /** `a text`, `a\text` and a text on the next line; it ends with its line. */
    text() {
        if (this.match(/ *(?:\\\n?)? *[^\n\\]+(?:\\[^\n][^\n\\]*)*/y) === undefined)
            this.fail();
        if (this.position < this.source.length && this.source[this.position] !== "\n")
            this.fail();
    }
    end() {
        if (this.match(/[ \t]*(?=[;\n}#]|$)/y) === undefined)
            this.fail(this.source.slice(this.position, this.position + 12));
    }
    match(pattern) {
        pattern.lastIndex = this.position;
        const found = pattern.exec(this.source)?.[0];
        if (found !== undefined)
            this.position += found.length;
        return found;
    }
    fail(word = this.source.slice(Math.max(0, this.position - 1), this.position + 12)) {
        return refuse(word, sed_advice);
    }
}

;// CONCATENATED MODULE: ./.build/permission/shell/text-commands.js
/** The rows of the table for programs that read text and print text: no option of theirs that is named here can write. */

const text_commands_files = { rest: "read" };
const twoFiles = { first: ["read", "read"] };
/** The first operand is the pattern, unless an option gave one. */
function patternThen(rest, names, givers) {
    return [...givers, "--version", "--help", "-V"].some((name) => names.has(name))
        ? { rest }
        : { first: ["pattern"], rest, atLeast: 1 };
}
const grep = {
    options: `-VEFGPiyvwxcLlqsbHhnTUzZoraRIA:B:C:e:f@m:d:D:# --extended-regexp --fixed-strings --basic-regexp --perl-regexp
    --regexp: --file@ --ignore-case --no-ignore-case --invert-match --word-regexp --line-regexp --count --color? --colour?
    --files-without-match --files-with-matches --max-count: --only-matching --quiet --silent --no-messages --byte-offset
    --with-filename --no-filename --label: --line-number --initial-tab --null --after-context: --before-context:
    --context: --text --binary --binary-files: --devices: --directories: --exclude: --exclude-from@ --exclude-dir:
    --include: --recursive --dereference-recursive --line-buffered --null-data`,
    // -R would follow links out of the tree.
    rewrite: { "-R": "-r", "--dereference-recursive": "--recursive" },
    operands: (names) => patternThen(["-r", "-R", "--recursive", "--dereference-recursive", "-d", "--directories"].some((name) => names.has(name))
        ? "search"
        : "read", names, ["-e", "-f", "--regexp", "--file"]),
};
const ripgrep = {
    options: `-.0abcFHhIilNnopPqSsUuVvwxA:B:C:d:E:e:f@g:j:M:m:r:T:t: --after-context: --auto-hybrid-regex --before-context:
    --binary --block-buffered --byte-offset --case-sensitive --color: --colors: --column --context: --context-separator:
    --count --count-matches --crlf --debug --dfa-size-limit: --encoding: --engine: --field-context-separator:
    --field-match-separator: --file@ --files --files-with-matches --files-without-match --fixed-strings --glob:
    --glob-case-insensitive --heading --hidden --iglob: --ignore-case --ignore-file-case-insensitive --include-zero
    --invert-match --json --line-buffered --line-number --line-regexp --max-columns: --max-columns-preview --max-count:
    --max-depth: --maxdepth: --max-filesize: --mmap --multiline --multiline-dotall --no-column --no-config --no-filename
    --no-heading --no-hidden --no-ignore --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global
    --no-ignore-messages --no-ignore-parent --no-ignore-vcs --no-json --no-line-number --no-messages --no-mmap
    --no-require-git --no-stats --no-unicode --null --null-data --one-file-system --only-matching --passthru
    --path-separator: --pcre2 --pretty --quiet --regexp: --replace: --smart-case --sort: --sortr: --stats --text
    --threads: --trim --type: --type-add: --type-clear: --type-list --type-not: --unrestricted --vimgrep --with-filename
    --word-regexp`,
    add: () => ["--no-config"],
    operands: (names) => patternThen("search", names, ["-e", "-f", "--regexp", "--file", "--files", "--type-list"]),
};
const digest = {
    options: "-btza:l: --binary --text --tag --zero --algorithm: --length: --untagged",
    operands: text_commands_files,
};
const lines = "-#c:n:qvz --bytes: --lines: --quiet --silent --verbose --zero-terminated";
const text_commands_rows = {
    grep,
    egrep: grep,
    fgrep: grep,
    rg: ripgrep,
    cat: {
        options: `-AbeEnstTuv --show-all --number-nonblank --show-ends --number --squeeze-blank --show-tabs
      --show-nonprinting`,
        operands: text_commands_files,
    },
    head: { options: lines, operands: text_commands_files },
    tail: { options: lines, operands: text_commands_files },
    wc: { options: "-clLmw --bytes --chars --lines --max-line-length --words --total:", operands: text_commands_files },
    nl: {
        options: `-b:d:f:h:i:l:n:ps:v:w: --body-numbering: --section-delimiter: --footer-numbering: --header-numbering:
      --line-increment: --join-blank-lines: --number-format: --no-renumber --number-separator: --starting-line-number:
      --number-width:`,
        operands: text_commands_files,
    },
    tac: { options: "-brs: --before --regex --separator:", operands: text_commands_files },
    rev: { operands: text_commands_files },
    fold: { options: "-bsw:# --bytes --spaces --width:", operands: text_commands_files },
    fmt: {
        options: "-cstuw:p:g:# --crown-margin --split-only --tagged-paragraph --uniform-spacing --width: --prefix: --goal:",
        operands: text_commands_files,
    },
    expand: { options: "-it:# --initial --tabs:", operands: text_commands_files },
    unexpand: { options: "-at: --all --first-only --tabs:", operands: text_commands_files },
    column: {
        options: `-dJLtxc:E:H:l:N:O:o:R:s:T:W: --fillrows --json --keep-empty-lines --output-separator: --output-width:
      --separator: --table --table-columns: --table-columns-limit: --table-hide: --table-name: --table-noextreme:
      --table-noheadings --table-order: --table-right: --table-truncate: --table-wrap:`,
        operands: text_commands_files,
    },
    sort: {
        options: `-bcCdfghiMmnrRsuVzk:S:t: --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort
      --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse --sort: --version-sort
      --check? --debug --key: --merge --stable --field-separator: --unique --zero-terminated --buffer-size: --parallel:`,
        operands: text_commands_files,
    },
    uniq: {
        options: `-cdDiuzf:s:w: --count --repeated --all-repeated? --group? --ignore-case --unique --skip-fields:
      --skip-chars: --check-chars: --zero-terminated`,
        // A second operand would be written.
        operands: { first: ["read"] },
    },
    shuf: { options: "-ezri:n: --echo --input-range: --head-count: --repeat --zero-terminated", operands: text_commands_files },
    tsort: { operands: { first: ["read"] } },
    cut: {
        options: `-b:c:d:f:nsz --bytes: --characters: --delimiter: --fields: --complement --only-delimited
      --output-delimiter: --zero-terminated`,
        operands: text_commands_files,
    },
    paste: { options: "-d:sz --delimiters: --serial --zero-terminated", operands: text_commands_files },
    tr: {
        options: "-cCdst --complement --delete --squeeze-repeats --truncate-set1",
        operands: { first: ["pattern", "pattern"] },
        end: "first",
    },
    comm: {
        options: "-123z --check-order --nocheck-order --output-delimiter: --total --zero-terminated",
        operands: twoFiles,
    },
    join: {
        options: "-a:e:i1:2:j:o:t:v:z --ignore-case --check-order --nocheck-order --header --zero-terminated",
        operands: twoFiles,
    },
    diff: {
        options: `-abBcC:dEeiI:nNpqrstTuU:wyW:x:X@F:S:L:# --brief --unified? --context? --normal --ed --rcs --side-by-side
      --width: --left-column --suppress-common-lines --show-c-function --show-function-line: --label: --expand-tabs
      --initial-tab --tabsize: --suppress-blank-empty --recursive --no-dereference --new-file --unidirectional-new-file
      --ignore-file-name-case --no-ignore-file-name-case --exclude: --exclude-from@ --starting-file: --from-file@
      --to-file@ --ignore-case --ignore-tab-expansion --ignore-trailing-space --ignore-space-change --ignore-all-space
      --ignore-blank-lines --ignore-matching-lines: --text --strip-trailing-cr --minimal --speed-large-files --color?
      --report-identical-files --horizon-lines: --line-format: --old-line-format: --new-line-format:
      --unchanged-line-format: --old-group-format: --new-group-format: --unchanged-group-format:
      --changed-group-format:`,
        // In folders it would follow links out of the tree.
        add: () => ["--no-dereference"],
        operands: (names) => ({
            rest: names.has("-r") || names.has("--recursive") ? "search" : "read",
            atLeast: 1,
        }),
    },
    bc: { options: "-lqs --mathlib --quiet --standard", operands: text_commands_files },
    cmp: {
        options: "-bli:n:s --print-bytes --ignore-initial: --verbose --bytes: --quiet --silent",
        operands: { first: ["read", "read"], rest: "pattern" },
    },
    od: {
        options: `-A:j:N:S:t:vw?abcdfhilosx --address-radix: --skip-bytes: --read-bytes: --strings? --format:
      --output-duplicates --width? --endian: --traditional`,
        operands: text_commands_files,
    },
    hexdump: { options: "-bcCdovxn:s:e:f@", operands: text_commands_files },
    hd: { options: "-bcCdovxn:s:e:f@", operands: text_commands_files },
    base64: { options: "-diw: --decode --ignore-garbage --wrap:", operands: { first: ["read"] } },
    base32: { options: "-diw: --decode --ignore-garbage --wrap:", operands: { first: ["read"] } },
    md5sum: digest,
    sha1sum: digest,
    sha224sum: digest,
    sha256sum: digest,
    sha384sum: digest,
    sha512sum: digest,
    b2sum: digest,
    cksum: digest,
    shasum: digest,
    sum: { options: "-rs --sysv", operands: text_commands_files },
    iconv: { options: "-cf:lst: --from-code: --to-code: --list --silent", operands: text_commands_files },
    numfmt: {
        options: `-d:z --delimiter: --field: --format: --from: --from-unit: --grouping --header? --invalid: --padding: --round:
      --suffix: --to: --to-unit: --zero-terminated`,
        operands: { rest: "text" },
    },
};
const textCommands = new Map(Object.entries(text_commands_rows).map(([name, rules]) => [name, row(name, rules)]));

;// CONCATENATED MODULE: ./.build/permission/shell/instead.js
/** What to use instead of a command that is not in the table. */
const instead_advice = [
    [
        "rm mv cp ln mkdir rmdir touch chmod chown install truncate dd tee split patch mktemp rsync",
        "nothing is written: only commands that read are run, as ls, cat, grep, find and git log.",
    ],
    [
        "env printenv export set declare local readonly unset",
        "variables are neither shown nor set: write the values into the command.",
    ],
    [
        "bash sh zsh dash eval source . exec nohup sudo su doas xdg-open ssh watch script",
        "no other shell or runner is started: write the command itself.",
    ],
    [
        "python python3 node perl ruby php deno bun lua",
        "no program is run: use grep, sed, awk or jq, or ask for --version.",
    ],
    [
        "npm npx yarn pnpm make cargo go pip tsc jest vitest pytest docker mvn gradle",
        "nothing is built or run: read the files, with cat package.json for instance.",
    ],
    ["curl wget nc gh ping dig nslookup telnet ftp scp", "there is no network: use what is in the workspace."],
    ["sleep yes wait", "there is nothing to wait for: leave it out."],
    ["fd fdfind", "use find or rg --files."],
    ["ag ack zgrep", "use grep -rn or rg."],
    ["bat batcat zcat", "use cat."],
    ["ps top kill pkill killall lsof netstat", "processes are not shown: read files."],
];
function insteadOf(name) {
    if (name.includes("/"))
        return "a command is written by its name alone, without a path.";
    const found = instead_advice.find(([names]) => names.split(" ").includes(name));
    return (found?.[1] ??
        `${name} is not among the commands that only read: use grep, rg, find, ls, cat, sed -n, awk, jq or git.`);
}

;// CONCATENATED MODULE: ./.build/permission/shell/version-commands.js
/**
 * Programs that may only be asked for their version. Those that first look into the work tree for another program to
 * start (yarn, pnpm, cargo) are not among them.
 */




/** Exact words: `python3 -v` and `bash -v` would go on and read a program. */
const askers = {
    node: ["--version", "-v"],
    npm: ["--version", "-v"],
    npx: ["--version", "-v"],
    python: ["--version", "-V"],
    python3: ["--version", "-V"],
    pip: ["--version", "-V"],
    pip3: ["--version", "-V"],
    perl: ["--version", "-v"],
    php: ["--version", "-v"],
    ruby: ["--version"],
    java: ["--version", "-version"],
    javac: ["--version", "-version"],
    gcc: ["--version"],
    "g++": ["--version"],
    clang: ["--version"],
    make: ["--version"],
    cmake: ["--version"],
    bash: ["--version"],
    go: ["version"],
    tsc: ["--version", "-v"],
};
/** Every virtual machine of Java writes a file beside the temporary ones, unless it is told not to. */
const first = {
    java: ["-XX:-UsePerfData"],
    javac: ["-J-XX:-UsePerfData"],
};
/** They stand outside the tree when they answer: `npm` would heed its `.npmrc`, and `go` fetch what its `go.mod` names. */
const answersAnywhere = new Set(Object.keys(askers));
const versionCommands = new Map(Object.entries(askers).map(([name, allowed]) => [
    name,
    (words) => {
        const [option, ...rest] = words;
        if (option === undefined || rest.length > 0 || !allowed.includes(literal(option)))
            return refuse(option?.source ?? name, insteadOf(name));
        return { arguments: [...(first[name] ?? []), literal(option)].map(argument_text) };
    },
]));

;// CONCATENATED MODULE: ./.build/permission/shell/commands.js
/** The one table of commands. What is not in it does not run. */









const languages = [
    ["sed", judgeSed],
    ["awk", judgeAwk],
    ["gawk", judgeAwk],
    ["mawk", judgeAwk],
    ["jq", judgeJq],
    ["find", judgeFind],
    ["xargs", judgeXargs],
    ["timeout", judgeTimeout],
    ["git", judgeGit],
];
const commands_commands = new Map([
    ...textCommands,
    ...placeCommands,
    ...versionCommands,
    ...languages,
]);

;// CONCATENATED MODULE: ./.build/permission/shell/judge.js
/** A script of words → a plan, or a refusal: every command is looked up in the one table. */




function judgeScript(script) {
    switch (script.kind) {
        case "command":
            return judgeCommand(script);
        case "pipeline":
            return { ...script, stages: script.stages.map(judgeScript) };
        case "sequence":
            return { ...script, parts: script.parts.map(judgeScript) };
        case "and":
        case "or":
            return { ...script, left: judgeScript(script.left), right: judgeScript(script.right) };
        case "not":
        case "group":
            return { ...script, plan: judgeScript(script.plan) };
    }
}
function judgeCommand(command) {
    const plan = judgeWords(command.words);
    const { redirects, locale } = command;
    if (locale === undefined)
        return { ...plan, redirects };
    const repeat = plan.repeat && { repeat: { ...plan.repeat, command: { ...plan.repeat.command, locale } } };
    return { ...plan, redirects, locale, ...repeat };
}
function judgeWords(words) {
    const [first, ...rest] = words;
    if (first === undefined)
        return refuse("", "there is no command: write one.");
    const name = literal(first);
    if (hasGlob(first) || hasStatus(first) || hasItem(first))
        return refuse(first.source, "name the command itself.");
    const judge = commands_commands.get(name);
    if (judge === undefined)
        return refuse(first.source, insteadOf(name));
    const judged = judge(rest, judgeWords);
    return { kind: "command", name, redirects: [], ...judged };
}

;// CONCATENATED MODULE: ./.build/permission/shell/braces.js
/** Writes a word with lists in braces out, as bash does before anything else: `*.{ts,tsx}` → `*.ts` and `*.tsx`. */


const mostWords = 256;
function braces_expandBraces(source, scanned) {
    let words = [[]];
    for (const piece of scanned) {
        const choices = piece.kind === "braces" ? choicesOf(piece.text.slice(1, -1)).map(braces_piecesOf) : [[piece]];
        words = words.flatMap((word) => choices.map((choice) => [...word, ...choice]));
        if (words.length > mostWords)
            refuse(source, "these braces give too many words: write fewer.");
    }
    const expanded = words.map((pieces) => ({ source, pieces: braces_joinTexts(pieces) }));
    if (expanded.length > 1 && expanded.some((word) => literal(word) === ""))
        refuse(source, "these braces are hard to read: write the words out.");
    return expanded;
}
/** A list, or a range of numbers in either direction. */
function choicesOf(inner) {
    const [, first, last] = /^([0-9]+)\.\.([0-9]+)$/.exec(inner) ?? [];
    if (first === undefined || last === undefined)
        return inner.split(",");
    const [from, to] = [Number(first), Number(last)];
    const length = Math.min(Math.abs(to - from), mostWords) + 1;
    return Array.from({ length }, (_, index) => String(from <= to ? from + index : from - index));
}
function braces_piecesOf(text) {
    return (text.match(/[*?]|[^*?]+/g) ?? []).map((part) => ({ kind: /[*?]/.test(part) ? "glob" : "text", text: part }));
}
function braces_joinTexts(pieces) {
    const joined = [];
    for (const piece of pieces) {
        const last = joined.at(-1);
        if (last?.kind === "text" && piece.kind === "text")
            joined[joined.length - 1] = { kind: "text", text: last.text + piece.text };
        else
            joined.push(piece);
    }
    return joined;
}

;// CONCATENATED MODULE: ./.build/permission/shell/cursor.js


const disagreement = "this line can be read in two ways: write it more simply, with blanks and quotes.";
class Cursor {
    tokens;
    next = 0;
    constructor(tokens) {
        this.tokens = tokens;
    }
    operator(text) {
        const token = this.take();
        if (token?.kind !== "operator" || token.text !== text)
            refuse(text, disagreement);
    }
    keyword(text) {
        const token = this.take();
        if (token?.kind !== "word" || token.source !== text)
            refuse(text, disagreement);
    }
    descriptor() {
        const token = this.tokens[this.next];
        if (token?.kind !== "descriptor")
            return undefined;
        this.next += 1;
        return token.text;
    }
    /** More than one word where it has a list in braces. */
    words(tree) {
        const token = this.take();
        if (token?.kind !== "word" || token.start !== tree.pos || token.end !== tree.end || token.source !== tree.text)
            return refuse(tree.text, disagreement);
        const written = token.pieces.map((piece) => ("text" in piece ? piece.text : "$?")).join("");
        const marks = token.pieces.flatMap((piece) => piece.kind === "glob" || piece.kind === "braces" ? [piece.text] : []);
        if (written !== tree.value || marks.join("") !== marksOf(tree.parts ?? []).join(""))
            return refuse(tree.text, disagreement);
        return braces_expandBraces(token.source, token.pieces);
    }
    word(tree) {
        const [first, second] = this.words(tree);
        return first === undefined || second !== undefined ? refuse(tree.text, "write one word here.") : first;
    }
    skipNewlines() {
        while (this.isAt("\n"))
            this.next += 1;
    }
    skipSeparators() {
        while (this.isAt("\n") || this.isAt(";"))
            this.next += 1;
    }
    expectEnd() {
        const token = this.tokens[this.next];
        if (token !== undefined)
            refuse(token.kind === "word" ? token.source : token.text, disagreement);
    }
    isAt(text) {
        const token = this.tokens[this.next];
        return token?.kind === "operator" && token.text === text;
    }
    take() {
        const token = this.tokens[this.next];
        this.next += 1;
        return token;
    }
}
/** The wildcards and lists of a word, and a refusal for every other part than plain text and `$?`. */
function marksOf(parts) {
    return parts.flatMap((part) => {
        switch (part.type) {
            case "Literal":
            case "SingleQuoted":
            case "AnsiCQuoted":
                return [];
            case "Glob":
                if (part.parts?.some((inner) => inner.type !== "Literal"))
                    return refuse(part.text, disagreement);
                return [part.text];
            case "BraceExpansion":
                marksOf(part.parts ?? []);
                return [part.text];
            case "DoubleQuoted":
                return marksOf(part.parts);
            case "SimpleExpansion":
                return part.text === "$?" ? [] : refuse(part.text, "variables are not expanded: write the value itself.");
            default:
                return refuse(part.text, "expansions and substitutions are not run: write the value itself.");
        }
    });
}

;// CONCATENATED MODULE: ./.build/permission/shell/condition.js



const unary = /^-[defhrswxzLn]$/;
const binary = { "=": "=", "==": "=", "!=": "!=" };
const numeric = /^-(?:eq|ne|lt|le|gt|ge)$/;
function readCondition(expression, tokens) {
    switch (expression.type) {
        case "TestUnary": {
            tokens.keyword(expression.operator);
            if (!unary.test(expression.operator))
                return refuse(expression.operator, "this test is not known: use [ … ].");
            return test([plainWord(expression.operator), verbatim(tokens.word(expression.operand))]);
        }
        case "TestBinary": {
            const left = tokens.word(expression.left);
            tokens.keyword(expression.operator);
            const right = tokens.word(expression.right);
            return test([verbatim(left), plainWord(operatorOf(expression.operator, [left, right])), right]);
        }
        case "TestNot": {
            for (const _ of expression.negations)
                tokens.keyword("!");
            const plan = readCondition(expression.operand, tokens);
            return expression.negations.reduce((inner) => ({ kind: "not", plan: inner }), plan);
        }
        case "TestGroup": {
            tokens.operator("(");
            const plan = readCondition(expression.expression, tokens);
            tokens.operator(")");
            return { kind: "group", plan, scope: "here", redirects: [] };
        }
        case "TestLogical":
            return readLogical(expression, tokens);
    }
}
function readLogical(expression, tokens) {
    const [first, ...rest] = expression.operands;
    if (first === undefined)
        return refuse("[[", disagreement);
    return rest.reduce((left, operand) => {
        tokens.operator(expression.operator);
        return { kind: expression.operator === "&&" ? "and" : "or", left, right: readCondition(operand, tokens) };
    }, readCondition(first, tokens));
}
function operatorOf(operator, sides) {
    const known = Object.hasOwn(binary, operator) ? binary[operator] : undefined;
    if (known !== undefined && !hasGlob(sides[1]))
        return known;
    const whole = sides.every((side) => /^(?:-?[0-9]+|\$\?)$/.test(literal(side)));
    if (numeric.test(operator) && whole)
        return operator;
    return refuse(operator, "patterns and arithmetic are not compared: use [ … ] or grep -q.");
}
/** Between the brackets nothing is expanded. */
function verbatim(word) {
    return hasStatus(word) ? word : plainWord(literal(word));
}
function test(words) {
    return { kind: "command", words: [plainWord("test"), ...words], redirects: [] };
}

;// CONCATENATED MODULE: ./.build/permission/shell/redirect.js
/** The redirects that write nothing: to the null device, between the two streams, and from a file. */



function readRedirect({ descriptor, operator, target }) {
    const source = `${descriptor ?? ""}${operator}${target.source}`;
    const form = `${descriptor ?? ""}${operator} ${literal(target)}`;
    const known = redirect_forms.get(form);
    if (known !== undefined && !hasGlob(target) && !hasStatus(target))
        return known;
    if (operator !== "<" || (descriptor ?? "0") !== "0")
        return refuse(source, "nothing is written: of redirects only >/dev/null, 2>/dev/null, 2>&1, >&2 and < file are known.");
    if (hasGlob(target) || hasStatus(target) || target.pieces.length === 0)
        return refuse(source, "name one file to read from.");
    return [{ kind: "input", path: piecesOf(target) }];
}
const toNull = (stream) => [{ kind: "discard", stream }];
const join = (stream) => [{ kind: "join", stream }];
const redirect_forms = new Map([
    ["> /dev/null", toNull("output")],
    [">> /dev/null", toNull("output")],
    ["1> /dev/null", toNull("output")],
    ["1>> /dev/null", toNull("output")],
    ["2> /dev/null", toNull("errors")],
    ["2>> /dev/null", toNull("errors")],
    ["&> /dev/null", toNull("both")],
    ["&>> /dev/null", toNull("both")],
    [">& /dev/null", toNull("both")],
    ["2>& 1", join("errors")],
    [">& 2", join("output")],
    ["1>& 2", join("output")],
    [">& 1", []],
    ["1>& 1", []],
    ["2>& 2", []],
    ["< /dev/null", [{ kind: "input" }]],
    ["0< /dev/null", [{ kind: "input" }]],
]);

;// CONCATENATED MODULE: ./.build/permission/shell/scan-word.js
/**
 * Reads one word of a command line, character by character: its quotes, its wildcards, its lists in braces, and `$?`.
 * A character that bash could take for more than itself is refused.
 */

function scanPieces(source, start) {
    const scanner = new WordScanner(source, start);
    const pieces = scanner.scan();
    return { pieces, end: scanner.position };
}
/** Braces that hold no list and no range, as in `HEAD@{1}` and `{}`: to bash they are characters. */
const plainBraces = /^[{}]$|^[^{},]*(?:\{(?![^}]*\.\.)[^{},'"\\]*\}[^{},]*)*$/;
const substitution = "variables and substitutions are not expanded: write the value itself, use single quotes, or pipe into xargs.";
const continuation = "a line is continued only after a blank: put one before the backslash.";
const escapes = { "\\t": "\t", "\\n": "\n", "\\r": "\r", "\\\\": "\\", "\\'": "'" };
class WordScanner {
    source;
    start;
    position;
    pieces = [];
    /** A brace that belongs to no list. */
    loose = false;
    constructor(source, start) {
        this.source = source;
        this.start = start;
        this.position = start;
    }
    scan() {
        while (this.position < this.source.length) {
            const character = this.source[this.position] ?? "";
            if (" \t\n|&;<>()".includes(character))
                break;
            this.scanPart(character);
        }
        const text = this.source.slice(this.start, this.position);
        const listed = this.pieces.some(({ kind }) => kind === "braces");
        if (this.loose && (listed || !plainBraces.test(text)))
            refuse(text, "these braces are hard to read: write the words out, or put them in quotes.");
        return this.pieces;
    }
    scanPart(character) {
        if (character === "'")
            this.singleQuoted();
        else if (character === '"')
            this.doubleQuoted();
        else if (character === "\\")
            this.escaped();
        else if (character === "$")
            this.dollar();
        else if (character === "`")
            refuse("`", substitution);
        else if (character === "~")
            this.tilde();
        else if (character === "[")
            this.bracket();
        else if (character === "{" || character === "}")
            this.brace(character);
        else
            this.add(character === "*" || character === "?" ? "glob" : "text", character, 1);
    }
    add(kind, text, length) {
        this.position += length;
        const last = this.pieces.at(-1);
        if (kind === "text" && last?.kind === "text")
            this.pieces[this.pieces.length - 1] = { kind, text: last.text + text };
        else if (text !== "")
            this.pieces.push({ kind, text });
    }
    match(pattern) {
        pattern.lastIndex = this.position;
        return pattern.exec(this.source)?.[0];
    }
    singleQuoted() {
        const end = this.source.indexOf("'", this.position + 1);
        if (end === -1)
            refuse("'", "a quote is not closed: close it.");
        this.add("text", this.source.slice(this.position + 1, end), end + 1 - this.position);
    }
    escaped() {
        const next = this.source[this.position + 1];
        if (next === undefined || next === "\n")
            refuse("\\", continuation);
        this.add("text", next, 2);
    }
    /** A dollar sign is itself only where nothing follows that bash would expand. */
    dollar() {
        const next = this.source[this.position + 1];
        const tab = this.match(/\$'(?:[^'\\\n]|\\[tnr\\'])*'/y);
        if (tab !== undefined) {
            const inner = tab.slice(2, -1).replace(/\\./g, (pair) => escapes[pair] ?? pair);
            this.add("text", inner, tab.length);
        }
        else if (next === "?") {
            this.position += 2;
            this.pieces.push({ kind: "status" });
        }
        else if (next === undefined || " \t\n|&;)".includes(next))
            this.add("text", "$", 1);
        else
            refuse(this.expansionAt(this.position), substitution);
    }
    expansionAt(position) {
        return /^\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^}]*\}|\([^)]*\)|.?)/s.exec(this.source.slice(position))?.[0] ?? "$";
    }
    /** Bash expands a tilde at the start of a word and after `=` and `:`; elsewhere it is a character, as in `HEAD~3`. */
    tilde() {
        const before = this.position === this.start ? "" : (this.source[this.position - 1] ?? "");
        if (!/[A-Za-z0-9_^~.}@-]/.test(before))
            refuse("~", "there is no home folder: use a path inside the workspace.");
        this.add("text", "~", 1);
    }
    bracket() {
        const bracket = this.match(/\[[!^]?\]?(?:\[:[a-z]+:\]|[^\][\\'"$`/ \t\n|&;<>(){}~]|\[(?![:.=]))*\]/y);
        if (bracket !== undefined)
            this.add("glob", bracket, bracket.length);
        else if (this.match(/\[[^ \t\n|&;<>()]*\]/y) !== undefined)
            refuse("[", "this bracket is hard to read: put the word in single quotes.");
        else
            this.add("text", "[", 1);
    }
    brace(character) {
        const range = this.match(/\{(?:0|[1-9][0-9]{0,3})\.\.(?:0|[1-9][0-9]{0,3})\}/y);
        const list = range ?? this.match(/\{[A-Za-z0-9_.*?/@+-]*(?:,[A-Za-z0-9_.*?/@+-]*)+\}/y);
        const clear = list !== undefined && (range !== undefined || !list.includes(".."));
        if (!clear)
            this.loose = true;
        this.add(clear ? "braces" : "text", clear ? list : character, clear ? list.length : 1);
    }
    doubleQuoted() {
        let text = "";
        let position = this.position + 1;
        for (;;) {
            const character = this.source[position];
            const next = this.source[position + 1] ?? "";
            if (character === undefined)
                refuse('"', "a quote is not closed: close it.");
            if (character === '"')
                break;
            if (character === "`")
                refuse("`", substitution);
            if (character === "\\" && next === "\n")
                refuse("\\", continuation);
            if (character === "\\" && next !== "" && '$`"\\'.includes(next)) {
                text += next;
                position += 2;
            }
            else if (character === "$" && next === "?") {
                this.add("text", text, 0);
                this.pieces.push({ kind: "status" });
                text = "";
                position += 2;
            }
            else if (character === "$" && !isPlainAfterDollar(next, this.source[position + 2])) {
                refuse(this.expansionAt(position), substitution);
            }
            else {
                text += character;
                position += 1;
            }
        }
        this.add("text", text, position + 1 - this.position);
    }
}
/** What may follow a dollar sign between double quotes and leave it a dollar sign: the end of a pattern, mostly. */
function isPlainAfterDollar(next, afterNext) {
    if (next === "\\")
        return afterNext !== "\n";
    return next !== "" && "\" |)/.,;:%&=]}+^~<>'".includes(next);
}

;// CONCATENATED MODULE: ./.build/permission/shell/tokens.js
/**
 * Cuts a command line into words and operators, by itself and without the parser: what the parser says is believed only
 * where it agrees with these tokens. Whatever has a meaning for bash that is not in the small grammar is refused here.
 */


/** Longest first. */
const operators = ["&>>", "&&", "&>", "||", "|&", ">>", ">&", "|", ">", "<", ";", "(", ")", "\n"];
function scanTokens(source) {
    const tokens = [];
    let position = 0;
    while (position < source.length) {
        position = skipBlanks(source, position);
        if (position >= source.length)
            break;
        const token = isOperatorStart(source[position]) ? scanOperator(source, position) : scanWord(source, position);
        tokens.push(token);
        position = token.end;
    }
    return tokens;
}
/** Blanks, comments, and a backslash that joins two lines; the latter only where it cannot stand inside anything. */
function skipBlanks(source, start) {
    const blanks = /(?:[ \t]|(?<=^|[ \t\n])\\\n|(?<=^|[ \t\n;|&()])#[^\n]*)*/y;
    blanks.lastIndex = start;
    return start + (blanks.exec(source)?.[0].length ?? 0);
}
function isOperatorStart(character) {
    return character !== undefined && "|&;<>()\n".includes(character);
}
function scanOperator(source, start) {
    const text = operators.find((operator) => source.startsWith(operator, start));
    if (text === undefined)
        return refuse("&", "nothing runs in the background: leave the & out.");
    const end = start + text.length;
    const next = source[end] ?? "";
    if (text === "<" && next === "<")
        return refuse("<<", "here-documents and here-strings are not read: name a file.");
    if ((text === "<" || text === ">") && next === "(")
        return refuse(`${text}(`, "process substitutions are not run: use a pipe.");
    if (text === ">" && next === "|")
        return refuse(">|", "nothing is written: leave the redirect out.");
    if (text === "<" && (next === "&" || next === ">"))
        return refuse(`<${next}`, "only < file can be read from.");
    if (source.startsWith("\\\n", end))
        return refuse("\\", "a line is continued only after a blank.");
    return { kind: "operator", start, end, text };
}
function scanWord(source, start) {
    if (source[start] === "#")
        return refuse("#", "a comment starts after a blank: put a blank before it.");
    const { pieces, end } = scanPieces(source, start);
    const text = source.slice(start, end);
    const next = source[end];
    if (next === "<" || next === ">") {
        if (/^[0-9]+$/.test(text))
            return { kind: "descriptor", start, end, text };
        if (text.startsWith("{"))
            return refuse(text, "a redirect has no name: use 2>&1 or >/dev/null.");
    }
    return { kind: "word", start, end, source: text, pieces };
}

;// CONCATENATED MODULE: ./.build/permission/shell/variables.js
/**
 * The few variables that may stand before a command, with the few values they may have: each either says what is so
 * anyway, or asks for the plain locale. No other variable reaches a program.
 */

const plainLocale = /^LC_(?:ALL|COLLATE|CTYPE)=(?:C|POSIX)$|^LANG=(?:C|POSIX)$/;
const idle = new RegExp([
    "(?:LC_ALL|LC_COLLATE|LC_CTYPE|LANG)=(?:C|en_US)\\.(?:UTF-8|utf8)",
    "(?:GIT_PAGER|PAGER|GH_PAGER|MANPAGER)=(?:cat)?",
    "(?:NO_COLOR|GIT_PAGER_IN_USE|CI)=(?:1|true)?",
    "(?:GIT_OPTIONAL_LOCKS|GIT_TERMINAL_PROMPT|FORCE_COLOR|CLICOLOR)=0",
    "TERM=dumb",
    "TZ=UTC",
]
    .map((form) => `^${form}$`)
    .join("|"));
/** The locale that the assignments ask for. Refuses every assignment that is not known. */
function readVariables(assignments) {
    const odd = assignments.find((text) => !plainLocale.test(text) && !idle.test(text));
    if (odd !== undefined)
        refuse(odd, "variables are not set: write the command without the assignment.");
    // LC_ALL is what programs are given here, and it outweighs LANG.
    return assignments.some((text) => plainLocale.test(text)) ? "C" : undefined;
}

;// CONCATENATED MODULE: ./.build/permission/shell/read-script.js







function readScript(source) {
    const tokens = new Cursor(scanTokens(source));
    const tree = (0,parser/* parse */.qg)(source);
    const error = tree.errors?.[0];
    if (error !== undefined)
        refuse(source.slice(error.pos, error.pos + 20), `this is not a command (${error.message}).`);
    if (tree.shebang !== undefined || tree.source !== undefined)
        refuse(source.slice(0, 20), disagreement);
    const script = new TreeReader(tokens).statements(tree.commands);
    tokens.skipSeparators();
    tokens.expectEnd();
    return script;
}
const read_script_keywords = {
    If: "if",
    For: "for",
    ArithmeticFor: "for",
    Select: "select",
    While: "while",
    Case: "case",
    ArithmeticCommand: "((",
    Function: "function",
    Coproc: "coproc",
};
class TreeReader {
    tokens;
    constructor(tokens) {
        this.tokens = tokens;
    }
    statements(statements) {
        const parts = statements.map((statement) => {
            this.tokens.skipSeparators();
            if (statement.background)
                return refuse("&", "nothing runs in the background: leave the & out.");
            return statement.command.type === "AndOr" ? this.andOr(statement.command) : this.pipeline(statement.command);
        });
        const [first] = parts;
        if (first === undefined)
            return refuse("", "there is no command: write one.");
        return parts.length === 1 ? first : { kind: "sequence", parts };
    }
    andOr(node) {
        const [first, ...rest] = node.commands;
        if (first === undefined)
            return refuse("&&", disagreement);
        let left = this.pipeline(first);
        for (const [index, command] of rest.entries()) {
            const operator = node.operators[index] ?? "&&";
            this.tokens.operator(operator);
            this.tokens.skipNewlines();
            left = { kind: operator === "&&" ? "and" : "or", left, right: this.pipeline(command) };
        }
        return left;
    }
    pipeline(node) {
        if (node.type !== "Pipeline")
            return this.command(node);
        for (const prefix of node.prefixes) {
            if (prefix.type === "Time" && prefix.end !== prefix.keywordEnd)
                return refuse("time", "leave its options out.");
            this.tokens.keyword(prefix.type === "Time" ? "time" : "!");
        }
        const pipeline = this.stages(node);
        // How long it took is not told: what it prints and how it ends is the same.
        const negations = node.prefixes.filter(({ type }) => type === "Negation");
        return negations.reduce((plan) => ({ kind: "not", plan }), pipeline);
    }
    stages(node) {
        const stages = node.commands.map((command, index) => {
            const before = node.operators[index - 1];
            if (before !== undefined) {
                this.tokens.operator(before);
                this.tokens.skipNewlines();
            }
            const stage = this.command(command);
            return node.operators[index] === "|&" ? withErrorsJoined(stage) : stage;
        });
        const [first] = stages;
        if (first === undefined)
            return refuse("!", "there is no command: write one.");
        return stages.length === 1 ? first : { kind: "pipeline", stages };
    }
    command(node) {
        switch (node.type) {
            case "Command":
                return this.simple(node);
            case "Subshell":
            case "BraceGroup":
                return this.group(node);
            case "TestCommand": {
                this.tokens.keyword("[[");
                const condition = readCondition(node.expression, this.tokens);
                this.tokens.keyword("]]");
                return { kind: "group", plan: condition, scope: "here", redirects: [] };
            }
            case "Redirected": {
                const { command } = node;
                if (command.type !== "Subshell" && command.type !== "BraceGroup")
                    return this.command(command);
                const group = this.group(command);
                return { ...group, redirects: node.redirects.flatMap((redirect) => this.redirect(redirect)) };
            }
            default:
                return refuse(read_script_keywords[node.type], "conditions, loops and functions are not run: write the commands one by one, or use xargs.");
        }
    }
    group(node) {
        const inShell = node.type === "Subshell";
        if (inShell)
            this.tokens.operator("(");
        else
            this.tokens.keyword("{");
        const plan = this.statements(node.body.commands);
        this.tokens.skipSeparators();
        if (inShell)
            this.tokens.operator(")");
        else
            this.tokens.keyword("}");
        const scope = inShell ? "subshell" : "here";
        return { kind: "group", plan, scope, redirects: [] };
    }
    simple(node) {
        const words = [];
        const redirects = [];
        const assignments = [];
        for (const part of [...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix]) {
            if (part.type === "Word")
                words.push(...this.tokens.words(part));
            else if (part.type === "Assignment") {
                if (words.length > 0)
                    refuse(part.text, "variables are not set: write the command without the assignment.");
                this.tokens.keyword(part.text);
                assignments.push(part.text);
            }
            else
                redirects.push(...this.redirect(part));
        }
        const locale = readVariables(assignments);
        const [name, ...rest] = words;
        if (name === undefined)
            return refuse("", "there is no command: write one.");
        return { kind: "command", words: [name, ...rest], redirects, ...(locale && { locale }) };
    }
    redirect(node) {
        if (node.type !== "Redirect" || node.target === undefined)
            return refuse(node.operator, "here-documents and here-strings are not read: name a file.");
        const written = this.tokens.descriptor();
        if (node.descriptor !== undefined && node.descriptor.type !== "FileDescriptor")
            return refuse(node.operator, "a redirect has no name: use 2>&1 or >/dev/null.");
        if (written !== node.descriptor?.value.toString())
            return refuse(node.operator, disagreement);
        this.tokens.operator(node.operator);
        return readRedirect({ descriptor: written, operator: node.operator, target: this.tokens.word(node.target) });
    }
}
function withErrorsJoined(stage) {
    if (stage.kind !== "command" && stage.kind !== "group")
        return refuse("|&", "write 2>&1 | instead.");
    return { ...stage, redirects: [...stage.redirects, { kind: "join", stream: "errors" }] };
}

;// CONCATENATED MODULE: ./.build/permission/shell/read-command.js
/**
 * Reads a command that only reads: one that our small grammar and the table of commands know to the last word becomes a
 * plan, everything else is refused with the word that was not allowed. Pure; the same text always gives the same reading.
 */



const longestCommand = 4096;
const mostStages = 20;
/** One decision asks several times about the same command. */
const read_command_known = new Map();
const MOST_KNOWN = 200;
function readCommand(command) {
    const found = read_command_known.get(command);
    if (found)
        return found;
    if (read_command_known.size >= MOST_KNOWN)
        read_command_known.clear();
    const reading = readAnew(command);
    read_command_known.set(command, reading);
    return reading;
}
function readAnew(command) {
    try {
        return { kind: "plan", plan: judgeScript(readWords(command)) };
    }
    catch (error) {
        if (error instanceof NotReadOnly)
            return { kind: "refused", word: error.word, reason: error.message };
        const problem = error instanceof Error ? error.message : String(error);
        return { kind: "refused", word: "", reason: `this command could not be read (${problem}): write it more simply.` };
    }
}
/** The words of every command before the table judges them. Throws `NotReadOnly` where the grammar ends. */
function readWords(command) {
    if (Buffer.byteLength(command) > longestCommand)
        refuse("", "this command is too long: split it into several calls.");
    const hidden = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}\p{DI}]|[^\P{Zs} ]/u.exec(command)?.[0];
    if (hidden !== undefined)
        refuse(`U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`, "this character cannot be seen: leave it out.");
    const script = readScript(command);
    if (countStages(script) > mostStages)
        refuse("", "there are too many commands in one line: split it into several calls.");
    return script;
}
function countStages(script) {
    switch (script.kind) {
        case "command":
            return 1;
        case "pipeline":
            return sum(script.stages);
        case "sequence":
            return sum(script.parts);
        case "and":
        case "or":
            return sum([script.left, script.right]);
        case "not":
        case "group":
            return countStages(script.plan);
    }
}
function sum(scripts) {
    return scripts.reduce((count, script) => count + countStages(script), 0);
}

;// CONCATENATED MODULE: ./.build/permission/judgement.js



function openJudgement(call, caller, weights) {
    const command = judgement_commandOf(call);
    return {
        ...weights,
        call,
        caller,
        ownMap: mapOf(caller.permission),
        ruling: matchRules(weights.policy.rules, call),
        ...(command !== undefined && { reading: readCommand(command) }),
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
/** Each is a word more on git's command line. */
const MOST_KEPT_OUT = 200;
/** The files that a command could show although a rule keeps them from being read. The tools for searching leave them out by themselves. */
function withheldFrom({ call, reading, withheld = [] }) {
    if (call.effect !== "execute" || reading?.kind !== "plan" || withheld.length === 0)
        return [];
    const shown = historyOf(reading.plan);
    if (shown.includes("anything") || (shown.length > 0 && !canBeKeptOut(withheld)))
        return withheld;
    const searched = call.subjects
        .filter((subject) => subject.kind === "path")
        .filter(({ access }) => access === "search");
    if (searched.length === 0)
        return [];
    return withheld.filter(({ path }) => searched.some((place) => place.path === "." || isBelow(path, place.path)));
}
/** A name that is not UTF-8 has lost what it was: git would not know the file by it. */
function canBeKeptOut(withheld) {
    return withheld.length <= MOST_KEPT_OUT && withheld.every(({ path }) => !path.includes("\uFFFD"));
}
function isBelow(path, folder) {
    return path === folder || path.startsWith(`${folder}/`);
}
/** What the commands of a plan can show from history; see `CommandPlan`. */
function historyOf(plan) {
    switch (plan.kind) {
        case "command":
            return [
                ...(plan.showsHistory === undefined ? [] : [plan.showsHistory]),
                ...(plan.repeat === undefined ? [] : historyOf(plan.repeat.command)),
            ];
        case "pipeline":
            return plan.stages.flatMap(historyOf);
        case "sequence":
            return plan.parts.flatMap(historyOf);
        case "and":
        case "or":
            return [...historyOf(plan.left), ...historyOf(plan.right)];
        case "not":
        case "group":
            return historyOf(plan.plan);
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
    const refused = gate_refuse(refusal ?? missing[0] ?? ungranted(judgement));
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
function gate_refuse({ layer, answer }) {
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
const enforcement_nowhere = { workspace: "/workspace", home: "/nonexistent" };
/** `user`: where the paths of the user's own settings start. All others start at the workspace. */
function readAllRules({ permissions }, { allowedTools, disallowedTools }, user) {
    const written = (list) => permissions[list].map((rule) => {
        const base = rule.origin.scope === "user" && user !== undefined ? { base: user } : {};
        return readOne(rule, { list, file: rule.origin.file, ...base });
    });
    const input = (name, texts, list) => {
        const { rules, problems } = readRules(texts, { list, file: name }, enforcement_nowhere);
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
    const early = compile(rules, enforcement_nowhere);
    return {
        rules,
        problems: parts.flatMap(({ problems }) => problems),
        deniesWhole: (tool) => deniesWhole(tool, early),
    };
}
function readOne({ given, line }, origin) {
    const { file } = origin;
    const { rules, problems } = readRules([given], origin, enforcement_nowhere);
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
    return compileRules(rules, { places, isReadOnly: (command) => readCommand(command).kind === "plan" });
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
