/**
 * `git` by subcommand. Before `--` a word is a revision, unless it is written as a path that could lead out of the tree;
 * after it every word is a path. Global options are only those that change where and how to print.
 */
import { onePathOf, pathOf, text, textOf } from "./argument.ts";
import type { Judge, Judged } from "./command-row.ts";
import { gitListings } from "./git-listings.ts";
import type { GitOperand, GitRow } from "./git-row.ts";
import { gitTable } from "./git-table.ts";
import { optionTable, type ParsedOption, type ParsedWords, parseOptions } from "./options.ts";
import type { Argument } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { hasGlob, hasItem, hasManyItems, hasStatus, literal, type Word } from "./word.ts";

const quietGlobals = ["--no-pager", "-P", "--no-optional-locks"];
/** With these a pathspec means something else, and cannot be relied on to keep a file out. */
const pathspecGlobals = ["--literal-pathspecs", "--icase-pathspecs"];

export const judgeGit: Judge = (words) => {
  const globals: Argument[] = [];
  let pathspecs: "usual" | "other" = "usual";
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const written = literal(word);
    if (pathspecGlobals.includes(written)) pathspecs = "other";
    if (quietGlobals.includes(written) || pathspecGlobals.includes(written)) globals.push(text(written));
    else if (written === "-C") {
      const folder = words[index + 1] ?? refuse("-C", "name a folder inside the workspace.");
      globals.push(text("-C"), onePathOf(folder, "search"));
      index += 1;
    } else if (["--version", "-v"].includes(written) && words.length === 1) return { arguments: [text("--version")] };
    else if (written.startsWith("-"))
      return refuse(word.source, "of git's own options only -C and --no-pager are known: leave it out.");
    else {
      const judged = judgeSubcommand(word, words.slice(index + 1));
      return {
        ...judged,
        arguments: [...globals, ...judged.arguments],
        ...(judged.showsHistory && pathspecs === "other" && { showsHistory: "anything" }),
      };
    }
  }
  return refuse("git", "say what git should show, as in git log --oneline -20.");
};

function judgeSubcommand(word: Word, rest: readonly Word[]): Judged {
  const name = literal(word);
  if (hasItem(word) || hasGlob(word)) return refuse(word.source, "write the subcommand itself.");
  const listing = gitListings[name];
  if (Object.hasOwn(gitListings, name) && listing !== undefined) {
    const [first, ...others] = rest;
    const second = first === undefined ? "" : literal(first);
    const row = Object.hasOwn(listing, second) ? listing[second] : undefined;
    if (row !== undefined && second !== "") return judgeRow(row, { name: [name, second], words: others });
    const bare = listing[""];
    if (bare !== undefined && (second === "" || second.startsWith("-")))
      return judgeRow(bare, { name: [name], words: rest });
    if (name !== "reflog" || ["expire", "delete", "drop", "write"].includes(second))
      return refuse(
        first?.source ?? name,
        `git ${name} only lists here: ${Object.keys(listing).filter(Boolean).join(", ")}.`,
      );
    return judgeRow(listing["show"] ?? {}, { name: [name, "show"], words: rest });
  }
  const row = Object.hasOwn(gitTable, name) ? gitTable[name] : undefined;
  if (row === undefined)
    return refuse(
      word.source,
      "this subcommand of git is not one that only reads: use log, show, diff, blame, grep, ls-files.",
    );
  return judgeRow(row, { name: [name], words: rest });
}

type Subcommand = { readonly name: readonly string[]; readonly words: readonly Word[] };

function judgeRow(row: GitRow, { name, words }: Subcommand): Judged {
  const end = words.findIndex((word) => literal(word) === "--");
  const before = end === -1 ? words : words.slice(0, end);
  const after = end === -1 ? [] : words.slice(end + 1);
  const command = `git ${name.join(" ")}`;
  const parsed = parseOptions(before, { command, table: optionTable(row.options ?? "") });
  row.check?.(parsed);
  for (const option of parsed.options) checkFormat(option);
  if (end !== -1 && row.paths === undefined) refuse("--", `${command} takes no paths: leave it out.`);
  const placed = placeWords(row, { command, parsed });
  const otherwise = parsed.operands.length === 0 && row.otherwise !== undefined ? [text(row.otherwise)] : [];
  const paths = end === -1 ? [] : [text("--"), ...after.map(pathspec)];
  const added = (row.add?.(parsed) ?? []).map(text);
  return {
    arguments: [...name.map(text), ...added, ...placed, ...otherwise, ...paths],
    ...(row.showsHistory?.(parsed) === true && { showsHistory: isKept(row, parsed) ? "by-path" : "anything" }),
  };
}

/** Whether all that it could show is what files hold under their paths, in commits. */
function isKept(row: GitRow, parsed: ParsedWords): boolean {
  const patterns = row.first === "text" && !hasPattern(parsed) ? 1 : 0;
  // Without a pattern before `--` git takes the first word behind it, and revisions after that.
  if (parsed.operands.length < patterns) return false;
  return row.keepsToPathspec?.(parsed) === true && parsed.operands.slice(patterns).every(namesCommits);
}

/** `HEAD:file` and `x^{blob}` name contents themselves. A bare hash might: the runner asks for the commit of it. */
function namesCommits(word: Word): boolean {
  return !hasItem(word) && !hasGlob(word) && !hasStatus(word) && !/:|\^\{/.test(literal(word));
}

/** `-e` and `-f` give the pattern of `grep`, whose first operand is then a revision. */
function hasPattern({ options }: ParsedWords): boolean {
  return options.some(({ name }) => name === "-e" || name === "-f");
}

/** Options and operands stay in the order in which they were written: to git `--not` and `--contains x` mean it. */
function placeWords(row: GitRow, { command, parsed }: { command: string; parsed: ParsedWords }): readonly Argument[] {
  const extra = parsed.operands[row.most ?? parsed.operands.length];
  if (extra !== undefined) refuse(extra.source, `${command} takes no further word: leave it out.`);
  const first = row.first === "text" && hasPattern(parsed) ? row.rest : (row.first ?? row.rest);
  return parsed.written.map((part) => {
    if ("kind" in part) return withoutPlaceholders(part);
    const kind = part === parsed.operands[0] ? first : row.rest;
    if (kind === undefined) return refuse(part.source, `${command} takes no further word: leave it out.`);
    if (!hasItem(part)) return placeWord(part, kind, row);
    if (kind === "path") return pathspec(part);
    if (row.items !== "revision" || (hasManyItems(part) && row.most !== undefined))
      return refuse(part.source, `${command} cannot be given items here: write -- before them.`);
    return guarded(textOf(part));
  });
}

function placeWord(word: Word, kind: GitOperand, row: GitRow): Argument {
  if (kind === "text") return textOf(word);
  if (kind === "path") return pathspec(word);
  if (hasGlob(word) || leadsOut(literal(word))) return pathOf(word, "search");
  return row.keepsToPathspec === undefined ? textOf(word) : revision(word);
}

/** By themselves, at one end of a range, or as `git describe` writes them: of `any-g1a2b3c4` git reads the hash alone. */
const HASHES = /(?<=^\^?|\.\.|-g)[0-9a-f]{4,64}(?=$|\.\.)/gi;

function revision(word: Word): Argument {
  const argument = textOf(word);
  if (argument.kind !== "text") return argument;
  return { ...argument, asCommits: argument.text.replaceAll(HASHES, "$&^{commit}") };
}

/** An item that names a revision must not become an option. */
function guarded(argument: Argument): Argument {
  return argument.kind === "item" && argument.before === "" ? { ...argument, hyphen: "refused" } : argument;
}

/** `:(exclude)x` and `:!x` are patterns of git, which keeps them inside the tree by itself. */
function pathspec(word: Word): Argument {
  const written = literal(word);
  return written.startsWith(":") && !hasGlob(word) && !hasItem(word) && !leadsOut(written)
    ? text(written)
    : pathOf(word, "search");
}

/** Absolute, or with a step up: git compares files outside of the tree when it is given two such paths. */
function leadsOut(written: string): boolean {
  return written.startsWith("/") || written.split("/").includes("..");
}

/** Placeholders that check signatures start a program. */
function checkFormat({ name, value }: ParsedOption): void {
  if (value === undefined) return;
  if ((name === "--sort" ? /signature/ : /%G|%\(\*?signature/).test(literal(value)))
    refuse(value.source, "signatures are not checked: leave this placeholder out.");
}

/** `--group=format:…` and `--sort` hold placeholders too. */
const formats = /^--(?:format|pretty|group|sort)=/;

/**
 * What an item adds to a format is text: it must be neither a placeholder that starts a program, nor the rest of one, nor the
 * name of a format.
 */
function withoutPlaceholders(argument: Argument): Argument {
  if (argument.kind !== "item" || !formats.test(argument.before)) return argument;
  if (!/%\S+\s/.test(argument.before) || /%\S*$|%\([^)]*$/.test(argument.before))
    refuse(argument.before, "write a placeholder and a blank before the item, as in '%h {}'.");
  return { ...argument, percent: "refused" };
}
