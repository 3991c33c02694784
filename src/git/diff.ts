/** The changed files of a pull request, from git's own objects. Every change is named, also where its hunks are withheld. */
import { parseHunks } from "../pull/hunks.ts";
import type { ChangedFile, Commits, Hunk } from "../pull/pull-request.ts";
import { type Change, diffOptions, readChanges } from "../system/changes.ts";
import { type Repository, readGit } from "../system/git.ts";

/** Files beyond this are compared by name only. */
const MAX_DIFFED_FILE = "4m";
const MAX_PATCH_BYTES = 1024 * 1024;
/** All patches together; what comes after it is named without hunks. */
const MAX_TOTAL_PATCH_BYTES = 64 * 1024 * 1024;

export async function readChangedFiles(repository: Repository, commits: Commits): Promise<readonly ChangedFile[]> {
  const range = { from: commits.mergeBase, to: commits.head };
  const args = ["diff", ...diffOptions, "-U3", "--patch", range.from, range.to, "--"];
  const [changes, patches] = await Promise.all([
    readChanges(repository, range),
    readGit(repository, args, {
      maxBytes: MAX_TOTAL_PATCH_BYTES,
      settings: [["core.bigFileThreshold", MAX_DIFFED_FILE]],
    }),
  ]);
  const sections = splitSections(patches);
  // The last section of an output that was cut is not whole.
  if (patches.length >= MAX_TOTAL_PATCH_BYTES) sections.pop();
  let next = 0;
  return changes.map((change) => {
    const count = change.retyped ? 2 : 1;
    const own = sections.slice(next, next + count);
    next += count;
    return changedFile(change, own);
  });
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
