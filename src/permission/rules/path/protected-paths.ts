/**
 * Files that make other programs run or change what an agent is allowed. No allow rule approves writing them, and no mode
 * but `bypassPermissions`. Case does not count, because some file systems do not count it either.
 */

const folders: readonly string[] = [
  ".git",
  ".config/git",
  ".vscode",
  ".idea",
  ".husky",
  ".cargo",
  ".devcontainer",
  ".yarn",
  ".mvn",
  ".claude",
  // Ours: the compact format's agents and permissions.
  ".agents",
];

/** Work trees that agents are given. */
const exceptions: readonly string[] = [".claude/worktrees"];

const files: readonly string[] = [
  ".bashrc",
  ".bash_profile",
  ".bash_login",
  ".bash_logout",
  ".bash_aliases",
  ".profile",
  ".zshrc",
  ".zshenv",
  ".zprofile",
  ".zlogin",
  ".zlogout",
  ".kshrc",
  ".cshrc",
  ".tcshrc",
  "config.fish",
  ".gitconfig",
  ".gitmodules",
  ".npmrc",
  ".pnpmfile.cjs",
  "bunfig.toml",
  ".mcp.json",
  ".claude.json",
  ".pre-commit-config.yaml",
  "lefthook.yml",
  "lefthook.yaml",
  "lefthook.toml",
  "lefthook.json",
  "lefthook-local.yml",
  "lefthook-local.yaml",
  ".lefthook.yml",
  ".lefthook.yaml",
  ".lefthook-local.yml",
  ".bazelrc",
  ".bazelversion",
  ".bazeliskrc",
  "user.bazelrc",
  "gradle-wrapper.properties",
  "maven-wrapper.properties",
  ".envrc",
  ".ripgreprc",
  "pyrightconfig.json",
];

const beginnings: readonly string[] = [".yarnrc"];

/** By its names alone, at any depth. */
export function isProtected(path: string): boolean {
  const wrapped = `/${path.toLowerCase()}/`.replaceAll(/\/(?:\.?\/)+/g, "/");
  const name = wrapped.slice(wrapped.lastIndexOf("/", wrapped.length - 2) + 1, -1);
  if (files.includes(name) || beginnings.some((beginning) => name.startsWith(beginning))) return true;
  const within = exceptions.reduce((rest, exception) => rest.replace(`/${exception}/`, "/"), wrapped);
  return folders.some((folder) => within.includes(`/${folder}/`));
}
