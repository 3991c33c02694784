/** The kinds of box that can be built on this machine, and programs run in one. */
import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ProcessResult, runProcess } from "../../src/system/process.ts";
import { findPrograms } from "../../src/system/programs.ts";
import type { Box } from "../../src/system/sandbox/box.ts";
import { findSandbox, type Launcher, type SandboxKind, sandboxKinds } from "../../src/system/sandbox/sandbox.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";

/** Says so in one line where there is none: the tests of boxes then have nothing to run in. */
export async function sandboxes(): Promise<readonly SandboxKind[]> {
  await using folder = await temporaryFolder("sandboxes");
  const found = await Promise.all(sandboxKinds.map((kind) => findSandbox(folder.path, [kind])));
  const kinds = found.flatMap(({ kind }) => (kind === "none" ? [] : [kind]));
  const reasons = found.flatMap((each) => (each.kind === "none" ? [each.reason] : []));
  if (kinds.length === 0)
    process.stderr.write(`No sandbox works on this machine (${reasons.join("; ")}): only the fallback is tested.\n`);
  return kinds;
}

/** The environment of a machine with everything that a review needs, and nothing to build a box with. */
export async function machineWithoutBox(folder: string): Promise<{ readonly PATH: string }> {
  const { find } = findPrograms(process.env["PATH"] ?? "", join(folder, "nowhere"));
  const bin = join(folder, "bin");
  await mkdir(bin);
  for (const name of ["git", "node", "npm", "bash", "sh", "env", "cat", "wc", "mkfifo"])
    await symlink(find(name) ?? "", join(bin, name));
  return { PATH: bin };
}

export type Boxed = AsyncDisposable & {
  readonly launcher: Launcher;
  /** Runs a line of shell in the box. */
  readonly run: (line: string) => Promise<{ readonly code: number | undefined; readonly output: string }>;
};

export async function openBox(kind: SandboxKind, box: Omit<Box, "programs">): Promise<Boxed> {
  const folder = await temporaryFolder("box");
  const sandbox = await findSandbox(folder.path, [kind]);
  if (sandbox.kind === "none") throw new Error(sandbox.reason);
  const launcher = sandbox.wrap({ ...box, programs: [dirname(import.meta.dirname)] });
  return {
    launcher,
    async run(line) {
      const args = [...launcher.args, "sh", "-c", line];
      const result: ProcessResult = await runProcess(launcher.command, args, {
        cwd: "/",
        env: launcher.environment,
        input: "",
      });
      return { code: result.code, output: `${result.stdout}${result.stderr}` };
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
