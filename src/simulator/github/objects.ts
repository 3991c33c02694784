/** Git objects of a snapshot, with the very ids that git would give them. */
import { createHash } from "node:crypto";
import type { Snapshot, SnapshotEntry } from "./state.ts";

export type TreeEntry = {
  readonly name: string;
  readonly mode: string;
  readonly type: "blob" | "tree" | "commit";
  readonly sha: string;
};

export type Objects = {
  readonly root: string;
  readonly blobs: ReadonlyMap<string, Buffer>;
  readonly trees: ReadonlyMap<string, readonly TreeEntry[]>;
};

const known = new WeakMap<Snapshot, Objects>();

export function objectsOf(snapshot: Snapshot): Objects {
  const objects = known.get(snapshot) ?? store(snapshot);
  known.set(snapshot, objects);
  return objects;
}

type Folder = Map<string, SnapshotEntry | Folder>;

function store(snapshot: Snapshot): Objects {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, readonly TreeEntry[]>();
  const storeEntry = (name: string, entry: SnapshotEntry | Folder): TreeEntry => {
    if (entry instanceof Map) return { name, mode: "040000", type: "tree", sha: storeTree(entry) };
    if (typeof entry === "object" && "submodule" in entry) {
      return { name, mode: "160000", type: "commit", sha: entry.submodule };
    }
    const content = contentOf(entry);
    const sha = objectId("blob", content);
    blobs.set(sha, content);
    return { name, mode: modeOf(entry), type: "blob", sha };
  };
  const storeTree = (folder: Folder): string => {
    const entries = [...folder].map(([name, entry]) => storeEntry(name, entry)).sort(inGitOrder);
    const sha = objectId("tree", Buffer.concat(entries.map(serialize)));
    trees.set(sha, entries);
    return sha;
  };
  return { root: storeTree(nest(snapshot)), blobs, trees };
}

function nest(snapshot: Snapshot): Folder {
  const root: Folder = new Map();
  for (const [path, entry] of Object.entries(snapshot)) {
    const segments = path.split("/");
    const name = segments.pop() ?? path;
    let folder = root;
    for (const segment of segments) {
      const inner = folder.get(segment);
      const next: Folder = inner instanceof Map ? inner : new Map();
      folder.set(segment, next);
      folder = next;
    }
    folder.set(name, entry);
  }
  return root;
}

type FileEntry = Exclude<SnapshotEntry, { readonly submodule: string }>;

function contentOf(entry: FileEntry): Buffer {
  if (typeof entry === "string") return Buffer.from(entry);
  if ("bytes" in entry) return Buffer.from(entry.bytes);
  return Buffer.from("link" in entry ? entry.link : entry.executable);
}

function modeOf(entry: FileEntry): string {
  if (typeof entry === "string" || "bytes" in entry) return "100644";
  return "link" in entry ? "120000" : "100755";
}

function inGitOrder(a: TreeEntry, b: TreeEntry): number {
  const key = ({ name, type }: TreeEntry) => Buffer.from(type === "tree" ? `${name}/` : name);
  return Buffer.compare(key(a), key(b));
}

function serialize({ mode, name, sha }: TreeEntry): Buffer {
  return Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`), Buffer.from(sha, "hex")]);
}

function objectId(type: string, content: Buffer): string {
  return createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
}
