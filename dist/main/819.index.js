export const id = 819;
export const ids = [819];
export const modules = {

/***/ 4819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAnyFields: () => (/* binding */ readAnyFields)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./.build/config/field-names.js
var field_names = __webpack_require__(5628);
// EXTERNAL MODULE: ./.build/config/plain-yaml.js
var plain_yaml = __webpack_require__(57);
;// CONCATENATED MODULE: ./.build/config/bounded-yaml.js
/**
 * YAML within bounds: nothing in a stranger's file can overflow the stack, expand without end or take minutes. Nothing is
 * printed, and nothing is forgiven: repairs are ours.
 */



/** YAML aliases expand: a few hundred bytes could become gigabytes. Agent files have no use for many. */
const MAX_ALIASES = 10;
const MAX_MARKS = 100;
const MAX_DEPTH = 40;
function parseMapping(yaml) {
    const plain = (0,plain_yaml/* parsePlainYaml */.r)(yaml);
    return plain ? { entries: plain } : parseAnyMapping(yaml);
}
/** With the library. Also of what is plain it would say the same. */
function parseAnyMapping(yaml) {
    const excess = whyTooMuch(yaml);
    if (excess !== undefined)
        return { error: excess, at: 0 };
    const lines = new dist/* LineCounter */.HN();
    const options = { strict: true, prettyErrors: false, logLevel: "silent", uniqueKeys: false };
    const document = (0,dist/* parseDocument */.Tp)(yaml, { ...options, lineCounter: lines });
    const lineOf = (offset) => lines.linePos(offset).line - 1;
    const [broken] = document.errors;
    if (broken)
        return { error: broken.message.split("\n", 1)[0] ?? "", at: lineOf(broken.pos[0]) };
    if (document.contents === null)
        return { entries: [] };
    if (!(0,dist/* isMap */.jh)(document.contents))
        return { error: "it is not a list of fields", at: 0 };
    const entries = document.contents.items.map(({ key, value }) => {
        const name = (0,dist/* isScalar */.jn)(key) ? String(key.value) : field_names/* MERGE_KEY */.BF;
        const at = (0,dist/* isNode */.Ll)(key) && key.range ? lineOf(key.range[0]) : 0;
        const read = name === field_names/* MERGE_KEY */.BF ? undefined : expand(value, document);
        const source = (0,dist/* isNode */.Ll)(value) && value.range ? yaml.slice(value.range[0], value.range[1]) : "";
        return { name, at, read, source, isPlain: (0,dist/* isScalar */.jn)(value) && value.type === "PLAIN" };
    });
    return { entries };
}
/** Cheap to see from outside, dear to find out by parsing. */
function whyTooMuch(yaml) {
    let depth = 0;
    for (const letter of yaml) {
        if (letter === "[" || letter === "{")
            depth += 1;
        else if (letter === "]" || letter === "}")
            depth = Math.max(0, depth - 1);
        if (depth > MAX_DEPTH)
            return "it is nested too deeply";
    }
    if (/(?:[-?:][ \t]+){40}/.test(yaml))
        return "it is nested too deeply";
    if ((yaml.match(/[&*]\w/g)?.length ?? 0) > MAX_MARKS)
        return "it has too many anchors and aliases";
    return undefined;
}
function expand(node, document) {
    // A number keeps its digits: the name 007 is not 7.
    if ((0,dist/* isScalar */.jn)(node) && typeof node.value === "number")
        return { value: node.source ?? node.value };
    try {
        const value = (0,dist/* isNode */.Ll)(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES, mapAsMap: true }) : null;
        return isTree(value, []) ? { value } : undefined;
    }
    catch {
        // The library throws on aliases that would expand without bounds.
        return undefined;
    }
}
/** An alias inside its own anchor makes a value that contains itself. */
function isTree(value, above) {
    const parts = value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : [];
    return !above.includes(value) && parts.every((part) => typeof part !== "object" || isTree(part, [...above, value]));
}

// EXTERNAL MODULE: ./.build/config/entries.js
var entries = __webpack_require__(4873);
// EXTERNAL MODULE: ./.build/config/field-collection.js
var field_collection = __webpack_require__(3906);
;// CONCATENATED MODULE: ./.build/config/folded-fields.js
/**
 * The last repair: line by line. A line that begins with a known field's name opens that field, and every other line belongs to
 * the field above it. Each field is then read by itself, so that one bad field does not spoil the rest.
 */



const BLOCK = /^\s*[|>][+-]?\d*[+-]?\s*$/;
function foldFields(yaml, firstLine) {
    const fields = (0,field_collection/* openCollection */.l)();
    for (const { name, line, lines } of splitChunks(yaml, firstLine))
        fields.add(name, line, readChunk(name, lines));
    return fields;
}
function splitChunks(yaml, firstLine) {
    const chunks = [];
    const seen = new Set();
    for (const [index, text] of yaml.split("\n").entries()) {
        const [, indent = "", name, rest = ""] = field_names/* LOOSE_KEY */.ZW.exec(text) ?? [];
        const field = name === undefined ? undefined : (0,field_names/* fieldOf */._F)(name);
        const indented = /\s/.test(indent);
        if (name !== undefined && opens({ field, indented, above: chunks.at(-1), seen })) {
            if (field !== undefined)
                seen.add(field);
            chunks.push({ name, field, line: firstLine + index, indented, lines: [rest] });
        }
        else
            chunks.at(-1)?.lines.push(text);
    }
    return chunks;
}
/**
 * A name that was there before is text of an example, unless it restricts: then both are kept, and the narrower counts. One that
 * is unknown ends only what restricts, and one that is indented is a field where it cannot be part of the one above.
 */
function opens({ field, indented, above, seen }) {
    const [first = ""] = above?.lines ?? [];
    const canHoldFields = (BLOCK.test(first) && first.startsWith(" ")) || (first.trim() === "" && !(0,field_names/* isProse */.y6)(above?.field ?? ""));
    const alike = indented && above?.indented === true;
    if (field !== undefined && (0,field_names/* isRestricting */.RH)(field))
        return !indented || alike || !canHoldFields;
    if (indented && !alike && above)
        return false;
    return field === undefined ? (0,field_names/* isRestricting */.RH)(above?.field ?? "") : !seen.has(field);
}
/** By YAML where it stands the test, else as a list or as text; a field that restricts is not guessed at. */
function readChunk(name, lines) {
    const field = (0,field_names/* fieldOf */._F)(name) ?? "";
    const [first = "", ...more] = lines;
    const mapping = parseMapping(`${name}: ${first.trim()}\n${more.map(withoutTabs).join("\n")}`);
    const [entry] = "entries" in mapping ? mapping.entries : [];
    if (entry && (!(0,field_names/* isProse */.y6)(field) || more.length === 0 || isText(entry.read?.value)))
        return entry.read;
    const parts = lines.map((line) => line.trim()).filter((line) => line !== "" && !BLOCK.test(line));
    const items = parts.map((line) => /^- +(.*?)(?:\s+#.*)?$/s.exec(line)?.[1]);
    if (parts.length > 0 && first.trim() === "" && !items.includes(undefined))
        return { value: items };
    if ((0,field_names/* isProse */.y6)(field))
        return { value: unquote(parts.join("\n")) };
    const [only = "", ...others] = parts;
    const isDoubtful = others.length > 0 || /^["'[{]/.test(only);
    return (0,field_names/* isRestricting */.RH)(field) && isDoubtful ? undefined : { value: unquote(only) };
}
function withoutTabs(line) {
    return line.replace(/^\s+/, (space) => space.replaceAll("\t", "    "));
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}
function unquote(text) {
    return /^(["'])[\s\S]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}

;// CONCATENATED MODULE: ./.build/config/quoted-scalars.js
/** The first repair: top-level values that are plain text but not plain YAML get quotes. Nothing else is touched. */


const FIELD = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/s;
/** What opens a block, a quoted string or a collection: these have a syntax of their own. */
const STRUCTURED = /^(?:[|>][+-]?\d*[+-]?(?:\s+#.*)?$|["'[{])/;
/** What YAML would misread: a colon, a comment, or a first character with a meaning. */
const MISREAD = /:(?:\s|$)|\s#|^[*&!%@`?]|^-\s/;
/** A pattern as a key, which YAML takes for an alias: `*: deny`. */
const STAR_KEY = /^(\s+)(\*[^\s:'"]*)(?=:(?:\s|$))/;
function quoteScalars(yaml) {
    const lines = yaml.split("\n");
    const quoted = [];
    const repaired = [];
    for (let at = 0; at < lines.length;) {
        const end = endOfField(lines, at);
        const field = lines.slice(at, end);
        const rewritten = quoteField(field);
        if (rewritten.some((line, index) => line !== field[index]))
            repaired.push({ field: FIELD.exec(field[0] ?? "")?.[1] ?? "", at });
        quoted.push(...rewritten);
        at = end;
    }
    return { yaml: quoted.join("\n"), repaired };
}
/** A field reaches to the next line that is neither indented nor blank. */
function endOfField(lines, start) {
    let end = start + 1;
    while (end < lines.length && /^\s/.test(lines[end] ?? "") && (lines[end] ?? "").trim() !== "")
        end += 1;
    return end;
}
function quoteField(lines) {
    const [first = "", ...more] = lines;
    const [, name, value = ""] = FIELD.exec(first) ?? [];
    const text = value.trim();
    if (name === undefined || STRUCTURED.test(text))
        return lines;
    if (text === "")
        return lines.map((line) => line.replace(STAR_KEY, '$1"$2"'));
    if (!lines.some((line) => MISREAD.test(withoutName(line, first))))
        return lines;
    // A comment behind a value stays a comment, and a restriction that slipped to the right is not part of a text.
    if (!(0,field_names/* isProse */.y6)((0,field_names/* fieldOf */._F)(name) ?? "") && "entries" in parseMapping(lines.join("\n")))
        return lines;
    if (more.some((line) => (0,field_names/* restrictionIn */.Am)(line) !== undefined))
        return lines;
    const words = [text, ...more.map((line) => line.trim())].join(" ");
    // Blank lines keep the numbers of the lines below.
    return [`${name}: '${words.replaceAll("'", "''")}'`, ...more.map(() => "")];
}
function withoutName(line, first) {
    return line === first ? (FIELD.exec(line)?.[2]?.trim() ?? "") : line.trim();
}

;// CONCATENATED MODULE: ./.build/config/repaired-fields.js
/** Fields of front matter that is not plain: strict YAML first, and where that fails, two repairs, each with a warning. */




function readAnyFields({ yaml, line }) {
    const strict = parseFields(yaml, line);
    if ("fields" in strict && !(0,entries/* hasLostText */.wW)(strict))
        return strict;
    const quoted = quoteScalars(yaml);
    const second = "fields" in strict ? undefined : parseFields(quoted.yaml, line);
    if (second && "fields" in second) {
        const repairs = quoted.repaired.map(({ field, at }) => (0,entries/* takenAsText */.lJ)(field, line + at));
        return { ...second, repairs: [...repairs, ...second.repairs] };
    }
    const error = "error" in strict ? strict : { error: 'the text of "description" is not indented', line };
    const message = `not valid YAML (${error.error}); the fields were read line by line, each up to the next. Indent long text below "description: |"`;
    return { ...foldFields(yaml, line), repairs: [{ severity: "warning", line: error.line, message }] };
}
function parseFields(yaml, firstLine) {
    const mapping = parseMapping(yaml);
    if ("error" in mapping)
        return { error: mapping.error, line: firstLine + mapping.at };
    return (0,entries/* collectFields */._w)(mapping.entries, firstLine);
}


/***/ })

};
