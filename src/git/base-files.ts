/**
 * Files of the base commit, read from git objects. Only regular files and links inside that tree; whatever is there and is
 * not given is named in a problem.
 */
import type { BaseFile, BaseFiles, BaseListing } from "../pull/base-files.ts";
import { GitError, type Repository, runGit } from "../system/git.ts";
import type { ProcessResult } from "../system/process.ts";
import { readTreeEntries, type TreeEntries, type TreeEntry } from "./tree-entries.ts";

const MAX_BASE_FILE_BYTES = 256 * 1024;
const MAX_BASE_FILES = 1_000;
const MAX_BATCH_BYTES = MAX_BASE_FILES * (MAX_BASE_FILE_BYTES + 200);

export function baseFilesFromGit(repository: Repository, commit: string): BaseFiles {
  let entries: Promise<TreeEntries> | undefined;
  return {
    async list(prefix) {
      entries ??= readTreeEntries(repository, commit);
      const found = await collect(await entries, prefix.replace(/\/+$/, ""));
      const chosen = found.files.slice(0, MAX_BASE_FILES);
      const read = await readContents(repository, chosen);
      const beyond = found.files.length - chosen.length;
      const cut = beyond > 0 ? [`${prefix}: ${beyond} files beyond the first ${MAX_BASE_FILES} were not read.`] : [];
      return { files: read.files, problems: [...found.problems, ...read.problems, ...cut] };
    },
  };
}

/** A file under the name by which it was asked for, which may be a link's. */
type Candidate = { readonly path: string; readonly object: string };
type Found = { readonly files: Candidate[]; readonly problems: string[] };

async function collect(entries: TreeEntries, prefix: string): Promise<Found> {
  const found: Found = { files: [], problems: [] };
  const real = await entries.follow(prefix);
  if (real === undefined) {
    found.problems.push(`${prefix}: the link leads out of the repository or through too many links; it was not read.`);
    return found;
  }
  for (const entry of entries.below(real)) {
    const path = prefix + entry.path.slice(real.length);
    await take[entry.kind](entry, path, { entries, found });
  }
  return found;
}

type Collection = { readonly entries: TreeEntries; readonly found: Found };
type Take = (entry: TreeEntry, path: string, collection: Collection) => Promise<void> | void;

const take: Readonly<Record<TreeEntry["kind"], Take>> = {
  file(entry, path, { found }) {
    found.files.push({ path, object: entry.object });
  },
  submodule(_, path, { found }) {
    found.problems.push(`${path}: a submodule; its files were not read.`);
  },
  async link(entry, path, { entries, found }) {
    const target = await entries.follow(entry.path);
    const targets = target === undefined ? [] : entries.below(target).filter(({ kind }) => kind === "file");
    if (targets.length === 0) {
      found.problems.push(`${path}: the link leads to no file of the repository, or through too many links.`);
    }
    for (const file of targets) {
      found.files.push({ path: path + file.path.slice(target?.length), object: file.object });
    }
  },
};

/** All of them in one process; only where that is too much, the sizes are asked for first. */
async function readContents(repository: Repository, candidates: readonly Candidate[]): Promise<BaseListing> {
  if (candidates.length === 0) return { files: [], problems: [] };
  const whole = await batch(repository, "--batch", candidates);
  if (!whole.truncated) return parseContents(candidates, whole.stdout);
  const sizes = await readSizes(repository, candidates);
  const chosen = candidates.filter((_, index) => (sizes[index] ?? 0) <= MAX_BASE_FILE_BYTES);
  const problems = candidates.filter((candidate) => !chosen.includes(candidate)).map(({ path }) => tooLarge(path));
  const rest = parseContents(chosen, (await batch(repository, "--batch", chosen)).stdout);
  return { files: rest.files, problems: [...problems, ...rest.problems] };
}

function parseContents(candidates: readonly Candidate[], output: Buffer): BaseListing {
  const files: BaseFile[] = [];
  const problems: string[] = [];
  let at = 0;
  for (const { path } of candidates) {
    const newline = output.indexOf("\n", at);
    const size = sizeOf(path, output.toString("latin1", at, newline));
    const content = output.subarray(newline + 1, newline + 1 + size);
    at = newline + 1 + size + 1;
    if (size > MAX_BASE_FILE_BYTES) problems.push(tooLarge(path));
    else if (content.includes(0)) problems.push(`${path}: not a text file; it was not read.`);
    else files.push({ path, text: content.toString("utf8") });
  }
  return { files, problems };
}

async function readSizes(repository: Repository, candidates: readonly Candidate[]): Promise<readonly number[]> {
  const lines = (await batch(repository, "--batch-check", candidates)).stdout.toString("latin1").split("\n");
  return candidates.map(({ path }, index) => sizeOf(path, lines[index] ?? ""));
}

/** A clone may lack objects. A file that cannot be read is not a file that is not there. */
function sizeOf(path: string, line: string): number {
  const size = Number(line.split(" ").at(2));
  if (Number.isNaN(size)) throw new Error(`${path} is not among the objects of this clone.`);
  return size;
}

function tooLarge(path: string): string {
  return `${path}: larger than ${MAX_BASE_FILE_BYTES / 1024} kB; it was not read.`;
}

async function batch(repository: Repository, mode: string, candidates: readonly Candidate[]): Promise<ProcessResult> {
  const input = candidates.map(({ object }) => `${object}\n`).join("");
  const result = await runGit(repository, ["cat-file", mode], { input, maxBytes: MAX_BATCH_BYTES });
  if (result.code !== 0 && !result.truncated) throw new GitError("cat-file", result);
  return result;
}
