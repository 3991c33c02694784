/** Users and repositories in the full form in which GitHub repeats them inside everything else. */
import type { GitHubState } from "./state.ts";

export const web = "https://github.example";

const userLinks = [
  "followers",
  "following",
  "gists",
  "starred",
  "subscriptions",
  "organizations",
  "repos",
  "events",
  "received_events",
];

const repositoryLinks = [
  ..."archive assignees blobs branches collaborators comments commits compare contents contributors deployments".split(
    " ",
  ),
  ..."downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels".split(
    " ",
  ),
  ..."languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags".split(
    " ",
  ),
  ..."teams trees clone git svn".split(" "),
];

export const someTime = "2026-01-01T00:00:00Z";

export function user(state: GitHubState, login: string): Record<string, unknown> {
  const id = login === state.viewer.login ? state.viewer.databaseId : stableId(login);
  const home = `${web}/${encodeURIComponent(login)}`;
  return {
    login,
    id,
    node_id: nodeId("U", id),
    avatar_url: `${home}.png`,
    gravatar_id: "",
    url: home,
    html_url: home,
    ...Object.fromEntries(userLinks.map((name) => [`${name}_url`, `${home}/${name}`])),
    type: login.endsWith("[bot]") ? "Bot" : "User",
    site_admin: false,
  };
}

export function repository(state: GitHubState, fullName: string): Record<string, unknown> {
  const [owner = "", name = ""] = fullName.split("/");
  const home = `${web}/${fullName}`;
  const id = stableId(fullName);
  return {
    id,
    node_id: nodeId("R", id),
    name,
    full_name: fullName,
    owner: user(state, owner),
    private: false,
    html_url: home,
    url: home,
    ssh_url: `git@github.example:${fullName}.git`,
    description: null,
    homepage: null,
    language: null,
    license: null,
    mirror_url: null,
    fork: fullName !== state.repository,
    default_branch: "main",
    ...Object.fromEntries(repositoryLinks.map((link) => [`${link}_url`, `${home}/${link}`])),
    ...zeros("forks forks_count open_issues open_issues_count size stargazers_count watchers watchers_count"),
    ...Object.fromEntries(
      "downloads issues projects wiki pages".split(" ").map((feature) => [`has_${feature}`, false]),
    ),
    archived: false,
    disabled: false,
    created_at: someTime,
    updated_at: someTime,
    pushed_at: someTime,
  };
}

export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${id}`;
}

/** The same name always has the same number, so that no table of accounts is needed. */
export function stableId(name: string): number {
  return [...name].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007, 7);
}

function zeros(names: string): Record<string, number> {
  return Object.fromEntries(names.split(" ").map((name) => [name, 0]));
}
