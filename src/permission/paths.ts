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
    (path) =>
      isStrange(path) ||
      ((wanted.length === 0 || wanted.some((match) => match(path))) && !unwanted.some((match) => match(path))),
  );
}

/** Far beyond what repositories hold. What a few stars take with a path grows with a power of these. */
const MAX_SEGMENTS = 40;
const MAX_SEGMENT = 200;

/** Such a path is matched by everything: to try it could take minutes. */
function isStrange(path: string): boolean {
  const segments = path.split("/");
  return segments.length > MAX_SEGMENTS || segments.some((segment) => segment.length > MAX_SEGMENT);
}

/** File names are chosen by strangers: with more stars than these, a name made for it takes for ever to match. */
const MAX_STARS = 4;
const options = { dot: true, nonegate: true } as const;

function matchers(glob: string): readonly ((path: string) => boolean)[] {
  const pattern = glob.replace(/^\.?\/+/, "").replace(/\/+$/, "");
  if (pattern === "") return [];
  if (isTooMuch(pattern)) return [() => true];
  // Parentheses are part of a name, as in app/(auth)/page.tsx, and never a regular expression.
  const plain = pattern.replaceAll(/[()|+^$@!]/g, "\\$&");
  const anywhere = glob.replace(/\/+$/, "").includes("/") ? plain : `**/${plain}`;
  return [picomatch(anywhere, options), picomatch(`${anywhere}/**`, options)];
}

/** Such a pattern matches anything: the agent is offered once too often rather than never. */
function isTooMuch(pattern: string): boolean {
  const segments = pattern.split("/");
  const starsIn = (segment: string): number => segment.match(/\*+/g)?.length ?? 0;
  return (
    segments.filter((segment) => segment === "**").length > MAX_STARS ||
    segments.some((segment) => starsIn(segment) > MAX_STARS)
  );
}
