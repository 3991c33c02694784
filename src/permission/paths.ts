/** Globs over the paths of a repository, as agent files write them. */
import picomatch from "picomatch";

/** A pattern without a slash matches at any depth, a dot needs no special mention. */
export function matchesAny(globs: readonly string[], paths: readonly string[]): boolean {
  const matches = globs.map((glob) =>
    picomatch(glob.replace(/^\.?\//, ""), { dot: true, basename: !glob.includes("/") }),
  );
  return paths.some((path) => matches.some((match) => match(path)));
}
