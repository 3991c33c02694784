/**
 * Finds the box that this machine can build, by building one. An answer is never assumed: a sandbox is one in which a program
 * has really run, and where there is none, the reason of every kind is said.
 */
import { wordsOf } from "../../pull/problem.ts";
import type { Environment } from "../environment.ts";
import { runProcess } from "../process.ts";
import { type Box, boxEnvironment, furnish } from "./box.ts";
import { bubblewrapArguments, deviceGuard, type Edition } from "./bubblewrap.ts";
import { writeFurniture } from "./furniture.ts";
import { readMountTable } from "./mount-table.ts";
import { sudoArguments, unshareArguments } from "./unshare.ts";
import { currentUser, type User } from "./user.ts";

/** In the order in which they are tried. */
export const sandboxKinds = ["bubblewrap", "unshare", "sudo-unshare"] as const;
export type SandboxKind = (typeof sandboxKinds)[number];

/** A command to be put in front of another: it builds the box, and runs the other one in it. */
export type Launcher = {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment to start it with. */
  readonly environment: Environment;
  /** What ends it: a signal to its process group, or the end of its input, where we have no right to send signals. */
  readonly endedBy: "signal" | "input";
};

export type Sandbox =
  | { readonly kind: SandboxKind; readonly wrap: (box: Box) => Launcher }
  | { readonly kind: "none"; readonly reason: string };

const PROBE_TIMEOUT_MS = 10_000;

/** `folder` is ours, and stays as long as the boxes do: it holds the files that lie in their `/etc`. */
export async function findSandbox(folder: string, kinds: readonly SandboxKind[] = sandboxKinds): Promise<Sandbox> {
  if (process.platform !== "linux") return { kind: "none", reason: "only Linux has one that we can use" };
  const etc = writeFurniture(folder);
  const reasons = new Set<string>();
  for (const kind of kinds) {
    for (const wrap of wrappers[kind]) {
      const enter = (box: Box): Launcher => wrap(box, etc);
      const trouble = await probe(enter, folder);
      if (trouble === undefined) return { kind, wrap: enter };
      reasons.add(`${kind}: ${trouble}`);
    }
  }
  return { kind: "none", reason: [...reasons].join("; ") };
}

type Wrap = (box: Box, etc: string) => Launcher;

const bySignal = (command: string, args: readonly string[]): Launcher => ({
  command,
  args,
  environment: boxEnvironment(),
  endedBy: "signal",
});

const byBubblewrap =
  (edition: Edition): Wrap =>
  (box, etc) => {
    const bubblewrap = ["bwrap", ...bubblewrapArguments(furnish(box, etc), box.root, edition)];
    const guard = currentUser().uid === 0 ? deviceGuard(readMountTable()) : [];
    const [command = "bwrap", ...args] = [...guard, ...bubblewrap];
    return bySignal(command, args);
  };

const planOf = (box: Box, etc: string) => ({ steps: furnish(box, etc), root: box.root, table: readMountTable() });

const byUnshare: Wrap = (box, etc) => bySignal("setpriv", unshareArguments(planOf(box, etc)));

const bySudo: Wrap = (box, etc) => {
  const environment = boxEnvironment();
  const args = sudoArguments(planOf(box, etc), environment, requireOrdinaryUser());
  return { command: "sudo", args, environment, endedBy: "input" };
};

/** Each kind with the ways to do it, the better one first. */
const wrappers: Readonly<Record<SandboxKind, readonly Wrap[]>> = {
  bubblewrap: [byBubblewrap("modern"), byBubblewrap("old")],
  unshare: [byUnshare],
  "sudo-unshare": [bySudo],
};

/** Root that only gives up its capabilities is still the owner of the machine's settings. */
function requireOrdinaryUser(): User {
  const { uid, gid } = currentUser();
  if (uid === 0) throw new Error("we are root already, and could not become anybody else");
  return { uid, gid };
}

/** Runs a program that does nothing in a box like any other; gives what went wrong. */
async function probe(wrap: (box: Box) => Launcher, folder: string): Promise<string | undefined> {
  try {
    const box: Box = { root: folder, files: folder, access: "read", gitDir: folder, objects: [], programs: [] };
    const { command, args, environment } = wrap(box);
    const options = { cwd: "/", env: environment, timeoutMs: PROBE_TIMEOUT_MS };
    const { code, signal, stderr } = await runProcess(command, [...args, "true"], options);
    if (code === 0) return undefined;
    return stderr.trim().split("\n").at(-1)?.slice(0, 160) || `ended with ${code ?? signal}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    return missing ? "it is not installed" : wordsOf(error);
  }
}
