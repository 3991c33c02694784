/** What is mounted on this machine. A mount may only be repeated with at least the restrictions that it already has. */
import { readFileSync } from "node:fs";

export type MountPoint = { readonly at: string; readonly restrictions: readonly string[] };

const restrictions = ["nosuid", "nodev", "noexec", "noatime", "nodiratime"];

export function readMountTable(text: string = readFileSync("/proc/self/mountinfo", "utf8")): readonly MountPoint[] {
  return text.split("\n").flatMap((line) => {
    const fields = line.split(" ");
    const [at, options] = [fields[4], fields[5]];
    if (at === undefined || options === undefined) return [];
    const own = options.split(",").filter((option) => restrictions.includes(option));
    return [{ at: decoded(at), restrictions: own }];
  });
}

/** The mounts that a recursive bind of this path repeats: the one that it lies on, and those below it. `at` is relative to it. */
export function mountsUnder(path: string, table: readonly MountPoint[]): readonly MountPoint[] {
  const below = table.filter(({ at }) => at !== path && at.startsWith(path === "/" ? "/" : `${path}/`));
  const holders = table.filter(({ at }) => path === at || path.startsWith(at === "/" ? "/" : `${at}/`));
  // The longest, and of equal ones the last: it lies on top.
  const holder = holders.reduce((best, each) => (each.at.length >= best.at.length ? each : best), {
    at: "",
    restrictions: [],
  });
  const relative = below.map(({ at, restrictions: own }) => ({ at: at.slice(path.length), restrictions: own }));
  return [{ at: "", restrictions: holder.restrictions }, ...relative];
}

/** The kernel writes blanks and backslashes as octal numbers. */
function decoded(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}
