/** The words after `rg`, read into a search. What cannot be served is said, never passed over. */
import { confine } from "./confine.ts";
import { idle, idleValued, spellings } from "./ripgrep-table.ts";
import type { Scope } from "./scope.ts";

export type RipgrepSearch = {
  readonly kind: "search";
  readonly show: "lines" | "counts" | "files" | "files-without" | "list" | "nothing" | "types";
  readonly patterns: readonly string[];
  readonly options: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly operands: readonly string[];
};

export type ReadSearch =
  | RipgrepSearch
  /** Standard input is searched by grep. */
  | { readonly kind: "piped"; readonly args: readonly string[] }
  | { readonly kind: "problem"; readonly problem: string };

const shows = ["types", "list", "nothing", "files-without", "files", "counts"] as const;

export function readSearch(
  args: readonly string[],
  { scope, piped }: { readonly scope: Scope; readonly piped: boolean },
): ReadSearch {
  const words = readWords(args);
  if ("unknown" in words) {
    const problem = `${words.unknown} is not served here, because ripgrep is not installed. Use the Grep tool, or grep.`;
    return { kind: "problem", problem };
  }
  const { options, values } = words;
  const show = shows.find((each) => options.has(each)) ?? "lines";
  const needsPattern = show !== "list" && show !== "types";
  const given = values.get("pattern");
  const [first, ...rest] = words.operands;
  const patterns = given ?? (needsPattern && first !== undefined ? [first] : []);
  if (needsPattern && patterns.length === 0) return { kind: "problem", problem: "no pattern was given." };
  const operands = given || !needsPattern ? words.operands : rest;
  if (needsPattern && ((piped && operands.length === 0) || operands.includes("-"))) {
    return { kind: "piped", args: grepArguments({ patterns, options, values }) };
  }
  const missing = operands.find((name) => confine(scope, name).standing !== "inside");
  if (missing !== undefined) return { kind: "problem", problem: `${missing} leads out of the reviewed tree.` };
  return { kind: "search", show, patterns, options, values, operands };
}

type Words = { readonly options: Set<string>; readonly values: Map<string, string[]>; readonly operands: string[] };

function readWords(args: readonly string[]): Words | { readonly unknown: string } {
  const words: Words = { options: new Set(), values: new Map(), operands: [] };
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--") {
      words.operands.push(...rest.splice(0));
    } else if (word === "-" || !word.startsWith("-")) words.operands.push(word);
    else if (!(word.startsWith("--") ? takeLong(word, rest, words) : takeCluster(word, rest, words)))
      return { unknown: word };
  }
  return words;
}

function takeLong(word: string, rest: string[], words: Words): boolean {
  const [name = "", attached] = splitOnce(word);
  if (idle.has(name)) return true;
  const value = (): string => attached ?? rest.shift() ?? "";
  if (idleValued.has(name)) return value() !== "";
  return take(name, value, words);
}

function splitOnce(word: string): readonly [string, string | undefined] {
  const equals = word.indexOf("=");
  return equals < 0 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
}

function takeCluster(word: string, rest: string[], words: Words): boolean {
  for (let at = 1; at < word.length; at++) {
    const name = `-${word[at] ?? ""}`;
    if (idle.has(name)) continue;
    const attached = word.slice(at + 1).replace(/^=/, "");
    const value = (): string => attached || (rest.shift() ?? "");
    if (idleValued.has(name)) return value() !== "";
    if (!take(name, value, words)) return false;
    if (Object.hasOwn(spellings, `${name}=`)) return true;
  }
  return true;
}

function take(name: string, value: () => string, { options, values }: Words): boolean {
  const flag = Object.hasOwn(spellings, name) ? spellings[name] : undefined;
  const valued = Object.hasOwn(spellings, `${name}=`) ? spellings[`${name}=`] : undefined;
  if (flag !== undefined) {
    // `-uu` is more than `-u`.
    if (flag === "unrestricted" && options.has(flag)) options.add("hidden");
    options.add(flag);
  } else if (valued !== undefined) values.set(valued, [...(values.get(valued) ?? []), value()]);
  return flag !== undefined || valued !== undefined;
}

type Asked = Pick<RipgrepSearch, "patterns" | "options" | "values">;

export function isAnyCase({ patterns, options }: Pick<Asked, "patterns" | "options">): boolean {
  if (options.has("as-written")) return false;
  return options.has("any-case") || (options.has("smart-case") && !patterns.some((pattern) => /\p{Lu}/u.test(pattern)));
}

const grepFlags: Readonly<Record<string, string>> = {
  invert: "-v",
  words: "-w",
  "whole-lines": "-x",
  numbers: "-n",
  counts: "-c",
  files: "-l",
  nothing: "-q",
  "only-matching": "-o",
};
const grepValues: Readonly<Record<string, string>> = { after: "-A", before: "-B", around: "-C", most: "-m" };

/** grep takes only one of Perl's expressions: several become one with alternatives. */
function grepArguments({ patterns, options, values }: Asked): readonly string[] {
  const flags = [...options].flatMap((option) => grepFlags[option] ?? []);
  const numbers = [...values].flatMap(([name, given]) =>
    grepValues[name] ? [`${grepValues[name]}${given.at(-1) ?? ""}`] : [],
  );
  const pattern = options.has("fixed")
    ? ["-F", ...patterns.flatMap((each) => ["-e", each])]
    : ["-P", "-e", joinPatterns(patterns)];
  return [...flags, ...numbers, ...(isAnyCase({ patterns, options }) ? ["-i"] : []), ...pattern];
}

export function joinPatterns(patterns: readonly string[]): string {
  return patterns.length === 1 ? (patterns[0] ?? "") : patterns.map((pattern) => `(?:${pattern})`).join("|");
}
