/**
 * Runs one command in a shell, in a process group that ends with it. The shell reads no start-up files, gets no input, and
 * knows nothing but the given environment. Both streams come as one, in the order in which they were written.
 */
import type { Environment } from "./environment.ts";
import type { Job } from "./job.ts";
import { startProgram } from "./pipeline.ts";
import { collectFrom, type PipeSupply } from "./pipes.ts";
import type { Programs } from "./programs.ts";

export type ShellCommand = {
  readonly command: string;
  readonly cwd: string;
  readonly env: Environment;
  readonly take: (chunk: Buffer) => void;
};

export type ShellGround = { readonly job: Job; readonly programs: Programs; readonly pipes: PipeSupply };

/** Gives the exit status. What the command left running in the background is ended with it. */
export async function runShell({ job, programs, pipes }: ShellGround, shell: ShellCommand): Promise<number> {
  const { command, cwd, env, take } = shell;
  const [pipe] = await pipes.take(1);
  if (!pipe) throw new Error("There is no pipe for the command's output.");
  const both = { kind: "open", descriptor: pipe.writer.descriptor } as const;
  const { drained } = collectFrom(pipe, (chunk) => {
    job.count(chunk.length);
    take(chunk);
  });
  const [name, options] = programs.find("bash") === undefined ? ["sh", []] : ["bash", ["--norc", "--noprofile"]];
  const program = { name, args: [...options, "-c", command], cwd, env, leftovers: "killed" } as const;
  // A granted command writes, and a test suite may need all the memory that there is: only its processes are counted.
  const ground = { job, programs: { ...programs, limits: () => programs.crowdLimits() } };
  try {
    return await startProgram(ground, program, {
      input: { kind: "nothing" },
      output: both,
      errors: both,
    });
  } finally {
    await drained();
  }
}
