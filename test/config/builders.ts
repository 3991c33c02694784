/** Agent files and where they stand, for tests of the loader. */
import { join } from "node:path";
import type { AgentFile } from "../../src/config/agent-file.ts";
import { buildCatalog, type Catalog, type Supply } from "../../src/config/catalog.ts";
import { filesFromFolder } from "../../src/config/folder.ts";
import type { BaseFiles } from "../../src/pull/base-files.ts";

/** Our own agents, as they are shipped. */
export const builtInFolder = join(import.meta.dirname, "..", "..", "agents");
const own = await filesFromFolder(builtInFolder).list("");
export const builtIns: Supply = { kind: "built-in", format: "claude", files: own.files };

/** Agents in the order in which they are given, each a file of the project. */
export function project(files: Readonly<Record<string, string>>): Supply {
  const list = Object.entries(files).map(([name, text]) => ({ path: `.claude/agents/${name}`, text }));
  return { kind: "project", format: "claude", files: list };
}

export function load(files: Readonly<Record<string, string>>): Promise<Catalog> {
  return buildCatalog([builtIns, project(files)]);
}

export function agentText(fields: string, body = "You look."): string {
  return `---\n${fields}\n---\n${body}\n`;
}

/** A repository as a value: path → text. `problems` is what could not be read, by path. */
export function teamFiles(
  files: Readonly<Record<string, string>>,
  problems: Readonly<Record<string, string>> = {},
): BaseFiles {
  const below = <Value>(prefix: string, given: Readonly<Record<string, Value>>): [string, Value][] =>
    Object.entries(given).filter(([path]) => path === prefix || path.startsWith(`${prefix}/`));
  return {
    list: async (prefix) => ({
      files: below(prefix, files).map(([path, text]): AgentFile => ({ path, text })),
      problems: below(prefix, problems).map(([, problem]) => problem),
    }),
  };
}
