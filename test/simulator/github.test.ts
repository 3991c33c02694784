import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { objectsOf } from "../../src/simulator/github/objects.ts";
import { type GitHubSimulator, startGitHub } from "../../src/simulator/github/server.ts";
import { makePull } from "../support/github.ts";
import { expectValidRequests, violations } from "../support/openapi.ts";

type Options = { readonly method?: string; readonly body?: string; readonly headers?: Record<string, string> };

function ask(github: GitHubSimulator, path: string, { headers, ...options }: Options = {}): Promise<Response> {
  return fetch(`${github.url}${path}`, { ...options, headers: { authorization: "token any", ...headers } });
}

const repository = "/repos/octo/sample";

test("every endpoint answers as GitHub's description says", async () => {
  const sha = "5".repeat(40);
  await using github = await startGitHub({
    pulls: [
      makePull({
        files: [{ filename: "a b.ts", status: "added", additions: 1, deletions: 0, patch: "@@ -0,0 +1 @@\n+a" }],
        commits: [{ sha, message: "Work", author: "ada" }],
        reviewComments: [{ id: 1, author: "bob", path: "a b.ts", line: 1, body: "Hm." }],
      }),
    ],
    comments: [{ pull: 7, author: "ada", body: "Hello" }],
    collaborators: { ada: "maintain" },
    snapshots: { [sha]: { "docs/a.md": "A", link: { link: "docs/a.md" } } },
  });
  const id = github.state.comments[0]?.id;
  const paths = [
    ..."pulls/7 pulls/7/files pulls/7/commits pulls/7/comments issues/7/comments".split(" "),
    `issues/comments/${id}`,
    `compare/main...cache`,
    `collaborators/ada/permission`,
    `git/trees/${sha}?recursive=1`,
    `contents/docs?ref=${sha}`,
  ];
  for (const path of paths) expect((await ask(github, `${repository}/${path}`)).status, path).toBe(200);
  const answer = await ask(github, `${repository}/contents/docs%2Fa.md?ref=${sha}`);
  const file = z.object({ sha: z.string(), content: z.string() }).parse(await answer.json());
  expect((await ask(github, `${repository}/git/blobs/${file.sha}`)).status).toBe(200);
  expect(Buffer.from(file.content, "base64").toString()).toBe("A");
  await expectValidRequests(github.requests);
});

test("the judge names what is wrong with a request or an answer", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  await ask(github, `${repository}/pulls/7/checks`);
  await ask(github, `${repository}/pulls/seven`);
  await ask(github, `${repository}/pulls/7/files?size=3`);
  await ask(github, `${repository}/issues/7/comments`, {
    method: "POST",
    body: JSON.stringify({ text: "Hello" }),
    headers: { "content-type": "application/json" },
  });
  await ask(github, "/graphql", { method: "POST", body: JSON.stringify({ query: "{ viewer { email } }" }) });
  const [good] = github.requests;
  const found = await violations(github.requests);
  expect(found).toEqual([
    "GET /repos/octo/sample/pulls/7/checks: not in the description",
    expect.stringMatching(/^GET .*\/pulls\/seven: .*must be integer/),
    expect.stringMatching(/^GET .*\/pulls\/7\/files: .*must NOT have additional properties/),
    expect.stringMatching(/^POST .*\/comments: .*must have required property 'body'/),
    expect.stringMatching(/^POST \/graphql: unknown query/),
  ]);
  if (!good) throw new Error("Nothing was recorded.");
  const hollow = { ...good, path: `${repository}/issues/comments/1`, status: 200, response: { id: 1 } };
  expect(await violations([hollow])).toContainEqual(expect.stringContaining("→ 200: "));
});

test("lists come in pages of 30, of at most 100, with the links between them", async () => {
  const comments = Array.from({ length: 130 }, (_, index) => ({ pull: 7, author: "ada", body: `${index}` }));
  await using github = await startGitHub({ pulls: [makePull()], comments });
  const path = `${repository}/issues/7/comments`;
  const size = async (query: string) =>
    z.array(z.unknown()).parse(await (await ask(github, path + query)).json()).length;
  expect([await size(""), await size("?per_page=500"), await size("?per_page=100&page=2")]).toEqual([30, 100, 30]);
  const links = async (query: string) => (await ask(github, path + query)).headers.get("link");
  const at = (page: number) => `<${github.url}${path}?per_page=50&page=${page}>`;
  expect(await links("?per_page=50")).toBe(`${at(2)}; rel="next", ${at(3)}; rel="last"`);
  expect(await links("?per_page=50&page=2")).toBe(
    `${at(1)}; rel="prev", ${at(3)}; rel="next", ${at(3)}; rel="last", ${at(1)}; rel="first"`,
  );
  expect(await links("?per_page=50&page=3")).toBe(`${at(2)}; rel="prev", ${at(1)}; rel="first"`);
  expect(await links("?per_page=100&page=1&x=1")).toContain("x=1");
});

test("a pull request lists at most 3,000 files and 250 commits", async () => {
  const file = { status: "modified", additions: 1, deletions: 0 } as const;
  const files = Array.from({ length: 3001 }, (_, index) => ({ ...file, filename: `${index}` }));
  const commits = Array.from({ length: 251 }, (_, index) => ({ sha: `${index}`, message: "", author: "ada" }));
  await using github = await startGitHub({ pulls: [makePull({ files, commits })] });
  const last = async (path: string) =>
    /page=(\d+)>; rel="last"/.exec((await ask(github, path)).headers.get("link") ?? "");
  expect((await last(`${repository}/pulls/7/files?per_page=100`))?.[1]).toBe("30");
  expect((await last(`${repository}/pulls/7/commits?per_page=50`))?.[1]).toBe("5");
  expect(await (await ask(github, `${repository}/pulls/7`)).json()).toMatchObject({ changed_files: 3001 });
});

test.each([
  ["no token", {}, "/user", { authorization: "" }, 401, "Requires authentication"],
  ["an unknown token", { tokens: {} }, "/user", {}, 401, "Bad credentials"],
  ["a workflow's token that asks who it is", {}, "/user", {}, 403, "Resource not accessible by integration"],
  ["a token without rights", { tokens: { any: "none" } }, `${repository}/pulls/7`, {}, 403, "Resource not accessible"],
  ["an unknown pull request", {}, `${repository}/pulls/8`, {}, 404, "Not Found"],
  ["an unknown repository", {}, "/repos/octo/other/pulls/7", {}, 404, "Not Found"],
] as const)("%s is refused as on GitHub", async (_, options, path, headers, status, message) => {
  await using github = await startGitHub({ pulls: [makePull()], ...options });
  const answer = await ask(github, path, { headers });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining(message),
    documentation_url: expect.any(String),
  });
});

test("comments are written in the viewer's name, and edits move their time", async () => {
  let now = Date.UTC(2026, 0, 1);
  await using github = await startGitHub({ pulls: [makePull()], now: () => now });
  const write = async (method: string, path: string, body: string) =>
    (await ask(github, repository + path, { method, body })).json();
  const answer = await write("POST", "/issues/7/comments", JSON.stringify({ body: "Hello" }));
  const created = z.object({ id: z.int() }).parse(answer);
  now += 90_000;
  const edited = await write("PATCH", `/issues/comments/${created.id}`, JSON.stringify({ body: "Bye" }));
  expect(edited).toMatchObject({
    id: created.id,
    body: "Bye",
    user: { login: "github-actions[bot]", id: 41_898_282, type: "Bot" },
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:01:30Z",
  });
  expect(await write("POST", "/issues/7/comments", "{")).toMatchObject({ message: "Problems parsing JSON" });
  expect(await write("POST", "/issues/7/comments", "{}")).toMatchObject({ errors: [{ code: "missing_field" }] });
});

test("a body of 65,536 characters is taken, one more is refused in GitHub's words", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  const post = (length: number) =>
    ask(github, `${repository}/issues/7/comments`, {
      method: "POST",
      body: JSON.stringify({ body: "a".repeat(length) }),
    });
  expect((await post(65_536)).status).toBe(201);
  const refused = await post(65_537);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    message: "Validation Failed",
    errors: [{ message: "Body is too long (maximum is 65536 characters)" }],
  });
});

test.each([
  ["files", 301, "@@ -1 +1 @@\n-a\n+b"],
  ["lines", 2, `@@ -0,0 +1,15000 @@\n${"+a\n".repeat(15_000)}`],
])("a diff with too many %s is refused as too large", async (_, count, patch) => {
  const headers = { accept: "application/vnd.github.diff" };
  const file = { status: "modified", additions: 1, deletions: 1, patch } as const;
  const files = Array.from({ length: count }, (_, index) => ({ ...file, filename: `${index}` }));
  await using github = await startGitHub({
    pulls: [makePull({ files }), makePull({ number: 8, files: files.slice(0, 1) })],
  });
  const refused = await ask(github, `${repository}/pulls/7`, { headers });
  expect(refused.status).toBe(406);
  expect(await refused.json()).toMatchObject({ errors: [{ code: "too_large" }] });
  const taken = await ask(github, `${repository}/pulls/8`, { headers });
  expect(await taken.text()).toMatch(/^diff --git a\/0 b\/0\n--- a\/0\n\+\+\+ b\/0\n@@/);
});

test("a fault strikes the next matching request, once", async () => {
  await using github = await startGitHub({ pulls: [makePull()] });
  github.failNext({ kind: "secondary-rate-limit", retryAfter: 9, path: /pulls/ });
  expect((await ask(github, "/user")).status).toBe(403);
  const struck = await ask(github, `${repository}/pulls/7`);
  expect([struck.status, struck.headers.get("retry-after")]).toEqual([403, "9"]);
  expect(await struck.json()).toMatchObject({ message: expect.stringContaining("secondary rate limit") });
  expect((await ask(github, `${repository}/pulls/7`)).status).toBe(200);
});

test("objects have the ids that git gives them", () => {
  const folder = mkdtempSync(join(tmpdir(), "objects-"));
  try {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" }).toString().trim();
    mkdirSync(join(folder, "a"));
    for (const path of ["a/x", "a.ts", "a-b"]) writeFileSync(join(folder, path), `${path}\n`);
    writeFileSync(join(folder, "run"), "#!", { mode: 0o755 });
    symlinkSync("a/x", join(folder, "link"));
    git("init", "--quiet");
    git("add", "--all");
    const files = { "a/x": "a/x\n", "a.ts": "a.ts\n", "a-b": "a-b\n" };
    expect(objectsOf({ ...files, run: { executable: "#!" }, link: { link: "a/x" } }).root).toBe(git("write-tree"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
