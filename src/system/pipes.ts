/**
 * Pipes of the kernel, with both ends here, to be given to programs. What Node calls a pipe is a pair of sockets: a program
 * whose reader has gone is then told of a broken connection, and says so, instead of ending quietly.
 */
import { closeSync, constants, openSync, write } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Environment } from "./environment.ts";
import { runProcess } from "./process.ts";
import { temporaryFolder } from "./temporary.ts";

/** Made together, because each time a program must be started for it. */
const BATCH = 16;
/** For what lies in a pipe whose writers have ended. */
const GRACE_MS = 1_000;

export type End = {
  readonly descriptor: number;
  /** Does nothing the second time. */
  readonly close: () => void;
  /** Whoever takes it closes it. */
  readonly handOver: () => number;
};

export type Pipe = { readonly reader: End; readonly writer: End };

/** Pipes that are open and that nobody uses yet. */
export type PipeSupply = {
  readonly take: (count: number) => Promise<Pipe[]>;
  /** For pipes that were taken and not used. */
  readonly giveBack: (pipes: readonly Pipe[]) => void;
};

export function pipeSupply(env: Environment): PipeSupply {
  const spare: Pipe[] = [];
  return {
    async take(count) {
      while (spare.length < count) spare.push(...(await makePipes(env)));
      return spare.splice(0, count);
    },
    giveBack: (pipes) => void spare.push(...pipes),
  };
}

/** Their names are gone before anybody uses them: nobody else can come to such a pipe. */
async function makePipes(env: Environment): Promise<readonly Pipe[]> {
  await using folder = await temporaryFolder("pr-subagents-pipes");
  const names = Array.from({ length: BATCH }, (_, index) => join(folder.path, String(index)));
  const { code, stderr } = await runProcess("mkfifo", ["-m", "600", ...names], { cwd: folder.path, env });
  if (code !== 0) throw new Error(`Pipes could not be made: ${stderr.trim()}`);
  return names.map((name) => ({
    // Without waiting for a writer; whoever is given the reader waits again.
    reader: openEnd(name, constants.O_RDONLY | constants.O_NONBLOCK),
    writer: openEnd(name, constants.O_WRONLY),
  }));
}

function openEnd(name: string, flags: number): End {
  const descriptor = openSync(name, flags);
  let open = true;
  const close = (): void => {
    if (open) closeSync(descriptor);
    open = false;
  };
  const handOver = (): number => {
    open = false;
    return descriptor;
  };
  return { descriptor, close, handOver };
}

/**
 * Takes what is written to the pipe. `drained` closes it for us, and waits until all others have left it too; a process that
 * slipped away from its group and holds it on is not waited for.
 */
export function collectFrom(
  { reader, writer }: Pipe,
  take: (chunk: Buffer) => void,
): { readonly drained: () => Promise<void> } {
  const socket = new Socket({ fd: reader.handOver(), readable: true, writable: false });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("data", take).on("error", () => undefined);
  return {
    async drained() {
      writer.close();
      const timer = setTimeout(() => socket.destroy(), GRACE_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** A reader that has gone is no problem of the writer's. */
export function writeToPipe(descriptor: number, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    write(descriptor, bytes, (error, written) => {
      if (error || written >= bytes.length) resolve();
      else resolve(writeToPipe(descriptor, bytes.subarray(written)));
    });
  });
}
