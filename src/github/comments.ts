/**
 * One comment per pull request and key, edited in place. It is ours only if marker and author are: somebody else's comment
 * with our marker is never touched, and an answer that was lost never leads to a second comment.
 */
import type { GitHubClient } from "./client.ts";
import { isAmbiguous, isRateLimit, isRefusal, outcomeOf, TOO_LONG } from "./failure.ts";

/** GitHub takes 65,536 characters and 262,144 bytes: so many code points keep both limits, whatever the script. */
const MAX_CHARACTERS = 65_000;
const CREATE_ATTEMPTS = 3;

export type CommentRequest = {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  /** Tells comments of several workflows on the same pull request apart. */
  readonly key: string;
  /** Without the marker: that is added here. */
  readonly body: string;
  /** What happens to a comment that is there already; `leave` keeps it as it is. */
  readonly whenPresent?: "edit" | "leave";
};

export type PostedComment = { readonly url: string; readonly action: "created" | "updated" | "left" };

/** Posting failed for a reason that leaves the report intact: show it elsewhere. */
export class CannotPost extends Error {
  /** `forbidden`: the token lacks a right; `unavailable`: anything else that GitHub answered, or did not. */
  readonly reason: "forbidden" | "unavailable";
  constructor(reason: "forbidden" | "unavailable", message: string, cause: unknown) {
    super(message, { cause });
    this.name = "CannotPost";
    this.reason = reason;
  }
}

/** The first line of our comments. The key cannot end the HTML comment early. */
export function commentMarker(key: string): string {
  return `<!-- pr-subagents key=${encodeURIComponent(key)} -->`;
}

export async function upsertComment(client: GitHubClient, request: CommentRequest): Promise<PostedComment> {
  const body = `${commentMarker(request.key)}\n${request.body}`;
  requireFit(body);
  try {
    const own = await findOwnComment(client, request);
    if (!own) return await createComment(client, request, body);
    if (request.whenPresent === "leave") return { url: own.url, action: "left" };
    return await editComment(client, request, { own, body });
  } catch (error) {
    throw explainPosting(error, request);
  }
}

/** Somebody may have deleted it in the meantime: then it is made anew. */
async function editComment(
  client: GitHubClient,
  request: CommentRequest,
  { own, body }: { readonly own: OwnComment; readonly body: string },
): Promise<PostedComment> {
  const { owner, repo } = request;
  try {
    const octokit = await client.octokit();
    const { data } = await octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body });
    return { url: data.html_url, action: "updated" };
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return createComment(client, request, body);
    throw error;
  }
}

type OwnComment = { readonly id: number; readonly url: string };

/** The newest of ours, over all pages. */
async function findOwnComment(client: GitHubClient, request: CommentRequest): Promise<OwnComment | undefined> {
  const { owner, repo, number, key } = request;
  const octokit = await client.octokit();
  const [viewer, comments] = await Promise.all([
    client.viewer(),
    octokit.paginate(octokit.rest.issues.listComments, { owner, repo, issue_number: number, per_page: 100 }),
  ]);
  const marker = commentMarker(key);
  const own = comments.findLast(({ user, body }) => user?.id === viewer.id && body?.startsWith(marker));
  return own && { id: own.id, url: own.html_url };
}

async function createComment(client: GitHubClient, request: CommentRequest, body: string): Promise<PostedComment> {
  const { owner, repo, number } = request;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const octokit = await client.octokit();
      const { data } = await octokit.rest.issues.createComment({ owner, repo, issue_number: number, body });
      return { url: data.html_url, action: "created" };
    } catch (error) {
      if (!isAmbiguous(error)) throw error;
      await client.pause(attempt);
      const posted = await findOwnComment(client, request);
      if (posted) return { url: posted.url, action: "created" };
      if (attempt === CREATE_ATTEMPTS) throw error;
    }
  }
}

function requireFit(body: string): void {
  const characters = [...body].length;
  if (characters <= MAX_CHARACTERS) return;
  throw new Error(
    `The comment has ${characters} characters with its marker, and at most ${MAX_CHARACTERS} are posted: the renderer must cut it at a block's border.`,
  );
}

function explainPosting(error: unknown, { owner, repo, number }: CommentRequest): CannotPost {
  const cause = isRefusal(error) ? outcomeOf(error) : String(error);
  const said = `The comment on pull request ${number} of ${owner}/${repo} could not be posted: ${cause}.`;
  if (isRefusal(error) && isRateLimit(error)) return new CannotPost("unavailable", `${said} ${TOO_LONG}`, error);
  if (isRefusal(error) && [401, 403, 404].includes(error.status)) {
    const remedy =
      "Give the job `permissions: pull-requests: write`; on a pull request from a fork or from Dependabot GitHub never grants it.";
    return new CannotPost("forbidden", `${said} ${remedy}`, error);
  }
  return new CannotPost("unavailable", `${said} Run the job again.`, error);
}
