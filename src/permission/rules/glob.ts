/**
 * Globs of the compact map: what picomatch matches with `{ dot: true, bash: true }`, where `*` crosses slashes, in time that no
 * pattern and no text can blow up. picomatch itself would need time to the power of the stars, on texts that strangers write.
 */
import { compileSegment } from "./path/path-segment.ts";

export type Glob = (text: string) => boolean;

const MAX_VARIANTS = 64;

/** `undefined` where the pattern comes to more alternatives than anybody means. */
export function compileGlob(pattern: string): Glob | undefined {
  const braces = expandBraces(pattern.replace(/^(?:\.\/)+/, ""));
  const variants = braces.length > MAX_VARIANTS ? braces : [...new Set(braces.flatMap(withoutEmptyFolders))];
  if (variants.length > MAX_VARIANTS) return undefined;
  const matchers = variants.map((variant) => compileSegment(variant.replaceAll(/\*+/g, "*")));
  return (text) => matchers.some((matches) => matches(text));
}

/** `a{b,c}` is `ab` or `ac`; innermost first. */
function expandBraces(pattern: string): readonly string[] {
  const [, before = "", inner = "", after = ""] = /^(.*)\{([^{}]*,[^{}]*)\}(.*)$/s.exec(pattern) ?? [];
  if (inner === "") return [pattern];
  const expanded: string[] = [];
  for (const choice of inner.split(",")) {
    if (expanded.length > MAX_VARIANTS) break;
    expanded.push(...expandBraces(`${before}${choice}${after}`));
  }
  return expanded;
}

/** `**` between slashes is any number of folders, also none. */
function withoutEmptyFolders(pattern: string): readonly string[] {
  const at = pattern.search(/(?:^|\/)\*\*(?:\/|$)/);
  if (at < 0) return [pattern];
  const leading = pattern.startsWith("**/");
  const start = leading ? "" : pattern.slice(0, at);
  const rest = pattern.slice(leading ? 3 : at + 3);
  const one = leading ? "*/" : "/*";
  if (rest === "" || pattern === "**") return pattern === "**" ? ["*"] : [`${start}/*`, start];
  return withoutEmptyFolders(rest)
    .flatMap((tail) => [`${start}${one}${tail}`, `${start}${tail}`])
    .slice(0, MAX_VARIANTS + 1);
}
