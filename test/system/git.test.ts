import { access, chmod } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readGit, runGit } from "../../src/system/git.ts";
import { makeRepository } from "../support/repository.ts";

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test("a bare repository that was committed into the tree is not used, and nothing in it runs", async () => {
  await using repository = await makeRepository();
  const ran = join(repository.root, "ran");
  await repository.write({
    "trap/HEAD": "ref: refs/heads/main\n",
    "trap/objects/keep": "",
    "trap/refs/keep": "",
    "trap/config": `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${ran}; false"\n`,
  });

  const result = await runGit({ root: join(repository.root, "trap") }, ["status"]);

  expect(result.stderr).toContain("safe.bareRepository");
  expect(await exists(ran)).toBe(false);
});

test("programs that a checkout's configuration names are not started", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  const ran = join(repository.root, "ran");
  await repository.write({
    "trap.sh": `#!/bin/sh\ntouch ${ran}\n`,
    ".git/hooks/post-index-change": `#!/bin/sh\ntouch ${ran}\n`,
  });
  await chmod(join(repository.root, "trap.sh"), 0o755);
  await chmod(join(repository.root, ".git/hooks/post-index-change"), 0o755);
  for (const key of ["core.fsmonitor", "diff.external", "core.pager", "core.sshCommand", "core.askPass"]) {
    await repository.git(["config", key, join(repository.root, "trap.sh")]);
  }
  await repository.write({ "a.txt": "two\n" });

  await readGit(repository, ["status", "--porcelain"]);
  await readGit(repository, ["diff", "--no-ext-diff"]);
  await readGit(repository, ["update-index", "--refresh", "-q"]).catch(() => undefined);
  await runGit(repository, ["ls-remote", "ssh://example.invalid/x"]);
  await runGit(repository, ["ls-remote", `ext::touch ${ran}`], { transport: "fetch" });

  expect(await exists(ran)).toBe(false);
});

test("only a fetch may use a transport", async () => {
  await using repository = await makeRepository({ "a.txt": "one\n" });

  const refused = await runGit(repository, ["ls-remote", repository.url]);
  const allowed = await runGit(repository, ["ls-remote", repository.url], { transport: "fetch" });

  expect(refused.stderr).toContain("transport 'file' not allowed");
  expect(allowed.code).toBe(0);
});

test("paths are literal unless a caller asks for magic", async () => {
  await using repository = await makeRepository({ ":(top)x": "1", "*.txt": "2", "a.txt": "3" });
  const list = async (path: string) => (await readGit(repository, ["ls-files", "--", path])).toString().trim();

  expect(await list(":(top)x")).toBe(":(top)x");
  expect(await list("*.txt")).toBe("*.txt");
});

test("an error repeats no password of a remote's address", async () => {
  await using repository = await makeRepository();
  const reading = readGit(repository, ["show-ref", "--verify", "https://user:hunter2@example.invalid/x"]);

  await expect(reading).rejects.toThrow("'https://example.invalid/x' - not a valid ref");
});
