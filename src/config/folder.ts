/**
 * A folder on disk as a source of configuration: the user's own working tree or home, an organisation's policy, our own agents.
 * Links are followed as long as they stay inside the root; what is passed over is named.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { BaseFile, BaseFiles, BaseListing } from "../pull/base-files.ts";
import { wordsOf } from "../pull/problem.ts";

const MAX_FILE_BYTES = 256 * 1024;
const MAX_FILES = 1_000;
const MAX_DEPTH = 8;

export function filesFromFolder(root: string): BaseFiles {
  return {
    async list(prefix) {
      const real = await realpath(root).catch(ifMissing);
      if (real === undefined) return { files: [], problems: [] };
      const found: Found = { root: real, files: [], problems: [], seen: new Set() };
      await collect(found, { path: prefix.replace(/\/+$/, ""), depth: 0, place: join(root, prefix) });
      return { files: found.files, problems: found.problems };
    },
  };
}

type Found = {
  readonly root: string;
  readonly files: BaseFile[];
  readonly problems: string[];
  /** Real paths: what two links lead to is read once, and a circle of links ends. */
  readonly seen: Set<string>;
};
type Step = { readonly path: string; readonly depth: number; readonly place: string };

async function collect(found: Found, { path, depth, place }: Step): Promise<void> {
  const real = await realpath(place).catch(ifMissing);
  if (real === undefined)
    return depth === 0 ? undefined : void found.problems.push(`${path} is a link to nothing and was skipped.`);
  if (real !== found.root && !real.startsWith(found.root + sep))
    return void found.problems.push(`${path} leads out of ${found.root} and was skipped.`);
  if (depth > MAX_DEPTH)
    return void found.problems.push(`${path} lies more than ${MAX_DEPTH} folders deep and was skipped.`);
  if (found.seen.has(real)) return;
  found.seen.add(real);
  const about = await stat(real);
  if (about.isDirectory()) {
    const names = (await readdir(real)).sort();
    for (const name of names)
      await collect(found, { path: path === "" ? name : `${path}/${name}`, depth: depth + 1, place: join(real, name) });
  } else if (about.isFile()) await take(found, path, { real, size: about.size });
}

async function take(
  { files, problems }: Found,
  path: string,
  { real, size }: { readonly real: string; readonly size: number },
): Promise<void> {
  if (size > MAX_FILE_BYTES)
    problems.push(`${path} has ${size} bytes and was skipped: at most ${MAX_FILE_BYTES} are read.`);
  else if (files.length === MAX_FILES)
    problems.push(`${path} and what follows were skipped: at most ${MAX_FILES} files are read.`);
  else if (files.length < MAX_FILES) files.push({ path, text: await readFile(real, "utf8") });
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR" && error.code !== "ELOOP") throw error;
}

/** A handful of small files of our own making: read one after the other they take less time than a queue for them would. */
export function readOwnFolder(root: string): BaseListing {
  const names = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith(".md")) : [];
  return { files: names.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })), problems: [] };
}

/** Sources in order of preference: the next one is asked where the one before cannot answer. Where none can, that is a problem. */
export function firstAnswer(sources: readonly BaseFiles[]): BaseFiles {
  return {
    async list(prefix): Promise<BaseListing> {
      const causes: string[] = [];
      for (const source of sources) {
        try {
          return await source.list(prefix);
        } catch (error) {
          causes.push(wordsOf(error));
        }
      }
      return { files: [], problems: [`${prefix} could not be read and is not in effect: ${causes.join("; ")}`] };
    },
  };
}
