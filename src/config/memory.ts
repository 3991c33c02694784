/** The team's notes to every agent: CLAUDE.md of the base commit with its imports, and rules without a path. Context, never system prompt. */
import { posix } from "node:path";
import type { BaseFiles } from "../pull/base-files.ts";
import { readFrontMatter } from "./front-matter.ts";

export type Memory = { readonly text: string; readonly problems: readonly string[] };

const MAX_HOPS = 4;
/** Notes go into every conversation: what they cost is paid many times. */
const MAX_MEMORY = 40_000;

const places = ["CLAUDE.md", ".claude/CLAUDE.md"] as const;
const RULES = ".claude/rules";

export async function loadMemory(team: BaseFiles): Promise<Memory> {
  const desk: Desk = { team, problems: [], seen: new Set() };
  const [rules, ...notes] = await Promise.all([team.list(RULES), ...places.map((place) => team.list(place))]);
  const parts: string[] = [];
  for (const { path, text } of notes.flatMap(({ files }) => files))
    parts.push(await include({ path, text, hops: 0 }, desk));
  for (const { path, text } of rules.files)
    if (path.endsWith(".md") && !(await hasPaths(text))) parts.push(await include({ path, text, hops: 0 }, desk));
  const problems = [...rules.problems, ...notes.flatMap((listing) => listing.problems), ...desk.problems];
  const text = parts.filter(Boolean).join("\n\n");
  if (text.length <= MAX_MEMORY) return { text, problems };
  return {
    text: `${text.slice(0, MAX_MEMORY)}\n[cut]`,
    problems: [...problems, `The notes in CLAUDE.md are longer than ${MAX_MEMORY} characters; the rest was cut.`],
  };
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

async function hasPaths(text: string): Promise<boolean> {
  const matter = await readFrontMatter(text);
  return typeof matter !== "string" && matter.fields.has("paths");
}
