/**
 * Descriptors that whoever started us left open. Node keeps the first few from its children, and passes the rest on: a folder
 * among them is a way out of every box. For a child, a pipe that leads nowhere is laid over each of them.
 */
import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const STREAMS = 3;
const CLOSES_ON_EXEC = 0o2000000;

/** What follows the three streams of a child in `stdio`. Our ends are closed by `closeCover`. */
export function coverInherited(): readonly ("ignore" | "pipe")[] {
  const inherited = new Set(inheritedDescriptors());
  const length = Math.max(STREAMS, ...[...inherited].map((descriptor) => descriptor + 1)) - STREAMS;
  return Array.from({ length }, (_, at) => (inherited.has(at + STREAMS) ? "pipe" : "ignore"));
}

export function closeCover(child: ChildProcess): void {
  for (const stream of child.stdio.slice(STREAMS)) stream?.destroy();
}

/** Where the system does not tell there is no box either. */
function inheritedDescriptors(): readonly number[] {
  try {
    const open = readdirSync("/proc/self/fd").map(Number);
    return open.filter((descriptor) => descriptor >= STREAMS && isPassedOn(descriptor));
  } catch {
    return [];
  }
}

/** The one that the list was read with is closed by now. */
function isPassedOn(descriptor: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8"))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSES_ON_EXEC) === 0;
  } catch {
    return false;
  }
}
