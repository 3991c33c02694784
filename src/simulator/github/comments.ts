/** Conversation comments: listed oldest first, written in the viewer's name, refused where they are too long. */
import { type Answer, created, notFound, ok, validationFailed } from "./answer.ts";
import { page } from "./page.ts";
import type { Call } from "./route.ts";
import { nodeId, user, web } from "./shapes.ts";
import { addComment, editComment, type GitHubState, type SimulatedComment } from "./state.ts";

const longest = { characters: 65_536, bytes: 262_144 };

export function listComments({ state, url, parameter }: Call): Answer {
  const number = Number(parameter("number"));
  if (!state.pulls.some((pull) => pull.number === number)) return notFound;
  const listed = state.comments.filter(({ pull }) => pull === number);
  return page(
    listed.map((comment) => commentShape(comment, state)),
    url,
  );
}

export function createComment({ state, body, now, parameter }: Call): Answer {
  const number = Number(parameter("number"));
  if (!state.pulls.some((pull) => pull.number === number)) return notFound;
  return withText(body, (text) =>
    created(commentShape(addComment(state, { pull: number, author: state.viewer.login, body: text }, now), state)),
  );
}

export function readComment({ state, parameter }: Call): Answer {
  const found = state.comments.find(({ id }) => String(id) === parameter("id"));
  return found ? ok(commentShape(found, state)) : notFound;
}

export function updateComment({ state, body, now, parameter }: Call): Answer {
  const found = state.comments.find(({ id }) => String(id) === parameter("id"));
  if (!found) return notFound;
  return withText(body, (text) => ok(commentShape(editComment(state, found.id, { body: text, at: now }), state)));
}

function withText(body: unknown, write: (text: string) => Answer): Answer {
  const text = typeof body === "object" && body !== null && "body" in body ? body.body : undefined;
  if (typeof text !== "string" || text.trim() === "") {
    return validationFailed({ resource: "IssueComment", code: "missing_field", field: "body" });
  }
  if ([...text].length > longest.characters || Buffer.byteLength(text) > longest.bytes) {
    const message = `Body is too long (maximum is ${longest.characters} characters)`;
    return validationFailed({ resource: "IssueComment", code: "unprocessable", field: "data", message });
  }
  return write(text);
}

function commentShape(comment: SimulatedComment, state: GitHubState): Record<string, unknown> {
  const home = `${web}/${state.repository}`;
  return {
    id: comment.id,
    node_id: nodeId("IC", comment.id),
    url: `${home}/issues/comments/${comment.id}`,
    html_url: `${home}/pull/${comment.pull}#issuecomment-${comment.id}`,
    issue_url: `${home}/issues/${comment.pull}`,
    user: user(state, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: "CONTRIBUTOR",
  };
}
