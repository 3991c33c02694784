/** Trees, blobs and contents, read from the snapshots' objects. */
import { type Answer, notFound, ok } from "./answer.ts";
import { type Objects, objectsOf, type TreeEntry } from "./objects.ts";
import type { Call } from "./route.ts";
import { nodeId, web } from "./shapes.ts";
import type { GitHubState } from "./state.ts";

/** The name may be a commit or a tree. */
export function tree({ state, url, parameter }: Call): Answer {
  const name = parameter("sha");
  const found = findTree(state, name);
  if (!found) return notFound;
  const listing = listTree(found, url.searchParams.has("recursive") ? "all" : "one");
  return ok({
    sha: found.sha,
    url: `${web}/${state.repository}/git/trees/${found.sha}`,
    tree: listing.slice(0, state.treeLimit),
    truncated: listing.length > state.treeLimit,
  });
}

export function blob({ state, parameter }: Call): Answer {
  const sha = parameter("sha");
  const content = allObjects(state)
    .map(({ blobs }) => blobs.get(sha))
    .find((found) => found !== undefined);
  if (!content) return notFound;
  return ok({ sha, node_id: nodeId("B", sha), url: `${web}/blobs/${sha}`, ...encode(content) });
}

export function contents({ state, url, parameter }: Call): Answer {
  const path = parameter("path");
  const found = findTree(state, url.searchParams.get("ref") ?? "");
  const entries = found ? listTree(found, "all") : [];
  const entry = entries.find((one) => one.path === path);
  if (!found || !entry) return notFound;
  if (entry.type === "blob") return ok({ ...contentShape(entry), ...encode(found.objects.blobs.get(entry.sha)) });
  const children = entries.filter(
    (one) => one.path.startsWith(`${path}/`) && !one.path.slice(path.length + 1).includes("/"),
  );
  return ok(children.map(contentShape));
}

type FoundTree = { readonly sha: string; readonly objects: Objects };
type ListedEntry = {
  readonly path: string;
  readonly mode: string;
  readonly type: TreeEntry["type"];
  readonly sha: string;
  readonly size?: number;
};

function findTree(state: GitHubState, name: string): FoundTree | undefined {
  const snapshot = state.snapshots[name];
  if (snapshot) return { sha: objectsOf(snapshot).root, objects: objectsOf(snapshot) };
  const objects = allObjects(state).find(({ trees }) => trees.has(name));
  return objects && { sha: name, objects };
}

function listTree({ sha, objects }: FoundTree, levels: "one" | "all", prefix = ""): ListedEntry[] {
  return (objects.trees.get(sha) ?? []).flatMap(({ name, ...entry }) => {
    const path = `${prefix}${name}`;
    const size = objects.blobs.get(entry.sha)?.length;
    const listed = { path, ...entry, ...(size !== undefined && { size }) };
    if (levels === "one" || entry.type !== "tree") return [listed];
    return [listed, ...listTree({ sha: entry.sha, objects }, levels, `${path}/`)];
  });
}

function allObjects(state: GitHubState): Objects[] {
  return Object.values(state.snapshots).map(objectsOf);
}

function encode(content: Buffer = Buffer.alloc(0)) {
  const lines = content.toString("base64").replace(/(.{60})/g, "$1\n");
  return { content: lines, encoding: "base64", size: content.length };
}

function contentShape(entry: ListedEntry): Record<string, unknown> {
  const address = `${web}/contents/${encodeURIComponent(entry.path)}`;
  const kind = { blob: "file", tree: "dir", commit: "submodule" }[entry.type];
  return {
    type: entry.mode === "120000" ? "symlink" : kind,
    name: entry.path.split("/").at(-1),
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    ...{ url: address, git_url: address, html_url: address, download_url: address },
    _links: { self: address, git: address, html: address },
  };
}
