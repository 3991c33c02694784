/** Builders for tests that need a pull request on the in-memory GitHub, and a client that is in a hurry. */
import { type Connection, connectGitHub, type GitHubClient } from "../../src/github/client.ts";
import type { GitHubSimulator } from "../../src/simulator/github/server.ts";
import type { SimulatedPull } from "../../src/simulator/github/state.ts";

export const head = "1".repeat(40);
export const base = "2".repeat(40);
export const mergeBase = "3".repeat(40);

export function makePull(changes: Partial<SimulatedPull> = {}): SimulatedPull {
  return {
    number: 7,
    title: "Add a cache",
    body: "It is faster.",
    user: "ada",
    labels: ["performance"],
    draft: false,
    head: { ref: "cache", sha: head, repository: "octo/sample" },
    base: { ref: "main", sha: base },
    mergeBase,
    files: [],
    commits: [],
    reviewComments: [],
    ...changes,
  };
}

export const name = { owner: "octo", repo: "sample", number: 7 };

export function connect(github: GitHubSimulator, changes: Partial<Connection> = {}): GitHubClient {
  return connectGitHub({ token: "any", apiUrl: github.url, secondMs: 5, ...changes });
}
