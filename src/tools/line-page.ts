/**
 * A page of a file's lines, read as a stream: whatever the file's size and the length of its lines, little of it is held and no
 * more than a limit of it is looked at. What is appended to the file meanwhile is not read.
 */

import type { OpenedFile } from "./opened-file.ts";
import { cutLine, MAX_LINE_CHARACTERS, NUMBER_CHARACTERS, type Page } from "./text.ts";

const CHUNK_BYTES = 256 * 1024;
/** How far a page is looked for, and how far lines are counted that are not shown. */
const MAX_SCANNED_BYTES = 256 * 1024 * 1024;
const MAX_COUNTED_BYTES = 32 * 1024 * 1024;
/** Of a longer line only the beginning is held: it is certain to be cut. */
const MAX_HELD_BYTES = 4 * MAX_LINE_CHARACTERS + 8;

type LinePageRequest = {
  /** The first line, counted from 1. */
  readonly start: number;
  readonly limit: number;
  readonly maxCharacters: number;
};

export type LinePage = Page & {
  /** How many lines the file has; absent where they were not all counted. */
  readonly total?: number;
  /** Fewer lines than wanted, because more characters would not fit. */
  readonly cut: boolean;
};

export async function readLinePage(
  { file, size }: OpenedFile,
  request: LinePageRequest,
  signal: AbortSignal,
): Promise<LinePage> {
  const page = openPage(request);
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size + 1));
  let position = 0;
  while (position < size && position < (page.isComplete() ? MAX_COUNTED_BYTES : MAX_SCANNED_BYTES)) {
    signal.throwIfAborted();
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, size - position), position);
    if (bytesRead === 0) break;
    position += bytesRead;
    page.take(buffer.subarray(0, bytesRead));
  }
  return page.close(position >= size ? "whole" : "part");
}

const NEWLINE = 0x0a;

function openPage({ start, limit, maxCharacters }: LinePageRequest) {
  const lines: string[] = [];
  let characters = 0;
  let cut = false;
  let number = 1;
  let line = emptyLine();

  const isComplete = (): boolean => cut || lines.length >= limit;
  const isWanted = (): boolean => number >= start && !isComplete();
  const hold = (bytes: Buffer): void => {
    line.length += bytes.length;
    if (isWanted() && line.heldBytes < MAX_HELD_BYTES) {
      // A copy: the buffer is used again.
      const held = Buffer.from(bytes.subarray(0, MAX_HELD_BYTES - line.heldBytes));
      line.held.push(held);
      line.heldBytes += held.length;
    }
  };
  const endLine = (): void => {
    if (isWanted()) {
      const text = showLine(line, number);
      characters += text.length + NUMBER_CHARACTERS;
      cut = characters > maxCharacters && lines.length > 0;
      if (!cut) lines.push(text);
    }
    number += 1;
    line = emptyLine();
  };

  return {
    isComplete,
    take(chunk: Buffer): void {
      for (let at = 0; at < chunk.length; ) {
        const newline = chunk.indexOf(NEWLINE, at);
        hold(chunk.subarray(at, newline < 0 ? chunk.length : newline));
        if (newline < 0) return;
        endLine();
        at = newline + 1;
      }
    },
    close(extent: "whole" | "part"): LinePage {
      if (line.length > 0) endLine();
      const end = start + lines.length - 1;
      return { lines, start, end, cut, ...(extent === "whole" && { total: number - 1 }) };
    },
  };
}

type Line = { readonly held: Buffer[]; heldBytes: number; length: number };

function emptyLine(): Line {
  return { held: [], heldBytes: 0, length: 0 };
}

function showLine({ held, heldBytes, length }: Line, number: number): string {
  const text = Buffer.concat(held).toString("utf8");
  const clean = number === 1 ? text.replace(/^\uFEFF/, "") : text;
  if (length === heldBytes) return cutLine(clean.replace(/\r$/, ""));
  return `${clean.slice(0, MAX_LINE_CHARACTERS)}… [line cut at ${MAX_LINE_CHARACTERS} characters of ${length} bytes]`;
}
