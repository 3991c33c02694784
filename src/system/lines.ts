/** Newline-delimited text from a stream. No line is longer than the limit: a stream that breaks it ends with an error. */

/** Far above any answer of a tool; below what would hurt the process that reads it. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;

const NEWLINE = 10;

export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number = MAX_LINE_BYTES,
): AsyncGenerator<string> {
  let pending: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      if (bytes + end > maxBytes) throw new Error(`A line of more than ${maxBytes} bytes arrived.`);
      yield Buffer.concat([...pending, rest.subarray(0, end)]).toString("utf8");
      pending = [];
      bytes = 0;
      rest = rest.subarray(end + 1);
    }
    pending.push(rest);
    bytes += rest.length;
    if (bytes > maxBytes) throw new Error(`A line of more than ${maxBytes} bytes arrived.`);
  }
}
