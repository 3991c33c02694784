/** Grep: searches the contents of the reviewed tree, with Claude Code's input. */
import type { z } from "zod/mini";
import { grep as declaration } from "./declared/grep.ts";
import { extensionsOf, fileTypeNames } from "./file-types.ts";
import { searchAcrossLines } from "./multiline.ts";
import { filterPathspecs, placePathspec, treeFiles, untrackedIn } from "./pathspec.ts";
import { compilePattern, requiredText } from "./pattern.ts";
import { type Count, countLines, findFiles, findLines, type Hit, type Search } from "./search.ts";
import { cutLine, showPath, takeFitting } from "./text.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { type Place, pathSubject, requireSearchable, ToolProblem, type Workspace } from "./workspace.ts";

const DEFAULT_HEAD_LIMIT = 250;
const MAX_GREP_CHARACTERS = 30_000;
const MAX_GREP_LINE = 500;

type GrepInput = z.infer<typeof declaration.input>;

export const grep = defineWorkerTool(declaration, {
  resolve: async ({ path }, workspace) => [await pathSubject(workspace, path || ".", "search")],
  async run(asked, workspace, signal) {
    const place = await requireSearchable(workspace, asked.path || ".");
    const pathspecs = place.folder ? folderPathspecs(place, asked) : [placePathspec(place)];
    const search: Search = {
      ...searchFor(asked, pathspecs),
      untracked: await untrackedIn(workspace),
      withheld: workspace.withheld,
    };
    const find = asked.multiline ? acrossLines : lineByLine;
    const found = await find(workspace, { asked, search, signal });
    return { text: present(found, asked), isError: false };
  },
});

function searchFor(asked: GrepInput, pathspecs: readonly string[]): Search {
  const around = asked["-C"] ?? asked.context ?? 0;
  return {
    pattern: asked.pattern,
    pathspecs,
    letters: asked["-i"] ? "any-case" : "as-written",
    show: asked["-o"] ? "matches" : "lines",
    before: asked["-B"] ?? around,
    after: asked["-A"] ?? around,
  };
}

/** A git pathspec cannot say "glob and type": the type then sorts out what was found. */
function folderPathspecs(folder: Place, { glob, type }: GrepInput): readonly string[] {
  const given = filterPathspecs(folder, glob ?? "");
  if (given.some((spec) => !spec.startsWith(":(top,exclude"))) return given;
  const ofType = type === undefined ? [] : requireType(type).flatMap((name) => filterPathspecs(folder, `*.${name}`));
  return [...(ofType.length > 0 ? ofType : [placePathspec(folder)]), ...given];
}

function requireType(type: string): readonly string[] {
  const extensions = extensionsOf(type);
  if (extensions) return extensions;
  throw new ToolProblem(`There is no file type "${type}". The types are: ${fileTypeNames.join(", ")}. Or use glob.`);
}

type Question = { readonly asked: GrepInput; readonly search: Search; readonly signal: AbortSignal };
type Found = { readonly entries: readonly string[]; readonly unit: "files" | "lines"; readonly note: string };

async function lineByLine({ repository }: Workspace, { asked, search, signal }: Question): Promise<Found> {
  const keep = typeFilter(asked);
  switch (asked.output_mode) {
    case "content":
      return showHits((await findLines(repository, search, signal)).filter(keep), asked);
    case "count":
      return showCounts((await countLines(repository, search, signal)).filter(keep));
    default: {
      const paths = await findFiles(repository, search, signal);
      return showFiles(paths.filter((path) => keep({ path })));
    }
  }
}

async function acrossLines(workspace: Workspace, { asked, search, signal }: Question): Promise<Found> {
  const keep = typeFilter(asked);
  const all = await candidates(workspace, search, signal);
  const files = all.filter((path) => keep({ path }));
  const { hits, skipped } = await searchAcrossLines(workspace, files, { search, signal });
  const note =
    skipped.length > 0
      ? `Not searched, because they are too large or took too long: ${skipped.map(showPath).join(", ")}`
      : "";
  if (asked.output_mode === "content") return { ...showHits(hits, asked), note };
  const counts = new Map<string, number>();
  for (const { path, match } of hits) if (match) counts.set(path, (counts.get(path) ?? 0) + 1);
  const counted = [...counts].map(([path, count]) => ({ path, count }));
  const found = asked.output_mode === "count" ? showCounts(counted) : showFiles([...counts.keys()]);
  return { ...found, note: [found.note, note].filter(Boolean).join("\n") };
}

/** Git finds the files that can match at all in a moment, if the pattern says what must be in them. */
function candidates(workspace: Workspace, search: Search, signal: AbortSignal): Promise<readonly string[]> {
  compilePattern(search.pattern, search.letters);
  const pattern = requiredText(search.pattern);
  if (pattern === undefined) return treeFiles(workspace, search.pathspecs, signal);
  return findFiles(workspace.repository, { ...search, pattern }, signal);
}

function typeFilter({ type }: GrepInput): (named: { readonly path: string }) => boolean {
  if (type === undefined) return () => true;
  const endings = requireType(type).map((extension) => `.${extension}`);
  return ({ path }) => endings.some((ending) => path.endsWith(ending));
}

function showFiles(paths: readonly string[]): Found {
  return { entries: paths.map(showPath), unit: "files", note: "" };
}

/** The total covers everything, also what is not shown. */
function showCounts(counts: readonly Count[]): Found {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const entries = counts.map(({ path, count }) => `${showPath(path)}:${count}`);
  return { entries, unit: "files", note: `${total} matching lines in ${counts.length} files.` };
}

function showHits(hits: readonly Hit[], asked: GrepInput): Found {
  const entries: string[] = [];
  const grouped = (asked["-A"] ?? asked["-B"] ?? asked["-C"] ?? asked.context ?? 0) > 0;
  for (const [index, hit] of hits.entries()) {
    const before = hits[index - 1];
    const follows = before?.path === hit.path && hit.line - before.line <= 1;
    if (grouped && before && !follows) entries.push("--");
    const sign = hit.match ? ":" : "-";
    const number = asked["-n"] === false ? "" : `${hit.line}${sign}`;
    entries.push(`${showPath(hit.path)}${sign}${number}${cutLine(hit.text, MAX_GREP_LINE)}`);
  }
  return { entries, unit: "lines", note: "" };
}

function present({ entries, unit, note }: Found, { offset = 0, head_limit = DEFAULT_HEAD_LIMIT }: GrepInput): string {
  if (entries.length === 0) return ["No matches found.", note].filter(Boolean).join("\n");
  if (offset >= entries.length) return `There are only ${entries.length} ${unit}: offset ${offset} is past the end.`;
  const wanted = entries.slice(offset, head_limit === 0 ? undefined : offset + head_limit);
  const shown = takeFitting(wanted, MAX_GREP_CHARACTERS);
  const end = offset + shown.length;
  const whole = offset === 0 && end === entries.length;
  const rest = end < entries.length ? `; use offset ${end} to see more.` : ".";
  const page = whole ? "" : `Showing ${offset + 1}–${end} of ${entries.length} ${unit}${rest}`;
  return [shown.join("\n"), ...[note, page].filter(Boolean).map((line) => `\n${line}`)].join("\n");
}
