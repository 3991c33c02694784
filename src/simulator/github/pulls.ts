/** Pull requests: the request itself, its files, commits and review comments, within GitHub's limits. */
import { type Answer, notFound, ok, tooLarge } from "./answer.ts";
import { commit } from "./commits.ts";
import { page } from "./page.ts";
import type { Call, Handler } from "./route.ts";
import { nodeId, repository, someTime, stableId, user, web } from "./shapes.ts";
import type { GitHubState, SimulatedFile, SimulatedPull, SimulatedReviewComment } from "./state.ts";

const limits = { files: 3000, commits: 250, diffFiles: 300, diffLines: 20_000 };

export const pull = ofPull((found, call) =>
  /application\/vnd\.github(\.v3)?\.diff/.test(call.accept) ? diff(found) : ok(pullShape(found, call.state)),
);

export const files = ofPull((found, { state, url }) =>
  page(
    found.files.slice(0, limits.files).map((file) => fileShape(file, found, state)),
    url,
  ),
);

export const commits = ofPull((found, { state, url }) =>
  page(
    found.commits.slice(0, limits.commits).map((one) => commit(state, one)),
    url,
  ),
);

export const reviewComments = ofPull((found, { state, url }) =>
  page(
    found.reviewComments.map((comment) => reviewCommentShape(comment, found, state)),
    url,
  ),
);

function ofPull(answer: (found: SimulatedPull, call: Call) => Answer): Handler {
  return (call) => {
    const found = call.state.pulls.find(({ number }) => String(number) === call.parameter("number"));
    return found ? answer(found, call) : notFound;
  };
}

function diff(found: SimulatedPull): Answer {
  if (found.files.length > limits.diffFiles) {
    return tooLarge(`Sorry, the diff exceeded the maximum number of files (${limits.diffFiles}).`);
  }
  const text = found.files.map(fileDiff).join("");
  if (text.split("\n").length > limits.diffLines) {
    return tooLarge(`Sorry, the diff exceeded the maximum number of lines (${limits.diffLines}).`);
  }
  return ok(text, { "content-type": "application/vnd.github.diff; charset=utf-8" });
}

function fileDiff(file: SimulatedFile): string {
  const before = file.previousFilename ?? file.filename;
  const header = `diff --git a/${before} b/${file.filename}\n`;
  if (file.patch === undefined) return `${header}Binary files differ\n`;
  return `${header}--- a/${before}\n+++ b/${file.filename}\n${file.patch}\n`;
}

function pullShape(found: SimulatedPull, state: GitHubState): Record<string, unknown> {
  const home = `${web}/${state.repository}/pull/${found.number}`;
  const total = (field: "additions" | "deletions") => found.files.reduce((sum, file) => sum + file[field], 0);
  const side = (name: string | null, ref: string, sha: string) => {
    const [owner = "ghost"] = (name ?? "ghost").split("/");
    return { label: `${owner}:${ref}`, ref, sha, user: user(state, owner), repo: name && repository(state, name) };
  };
  return {
    id: found.number,
    node_id: nodeId("PR", found.number),
    number: found.number,
    title: found.title,
    body: found.body,
    user: user(state, found.user),
    labels: found.labels.map((name) => ({
      id: stableId(name),
      node_id: nodeId("LA", stableId(name)),
      url: home,
      name,
      description: null,
      color: "ededed",
      default: false,
    })),
    draft: found.draft,
    state: "open",
    locked: false,
    head: side(found.head.repository, found.head.ref, found.head.sha),
    base: side(state.repository, found.base.ref, found.base.sha),
    additions: total("additions"),
    deletions: total("deletions"),
    changed_files: found.files.length,
    commits: found.commits.length,
    comments: state.comments.filter(({ pull }) => pull === found.number).length,
    review_comments: found.reviewComments.length,
    ...quietFields(home),
  };
}

/** What the description requires and nobody here asks for. */
function quietFields(home: string): Record<string, unknown> {
  const links = "self html issue comments review_comments review_comment commits statuses".split(" ");
  const urls = "diff patch issue commits review_comments review_comment comments statuses".split(" ");
  return {
    url: home,
    html_url: home,
    ...Object.fromEntries(urls.map((name) => [`${name}_url`, `${home}/${name}`])),
    _links: Object.fromEntries(links.map((name) => [name, { href: `${home}/${name}` }])),
    ...{ assignee: null, milestone: null, auto_merge: null, merged_by: null, merge_commit_sha: null },
    ...{ merged: false, mergeable: true, mergeable_state: "clean", maintainer_can_modify: false },
    ...{ created_at: someTime, updated_at: someTime, closed_at: null, merged_at: null },
    author_association: "CONTRIBUTOR",
  };
}

function fileShape(file: SimulatedFile, found: SimulatedPull, state: GitHubState): Record<string, unknown> {
  const address = `${web}/${state.repository}/blob/${found.head.sha}/${encodeURIComponent(file.filename)}`;
  return {
    sha: file.sha ?? String(stableId(file.filename)).padStart(40, "0"),
    filename: file.filename,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: address,
    raw_url: address,
    contents_url: address,
    ...(file.patch !== undefined && { patch: file.patch }),
    ...(file.previousFilename !== undefined && { previous_filename: file.previousFilename }),
  };
}

function reviewCommentShape(
  comment: SimulatedReviewComment,
  found: SimulatedPull,
  state: GitHubState,
): Record<string, unknown> {
  const home = `${web}/${state.repository}/pull/${found.number}`;
  const address = `${home}#discussion_r${comment.id}`;
  return {
    id: comment.id,
    node_id: nodeId("PRRC", comment.id),
    url: address,
    html_url: address,
    pull_request_url: home,
    pull_request_review_id: 1,
    path: comment.path,
    line: comment.line,
    side: "RIGHT",
    diff_hunk: "",
    commit_id: found.head.sha,
    original_commit_id: found.head.sha,
    user: user(state, comment.author),
    body: comment.body,
    created_at: someTime,
    updated_at: someTime,
    author_association: "CONTRIBUTOR",
    _links: { self: { href: address }, html: { href: address }, pull_request: { href: home } },
    ...(comment.inReplyTo !== undefined && { in_reply_to_id: comment.inReplyTo }),
  };
}
