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
    if (path.endsWith(".md") && !hasPaths(text)) parts.push(await include({ path, text, hops: 0 }, desk));
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
  const matter = readFrontMatter(text);
  const body = withoutComments(typeof matter === "string" ? text : matter.body).trim();
  const imported: string[] = [];
  for (const target of importsOf(body)) imported.push(await follow(target, { path, text, hops }, desk));
  return [`## ${path}\n${body}`, ...imported].filter(Boolean).join("\n\n");
}

async function follow(target: string, from: Note, desk: Desk): Promise<string> {
  const path = posix.join(posix.dirname(from.path), target);
  if (target.startsWith("~") || target.startsWith("/") || path.startsWith("..")) {
    desk.problems.push(`${from.path} imports ${target}, which is not in the repository; it was left out.`);
    return "";
  }
  if (from.hops >= MAX_HOPS) {
    desk.problems.push(`${from.path} imports ${target} more than ${MAX_HOPS} imports deep; it was left out.`);
    return "";
  }
  const { files, problems } = await desk.team.list(path);
  desk.problems.push(...problems);
  const [file] = files;
  // An address in prose looks like an import, too: only what exists is one.
  return file && file.path === path ? include({ ...file, hops: from.hops + 1 }, desk) : "";
}

/** `@path` at the start of a word, outside code. */
function importsOf(body: string): readonly string[] {
  const prose = body.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, "").replaceAll(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/(?:^|\s)@([\w./~-]*[\w])/g)].map((match) => match[1] ?? "").filter((path) => path !== "");
}

function withoutComments(text: string): string {
  return text.replaceAll(/^<!--[\s\S]*?-->[ \t]*$/gm, "");
}

function hasPaths(text: string): boolean {
  const matter = readFrontMatter(text);
  return typeof matter !== "string" && matter.fields.has("paths");
}
