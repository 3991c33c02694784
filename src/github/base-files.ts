/** Configuration files at a commit, by the API: for checkouts that do not hold the base commit. Asked for folder by folder, and remembered. */
import type { BaseFiles } from "../pull/base-files.ts";
import { type Listing, listTree, modes, remember, type TreeObjects } from "../pull/tree-walk.ts";
import type { GitHubClient } from "./client.ts";
import { explainFailure } from "./failure.ts";

export type CommitName = { readonly owner: string; readonly repo: string; readonly commit: string };

export function baseFilesByApi(client: GitHubClient, name: CommitName): BaseFiles {
  const objects = objectsByApi(client, name);
  return {
    list: async (prefix) => {
      try {
        return await listTree(objects, prefix);
      } catch (error) {
        throw explainFailure(
          error,
          `the files in ${prefix || "the root"} at ${name.commit} of ${name.owner}/${name.repo}`,
        );
      }
    },
  };
}

function objectsByApi(client: GitHubClient, { owner, repo, commit }: CommitName): TreeObjects {
  const list = async (request: { tree_sha: string; recursive?: string }): Promise<Listing> => {
    const octokit = await client.octokit();
    const { data } = await octokit.rest.git.getTree({ owner, repo, ...request });
    const entries = data.tree.map(({ path, mode, sha, size = 0 }) => [path, { mode, sha, size }] as const);
    return { entries: new Map(entries), truncated: data.truncated };
  };
  return {
    root: { mode: modes.folder, sha: commit, size: 0 },
    folder: remember((sha) => list({ tree_sha: sha })),
    wholeFolder: remember((sha) => list({ tree_sha: sha, recursive: "1" })),
    blob: remember(async (sha) => {
      const octokit = await client.octokit();
      const { data } = await octokit.rest.git.getBlob({ owner, repo, file_sha: sha });
      return Buffer.from(data.content, "base64");
    }),
  };
}
