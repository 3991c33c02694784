export const id = 199;
export const ids = [199];
export const modules = {

/***/ 2199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  armTripwire: () => (/* reexport */ armTripwire),
  collectChanges: () => (/* reexport */ collectChanges),
  findSandbox: () => (/* reexport */ findSandbox),
  openWriterView: () => (/* reexport */ openWriterView)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/system/changes.js
var changes = __webpack_require__(1099);
// EXTERNAL MODULE: ./.build/system/git.js
var git = __webpack_require__(9466);
// EXTERNAL MODULE: ./.build/git/own-directory.js + 1 modules
var own_directory = __webpack_require__(2618);
;// CONCATENATED MODULE: ./.build/git/ledger.js
/**
 * Knows how a view was at its beginning, and reads what became of it. The view's contents are a stranger's: git only lists and
 * hashes them, with a directory of our own that is not in the view; it never enters a repository that somebody made there.
 */





const MAX_CHANGED_FILES = 2_000;
const MAX_CHANGED_FILE_BYTES = 4 * 1024 * 1024;
const MAX_PATCH_BYTES = 1024 * 1024;
async function openLedger(checkout, view, gitDir) {
    (0,own_directory/* makeGitDirectory */.g7)(checkout, gitDir, { head: checkout.head ?? "ref: refs/heads/main" });
    const ledger = { root: view.root, gitDir };
    // Before the first commit there may be no index at all.
    await (0,promises_.copyFile)((0,external_node_path_.join)(view.gitDir, "index"), (0,external_node_path_.join)(gitDir, "index")).catch(() => (0,git/* readGit */.lX)(ledger, ["read-tree", "--empty"]));
    await (0,promises_.cp)((0,external_node_path_.join)(view.gitDir, "info"), (0,external_node_path_.join)(gitDir, "info"), { recursive: true });
    await stage(ledger, await listDiffering(ledger));
    await (0,promises_.copyFile)((0,external_node_path_.join)(gitDir, "index"), (0,external_node_path_.join)(gitDir, "beginning"));
    return { ...ledger, beginning: await writeTree(ledger) };
}
/** The writers must have ended: what changes while it is read may be read as either. */
async function collectChanges(view) {
    const { ledger } = view;
    await (0,promises_.copyFile)((0,external_node_path_.join)(ledger.gitDir, "beginning"), (0,external_node_path_.join)(ledger.gitDir, "index"));
    const differing = await listDiffering(ledger);
    const own = differing.filter((path) => !view.borrowed.some((folder) => path.startsWith(`${folder}/`)));
    const leftOut = await stage(ledger, own.slice(0, MAX_CHANGED_FILES));
    const more = own.length - MAX_CHANGED_FILES;
    const range = { from: ledger.beginning, to: await writeTree(ledger) };
    return {
        files: await (0,changes/* readChanges */.St)(ledger, range),
        patch: await readPatch(ledger, range),
        leftOut: [...leftOut, ...(more > 0 ? [`${more} more files were changed`] : [])],
    };
}
async function readPatch(ledger, { from, to }) {
    const args = (0,changes/* diffArguments */.M)(changes/* patchForm */.z, { from, to });
    const { stdout, truncated } = await (0,git/* runGit */.EO)(ledger, args, { maxBytes: MAX_PATCH_BYTES });
    const patch = stdout.toString("utf8");
    return truncated ? patch.slice(0, patch.lastIndexOf("\ndiff --git ") + 1) : patch;
}
/** Files that are not as in the index, or not in it, or gone. Git compares a submodule by its commit, and does not enter it. */
async function listDiffering(repository) {
    const args = ["ls-files", "-z", "--modified", "--deleted", "--others", "--exclude-standard"];
    const names = (await (0,git/* readGit */.lX)(repository, args)).toString("utf8").split("\0");
    return [...new Set(names.filter((name) => name !== ""))];
}
/** Takes the files into the index as they are now, or out of it; gives those that cannot be taken. */
async function stage(ledger, paths) {
    const root = await (0,promises_.realpath)(ledger.root);
    const [present, gone, leftOut] = [[], [], []];
    for (const path of paths) {
        const there = await lookAt(root, path);
        if (!there)
            gone.push(path);
        else if (there.trouble === undefined)
            present.push(path);
        else
            leftOut.push(`${path} ${there.trouble}`);
    }
    await updateIndex(ledger, ["--force-remove"], gone);
    await updateIndex(ledger, ["--add", "--replace"], present);
    return leftOut;
}
/** Nothing where there is no such file: also where a folder on the way became a link, and the file would be somebody else's. */
async function lookAt(root, path) {
    const absolute = (0,external_node_path_.join)(root, path);
    const folder = await (0,promises_.realpath)((0,external_node_path_.dirname)(absolute)).catch(() => undefined);
    const there = folder === (0,external_node_path_.dirname)(absolute) ? await (0,promises_.lstat)(absolute).catch(() => undefined) : undefined;
    if (!there)
        return path.includes("\uFFFD") ? { trouble: "has a name that is not text" } : undefined;
    if (there.isSymbolicLink())
        return {};
    if (there.isDirectory())
        return { trouble: "is a repository of its own" };
    if (!there.isFile())
        return { trouble: "is not a regular file" };
    if (there.size > MAX_CHANGED_FILE_BYTES)
        return { trouble: `has ${there.size} bytes` };
    const readable = await (0,promises_.access)(absolute, promises_.constants.R_OK).then(() => true, () => false);
    return readable ? {} : { trouble: "cannot be read" };
}
async function updateIndex(ledger, options, paths) {
    if (paths.length === 0)
        return;
    const input = paths.map((path) => `${path}\0`).join("");
    await (0,git/* readGit */.lX)(ledger, ["update-index", ...options, "-z", "--stdin"], { input });
}
async function writeTree(ledger) {
    return (await (0,git/* readGit */.lX)(ledger, ["write-tree", "--missing-ok"])).toString("utf8").trim();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.build/git/tripwire.js
/**
 * Notices whether readers left everything as it was: the shared tree, our git directory and the checkout's. It compares what
 * the file system says of every file, times of change included, so restoring a file's contents or date does not hide a change.
 */




const MAX_NAMED = 50;
async function armTripwire(tree) {
    // Asked with an index of our own: in one that others can write to, a changed file could be made to look unchanged.
    const own = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(tree.gitDir), "tripwire-"));
    await (0,promises_.cp)(tree.gitDir, own, { recursive: true, preserveTimestamps: true });
    const before = await takeSnapshot(tree, own);
    return {
        async check() {
            const changes = compare(before, await takeSnapshot(tree, own));
            const more = changes.length - MAX_NAMED;
            return more > 0 ? [...changes.slice(0, MAX_NAMED), `and ${more} more`] : changes;
        },
    };
}
async function takeSnapshot(tree, own) {
    const snapshot = new Map();
    const folders = outermost([tree.gitDir, tree.checkout.gitDir, commonDirectory(tree), (0,external_node_path_.join)(tree.root, ".git")]);
    await Promise.all([
        recordFiles({ root: tree.root, gitDir: own }, snapshot),
        ...folders.map((folder) => record(folder, snapshot, "git")),
    ]);
    await Promise.all([recordIndex(tree, snapshot), recordIndex(tree.checkout, snapshot)]);
    return snapshot;
}
/** By its entries: git also writes down there what it learned of files' times, whoever asks it. */
async function recordIndex(repository, snapshot) {
    const entries = await (0,git/* readGit */.lX)(repository, ["ls-files", "--stage", "-v", "-z"]);
    snapshot.set((0,external_node_path_.join)(repository.gitDir, "index"), (0,external_node_crypto_.createHash)("sha256").update(entries).digest("hex"));
}
/** A worktree's own directory is not where the references and settings are. */
function commonDirectory({ gitDir, checkout }) {
    return (0,external_node_path_.basename)(checkout.objects) === "objects" ? (0,external_node_path_.dirname)(checkout.objects) : gitDir;
}
function outermost(folders) {
    const all = [...new Set(folders)];
    return all.filter((folder) => !all.some((other) => folder !== other && folder.startsWith(other + external_node_path_.sep)));
}
const question = [
    ...["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching"],
    // Inside of a submodule git would read that one's configuration.
    "--ignore-submodules=dirty",
];
async function recordFiles(tree, snapshot) {
    const output = await (0,git/* readGit */.lX)(tree, question);
    // Who has the temporary folder inside the work tree finds there what we ourselves write.
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(tree.gitDir)) + external_node_path_.sep;
    const isOurs = (path) => folder.startsWith(tree.root + external_node_path_.sep) && path.startsWith(folder);
    for (const entry of output.toString("utf8").split("\0")) {
        if (entry === "")
            continue;
        const path = entry.slice(3).replace(/\/$/, "");
        const found = new Map([[(0,external_node_path_.join)(tree.root, path), ""]]);
        await record((0,external_node_path_.join)(tree.root, path), found, "file");
        for (const [inner, print] of found)
            if (!isOurs(inner))
                snapshot.set((0,external_node_path_.relative)(tree.root, inner), `${entry.slice(0, 2)} ${print}`);
    }
}
async function record(path, snapshot, kind) {
    const there = await (0,promises_.lstat)(path, { bigint: true }).catch(ifMissing);
    if (!there)
        return;
    if (!there.isDirectory()) {
        const links = kind === "git" && path.includes(`${external_node_path_.sep}objects${external_node_path_.sep}`) ? `${there.nlink} links ` : "";
        snapshot.set(path, [there.mode, there.size, there.mtimeNs, there.ino, `${links}${there.ctimeNs}`].join(":"));
        return;
    }
    // Loose objects are many, and are never rewritten: their folder's time tells of every one that comes or goes. Of other folders
    // the time says nothing: it changes with every lock.
    const loose = kind === "git" && looseObjects.test(path);
    snapshot.set(path, loose ? `${there.mode}:${there.mtimeNs}` : String(there.mode));
    if (loose)
        return;
    const names = (await (0,promises_.readdir)(path).catch(ifMissing)) ?? [];
    await Promise.all(names.map((name) => record((0,external_node_path_.join)(path, name), snapshot, kind)));
}
const looseObjects = /[\\/]objects[\\/][0-9a-f]{2}$/;
function compare(before, after) {
    const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} is gone`);
    const other = [...after].flatMap(([path, print]) => {
        if (isSame(before.get(path), print))
            return [];
        return [`${path} ${before.has(path) || isTracked(print) ? "was changed" : "is new"}`];
    });
    return [...gone, ...other].sort();
}
/** Another clone may link to the same objects, which changes nothing but their number of links and this one time. */
function isSame(before, after) {
    if (before === after)
        return true;
    const [was, is] = [linkedObject.exec(before ?? ""), linkedObject.exec(after)];
    return was !== null && is !== null && was[1] === is[1] && was[2] !== is[2];
}
const linkedObject = /^(.*):(\d+) links \d+$/;
/** Git's two letters for a file that it knows, and that is not as it knows it. */
function isTracked(print) {
    return /^[ MTADRCU]{2} /.test(print);
}
function ifMissing(error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
        return undefined;
    throw error;
}

// EXTERNAL MODULE: ./.build/system/temporary.js
var temporary = __webpack_require__(3821);
// EXTERNAL MODULE: ./.build/system/environment.js
var environment = __webpack_require__(4187);
// EXTERNAL MODULE: ./.build/system/process.js
var system_process = __webpack_require__(3943);
;// CONCATENATED MODULE: ./.build/git/ignored-folders.js
/**
 * The dependencies that earlier steps installed in the checkout, for the tests that need them. Only folders that git ignores and
 * that are named as dependencies are: which folders are ignored is the pull request's to say, which hold secrets is not.
 */





const MAX_FILES = 200_000;
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
const COPY_TIMEOUT_MS = 300_000;
const dependencyFolders = new Set([
    ...[
        "node_modules",
        "bower_components",
        "jspm_packages",
        ".yarn",
        ".pnpm-store",
        ".venv",
        "venv",
        "env",
        "virtualenv",
    ],
    ...[
        ".tox",
        ".nox",
        "__pypackages__",
        "vendor",
        "third_party",
        "pods",
        "carthage",
        ".build",
        "target",
        "build",
        "dist",
    ],
    ...["out", "obj", "deps", "_build", "elm-stuff", ".gradle", ".m2", "packages", ".bundle", ".stack-work", ".next"],
    ...[".nuxt", ".svelte-kit", ".turbo", "generated", "gen", "__generated__", "coverage", ".eggs", "zig-cache"],
]);
/** Names under which credentials are kept. A list of certificate authorities holds none. */
const credentialName = /^(?:\.env(?:\..*)?|\.npmrc|\.yarnrc(?:\.yml)?|\.netrc|_netrc|\.pypirc|\.git|\.git-credentials|\.dockercfg|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.json|\.ya?ml|\.toml)?|secrets?\.(?:json|ya?ml|toml)|gha-creds-.*\.json|service-account.*\.json|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfstate|tfvars)|\.ssh|\.aws|\.azure|\.gnupg|\.kube|\.docker)$/i;
const harmlessName = /^cacert\.pem$/i;
async function borrowFolders(tree, view) {
    const from = tree.checkout.root;
    const borrowed = [];
    const leftOut = [];
    let room = { files: MAX_FILES, bytes: MAX_BYTES };
    for (const path of await ignoredFolders({ root: from, gitDir: view.gitDir })) {
        if (!dependencyFolders.has((0,external_node_path_.basename)(path).toLowerCase())) {
            leftOut.push(`${path}/ is ignored by git, and not named as a folder of dependencies is`);
            continue;
        }
        // Something that is part of the tree stands there.
        if (await (0,promises_.lstat)((0,external_node_path_.join)(view.root, path)).catch(() => undefined))
            continue;
        const size = await measure((0,external_node_path_.join)(from, path), room);
        if (!size) {
            leftOut.push(`${path}/ is larger than what is copied (${MAX_FILES} files, ${MAX_BYTES} bytes in all)`);
            continue;
        }
        room = size.room;
        await copyFolder((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(view.root, path));
        for (const name of size.credentials)
            await (0,promises_.rm)((0,external_node_path_.join)(view.root, path, name), { recursive: true, force: true });
        borrowed.push(path);
    }
    return { borrowed, leftOut };
}
/** Folders that a pattern names as such; not those in which every single file happens to be ignored. */
async function ignoredFolders(repository) {
    const args = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"];
    const listed = (await (0,git/* readGit */.lX)(repository, args)).toString("utf8").split("\0");
    const folders = listed.filter((path) => path.endsWith("/"));
    if (folders.length === 0)
        return [];
    // This command takes no literal paths; after a dot none of them has another meaning.
    const input = folders.map((path) => `./${path}\0`).join("");
    // It ends with 1 where none of them is named.
    const named = await (0,git/* runGit */.EO)(repository, ["check-ignore", "-z", "--stdin"], { input, pathspecs: "magic" });
    if (named.code !== 0 && named.code !== 1)
        throw new git/* GitError */.XS("check-ignore", named);
    return named.stdout
        .toString("utf8")
        .split("\0")
        .filter((path) => path !== "" && !path.includes("\uFFFD"))
        .map((path) => path.slice(2, -1));
}
/** What is left of the room once the folder is in it, and what in it has the name of a credential; nothing if it does not fit. */
async function measure(folder, given) {
    const credentials = [];
    let { files, bytes } = given;
    const open = [""];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const inner = next;
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(folder, inner), { withFileTypes: true });
        files -= entries.length;
        const kept = entries.filter(({ name }) => {
            const suspect = credentialName.test(name) && !harmlessName.test(name);
            if (suspect)
                credentials.push((0,external_node_path_.join)(inner, name));
            return !suspect;
        });
        open.push(...kept.filter((entry) => entry.isDirectory()).map(({ name }) => (0,external_node_path_.join)(inner, name)));
        const plain = kept.filter((entry) => entry.isFile());
        const sizes = await Promise.all(plain.map(async ({ name }) => (await (0,promises_.lstat)((0,external_node_path_.join)(folder, inner, name))).size));
        bytes -= sizes.reduce((sum, size) => sum + size, 0);
        if (files < 0 || bytes < 0)
            return undefined;
    }
    return { room: { files, bytes }, credentials };
}
/** On Linux by the system's own program, which is several times as fast; where the file system can, without copying a byte. */
async function copyFolder(from, to) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
    if (process.platform !== "linux") {
        await (0,promises_.cp)(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
        return;
    }
    const options = { cwd: "/", env: (0,environment/* cleanEnvironment */.h)(), timeoutMs: COPY_TIMEOUT_MS };
    const { code, stderr } = await (0,system_process/* runProcess */.R3)("cp", ["-a", "--reflink=auto", "--", from, to], options);
    if (code !== 0)
        throw new Error(`${from} could not be copied: ${stderr.trim()}`);
}

;// CONCATENATED MODULE: ./.build/git/writer-view.js
/**
 * A copy of the tree for those who write: a team's tests, and agents that edit. Nothing in it is shared with the tree, and
 * nothing that they do in it reaches anything else, except as the changes that `collectChanges` reads.
 */






async function openWriterView(tree, temporaryParent) {
    const folder = await (0,temporary/* temporaryFolder */.y)("pr-subagents-view", temporaryParent);
    const dispose = () => folder[Symbol.asyncDispose]();
    try {
        const view = { root: (0,external_node_path_.join)(folder.path, "view"), gitDir: (0,external_node_path_.join)(folder.path, "git") };
        await (0,promises_.mkdir)((0,external_node_path_.join)(view.root, ".git"), { recursive: true });
        await (0,promises_.cp)(tree.gitDir, view.gitDir, { recursive: true, preserveTimestamps: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(view.gitDir, "gitfile"), `gitdir: ${view.gitDir}\n`);
        await (0,git/* readGit */.lX)(view, ["checkout-index", "--all", "--force", "--quiet", "--index"]);
        const loose = await copyDiffering(tree, view.root);
        const ledger = await openLedger(tree.checkout, view, (0,external_node_path_.join)(folder.path, "ledger"));
        const { borrowed, leftOut } = await borrowFolders(tree, view);
        return {
            ...view,
            objects: tree.objects,
            borrowed,
            leftOut: [...loose, ...leftOut],
            ledger,
            [Symbol.asyncDispose]: dispose,
        };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
/** In a user's own work tree, what differs from the index is part of the tree; in a review nothing does. */
async function copyDiffering(tree, to) {
    const leftOut = [];
    const root = await (0,promises_.realpath)(tree.root);
    for (const path of await listDiffering(tree)) {
        if (path.endsWith("/"))
            leftOut.push(`${path} is a repository of its own`);
        else
            await copyOne((0,external_node_path_.join)(root, path), (0,external_node_path_.join)(to, path));
    }
    return leftOut;
}
async function copyOne(from, to) {
    // A folder on the way that became a link leads to other files than git meant.
    const folder = await (0,promises_.realpath)((0,external_node_path_.dirname)(from)).catch(() => undefined);
    const there = folder === (0,external_node_path_.dirname)(from) ? await (0,promises_.lstat)(from).catch(() => undefined) : undefined;
    await (0,promises_.rm)(to, { recursive: true, force: true });
    if (!there)
        return;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
    if (there.isSymbolicLink())
        await (0,promises_.symlink)(await (0,promises_.readlink)(from), to);
    else if (there.isFile())
        await (0,promises_.cp)(from, to, { preserveTimestamps: true });
}

// EXTERNAL MODULE: ./.build/pull/problem.js
var problem = __webpack_require__(8443);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./.build/system/sandbox/look.js
/** How things lie on this machine. What cannot be looked at, for whatever reason, is not there. */


function exists(path) {
    return attempt(() => (0,external_node_fs_.statSync)(path)) !== undefined;
}
/** Not a link to one. */
function isFolder(path) {
    return look(path)?.isDirectory() ?? false;
}
function look(path) {
    return attempt(() => (0,external_node_fs_.lstatSync)(path));
}
function realPlace(path) {
    return attempt(() => (0,external_node_fs_.realpathSync)(path)) ?? path;
}
function isInside(path, folder) {
    return path === folder || path.startsWith(folder === external_node_path_.sep ? external_node_path_.sep : folder + external_node_path_.sep);
}
function attempt(act) {
    try {
        return act();
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./.build/system/sandbox/user.js
/** Who we are on this machine. A container may run us under a number that has no account: nothing here asks for one. */

function currentUser() {
    return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}
/** Empty where there is none. */
function homeFolder() {
    try {
        return (0,external_node_os_.homedir)();
    }
    catch {
        return "";
    }
}

;// CONCATENATED MODULE: ./.build/system/sandbox/tool-folders.js
/**
 * The folders of tools that a team's commands need and that lie outside the system's: a runner's tool cache, a version
 * manager's. Only folders that hold programs and what belongs to them; never a whole home folder, where credentials lie beside.
 */




/** Beside `bin` of an installed language: its library, headers, sources and settings. */
const siblings = ["lib", "lib64", "libexec", "include", "share", "pkg", "src", "conf", "jmods", "release", "go.env"];
/** In a home folder `share` and the rest belong to everybody: keyrings and sessions lie there. */
const homeSiblings = ["lib", "lib64", "libexec", "include"];
function toolFolders() {
    const home = realPlace(homeFolder());
    const entries = ((0,environment/* cleanEnvironment */.h)()["PATH"] ?? "").split(external_node_path_.delimiter).filter((entry) => entry !== "");
    const folders = entries.flatMap((entry) => [entry, realPlace(entry)]).filter(isToolFolder);
    const found = folders.flatMap((folder) => [folder, ...siblingsOf(folder, home)]);
    const { RUNNER_TEMP = "", GITHUB_WORKSPACE = "" } = process.env;
    const kept = [home, RUNNER_TEMP, GITHUB_WORKSPACE, process.cwd()].filter((path) => path !== "").map(realPlace);
    return [...new Set(found)].filter((path) => exists(path) && !kept.some((place) => isInside(place, realPlace(path))));
}
/** A folder so near the root, or a place where services keep their sockets, is no tool's. */
function isToolFolder(path) {
    return path.split(external_node_path_.sep).length > 2 && !/^\/(?:proc|sys|dev|run|var\/run|tmp|snap)(?:\/|$)/.test(path);
}
function siblingsOf(folder, home) {
    if (!["bin", "sbin"].includes((0,external_node_path_.basename)(folder)))
        return [];
    const prefix = (0,external_node_path_.dirname)(folder);
    if (prefix === home || prefix.split(external_node_path_.sep).length <= 2)
        return [];
    const names = prefix.startsWith(home + external_node_path_.sep) ? homeSiblings : siblings;
    return names.map((name) => (0,external_node_path_.join)(prefix, name));
}

;// CONCATENATED MODULE: ./.build/system/sandbox/box.js
/**
 * What a process in the box finds: a machine that is empty but for the system's programs, our worker and one tree. What is not
 * named here is not there; in particular no home folder, no socket, and nothing of the runner.
 */






const SCRATCH_BYTES = { read: 256 * 1024 * 1024, write: 2 * 1024 * 1024 * 1024 };
const HOME_BYTES = { read: 16 * 1024 * 1024, write: 2 * 1024 * 1024 * 1024 };
const SHARED_MEMORY_BYTES = 256 * 1024 * 1024;
const MASK_BYTES = 1024 * 1024;
const BOX_HOME = "/home/agent";
/** The environment of the outermost process: what it holds can be read inside. */
function boxEnvironment() {
    return { ...(0,environment/* cleanEnvironment */.h)(), HOME: BOX_HOME };
}
/** `etc` is a folder of our own with the few files of `/etc` that programs expect. */
function furnish(box, etc) {
    const system = systemFolders.flatMap(asOnThisMachine);
    const masks = masksOf(box, system);
    return [
        ...system,
        ...machineFiles.filter(exists).map(readOnly),
        ...ownFiles.map((name) => ({ kind: "bind", from: (0,external_node_path_.join)(etc, name), at: `/etc/${name}`, access: "read" })),
        { kind: "processes" },
        { kind: "devices" },
        { kind: "empty", at: "/dev/shm", bytes: SHARED_MEMORY_BYTES },
        { kind: "empty", at: "/tmp", bytes: SCRATCH_BYTES[box.access] },
        { kind: "empty", at: BOX_HOME, bytes: HOME_BYTES[box.access] },
        { kind: "link", to: "/tmp", at: "/var/tmp" },
        ...masks.map(mask),
        ...[process.execPath, ...box.programs, ...(box.access === "write" ? toolFolders() : [])]
            .filter((path) => masks.some((mask) => isInside(path, mask)) || !system.some((step) => isInside(path, step.at)))
            .map(readOnly),
        ...box.programs
            .map((path) => (0,external_node_path_.join)(path, ".git"))
            .filter(isFolder)
            .map(mask),
        readOnly(box.gitDir),
        ...placesOf(box).flatMap((at) => treeAt(at, box)),
        // In a checkout that is used in place these lie inside the `.git` that was just covered.
        ...box.objects.map(readOnly),
        ...["/dev", "/proc", ...masks, "/"].map((at) => ({ kind: "seal", at })),
    ];
}
const systemFolders = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/gnu/store"];
/** Without the first, `awk` is a link to nowhere. */
const machineFiles = [
    "/etc/alternatives",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/mime.types",
    "/etc/ssl/certs",
];
/** What `furniture.ts` writes. */
const ownFiles = ["passwd", "group", "hosts", "nsswitch.conf", "gitconfig"];
function asOnThisMachine(path) {
    const there = look(path);
    if (there?.isSymbolicLink())
        return [{ kind: "link", to: (0,external_node_fs_.readlinkSync)(path), at: path }];
    return there?.isDirectory() ? [{ kind: "bind", from: path, at: path, access: "read" }] : [];
}
/** A workspace below `/usr`, as in some images: what lies beside the tree there is none of the agents' business. */
function masksOf({ hidden = [] }, system) {
    const { RUNNER_TEMP = "", GITHUB_WORKSPACE = "" } = process.env;
    const private_ = [homeFolder(), RUNNER_TEMP, GITHUB_WORKSPACE, ...hidden].filter((path) => path !== "" && exists(path));
    return [...new Set(private_)].filter((path) => system.some(({ at }) => path !== at && isInside(path, at)));
}
/** The alias gives way to everything else: in the place of our own programs it would put the tree's. */
function placesOf({ root, alias, programs }) {
    if (alias === undefined)
        return [root];
    const taken = [root, ...programs].some((path) => isInside(alias, path) || isInside(path, alias));
    return taken ? [root] : [root, alias];
}
function treeAt(place, { files, access, gitDir }) {
    return [
        { kind: "bind", from: files, at: place, access },
        ...keptFolders(files, access).map((name) => {
            return { kind: "bind", from: (0,external_node_path_.join)(files, name), at: (0,external_node_path_.join)(place, name), access: "read" };
        }),
        ...gitSource(files, gitDir).map((from) => ({ kind: "bind", from, at: (0,external_node_path_.join)(place, ".git"), access: "read" })),
    ];
}
/** Configuration of agents is never a writer's to change. A link is left alone: it would protect some other folder. */
function keptFolders(files, access) {
    if (access === "read")
        return [];
    return [".claude", ".agents"].filter((name) => isFolder((0,external_node_path_.join)(files, name)));
}
/** Over a folder lies the directory; over a file, as worktrees and submodules have it, a file that names the directory. */
function gitSource(files, gitDir) {
    if (isFolder((0,external_node_path_.join)(files, ".git")))
        return [gitDir];
    return exists((0,external_node_path_.join)(files, ".git")) ? [(0,external_node_path_.join)(gitDir, "gitfile")] : [];
}
function mask(at) {
    return { kind: "empty", at, bytes: MASK_BYTES };
}
function readOnly(path) {
    return { kind: "bind", from: path, at: path, access: "read" };
}

;// CONCATENATED MODULE: ./.build/system/sandbox/mount-table.js
/** What is mounted on this machine. A mount may only be repeated with at least the restrictions that it already has. */

const restrictions = ["nosuid", "nodev", "noexec", "noatime", "nodiratime"];
function readMountTable(text = (0,external_node_fs_.readFileSync)("/proc/self/mountinfo", "utf8")) {
    return text.split("\n").flatMap((line) => {
        const fields = line.split(" ");
        const [at, options] = [fields[4], fields[5]];
        if (at === undefined || options === undefined)
            return [];
        const own = options.split(",").filter((option) => restrictions.includes(option));
        return [{ at: decoded(at), restrictions: own }];
    });
}
/** The mounts that a recursive bind of this path repeats: the one that it lies on, and those below it. `at` is relative to it. */
function mountsUnder(path, table) {
    const below = table.filter(({ at }) => at !== path && at.startsWith(path === "/" ? "/" : `${path}/`));
    const holders = table.filter(({ at }) => path === at || path.startsWith(at === "/" ? "/" : `${at}/`));
    // The longest, and of equal ones the last: it lies on top.
    const holder = holders.reduce((best, each) => (each.at.length >= best.at.length ? each : best), {
        at: "",
        restrictions: [],
    });
    const relative = below.map(({ at, restrictions: own }) => ({ at: at.slice(path.length), restrictions: own }));
    return [{ at: "", restrictions: holder.restrictions }, ...relative];
}
/** The kernel writes blanks and backslashes as octal numbers. */
function decoded(path) {
    return path.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}

;// CONCATENATED MODULE: ./.build/system/sandbox/devices.js
/**
 * The machine's own devices, as they lie in the box. Read-only: that keeps nobody from writing to a device, but their owner from
 * changing their rights for the whole machine – and where we are root, the owner is in the box.
 */


/** The least that programs expect. */
const basicDevices = ["null", "zero", "full", "random", "urandom"];
function sealedDevices(names, table) {
    return names.map((name) => {
        const path = `/dev/${name}`;
        const [own] = mountsUnder(realPlace(path), table);
        return { path, options: ["ro", ...(own?.restrictions ?? [])].join(",") };
    });
}

;// CONCATENATED MODULE: ./.build/system/sandbox/bubblewrap.js

const always = [
    "--unshare-all",
    "--unshare-user",
    "--die-with-parent",
    "--new-session",
    ...["--cap-drop", "ALL"],
    ...["--hostname", "box"],
];
/** The arguments before the command. */
function bubblewrapArguments(steps, root, edition) {
    return [
        ...always,
        ...(edition === "modern" ? ["--disable-userns"] : []),
        ...steps.flatMap((step) => argumentsOf(step, edition)),
        ...["--chdir", root, "--"],
    ];
}
function argumentsOf(step, edition) {
    switch (step.kind) {
        case "bind":
            return [step.access === "read" ? "--ro-bind" : "--bind", step.from, step.at];
        case "link":
            return ["--symlink", step.to, step.at];
        case "empty":
            return [...(edition === "modern" ? ["--size", String(step.bytes)] : []), "--tmpfs", step.at];
        case "devices":
            return ["--dev", "/dev"];
        case "processes":
            return ["--proc", "/proc"];
        case "seal":
            return ["--remount-ro", step.at];
    }
}
/**
 * What stands before bubblewrap where we are root, in whose hands the machine's devices are: it can bind them only as they are,
 * so they are made read-only for it. Nothing of that is seen outside.
 */
function deviceGuard(table) {
    const devices = sealedDevices([...basicDevices, "tty"], table).flatMap(({ path, options }) => [path, options]);
    const own = ["--user", "--map-root-user", "--mount", "--propagation", "private"];
    return ["unshare", ...own, "sh", "-c", sealScript, "devices", ...devices, "--"];
}
const sealScript = `set -eu
while [ "$1" != -- ]; do
  mount --bind "$1" "$1"
  mount -o "remount,bind,$2" "$1"
  shift 2
done
shift
exec "$@"`;

;// CONCATENATED MODULE: ./.build/system/sandbox/furniture.js
/** The few files of `/etc` that programs expect, written anew: nobody's accounts, and no setting of this machine. */



/** Gives the folder that holds them. */
function writeFurniture(folder) {
    const etc = (0,external_node_path_.join)(folder, "etc");
    (0,external_node_fs_.mkdirSync)(etc, { recursive: true });
    const { uid, gid } = currentUser();
    const user = uid === 0 ? "" : `agent:x:${uid}:${gid}:agent:/home/agent:/bin/sh\n`;
    const group = gid === 0 ? "" : `agent:x:${gid}:\n`;
    const nobody = 65_534;
    const texts = {
        passwd: `root:x:0:0:root:/home/agent:/bin/sh\n${user}nobody:x:${nobody}:${nobody}:nobody:/nonexistent:/bin/false\n`,
        group: `root:x:0:\n${group}nogroup:x:${nobody}:\n`,
        hosts: "127.0.0.1 localhost box\n::1 localhost box\n",
        "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
        // The tree may belong to another user than the one who runs (a container's), and a committed bare repository is no repository.
        gitconfig: "[safe]\n\tdirectory = *\n\tbareRepository = explicit\n[core]\n\tfsmonitor = false\n\tpager = cat\n",
    };
    for (const [name, text] of Object.entries(texts))
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(etc, name), text, { mode: 0o644 });
    return etc;
}

;// CONCATENATED MODULE: ./.build/system/sandbox/unshare.js



const namespaces = ["--mount", "--pid", "--net", "--ipc", "--uts", "--cgroup", "--propagation", "private"];
function unshareArguments(plan) {
    const unshare = ["unshare", "--user", "--map-current-user", "--keep-caps", ...namespaces, "--kill-child=KILL", "--"];
    // Whoever started us may be killed at any time; what it started must not live on.
    return ["--pdeathsig", "KILL", "--", ...unshare, ...building(plan)];
}
function sudoArguments(plan, environment, user) {
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const unshare = ["unshare", ...namespaces, "--kill-child=KILL", "--"];
    const watched = ["sh", "-c", watchScript, "watch", ...unshare, ...building(plan, user)];
    return ["-n", "--", "env", "-i", ...variables, ...watched];
}
/** Given a user, root builds it, and becomes that user. */
function building({ steps, root, table }, user) {
    const identity = user ? ["--reuid", String(user.uid), "--regid", String(user.gid), "--clear-groups"] : [];
    const rights = ["--no-new-privs", "--inh-caps=-all", "--ambient-caps=-all", "--bounding-set=-all"];
    const first = ["sh", "-c", firstProcessScript, "first", root];
    const owner = user ? `,uid=${user.uid},gid=${user.gid}` : "";
    const orders = steps.flatMap((step) => ordersFor(step, table, owner));
    const builder = user ? "root" : "ourselves";
    return ["sh", "-c", buildScript, builder, ...orders, "--", "setpriv", ...identity, ...rights, "--", ...first];
}
/** `owner`: what root makes is root's, and empty folders are there to be written to. */
function ordersFor(step, table, owner) {
    switch (step.kind) {
        case "bind":
            return [
                "bind",
                step.from,
                step.at,
                ...mountsUnder(realPlace(step.from), table).flatMap((each) => restrict(step, each)),
            ];
        case "link":
            return ["link", step.to, step.at];
        case "empty":
            return ["empty", `${step.bytes}${owner}`, step.at];
        case "devices":
            return [
                "devices",
                ...sealedDevices(basicDevices, table).flatMap(({ path, options }) => ["restrict", options, path]),
            ];
        case "processes":
            return ["processes"];
        case "seal":
            // The root is sealed by the script itself, when the old one is gone.
            return step.at === "/" ? [] : ["restrict", `ro,nosuid${step.at === "/dev" ? "" : ",nodev"}`, step.at];
    }
}
function restrict({ at, access }, mount) {
    const options = new Set([access === "read" ? "ro" : "rw", "nosuid", "nodev", ...mount.restrictions]);
    return ["restrict", [...options].join(","), at + mount.at];
}
/**
 * Builds the new root on a folder that holds nothing of ours and that every Linux has, and moves there. With the limit of zero,
 * nobody inside can make a user namespace; outside of one of our own the number would be the machine's.
 */
const buildScript = `set -eu
path=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH
base=/sys
mount -t tmpfs -o mode=755,nosuid,nodev,size=16m none "$base"
mkdir "$base/.old"
while [ "$1" != -- ]; do
  case $1 in
    bind)
      if [ -d "$2" ]; then mkdir -p "$base$3"
      elif [ ! -e "$base$3" ]; then mkdir -p "$base\${3%/*}"; : >"$base$3"; fi
      mount --rbind "$2" "$base$3"; shift 3;;
    restrict) mount -o "remount,bind,$2" "$base$3"; shift 3;;
    link) mkdir -p "$base\${3%/*}"; ln -s "$2" "$base$3"; shift 3;;
    empty) mkdir -p "$base$3"; mount -t tmpfs -o "mode=755,nosuid,nodev,size=$2" none "$base$3"; shift 3;;
    processes)
      mkdir "$base/proc"; mount -t proc -o nosuid,nodev,noexec proc "$base/proc"
      { echo box >"$base/proc/sys/kernel/hostname" || :; } 2>/dev/null
      if [ "$0" = ourselves ]; then { echo 0 >"$base/proc/sys/user/max_user_namespaces" || :; } 2>/dev/null; fi
      shift;;
    devices)
      mkdir "$base/dev"; mount -t tmpfs -o mode=755,nosuid,size=1m none "$base/dev"
      for each in ${basicDevices.join(" ")}; do : >"$base/dev/$each"; mount --bind "/dev/$each" "$base/dev/$each"; done
      ln -s /proc/self/fd "$base/dev/fd"
      ln -s /proc/self/fd/0 "$base/dev/stdin"; ln -s /proc/self/fd/1 "$base/dev/stdout"; ln -s /proc/self/fd/2 "$base/dev/stderr"
      shift;;
    *) echo "unknown order: $1" >&2; exit 1;;
  esac
done
shift
ip link set lo up 2>/dev/null || :
cd "$base"
pivot_root . .old
cd /
umount -l -n /.old
rmdir /.old
mount -o remount,bind,ro,nosuid,nodev /
exec env PATH="$path" "$@"`;
/** The first process stays, to bury what the others leave behind; when it ends, all end. */
const firstProcessScript = `cd "$1"; shift; "$@"; exit $?`;
/**
 * Neither a signal of ours nor our death reaches what root started; the end of our input does. It is passed on, and whoever
 * has not ended soon after it is killed.
 */
const watchScript = `exec 3<&0
{ { cat <&3; exec >&-; sleep 2; kill -KILL 0; } 2>/dev/null & } | { exec 3<&-; exec "$@"; }`;

;// CONCATENATED MODULE: ./.build/system/sandbox/sandbox.js
/**
 * Finds the box that this machine can build, by building one. An answer is never assumed: a sandbox is one in which a program
 * has really run, and where there is none, the reason of every kind is said.
 */








/** In the order in which they are tried. */
const sandboxKinds = ["bubblewrap", "unshare", "sudo-unshare"];
const PROBE_TIMEOUT_MS = 10_000;
/** `folder` is ours, and stays as long as the boxes do: it holds the files that lie in their `/etc`. */
async function findSandbox(folder, kinds = sandboxKinds) {
    if (process.platform !== "linux")
        return { kind: "none", reason: "only Linux has one that we can use" };
    const etc = writeFurniture(folder);
    const reasons = new Set();
    for (const kind of kinds) {
        for (const wrap of wrappers[kind]) {
            const enter = (box) => wrap(box, etc);
            const trouble = await probe(enter, folder);
            if (trouble === undefined)
                return { kind, wrap: enter };
            reasons.add(`${kind}: ${trouble}`);
        }
    }
    return { kind: "none", reason: [...reasons].join("; ") };
}
const bySignal = (command, args) => ({
    command,
    args,
    environment: boxEnvironment(),
    endedBy: "signal",
});
const byBubblewrap = (edition) => (box, etc) => {
    const bubblewrap = ["bwrap", ...bubblewrapArguments(furnish(box, etc), box.root, edition)];
    const guard = currentUser().uid === 0 ? deviceGuard(readMountTable()) : [];
    const [command = "bwrap", ...args] = [...guard, ...bubblewrap];
    return bySignal(command, args);
};
const planOf = (box, etc) => ({ steps: furnish(box, etc), root: box.root, table: readMountTable() });
const byUnshare = (box, etc) => bySignal("setpriv", unshareArguments(planOf(box, etc)));
const bySudo = (box, etc) => {
    const environment = boxEnvironment();
    const args = sudoArguments(planOf(box, etc), environment, requireOrdinaryUser());
    return { command: "sudo", args, environment, endedBy: "input" };
};
/** Each kind with the ways to do it, the better one first. */
const wrappers = {
    bubblewrap: [byBubblewrap("modern"), byBubblewrap("old")],
    unshare: [byUnshare],
    "sudo-unshare": [bySudo],
};
/** Root that only gives up its capabilities is still the owner of the machine's settings. */
function requireOrdinaryUser() {
    const { uid, gid } = currentUser();
    if (uid === 0)
        throw new Error("we are root already, and could not become anybody else");
    return { uid, gid };
}
/** Runs a program that does nothing in a box like any other; gives what went wrong. */
async function probe(wrap, folder) {
    try {
        const box = { root: folder, files: folder, access: "read", gitDir: folder, objects: [], programs: [] };
        const { command, args, environment } = wrap(box);
        const options = { cwd: "/", env: environment, timeoutMs: PROBE_TIMEOUT_MS };
        const { code, signal, stderr } = await (0,system_process/* runProcess */.R3)(command, [...args, "true"], options);
        if (code === 0)
            return undefined;
        return stderr.trim().split("\n").at(-1)?.slice(0, 160) || `ended with ${code ?? signal}`;
    }
    catch (error) {
        const cause = error instanceof Error ? error.cause : undefined;
        const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
        return missing ? "it is not installed" : (0,problem/* wordsOf */.Z)(error);
    }
}

;// CONCATENATED MODULE: ./.build/annex.js
/** The rooms that a session needs once a tool is called: boxes, copies and the tripwire. Loaded while the model thinks. */






/***/ })

};
