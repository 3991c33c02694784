/**
 * What a process in the box finds: a machine that is empty but for the system's programs, our worker and one tree. What is not
 * named here is not there; in particular no home folder, no socket, and nothing of the runner.
 */
import { readlinkSync } from "node:fs";
import { join } from "node:path";
import { cleanEnvironment, type Environment } from "../environment.ts";
import { exists, isFolder, isInside, look } from "./look.ts";
import { toolFolders } from "./tool-folders.ts";
import { homeFolder } from "./user.ts";

export type Box = {
  /** Where the processes find the tree, and where they start. */
  readonly root: string;
  /** The folder of this machine that lies there: the tree itself for readers, a writer's view of it for writers. */
  readonly files: string;
  readonly access: "read" | "write";
  /** Another path under which the same tree lies: a checkout's own, which the scripts of installed dependencies name. */
  readonly alias?: string;
  /** Our own git directory. It lies at its own place and as the tree's `.git`, and is never writable. */
  readonly gitDir: string;
  /** The folders of git objects that it borrows from, as `Tree.objects` names them. */
  readonly objects: readonly string[];
  /** Folders with our own programs: the worker's bundle, hooks of the base commit. A `.git` in them is not shown. */
  readonly programs: readonly string[];
  /** Folders that must not be seen even where they lie inside a folder of the system. The home folder and the runner's are known. */
  readonly hidden?: readonly string[];
};

/** One thing to put into the box, in this order. Later ones lie on top of earlier ones. */
export type Step =
  | { readonly kind: "bind"; readonly from: string; readonly at: string; readonly access: "read" | "write" }
  | { readonly kind: "link"; readonly to: string; readonly at: string }
  | { readonly kind: "empty"; readonly at: string; readonly bytes: number }
  | { readonly kind: "devices" }
  | { readonly kind: "processes" }
  /** No more writing to what was put there, but to what lies on top of it. */
  | { readonly kind: "seal"; readonly at: string };

const SCRATCH_BYTES = { read: 256 * 1024 * 1024, write: 2 * 1024 * 1024 * 1024 } as const;
const HOME_BYTES = { read: 16 * 1024 * 1024, write: 2 * 1024 * 1024 * 1024 } as const;
const SHARED_MEMORY_BYTES = 256 * 1024 * 1024;
const MASK_BYTES = 1024 * 1024;

const BOX_HOME = "/home/agent";

/** The environment of the outermost process: what it holds can be read inside. */
export function boxEnvironment(): Environment {
  return { ...cleanEnvironment(), HOME: BOX_HOME };
}

/** `etc` is a folder of our own with the few files of `/etc` that programs expect. */
export function furnish(box: Box, etc: string): readonly Step[] {
  const system = systemFolders.flatMap(asOnThisMachine);
  const masks = masksOf(box, system);
  return [
    ...system,
    ...machineFiles.filter(exists).map(readOnly),
    ...ownFiles.map((name): Step => ({ kind: "bind", from: join(etc, name), at: `/etc/${name}`, access: "read" })),
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
      .map((path) => join(path, ".git"))
      .filter(isFolder)
      .map(mask),
    readOnly(box.gitDir),
    ...placesOf(box).flatMap((at) => treeAt(at, box)),
    // In a checkout that is used in place these lie inside the `.git` that was just covered.
    ...box.objects.map(readOnly),
    ...["/dev", "/proc", ...masks, "/"].map((at): Step => ({ kind: "seal", at })),
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
export const ownFiles = ["passwd", "group", "hosts", "nsswitch.conf", "gitconfig"] as const;

function asOnThisMachine(path: string): readonly (Step & { readonly at: string })[] {
  const there = look(path);
  if (there?.isSymbolicLink()) return [{ kind: "link", to: readlinkSync(path), at: path }];
  return there?.isDirectory() ? [{ kind: "bind", from: path, at: path, access: "read" }] : [];
}

/** A workspace below `/usr`, as in some images: what lies beside the tree there is none of the agents' business. */
function masksOf({ hidden = [] }: Box, system: readonly { readonly at: string }[]): readonly string[] {
  const { RUNNER_TEMP = "", GITHUB_WORKSPACE = "" } = process.env;
  const private_ = [homeFolder(), RUNNER_TEMP, GITHUB_WORKSPACE, ...hidden].filter(
    (path) => path !== "" && exists(path),
  );
  return [...new Set(private_)].filter((path) => system.some(({ at }) => path !== at && isInside(path, at)));
}

/** The alias gives way to everything else: in the place of our own programs it would put the tree's. */
function placesOf({ root, alias, programs }: Box): readonly string[] {
  if (alias === undefined) return [root];
  const taken = [root, ...programs].some((path) => isInside(alias, path) || isInside(path, alias));
  return taken ? [root] : [root, alias];
}

function treeAt(place: string, { files, access, gitDir }: Box): readonly Step[] {
  return [
    { kind: "bind", from: files, at: place, access },
    ...keptFolders(files, access).map((name): Step => {
      return { kind: "bind", from: join(files, name), at: join(place, name), access: "read" };
    }),
    ...gitSource(files, gitDir).map((from): Step => ({ kind: "bind", from, at: join(place, ".git"), access: "read" })),
  ];
}

/** Configuration of agents is never a writer's to change. A link is left alone: it would protect some other folder. */
function keptFolders(files: string, access: Box["access"]): readonly string[] {
  if (access === "read") return [];
  return [".claude", ".agents"].filter((name) => isFolder(join(files, name)));
}

/** Over a folder lies the directory; over a file, as worktrees and submodules have it, a file that names the directory. */
function gitSource(files: string, gitDir: string): readonly string[] {
  if (isFolder(join(files, ".git"))) return [gitDir];
  return exists(join(files, ".git")) ? [join(gitDir, "gitfile")] : [];
}

function mask(at: string): Step {
  return { kind: "empty", at, bytes: MASK_BYTES };
}

function readOnly(path: string): Step {
  return { kind: "bind", from: path, at: path, access: "read" };
}
