/**
 * The names in one commit's tree, with links followed inside that tree only. A link that leads outside, nowhere, or through
 * too many others has no target; no work tree is ever looked at.
 */
import { posix } from "node:path";
import { type Repository, readGit } from "../system/git.ts";

const MAX_LINK_LEVELS = 4;

export type TreeEntry = {
  readonly path: string;
  readonly kind: "file" | "link" | "submodule";
  readonly object: string;
};

export type TreeEntries = {
  /** Everything at or below this path, in the order of names; links are not followed. */
  readonly below: (path: string) => readonly TreeEntry[];
  /** The path without links in it, or nothing where a link cannot be followed. */
  readonly follow: (path: string) => Promise<string | undefined>;
};

const kinds: Readonly<Record<string, TreeEntry["kind"]>> = {
  "100644": "file",
  "100755": "file",
  "120000": "link",
  "160000": "submodule",
};

export async function readTreeEntries(repository: Repository, commit: string): Promise<TreeEntries> {
  const output = await readGit(repository, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  const entries = output.toString("utf8").split("\0").flatMap(parseEntry);
  const links = new Map(entries.filter(({ kind }) => kind === "link").map((entry) => [entry.path, entry]));

  const follow = async (path: string, level = 0): Promise<string | undefined> => {
    const names = path.split("/");
    for (const index of names.keys()) {
      const link = links.get(names.slice(0, index + 1).join("/"));
      if (!link) continue;
      if (level >= MAX_LINK_LEVELS) return undefined;
      const target = (await readGit(repository, ["cat-file", "blob", link.object])).toString("utf8");
      const joined = posix.join(posix.dirname(link.path), target, ...names.slice(index + 1));
      const leaves = target.startsWith("/") || joined === ".." || joined.startsWith("../");
      return leaves ? undefined : follow(joined.replace(/\/$/, ""), level + 1);
    }
    return path;
  };

  return {
    below: (path) => entries.filter((entry) => entry.path === path || entry.path.startsWith(`${path}/`)),
    follow: (path) => follow(path),
  };
}

function parseEntry(line: string): readonly TreeEntry[] {
  const tab = line.indexOf("\t");
  const [mode = "", , object = ""] = line.slice(0, tab).split(" ");
  const kind = kinds[mode];
  return kind && tab > 0 ? [{ path: line.slice(tab + 1), kind, object }] : [];
}
