/**
 * The box by what every Linux has: `unshare`, `mount`, `pivot_root` and `setpriv`. The scripts below are constants; all that
 * differs from box to box is handed to them as arguments, so no path is ever read as a command.
 */
import type { Environment } from "../environment.ts";
import type { Step } from "./box.ts";
import { basicDevices, sealedDevices } from "./devices.ts";
import { realPlace } from "./look.ts";
import { type MountPoint, mountsUnder } from "./mount-table.ts";
import type { User } from "./user.ts";

export type Plan = { readonly steps: readonly Step[]; readonly root: string; readonly table: readonly MountPoint[] };

const namespaces = ["--mount", "--pid", "--net", "--ipc", "--uts", "--cgroup", "--propagation", "private"];

export function unshareArguments(plan: Plan): readonly string[] {
  const unshare = ["unshare", "--user", "--map-current-user", "--keep-caps", ...namespaces, "--kill-child=KILL", "--"];
  // Whoever started us may be killed at any time; what it started must not live on.
  return ["--pdeathsig", "KILL", "--", ...unshare, ...building(plan)];
}

export function sudoArguments(plan: Plan, environment: Environment, user: User): readonly string[] {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const unshare = ["unshare", ...namespaces, "--kill-child=KILL", "--"];
  const watched = ["sh", "-c", watchScript, "watch", ...unshare, ...building(plan, user)];
  return ["-n", "--", "env", "-i", ...variables, ...watched];
}

/** Given a user, root builds it, and becomes that user. */
function building({ steps, root, table }: Plan, user?: User): readonly string[] {
  const identity = user ? ["--reuid", String(user.uid), "--regid", String(user.gid), "--clear-groups"] : [];
  const rights = ["--no-new-privs", "--inh-caps=-all", "--ambient-caps=-all", "--bounding-set=-all"];
  const first = ["sh", "-c", firstProcessScript, "first", root];
  const owner = user ? `,uid=${user.uid},gid=${user.gid}` : "";
  const orders = steps.flatMap((step) => ordersFor(step, table, owner));
  const builder = user ? "root" : "ourselves";
  return ["sh", "-c", buildScript, builder, ...orders, "--", "setpriv", ...identity, ...rights, "--", ...first];
}

/** `owner`: what root makes is root's, and empty folders are there to be written to. */
function ordersFor(step: Step, table: readonly MountPoint[], owner: string): readonly string[] {
  switch (step.kind) {
    case "bind":
      return [
        "bind",
        step.from,
        step.at,
        ...mountsUnder(realPlace(step.from), table).flatMap((each) => restrict(step, each)),
      ];
    case "link":
      return ["link", step.to, step.at];
    case "empty":
      return ["empty", `${step.bytes}${owner}`, step.at];
    case "devices":
      return [
        "devices",
        ...sealedDevices(basicDevices, table).flatMap(({ path, options }) => ["restrict", options, path]),
      ];
    case "processes":
      return ["processes"];
    case "seal":
      // The root is sealed by the script itself, when the old one is gone.
      return step.at === "/" ? [] : ["restrict", `ro,nosuid${step.at === "/dev" ? "" : ",nodev"}`, step.at];
  }
}

function restrict({ at, access }: Extract<Step, { kind: "bind" }>, mount: MountPoint): readonly string[] {
  const options = new Set([access === "read" ? "ro" : "rw", "nosuid", "nodev", ...mount.restrictions]);
  return ["restrict", [...options].join(","), at + mount.at];
}

/**
 * Builds the new root on a folder that holds nothing of ours and that every Linux has, and moves there. With the limit of zero,
 * nobody inside can make a user namespace; outside of one of our own the number would be the machine's.
 */
const buildScript = `set -eu
path=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH
base=/sys
mount -t tmpfs -o mode=755,nosuid,nodev,size=16m none "$base"
mkdir "$base/.old"
while [ "$1" != -- ]; do
  case $1 in
    bind)
      if [ -d "$2" ]; then mkdir -p "$base$3"
      elif [ ! -e "$base$3" ]; then mkdir -p "$base\${3%/*}"; : >"$base$3"; fi
      mount --rbind "$2" "$base$3"; shift 3;;
    restrict) mount -o "remount,bind,$2" "$base$3"; shift 3;;
    link) mkdir -p "$base\${3%/*}"; ln -s "$2" "$base$3"; shift 3;;
    empty) mkdir -p "$base$3"; mount -t tmpfs -o "mode=755,nosuid,nodev,size=$2" none "$base$3"; shift 3;;
    processes)
      mkdir "$base/proc"; mount -t proc -o nosuid,nodev,noexec proc "$base/proc"
      { echo box >"$base/proc/sys/kernel/hostname" || :; } 2>/dev/null
      if [ "$0" = ourselves ]; then { echo 0 >"$base/proc/sys/user/max_user_namespaces" || :; } 2>/dev/null; fi
      shift;;
    devices)
      mkdir "$base/dev"; mount -t tmpfs -o mode=755,nosuid,size=1m none "$base/dev"
      for each in ${basicDevices.join(" ")}; do : >"$base/dev/$each"; mount --bind "/dev/$each" "$base/dev/$each"; done
      ln -s /proc/self/fd "$base/dev/fd"
      ln -s /proc/self/fd/0 "$base/dev/stdin"; ln -s /proc/self/fd/1 "$base/dev/stdout"; ln -s /proc/self/fd/2 "$base/dev/stderr"
      shift;;
    *) echo "unknown order: $1" >&2; exit 1;;
  esac
done
shift
ip link set lo up 2>/dev/null || :
cd "$base"
pivot_root . .old
cd /
umount -l -n /.old
rmdir /.old
mount -o remount,bind,ro,nosuid,nodev /
exec env PATH="$path" "$@"`;

/** The first process stays, to bury what the others leave behind; when it ends, all end. */
const firstProcessScript = `cd "$1"; shift; "$@"; exit $?`;

/**
 * Neither a signal of ours nor our death reaches what root started; the end of our input does. It is passed on, and whoever
 * has not ended soon after it is killed.
 */
const watchScript = `exec 3<&0
{ { cat <&3; exec >&-; sleep 2; kill -KILL 0; } 2>/dev/null & } | { exec 3<&-; exec "$@"; }`;
