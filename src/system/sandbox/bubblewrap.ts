/**
 * The box by bubblewrap. It is started with a clean environment, because it stays in the box as its first process, where
 * everybody can read its environment and its arguments.
 */
import type { Step } from "./box.ts";
import { basicDevices, sealedDevices } from "./devices.ts";
import type { MountPoint } from "./mount-table.ts";

/** `modern` needs 0.8: empty folders of a bounded size, and no user namespaces inside. */
export type Edition = "modern" | "old";

const always = [
  "--unshare-all",
  "--unshare-user",
  "--die-with-parent",
  "--new-session",
  ...["--cap-drop", "ALL"],
  ...["--hostname", "box"],
];

/** The arguments before the command. */
export function bubblewrapArguments(steps: readonly Step[], root: string, edition: Edition): readonly string[] {
  return [
    ...always,
    ...(edition === "modern" ? ["--disable-userns"] : []),
    ...steps.flatMap((step) => argumentsOf(step, edition)),
    ...["--chdir", root, "--"],
  ];
}

function argumentsOf(step: Step, edition: Edition): readonly string[] {
  switch (step.kind) {
    case "bind":
      return [step.access === "read" ? "--ro-bind" : "--bind", step.from, step.at];
    case "link":
      return ["--symlink", step.to, step.at];
    case "empty":
      return [...(edition === "modern" ? ["--size", String(step.bytes)] : []), "--tmpfs", step.at];
    case "devices":
      return ["--dev", "/dev"];
    case "processes":
      return ["--proc", "/proc"];
    case "seal":
      return ["--remount-ro", step.at];
  }
}

/**
 * What stands before bubblewrap where we are root, in whose hands the machine's devices are: it can bind them only as they are,
 * so they are made read-only for it. Nothing of that is seen outside.
 */
export function deviceGuard(table: readonly MountPoint[]): readonly string[] {
  const devices = sealedDevices([...basicDevices, "tty"], table).flatMap(({ path, options }) => [path, options]);
  const own = ["--user", "--map-root-user", "--mount", "--propagation", "private"];
  return ["unshare", ...own, "sh", "-c", sealScript, "devices", ...devices, "--"];
}

const sealScript = `set -eu
while [ "$1" != -- ]; do
  mount --bind "$1" "$1"
  mount -o "remount,bind,$2" "$1"
  shift 2
done
shift
exec "$@"`;
