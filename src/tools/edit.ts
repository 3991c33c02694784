/** Edit: replaces a text in one file. The text to replace must be there exactly, and once, unless all of it is meant. */
import type { z } from "zod/mini";
import { readMaterial } from "../boundary/wrap.ts";
import { edit as declaration } from "./declared/edit.ts";
import { readFileInside } from "./opened-file.ts";
import { inTurn, replaceFile, requireWritable, type Target } from "./replace-file.ts";
import { cutLine, isBinary, numberLines, splitLines } from "./text.ts";
import type { ToolOutput } from "./tool.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject, ToolProblem, type Workspace } from "./workspace.ts";

const SNIPPET_LINES = 4;
const MAX_SNIPPET_LINES = 60;

type EditInput = z.infer<typeof declaration.input>;

export const edit = defineWorkerTool(declaration, {
  resolve: async ({ file_path }, workspace) => [await pathSubject(workspace, file_path, "write")],
  async run(asked, workspace) {
    if (asked.old_string === asked.new_string) {
      throw new ToolProblem("old_string and new_string are the same: there is nothing to change.");
    }
    return asked.old_string === "" ? create(asked, workspace) : change(asked, workspace);
  },
});

async function create({ file_path, new_string }: EditInput, workspace: Workspace): Promise<ToolOutput> {
  const target = await requireWritable(workspace, file_path);
  if (target.exists) {
    throw new ToolProblem(`${target.path} exists already: give the text to replace as old_string, or use Write.`);
  }
  await replaceFile(target, new_string);
  return { text: `${target.path} was created.`, isError: false };
}

async function change(asked: EditInput, workspace: Workspace): Promise<ToolOutput> {
  const target = await requireWritable(workspace, asked.file_path);
  return inTurn(target.absolute, () => changeFile(target, asked, workspace));
}

async function changeFile(target: Target, asked: EditInput, workspace: Workspace): Promise<ToolOutput> {
  const before = await readText(workspace, target.path);
  const { old, replacement } = asFileHasIt(before, asked);
  const places = before.split(old).length - 1;
  if (places === 0) {
    throw new ToolProblem(
      `old_string is not in ${target.path}. Read the file again, and copy the text exactly, without the line numbers.`,
    );
  }
  if (places > 1 && !asked.replace_all) {
    throw new ToolProblem(
      `old_string is ${places} times in ${target.path}. Give more of its surroundings, or set replace_all.`,
    );
  }
  const after = before.split(old).join(replacement);
  await replaceFile(target, after);
  const first = before.slice(0, before.indexOf(old)).split("\n").length;
  const shown = snippet(after, { first, last: first + replacement.split("\n").length - 1 });
  const said =
    places > 1 ? `${places} places of ${target.path} were changed. The first` : `${target.path} was changed. The place`;
  return { text: `${said} now reads:\n${shown}`, isError: false };
}

async function readText(workspace: Workspace, name: string): Promise<string> {
  const { path, bytes } = await readFileInside(workspace, name);
  const text = bytes.toString("utf8");
  if (!isBinary(bytes) && Buffer.from(text, "utf8").equals(bytes)) return text;
  throw new ToolProblem(`${path} is not a text in UTF-8, and cannot be edited.`);
}

/**
 * Read shows lines without their ends, and spells out what cannot be seen. A text that is not in the file as it was given is
 * looked for as the file would have it; in a file whose lines all end with CRLF, so do the new ones.
 */
function asFileHasIt(text: string, { old_string, new_string }: EditInput) {
  const ends = /\n/.test(text) && !/(?<!\r)\n/.test(text) ? toCrlf : (lines: string) => lines;
  const old = ends(old_string);
  if (text.includes(old)) return { old, replacement: ends(new_string) };
  return { old: ends(readMaterial(old_string)), replacement: ends(readMaterial(new_string)) };
}

function toCrlf(text: string): string {
  return text.replace(/\r?\n/g, "\r\n");
}

/** Some lines, with a few around them. */
function snippet(text: string, { first, last }: { readonly first: number; readonly last: number }): string {
  const start = Math.max(first - SNIPPET_LINES, 1);
  const end = Math.min(last + SNIPPET_LINES, start + MAX_SNIPPET_LINES);
  const lines = splitLines(Buffer.from(text)).slice(start - 1, end);
  return numberLines(
    lines.map((line) => cutLine(line)),
    start,
  );
}
