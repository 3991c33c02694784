/** Which changed files are configuration of this product: a pull request's version of them is not in effect while it is reviewed. */
import type { ChangedFile } from "../pull/pull-request.ts";

const folders = [".claude/", ".agents/", ".github/workflows/"] as const;
const names = ["CLAUDE.md", "CLAUDE.local.md", ".mcp.json"] as const;

export function changedConfiguration(files: readonly ChangedFile[]): readonly string[] {
  return files
    .flatMap(({ path, previousPath }) => [path, ...(previousPath === undefined ? [] : [previousPath])])
    .filter(isConfiguration);
}

function isConfiguration(path: string): boolean {
  return (
    folders.some((folder) => path.startsWith(folder) || path.includes(`/${folder}`)) ||
    names.some((name) => path === name || path.endsWith(`/${name}`))
  );
}
