/** The list of endpoints: those that the product uses, and a few that it must not rely on, which fail as they do on GitHub. */
import { authenticatedUser, graphql, permission } from "./accounts.ts";
import { type Answer, badCredentials, notForIntegrations, notFound, requiresAuthentication } from "./answer.ts";
import { createComment, listComments, readComment, updateComment } from "./comments.ts";
import { compare } from "./commits.ts";
import { blob, contents, tree } from "./git.ts";
import { commits, files, pull, reviewComments } from "./pulls.ts";
import { type Call, type Route, readParameter, route } from "./route.ts";
import type { Rights } from "./state.ts";

const routes: readonly Route[] = [
  route("POST", "/graphql", graphql),
  route("GET", "/user", authenticatedUser),
  route("GET", "/repos/{owner}/{repo}/collaborators/{username}/permission", permission),
  route("GET", "/repos/{owner}/{repo}/compare/{basehead}", compare),
  route("GET", "/repos/{owner}/{repo}/contents/{path...}", contents),
  route("GET", "/repos/{owner}/{repo}/git/blobs/{sha}", blob),
  route("GET", "/repos/{owner}/{repo}/git/trees/{sha}", tree),
  route("GET", "/repos/{owner}/{repo}/issues/comments/{id}", readComment),
  route("PATCH", "/repos/{owner}/{repo}/issues/comments/{id}", updateComment),
  route("GET", "/repos/{owner}/{repo}/issues/{number}/comments", listComments),
  route("POST", "/repos/{owner}/{repo}/issues/{number}/comments", createComment),
  route("GET", "/repos/{owner}/{repo}/pulls/{number}", pull),
  route("GET", "/repos/{owner}/{repo}/pulls/{number}/comments", reviewComments),
  route("GET", "/repos/{owner}/{repo}/pulls/{number}/commits", commits),
  route("GET", "/repos/{owner}/{repo}/pulls/{number}/files", files),
];

export type Arrival = Omit<Call, "parameter"> & { readonly method: string; readonly token: string | undefined };

export function answerFor(arrival: Arrival): Answer {
  if (arrival.token === undefined) return requiresAuthentication;
  const rights = arrival.state.tokens ? arrival.state.tokens[arrival.token] : "write";
  if (rights === undefined) return badCredentials;
  for (const { method, pattern, handler } of routes) {
    const match = method === arrival.method ? pattern.exec(arrival.url.pathname) : null;
    if (!match) continue;
    const parameter = (name: string) => readParameter(match.groups, name);
    if (!isOurs(match.groups, arrival)) return notFound;
    if (!mayCall(rights, method, arrival.url.pathname)) return notForIntegrations;
    return handler({ ...arrival, parameter });
  }
  return notFound;
}

function isOurs(groups: Readonly<Record<string, string>> | undefined, { state }: Arrival): boolean {
  if (!groups?.["owner"]) return true;
  const named = `${readParameter(groups, "owner")}/${readParameter(groups, "repo")}`;
  return named.toLowerCase() === state.repository.toLowerCase();
}

function mayCall(rights: Rights, method: string, path: string): boolean {
  if (path === "/graphql") return true;
  return method === "GET" ? rights !== "none" : rights === "write";
}
