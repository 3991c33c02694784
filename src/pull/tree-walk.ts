/**
 * Files of one commit, found in its own tree objects, wherever those come from. A link is a path inside this tree, or it is
 * refused; nothing outside the objects is ever looked at, and what is skipped is named.
 */
import { posix } from "node:path";
import type { BaseFile, BaseListing } from "./base-files.ts";

const MAX_LINKS = 4;
const MAX_LINK_BYTES = 4096;
/** Links to folders can multiply a small tree without end. */
const MAX_ENTRIES = 10_000;
export const MAX_FILE_BYTES = 256 * 1024;
const MAX_FILES = 1000;

export const modes = { folder: "040000", link: "120000", submodule: "160000", files: ["100644", "100755"] } as const;

/** `size` is 0 where the source does not tell. */
export type Entry = { readonly mode: string; readonly sha: string; readonly size: number };
export type Listing = { readonly entries: ReadonlyMap<string, Entry>; readonly truncated: boolean };

/** Where objects come from. A blob may be longer than `MAX_FILE_BYTES`; then its first bytes are enough. */
export type TreeObjects = {
  readonly root: Entry;
  readonly folder: (sha: string) => Promise<Listing>;
  /** With everything below it, by relative path. */
  readonly wholeFolder: (sha: string) => Promise<Listing>;
  readonly blob: (sha: string) => Promise<Uint8Array>;
};

type Place = { readonly path: string; readonly sha: string; readonly size: number };
type Found = { readonly places: readonly Place[]; readonly problems: readonly string[] };

export async function listTree(objects: TreeObjects, prefix: string): Promise<BaseListing> {
  const { places, problems } = await find(objects, prefix.replace(/\/+$/, ""));
  const surplus = places.slice(MAX_FILES);
  const read = await Promise.all(places.slice(0, MAX_FILES).map((place) => readFile(objects, place)));
  return {
    files: read.filter((result) => typeof result !== "string"),
    problems: [
      ...problems,
      ...read.filter((result) => typeof result === "string"),
      ...(surplus.length > 0
        ? [`${prefix} holds more than ${MAX_FILES} files: ${surplus.length} were skipped, from ${surplus[0]?.path} on.`]
        : []),
    ],
  };
}

/** The file, or the sentence that says why it was skipped. */
async function readFile(objects: TreeObjects, { path, sha, size }: Place): Promise<BaseFile | string> {
  const tooLarge = `${path} has more than ${MAX_FILE_BYTES} bytes and was skipped.`;
  if (size > MAX_FILE_BYTES) return tooLarge;
  const bytes = await objects.blob(sha);
  if (bytes.length > MAX_FILE_BYTES) return tooLarge;
  try {
    if (bytes.includes(0)) return `${path} is not a text file and was skipped.`;
    return { path, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return `${path} is not UTF-8 text and was skipped.`;
  }
}

async function find(objects: TreeObjects, path: string): Promise<Found> {
  const resolved = await resolve(objects, path, MAX_LINKS);
  if (resolved.kind === "missing" && resolved.links === MAX_LINKS) return { places: [], problems: [] };
  return collect({ objects, budget: { left: MAX_ENTRIES } }, path, resolved);
}

type Resolved =
  | {
      readonly kind: "file" | "folder";
      /** Where the walk ended, all links followed. */
      readonly real: string;
      readonly entry: Entry;
      readonly links: number;
    }
  | { readonly kind: "missing"; readonly links: number }
  | { readonly kind: "refused"; readonly reason: string };

/** `links`: how many may still be followed. */
async function resolve(objects: TreeObjects, path: string, links: number): Promise<Resolved> {
  const segments = path === "" ? [] : path.split("/");
  let entry = objects.root;
  for (const [index, segment] of segments.entries()) {
    if (entry.mode !== modes.folder) return { kind: "missing", links };
    const { entries, truncated } = await objects.folder(entry.sha);
    const next = entries.get(segment);
    if (!next && truncated) return { kind: "refused", reason: "lies in a folder that GitHub does not list in full" };
    if (!next) return { kind: "missing", links };
    if (next.mode === modes.link) {
      if (next.size > MAX_LINK_BYTES) return { kind: "refused", reason: "is a link that is too long" };
      if (links === 0) return { kind: "refused", reason: `leads through more than ${MAX_LINKS} links` };
      const target = Buffer.from(await objects.blob(next.sha)).toString("utf8");
      const real = posix.join(...segments.slice(0, index), target, ...segments.slice(index + 1)).replace(/\/$/, "");
      if (target.startsWith("/") || real === ".." || real.startsWith("../")) {
        return { kind: "refused", reason: "is a link that leads out of the repository" };
      }
      return resolve(objects, real === "." ? "" : real, links - 1);
    }
    entry = next;
  }
  if (entry.mode === modes.folder) return { kind: "folder", real: path, entry, links };
  if (isFile(entry)) return { kind: "file", real: path, entry, links };
  return { kind: "refused", reason: entry.mode === modes.submodule ? "is a submodule" : "is not a regular file" };
}

type Walk = { readonly objects: TreeObjects; readonly budget: { left: number } };

/** `shown` is the path under which the files were asked for, whatever links lie between. */
async function collect(walk: Walk, shown: string, resolved: Resolved): Promise<Found> {
  switch (resolved.kind) {
    case "missing":
      return skipped(shown, "is a link to nothing");
    case "refused":
      return skipped(shown, resolved.reason);
    case "file":
      return { places: [{ path: shown, sha: resolved.entry.sha, size: resolved.entry.size }], problems: [] };
    case "folder":
      break;
  }
  const { entries, truncated } = await walk.objects.wholeFolder(resolved.entry.sha);
  walk.budget.left -= entries.size;
  if (walk.budget.left < 0) return skipped(shown, `holds more than ${MAX_ENTRIES} entries`);
  const cut = { places: [], problems: [`${shown || "The root"} is larger than GitHub lists, and a part was skipped.`] };
  const found: Found[] = truncated ? [cut] : [];
  for (const [name, entry] of entries) {
    if (entry.mode === modes.folder) continue;
    const path = posix.join(shown, name);
    const target: Resolved = isFile(entry)
      ? { kind: "file", real: path, entry, links: 0 }
      : await resolve(walk.objects, posix.join(resolved.real, name), resolved.links);
    found.push(await collect(walk, path, target));
  }
  return { places: found.flatMap(({ places }) => places), problems: found.flatMap(({ problems }) => problems) };
}

function isFile({ mode }: Entry): boolean {
  return modes.files.some((file) => file === mode);
}

function skipped(path: string, reason: string): Found {
  return { places: [], problems: [`${path || "The root"} ${reason} and was skipped.`] };
}

/** Objects never change: each is asked for once. */
export function remember<T>(ask: (sha: string) => Promise<T>): (sha: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (sha) => {
    const answer = answers.get(sha) ?? ask(sha);
    answers.set(sha, answer);
    return answer;
  };
}
