/**
 * The dependencies that earlier steps installed in the checkout, for the tests that need them. Only folders that git ignores and
 * that are named as dependencies are: which folders are ignored is the pull request's to say, which hold secrets is not.
 */
import { cp, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { cleanEnvironment } from "../system/environment.ts";
import { GitError, type Repository, readGit, runGit } from "../system/git.ts";
import { runProcess } from "../system/process.ts";
import type { Tree } from "./tree.ts";

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
const credentialName =
  /^(?:\.env(?:\..*)?|\.npmrc|\.yarnrc(?:\.yml)?|\.netrc|_netrc|\.pypirc|\.git|\.git-credentials|\.dockercfg|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.json|\.ya?ml|\.toml)?|secrets?\.(?:json|ya?ml|toml)|gha-creds-.*\.json|service-account.*\.json|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfstate|tfvars)|\.ssh|\.aws|\.azure|\.gnupg|\.kube|\.docker)$/i;
const harmlessName = /^cacert\.pem$/i;

export type Borrowed = { readonly borrowed: readonly string[]; readonly leftOut: readonly string[] };

export async function borrowFolders(tree: Tree, view: Required<Repository>): Promise<Borrowed> {
  const from = tree.checkout.root;
  const borrowed: string[] = [];
  const leftOut: string[] = [];
  let room = { files: MAX_FILES, bytes: MAX_BYTES };
  for (const path of await ignoredFolders({ root: from, gitDir: view.gitDir })) {
    if (!dependencyFolders.has(basename(path).toLowerCase())) {
      leftOut.push(`${path}/ is ignored by git, and not named as a folder of dependencies is`);
      continue;
    }
    // Something that is part of the tree stands there.
    if (await lstat(join(view.root, path)).catch(() => undefined)) continue;
    const size = await measure(join(from, path), room);
    if (!size) {
      leftOut.push(`${path}/ is larger than what is copied (${MAX_FILES} files, ${MAX_BYTES} bytes in all)`);
      continue;
    }
    room = size.room;
    await copyFolder(join(from, path), join(view.root, path));
    for (const name of size.credentials) await rm(join(view.root, path, name), { recursive: true, force: true });
    borrowed.push(path);
  }
  return { borrowed, leftOut };
}

/** Folders that a pattern names as such; not those in which every single file happens to be ignored. */
async function ignoredFolders(repository: Required<Repository>): Promise<readonly string[]> {
  const args = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"];
  const listed = (await readGit(repository, args)).toString("utf8").split("\0");
  const folders = listed.filter((path) => path.endsWith("/"));
  if (folders.length === 0) return [];
  // This command takes no literal paths; after a dot none of them has another meaning.
  const input = folders.map((path) => `./${path}\0`).join("");
  // It ends with 1 where none of them is named.
  const named = await runGit(repository, ["check-ignore", "-z", "--stdin"], { input, pathspecs: "magic" });
  if (named.code !== 0 && named.code !== 1) throw new GitError("check-ignore", named);
  return named.stdout
    .toString("utf8")
    .split("\0")
    .filter((path) => path !== "" && !path.includes("\uFFFD"))
    .map((path) => path.slice(2, -1));
}

type Room = { readonly files: number; readonly bytes: number };

/** What is left of the room once the folder is in it, and what in it has the name of a credential; nothing if it does not fit. */
async function measure(
  folder: string,
  given: Room,
): Promise<{ readonly room: Room; readonly credentials: readonly string[] } | undefined> {
  const credentials: string[] = [];
  let { files, bytes } = given;
  const open = [""];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const inner = next;
    const entries = await readdir(join(folder, inner), { withFileTypes: true });
    files -= entries.length;
    const kept = entries.filter(({ name }) => {
      const suspect = credentialName.test(name) && !harmlessName.test(name);
      if (suspect) credentials.push(join(inner, name));
      return !suspect;
    });
    open.push(...kept.filter((entry) => entry.isDirectory()).map(({ name }) => join(inner, name)));
    const plain = kept.filter((entry) => entry.isFile());
    const sizes = await Promise.all(plain.map(async ({ name }) => (await lstat(join(folder, inner, name))).size));
    bytes -= sizes.reduce((sum, size) => sum + size, 0);
    if (files < 0 || bytes < 0) return undefined;
  }
  return { room: { files, bytes }, credentials };
}

/** On Linux by the system's own program, which is several times as fast; where the file system can, without copying a byte. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  if (process.platform !== "linux") {
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    return;
  }
  const options = { cwd: "/", env: cleanEnvironment(), timeoutMs: COPY_TIMEOUT_MS };
  const { code, stderr } = await runProcess("cp", ["-a", "--reflink=auto", "--", from, to], options);
  if (code !== 0) throw new Error(`${from} could not be copied: ${stderr.trim()}`);
}
