/** One commit's tree, asked for folder by folder and remembered. A link is a path inside this tree, or it is refused. */
import { posix } from "node:path";
import type { GitHubClient } from "./client.ts";

const MAX_LINKS = 4;
const MAX_LINK_BYTES = 4096;
/** Links to folders can multiply a small tree without end. */
const MAX_ENTRIES = 10_000;

export type Place = { readonly path: string; readonly sha: string; readonly size: number };
export type Found = { readonly places: readonly Place[]; readonly problems: readonly string[] };

export type Tree = {
  /** The regular files at or below a path; nothing where there is no such path. */
  readonly find: (path: string) => Promise<Found>;
  readonly blob: (sha: string) => Promise<Uint8Array>;
};

export type CommitName = { readonly owner: string; readonly repo: string; readonly commit: string };

export function openTree(client: GitHubClient, name: CommitName): Tree {
  const objects = readObjects(client, name);
  return {
    blob: objects.blob,
    find: async (prefix) => {
      const path = prefix.replace(/\/+$/, "");
      const resolved = await resolve(objects, path, MAX_LINKS);
      if (resolved.kind === "missing" && resolved.links === MAX_LINKS) return { places: [], problems: [] };
      return collect({ objects, budget: { left: MAX_ENTRIES } }, path, resolved);
    },
  };
}

const modes = { folder: "040000", link: "120000", submodule: "160000", files: ["100644", "100755"] };

type Entry = { readonly mode: string; readonly sha: string; readonly size: number };
type Listing = { readonly entries: ReadonlyMap<string, Entry>; readonly truncated: boolean };

type Objects = {
  readonly root: Entry;
  readonly folder: (sha: string) => Promise<Listing>;
  /** With everything below it, by relative path. */
  readonly wholeFolder: (sha: string) => Promise<Listing>;
  readonly blob: (sha: string) => Promise<Uint8Array>;
};

function readObjects({ octokit }: GitHubClient, { owner, repo, commit }: CommitName): Objects {
  const list = async (request: { tree_sha: string; recursive?: string }): Promise<Listing> => {
    const { data } = await octokit.rest.git.getTree({ owner, repo, ...request });
    const entries = data.tree.map(({ path, mode, sha, size = 0 }) => [path, { mode, sha, size }] as const);
    return { entries: new Map(entries), truncated: data.truncated };
  };
  return {
    root: { mode: modes.folder, sha: commit, size: 0 },
    folder: remember((sha) => list({ tree_sha: sha })),
    wholeFolder: remember((sha) => list({ tree_sha: sha, recursive: "1" })),
    blob: remember(async (sha) => {
      const { data } = await octokit.rest.git.getBlob({ owner, repo, file_sha: sha });
      return Buffer.from(data.content, "base64");
    }),
  };
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
async function resolve(objects: Objects, path: string, links: number): Promise<Resolved> {
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
  if (modes.files.includes(entry.mode)) return { kind: "file", real: path, entry, links };
  return { kind: "refused", reason: entry.mode === modes.submodule ? "is a submodule" : "is not a regular file" };
}

type Walk = { readonly objects: Objects; readonly budget: { left: number } };

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
    const isFile = modes.files.includes(entry.mode);
    const target: Resolved = isFile
      ? { kind: "file", real: path, entry, links: 0 }
      : await resolve(walk.objects, posix.join(resolved.real, name), resolved.links);
    found.push(await collect(walk, path, target));
  }
  return { places: found.flatMap(({ places }) => places), problems: found.flatMap(({ problems }) => problems) };
}

function skipped(path: string, reason: string): Found {
  return { places: [], problems: [`${path || "The root"} ${reason} and was skipped.`] };
}

function remember<T>(ask: (sha: string) => Promise<T>): (sha: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (sha) => {
    const answer = answers.get(sha) ?? ask(sha);
    answers.set(sha, answer);
    return answer;
  };
}
