/** Read: the lines of one file of the reviewed tree, numbered, or the picture that it holds. */
import type { z } from "zod/mini";
import { read as declaration } from "./declared/read.ts";
import { imageType, MAX_IMAGE_BYTES, requireShowable } from "./image.ts";
import { readLinePage } from "./line-page.ts";
import { type OpenedFile, openFileInside, readAtMost } from "./opened-file.ts";
import { DEFAULT_PAGE_LINES, isBinary, MAX_OUTPUT_CHARACTERS, numberLines, pageNote } from "./text.ts";
import type { ToolOutput } from "./tool.ts";
import { defineWorkerTool } from "./worker-tool.ts";
import { pathSubject, ToolProblem } from "./workspace.ts";

/** Below the last guard of the loop, which cuts without a word about lines. */
const MAX_LARGE_CHARACTERS = 90_000;
const HEAD_BYTES = 8_192;

type ReadInput = z.infer<typeof declaration.input>;

export const read = defineWorkerTool(declaration, {
  resolve: async ({ file_path }, workspace) => [await pathSubject(workspace, file_path, "read")],
  async run(asked, workspace, signal) {
    if (asked.pages !== undefined) {
      throw new ToolProblem("PDFs cannot be read here, so pages means nothing. Use offset and limit for text.");
    }
    await using opened = await openFileInside(workspace, asked.file_path);
    const { path, file, size } = opened;
    if (size === 0) return { text: `${path} exists, and is empty.`, isError: false, shown: [path] };
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    const head = buffer.subarray(0, bytesRead);
    const mediaType = imageType(head);
    if (mediaType !== undefined) return await showImage(opened, mediaType);
    requireText(opened, head);
    return await showLines(opened, asked, signal);
  },
});

function requireText({ path, size }: OpenedFile, head: Buffer): void {
  if (head.toString("latin1", 0, 5) === "%PDF-") {
    throw new ToolProblem(`${path} is a PDF of ${size} bytes. PDFs cannot be read here: say so in your report.`);
  }
  if (isBinary(head)) throw new ToolProblem(`${path} is a binary file of ${size} bytes, and cannot be shown.`);
}

async function showImage({ path, file, size }: OpenedFile, mediaType: string): Promise<ToolOutput> {
  const bytes = size > MAX_IMAGE_BYTES ? undefined : await readAtMost(file, MAX_IMAGE_BYTES);
  if (!bytes) {
    throw new ToolProblem(
      `${path} is an image of ${size} bytes, which is too large to show: the limit is ${MAX_IMAGE_BYTES}.`,
    );
  }
  const { width, height } = requireShowable(path, bytes);
  const text = `${path}: ${mediaType}, ${width} × ${height} pixels, ${bytes.length} bytes.`;
  return { text, isError: false, images: [{ mediaType, base64: bytes.toString("base64") }], shown: [path] };
}

async function showLines(opened: OpenedFile, asked: ReadInput, signal: AbortSignal): Promise<ToolOutput> {
  const { path } = opened;
  const start = Math.max(asked.offset ?? 1, 1);
  const maxCharacters = asked.allow_large ? MAX_LARGE_CHARACTERS : MAX_OUTPUT_CHARACTERS;
  const request = { start, limit: asked.limit ?? DEFAULT_PAGE_LINES, maxCharacters };
  const page = await readLinePage(opened, request, signal);
  if (page.lines.length === 0) {
    const known = page.total === undefined ? "is too long to look so far into it" : `has only ${page.total} lines`;
    return { text: `${path} ${known}: offset ${start} is past its end.`, isError: false };
  }
  if (page.cut && asked.limit !== undefined) {
    const fitting = `the first ${page.lines.length} of them fit: use limit ${page.lines.length}, or Grep to find the lines that matter`;
    throw new ToolProblem(
      `${asked.limit} lines from line ${start} of ${path} have more than ${maxCharacters} characters; ${fitting}.`,
    );
  }
  return { text: numberLines(page.lines, page.start) + pageNote(page, page.total), isError: false, shown: [path] };
}
