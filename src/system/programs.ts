/**
 * Where the programs lie that a model may start, and within which limits they run. A program is looked up once, on a search
 * path that has no entry inside the tree: a file of the pull request is never taken for a program.
 */
import { accessSync, constants, readFileSync, realpathSync, statSync } from "node:fs";
import { delimiter, join, sep } from "node:path";

/** Far above what searching and sorting need; below what would hurt the machine. Reserved address space does not count. */
const MAX_DATA_BYTES = 2 * 1024 * 1024 * 1024;

/** They keep what they cannot hold in temporary files. */
const spilling: readonly string[] = ["sort", "tac"];
const MAX_SPILL_BYTES = 1024 * 1024 * 1024;

/** Threads count too. */
const MAX_PROCESSES = 8_192;

export type Programs = {
  /** The search path that programs get as well. */
  readonly path: string;
  readonly find: (name: string) => string | undefined;
  readonly findAll: (name: string) => readonly string[];
  /** What stands before a program: no memory without end, no core files, and not one byte into any file. */
  readonly limits: (name: string) => readonly string[];
  /** What stands before a shell: so many processes that no test suite needs more, and so few that the machine bears them. */
  readonly crowdLimits: () => readonly string[];
};

export function findPrograms(path: string, root: string): Programs {
  const entries = path.split(delimiter).filter((entry) => entry !== "" && !isInside(entry, root));
  const known = new Map<string, string | undefined>();
  const find = (name: string): string | undefined => {
    if (!known.has(name)) known.set(name, lookUp(name, entries)[0]);
    return known.get(name);
  };
  const prlimit = process.platform === "linux" && !isLimited() ? find("prlimit") : undefined;
  const limits = (name: string): readonly string[] => (prlimit === undefined ? [] : [prlimit, ...limitsOf(name)]);
  const crowdLimits = (): readonly string[] => {
    const counter = process.platform === "linux" && allowsCrowd() ? find("prlimit") : undefined;
    return counter === undefined ? [] : [counter, "--core=0", `--nproc=${MAX_PROCESSES}`];
  };
  return { path: entries.join(delimiter), find, findAll: (name) => lookUp(name, entries), limits, crowdLimits };
}

/** A limit that is already lower stays: nobody but root could set it higher again. */
function allowsCrowd(): boolean {
  const [, hard] = /^Max processes +\S+ +(\S+)/m.exec(readLimits()) ?? [];
  return hard === "unlimited" || Number(hard) >= MAX_PROCESSES;
}

function isInside(entry: string, root: string): boolean {
  try {
    const real = realpathSync(entry);
    return real === root || real.startsWith(root + sep);
  } catch {
    return true;
  }
}

function lookUp(name: string, entries: readonly string[]): readonly string[] {
  if (name === "" || name.includes("/")) return [];
  return entries.map((entry) => join(entry, name)).filter(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function limitsOf(name: string): readonly string[] {
  return ["--core=0", `--data=${MAX_DATA_BYTES}`, `--fsize=${spilling.includes(name) ? MAX_SPILL_BYTES : 0}`];
}

/** Whoever started this process within limits has limited all its children: then nothing needs to stand before them. */
function isLimited(): boolean {
  return /^Max data size +\d/m.test(readLimits());
}

/** Empty where the system does not tell. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
