/** The few files of `/etc` that programs expect, written anew: nobody's accounts, and no setting of this machine. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ownFiles } from "./box.ts";
import { currentUser } from "./user.ts";

/** Gives the folder that holds them. */
export function writeFurniture(folder: string): string {
  const etc = join(folder, "etc");
  mkdirSync(etc, { recursive: true });
  const { uid, gid } = currentUser();
  const user = uid === 0 ? "" : `agent:x:${uid}:${gid}:agent:/home/agent:/bin/sh\n`;
  const group = gid === 0 ? "" : `agent:x:${gid}:\n`;
  const nobody = 65_534;
  const texts: Readonly<Record<(typeof ownFiles)[number], string>> = {
    passwd: `root:x:0:0:root:/home/agent:/bin/sh\n${user}nobody:x:${nobody}:${nobody}:nobody:/nonexistent:/bin/false\n`,
    group: `root:x:0:\n${group}nogroup:x:${nobody}:\n`,
    hosts: "127.0.0.1 localhost box\n::1 localhost box\n",
    "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    // The tree may belong to another user than the one who runs (a container's), and a committed bare repository is no repository.
    gitconfig: "[safe]\n\tdirectory = *\n\tbareRepository = explicit\n[core]\n\tfsmonitor = false\n\tpager = cat\n",
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(etc, name), text, { mode: 0o644 });
  return etc;
}
