/** Files of the base commit, read from git objects of the checkout: never from the head, never from the work tree. */
import type { BaseFiles } from "../pull/base-files.ts";
import {
  type Entry,
  type Listing,
  listTree,
  MAX_FILE_BYTES,
  modes,
  remember,
  type TreeObjects,
} from "../pull/tree-walk.ts";
import type { Repository } from "../system/git.ts";
import { type GitObject, type GitObjects, openGitObjects } from "../system/git-objects.ts";

/** Trees may be longer than files: a folder of ten thousand names has half a megabyte. */
const MAX_OBJECT_BYTES = 16 * MAX_FILE_BYTES;

/** The process behind it is started by the first question, and ends with this one. */
export function baseFilesFromGit(repository: Repository, commit: string): BaseFiles & Disposable {
  let objects: GitObjects | undefined;
  const read = async (name: string): Promise<GitObject> => {
    objects ??= openGitObjects(repository, MAX_OBJECT_BYTES);
    const object = await objects.read(name);
    // A clone may lack objects. A file that cannot be read is not a file that is not there.
    if (!object) throw new Error(`${name} is not among the objects of this clone.`);
    return object;
  };
  const tree = treeObjects(read, commit);
  return {
    list: (prefix) => listTree(tree, prefix),
    [Symbol.dispose]: () => objects?.[Symbol.dispose](),
  };
}

function treeObjects(read: (name: string) => Promise<GitObject>, commit: string): TreeObjects {
  const root = `${commit}^{tree}`;
  const folder = remember(async (name) => parseTree(await read(name)));
  const wholeFolder = async (name: string): Promise<Listing> => {
    const whole = new Map<string, Entry>();
    for (const [path, entry] of (await folder(name)).entries) {
      whole.set(path, entry);
      if (entry.mode !== modes.folder) continue;
      for (const [below, each] of (await wholeFolder(entry.sha)).entries) whole.set(`${path}/${below}`, each);
    }
    return { entries: whole, truncated: false };
  };
  return {
    root: { mode: modes.folder, sha: root, size: 0 },
    folder,
    wholeFolder,
    blob: remember(async (sha) => (await read(sha)).content),
  };
}

/** A tree object: mode, blank, name, NUL and the bytes of the id, again and again. */
function parseTree({ id, content }: GitObject): Listing {
  const idBytes = id.length / 2;
  const entries = new Map<string, Entry>();
  for (let at = 0; at < content.length; ) {
    const blank = content.indexOf(32, at);
    const end = content.indexOf(0, blank);
    if (blank < 0 || end < 0 || end + idBytes >= content.length) return { entries, truncated: true };
    const mode = content.toString("latin1", at, blank).padStart(6, "0");
    const sha = content.toString("hex", end + 1, end + 1 + idBytes);
    entries.set(content.toString("utf8", blank + 1, end), { mode, sha, size: 0 });
    at = end + 1 + idBytes;
  }
  return { entries, truncated: false };
}
