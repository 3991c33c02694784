/**
 * The machine's own devices, as they lie in the box. Read-only: that keeps nobody from writing to a device, but their owner from
 * changing their rights for the whole machine – and where we are root, the owner is in the box.
 */
import { realPlace } from "./look.ts";
import { type MountPoint, mountsUnder } from "./mount-table.ts";

export type Device = { readonly path: string; readonly options: string };

/** The least that programs expect. */
export const basicDevices = ["null", "zero", "full", "random", "urandom"] as const;

export function sealedDevices(names: readonly string[], table: readonly MountPoint[]): readonly Device[] {
  return names.map((name) => {
    const path = `/dev/${name}`;
    const [own] = mountsUnder(realPlace(path), table);
    return { path, options: ["ro", ...(own?.restrictions ?? [])].join(",") };
  });
}
