/**
 * Serves `rg` where ripgrep is not installed: git searches the same files (tracked or not, without what is ignored, without
 * hidden ones), and the answer is written as ripgrep writes it to a pipe. Paths stand as they were asked for.
 */
import { statSync } from "node:fs";
import { posix } from "node:path";
import { runGit } from "../../system/git.ts";
import { extensionsOf, fileTypeNames } from "../file-types.ts";
import { filterPathspecs, placePathspec } from "../pathspec.ts";
import { type Place, ToolProblem } from "../workspace.ts";
import type { Outcome } from "./builtins.ts";
import { confine } from "./confine.ts";
import { isAnyCase, joinPatterns, type RipgrepSearch } from "./ripgrep-options.ts";
import { type Hit, showHits } from "./ripgrep-output.ts";
import type { Shell } from "./run-plan.ts";
import type { Scope } from "./scope.ts";

const MAX_BYTES = 10 * 1024 * 1024;
/** Names are given one by one: more than these do not fit into a command line. */
const MAX_FILES_AT_ONCE = 500;

/** One question to git: the files below one place, and how their names are written. */
type Target = {
  readonly pathspecs: readonly string[];
  readonly asFiles: boolean;
  readonly nameOf: (path: string) => string;
};

export async function serveRipgrep(search: RipgrepSearch, scope: Scope, shell: Shell): Promise<Outcome> {
  if (search.show === "types") return { status: 0, output: typeList() };
  try {
    const { targets, problems } = targetsOf(search, scope);
    const texts: string[] = [];
    for (const target of targets) texts.push(await ask(search, target, shell));
    const output = texts.join("");
    const found = texts.some((text) => text !== "");
    const shown = search.show === "nothing" ? "" : output;
    return { status: problems === "" ? (found ? 0 : 1) : 2, output: shown, errors: problems };
  } catch (error) {
    if (error instanceof ToolProblem) return { status: 2, errors: `rg: ${error.message}\n` };
    throw error;
  }
}

function typeList(): string {
  return fileTypeNames
    .map((name) => `${name}: ${(extensionsOf(name) ?? []).map((each) => `*.${each}`).join(", ")}\n`)
    .join("");
}

function targetsOf(
  search: RipgrepSearch,
  scope: Scope,
): { readonly targets: readonly Target[]; readonly problems: string } {
  const operands = search.operands.length > 0 ? search.operands : [undefined];
  const folders: Target[] = [];
  const files = new Map<string, string>();
  let problems = "";
  for (const operand of operands) {
    const { path, real } = confine(scope, operand ?? ".");
    const there = statSync(real, { throwIfNoEntry: false });
    if (!there) problems += `rg: ${operand}: No such file or directory (os error 2)\n`;
    else if (there.isDirectory()) folders.push(folderTarget(search, { absolute: real, path, inside: true }, operand));
    else files.set(path, operand ?? path);
  }
  return { targets: [...fileTargets(files), ...folders], problems };
}

/** A file that is named is searched, ignored or hidden or not. */
function fileTargets(files: ReadonlyMap<string, string>): readonly Target[] {
  const paths = [...files.keys()];
  const nameOf = (path: string): string => files.get(path) ?? path;
  return Array.from({ length: Math.ceil(paths.length / MAX_FILES_AT_ONCE) }, (_, index) => ({
    pathspecs: paths
      .slice(index * MAX_FILES_AT_ONCE, (index + 1) * MAX_FILES_AT_ONCE)
      .map((path) => `:(top,literal)${path}`),
    asFiles: true,
    nameOf,
  }));
}

function folderTarget({ options, values }: RipgrepSearch, folder: Place, operand: string | undefined): Target {
  const asWritten = (values.get("glob") ?? []).flatMap((glob) => filterPathspecs(folder, glob));
  const anyCase = (values.get("any-case-glob") ?? []).flatMap((glob) => filterPathspecs(folder, glob));
  const globs = [...asWritten, ...anyCase.map((spec) => spec.replace(":(top,", ":(top,icase,"))];
  const wanted = globs.filter((spec) => !/^:\(top,(?:icase,)?exclude/.test(spec));
  const hidden = options.has("hidden") ? [] : filterPathspecs(folder, "!**/.* !**/.*/**");
  const pathspecs = [
    ...(wanted.length > 0 ? wanted : [placePathspec(folder)]),
    ...globs.filter((spec) => !wanted.includes(spec)),
    ...hidden,
  ];
  const below = (path: string): string => posix.relative(folder.path === "." ? "" : folder.path, path);
  const nameOf = (path: string): string =>
    operand === undefined ? below(path) : `${operand.replace(/\/+$/, "")}/${below(path)}`;
  return { pathspecs, asFiles: false, nameOf };
}

async function ask(search: RipgrepSearch, target: Target, shell: Shell): Promise<string> {
  const { withheld } = shell.workspace;
  const matches = pathFilter(search, target);
  const keep = (path: string): boolean => matches(path) && !withheld?.has(path);
  if (search.show === "list") {
    const kinds = ["--cached", "--others", ...(isIgnoringNothing(search, target) ? [] : ["--exclude-standard"])];
    const names = (await git(["ls-files", ...kinds, "-z", "--", ...target.pathspecs], shell)).split("\0");
    return nameLines(names, { keep, nameOf: target.nameOf });
  }
  const output = await git(grepArguments(search, target), shell);
  switch (search.show) {
    case "files":
    case "files-without":
      return nameLines(output.split("\0"), { keep, nameOf: target.nameOf });
    case "counts":
      return [...output.matchAll(/([^\0]+)\0(\d+)\n/g)]
        .filter(([, path = ""]) => keep(path))
        .map(([, path = "", count]) =>
          namesFiles(search, target) ? `${target.nameOf(path)}:${count}\n` : `${count}\n`,
        )
        .join("");
    default: {
      const hits = parseHits(output).filter(({ path }) => keep(path));
      return showHits(hits, { search, nameOf: target.nameOf, named: namesFiles(search, target) });
    }
  }
}

function nameLines(
  names: readonly string[],
  { keep, nameOf }: { readonly keep: (path: string) => boolean; readonly nameOf: (path: string) => string },
): string {
  const wanted = [...new Set(names)].filter((path) => path !== "" && !path.endsWith("/") && keep(path));
  return wanted
    .sort()
    .map((path) => `${nameOf(path)}\n`)
    .join("");
}

/** With one file nobody needs to be told its name. */
function namesFiles({ options, operands }: RipgrepSearch, { asFiles }: Target): boolean {
  if (options.has("names")) return true;
  return !options.has("no-names") && !(operands.length === 1 && asFiles);
}

function pathFilter({ values }: RipgrepSearch, { nameOf }: Target): (path: string) => boolean {
  const endings = (types: readonly string[]): readonly string[] =>
    types.flatMap(requireType).map((extension) => `.${extension}`);
  const wanted = endings(values.get("type") ?? []);
  const unwanted = endings(values.get("not-type") ?? []);
  const depth = Number(values.get("depth")?.at(-1) ?? Number.POSITIVE_INFINITY);
  return (path) =>
    (wanted.length === 0 || wanted.some((ending) => path.endsWith(ending))) &&
    !unwanted.some((ending) => path.endsWith(ending)) &&
    nameOf(path).replace(/^\.\//, "").split("/").length <= depth;
}

function requireType(type: string): readonly string[] {
  const extensions = extensionsOf(type);
  if (!extensions) throw new ToolProblem(`unrecognized file type: ${type}`);
  return extensions;
}

function isIgnoringNothing({ options }: RipgrepSearch, { asFiles }: Target): boolean {
  return asFiles || options.has("no-ignore") || options.has("unrestricted");
}

function grepArguments(search: RipgrepSearch, target: Target): readonly string[] {
  const { options, values, patterns } = search;
  const number = (name: string): string => values.get(name)?.at(-1) ?? values.get("around")?.at(-1) ?? "0";
  const lines = ["-n", "--column", `--before-context=${number("before")}`, `--after-context=${number("after")}`];
  const shown = { files: ["-l"], "files-without": ["-L"], counts: ["--count"] };
  const mode =
    search.show === "files" || search.show === "files-without" || search.show === "counts" ? shown[search.show] : lines;
  return [
    ...["grep", "--untracked", "-I", "-z", "--full-name", "--no-color"],
    ...(isIgnoringNothing(search, target) ? ["--no-exclude-standard"] : []),
    ...(isAnyCase(search) ? ["-i"] : []),
    ...(options.has("invert") ? ["-v"] : []),
    ...(options.has("words") ? ["-w"] : []),
    ...(options.has("only-matching") ? ["--only-matching"] : []),
    ...mode,
    ...patternArguments(patterns, options),
    "--",
    ...target.pathspecs,
  ];
}

function patternArguments(patterns: readonly string[], options: ReadonlySet<string>): readonly string[] {
  const whole = options.has("whole-lines");
  if (options.has("fixed") && !whole) return ["-F", ...patterns.flatMap((pattern) => ["-e", pattern])];
  const written = options.has("fixed")
    ? patterns.map((pattern) => pattern.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&"))
    : patterns;
  const joined = joinPatterns(written);
  if (/^[\w\s./:;,@#%&=<>!"'`~-]*$/.test(joined) && !joined.includes("."))
    return whole ? ["-E", "-e", `^(${joined})$`] : ["-F", "-e", joined];
  return ["-P", "-e", whole ? `^(?:${joined})$` : joined];
}

async function git(args: readonly string[], { workspace, job }: Shell): Promise<string> {
  const { repository } = workspace;
  const result = await runGit(repository, args, { signal: job.signal, pathspecs: "magic", maxBytes: MAX_BYTES });
  if (result.truncated) throw new ToolProblem("The search found too much to hold. Narrow it with a path, -g or -t.");
  if (result.code === 0 || result.code === 1) return result.stdout.toString("utf8");
  throw new ToolProblem(`regex parse error: ${result.stderr.trim()}`);
}

/** `path NUL line NUL column NUL text` for a match, the same without a column for context, `--` between groups. */
function parseHits(output: string): readonly Hit[] {
  const hits: Hit[] = [];
  const record = /(?:--\n)?([^\0]+)\0(\d+)\0(?:(\d+)\0)?([^\n]*)(?:\n|$)/gy;
  for (const [, path = "", line, column, text = ""] of output.matchAll(record)) {
    hits.push({ path, line: Number(line), text, ...(column !== undefined && { column: Number(column) }) });
  }
  return hits;
}
