/** The changed files of a pull request, from git's own objects. Every change is named, also where its hunks are withheld. */
import { parseHunks } from "../pull/hunks.ts";
import type { ChangedFile, Commits, Hunk } from "../pull/pull-request.ts";
import {
  type Change,
  changeForms,
  diffArguments,
  parseChanges,
  patchForm,
  type Range,
  readChanges,
} from "../system/changes.ts";
import { type Repository, readGit } from "../system/git.ts";

/** Where all patches together are too much, files beyond this are compared by name only. */
const MAX_DIFFED_FILE = "4m";
const MAX_PATCH_BYTES = 1024 * 1024;
/** All patches together; what comes after it is named without hunks. */
const MAX_TOTAL_PATCH_BYTES = 64 * 1024 * 1024;

export async function readChangedFiles(
  repository: Repository,
  commits: Commits,
  maxBytes = MAX_TOTAL_PATCH_BYTES,
): Promise<readonly ChangedFile[]> {
  const range = { from: commits.mergeBase, to: commits.head };
  const { changes, patches } = await readDiff(repository, range, maxBytes);
  const sections = splitSections(patches);
  // The last section of an output that was cut is not whole.
  if (patches.length >= maxBytes) sections.pop();
  let next = 0;
  return changes.map((change) => {
    const count = change.retyped ? 2 : 1;
    const own = sections.slice(next, next + count);
    next += count;
    return changedFile(change, own);
  });
}

type Diff = { readonly changes: readonly Change[]; readonly patches: Buffer };

/** By one process, unless that says too much: then a second one leaves the largest files out, so that they crowd out no others. */
async function readDiff(repository: Repository, range: Range, maxBytes: number): Promise<Diff> {
  const whole = await readGit(repository, diffArguments([...changeForms, ...patchForm], range), { maxBytes });
  if (whole.length < maxBytes) {
    const { named, rest } = splitNamed(whole);
    return { changes: parseChanges(named), patches: rest };
  }
  const settings = [["core.bigFileThreshold", MAX_DIFFED_FILE]] as const;
  const [changes, patches] = await Promise.all([
    readChanges(repository, range),
    readGit(repository, diffArguments(patchForm, range), { maxBytes, settings }),
  ]);
  return { changes, patches };
}

/** An empty field stands between the named changes and their patches: no name is empty. */
function splitNamed(output: Buffer): { readonly named: string; readonly rest: Buffer } {
  const end = output.indexOf("\0\0");
  if (end < 0) return { named: output.toString("utf8"), rest: Buffer.alloc(0) };
  return { named: output.toString("utf8", 0, end), rest: output.subarray(end + 2) };
}

const SECTION = Buffer.from("diff --git ");

/** Lines of a hunk begin with a sign, so a section's first line cannot occur inside another section. */
function splitSections(patches: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = patches.indexOf(SECTION); at >= 0; at = patches.indexOf(SECTION, at + 1)) {
    if (at === 0 || patches[at - 1] === 10) starts.push(at);
  }
  return starts.map((start, index) => patches.subarray(start, starts[index + 1] ?? patches.length));
}

function changedFile({ binary, retyped: _, ...change }: Change, sections: readonly Buffer[]): ChangedFile {
  if (binary) return { ...change, hunks: [], withheld: "binary" };
  const bytes = sections.reduce((sum, section) => sum + section.length, 0);
  const hunks = bytes > MAX_PATCH_BYTES ? [] : sections.flatMap(hunksOf);
  // Counted lines without hunks: git took the file for too large to compare, or its patch lies beyond a limit.
  if (hunks.length === 0 && change.additions + change.deletions > 0) return { ...change, hunks, withheld: "too-large" };
  return { ...change, hunks };
}

/** The header ends at the first newline before a hunk: git never writes a name with a newline as it is. */
function hunksOf(section: Buffer): readonly Hunk[] {
  const start = section.indexOf("\n@@ ");
  return start < 0 ? [] : parseHunks(section.toString("utf8", start + 1));
}
