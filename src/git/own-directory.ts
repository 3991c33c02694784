/**
 * A git directory of our own that borrows a checkout's objects. Of the checkout's configuration it holds the names and addresses
 * of remotes, without credentials, and nothing else: no hook, filter, alias, include or helper has a way into it.
 */
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { copyFile, readdir, readFile, stat, utimes } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readGit, runGit } from "../system/git.ts";
import { knownAddresses } from "./remotes.ts";
import type { Checkout } from "./repository.ts";

/** A name that shall be there, e.g. `refs/remotes/origin/main`. Where the checkout has it, the checkout's counts. */
export type Ref = { readonly name: string; readonly commit: string };

/**
 * Takes every attribute back that changes contents or hides them: a pull request must not be able to take its files out of
 * the diff with a line in `.gitattributes`.
 */
const attributes = "* !diff !text !eol !crlf !ident !filter !working-tree-encoding !merge !whitespace\n";

type Source = Pick<Checkout, "objects" | "shallow" | "boundary">;

/**
 * Enough to read commits. A handful of tiny files: written one after the other they take less time than a queue for them
 * would. `borrowed` are further folders of objects.
 */
export function makeGitDirectory(
  source: Source,
  gitDir: string,
  { head, borrowed = [] }: { readonly head: string; readonly borrowed?: readonly string[] },
): void {
  for (const folder of ["objects/info", "refs", "info"]) mkdirSync(join(gitDir, folder), { recursive: true });
  writeFileSync(join(gitDir, "HEAD"), `${head}\n`);
  writeFileSync(join(gitDir, "config"), basicConfig(head));
  writeFileSync(join(gitDir, "info", "attributes"), attributes);
  const alternates = [source.objects, ...borrowed].map((path) => `${quoted(path)}\n`).join("");
  writeFileSync(join(gitDir, "objects", "info", "alternates"), alternates);
  // For a place where a file must stand instead of the directory.
  writeFileSync(join(gitDir, "gitfile"), `gitdir: ${gitDir}\n`);
  if (source.shallow) copyFileSync(source.boundary, join(gitDir, "shallow"));
}

/** What people and agents ask of a repository beyond its commits: branches, tags, remotes, and the branch that we are on. */
export async function completeGitDirectory(
  checkout: Checkout,
  gitDir: string,
  { head, refs = [] }: { readonly head: string; readonly refs?: readonly Ref[] },
): Promise<void> {
  const [listed, addresses, position] = await Promise.all([
    readGit(checkout, ["for-each-ref", `--format=%(objectname) %(refname) %(symref)`, ...refFolders]),
    knownAddresses(checkout),
    readFile(join(checkout.gitDir, "HEAD"), "utf8"),
  ]);
  const known = listed
    .toString("utf8")
    .split("\n")
    .flatMap((line) => {
      const [commit, name, symbolic] = line.split(" ");
      return commit && name ? [{ commit, name, symbolic: symbolic ?? "" }] : [];
    });
  const names = new Set(known.map(({ name }) => name));
  const added = refs.filter(({ name, commit }) => !names.has(name) && isRefName(name) && isCommitName(commit));
  replaceFile(join(gitDir, "packed-refs"), packed([...known.filter(({ symbolic }) => symbolic === ""), ...added]));
  for (const { name, symbolic } of known.filter((ref) => ref.symbolic !== "")) {
    mkdirSync(dirname(join(gitDir, name)), { recursive: true });
    writeFileSync(join(gitDir, name), `ref: ${symbolic}\n`);
  }
  replaceFile(join(gitDir, "config"), basicConfig(head) + addresses);
  const branch = /^ref: (refs\/heads\/\S+)$/.exec(position.trimEnd())?.[1];
  if (branch !== undefined && checkout.head === head) replaceFile(join(gitDir, "HEAD"), `ref: ${branch}\n`);
}

const refFolders = ["refs/heads", "refs/remotes", "refs/tags"] as const;

function basicConfig(head: string): string {
  const posix = process.platform !== "win32";
  const format = head.length === 64 ? "[extensions]\n\tobjectFormat = sha256\n" : "";
  return `[core]\n\trepositoryFormatVersion = 1\n\tbare = false\n\tfileMode = ${posix}\n\tsymlinks = ${posix}\n${format}`;
}

/** Git reads the file as sorted by bytes. */
function packed(refs: readonly Ref[]): string {
  const sorted = refs.toSorted((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)));
  return `# pack-refs with: sorted \n${sorted.map(({ name, commit }) => `${commit} ${name}\n`).join("")}`;
}

/** As git checks names of references; whatever it would refuse, or could read as a second line, is not written. */
function isRefName(name: string): boolean {
  const parts = name.split("/");
  const badPart = parts.some((part) => part === "" || part.startsWith(".") || part.endsWith(".lock"));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return parts[0] === "refs" && !badPart && !/[\u0000- \u007f~^:?*[\\]|\.\.|@\{|\.$/.test(name);
}

function isCommitName(commit: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
}

/** Others may be reading: they see the old file or the new one. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** In the file of alternates a path that starts with a double quote is read as a C string. */
function quoted(path: string): string {
  return path.startsWith('"') ? JSON.stringify(path) : path;
}

/**
 * A copy of the checkout's index, which knows the files' times. Git trusts those only if they are older than the index: the
 * copy must not look younger than the original.
 */
export async function copyIndex(checkout: Pick<Checkout, "gitDir" | "index">, gitDir: string): Promise<boolean> {
  const times = await stat(checkout.index).catch(() => undefined);
  if (!times) return false;
  const shared = (await readdir(checkout.gitDir)).filter((name) => name.startsWith("sharedindex."));
  for (const name of shared) await copyFile(join(checkout.gitDir, name), join(gitDir, name));
  await copyFile(checkout.index, join(gitDir, "index"));
  await utimes(join(gitDir, "index"), Math.floor(times.atimeMs / 1000), Math.floor(times.mtimeMs / 1000));
  return true;
}

/** Git itself follows no longer chain. */
const MAX_ALTERNATES = 6;

/** The folder and all that it borrows from in its turn, as far as they are there. */
export async function objectFolders(objects: string, depth = 0): Promise<readonly string[]> {
  if (depth > MAX_ALTERNATES || !(await stat(objects).catch(() => undefined))?.isDirectory()) return [];
  const listed = await readFile(join(objects, "info", "alternates"), "utf8").catch(() => "");
  const lines = listed.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const next = await Promise.all(lines.map((line) => objectFolders(resolve(objects, unquoted(line)), depth + 1)));
  return [...new Set([objects, ...next.flat()])];
}

function unquoted(line: string): string {
  try {
    return line.startsWith('"') ? String(JSON.parse(line)) : line;
  } catch {
    return line;
  }
}

/** Whether git finds no difference between the files and the index, and nothing else beside them, ignored or not. */
export async function isUntouched(root: string, gitDir: string): Promise<boolean> {
  const args = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=normal", "--ignored=traditional"];
  // Inside of a submodule git would read that one's configuration.
  const differing = await runGit({ root, gitDir }, [...args, "--ignore-submodules=dirty"]);
  return differing.code === 0 && differing.stdout.length === 0;
}
