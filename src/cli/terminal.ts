/** A terminal as the surface of a session: progress on the error stream as it happens, results on the output stream. */
import { defangLog } from "../boundary/print.ts";
import type { Outputs, Surface } from "../surface.ts";

export type Terminal = Surface & { readonly said: () => Partial<Outputs> };

export type Streams = { readonly out: (text: string) => void; readonly error: (text: string) => void };

export const processStreams: Streams = {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
};

export function terminalSurface({ error }: Streams): Terminal {
  let outputs: Partial<Outputs> = {};
  const show = (text: string): void => error(`  ${defangLog(text).replaceAll("\n", "\n  ")}`);
  return {
    line: show,
    // The lines were all shown as they happened; a terminal has no folds.
    group: () => {},
    notice: show,
    warning: (text) => show(`Warning: ${text}`),
    annotate: ({ severity, file, line, message }) =>
      show(`${severity}: ${line === undefined ? file : `${file}:${line}`}: ${message}`),
    failure: (text) => show(`Failed: ${text}`),
    hide: () => {},
    async outputs(values) {
      outputs = { ...outputs, ...values };
    },
    summary: async () => {},
    said: () => outputs,
  };
}
