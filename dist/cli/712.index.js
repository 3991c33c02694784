export const id = 712;
export const ids = [712];
export const modules = {

/***/ 1712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resolveCommand: () => (/* binding */ resolveCommand),
  runGranted: () => (/* binding */ runGranted),
  runReading: () => (/* binding */ runReading)
});

// EXTERNAL MODULE: ./.build/permission/shell/read-command.js + 26 modules
var read_command = __webpack_require__(8365);
// EXTERNAL MODULE: ./.build/system/process.js
var system_process = __webpack_require__(3943);
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
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
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
    return statusOf(child);
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
function statusOf(child) {
    return new Promise((resolve) => {
        child.on("error", () => resolve(CANNOT_START));
        child.on("close", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal])));
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/system/temporary.js
var temporary = __webpack_require__(3821);
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
var tools_workspace = __webpack_require__(1775);
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
var environment = __webpack_require__(4187);
// EXTERNAL MODULE: ./.build/system/git.js
var system_git = __webpack_require__(9466);
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
            known.set(name, lookUp(name, entries)[0]);
        return known.get(name);
    };
    const prlimit = process.platform === "linux" && !isLimited() ? find("prlimit") : undefined;
    const limits = (name) => (prlimit === undefined ? [] : [prlimit, ...limitsOf(name)]);
    const crowdLimits = () => {
        const counter = process.platform === "linux" && allowsCrowd() ? find("prlimit") : undefined;
        return counter === undefined ? [] : [counter, "--core=0", `--nproc=${MAX_PROCESSES}`];
    };
    return { path: entries.join(external_node_path_.delimiter), find, findAll: (name) => lookUp(name, entries), limits, crowdLimits };
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
function lookUp(name, entries) {
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

// EXTERNAL MODULE: ./.build/permission/rules/needs.js + 4 modules
var rules_needs = __webpack_require__(6152);
;// CONCATENATED MODULE: ./.build/tools/shell/resolve-links.js



async function resolveLinks(command, workspace) {
    const call = { tool: "Bash", effect: "execute", input: { command }, subjects: [] };
    const places = { workspace: workspace.root, home: "/nonexistent" };
    const { needs } = (0,rules_needs/* readNeeds */.M)(call, { places, isReadOnly: (part) => (0,read_command/* readCommand */.U)(part).kind === "plan" });
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
function leadsOut(name, { standing }) {
    if (standing === "git")
        return new tools_workspace/* ToolProblem */.Ol(`${name} lies in .git, which cannot be read. Use git commands instead.`);
    if (standing === "withheld")
        return new tools_workspace/* ToolProblem */.Ol(`${name} is withheld by a rule. Go on without it.`);
    return new tools_workspace/* ToolProblem */.Ol(`${name} leads out of the reviewed tree, and cannot be read. Name a file inside the tree.`);
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
        const step = hasWildcard(segment) ? listMatches(segment, ground) : () => [textOf(segment)];
        paths = paths
            .flatMap((path) => step(path).map((name) => path + name))
            .filter((path) => last || isFolder(path, ground));
        if (!last)
            paths = paths.map((path) => `${path}/`);
        if (paths.length > MAX_MATCHES)
            throw new tools_workspace/* ToolProblem */.Ol("A wildcard matches too many files. Name a folder below it.");
    }
    // What a wildcard found is there; what is written behind one may not be.
    return hasWildcard(segments.at(-1) ?? []) ? paths : paths.filter((path) => exists(path, ground));
}
function textOf(segment) {
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
function isFolder(path, ground) {
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
                return [argument.text];
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
                const write = use.names === "printed" ? asWritten : asOperand;
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
        throw leadsOut(name, place);
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
        throw leadsOut(name, place);
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
function asWritten(path) {
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
            throw leadsOut(first.name, first);
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
        if (each.showsHistory)
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
            parts.push(Buffer.from(letters[letter] ?? letter));
        else if (hex !== undefined)
            parts.push(Buffer.from([Number.parseInt(hex, 16)]));
        else if (octets !== undefined)
            parts.push(Buffer.from([Number.parseInt(octets || "0", 8) & 0xff]));
        else
            parts.push(characterOf(short ?? long ?? ""));
    }
    return { bytes: Buffer.concat([...parts, Buffer.from(text.slice(from))]), stop: false };
}
const letters = {
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
    ["cd", changeFolder],
    ["exit", leave],
    ["pwd", printFolder],
    ["echo", echo],
    ["printf", printFormat],
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
function changeFolder(args, scope) {
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
function leave([status], scope) {
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
function printFormat(args) {
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

// EXTERNAL MODULE: ./.build/permission/shell/version-commands.js
var version_commands = __webpack_require__(364);
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
const nothing = { kind: "nothing" };
/** What another command prints, for us. */
async function gather(command, { place, shell }) {
    const chunks = [];
    const output = { kind: "collect", take: (chunk) => void chunks.push(chunk) };
    const own = { ...place, streams: { ...place.streams, output } };
    const status = await runWith(command, [], { place: own, shell });
    return { text: Buffer.concat(chunks).toString("utf8"), status };
}
async function repeat({ name, repeat }, gathered, { place, shell }) {
    const streams = { ...place.streams, input: nothing };
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
var file_types = __webpack_require__(8194);
// EXTERNAL MODULE: ./.build/tools/pathspec.js
var pathspec = __webpack_require__(2412);
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
const idle = new Set([
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
    const words = readWords(args);
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
function readWords(args) {
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
    if (idle.has(name))
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
        if (idle.has(name))
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
    const asWritten = (values.get("glob") ?? []).flatMap((glob) => (0,pathspec/* filterPathspecs */.C6)(folder, glob));
    const anyCase = (values.get("any-case-glob") ?? []).flatMap((glob) => (0,pathspec/* filterPathspecs */.C6)(folder, glob));
    const globs = [...asWritten, ...anyCase.map((spec) => spec.replace(":(top,", ":(top,icase,"))];
    const wanted = globs.filter((spec) => !/^:\(top,(?:icase,)?exclude/.test(spec));
    const hidden = options.has("hidden") ? [] : (0,pathspec/* filterPathspecs */.C6)(folder, "!**/.* !**/.*/**");
    const pathspecs = [
        ...(wanted.length > 0 ? wanted : [(0,pathspec/* placePathspec */._)(folder)]),
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
    const use = { items, names: printing.includes(name) ? "printed" : "opened" };
    const { args, leftOut, files } = giveArguments(command.arguments, place.scope, use);
    // What a wildcard matched and nobody may read is named, as a file that cannot be read would be.
    await say(place.streams.errors, leftOut.map((match) => `${name}: ${whyLeftOut(match)}\n`).join(""));
    // With nothing left the program would read something else: its standard input, or the whole folder.
    if (leftOut.length > 0 && files === 0)
        return 1;
    const status = await runNamed({ name, args, ...(locale && { locale }) }, place, shell);
    return status === 0 && leftOut.some(({ standing }) => standing === "outside") ? 1 : status;
}
/** They open nothing that they are given. */
const printing = ["echo", "printf"];
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
        const cwd = version_commands/* answersAnywhere */.Z.has(name) ? "/" : scope.cwd;
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
    const reading = (0,read_command/* readCommand */.U)(command);
    return reading.kind === "plan" ? resolvePlan(reading.plan, workspace) : resolveLinks(command, workspace);
}
/** Read again on this side of the boundary: what the parent thought of it is not trusted here. */
async function runReading({ command, signal, timeoutMs = READ_TIMEOUT_MS }, workspace) {
    const reading = (0,read_command/* readCommand */.U)(command);
    if (reading.kind === "refused") {
        const word = reading.word === "" ? "" : `${reading.word}: `;
        throw new tools_workspace/* ToolProblem */.Ol(`This command is not one that only reads. ${word}${reading.reason}`);
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
            throw new tools_workspace/* ToolProblem */.Ol("This agent can only read: the command was not run.");
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
