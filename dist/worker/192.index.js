export const id = 192;
export const ids = [192];
export const modules = {

/***/ 192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resolveCommand: () => (/* binding */ resolveCommand),
  runGranted: () => (/* binding */ runGranted),
  runReading: () => (/* binding */ runReading)
});

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
const nothing = {};
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
    pwd: { options: "-LP --logical --physical", operands: nothing },
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
        operands: nothing,
    },
    arch: { operands: nothing },
    whoami: { operands: nothing },
    id: { options: "-gGnruz --group --groups --name --real --user --zero", operands: names },
    groups: { operands: names },
    nproc: { options: "--all --ignore:", operands: nothing },
    hostname: { options: "-sfdiI --short --fqdn --long --domain", operands: nothing },
    uptime: { options: "-ps --pretty --since", operands: nothing },
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

const files = { rest: "read" };
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
    operands: files,
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
        operands: files,
    },
    head: { options: lines, operands: files },
    tail: { options: lines, operands: files },
    wc: { options: "-clLmw --bytes --chars --lines --max-line-length --words --total:", operands: files },
    nl: {
        options: `-b:d:f:h:i:l:n:ps:v:w: --body-numbering: --section-delimiter: --footer-numbering: --header-numbering:
      --line-increment: --join-blank-lines: --number-format: --no-renumber --number-separator: --starting-line-number:
      --number-width:`,
        operands: files,
    },
    tac: { options: "-brs: --before --regex --separator:", operands: files },
    rev: { operands: files },
    fold: { options: "-bsw:# --bytes --spaces --width:", operands: files },
    fmt: {
        options: "-cstuw:p:g:# --crown-margin --split-only --tagged-paragraph --uniform-spacing --width: --prefix: --goal:",
        operands: files,
    },
    expand: { options: "-it:# --initial --tabs:", operands: files },
    unexpand: { options: "-at: --all --first-only --tabs:", operands: files },
    column: {
        options: `-dJLtxc:E:H:l:N:O:o:R:s:T:W: --fillrows --json --keep-empty-lines --output-separator: --output-width:
      --separator: --table --table-columns: --table-columns-limit: --table-hide: --table-name: --table-noextreme:
      --table-noheadings --table-order: --table-right: --table-truncate: --table-wrap:`,
        operands: files,
    },
    sort: {
        options: `-bcCdfghiMmnrRsuVzk:S:t: --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort
      --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse --sort: --version-sort
      --check? --debug --key: --merge --stable --field-separator: --unique --zero-terminated --buffer-size: --parallel:`,
        operands: files,
    },
    uniq: {
        options: `-cdDiuzf:s:w: --count --repeated --all-repeated? --group? --ignore-case --unique --skip-fields:
      --skip-chars: --check-chars: --zero-terminated`,
        // A second operand would be written.
        operands: { first: ["read"] },
    },
    shuf: { options: "-ezri:n: --echo --input-range: --head-count: --repeat --zero-terminated", operands: files },
    tsort: { operands: { first: ["read"] } },
    cut: {
        options: `-b:c:d:f:nsz --bytes: --characters: --delimiter: --fields: --complement --only-delimited
      --output-delimiter: --zero-terminated`,
        operands: files,
    },
    paste: { options: "-d:sz --delimiters: --serial --zero-terminated", operands: files },
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
    bc: { options: "-lqs --mathlib --quiet --standard", operands: files },
    cmp: {
        options: "-bli:n:s --print-bytes --ignore-initial: --verbose --bytes: --quiet --silent",
        operands: { first: ["read", "read"], rest: "pattern" },
    },
    od: {
        options: `-A:j:N:S:t:vw?abcdfhilosx --address-radix: --skip-bytes: --read-bytes: --strings? --format:
      --output-duplicates --width? --endian: --traditional`,
        operands: files,
    },
    hexdump: { options: "-bcCdovxn:s:e:f@", operands: files },
    hd: { options: "-bcCdovxn:s:e:f@", operands: files },
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
    sum: { options: "-rs --sysv", operands: files },
    iconv: { options: "-cf:lst: --from-code: --to-code: --list --silent", operands: files },
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
const commands = new Map([
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
    const judge = commands.get(name);
    if (judge === undefined)
        return refuse(first.source, insteadOf(name));
    const judged = judge(rest, judgeWords);
    return { kind: "command", name, redirects: [], ...judged };
}

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(989);
;// CONCATENATED MODULE: ./.build/permission/shell/braces.js
/** Writes a word with lists in braces out, as bash does before anything else: `*.{ts,tsx}` → `*.ts` and `*.tsx`. */


const mostWords = 256;
function expandBraces(source, scanned) {
    let words = [[]];
    for (const piece of scanned) {
        const choices = piece.kind === "braces" ? choicesOf(piece.text.slice(1, -1)).map(braces_piecesOf) : [[piece]];
        words = words.flatMap((word) => choices.map((choice) => [...word, ...choice]));
        if (words.length > mostWords)
            refuse(source, "these braces give too many words: write fewer.");
    }
    const expanded = words.map((pieces) => ({ source, pieces: joinTexts(pieces) }));
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
function joinTexts(pieces) {
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
        return expandBraces(token.source, token.pieces);
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
const known = new Map();
const MOST_KNOWN = 200;
function readCommand(command) {
    const found = known.get(command);
    if (found)
        return found;
    if (known.size >= MOST_KNOWN)
        known.clear();
    const reading = readAnew(command);
    known.set(command, reading);
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

// EXTERNAL MODULE: ./.build/system/process.js
var system_process = __webpack_require__(943);
;// CONCATENATED MODULE: ./.build/system/job.js

/** Says why the work was stopped, if it was. */
async function inJob(limits, work) {
    const job = openJob(limits);
    try {
        await work(job);
    }
    catch (error) {
        if (job.stopped() === undefined)
            throw error;
    }
    finally {
        await job[Symbol.asyncDispose]();
    }
    const stopped = job.stopped();
    if (stopped === "aborted")
        throw limits.signal.reason;
    return stopped;
}
function openJob({ signal, timeoutMs, maxBytes }) {
    const children = new Map();
    const controller = new AbortController();
    let stopped;
    let bytes = 0;
    const end = () => {
        controller.abort();
        for (const child of children.keys())
            (0,system_process/* killGroup */.i0)(child);
    };
    const stop = (why) => {
        stopped ??= why;
        end();
    };
    const abort = () => stop("aborted");
    const timer = setTimeout(stop, timeoutMs, "time-limit");
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted)
        abort();
    return {
        signal: controller.signal,
        stopped: () => stopped,
        end,
        adopt(child) {
            const closed = new Promise((resolve) => {
                child.once("close", () => resolve());
                // What could not even be started may never be closed.
                child.once("error", () => child.pid === undefined && resolve());
            });
            children.set(child, closed);
            void closed.then(() => children.delete(child));
        },
        count(more) {
            bytes += more;
            if (bytes > maxBytes && stopped === undefined)
                stop("output-limit");
        },
        async [Symbol.asyncDispose]() {
            clearTimeout(timer);
            signal.removeEventListener("abort", abort);
            end();
            await Promise.all(children.values());
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(161);
;// CONCATENATED MODULE: ./.build/system/pipeline.js
/**
 * Starts programs whose streams are connected. What flows from one program to another never passes through this process: a
 * writer whose reader has gone ends as it would in a shell.
 */



/** More than the system takes on one command line. */
class TooManyArguments extends Error {
}
const NOT_FOUND = 127;
const CANNOT_START = 126;
/**
 * Gives the status as a shell would: 128 and the signal's number where a signal ended the program. Whatever it wrote has
 * been collected by then. Throws if the job has ended, and `TooManyArguments`; the status itself never fails.
 */
function startProgram({ job, programs }, program, streams) {
    job.signal.throwIfAborted();
    const file = programs.find(program.name);
    if (file === undefined)
        return Promise.resolve(NOT_FOUND);
    const child = spawnChild(file, program, { streams, limits: programs.limits(program.name) });
    job.adopt(child);
    if (program.leftovers === "killed")
        child.once("exit", () => (0,system_process/* killGroup */.i0)(child));
    collect(child.stdout, streams.output, job);
    collect(child.stderr, streams.errors, job);
    return pipeline_statusOf(child);
}
function spawnChild(file, { name, args, cwd, env }, { streams, limits }) {
    const [limiter, ...options] = limits;
    const given = limiter === undefined ? args : [...options, name, ...args];
    const { input, output, errors } = streams;
    try {
        return (0,external_node_child_process_.spawn)(limiter ?? file, given, {
            cwd,
            env: { ...env },
            stdio: [input.kind === "open" ? input.descriptor : "ignore", lend(output), lend(errors)],
            ...(limiter === undefined && { argv0: name }),
            ...system_process/* ownGroup */.Ew,
        });
    }
    catch (error) {
        const tooLong = error instanceof Error && "code" in error && error.code === "E2BIG";
        throw tooLong ? new TooManyArguments(name) : error;
    }
}
function lend(sink) {
    if (sink.kind === "open")
        return sink.descriptor;
    return sink.kind === "discard" ? "ignore" : "pipe";
}
function collect(stream, sink, job) {
    if (sink.kind !== "collect")
        return;
    stream?.on("data", (chunk) => {
        job.count(chunk.length);
        sink.take(chunk);
    });
}
function pipeline_statusOf(child) {
    return new Promise((resolve) => {
        child.on("error", () => resolve(CANNOT_START));
        child.on("close", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal])));
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(30);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./.build/system/temporary.js
var temporary = __webpack_require__(821);
;// CONCATENATED MODULE: ./.build/system/pipes.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Pipes of the kernel, with both ends here, to be given to programs. What Node calls a pipe is a pair of sockets: a program
 * whose reader has gone is then told of a broken connection, and says so, instead of ending quietly.
 */





/** Made together, because each time a program must be started for it. */
const BATCH = 16;
/** For what lies in a pipe whose writers have ended. */
const GRACE_MS = 1_000;
function pipeSupply(env) {
    const spare = [];
    return {
        async take(count) {
            while (spare.length < count)
                spare.push(...(await makePipes(env)));
            return spare.splice(0, count);
        },
        giveBack: (pipes) => void spare.push(...pipes),
    };
}
/** Their names are gone before anybody uses them: nobody else can come to such a pipe. */
async function makePipes(env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_1, await (0,temporary/* temporaryFolder */.y)("pr-subagents-pipes"), true);
        const names = Array.from({ length: BATCH }, (_, index) => (0,external_node_path_.join)(folder.path, String(index)));
        const { code, stderr } = await (0,system_process/* runProcess */.R3)("mkfifo", ["-m", "600", ...names], { cwd: folder.path, env });
        if (code !== 0)
            throw new Error(`Pipes could not be made: ${stderr.trim()}`);
        return names.map((name) => ({
            // Without waiting for a writer; whoever is given the reader waits again.
            reader: openEnd(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK),
            writer: openEnd(name, external_node_fs_.constants.O_WRONLY),
        }));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function openEnd(name, flags) {
    const descriptor = (0,external_node_fs_.openSync)(name, flags);
    let open = true;
    const close = () => {
        if (open)
            (0,external_node_fs_.closeSync)(descriptor);
        open = false;
    };
    const handOver = () => {
        open = false;
        return descriptor;
    };
    return { descriptor, close, handOver };
}
/**
 * Takes what is written to the pipe. `drained` closes it for us, and waits until all others have left it too; a process that
 * slipped away from its group and holds it on is not waited for.
 */
function collectFrom({ reader, writer }, take) {
    const socket = new external_node_net_.Socket({ fd: reader.handOver(), readable: true, writable: false });
    const closed = new Promise((resolve) => socket.once("close", () => resolve()));
    socket.on("data", take).on("error", () => undefined);
    return {
        async drained() {
            writer.close();
            const timer = setTimeout(() => socket.destroy(), GRACE_MS);
            await closed;
            clearTimeout(timer);
        },
    };
}
/** A reader that has gone is no problem of the writer's. */
function writeToPipe(descriptor, bytes) {
    return new Promise((resolve) => {
        (0,external_node_fs_.write)(descriptor, bytes, (error, written) => {
            if (error || written >= bytes.length)
                resolve();
            else
                resolve(writeToPipe(descriptor, bytes.subarray(written)));
        });
    });
}

;// CONCATENATED MODULE: ./.build/system/shell.js


/** Gives the exit status. What the command left running in the background is ended with it. */
async function runShell({ job, programs, pipes }, shell) {
    const { command, cwd, env, take } = shell;
    const [pipe] = await pipes.take(1);
    if (!pipe)
        throw new Error("There is no pipe for the command's output.");
    const both = { kind: "open", descriptor: pipe.writer.descriptor };
    const { drained } = collectFrom(pipe, (chunk) => {
        job.count(chunk.length);
        take(chunk);
    });
    const [name, options] = programs.find("bash") === undefined ? ["sh", []] : ["bash", ["--norc", "--noprofile"]];
    const program = { name, args: [...options, "-c", command], cwd, env, leftovers: "killed" };
    // A granted command writes, and a test suite may need all the memory that there is: only its processes are counted.
    const ground = { job, programs: { ...programs, limits: () => programs.crowdLimits() } };
    try {
        return await startProgram(ground, program, {
            input: { kind: "nothing" },
            output: both,
            errors: both,
        });
    }
    finally {
        await drained();
    }
}

// EXTERNAL MODULE: ./.build/tools/workspace.js
var tools_workspace = __webpack_require__(775);
;// CONCATENATED MODULE: ./.build/tools/shell/capture.js
/**
 * What a command wrote, kept in the order in which it arrived. A line of one stream is never cut in two by the other's.
 */
const NEWLINE = 10;
function openCapture(maxBytes) {
    const chunks = [];
    let size = 0;
    return {
        take(stream, chunk) {
            const bytes = chunk.subarray(0, Math.max(maxBytes - size, 0));
            size += bytes.length;
            if (bytes.length > 0)
                chunks.push({ stream, bytes });
        },
        together() {
            const lines = [];
            const unfinished = { output: [], errors: [] };
            for (const { stream, bytes } of chunks) {
                const end = bytes.lastIndexOf(NEWLINE) + 1;
                if (end > 0)
                    lines.push(...unfinished[stream].splice(0), bytes.subarray(0, end));
                if (end < bytes.length)
                    unfinished[stream].push(bytes.subarray(end));
            }
            return Buffer.concat([...lines, ...unfinished.output, ...unfinished.errors]);
        },
        only: (stream) => Buffer.concat(chunks.filter((chunk) => chunk.stream === stream).map(({ bytes }) => bytes)),
    };
}

// EXTERNAL MODULE: ./.build/system/environment.js
var environment = __webpack_require__(187);
// EXTERNAL MODULE: ./.build/system/git.js
var system_git = __webpack_require__(466);
;// CONCATENATED MODULE: ./.build/system/programs.js
/**
 * Where the programs lie that a model may start, and within which limits they run. A program is looked up once, on a search
 * path that has no entry inside the tree: a file of the pull request is never taken for a program.
 */


/** Far above what searching and sorting need; below what would hurt the machine. Reserved address space does not count. */
const MAX_DATA_BYTES = 2 * 1024 * 1024 * 1024;
/** They keep what they cannot hold in temporary files. */
const spilling = ["sort", "tac"];
const MAX_SPILL_BYTES = 1024 * 1024 * 1024;
/** Threads count too. */
const MAX_PROCESSES = 8_192;
function findPrograms(path, root) {
    const entries = path.split(external_node_path_.delimiter).filter((entry) => entry !== "" && !isInside(entry, root));
    const known = new Map();
    const find = (name) => {
        if (!known.has(name))
            known.set(name, programs_lookUp(name, entries)[0]);
        return known.get(name);
    };
    const prlimit = process.platform === "linux" && !isLimited() ? find("prlimit") : undefined;
    const limits = (name) => (prlimit === undefined ? [] : [prlimit, ...limitsOf(name)]);
    const crowdLimits = () => {
        const counter = process.platform === "linux" && allowsCrowd() ? find("prlimit") : undefined;
        return counter === undefined ? [] : [counter, "--core=0", `--nproc=${MAX_PROCESSES}`];
    };
    return { path: entries.join(external_node_path_.delimiter), find, findAll: (name) => programs_lookUp(name, entries), limits, crowdLimits };
}
/** A limit that is already lower stays: nobody but root could set it higher again. */
function allowsCrowd() {
    const [, hard] = /^Max processes +\S+ +(\S+)/m.exec(readLimits()) ?? [];
    return hard === "unlimited" || Number(hard) >= MAX_PROCESSES;
}
function isInside(entry, root) {
    try {
        const real = (0,external_node_fs_.realpathSync)(entry);
        return real === root || real.startsWith(root + external_node_path_.sep);
    }
    catch {
        return true;
    }
}
function programs_lookUp(name, entries) {
    if (name === "" || name.includes("/"))
        return [];
    return entries.map((entry) => (0,external_node_path_.join)(entry, name)).filter(isProgram);
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}
function limitsOf(name) {
    return ["--core=0", `--data=${MAX_DATA_BYTES}`, `--fsize=${spilling.includes(name) ? MAX_SPILL_BYTES : 0}`];
}
/** Whoever started this process within limits has limited all its children: then nothing needs to stand before them. */
function isLimited() {
    return /^Max data size +\d/m.test(readLimits());
}
/** Empty where the system does not tell. */
function readLimits() {
    try {
        return (0,external_node_fs_.readFileSync)("/proc/self/limits", "utf8");
    }
    catch {
        return "";
    }
}

;// CONCATENATED MODULE: ./.build/tools/shell/machine.js
/**
 * How a program of the table is really started: with which environment, under which name, and with which words that keep
 * it from following links out of the tree or from reading in `.git`.
 */






const machines = new Map();
/** Looked at once for each tree. */
function machineFor({ root, repository }) {
    const key = `${root}\0${repository.gitDir ?? ""}`;
    const known = machines.get(key) ?? lookAround(repository);
    machines.set(key, known);
    return known;
}
function lookAround(repository) {
    const clean = (0,environment/* cleanEnvironment */.h)();
    const programs = findPrograms(clean["PATH"] ?? "", repository.root);
    const env = { ...clean, PATH: programs.path };
    const git = { ...(0,system_git/* gitEnvironment */._K)(repository, { pathspecs: "magic" }), PATH: programs.path };
    return {
        programs,
        pipes: pipeSupply(env),
        env,
        environmentOf: (name) => (name === "git" ? git : env),
        sed: isGnuSed(programs.find("sed")) ? "gnu" : "other",
    };
}
function isGnuSed(sed) {
    return sed !== undefined && process.platform === "linux" && !(0,external_node_fs_.realpathSync)(sed).endsWith("busybox");
}
const hardenings = {
    grep: (args, { withheld }) => ({ name: "grep", args: ["--exclude-dir=.git", ...excludes(withheld), ...args] }),
    // On many machines these two are shell scripts around grep.
    egrep: (args, { withheld }) => ({ name: "grep", args: ["-E", "--exclude-dir=.git", ...excludes(withheld), ...args] }),
    fgrep: (args, { withheld }) => ({ name: "grep", args: ["-F", "--exclude-dir=.git", ...excludes(withheld), ...args] }),
    // Given two folders it would compare what the links in them lead to, recursive or not.
    diff: (args, { withheld }) => ({
        name: "diff",
        args: ["--no-dereference", "--exclude=.git", ...excludes(withheld), ...args],
    }),
    rg: (args, { withheld }) => ({
        name: "rg",
        args: beforeOperands(["--no-config", ...args], ["--glob=!.git", ...withheld.map((path) => `--glob=!${external_node_path_.posix.basename(path)}`)]),
    }),
    // It would leave temporary files behind when it is ended: it sorts in memory, and fails where that is not enough. Of
    // several sizes the largest counts.
    sort: (args) => ({
        name: "sort",
        args: ["--buffer-size=512M", "--batch-size=200", "--temporary-directory=/nonexistent", ...args],
    }),
    sed: (args, { machine }) => ({
        name: "sed",
        args: machine.sed === "gnu" ? args : args.filter((word) => word !== "--sandbox"),
    }),
};
function harden(asked, machine, withheld = new Set()) {
    const hardening = Object.hasOwn(hardenings, asked.name) ? hardenings[asked.name] : undefined;
    return hardening?.(asked.args, { machine, withheld: [...withheld] }) ?? asked;
}
/** By their last names: these programs know no paths here. What is passed over by mistake is only a file of the same name. */
function excludes(withheld) {
    const names = new Set(withheld.map((path) => external_node_path_.posix.basename(path)));
    return [...names].map((name) => `--exclude=${name.replaceAll(/[\\*?[\]]/g, "\\$&")}`);
}
/** The last glob decides, so ours comes after all that were written. */
function beforeOperands(args, options) {
    const end = args.lastIndexOf("--");
    return end < 0 ? [...args, ...options] : args.toSpliced(end, 0, ...options);
}

;// CONCATENATED MODULE: ./.build/tools/shell/present.js
/** What a command printed, as the model reads it: bounded, harmless, and with a way to see what was left out. */
/** What is shown of a command that went well, and of one that failed: the beginning and the end. */
const SUCCESS = { head: 20_000, tail: 10_000 };
const FAILURE = { head: 5_000, tail: 5_000 };
function presentOutput(bytes, { status, failed, note }) {
    const text = harmless(bytes).replace(/\n+$/, "");
    const shown = text === "" ? "(no output)" : cutMiddle(text, failed ? FAILURE : SUCCESS);
    const first = [
        ...(note === undefined ? [] : [note]),
        ...(status === 0 || note !== undefined ? [] : [`Exit code ${status}`]),
    ];
    return [...first, shown].join("\n");
}
/** Colours are dropped, and bytes that are no text, one mark for each run of them. */
function harmless(bytes) {
    const marked = bytes
        .toString("utf8")
        // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
        .replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, "")
        .replaceAll("\r\n", "\n");
    return marked.replaceAll(/(?:[^\P{Cc}\n\t]|\ufffd)+/gu, "\ufffd");
}
function cutMiddle(text, { head, tail }) {
    if (text.length <= head + tail)
        return text;
    const first = wholeLines(text.slice(0, head), "start");
    const last = wholeLines(text.slice(-tail), "end");
    const from = countLines(first) + 1;
    const total = countLines(text);
    const until = total - countLines(last);
    const missing = text.length - first.length - last.length;
    const where = until >= from ? `lines ${from}–${until} of ${total}` : "the middle of a long line";
    const range = until >= from
        ? ` Add | sed -n '${from},${Math.min(until, from + 199)}p' to the command to see more of them, or narrow it.`
        : " Narrow the command.";
    return `${first}\n[… ${where} (${missing} characters) left out.${range} …]\n${last}`;
}
/** At the cut no line is shown in part, unless it is longer than all that is shown. */
function wholeLines(text, side) {
    const newline = side === "start" ? text.lastIndexOf("\n") : text.indexOf("\n");
    if (newline < 0)
        return text;
    return side === "start" ? text.slice(0, newline) : text.slice(newline + 1);
}
function countLines(text) {
    return text === "" ? 0 : text.split("\n").length;
}

;// CONCATENATED MODULE: ./.build/permission/tool-names.js
/** The names of tools: ours, Claude Code's, former ones, and the spellings that people use. Tool names stand in tables only. */
/** Never for a subagent, whatever its definition says: no nesting, and nobody to ask. */
const mainOnlyTools = [
    "Task",
    "EnterPlanMode",
    "ExitPlanMode",
    "AskUserQuestion",
    "KillShell",
];
/** Not shown to an agent that has all tools, as today's models work without them; one whose file names them has them. */
const toolsByNameOnly = (/* unused pure expression or super */ null && (["TodoWrite"]));
/** What an agent keeps when a field that restricts it cannot be read. */
const readOnlyTools = ["Read", "Glob", "Grep"];
/** Names that Claude Code once had: files still have them, and nothing has taken their place. */
const retiredTools = [
    "MultiEdit",
    "LS",
    "BashOutput",
    "NotebookRead",
    "TodoRead",
    "SlashCommand",
    "TaskOutput",
];
/** Every name that means something, whether or not the tool exists here. */
const knownTools = [
    ...mainOnlyTools,
    ...readOnlyTools,
    "PullRequestDiff",
    "ReportFindings",
    "Bash",
    "Edit",
    "Write",
    "NotebookEdit",
    "WebFetch",
    "WebSearch",
    "TodoWrite",
    "Skill",
    "ToolSearch",
    "LSP",
    "Monitor",
    "SendMessage",
    "TaskCreate",
    "TaskGet",
    "TaskList",
    "TaskUpdate",
    "PowerShell",
    "ListMcpResourcesTool",
    "ReadMcpResourceTool",
    "EnterWorktree",
    "ExitWorktree",
    "Artifact",
    ...retiredTools,
];
/** Another name for the same tool: a former one, or the compact format's. */
const otherNames = {
    Agent: "Task",
    KillBash: "KillShell",
    TaskStop: "KillShell",
    read_file: "Read",
    list_dir: "Glob",
    write_file: "Write",
    edit_file: "Edit",
    web_fetch: "WebFetch",
    web_search: "WebSearch",
    grep_search: "Grep",
    file_search: "Glob",
    run_command: "Bash",
};
const exactNames = new Map([...knownTools.map((name) => [name, name]), ...Object.entries(otherNames)]);
const looseNames = new Map([...exactNames].map(([spelling, name]) => [fold(spelling), name]));
function readToolName(spelling) {
    const name = baseName(spelling);
    const exact = exactNames.get(name);
    if (exact !== undefined)
        return { kind: "known", name: exact, exact: true };
    if (name.startsWith("mcp__"))
        return { kind: "mcp", name };
    const loose = looseNames.get(fold(name));
    if (loose !== undefined)
        return { kind: "known", name: loose, exact: false };
    return { kind: "unknown", name };
}
/** The tool of an entry such as `Bash(git log:*)`. */
function baseName(entry) {
    const parenthesis = entry.indexOf("(");
    return (parenthesis < 0 ? entry : entry.slice(0, parenthesis)).trim();
}
/** One name for one tool, wherever names are compared; an unknown one stays as it is. */
function canonicalTool(entry) {
    const found = readToolName(entry);
    return found.kind === "known" ? found.name : baseName(entry);
}
function fold(name) {
    return name.toLowerCase().replaceAll(/[\s_-]+/g, "");
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
    const name = wrappers_baseName(words[0]?.value ?? "");
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
    const name = wrappers_baseName(words[0]?.value ?? "");
    if (runners.has(name))
        return 1;
    const markers = Object.hasOwn(runnersWith, name) ? runnersWith[name] : undefined;
    const at = markers ? words.findIndex(({ value }, index) => index > 0 && markers.includes(value)) : -1;
    return at < 0 ? undefined : at + 1;
}
const shells = ["sh", "bash", "dash", "ash", "zsh", "ksh", "mksh", "rbash", "fish"];
function isShell(name) {
    return shells.includes(wrappers_baseName(name));
}
function wrappers_baseName(name) {
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
        return name.includes("/") ? [{ text: wrappers_baseName(name) + (end < 0 ? "" : text.slice(end)), from: 0 }] : [];
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
    return [...ends].map((end) => ({ text: [wrappers_baseName(name), ...rest.slice(end)].join(" "), from: 0 }));
}
/** With holes for what `xargs` and `find -exec` will put there. */
function fedValues(words) {
    const values = words.map(({ value }) => value);
    const names = commandStarts(words).map((start) => wrappers_baseName(values[start] ?? ""));
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

;// CONCATENATED MODULE: ./.build/permission/rules/command/critical-removal.js
/**
 * Removals that nobody may approve: the file system's root and its top-level folders, home, the workspace and what it lies
 * in, and whatever becomes one of these when a variable is empty.
 */




const removers = ["rm", "rmdir"];
function isCriticalRemoval({ words }, places) {
    return commandStarts(words).some((start) => {
        const [name, ...rest] = words.slice(start);
        return removers.includes(wrappers_baseName(name?.value ?? "")) && operands(rest).some((word) => isCritical(word, places));
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
const protected_paths_files = [
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
    if (protected_paths_files.includes(name) || beginnings.some((beginning) => name.startsWith(beginning)))
        return true;
    const within = exceptions.reduce((rest, exception) => rest.replace(`/${exception}/`, "/"), wrapped);
    return folders.some((folder) => within.includes(`/${folder}/`));
}

;// CONCATENATED MODULE: ./.build/permission/rules/command/file-command.js
/** The file system commands that `acceptEdits` approves: plain names, inside the workspace, on nothing that is protected. */




const file_command_commands = {
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
    const operandsOf = name && Object.hasOwn(file_command_commands, name.text) ? file_command_commands[name.text] : undefined;
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
    const assigned = part_joinTexts(assignments);
    const computed = assignments.some(({ text }) => /\$\(|`/.test(text));
    const safe = !computed && assignments.every(({ text }) => safeVariables.includes(variableOf(text)));
    const { starts, open } = unwrap(words);
    const text = part_joinTexts([...assignments, ...words]);
    const behind = starts.map((start) => part_joinTexts(words.slice(start)));
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
function part_joinTexts(words) {
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
    const program = wrappers_baseName(name?.value ?? "");
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
    const program = wrappers_baseName(name?.value ?? "");
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
    if (canonicalTool(tool) !== "Bash")
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
    const astray = moves && wrappers_baseName(part.words[0]?.value ?? "") === "git";
    if (part.plain !== undefined && !astray && isReadOnly(part.plain))
        return "reading";
    return !moves && isFileCommand(part, places) ? "file-command" : "command";
}
/** Delegating and reporting need no grant, and neither does reading that touches no file. */
const needs_harmless = ["read", "delegate", "report"];
function callNeed({ tool, effect }) {
    return { kind: "call", text: canonicalTool(tool), class: needs_harmless.includes(effect) ? "reading" : "call" };
}

;// CONCATENATED MODULE: ./.build/tools/shell/resolve-links.js



async function resolveLinks(command, workspace) {
    const call = { tool: "Bash", effect: "execute", input: { command }, subjects: [] };
    const places = { workspace: workspace.root, home: "/nonexistent" };
    const { needs } = readNeeds(call, { places, isReadOnly: (part) => readCommand(part).kind === "plan" });
    const named = needs.flatMap((need) => (need.kind === "path" ? need.below.map((path) => ({ ...need, path })) : []));
    const inside = named.filter(({ path }) => !path.startsWith("/"));
    const subjects = await Promise.all(inside.map(({ path, access }) => (0,tools_workspace/* pathSubject */.kE)(workspace, path, access)));
    return subjects.filter((subject) => subject.kind === "path" && subject.named !== undefined);
}

;// CONCATENATED MODULE: ./.build/tools/shell/confine.js
/**
 * Where a word of a command really leads, seen as the program that is given it would see it: link by link, and `..` after
 * a link taken from where the link leads. Nothing outside the tree, in `.git`, `/proc`, `/sys` or `/dev` counts as inside.
 */



const MAX_LINKS = 40;
/** For the case that somebody makes the whole machine the workspace. */
const forbiddenFolders = ["/proc", "/sys", "/dev"];
function confine(ground, name) {
    if (name.includes("\0"))
        throw new tools_workspace/* ToolProblem */.Ol("A path cannot contain a NUL character.");
    return withholding(standingOf(ground.root, realPlace(absolute(ground.cwd, name), MAX_LINKS)), ground);
}
/**
 * The same for many names, which mostly lie beside each other: what is no link lies where its folder lies, and each folder is
 * placed once. Only for names that are looked at together.
 */
function confiner(ground) {
    const folders = new Map();
    return (name) => {
        const slash = name.lastIndexOf("/") + 1;
        const [folder, last] = [name.slice(0, slash) || ".", name.slice(slash)];
        const there = isDots(last) ? undefined : lookAt(ground, name);
        if (!there || there.isSymbolicLink())
            return { ...confine(ground, name), special: isSpecial(statsBehind(ground, name)) };
        const real = folders.get(folder) ?? confine(ground, folder).real;
        folders.set(folder, real);
        const place = standingOf(ground.root, `${real === "/" ? "" : real}/${last}`);
        return { ...withholding(place, ground), special: isSpecial(there) };
    };
}
function isDots(name) {
    return name === "" || name === "." || name === "..";
}
function isSpecial(stats) {
    return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}
function lookAt({ cwd }, name) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute(cwd, name));
    }
    catch {
        return undefined;
    }
}
function statsBehind({ cwd }, name) {
    try {
        return (0,external_node_fs_.statSync)(absolute(cwd, name));
    }
    catch {
        return undefined;
    }
}
/** Not normalised: `..` after a link means something else to a program than to a text. */
function absolute(cwd, name) {
    return (0,external_node_path_.isAbsolute)(name) ? name : `${cwd}/${name}`;
}
function withholding(place, { withheld }) {
    return withheld?.has(place.path) ? { ...place, standing: "withheld" } : place;
}
/** A refusal that says what to do. */
function confine_leadsOut(name, { standing }) {
    if (standing === "git")
        return new tools_workspace/* Forbidden */.cw(`${name} lies in .git, which cannot be read. Use git commands instead.`);
    if (standing === "withheld")
        return new tools_workspace/* Forbidden */.cw(`${name} is withheld by a rule. Go on without it.`);
    return new tools_workspace/* Forbidden */.cw(`${name} leads out of the reviewed tree, and cannot be read. Name a file inside the tree.`);
}
function standingOf(root, real) {
    const path = (0,external_node_path_.relative)(root, real).split(external_node_path_.sep).join("/");
    const leaves = path === ".." || path.startsWith("../") || (0,external_node_path_.isAbsolute)(path);
    const forbidden = forbiddenFolders.some((folder) => real === folder || real.startsWith(`${folder}/`));
    if (leaves || forbidden)
        return { path: real, real, standing: "outside" };
    const inGit = path.split("/").some((part) => part.toLowerCase() === ".git");
    return { path: path || ".", real, standing: inGit ? "git" : "inside" };
}
/** What does not exist is placed by its nearest existing folder; a link that leads nowhere, by where it would lead. */
function realPlace(absolute, links) {
    try {
        return external_node_fs_.realpathSync.native(absolute);
    }
    catch (error) {
        if (!isMissing(error) || links === 0)
            throw new tools_workspace/* ToolProblem */.Ol(`${absolute} cannot be opened (${codeOf(error)}).`);
        const { parent, name } = splitLast(absolute);
        if (parent === absolute)
            return absolute;
        const folder = realPlace(parent, links - 1);
        const target = linkTarget(`${folder}/${name}`);
        // Nothing can be opened beyond a folder that is not there: the rest is only a name.
        if (target === undefined)
            return (0,external_node_path_.resolve)(folder, name);
        return realPlace((0,external_node_path_.isAbsolute)(target) ? target : `${folder}/${target}`, links - 1);
    }
}
function splitLast(path) {
    const bare = path.replace(/\/+$/, "");
    const slash = bare.lastIndexOf("/");
    return slash <= 0
        ? { parent: "/", name: bare.slice(slash + 1) }
        : { parent: bare.slice(0, slash), name: bare.slice(slash + 1) };
}
function linkTarget(absolute) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(absolute) : undefined;
    }
    catch {
        return undefined;
    }
}
const missingCodes = ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"];
function isMissing(error) {
    return missingCodes.includes(codeOf(error));
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

;// CONCATENATED MODULE: ./.build/tools/shell/wildcard.js
/**
 * One name against one pattern with wildcards, as bash matches them in the C.UTF-8 locale. File names are chosen by
 * strangers: the time is at most the product of both lengths, whatever they hold.
 */
function hasWildcard(letters) {
    return compile(letters).some(({ kind, wild }) => kind === "star" || wild);
}
function compilePattern(letters) {
    return { tokens: compile(letters), dot: letters[0]?.character === "." };
}
function matches({ tokens, dot }, name) {
    if (name.startsWith(".") && !dot)
        return false;
    const characters = [...name];
    let token = 0;
    let at = 0;
    let star = -1;
    let resume = 0;
    while (at < characters.length) {
        const current = tokens[token];
        if (current?.kind === "star") {
            star = token++;
            resume = at;
        }
        else if (current?.fits(characters[at] ?? "")) {
            token += 1;
            at += 1;
        }
        else if (star >= 0) {
            token = star + 1;
            at = ++resume;
        }
        else
            return false;
    }
    return tokens.slice(token).every(({ kind }) => kind === "star");
}
function compile(letters) {
    const tokens = [];
    for (let at = 0; at < letters.length; at++) {
        const { character, active } = letters[at] ?? { character: "", active: false };
        const set = active && character === "[" ? readSet(letters, at + 1) : undefined;
        if (set) {
            tokens.push({ kind: "one", wild: true, fits: set.fits });
            at = set.end;
        }
        else if (active && character === "*")
            tokens.push({ kind: "star", wild: true });
        else if (active && character === "?")
            tokens.push({ kind: "one", wild: true, fits: () => true });
        else
            tokens.push({ kind: "one", wild: false, fits: (each) => each === character });
    }
    return tokens;
}
/** `[abc]`, `[a-z]`, `[!a]`, `[[:digit:]]`; without its closing bracket it is only a bracket. */
function readSet(letters, start) {
    const first = letters[start]?.character;
    const negated = letters[start]?.active === true && (first === "!" || first === "^");
    const members = [];
    for (let at = negated ? start + 1 : start; at < letters.length; at++) {
        const { character, active } = letters[at] ?? { character: "", active: false };
        const isFirst = at === (negated ? start + 1 : start);
        if (character === "]" && active && !isFirst) {
            return { end: at, fits: (each) => members.some((fits) => fits(each)) !== negated };
        }
        const named = active && character === "[" ? readClass(letters, at) : undefined;
        const last = letters[at + 2];
        if (named) {
            members.push(named.fits);
            at = named.end;
        }
        else if (letters[at + 1]?.character === "-" &&
            letters[at + 1]?.active &&
            last &&
            !(last.character === "]" && last.active)) {
            members.push((each) => compareCharacters(character, each) <= 0 && compareCharacters(each, last.character) <= 0);
            at += 2;
        }
        else
            members.push((each) => each === character);
    }
    return undefined;
}
function compareCharacters(a, b) {
    return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
const classes = {
    alnum: /[\p{L}\p{N}]/u,
    alpha: /\p{L}/u,
    blank: /[ \t]/,
    cntrl: /\p{Cc}/u,
    digit: /[0-9]/,
    lower: /\p{Ll}/u,
    punct: /[!-/:-@[-`{-~]/,
    space: /\s/,
    upper: /\p{Lu}/u,
    xdigit: /[0-9A-Fa-f]/,
};
function readClass(letters, at) {
    const text = letters
        .slice(at, at + 12)
        .map(({ character }) => character)
        .join("");
    const name = /^\[:([a-z]+):\]/.exec(text)?.[1];
    const expression = name !== undefined && Object.hasOwn(classes, name) ? classes[name] : undefined;
    if (name === undefined || !expression)
        return undefined;
    return { fits: (each) => expression.test(each), end: at + name.length + 3 };
}

;// CONCATENATED MODULE: ./.build/tools/shell/glob.js
/**
 * Expands the wildcards of a word as bash does: in byte order, without dot files unless a dot is written, and with the word
 * itself where nothing matches. A folder outside the tree is never listed, and no result leads out of it.
 */




/** More than these fit into no command line. */
const MAX_MATCHES = 100_000;
function literalOf(pieces) {
    return pieces.map(({ text }) => text).join("");
}
/** Nothing, where the word has no wildcard or nothing matches: then it stands as it is written. */
function expandGlob(pieces, ground) {
    if (!pieces.some(({ kind }) => kind === "glob"))
        return undefined;
    const segments = splitSegments(pieces);
    if (!segments.some(hasWildcard))
        return undefined;
    const found = walk(segments, ground);
    if (found.length === 0)
        return undefined;
    const keyed = found.map((name) => ({ name, bytes: Buffer.from(name) }));
    const sorted = keyed.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
    const look = confiner(ground);
    return sorted.map(({ name }) => ({ ...look(name), name }));
}
function splitSegments(pieces) {
    const segments = [[]];
    for (const { kind, text } of pieces) {
        for (const character of text) {
            if (character === "/")
                segments.push([]);
            else
                segments.at(-1)?.push({ character, active: kind === "glob" });
        }
    }
    return segments;
}
/** Segment by segment; `paths` are what has matched so far, with the slash behind a folder. */
function walk(segments, ground) {
    let paths = [""];
    for (const [index, segment] of segments.entries()) {
        const last = index === segments.length - 1;
        const step = hasWildcard(segment) ? listMatches(segment, ground) : () => [glob_textOf(segment)];
        paths = paths
            .flatMap((path) => step(path).map((name) => path + name))
            .filter((path) => last || glob_isFolder(path, ground));
        if (!last)
            paths = paths.map((path) => `${path}/`);
        if (paths.length > MAX_MATCHES)
            throw new tools_workspace/* ToolProblem */.Ol("A wildcard matches too many files. Name a folder below it.");
    }
    // What a wildcard found is there; what is written behind one may not be.
    return hasWildcard(segments.at(-1) ?? []) ? paths : paths.filter((path) => exists(path, ground));
}
function glob_textOf(segment) {
    return segment.map(({ character }) => character).join("");
}
function listMatches(segment, ground) {
    const pattern = compilePattern(segment);
    return (folder) => entriesOf(folder, ground)
        .map(({ name }) => name)
        .filter((name) => matches(pattern, name));
}
function entriesOf(folder, ground) {
    if (confine(ground, folder || ".").standing !== "inside")
        return [];
    try {
        return (0,external_node_fs_.readdirSync)(glob_absolute(folder || ".", ground.cwd), { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** One outside the tree is none: not even what is there may be asked. */
function glob_isFolder(path, ground) {
    if (path === "")
        return true;
    try {
        return (0,external_node_fs_.statSync)(glob_absolute(path, ground.cwd)).isDirectory() && confine(ground, path).standing === "inside";
    }
    catch {
        return false;
    }
}
function exists(path, { cwd }) {
    try {
        (0,external_node_fs_.lstatSync)(glob_absolute(path, cwd));
        return true;
    }
    catch {
        return false;
    }
}
function glob_absolute(path, cwd) {
    return path.startsWith("/") ? path : `${cwd}/${path}`;
}

;// CONCATENATED MODULE: ./.build/tools/shell/arguments.js



/** Throws `ToolProblem` where a written path leads out of the tree. */
function giveArguments(args, standing, use = {}) {
    const leftOut = [];
    let files = 0;
    const give = (argument) => {
        switch (argument.kind) {
            case "text":
                return [(standing.withheld?.size ? argument.asCommits : undefined) ?? argument.text];
            case "status":
                return [`${argument.before}${standing.status}${argument.after}`];
            case "item":
                return (use.items ?? []).map((item) => wholeItem(argument, item));
            case "path": {
                const matches = matchesOf(argument, standing);
                if (argument.matches === "one" && matches.length > 1)
                    throw tooMany(argument);
                const isGood = (match) => use.names === "printed" || whyNot(match, argument.access) === undefined;
                const given = matches.filter(isGood);
                if (given.length < matches.length)
                    leftOut.push(...matches.filter((match) => !isGood(match)));
                files += given.length;
                const write = use.names === "printed" ? arguments_asWritten : asOperand;
                return given.map(({ name }) => (argument.prefix ?? "") + write(name));
            }
        }
    };
    return { args: args.flatMap(give), leftOut, files };
}
/** Why nobody may be given this; nothing, if it is good. */
function whyNot({ standing, special }, access) {
    if (standing !== "inside")
        return standing;
    return special && access === "read" ? "special" : undefined;
}
function matchesOf(argument, standing) {
    const found = expandGlob(argument.pieces, standing);
    if (found)
        return found;
    const name = literalOf(argument.pieces);
    const place = confiner(standing)(name);
    if (place.standing !== "inside")
        throw confine_leadsOut(name, place);
    if (place.special && argument.access === "read") {
        throw new tools_workspace/* ToolProblem */.Ol(`${name} is not a regular file, and cannot be read.`);
    }
    return [{ ...place, name }];
}
function tooMany({ pieces }) {
    return new tools_workspace/* ToolProblem */.Ol(`${literalOf(pieces)} stands where one file is named, and matches several. Name one of them.`);
}
function requireInside(ground, name) {
    const place = confine(ground, name);
    if (place.standing !== "inside")
        throw confine_leadsOut(name, place);
    return place;
}
/** For a judge who does not run anything: every file that the argument names, wherever it leads. */
function namedPaths(argument, ground) {
    const name = literalOf(argument.pieces);
    const found = expandGlob(argument.pieces, ground)?.filter(({ standing }) => standing === "inside");
    return (found ?? [{ ...confine(ground, name), name }]).map((match) => ({ ...match, access: argument.access }));
}
/** The folder in front of the first wildcard, or the path itself: what is known without looking for matches. */
function fixedPath(argument, ground) {
    const wildcard = argument.pieces.findIndex(({ kind }) => kind === "glob");
    const written = literalOf(wildcard < 0 ? argument.pieces : argument.pieces.slice(0, wildcard));
    const name = wildcard < 0 ? written : written.slice(0, written.lastIndexOf("/") + 1) || ".";
    return { ...confine(ground, name), name, access: argument.access };
}
/** Why an item may not be given to the argument; `hyphen`: it would be an option, `percent`: a placeholder. */
function whyNotItem(argument, item, look) {
    const whole = wholeItem(argument, item);
    if (argument.percent === "refused" && item.includes("%"))
        return "percent";
    if (argument.hyphen === "refused" && whole.startsWith("-"))
        return "hyphen";
    if (argument.access === undefined)
        return undefined;
    // Behind an option (`--file={}`) the file is what follows it.
    return whyNot(look(argument.before.startsWith("-") ? item + argument.after : whole), argument.access);
}
function wholeItem({ before, after, access }, item) {
    const whole = before + item + after;
    return access !== undefined && before === "" ? asOperand(whole) : whole;
}
/** A file's name must not become an option. */
function asOperand(path) {
    return path.startsWith("-") ? `./${path}` : path;
}
function arguments_asWritten(path) {
    return path;
}

;// CONCATENATED MODULE: ./.build/tools/shell/resolve-plan.js
/**
 * What a plan would touch, without running anything of it: every file that its words name, in every folder that its `cd`s
 * can lead to.
 */





/** Every `cd` that may or may not happen doubles the folders; beyond this nobody means it. */
const MAX_FOLDERS = 64;
/** These look through the folder that they stand in when no other is named. */
const searchers = ["ls", "dir", "tree", "find", "du", "rg", "grep", "egrep", "fgrep"];
function resolvePlan(plan, workspace) {
    const subjects = [...lookThrough(plan, { root: workspace.root, names: namedPaths }).values()].flatMap((paths) => {
        const inside = paths.filter(({ standing }) => standing === "inside");
        return (inside.length > 0 ? inside : paths).map(({ path, access, standing }) => {
            return { kind: "path", path, access, inside: standing === "inside" };
        });
    });
    return [...new Map(subjects.map((subject) => [JSON.stringify(subject), subject])).values()];
}
/** Throws `ToolProblem` for a path that leads out of the tree whichever way the plan goes. */
function refuseEscapes(plan, { root, withheld }) {
    for (const paths of lookThrough(plan, { root, withheld, names: (...asked) => [fixedPath(...asked)] }).values()) {
        const [first] = paths;
        if (first && paths.every(({ standing }) => standing !== "inside"))
            throw confine_leadsOut(first.name, first);
    }
}
function lookThrough(plan, tree) {
    const named = new Map();
    resolve_plan_walk(plan, [{ cwd: tree.root, ended: "well" }], { ...tree, named });
    return named;
}
function resolve_plan_walk(plan, states, way) {
    if (states.length > MAX_FOLDERS)
        throw new tools_workspace/* ToolProblem */.Ol("This command changes its folder too often: split it into several calls.");
    switch (plan.kind) {
        case "command":
            return unique(states.map((state) => walkCommand(plan, state, way)));
        case "pipeline":
            for (const stage of plan.stages)
                resolve_plan_walk(stage, states, way);
            return states.map(either);
        case "sequence":
            return plan.parts.reduce((reached, part) => resolve_plan_walk(part, reached, way), states);
        case "and":
        case "or": {
            const good = plan.kind === "and" ? "well" : "badly";
            const left = resolve_plan_walk(plan.left, states, way);
            const goingOn = left.filter(({ ended }) => ended === good || ended === "either");
            const passing = left.filter(({ ended }) => ended !== good);
            return unique([...passing, ...(goingOn.length > 0 ? resolve_plan_walk(plan.right, goingOn, way) : [])]);
        }
        case "not":
            return resolve_plan_walk(plan.plan, states, way).map(either);
        case "group": {
            for (const { cwd } of states)
                noteRedirects(plan.redirects, cwd, way);
            const reached = resolve_plan_walk(plan.plan, states, way);
            return plan.scope === "subshell" ? states.map(either) : reached;
        }
    }
}
function either({ cwd }) {
    return { cwd, ended: "either" };
}
function unique(states) {
    return [...new Map(states.map((state) => [`${state.ended} ${state.cwd}`, state])).values()];
}
const knownEndings = { true: "well", ":": "well", false: "badly" };
function walkCommand(command, { cwd }, way) {
    noteRedirects(command.redirects, cwd, way);
    for (const each of [command, ...(command.repeat ? [command.repeat.command] : [])]) {
        for (const argument of each.arguments)
            noteArgument(argument, cwd, way);
        if (each.showsHistory === "anything")
            note(each, { name: ".", cwd: way.root, access: "search" }, way);
        if (searchers.includes(each.name) && !each.arguments.some(({ kind }) => kind === "path" || kind === "item")) {
            note(each.arguments, { name: ".", cwd, access: "search" }, way);
        }
    }
    if (command.name === "cd")
        return enterFolder(command, cwd, way);
    return { cwd, ended: knownEndings[command.name] ?? "either" };
}
function enterFolder(command, cwd, { root }) {
    const argument = command.arguments.find((each) => each.kind === "path");
    if (argument?.kind !== "path")
        return { cwd: root, ended: "well" };
    const [target] = namedPaths(argument, { root, cwd });
    const there = target?.standing === "inside" && (0,external_node_fs_.statSync)(target.real, { throwIfNoEntry: false })?.isDirectory();
    if (!target || !there)
        return { cwd, ended: "badly" };
    const logical = (0,external_node_path_.resolve)(cwd, target.name);
    return { cwd: confine({ root, cwd }, logical).real === target.real ? logical : target.real, ended: "well" };
}
function noteArgument(argument, cwd, { root, named, withheld, names }) {
    if (argument.kind !== "path")
        return;
    named.set(argument, [...(named.get(argument) ?? []), ...names(argument, { root, cwd, withheld })]);
}
function noteRedirects(redirects, cwd, way) {
    for (const redirect of redirects) {
        if (redirect.kind !== "input" || !redirect.path)
            continue;
        const name = redirect.path.map(({ text }) => text).join("");
        note(redirect, { name, cwd, access: "read" }, way);
    }
}
function note(part, { name, cwd, access }, { root, named, withheld }) {
    named.set(part, [...(named.get(part) ?? []), { ...confine({ root, cwd, withheld }, name), name, access }]);
}

;// CONCATENATED MODULE: ./.build/tools/shell/plan-pipes.js
/** There is one for every place of the plan that needs one: they were counted. */
function nextPipe({ unused, used }) {
    const pipe = unused.pop();
    if (!pipe)
        throw new Error("The plan needs more pipes than were counted.");
    used.push(pipe);
    return pipe;
}
/** One between two stages, and one where both streams of a command become one. */
function countPipes(plan) {
    const sum = (plans) => plans.reduce((count, each) => count + countPipes(each), 0);
    const joins = (redirects) => (redirects.some(({ kind }) => kind === "join") ? 1 : 0);
    switch (plan.kind) {
        case "command":
            return joins(plan.redirects);
        case "pipeline":
            return plan.stages.length - 1 + sum(plan.stages);
        case "sequence":
            return sum(plan.parts);
        case "and":
        case "or":
            return sum([plan.left, plan.right]);
        case "not":
            return countPipes(plan.plan);
        case "group":
            return joins(plan.redirects) + countPipes(plan.plan);
    }
}

;// CONCATENATED MODULE: ./.build/tools/shell/condition.js
/** `test` and `[`. A file that is asked about lies inside the tree, or the question is refused. */


/** Not a condition: `test` then ends with 2. */
class BadCondition extends Error {
}
function holds(words, standing) {
    const reader = { words, at: 0, standing };
    if (words.length === 0)
        return false;
    const answer = readOr(reader);
    const rest = words[reader.at];
    if (rest !== undefined)
        throw new BadCondition(words.length > 3 ? "too many arguments" : `${rest}: binary operator expected`);
    return answer;
}
function readOr(reader) {
    let answer = readAnd(reader);
    while (reader.words[reader.at] === "-o" && reader.at < reader.words.length - 1) {
        reader.at += 1;
        const right = readAnd(reader);
        answer = answer || right;
    }
    return answer;
}
function readAnd(reader) {
    let answer = readTerm(reader);
    while (reader.words[reader.at] === "-a" && reader.at < reader.words.length - 1) {
        reader.at += 1;
        const right = readTerm(reader);
        answer = answer && right;
    }
    return answer;
}
function readTerm(reader) {
    const { words, standing } = reader;
    const [first, second, third] = words.slice(reader.at);
    if (first === undefined)
        throw new BadCondition("argument expected");
    const binary = second !== undefined && third !== undefined ? comparisons.get(second) : undefined;
    if (binary && second !== undefined && third !== undefined) {
        reader.at += 3;
        return binary(first, third, standing);
    }
    if (first === "!" && second !== undefined) {
        reader.at += 1;
        return !readTerm(reader);
    }
    if (first === "(" && second !== undefined)
        return readParenthesis(reader);
    const unary = second === undefined ? undefined : questions.get(first);
    if (unary && second !== undefined) {
        reader.at += 2;
        return unary(second, standing);
    }
    if (/^-[a-zA-Z]$/.test(first) && second !== undefined)
        throw new BadCondition(`${first}: unary operator expected`);
    reader.at += 1;
    return first !== "";
}
function readParenthesis(reader) {
    reader.at += 1;
    const answer = readOr(reader);
    if (reader.words[reader.at] !== ")")
        throw new BadCondition("`)' expected");
    reader.at += 1;
    return answer;
}
const questions = new Map([
    ["-n", (word) => word !== ""],
    ["-z", (word) => word === ""],
    ["-e", file(() => true)],
    ["-a", file(() => true)],
    ["-f", file((stats) => stats.isFile())],
    ["-d", file((stats) => stats.isDirectory())],
    ["-s", file((stats) => stats.size > 0)],
    ["-p", file((stats) => stats.isFIFO())],
    ["-S", file((stats) => stats.isSocket())],
    ["-b", file((stats) => stats.isBlockDevice())],
    ["-c", file((stats) => stats.isCharacterDevice())],
    ["-u", file(({ mode }) => (mode & 0o4000) !== 0)],
    ["-g", file(({ mode }) => (mode & 0o2000) !== 0)],
    ["-k", file(({ mode }) => (mode & 0o1000) !== 0)],
    ["-O", file(({ uid }) => uid === process.geteuid?.())],
    ["-G", file(({ gid }) => gid === process.getegid?.())],
    ["-N", file(({ mtimeMs, atimeMs }) => mtimeMs > atimeMs)],
    ["-L", isLink],
    ["-h", isLink],
    ["-r", permits(external_node_fs_.constants.R_OK)],
    ["-w", permits(external_node_fs_.constants.W_OK)],
    ["-x", permits(external_node_fs_.constants.X_OK)],
    // No stream here is a terminal.
    ["-t", () => false],
]);
const comparisons = new Map([
    ["=", (left, right) => left === right],
    ["==", (left, right) => left === right],
    ["!=", (left, right) => left !== right],
    ["<", (left, right) => left < right],
    [">", (left, right) => left > right],
    ["-eq", numbers((a, b) => a === b)],
    ["-ne", numbers((a, b) => a !== b)],
    ["-lt", numbers((a, b) => a < b)],
    ["-le", numbers((a, b) => a <= b)],
    ["-gt", numbers((a, b) => a > b)],
    ["-ge", numbers((a, b) => a >= b)],
    ["-nt", (left, right, standing) => changedAt(left, standing) > changedAt(right, standing)],
    ["-ef", isSame],
    ["-ot", (left, right, standing) => changedAt(left, standing) < changedAt(right, standing)],
]);
function isSame(left, right, standing) {
    const [a, b] = [condition_lookAt(left, standing), condition_lookAt(right, standing)];
    return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}
function numbers(compare) {
    const parse = (word) => {
        if (!/^\s*[-+]?\d+\s*$/.test(word))
            throw new BadCondition(`${word}: integer expression expected`);
        return BigInt(word.trim().replace(/^\+/, ""));
    };
    return (left, right) => compare(parse(left), parse(right));
}
function file(answer) {
    return (word, standing) => {
        const stats = condition_lookAt(word, standing);
        return stats !== undefined && answer(stats);
    };
}
function condition_lookAt(word, standing) {
    if (word === "")
        return undefined;
    return (0,external_node_fs_.statSync)(requireInside(standing, word).real, { throwIfNoEntry: false });
}
function isLink(word, standing) {
    if (word === "")
        return false;
    requireInside(standing, word);
    const absolute = word.startsWith("/") ? word : `${standing.cwd}/${word}`;
    return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function permits(right) {
    return (word, standing) => {
        if (word === "")
            return false;
        try {
            (0,external_node_fs_.accessSync)(requireInside(standing, word).real, right);
            return true;
        }
        catch (error) {
            if (error instanceof Error && "code" in error)
                return false;
            throw error;
        }
    };
}
function changedAt(word, standing) {
    return condition_lookAt(word, standing)?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}

;// CONCATENATED MODULE: ./.build/tools/shell/escapes.js
/** The escapes that `echo -e` and `printf` know. Bytes, not characters: `\xff` is one of them. */
/** `echo` writes octal numbers as `\0NNN`, `printf` as `\NNN`. */
function replaceEscapes(text, octal) {
    const digits = octal === "echo" ? "0([0-7]{0,3})" : "([0-7]{1,3})";
    const sequence = new RegExp(`\\\\(?:([abefnrtvE\\\\"'?c])|x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|${digits})`, "g");
    const parts = [];
    let from = 0;
    for (const match of text.matchAll(sequence)) {
        const [whole, letter, hex, short, long, octets] = match;
        if (octal === "echo" && letter !== undefined && `"'?`.includes(letter))
            continue;
        parts.push(Buffer.from(text.slice(from, match.index)));
        from = match.index + whole.length;
        if (letter === "c")
            return { bytes: Buffer.concat(parts), stop: true };
        if (letter !== undefined)
            parts.push(Buffer.from(escapes_letters[letter] ?? letter));
        else if (hex !== undefined)
            parts.push(Buffer.from([Number.parseInt(hex, 16)]));
        else if (octets !== undefined)
            parts.push(Buffer.from([Number.parseInt(octets || "0", 8) & 0xff]));
        else
            parts.push(characterOf(short ?? long ?? ""));
    }
    return { bytes: Buffer.concat([...parts, Buffer.from(text.slice(from))]), stop: false };
}
const escapes_letters = {
    a: "\x07",
    b: "\b",
    e: "\x1b",
    E: "\x1b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
};
function characterOf(digits) {
    const code = Number.parseInt(digits, 16);
    return Buffer.from(code <= 0x10ffff ? String.fromCodePoint(code) : "");
}

;// CONCATENATED MODULE: ./.build/tools/shell/printf.js
/** `printf` as bash prints: the format is used again until all arguments are printed. */

/** A width beyond this only fills memory. */
const MAX_WIDTH = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;
function printf(format, given) {
    const parts = parseFormat(format);
    const printing = { rest: [...given], parts: [], problems: [], stop: false };
    let bytes = 0;
    do {
        const before = printing.rest.length;
        for (const part of parts)
            if (!printing.stop)
                printPart(part, printing);
        bytes = printing.parts.reduce((sum, { length }) => sum + length, 0);
        if (printing.rest.length === before)
            break;
    } while (printing.rest.length > 0 && !printing.stop && bytes < MAX_BYTES);
    const errors = printing.problems.map((problem) => `bash: line 1: printf: ${problem}\n`).join("");
    return { bytes: Buffer.concat(printing.parts), status: errors === "" ? 0 : 1, errors };
}
function parseFormat(format) {
    const directive = /%([-+ 0#]*)(\*|\d*)(?:\.(\*|\d*))?(?:[hlLjzt]*)([a-zA-Z%])/g;
    const parts = [];
    let from = 0;
    for (const { 0: whole, 1: flags = "", 2: width = "", 3: precision, 4: type = "", index } of format.matchAll(directive)) {
        if (index > from)
            parts.push({ kind: "text", text: format.slice(from, index) });
        parts.push({ kind: "directive", flags, width, ...(precision !== undefined && { precision }), type });
        from = index + whole.length;
    }
    if (from < format.length)
        parts.push({ kind: "text", text: format.slice(from) });
    return parts;
}
function printPart(part, printing) {
    if (part.kind === "text") {
        const { bytes, stop } = replaceEscapes(part.text, "printf");
        printing.parts.push(bytes);
        printing.stop = stop;
        return;
    }
    if (part.type === "%") {
        printing.parts.push(Buffer.from("%"));
        return;
    }
    const star = (text) => (text === "*" ? (printing.rest.shift() ?? "0") : text);
    const width = star(part.width);
    const flags = width.startsWith("-") ? `${part.flags}-` : part.flags;
    const precision = part.precision === undefined ? undefined : Math.min(Number(star(part.precision)) || 0, MAX_WIDTH);
    const printer = Object.hasOwn(printers, part.type) ? printers[part.type] : undefined;
    if (!printer) {
        printing.problems.push(`\`${part.type}': invalid format character`);
        printing.stop = true;
        return;
    }
    const value = printer(printing.rest.shift() ?? "", { flags, precision, printing });
    const size = Math.min(Math.abs(Number(width) || 0), MAX_WIDTH);
    printing.parts.push(Buffer.isBuffer(value) ? value : Buffer.from(pad(value, size, { flags, numeric: !/[scbq]/.test(part.type) })));
}
const printers = {
    s: (value, { precision }) => (precision === undefined ? value : Buffer.from(value).subarray(0, precision).toString()),
    b(value, { printing }) {
        const { bytes, stop } = replaceEscapes(value.replaceAll(/\\0?([0-7]{1,3})/g, "\\0$1"), "echo");
        printing.stop = stop;
        return bytes;
    },
    q: (value) => (value === "" ? "''" : value.replaceAll(/[^\w@%+=:,./-]/g, "\\$&")),
    c: (value) => value.slice(0, 1),
    d: whole,
    i: whole,
    u: whole,
    o: (value, how) => integer(value, how).toString(8),
    x: (value, how) => (how.flags.includes("#") ? "0x" : "") + integer(value, how).toString(16),
    X: (value, how) => integer(value, how).toString(16).toUpperCase(),
    f: (value, how) => signed(decimal(value, how), how, (size) => size.toFixed(Math.min(how.precision ?? 6, 100))),
    F: (value, how) => signed(decimal(value, how), how, (size) => size.toFixed(Math.min(how.precision ?? 6, 100))),
    e: (value, how) => signed(decimal(value, how), how, (size) => exponent(size, how.precision ?? 6)),
    g: (value, how) => signed(decimal(value, how), how, (size) => general(size, how.precision ?? 6)),
};
function whole(value, how) {
    const number = integer(value, how);
    const digits = (number < 0n ? -number : number).toString().padStart(how.precision ?? 0, "0");
    return signOf(number < 0n, how) + digits;
}
function signed(number, how, show) {
    return signOf(number < 0, how) + show(Math.abs(number));
}
function signOf(negative, { flags }) {
    if (negative)
        return "-";
    if (flags.includes("+"))
        return "+";
    return flags.includes(" ") ? " " : "";
}
function exponent(size, precision) {
    return size.toExponential(Math.min(precision, 100)).replace(/e([+-])(\d)$/, "e$10$2");
}
function general(size, precision) {
    const digits = Math.max(Math.min(precision, 100), 1);
    const power = size === 0 ? 0 : Math.floor(Math.log10(size));
    const text = power < -4 || power >= digits ? exponent(size, digits - 1) : size.toFixed(Math.max(digits - 1 - power, 0));
    return text.replace(/(\.\d*?)0+(?=e|$)/, "$1").replace(/\.(?=e|$)/, "");
}
/** A quote in front means the character's number. */
function integer(value, { printing }) {
    if (/^["']/.test(value))
        return BigInt(value.codePointAt(1) ?? 0);
    const [, sign = "", digits = "", rest = ""] = /^\s*([-+]?)(0[xX][0-9a-fA-F]+|\d+)?(.*)$/s.exec(value) ?? [];
    if (value !== "" && (digits === "" || rest !== ""))
        printing.problems.push(`${value}: invalid number`);
    const octal = /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
    const size = /^0[0-9]/.test(octal) ? BigInt(Number.parseInt(octal, 10)) : BigInt(octal || "0");
    return sign === "-" ? -size : size;
}
function decimal(value, { printing }) {
    const number = Number(value);
    if (!Number.isNaN(number))
        return number;
    printing.problems.push(`${value}: invalid number`);
    return Number.parseFloat(value) || 0;
}
function pad(text, width, { flags, numeric }) {
    if (flags.includes("-"))
        return text.padEnd(width);
    if (!numeric || !flags.includes("0"))
        return text.padStart(width);
    const [, sign = "", digits = ""] = /^([-+ ]?)(.*)$/s.exec(text) ?? [];
    return sign + digits.padStart(width - sign.length, "0");
}

;// CONCATENATED MODULE: ./.build/tools/shell/builtins.js
/** The commands that are answered here, without a program, in the words and with the exit codes of bash. */






/** How bash begins its messages when it is given a command in an argument. */
const BASH_SAYS = "bash: line 1: ";
const builtins = new Map([
    [":", () => ({ status: 0 })],
    ["true", () => ({ status: 0 })],
    ["false", () => ({ status: 1 })],
    ["cd", builtins_changeFolder],
    ["exit", builtins_leave],
    ["pwd", printFolder],
    ["echo", echo],
    ["printf", builtins_printFormat],
    ["test", (args, scope) => condition("test", args, scope)],
    ["[", bracket],
    ["which", which],
    ["command", commandV],
    ["type", type],
]);
/** Words of bash itself, for `type` and `command -v`. */
const builtinNames = ["cd", "exit", "pwd", "echo", "printf", "true", "false", ":", "test", "[", "command", "type"];
function fail(message, status = 1) {
    return { status, errors: `${BASH_SAYS}${message}\n` };
}
/** Without a folder it goes home, which is the root of the tree here. */
function builtins_changeFolder(args, scope) {
    const [name = scope.root, ...more] = args.filter((word) => !/^-[LPe@]*$|^--$/.test(word));
    if (more.length > 0)
        return fail("cd: too many arguments");
    if (name === "")
        return { status: 0 };
    const { real } = requireInside(scope, name);
    const there = (0,external_node_fs_.statSync)(real, { throwIfNoEntry: false });
    if (!there)
        return fail(`cd: ${name}: No such file or directory`);
    if (!there.isDirectory())
        return fail(`cd: ${name}: Not a directory`);
    // `cd ..` goes back from a link to where the link lies, as long as that is the tree.
    const logical = (0,external_node_path_.resolve)(scope.cwd, name);
    scope.cwd = requireInside(scope, logical).real === real ? logical : real;
    return { status: 0 };
}
/** Leaves the subshell, the stage or the whole command with the given status, or with that of the command before. */
function builtins_leave([status], scope) {
    scope.left = true;
    return { status: status === undefined ? scope.status : Number(status) % 256 };
}
function printFolder(args, { cwd }) {
    const physical = args.some((word) => word === "-P" || word === "--physical");
    return { status: 0, output: `${physical ? (0,external_node_fs_.realpathSync)(cwd) : cwd}\n` };
}
function echo(args) {
    const first = args.findIndex((word) => !/^-[neE]+$/.test(word));
    const options = args.slice(0, first < 0 ? args.length : first).join("");
    const text = args.slice(first < 0 ? args.length : first).join(" ");
    const escapes = options.lastIndexOf("e") > options.lastIndexOf("E");
    const { bytes, stop } = escapes ? replaceEscapes(text, "echo") : { bytes: Buffer.from(text), stop: false };
    return { status: 0, output: options.includes("n") || stop ? bytes : Buffer.concat([bytes, Buffer.from("\n")]) };
}
function builtins_printFormat(args) {
    const [format, ...rest] = args[0] === "--" ? args.slice(1) : args;
    if (format === undefined)
        return { status: 2, errors: "printf: usage: printf [-v var] format [arguments]\n" };
    const { bytes, status, errors } = printf(format, rest);
    return { status, output: bytes, errors };
}
function condition(name, args, scope) {
    try {
        return { status: holds(args, scope) ? 0 : 1 };
    }
    catch (error) {
        if (error instanceof BadCondition)
            return fail(`${name}: ${error.message}`, 2);
        throw error;
    }
}
function bracket(args, scope) {
    if (args.at(-1) !== "]")
        return fail("[: missing `]'", 2);
    return condition("[", args.slice(0, -1), scope);
}
function which(args, _, { findAll }) {
    const all = args.some((word) => /^-[a-z]*a|^--all$/.test(word));
    const found = args.filter((word) => !word.startsWith("-")).map((name) => findAll(name).slice(0, all ? undefined : 1));
    const silent = args.some((word) => /^-[a-z]*s/.test(word));
    const output = silent
        ? ""
        : found
            .flat()
            .map((file) => `${file}\n`)
            .join("");
    return { status: found.length > 0 && found.every((files) => files.length > 0) ? 0 : 1, output };
}
function commandV(args, scope, programs) {
    const [option, ...names] = args;
    if (option === "-V") {
        const { errors = "", ...told } = type(names, scope, programs);
        return { ...told, errors: errors.replaceAll(`${BASH_SAYS}type:`, `${BASH_SAYS}command:`) };
    }
    const found = names.flatMap((name) => (builtinNames.includes(name) ? name : (programs.find(name) ?? [])));
    return { status: found.length > 0 ? 0 : 1, output: found.map((file) => `${file}\n`).join("") };
}
/** `-t` says only what it is, `-p` and `-P` where it lies, `-a` everything. */
function type(args, _, { findAll }) {
    const options = args.filter((word) => word.startsWith("-")).join("");
    let output = "";
    let errors = "";
    let unknown = false;
    for (const name of args.filter((word) => !word.startsWith("-"))) {
        const own = builtinNames.includes(name) && !options.includes("P") ? [undefined] : [];
        const found = [...own, ...findAll(name)].slice(0, options.includes("a") ? undefined : 1);
        for (const file of found)
            output += describe(name, file, options);
        unknown ||= found.length === 0;
        if (found.length === 0 && !/[tpP]/.test(options))
            errors += `${BASH_SAYS}type: ${name}: not found\n`;
    }
    return { status: unknown ? 1 : 0, output, errors };
}
function describe(name, file, options) {
    if (options.includes("t"))
        return file === undefined ? "builtin\n" : "file\n";
    if (/p/i.test(options))
        return file === undefined ? "" : `${file}\n`;
    return file === undefined ? `${name} is a shell builtin\n` : `${name} is ${file}\n`;
}

;// CONCATENATED MODULE: ./.build/tools/shell/say.js

async function say(sink, text) {
    const bytes = Buffer.from(text);
    if (bytes.length === 0)
        return;
    if (sink.kind === "collect")
        sink.take(bytes);
    else if (sink.kind === "open")
        await writeToPipe(sink.descriptor, bytes);
}

;// CONCATENATED MODULE: ./.build/tools/shell/redirect.js
/** Redirects in the order in which they were written: each one speaks of where the streams lead at that moment. */








/** Holds what was opened until it is disposed; by then all that was written has arrived. */
async function openRedirects(redirects, place, shell) {
    const opened = [];
    const close = () => {
        for (const descriptor of opened.splice(0))
            (0,external_node_fs_.closeSync)(descriptor);
    };
    let { streams } = place;
    try {
        for (const redirect of redirects) {
            if (redirect.kind !== "input")
                streams = { ...streams, ...turn(redirect, streams) };
            else if (redirect.path === undefined)
                streams = { ...streams, input: { kind: "nothing" } };
            else {
                const descriptor = openInside(redirect.path, place.scope);
                opened.push(descriptor);
                streams = { ...streams, input: { kind: "open", descriptor } };
            }
        }
    }
    catch (error) {
        close();
        if (!(error instanceof CannotOpen))
            throw error;
        await say(streams.errors, `${BASH_SAYS}${error.message}\n`);
        return { kind: "failed", [Symbol.asyncDispose]: async () => undefined };
    }
    if (streams.output.kind !== "collect" || streams.output !== streams.errors) {
        return { kind: "open", streams, [Symbol.asyncDispose]: async () => close() };
    }
    const joined = joinStreams(streams.output, shell);
    const both = { ...streams, output: joined.sink, errors: joined.sink };
    return { kind: "open", streams: both, [Symbol.asyncDispose]: () => joined.drained().finally(close) };
}
/** Only in one pipe do both streams keep the order in which they were written. */
function joinStreams({ take }, shell) {
    const pipe = nextPipe(shell.pipes);
    const { drained } = collectFrom(pipe, (chunk) => {
        shell.job.count(chunk.length);
        take(chunk);
    });
    return { sink: { kind: "open", descriptor: pipe.writer.descriptor }, drained };
}
function turn(redirect, { output, errors }) {
    if (redirect.kind === "join")
        return redirect.stream === "errors" ? { errors: output } : { output: errors };
    const nowhere = { kind: "discard" };
    return {
        ...(redirect.stream !== "errors" && { output: nowhere }),
        ...(redirect.stream !== "output" && { errors: nowhere }),
    };
}
class CannotOpen extends Error {
}
/** What was opened must be what was looked at: a link may have come between. */
function openInside(pieces, scope) {
    const name = literalOf(pieces);
    const { real } = requireInside(scope, name);
    const descriptor = openReal(real, name);
    const kind = (0,external_node_fs_.fstatSync)(descriptor);
    if (kind.isFile() || kind.isDirectory())
        return descriptor;
    (0,external_node_fs_.closeSync)(descriptor);
    throw new tools_workspace/* ToolProblem */.Ol(`${name} is not a regular file, and cannot be read.`);
}
function openReal(real, name) {
    try {
        // Without waiting for the other end of a FIFO.
        return (0,external_node_fs_.openSync)(real, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : "";
        if (code === "ENOENT" || code === "ENOTDIR")
            throw new CannotOpen(`${name}: No such file or directory`);
        if (code === "EACCES")
            throw new CannotOpen(`${name}: Permission denied`);
        throw error;
    }
}

;// CONCATENATED MODULE: ./.build/tools/shell/keep-out.js
/** What git is given so that it keeps files out by itself. Exceptions alone leave all the rest in. */


/**
 * Where no `--` was written git itself tells revisions from paths, and after the first path it reads paths alone. `:name` is
 * also a revision if the index has such a file; it has none that ends with a slash. Leaves nothing out.
 */
const FIRST_PATH = ":(top,exclude,literal)//";
/** These pass over commits that change nothing of what their pathspec lets through. */
const walkers = ["log", "show", "reflog"];
const everyCommit = ["--full-history", "--sparse"];
/** `args` are the command's own. */
function keepOut(args, command, { withheld, cwd }) {
    if (!withheld?.size)
        return args;
    const exceptions = [...withheld].map((path) => `:(top,exclude,literal)${path}`);
    return [...args, ...(walks(command) && !namesPaths(command, cwd) ? everyCommit : []), FIRST_PATH, ...exceptions];
}
/** The subcommand is the first word that is neither an option nor the folder of `-C`. */
function walks(command) {
    const subcommand = command.arguments.find((word) => word.kind === "text" && !word.text.startsWith("-"));
    return subcommand?.kind === "text" && walkers.includes(subcommand.text);
}
function namesPaths(command, cwd) {
    return command.arguments.some((word) => {
        if (word.kind !== "text")
            return word.kind === "path";
        if (word.asCommits === undefined)
            return word.text === "--";
        return /[*?[]/.test(word.text) || (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, word.text));
    });
}

;// CONCATENATED MODULE: ./.build/tools/shell/items.js
/** As `xargs` does by default, far below what systems take. */
const MAX_BATCH_BYTES = 128 * 1024;
class UnmatchedQuote extends Error {
}
function cutItems(text, separator) {
    if (separator === "nul")
        return items_closed(text.split("\0"));
    if (typeof separator === "object")
        return items_closed(text.split(separator.character));
    if (separator === "lines")
        return text.split("\n").flatMap((line) => quotedWords(line, "line"));
    return quotedWords(text, "blanks");
}
/** What closes the last item does not begin another. */
function items_closed(parts) {
    return parts.at(-1) === "" ? parts.slice(0, -1) : parts;
}
/** Quotes and backslashes as `xargs` reads them; a `line` is one item, without the blanks in front of it. */
function quotedWords(text, unit) {
    const words = [];
    const token = /\\([\s\S])|'([^'\n]*)'|"([^"\n]*)"|([ \t\n]+)|(['"])|([^\\'" \t\n]+|\\$)/g;
    let word;
    for (const [, escaped, single, double, blank, stray, plain] of text.matchAll(token)) {
        if (stray !== undefined)
            throw new UnmatchedQuote(stray === "'" ? "single" : "double");
        if (blank === undefined)
            word = (word ?? "") + (escaped ?? single ?? double ?? plain ?? "");
        else if (unit === "line" && word !== undefined)
            word += blank;
        else if (unit === "blanks" && word !== undefined) {
            words.push(word);
            word = undefined;
        }
    }
    return word === undefined ? words : [...words, word];
}
function batchItems(items, { mode, size }) {
    const most = size ?? (mode === "each" ? 1 : Number.POSITIVE_INFINITY);
    const batches = [];
    let bytes = 0;
    for (const item of items) {
        const length = Buffer.byteLength(item) + 1;
        const current = batches.at(-1);
        if (current && current.length < most && bytes + length <= MAX_BATCH_BYTES) {
            current.push(item);
            bytes += length;
        }
        else {
            batches.push([item]);
            bytes = length;
        }
    }
    return batches;
}

;// CONCATENATED MODULE: ./.build/tools/shell/repeat.js






/** What `xargs` itself ends with. */
const SOME_FAILED = 123;
const GAVE_UP = 124;
const WAS_KILLED = 125;
async function runRepetition(command, place, shell) {
    const { repeat: repetition, ...find } = command;
    if (repetition.command.repeat) {
        throw new tools_workspace/* ToolProblem */.Ol(`${command.name} cannot repeat a command that repeats another.`);
    }
    const surroundings = { place, shell };
    if (command.name === "find")
        return repeat(command, await gather(find, surroundings), surroundings);
    const isEmpty = place.streams.input.kind === "nothing";
    return repeat(command, isEmpty ? { text: "", status: 0 } : await gather(catPlan, surroundings), surroundings);
}
const catPlan = { kind: "command", name: "cat", arguments: [], redirects: [] };
const repeat_nothing = { kind: "nothing" };
/** What another command prints, for us. */
async function gather(command, { place, shell }) {
    const chunks = [];
    const output = { kind: "collect", take: (chunk) => void chunks.push(chunk) };
    const own = { ...place, streams: { ...place.streams, output } };
    const status = await runWith(command, [], { place: own, shell });
    return { text: Buffer.concat(chunks).toString("utf8"), status };
}
async function repeat({ name, repeat }, gathered, { place, shell }) {
    const streams = { ...place.streams, input: repeat_nothing };
    const items = await cutOrSay(gathered.text, repeat, streams.errors);
    if (items === undefined)
        return 1;
    const { good, lines, refused } = sortOut(name, items, { repeat, place });
    await say(streams.errors, lines);
    const statuses = refused ? [1] : [];
    const batches = items.length === 0 && repeat.whenEmpty === "run" ? [[]] : batchItems(good, repeat);
    for (const batch of batches) {
        const status = await runWith(repeat.command, batch, { place: { scope: place.scope, streams }, shell });
        statuses.push(status);
        if (name === "xargs" && status > 125)
            break;
    }
    return name === "xargs" ? xargsStatus(statuses) : findStatus(statuses, { repeat, gathered, refused });
}
async function cutOrSay(text, { separator }, errors) {
    try {
        return cutItems(text, separator);
    }
    catch (error) {
        if (!(error instanceof UnmatchedQuote))
            throw error;
        const advice = "by default quotes are special to xargs unless you use the -0 option";
        await say(errors, `xargs: unmatched ${error.message} quote; ${advice}\n`);
        return undefined;
    }
}
function sortOut(name, items, { repeat, place }) {
    const places = repeat.command.arguments.filter((argument) => argument.kind === "item");
    const left = {
        git: [],
        outside: [],
        hyphen: [],
        percent: [],
        special: [],
        withheld: [],
    };
    const look = confiner(place.scope);
    const good = items.filter((item) => {
        const wrong = places.map((argument) => whyNotItem(argument, item, look)).find((each) => each !== undefined);
        if (wrong === undefined)
            return true;
        left[wrong].push(item);
        return false;
    });
    const lines = [
        tell(name, left.outside, "leads out of the reviewed tree"),
        tell(name, left.hyphen, "starts with a hyphen"),
        tell(name, left.percent, "holds a percent sign"),
        tell(name, left.withheld, "is withheld by a rule"),
        tell(name, left.git, "lies in .git"),
        tell(name, left.special, "is not a regular file"),
    ].join("");
    return { good, lines, refused: left.outside.length + left.hyphen.length + left.percent.length > 0 };
}
/** One line, however many there are. */
function tell(name, items, why) {
    const [first] = items;
    if (first === undefined)
        return "";
    const more = items.length > 1 ? ` (and ${items.length - 1} more like it)` : "";
    return `${name}: ${JSON.stringify(first)} ${why}, and was left out${more}\n`;
}
function xargsStatus(statuses) {
    const last = statuses.at(-1) ?? 0;
    if (last === 255)
        return GAVE_UP;
    if (last > 127)
        return WAS_KILLED;
    if (last > 125)
        return last;
    return statuses.some((status) => status !== 0) ? SOME_FAILED : 0;
}
/** With `;` the command is only a question that find asks; with `+` its failure is find's. */
function findStatus(statuses, { repeat, gathered, refused }) {
    if (gathered.status !== 0)
        return gathered.status;
    return refused || (repeat.mode === "many" && statuses.some((status) => status !== 0)) ? 1 : 0;
}

// EXTERNAL MODULE: ./.build/tools/file-types.js
var file_types = __webpack_require__(194);
// EXTERNAL MODULE: ./.build/tools/pathspec.js
var tools_pathspec = __webpack_require__(412);
;// CONCATENATED MODULE: ./.build/tools/shell/ripgrep-table.js
/** The options of ripgrep that git can serve in its place. What is not here is refused, never passed over. */
/** Every spelling of an option under one name; without a value a flag, with `=` a value follows. */
const spellings = {
    "-e=": "pattern",
    "--regexp=": "pattern",
    "-F": "fixed",
    "--fixed-strings": "fixed",
    "-i": "any-case",
    "--ignore-case": "any-case",
    "-S": "smart-case",
    "--smart-case": "smart-case",
    "-s": "as-written",
    "--case-sensitive": "as-written",
    "-v": "invert",
    "--invert-match": "invert",
    "-w": "words",
    "--word-regexp": "words",
    "-x": "whole-lines",
    "--line-regexp": "whole-lines",
    "-n": "numbers",
    "--line-number": "numbers",
    "-N": "no-numbers",
    "--no-line-number": "no-numbers",
    "--column": "columns",
    "--vimgrep": "columns",
    "-c": "counts",
    "--count": "counts",
    "-l": "files",
    "--files-with-matches": "files",
    "--files-without-match": "files-without",
    "--files": "list",
    "-q": "nothing",
    "--quiet": "nothing",
    "--type-list": "types",
    "-o": "only-matching",
    "--only-matching": "only-matching",
    "-A=": "after",
    "--after-context=": "after",
    "-B=": "before",
    "--before-context=": "before",
    "-C=": "around",
    "--context=": "around",
    "-m=": "most",
    "--max-count=": "most",
    "-d=": "depth",
    "--max-depth=": "depth",
    "--maxdepth=": "depth",
    "-M=": "width",
    "--max-columns=": "width",
    "-g=": "glob",
    "--glob=": "glob",
    "--iglob=": "any-case-glob",
    "-t=": "type",
    "--type=": "type",
    "-T=": "not-type",
    "--type-not=": "not-type",
    "-.": "hidden",
    "--hidden": "hidden",
    "-u": "unrestricted",
    "--unrestricted": "unrestricted",
    "--no-ignore": "no-ignore",
    "--no-ignore-vcs": "no-ignore",
    "-H": "names",
    "--with-filename": "names",
    "-I": "no-names",
    "--no-filename": "no-names",
    "--trim": "trim",
};
/** They change nothing here: no colours, no headings, files in order, Perl's expressions. */
const ripgrep_table_idle = new Set([
    "--no-config",
    "--no-heading",
    "-P",
    "--pcre2",
    "--no-messages",
    "--mmap",
    "--no-mmap",
    "-a",
    "--text",
    "--no-column",
    "--no-hidden",
    "--line-buffered",
    "--block-buffered",
    "--no-stats",
    "--max-columns-preview",
    "--auto-hybrid-regex",
    "--no-require-git",
    "--heading",
    "-p",
    "--pretty",
    "--no-unicode",
    "--crlf",
    "--one-file-system",
    "--no-ignore-messages",
    "--no-ignore-global",
    "--no-ignore-parent",
    "--no-ignore-dot",
    "--no-ignore-files",
    "--no-json",
]);
const idleValued = new Set([
    "--color",
    "--colors",
    "--sort",
    "--sortr",
    "-j",
    "--threads",
    "--engine",
    "--max-filesize",
    "--context-separator",
    "-E",
    "--encoding",
    "--dfa-size-limit",
]);

;// CONCATENATED MODULE: ./.build/tools/shell/ripgrep-options.js
/** The words after `rg`, read into a search. What cannot be served is said, never passed over. */


const shows = ["types", "list", "nothing", "files-without", "files", "counts"];
function readSearch(args, { scope, piped }) {
    const words = ripgrep_options_readWords(args);
    if ("unknown" in words) {
        const problem = `${words.unknown} is not served here, because ripgrep is not installed. Use the Grep tool, or grep.`;
        return { kind: "problem", problem };
    }
    const { options, values } = words;
    const show = shows.find((each) => options.has(each)) ?? "lines";
    const needsPattern = show !== "list" && show !== "types";
    const given = values.get("pattern");
    const [first, ...rest] = words.operands;
    const patterns = given ?? (needsPattern && first !== undefined ? [first] : []);
    if (needsPattern && patterns.length === 0)
        return { kind: "problem", problem: "no pattern was given." };
    const operands = given || !needsPattern ? words.operands : rest;
    if (needsPattern && ((piped && operands.length === 0) || operands.includes("-"))) {
        return { kind: "piped", args: grepArguments({ patterns, options, values }) };
    }
    const missing = operands.find((name) => confine(scope, name).standing !== "inside");
    if (missing !== undefined)
        return { kind: "problem", problem: `${missing} leads out of the reviewed tree.` };
    return { kind: "search", show, patterns, options, values, operands };
}
function ripgrep_options_readWords(args) {
    const words = { options: new Set(), values: new Map(), operands: [] };
    const rest = [...args];
    for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
        if (word === "--") {
            words.operands.push(...rest.splice(0));
        }
        else if (word === "-" || !word.startsWith("-"))
            words.operands.push(word);
        else if (!(word.startsWith("--") ? takeLong(word, rest, words) : takeCluster(word, rest, words)))
            return { unknown: word };
    }
    return words;
}
function takeLong(word, rest, words) {
    const [name = "", attached] = splitOnce(word);
    if (ripgrep_table_idle.has(name))
        return true;
    const value = () => attached ?? rest.shift() ?? "";
    if (idleValued.has(name))
        return value() !== "";
    return take(name, value, words);
}
function splitOnce(word) {
    const equals = word.indexOf("=");
    return equals < 0 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
}
function takeCluster(word, rest, words) {
    for (let at = 1; at < word.length; at++) {
        const name = `-${word[at] ?? ""}`;
        if (ripgrep_table_idle.has(name))
            continue;
        const attached = word.slice(at + 1).replace(/^=/, "");
        const value = () => attached || (rest.shift() ?? "");
        if (idleValued.has(name))
            return value() !== "";
        if (!take(name, value, words))
            return false;
        if (Object.hasOwn(spellings, `${name}=`))
            return true;
    }
    return true;
}
function take(name, value, { options, values }) {
    const flag = Object.hasOwn(spellings, name) ? spellings[name] : undefined;
    const valued = Object.hasOwn(spellings, `${name}=`) ? spellings[`${name}=`] : undefined;
    if (flag !== undefined) {
        // `-uu` is more than `-u`.
        if (flag === "unrestricted" && options.has(flag))
            options.add("hidden");
        options.add(flag);
    }
    else if (valued !== undefined)
        values.set(valued, [...(values.get(valued) ?? []), value()]);
    return flag !== undefined || valued !== undefined;
}
function isAnyCase({ patterns, options }) {
    if (options.has("as-written"))
        return false;
    return options.has("any-case") || (options.has("smart-case") && !patterns.some((pattern) => /\p{Lu}/u.test(pattern)));
}
const grepFlags = {
    invert: "-v",
    words: "-w",
    "whole-lines": "-x",
    numbers: "-n",
    counts: "-c",
    files: "-l",
    nothing: "-q",
    "only-matching": "-o",
};
const grepValues = { after: "-A", before: "-B", around: "-C", most: "-m" };
/** grep takes only one of Perl's expressions: several become one with alternatives. */
function grepArguments({ patterns, options, values }) {
    const flags = [...options].flatMap((option) => grepFlags[option] ?? []);
    const numbers = [...values].flatMap(([name, given]) => grepValues[name] ? [`${grepValues[name]}${given.at(-1) ?? ""}`] : []);
    const pattern = options.has("fixed")
        ? ["-F", ...patterns.flatMap((each) => ["-e", each])]
        : ["-P", "-e", joinPatterns(patterns)];
    return [...flags, ...numbers, ...(isAnyCase({ patterns, options }) ? ["-i"] : []), ...pattern];
}
function joinPatterns(patterns) {
    return patterns.length === 1 ? (patterns[0] ?? "") : patterns.map((pattern) => `(?:${pattern})`).join("|");
}

;// CONCATENATED MODULE: ./.build/tools/shell/ripgrep-output.js
function showHits(hits, { search, nameOf, named }) {
    const { options, values } = search;
    const columns = options.has("columns");
    const numbers = (options.has("numbers") || columns) && !options.has("no-numbers");
    const grouped = ["after", "before", "around"].some((name) => values.has(name));
    const shown = upTo(hits, values);
    let text = "";
    for (const [index, hit] of shown.entries()) {
        const before = shown[index - 1];
        const follows = before?.path === hit.path && hit.line - before.line <= 1;
        if (grouped && before && !follows)
            text += "--\n";
        const sign = hit.column === undefined ? "-" : ":";
        const name = named ? nameOf(hit.path) + sign : "";
        const number = numbers ? `${hit.line}${sign}` : "";
        const column = columns && hit.column !== undefined ? `${hit.column}:` : "";
        text += `${name}${number}${column}${lineOf(hit, search)}\n`;
    }
    return text;
}
function lineOf({ text }, { options, values }) {
    const width = Number(values.get("width")?.at(-1) ?? 0);
    if (width > 0 && Buffer.byteLength(text) > width)
        return "[Omitted long matching line]";
    return options.has("trim") ? text.trimStart() : text;
}
/** At most so many matches of each file, with what is to be shown after the last of them. */
function upTo(hits, values) {
    const most = values.get("most")?.at(-1);
    if (most === undefined)
        return hits;
    const after = Number(values.get("after")?.at(-1) ?? values.get("around")?.at(-1) ?? 0);
    const matches = new Map();
    return hits.filter(({ path, line, column }) => {
        const seen = matches.get(path) ?? { count: 0, last: Number.POSITIVE_INFINITY };
        matches.set(path, seen);
        if (seen.count >= Number(most))
            return column === undefined && line <= seen.last + after;
        if (column !== undefined) {
            seen.count += 1;
            seen.last = line;
        }
        return true;
    });
}

;// CONCATENATED MODULE: ./.build/tools/shell/ripgrep.js
/**
 * Serves `rg` where ripgrep is not installed: git searches the same files (tracked or not, without what is ignored, without
 * hidden ones), and the answer is written as ripgrep writes it to a pipe. Paths stand as they were asked for.
 */









const ripgrep_MAX_BYTES = 10 * 1024 * 1024;
/** Names are given one by one: more than these do not fit into a command line. */
const MAX_FILES_AT_ONCE = 500;
async function serveRipgrep(search, scope, shell) {
    if (search.show === "types")
        return { status: 0, output: typeList() };
    try {
        const { targets, problems } = targetsOf(search, scope);
        const texts = [];
        for (const target of targets)
            texts.push(await ask(search, target, shell));
        const output = texts.join("");
        const found = texts.some((text) => text !== "");
        const shown = search.show === "nothing" ? "" : output;
        return { status: problems === "" ? (found ? 0 : 1) : 2, output: shown, errors: problems };
    }
    catch (error) {
        if (error instanceof tools_workspace/* ToolProblem */.Ol)
            return { status: 2, errors: `rg: ${error.message}\n` };
        throw error;
    }
}
function typeList() {
    return file_types/* fileTypeNames */.l
        .map((name) => `${name}: ${((0,file_types/* extensionsOf */.o)(name) ?? []).map((each) => `*.${each}`).join(", ")}\n`)
        .join("");
}
function targetsOf(search, scope) {
    const operands = search.operands.length > 0 ? search.operands : [undefined];
    const folders = [];
    const files = new Map();
    let problems = "";
    for (const operand of operands) {
        const { path, real } = confine(scope, operand ?? ".");
        const there = (0,external_node_fs_.statSync)(real, { throwIfNoEntry: false });
        if (!there)
            problems += `rg: ${operand}: No such file or directory (os error 2)\n`;
        else if (there.isDirectory())
            folders.push(folderTarget(search, { absolute: real, path, inside: true }, operand));
        else
            files.set(path, operand ?? path);
    }
    return { targets: [...fileTargets(files), ...folders], problems };
}
/** A file that is named is searched, ignored or hidden or not. */
function fileTargets(files) {
    const paths = [...files.keys()];
    const nameOf = (path) => files.get(path) ?? path;
    return Array.from({ length: Math.ceil(paths.length / MAX_FILES_AT_ONCE) }, (_, index) => ({
        pathspecs: paths
            .slice(index * MAX_FILES_AT_ONCE, (index + 1) * MAX_FILES_AT_ONCE)
            .map((path) => `:(top,literal)${path}`),
        asFiles: true,
        nameOf,
    }));
}
function folderTarget({ options, values }, folder, operand) {
    const asWritten = (values.get("glob") ?? []).flatMap((glob) => (0,tools_pathspec/* filterPathspecs */.C6)(folder, glob));
    const anyCase = (values.get("any-case-glob") ?? []).flatMap((glob) => (0,tools_pathspec/* filterPathspecs */.C6)(folder, glob));
    const globs = [...asWritten, ...anyCase.map((spec) => spec.replace(":(top,", ":(top,icase,"))];
    const wanted = globs.filter((spec) => !/^:\(top,(?:icase,)?exclude/.test(spec));
    const hidden = options.has("hidden") ? [] : (0,tools_pathspec/* filterPathspecs */.C6)(folder, "!**/.* !**/.*/**");
    const pathspecs = [
        ...(wanted.length > 0 ? wanted : [(0,tools_pathspec/* placePathspec */._)(folder)]),
        ...globs.filter((spec) => !wanted.includes(spec)),
        ...hidden,
    ];
    const below = (path) => external_node_path_.posix.relative(folder.path === "." ? "" : folder.path, path);
    const nameOf = (path) => operand === undefined ? below(path) : `${operand.replace(/\/+$/, "")}/${below(path)}`;
    return { pathspecs, asFiles: false, nameOf };
}
async function ask(search, target, shell) {
    const { withheld } = shell.workspace;
    const matches = pathFilter(search, target);
    const keep = (path) => matches(path) && !withheld?.has(path);
    if (search.show === "list") {
        const kinds = ["--cached", "--others", ...(isIgnoringNothing(search, target) ? [] : ["--exclude-standard"])];
        const names = (await git(["ls-files", ...kinds, "-z", "--", ...target.pathspecs], shell)).split("\0");
        return nameLines(names, { keep, nameOf: target.nameOf });
    }
    const output = await git(ripgrep_grepArguments(search, target), shell);
    switch (search.show) {
        case "files":
        case "files-without":
            return nameLines(output.split("\0"), { keep, nameOf: target.nameOf });
        case "counts":
            return [...output.matchAll(/([^\0]+)\0(\d+)\n/g)]
                .filter(([, path = ""]) => keep(path))
                .map(([, path = "", count]) => namesFiles(search, target) ? `${target.nameOf(path)}:${count}\n` : `${count}\n`)
                .join("");
        default: {
            const hits = parseHits(output).filter(({ path }) => keep(path));
            return showHits(hits, { search, nameOf: target.nameOf, named: namesFiles(search, target) });
        }
    }
}
function nameLines(names, { keep, nameOf }) {
    const wanted = [...new Set(names)].filter((path) => path !== "" && !path.endsWith("/") && keep(path));
    return wanted
        .sort()
        .map((path) => `${nameOf(path)}\n`)
        .join("");
}
/** With one file nobody needs to be told its name. */
function namesFiles({ options, operands }, { asFiles }) {
    if (options.has("names"))
        return true;
    return !options.has("no-names") && !(operands.length === 1 && asFiles);
}
function pathFilter({ values }, { nameOf }) {
    const endings = (types) => types.flatMap(requireType).map((extension) => `.${extension}`);
    const wanted = endings(values.get("type") ?? []);
    const unwanted = endings(values.get("not-type") ?? []);
    const depth = Number(values.get("depth")?.at(-1) ?? Number.POSITIVE_INFINITY);
    return (path) => (wanted.length === 0 || wanted.some((ending) => path.endsWith(ending))) &&
        !unwanted.some((ending) => path.endsWith(ending)) &&
        nameOf(path).replace(/^\.\//, "").split("/").length <= depth;
}
function requireType(type) {
    const extensions = (0,file_types/* extensionsOf */.o)(type);
    if (!extensions)
        throw new tools_workspace/* ToolProblem */.Ol(`unrecognized file type: ${type}`);
    return extensions;
}
function isIgnoringNothing({ options }, { asFiles }) {
    return asFiles || options.has("no-ignore") || options.has("unrestricted");
}
function ripgrep_grepArguments(search, target) {
    const { options, values, patterns } = search;
    const number = (name) => values.get(name)?.at(-1) ?? values.get("around")?.at(-1) ?? "0";
    const lines = ["-n", "--column", `--before-context=${number("before")}`, `--after-context=${number("after")}`];
    const shown = { files: ["-l"], "files-without": ["-L"], counts: ["--count"] };
    const mode = search.show === "files" || search.show === "files-without" || search.show === "counts" ? shown[search.show] : lines;
    return [
        ...["grep", "--untracked", "-I", "-z", "--full-name", "--no-color"],
        ...(isIgnoringNothing(search, target) ? ["--no-exclude-standard"] : []),
        ...(isAnyCase(search) ? ["-i"] : []),
        ...(options.has("invert") ? ["-v"] : []),
        ...(options.has("words") ? ["-w"] : []),
        ...(options.has("only-matching") ? ["--only-matching"] : []),
        ...mode,
        ...patternArguments(patterns, options),
        "--",
        ...target.pathspecs,
    ];
}
function patternArguments(patterns, options) {
    const whole = options.has("whole-lines");
    if (options.has("fixed") && !whole)
        return ["-F", ...patterns.flatMap((pattern) => ["-e", pattern])];
    const written = options.has("fixed")
        ? patterns.map((pattern) => pattern.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&"))
        : patterns;
    const joined = joinPatterns(written);
    if (/^[\w\s./:;,@#%&=<>!"'`~-]*$/.test(joined) && !joined.includes("."))
        return whole ? ["-E", "-e", `^(${joined})$`] : ["-F", "-e", joined];
    return ["-P", "-e", whole ? `^(?:${joined})$` : joined];
}
async function git(args, { workspace, job }) {
    const { repository } = workspace;
    const result = await (0,system_git/* runGit */.EO)(repository, args, { signal: job.signal, pathspecs: "magic", maxBytes: ripgrep_MAX_BYTES });
    if (result.truncated)
        throw new tools_workspace/* ToolProblem */.Ol("The search found too much to hold. Narrow it with a path, -g or -t.");
    if (result.code === 0 || result.code === 1)
        return result.stdout.toString("utf8");
    throw new tools_workspace/* ToolProblem */.Ol(`regex parse error: ${result.stderr.trim()}`);
}
/** `path NUL line NUL column NUL text` for a match, the same without a column for context, `--` between groups. */
function parseHits(output) {
    const hits = [];
    const record = /(?:--\n)?([^\0]+)\0(\d+)\0(?:(\d+)\0)?([^\n]*)(?:\n|$)/gy;
    for (const [, path = "", line, column, text = ""] of output.matchAll(record)) {
        hits.push({ path, line: Number(line), text, ...(column !== undefined && { column: Number(column) }) });
    }
    return hits;
}

;// CONCATENATED MODULE: ./.build/tools/shell/run-command.js
var run_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var run_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});











const run_command_NOT_FOUND = 127;
const run_command_CANNOT_START = 126;
/** Gives the status. Throws `ToolProblem` before the command has started, if a path of it leads out of the tree. */
async function runCommand(command, place, shell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const redirected = run_command_addDisposableResource(env_1, await openRedirects(command.redirects, place, shell), true);
        if (redirected.kind === "failed")
            return 1;
        const inside = { ...place, streams: redirected.streams };
        if (command.repeat)
            return await runRepetition({ ...command, repeat: command.repeat }, inside, shell);
        return await runWith(command, [], { place: inside, shell });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** `items` are what `xargs` or `find` found for this start. */
async function runWith(command, items, { place, shell }) {
    const { name, locale } = command;
    const use = { items, names: run_command_printing.includes(name) ? "printed" : "opened" };
    const { args: written, leftOut, files } = giveArguments(command.arguments, place.scope, use);
    const args = command.showsHistory === "by-path" ? keepOut(written, command, place.scope) : written;
    // What a wildcard matched and nobody may read is named, as a file that cannot be read would be.
    await say(place.streams.errors, leftOut.map((match) => `${name}: ${whyLeftOut(match)}\n`).join(""));
    // With nothing left the program would read something else: its standard input, or the whole folder.
    if (leftOut.length > 0 && files === 0)
        return 1;
    const status = await runNamed({ name, args, ...(locale && { locale }) }, place, shell);
    return status === 0 && leftOut.some(({ standing }) => standing === "outside") ? 1 : status;
}
/** They open nothing that they are given. */
const run_command_printing = ["echo", "printf"];
const reasons = {
    git: "lies in .git",
    withheld: "is withheld by a rule",
    outside: "leads out of the reviewed tree",
    special: "is not a regular file",
};
function whyLeftOut(match) {
    return `${match.name}: ${reasons[whyNot(match, "read") ?? "special"]}, and was left out`;
}
async function runNamed(asked, place, shell) {
    const builtin = builtins.get(asked.name);
    if (builtin)
        return answer(builtin(asked.args, place.scope, shell.programs), place.streams);
    if (asked.name === "rg" && shell.programs.find("rg") === undefined)
        return runSearch(asked.args, place, shell);
    return runProgram(asked, place, shell);
}
async function answer({ status, output = "", errors = "" }, streams) {
    await say(streams.errors, errors);
    await say(streams.output, output);
    return status;
}
async function runProgram(asked, { scope, streams }, shell) {
    const { machine, programs } = shell;
    const { name, args } = harden(asked, machine, scope.withheld);
    if (programs.find(name) === undefined) {
        await say(streams.errors, `${BASH_SAYS}${asked.name}: command not found\n`);
        return run_command_NOT_FOUND;
    }
    try {
        const cwd = answersAnywhere.has(name) ? "/" : scope.cwd;
        const env = { ...machine.environmentOf(name), ...(asked.locale && { LC_ALL: asked.locale }) };
        return await startProgram(shell, { name, args, cwd, env }, streams);
    }
    catch (error) {
        if (!(error instanceof TooManyArguments))
            throw error;
        await say(streams.errors, `${BASH_SAYS}${name}: Argument list too long\n`);
        return run_command_CANNOT_START;
    }
}
/** Where there is no ripgrep, git searches in its place, and grep what comes through a pipe. */
async function runSearch(args, place, shell) {
    const { scope, streams } = place;
    const asked = readSearch(args, { scope, piped: streams.input.kind !== "nothing" });
    if (asked.kind === "piped")
        return runProgram({ name: "grep", args: asked.args }, place, shell);
    if (asked.kind === "problem")
        return answer({ status: 2, errors: `rg: ${asked.problem}\n` }, streams);
    return answer(await serveRipgrep(asked, scope, shell), streams);
}

;// CONCATENATED MODULE: ./.build/tools/shell/scope.js
function openScope({ root, withheld }) {
    return { root, withheld, cwd: root, status: 0 };
}
/** A subshell, or a stage of a pipeline: it begins where it stands, and what it changes ends with it. */
function innerScope(scope) {
    return { ...scope };
}

;// CONCATENATED MODULE: ./.build/tools/shell/run-plan.js
var run_plan_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var run_plan_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








/** Reading is quick: what takes longer was asked wrongly. */
const READ_TIMEOUT_MS = 20_000;
const MAX_RAW_BYTES = 10 * 1024 * 1024;
/** Throws `ToolProblem` for a path that leads out of the tree, and the signal's reason when it is aborted. */
async function runPlan(plan, { workspace, signal, timeoutMs = READ_TIMEOUT_MS }) {
    signal.throwIfAborted();
    refuseEscapes(plan, workspace);
    const machine = machineFor(workspace);
    const capture = openCapture(MAX_RAW_BYTES);
    const scope = openScope(workspace);
    const streams = {
        input: { kind: "nothing" },
        output: { kind: "collect", take: (chunk) => capture.take("output", chunk) },
        errors: { kind: "collect", take: (chunk) => capture.take("errors", chunk) },
    };
    const pipes = { unused: await machine.pipes.take(countPipes(plan)), used: [] };
    try {
        const stopped = await inJob({ signal, timeoutMs, maxBytes: MAX_RAW_BYTES }, (job) => execute(plan, { scope, streams }, { workspace, machine, job, programs: machine.programs, pipes }));
        return resultOf(scope, capture, stopped);
    }
    finally {
        machine.pipes.giveBack(pipes.unused);
        for (const end of pipes.used.flatMap(({ reader, writer }) => [reader, writer]))
            end.close();
    }
}
function resultOf(scope, capture, stopped) {
    return {
        status: scope.status,
        ...(scope.last && { last: scope.last }),
        text: capture.together(),
        stdout: capture.only("output"),
        stderr: capture.only("errors"),
        ...(stopped && { stopped }),
    };
}
async function execute(plan, place, shell) {
    const { scope } = place;
    if (scope.left)
        return;
    switch (plan.kind) {
        case "command": {
            shell.job.signal.throwIfAborted();
            scope.last = plan;
            scope.status = await runCommand(plan, place, shell).catch((error) => {
                // Nobody is left waiting for the others.
                shell.job.end();
                throw error;
            });
            return;
        }
        case "pipeline":
            return executePipeline(plan.stages, place, shell);
        case "sequence":
            for (const part of plan.parts)
                await execute(part, place, shell);
            return;
        case "and":
        case "or": {
            await execute(plan.left, place, shell);
            if ((scope.status === 0) === (plan.kind === "and"))
                await execute(plan.right, place, shell);
            return;
        }
        case "not":
            await execute(plan.plan, place, shell);
            scope.status = scope.status === 0 ? 1 : 0;
            return;
        case "group":
            return executeGroup(plan, place, shell);
    }
}
async function executeGroup(plan, { scope, streams }, shell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const redirected = run_plan_addDisposableResource(env_1, await openRedirects(plan.redirects, { scope, streams }, shell), true);
        if (redirected.kind === "failed") {
            scope.status = 1;
            return;
        }
        const inner = plan.scope === "subshell" ? innerScope(scope) : scope;
        await execute(plan.plan, { scope: inner, streams: redirected.streams }, shell);
        scope.status = inner.status;
        if (inner.last)
            scope.last = inner.last;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_plan_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** All stages at once, each in a scope of its own; an end of a pipe is closed when the stage that held it has ended. */
async function executePipeline(stages, { scope, streams }, shell) {
    const between = stages.slice(1).map(() => nextPipe(shell.pipes));
    const scopes = stages.map(() => innerScope(scope));
    const running = stages.map(async (stage, index) => {
        const [before, after] = [between[index - 1], between[index]];
        const input = before ? { kind: "open", descriptor: before.reader.descriptor } : streams.input;
        const output = after ? { kind: "open", descriptor: after.writer.descriptor } : streams.output;
        try {
            await execute(stage, { scope: scopes[index] ?? scope, streams: { ...streams, input, output } }, shell);
        }
        finally {
            before?.reader.close();
            after?.writer.close();
        }
    });
    await allEnded(running);
    const last = scopes.at(-1);
    scope.status = last?.status ?? 0;
    if (last?.last)
        scope.last = last.last;
}
/** The first failure, but not before all have ended: until then they use the pipes. */
async function allEnded(running) {
    await Promise.allSettled(running);
    await Promise.all(running);
}

;// CONCATENATED MODULE: ./.build/tools/shell/run-command-line.js
var run_command_line_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var run_command_line_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});











const GRANTED_TIMEOUT_MS = 120_000;
async function resolveCommand(command, workspace) {
    const reading = readCommand(command);
    return reading.kind === "plan" ? resolvePlan(reading.plan, workspace) : resolveLinks(command, workspace);
}
/** Read again on this side of the boundary: what the parent thought of it is not trusted here. */
async function runReading({ command, signal, timeoutMs = READ_TIMEOUT_MS }, workspace) {
    const reading = readCommand(command);
    if (reading.kind === "refused") {
        const word = reading.word === "" ? "" : `${reading.word}: `;
        throw new tools_workspace/* Forbidden */.cw(`This command is not one that only reads. ${word}${reading.reason}`);
    }
    const { status, last, text, stopped } = await runPlan(reading.plan, { workspace, signal, timeoutMs });
    return present(text, {
        status,
        timeoutMs,
        answered: status === 1 && last !== undefined && answersByOne(last),
        ...(stopped && { stopped }),
    });
}
async function runGranted({ command, signal, timeoutMs = GRANTED_TIMEOUT_MS }, workspace) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (workspace.access !== "write")
            throw new tools_workspace/* Forbidden */.cw("This agent can only read: the command was not run.");
        const { programs, pipes, env: clean } = machineFor(workspace);
        const home = run_command_line_addDisposableResource(env_1, await (0,temporary/* temporaryFolder */.y)("pr-subagents-home"), true);
        const env = { ...clean, HOME: home.path, TMPDIR: home.path, CI: "true" };
        const capture = openCapture(MAX_RAW_BYTES);
        let status = 0;
        const stopped = await inJob({ signal, timeoutMs, maxBytes: MAX_RAW_BYTES }, async (job) => {
            const take = (chunk) => capture.take("output", chunk);
            status = await runShell({ job, programs, pipes }, { command, cwd: workspace.root, env, take });
        });
        return present(capture.together(), { status, timeoutMs, answered: false, ...(stopped && { stopped }) });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_command_line_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Commands that say "no" with 1, and have not failed. */
const answering = ["grep", "rg", "egrep", "fgrep", "find", "diff", "cmp", "test", "["];
function answersByOne({ name, arguments: [...args], repeat }) {
    if (repeat)
        return false;
    if (name !== "git")
        return answering.includes(name);
    return args.some((argument) => argument.kind === "text" && (argument.text === "diff" || argument.text === "grep"));
}
function present(text, { status, timeoutMs, answered, stopped }) {
    const failed = stopped !== undefined || (status !== 0 && !answered);
    const note = stopped === undefined ? {} : { note: stopNote(stopped, timeoutMs) };
    return { text: presentOutput(text, { status, failed, ...note }), isError: failed };
}
function stopNote(stopped, timeoutMs) {
    if (stopped === "output-limit")
        return "The command printed more than 10 MB and was ended. Narrow it, or add | head.";
    return `The command was ended after ${Math.round(timeoutMs / 100) / 10} seconds, with all that it had started. Narrow it, or give a longer timeout.`;
}


/***/ })

};
