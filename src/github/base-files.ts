/**
 * Configuration files at a commit, by the API: for checkouts that do not hold the base commit. Only that commit's own
 * objects are read; links are followed inside them and nowhere else, and what is skipped is named.
 */
import type { BaseFile, BaseFiles, BaseListing } from "../pull/base-files.ts";
import type { GitHubClient } from "./client.ts";
import { explainFailure } from "./failure.ts";
import { type CommitName, openTree, type Place, type Tree } from "./tree.ts";

const MAX_FILE_BYTES = 256 * 1024;
const MAX_FILES = 1000;

export function baseFilesByApi(client: GitHubClient, name: CommitName): BaseFiles {
  const tree = openTree(client, name);
  return {
    list: async (prefix) => {
      try {
        return await listFiles(tree, prefix);
      } catch (error) {
        throw explainFailure(
          error,
          `the files in ${prefix || "the root"} at ${name.commit} of ${name.owner}/${name.repo}`,
        );
      }
    },
  };
}

async function listFiles(tree: Tree, prefix: string): Promise<BaseListing> {
  const { places, problems } = await tree.find(prefix);
  const surplus = places.slice(MAX_FILES);
  const read = await Promise.all(places.slice(0, MAX_FILES).map((place) => readFile(tree, place)));
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
async function readFile(tree: Tree, { path, sha, size }: Place): Promise<BaseFile | string> {
  if (size > MAX_FILE_BYTES) return `${path} has ${size} bytes and was skipped: at most ${MAX_FILE_BYTES} are read.`;
  const bytes = await tree.blob(sha);
  try {
    return { path, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return `${path} is not UTF-8 text and was skipped.`;
  }
}
