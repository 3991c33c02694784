import { expect, test } from "vitest";
import { fetchPermission, judgeTrust } from "../../src/github/trust.ts";
import { startGitHub } from "../../src/simulator/github/server.ts";
import { connect } from "../support/github.ts";
import { expectValidRequests } from "../support/openapi.ts";

const ordinary = { fork: false, actor: "ada", key: "model-key", permission: "write" } as const;

test.each(["admin", "maintain", "write"] as const)(
  "somebody with the right %s is trusted in the same repository",
  (permission) => {
    expect(judgeTrust({ ...ordinary, permission })).toEqual({ kind: "run", level: "trusted", key: "model-key" });
  },
);

test("a fork that somebody with write access lets in runs guarded", () => {
  expect(judgeTrust({ ...ordinary, fork: true })).toEqual({ kind: "run", level: "guarded", key: "model-key" });
});

test.each(["triage", "read", "none", "unknown"] as const)(
  "the right %s starts nothing, from a fork or not",
  (permission) => {
    for (const fork of [true, false]) {
      expect(judgeTrust({ ...ordinary, fork, permission })).toMatchObject({
        kind: "skip",
        reason: expect.stringMatching(/^ada .*write access.*workflow_dispatch/),
      });
    }
  },
);

test("a name that ends in [bot] proves nothing", () => {
  expect(judgeTrust({ ...ordinary, actor: "helpful[bot]", permission: "none" }).kind).toBe("skip");
});

test("Dependabot is let in by its exact name, and only in the repository itself", () => {
  const bot = { ...ordinary, actor: "dependabot[bot]", permission: "none" } as const;
  expect(judgeTrust(bot).kind).toBe("run");
  expect(judgeTrust({ ...bot, fork: true }).kind).toBe("skip");
  for (const actor of ["dependabot", "Dependabot[bot]", "dependabot-preview[bot]"]) {
    expect(judgeTrust({ ...bot, actor }).kind, actor).toBe("skip");
  }
});

test("a fork without a key is skipped, even for a maintainer, because secrets are withheld", () => {
  expect(judgeTrust({ ...ordinary, fork: true, key: undefined, permission: "admin" })).toMatchObject({
    kind: "skip",
    reason: expect.stringMatching(/withholds secrets from forks.*workflow_dispatch/),
  });
});

test("Dependabot without a key is skipped, because secrets are withheld", () => {
  expect(judgeTrust({ ...ordinary, actor: "dependabot[bot]", key: undefined })).toMatchObject({
    kind: "skip",
    reason: expect.stringContaining("from Dependabot"),
  });
});

test("a missing key in the same repository is the workflow's mistake", () => {
  expect(judgeTrust({ ...ordinary, key: undefined })).toMatchObject({
    kind: "missing-key",
    problem: expect.stringContaining("`anthropic-api-key`"),
  });
});

test.each([
  ["ada", "write"],
  ["root", "admin"],
  ["keeper", "write"],
  ["passer-by", "read"],
  ["dependabot[bot]", "none"],
])("the API says that %s has the right %s", async (actor, permission) => {
  await using github = await startGitHub({ collaborators: { ada: "write", root: "admin", keeper: "maintain" } });
  expect(await fetchPermission(connect(github), { owner: "octo", repo: "sample", actor })).toBe(permission);
  await expectValidRequests(github.requests);
});

test("rights that may not be asked for are unknown, and so nothing runs", async () => {
  await using github = await startGitHub({ collaborators: { ada: "admin" }, tokens: { any: "none" } });
  expect(await fetchPermission(connect(github), { owner: "octo", repo: "sample", actor: "ada" })).toBe("unknown");
});

test("a rate limit is not taken for an answer about somebody's rights", async () => {
  await using github = await startGitHub({ collaborators: { ada: "admin" } });
  github.failNext({ kind: "secondary-rate-limit", retryAfter: 3600 });
  await expect(fetchPermission(connect(github), { owner: "octo", repo: "sample", actor: "ada" })).rejects.toThrow(
    /rate limit lasts longer/,
  );
});
