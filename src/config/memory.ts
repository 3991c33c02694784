/**
 * The team's notes to every agent: CLAUDE.md of the base commit with its imports, those of the folders that the pull request
 * touches, and the rules that are for everything or for one of its files. Context, never system prompt.
 */
import { posix } from "node:path";
import { matchesAny } from "../permission/paths.ts";
import type { BaseFiles } from "../pull/base-files.ts";
import { readFrontMatter } from "./front-matter.ts";
import { readList } from "./readings.ts";

export type Memory = { readonly text: string; readonly problems: readonly string[] };

const MAX_HOPS = 4;
/** Notes go into every conversation: what they cost is paid many times. */
const MAX_MEMORY = 40_000;
/** Each is a question to git or, where that cannot answer, to GitHub. */
const MAX_FOLDERS = 40;

const places = ["CLAUDE.md", ".claude/CLAUDE.md"] as const;
const RULES = ".claude/rules";

/** `changed` gives the paths of the changed files. */
export async function loadMemory(team: BaseFiles, changed: () => Promise<readonly string[]>): Promise<Memory> {
  const desk: Desk = { team, problems: [], seen: new Set() };
  const [rules, ...notes] = await Promise.all([team.list(RULES), ...places.map((place) => team.list(place))]);
  const paths = await changed();
  const { folders, left } = foldersOf(paths);
  const below = await Promise.all(folders.map((folder) => team.list(`${folder}/CLAUDE.md`)));
  const parts: string[] = [];
  for (const { path, text } of [...notes, ...below].flatMap(({ files }) => files))
    parts.push(await include({ path, text, hops: 0 }, desk));
  for (const { path, text } of rules.files)
    if (path.endsWith(".md") && (await isMeant(text, paths))) parts.push(await include({ path, text, hops: 0 }, desk));
  const problems = [
    ...[rules, ...notes, ...below].flatMap((listing) => listing.problems),
    ...desk.problems,
    ...(left > 0
      ? [
          `The pull request touches many folders: in ${left} of them no CLAUDE.md was looked for, only in the first ${MAX_FOLDERS}.`,
        ]
      : []),
  ];
  const text = parts.filter(Boolean).join("\n\n");
  if (text.length <= MAX_MEMORY) return { text, problems };
  return {
    text: `${text.slice(0, MAX_MEMORY)}\n[cut]`,
    problems: [...problems, `The notes in CLAUDE.md are longer than ${MAX_MEMORY} characters; the rest was cut.`],
  };
}

/** Every folder above a changed file, the broad ones first. The root has been looked at. */
function foldersOf(paths: readonly string[]): { readonly folders: readonly string[]; readonly left: number } {
  const above = (path: string): readonly string[] => {
    const parts = path.split("/").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  };
  const depth = (folder: string): number => folder.split("/").length;
  const all = [...new Set(paths.flatMap(above))].filter((folder) => folder !== ".claude");
  const sorted = all.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return { folders: sorted.slice(0, MAX_FOLDERS), left: Math.max(0, sorted.length - MAX_FOLDERS) };
}

/** A rule with `paths` is for files that match. One whose paths cannot be read is for all: better once too often. */
async function isMeant(text: string, changed: readonly string[]): Promise<boolean> {
  const matter = await readFrontMatter(text);
  const paths = typeof matter === "string" ? undefined : matter.fields.get("paths");
  const globs = paths && readList(paths.value);
  return !globs || globs.length === 0 || matchesAny(globs, changed);
}

type Desk = { readonly team: BaseFiles; readonly problems: string[]; readonly seen: Set<string> };
type Note = { readonly path: string; readonly text: string; readonly hops: number };

/** A file is included once, wherever it is first named. */
async function include({ path, text, hops }: Note, desk: Desk): Promise<string> {
  if (desk.seen.has(path)) return "";
  desk.seen.add(path);
  const matter = await readFrontMatter(text);
  // Two rules that a document begins with are no front matter.
  const whole = typeof matter === "string" || matter.fields.size === 0 ? text : matter.body;
  const lines = classify(whole.replaceAll(/\r\n?/g, "\n")).filter(({ kind }) => kind !== "comment");
  const body = lines
    .map((line) => line.text)
    .join("\n")
    .trim();
  const imported: string[] = [];
  for (const target of importsOf(lines)) imported.push(await follow(target, { path, text, hops }, desk));
  return [`## ${path}\n${body}`, ...imported].filter(Boolean).join("\n\n");
}

async function follow(target: string, from: Note, desk: Desk): Promise<string> {
  const path = posix.join(posix.dirname(from.path), target);
  const leave = (why: string): string => {
    // Names of people, packages and aliases of paths look like imports, too.
    if (/\.(?:md|txt)$/i.test(target)) desk.problems.push(`${from.path} imports ${target}, ${why}; it was left out.`);
    return "";
  };
  if (/^[~/]/.test(target) || path.startsWith("../")) return leave("which is not in the repository");
  if (desk.seen.has(path)) return "";
  if (from.hops >= MAX_HOPS) return leave(`more than ${MAX_HOPS} imports deep`);
  const { files, problems } = await desk.team.list(path);
  desk.problems.push(...problems);
  const [file] = files;
  return file && file.path === path ? include({ ...file, hops: from.hops + 1 }, desk) : leave("which does not exist");
}

/** `@path` at the start of a word. A name without an ending is a folder's, unless it is written in capitals. */
function importsOf(lines: readonly Line[]): readonly string[] {
  const prose = lines
    .filter(({ kind }) => kind === "prose")
    .map(({ text }) => text.replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, ""));
  return [...prose.join("\n").matchAll(/(?:^|\s)@([\w./~-]*\w)/g)]
    .map((match) => match[1] ?? "")
    .filter((path) => posix.extname(path) !== "" || /^[A-Z_-]+$/.test(posix.basename(path)));
}

type Line = { readonly text: string; readonly kind: "prose" | "code" | "comment" };

/** Comments begin on a line of their own; a fence that is never closed reaches to the end. */
function classify(body: string): readonly Line[] {
  let fence = "";
  let inComment = false;
  return body.split("\n").map((text): Line => {
    if (inComment || (fence === "" && /^ {0,3}<!--/.test(text))) {
      const end = text.indexOf("-->");
      inComment = end < 0;
      const rest = inComment ? "" : text.slice(end + "-->".length);
      return rest.trim() === "" ? { text, kind: "comment" } : { text: rest, kind: "prose" };
    }
    const [, mark = ""] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === "") {
      fence = mark;
      return { text, kind: mark === "" ? "prose" : "code" };
    }
    if (mark.startsWith(fence) && text.trim() === mark) fence = "";
    return { text, kind: "code" };
  });
}
