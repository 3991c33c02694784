/** The user's own working tree as a source of agent files: on the command line it is theirs, and is read. */
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { BaseFiles, BaseListing } from "../pull/base-files.ts";

const MAX_FILE_BYTES = 256 * 1024;

export function filesFromFolder(root: string): BaseFiles {
  return { list: (prefix) => listFolder(root, prefix) };
}

async function listFolder(root: string, prefix: string): Promise<BaseListing> {
  const entries = await readdir(join(root, prefix), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
      throw error;
    },
  );
  const files: { path: string; text: string }[] = [];
  const problems: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file).split(sep).join("/");
    const content = await readFile(file);
    if (content.length > MAX_FILE_BYTES)
      problems.push(`${path} is larger than ${MAX_FILE_BYTES} bytes and was left out`);
    else files.push({ path, text: content.toString("utf8") });
  }
  return { files, problems };
}
