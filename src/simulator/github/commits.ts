/** Commits and their comparison: of a comparison, the merge base is what matters. */
import { notFound, ok } from "./answer.ts";
import type { Call } from "./route.ts";
import { nodeId, someTime, user, web } from "./shapes.ts";
import type { GitHubState, SimulatedCommit } from "./state.ts";

export function compare(call: Call) {
  const { state, parameter } = call;
  const [base = "", head = ""] = parameter("basehead").split("...");
  const pull = state.pulls.find(
    (one) => [one.base.sha, one.base.ref].includes(base) && [one.head.sha, one.head.ref].includes(head),
  );
  if (!pull) return notFound;
  const address = `${web}/${state.repository}/compare/${base}...${head}`;
  const bare = (sha: string) => commit(state, { sha, message: "", author: pull.user });
  return ok({
    ...Object.fromEntries("url html_url permalink_url diff_url patch_url".split(" ").map((name) => [name, address])),
    base_commit: bare(pull.base.sha),
    merge_base_commit: bare(pull.mergeBase),
    status: pull.mergeBase === pull.base.sha ? "ahead" : "diverged",
    ahead_by: pull.commits.length,
    behind_by: pull.mergeBase === pull.base.sha ? 0 : 1,
    total_commits: pull.commits.length,
    commits: pull.commits.slice(0, 250).map((one) => commit(state, one)),
  });
}

export function commit(state: GitHubState, { sha, message, author }: SimulatedCommit): Record<string, unknown> {
  const address = `${web}/${state.repository}/commit/${sha}`;
  const signature = { name: author, email: `${author}@users.github.example`, date: someTime };
  return {
    sha,
    node_id: nodeId("C", sha),
    url: address,
    html_url: address,
    comments_url: `${address}/comments`,
    commit: {
      url: address,
      message,
      author: signature,
      committer: signature,
      comment_count: 0,
      tree: { sha, url: address },
    },
    author: user(state, author),
    committer: user(state, author),
    parents: [],
  };
}
