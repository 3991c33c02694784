/** Makes the sample repository on disk: a base commit, and a branch with the change, checked out. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readGit } from "../../system/git.ts";
import { baseFiles, changedFiles, type Files, pullRequest } from "./files.ts";

export type SampleRepository = { readonly root: string; readonly base: string; readonly head: string };

/** Whoever starts the demo need not have told git who they are. */
const identity = ["-c", "user.name=Sam", "-c", "user.email=sam@ledger.example", "-c", "commit.gpgSign=false"] as const;

/** `bare`: a team that has no agents yet. */
export async function makeSampleRepository(root: string, team: "with-agents" | "bare"): Promise<SampleRepository> {
  await mkdir(root, { recursive: true });
  const git = (...args: readonly string[]): Promise<Buffer> => readGit({ root }, args);
  await git("init", "--quiet", `--initial-branch=${pullRequest.baseRef}`);
  const begun = Object.entries(baseFiles).filter(([path]) => team === "with-agents" || !path.startsWith(".claude/"));
  const base = await commit(root, Object.fromEntries(begun), "Invoices, payments and refunds");
  await git("checkout", "--quiet", "-b", pullRequest.headRef);
  const head = await commit(root, changedFiles, pullRequest.title);
  return { root, base, head };
}

async function commit(root: string, files: Files, message: string): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await readGit({ root }, ["add", "--all"]);
  await readGit({ root }, [...identity, "commit", "--quiet", "--message", message]);
  return (await readGit({ root }, ["rev-parse", "HEAD"])).toString("utf8").trim();
}
