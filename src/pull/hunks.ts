/** Reads the hunks of one file's unified diff. Lines are counted, not guessed: text that looks like a header stays text. */
import type { Hunk } from "./pull-request.ts";

const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** `patch` starts with the first `@@`. A patch that was cut off gives what there is of its last hunk. */
export function parseHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  if (patch === "") return hunks;
  let body: string[] = [];
  let left = { old: 0, new: 0 };
  for (const line of patch.replace(/\n$/, "").split("\n")) {
    if (line.startsWith("\\")) body.push(line);
    else if (left.old > 0 || left.new > 0) {
      const signed = parseLine(line);
      body.push(signed);
      left = { old: left.old - (signed.startsWith("+") ? 0 : 1), new: left.new - (signed.startsWith("-") ? 0 : 1) };
    } else {
      const range = parseHeader(line);
      body = [];
      left = { old: range.oldLines, new: range.newLines };
      hunks.push({ ...range, lines: body });
    }
  }
  return hunks;
}

function parseHeader(line: string): Omit<Hunk, "lines"> {
  const match = header.exec(line);
  if (!match) throw new Error(`This line of a patch should be the header of a hunk: ${JSON.stringify(line)}.`);
  const [, oldStart, oldLines = "1", newStart, newLines = "1"] = match;
  return {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines),
  };
}

function parseLine(line: string): string {
  // Some tools strip the blank of an empty context line.
  if (line === "") return " ";
  if (!/^[ +-]/.test(line)) throw new Error(`This line of a hunk has no sign: ${JSON.stringify(line)}.`);
  return line;
}
