/**
 * How a program of the table is really started: with which environment, under which name, and with which words that keep
 * it from following links out of the tree or from reading in `.git`.
 */

import { realpathSync } from "node:fs";
import { posix } from "node:path";
import { cleanEnvironment, type Environment } from "../../system/environment.ts";
import { gitEnvironment, type Repository } from "../../system/git.ts";
import { type PipeSupply, pipeSupply } from "../../system/pipes.ts";
import { findPrograms, type Programs } from "../../system/programs.ts";
import type { Workspace } from "../workspace.ts";

export type Machine = {
  readonly programs: Programs;
  readonly pipes: PipeSupply;
  readonly env: Environment;
  readonly environmentOf: (name: string) => Environment;
  /** Only GNU's sed can be told to write nothing; the grammar in front of it keeps every sed from it. */
  readonly sed: "gnu" | "other";
};

const machines = new Map<string, Machine>();

/** Looked at once for each tree. */
export function machineFor({ root, repository }: Workspace): Machine {
  const key = `${root}\0${repository.gitDir ?? ""}`;
  const known = machines.get(key) ?? lookAround(repository);
  machines.set(key, known);
  return known;
}

function lookAround(repository: Repository): Machine {
  const clean = cleanEnvironment();
  const programs = findPrograms(clean["PATH"] ?? "", repository.root);
  const env = { ...clean, PATH: programs.path };
  const git = { ...gitEnvironment(repository, { pathspecs: "magic" }), PATH: programs.path };
  return {
    programs,
    pipes: pipeSupply(env),
    env,
    environmentOf: (name) => (name === "git" ? git : env),
    sed: isGnuSed(programs.find("sed")) ? "gnu" : "other",
  };
}

function isGnuSed(sed: string | undefined): boolean {
  return sed !== undefined && process.platform === "linux" && !realpathSync(sed).endsWith("busybox");
}

export type Invocation = { readonly name: string; readonly args: readonly string[]; readonly locale?: "C" };

type Hardening = (
  args: readonly string[],
  also: { readonly machine: Machine; readonly withheld: readonly string[] },
) => Invocation;

const hardenings: Readonly<Record<string, Hardening>> = {
  grep: (args, { withheld }) => ({ name: "grep", args: ["--exclude-dir=.git", ...excludes(withheld), ...args] }),
  // On many machines these two are shell scripts around grep.
  egrep: (args, { withheld }) => ({ name: "grep", args: ["-E", "--exclude-dir=.git", ...excludes(withheld), ...args] }),
  fgrep: (args, { withheld }) => ({ name: "grep", args: ["-F", "--exclude-dir=.git", ...excludes(withheld), ...args] }),
  // Given two folders it would compare what the links in them lead to, recursive or not.
  diff: (args, { withheld }) => ({
    name: "diff",
    args: ["--no-dereference", "--exclude=.git", ...excludes(withheld), ...args],
  }),
  rg: (args, { withheld }) => ({
    name: "rg",
    args: beforeOperands(
      ["--no-config", ...args],
      ["--glob=!.git", ...withheld.map((path) => `--glob=!${posix.basename(path)}`)],
    ),
  }),
  // It would leave temporary files behind when it is ended: it sorts in memory, and fails where that is not enough. Of
  // several sizes the largest counts.
  sort: (args) => ({
    name: "sort",
    args: ["--buffer-size=512M", "--batch-size=200", "--temporary-directory=/nonexistent", ...args],
  }),
  sed: (args, { machine }) => ({
    name: "sed",
    args: machine.sed === "gnu" ? args : args.filter((word) => word !== "--sandbox"),
  }),
};

export function harden(asked: Invocation, machine: Machine, withheld: ReadonlySet<string> = new Set()): Invocation {
  const hardening = Object.hasOwn(hardenings, asked.name) ? hardenings[asked.name] : undefined;
  return hardening?.(asked.args, { machine, withheld: [...withheld] }) ?? asked;
}

/** By their last names: these programs know no paths here. What is passed over by mistake is only a file of the same name. */
function excludes(withheld: readonly string[]): readonly string[] {
  const names = new Set(withheld.map((path) => posix.basename(path)));
  return [...names].map((name) => `--exclude=${name.replaceAll(/[\\*?[\]]/g, "\\$&")}`);
}

/** The last glob decides, so ours comes after all that were written. */
function beforeOperands(args: readonly string[], options: readonly string[]): readonly string[] {
  const end = args.lastIndexOf("--");
  return end < 0 ? [...args, ...options] : args.toSpliced(end, 0, ...options);
}
