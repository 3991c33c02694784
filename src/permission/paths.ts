/** Globs over the paths of a repository, as agent files write them. */
import picomatch from "picomatch";

/**
 * A pattern without a slash matches at any depth, a folder means what is in it, a dot needs no special mention, and what a
 * pattern with an exclamation mark matches is left out again.
 */
export function matchesAny(globs: readonly string[], paths: readonly string[]): boolean {
  const wanted = globs.filter((glob) => !glob.startsWith("!")).flatMap(matchers);
  const unwanted = globs.filter((glob) => glob.startsWith("!")).flatMap((glob) => matchers(glob.slice(1)));
  return paths.some(
    (path) => (wanted.length === 0 || wanted.some((match) => match(path))) && !unwanted.some((match) => match(path)),
  );
}

/** Extended globs are left as text, and too many stars match anything: their regular expressions can take for ever. */
const MAX_STARS = 12;
const options = { dot: true, noextglob: true, nonegate: true } as const;

function matchers(glob: string): readonly ((path: string) => boolean)[] {
  const pattern = glob.replace(/^\.?\/+/, "").replace(/\/+$/, "");
  if (pattern === "") return [];
  if ((pattern.match(/\*+/g)?.length ?? 0) > MAX_STARS) return [() => true];
  const anywhere = glob.replace(/\/+$/, "").includes("/") ? pattern : `**/${pattern}`;
  return [picomatch(anywhere, options), picomatch(`${anywhere}/**`, options)];
}
