/**
 * Decides whether a session may run for this actor, and under which ceiling. Fails closed: rights are what the API says
 * about exactly this account; a name (such as one that ends in `[bot]`) proves nothing.
 */
import { z } from "zod/mini";
import type { GitHubReader } from "./client.ts";
import { explainFailure, isRateLimit, isRefusal } from "./failure.ts";

const permissions = ["admin", "maintain", "write", "triage", "read", "none"] as const;
/** `unknown`: the token may not ask, or the answer is not one that we know. */
export type Permission = (typeof permissions)[number] | "unknown";

export type Trust =
  /** `guarded`: somebody with write access let a stranger's content in. */
  | { readonly kind: "run"; readonly level: "trusted" | "guarded"; readonly key: string }
  | { readonly kind: "skip"; readonly reason: string }
  /** The workflow's own mistake: secrets were available, and the key is not among them. */
  | { readonly kind: "missing-key"; readonly problem: string };

export type Circumstances = {
  readonly fork: boolean;
  readonly actor: string;
  /** The key for the model, where the workflow has one. */
  readonly key: string | undefined;
  readonly permission: Permission;
};

export function judgeTrust({ fork, actor, key, permission }: Circumstances): Trust {
  if (key === undefined) return withoutKey(fork, actor);
  if (mayWrite.has(permission) || (!fork && namedBots.has(actor))) {
    return { kind: "run", level: fork ? "guarded" : "trusted", key };
  }
  const rights =
    permission === "unknown"
      ? "could not be asked for their rights with this token"
      : `has the right \`${permission}\``;
  return {
    kind: "skip",
    reason: `${actor} ${rights}, and only somebody with write access to the repository starts a review: let a maintainer run it by \`workflow_dispatch\` with \`pr-number\`.`,
  };
}

export async function fetchPermission(
  github: GitHubReader,
  { owner, repo, actor }: { readonly owner: string; readonly repo: string; readonly actor: string },
): Promise<Permission> {
  try {
    const octokit = await github.octokit();
    const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
    const { data } = await octokit.request(route, { owner, repo, username: actor });
    return z.catch(z.enum(permissions), "none").parse(data.permission);
  } catch (error) {
    // Apps and deleted accounts are not users.
    if (isRefusal(error) && error.status === 404) return "none";
    if (isRefusal(error) && error.status === 403 && !isRateLimit(error)) return "unknown";
    throw explainFailure(error, `the rights of ${actor}`);
  }
}

/** Bots whose branches are in the repository itself, by exact name: a `[bot]` at the end of a name proves nothing. */
const namedBots: ReadonlySet<string> = new Set(["dependabot[bot]"]);

const mayWrite: ReadonlySet<Permission> = new Set(["admin", "maintain", "write"]);

function withoutKey(fork: boolean, actor: string): Trust {
  if (fork) {
    return {
      kind: "skip",
      reason:
        "The pull request comes from a fork, and GitHub withholds secrets from forks, so there is no key for the model: let a maintainer run the review by `workflow_dispatch` with `pr-number`.",
    };
  }
  if (actor === "dependabot[bot]") {
    return {
      kind: "skip",
      reason:
        "GitHub withholds the repository's secrets from Dependabot, so there is no key for the model: let a maintainer run the review by `workflow_dispatch` with `pr-number`.",
    };
  }
  return {
    kind: "missing-key",
    problem:
      "There is no key for the model: set the input `anthropic-api-key` from `secrets.ANTHROPIC_API_KEY`, and store that secret in the repository's settings.",
  };
}
