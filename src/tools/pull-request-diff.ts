/** PullRequestDiff: what the pull request changes, as a list of files or as the diff of one file. */
import { parseHunks } from "../pull/hunks.ts";
import type { Commits, Hunk } from "../pull/pull-request.ts";
import { type Change, diffArguments, patchForm, readChanges } from "../system/changes.ts";
import { readGit } from "../system/git.ts";
import { pullRequestDiff as declaration } from "./declared/pull-request-diff.ts";
import { pageNote, showPath, takePage } from "./text.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { Forbidden, nameInTree, ToolProblem, type Workspace } from "./workspace.ts";

const MAX_DIFF_BYTES = 16 * 1024 * 1024;
/** Git compares larger files by name only. */
const MAX_DIFFED_FILE = "4m";

export const pullRequestDiff = defineWorkerTool(declaration, {
  async resolve({ path: name }, workspace) {
    const { path, inside } = nameInTree(workspace, name || ".");
    const subject = { kind: "path", path, access: name ? "read" : "search", inside } as const;
    // A renamed file's diff shows what the old one held: both names are what the call is about.
    const change = name && inside ? findChange(await changesOf(workspace), path) : undefined;
    const other = [change?.path, change?.previousPath].find((each) => each !== undefined && each !== path);
    return other === undefined ? [subject] : [subject, { ...subject, path: other }];
  },
  async run({ path: name, ...page }, workspace, signal) {
    const { path, inside } = nameInTree(workspace, name || ".");
    if (!inside) throw new Forbidden(`${name} is outside the reviewed tree.`);
    const changes = await changesOf(workspace);
    const change = findChange(changes, path);
    const hidden = [change?.path, change?.previousPath].find(
      (each) => each !== undefined && workspace.withheld?.has(each),
    );
    if (hidden !== undefined)
      throw new Forbidden(`A rule keeps ${hidden} from being read, and so its diff is not shown.`);
    const lines = change ? await readDiff(workspace, change, signal) : listChanges(changes, path);
    if ((page.offset ?? 1) > lines.length) {
      return { text: `There are only ${lines.length} lines: offset ${page.offset} is past the end.`, isError: false };
    }
    const shown = takePage(lines, page);
    return {
      text: shown.lines.join("\n") + pageNote(shown, lines.length),
      isError: false,
      shown: change && !change.binary ? [change.path] : [],
    };
  },
});

/** Commits do not change: what changed between them is read once. */
const known = new WeakMap<Commits, Promise<readonly Change[]>>();

function changesOf({ commits, repository }: Workspace): Promise<readonly Change[]> {
  const { mergeBase: from, head: to } = commits;
  const read = known.get(commits) ?? readChanges(repository, { from, to });
  known.set(commits, read);
  read.catch(() => known.delete(commits));
  return read;
}

function findChange(changes: readonly Change[], path: string): Change | undefined {
  return changes.find((each) => each.path === path) ?? changes.find((each) => each.previousPath === path);
}

function listChanges(changes: readonly Change[], folder: string): readonly string[] {
  if (changes.length === 0) return ["The pull request changes no files."];
  const below = folder === "." ? changes : changes.filter(({ path }) => path.startsWith(`${folder}/`));
  if (below.length > 0) return below.map(describe);
  throw new ToolProblem(`The pull request does not change ${folder}. Call without path for the list of changed files.`);
}

function describe(change: Change): string {
  const before = change.previousPath === undefined ? "" : ` (was ${showPath(change.previousPath)})`;
  const counts = change.binary ? "binary" : `+${change.additions} -${change.deletions}`;
  const now = change.became === undefined ? "" : ` (now ${change.became})`;
  return `${change.status} ${counts} ${showPath(change.path)}${before}${now}`;
}

async function readDiff(
  { repository, commits }: Workspace,
  change: Change,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const args = [...diffArguments(patchForm, { from: commits.mergeBase, to: commits.head }), ...pathspecsOf(change)];
  const output = await readGit(repository, args, {
    signal,
    maxBytes: MAX_DIFF_BYTES,
    pathspecs: "magic",
    settings: [["core.bigFileThreshold", MAX_DIFFED_FILE]],
  });
  if (change.binary) return [describe(change), "A binary file: there is no diff of lines."];
  if (output.length >= MAX_DIFF_BYTES)
    throw new ToolProblem(`The diff of ${showPath(change.path)} is too large to show. Use Read or Grep.`);
  const hunks = sectionsOf(output.toString("utf8")).flatMap(parseHunks);
  if (hunks.length > 0) return [describe(change), ...hunks.flatMap(numberLines)];
  if (change.additions + change.deletions > 0) {
    throw new ToolProblem(
      `${showPath(change.path)} cannot be compared (too large, or its name is not UTF-8). Use Read or Grep.`,
    );
  }
  return [describe(change), "No line is changed."];
}

/**
 * Both names, or git would show a renamed file as a new one. Nothing below them: where a file took the place of a folder, its
 * name is that folder's too.
 */
function pathspecsOf({ path, previousPath = path }: Change): readonly string[] {
  const nested = path.startsWith(`${previousPath}/`) || previousPath.startsWith(`${path}/`);
  const names = nested || previousPath === path ? [path] : [path, previousPath];
  return names.flatMap((name) => [`:(top,literal)${name}`, `:(top,exclude,literal)${name}/`]);
}

/** The hunks of each patch: two patches where a file became a link. */
function sectionsOf(output: string): readonly string[] {
  return output.split("\ndiff --git ").flatMap((section) => {
    const start = section.indexOf("\n@@ ");
    return start < 0 ? [] : [section.slice(start + 1)];
  });
}

function numberLines(hunk: Hunk): readonly string[] {
  let next = hunk.newStart;
  const lines = hunk.lines.map((line) => (/^[ +]/.test(line) ? `${next++}\t${line}` : `\t${line}`));
  return [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`, ...lines];
}
