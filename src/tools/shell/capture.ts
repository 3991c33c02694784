/**
 * What a command wrote, kept in the order in which it arrived. A line of one stream is never cut in two by the other's.
 */

const NEWLINE = 10;

type Stream = "output" | "errors";

export type Capture = {
  readonly take: (stream: Stream, chunk: Buffer) => void;
  /** Both streams as one text. */
  readonly together: () => Buffer;
  readonly only: (stream: Stream) => Buffer;
};

export function openCapture(maxBytes: number): Capture {
  const chunks: { readonly stream: Stream; readonly bytes: Buffer }[] = [];
  let size = 0;
  return {
    take(stream, chunk) {
      const bytes = chunk.subarray(0, Math.max(maxBytes - size, 0));
      size += bytes.length;
      if (bytes.length > 0) chunks.push({ stream, bytes });
    },
    together() {
      const lines: Buffer[] = [];
      const unfinished: Record<Stream, Buffer[]> = { output: [], errors: [] };
      for (const { stream, bytes } of chunks) {
        const end = bytes.lastIndexOf(NEWLINE) + 1;
        if (end > 0) lines.push(...unfinished[stream].splice(0), bytes.subarray(0, end));
        if (end < bytes.length) unfinished[stream].push(bytes.subarray(end));
      }
      return Buffer.concat([...lines, ...unfinished.output, ...unfinished.errors]);
    },
    only: (stream) => Buffer.concat(chunks.filter((chunk) => chunk.stream === stream).map(({ bytes }) => bytes)),
  };
}
