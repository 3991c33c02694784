/** The pull request's own agent files, parsed as data: their mistakes are shown on their lines, and nothing of them takes effect. */
import type { BaseFiles } from "../pull/base-files.ts";
import type { ChangedFile } from "../pull/pull-request.ts";
import { parseAgentFile } from "./agent-file.ts";
import type { Problem } from "./problem.ts";

const formats = { ".agents/agents/": "compact", ".claude/agents/": "claude" } as const;

export async function checkHeadFiles(files: readonly ChangedFile[], head: BaseFiles): Promise<readonly Problem[]> {
  const changed = files
    .filter(({ status }) => status !== "removed")
    .flatMap(({ path }) => (formatOf(path) ? [path] : []));
  const listings = await Promise.all(changed.map((path) => head.list(path)));
  const parsed = listings
    .flatMap((listing) => listing.files)
    .map((file) => parseAgentFile(file, { kind: "project", file: file.path }, formatOf(file.path)));
  const problems = (await Promise.all(parsed)).flatMap((agent) => agent.problems);
  return problems.filter(({ severity }) => severity !== "note");
}

function formatOf(path: string): "compact" | "claude" | undefined {
  if (!path.endsWith(".md")) return undefined;
  return Object.entries(formats).find(([folder]) => path.startsWith(folder))?.[1];
}
