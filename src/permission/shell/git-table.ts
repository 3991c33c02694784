/** The subcommands of git that only read, one row each. A subcommand that is not here does not run. */
import { diffOptions, listOptions, revisionOptions } from "./git-options.ts";
import {
  always,
  type GitRow,
  type GitWords,
  has,
  history,
  unlessItWanders,
  unlessPlain,
  unlessSummary,
  withoutPrograms,
} from "./git-row.ts";
import { refuse } from "./refusal.ts";
import { literal } from "./word.ts";

/** A word after `git branch` or `git tag` makes one, unless an option says that it is a pattern. */
function onlyLists(words: GitWords): void {
  const [word] = words.operands;
  const listing = ["--list", "-l", "-n", "--contains", "--no-contains", "--merged", "--no-merged", "--points-at"];
  if (word !== undefined && !has(words, ...listing))
    refuse(word.source, "nothing is made or moved here: to list, write --list before the pattern.");
}

const safeKey =
  /^\^?(?:user|core|init|branch|remote|pull|push|fetch|merge|rebase|diff|log|color|alias|submodule|rerere|commit|tag|format|status|gui|i18n|advice|extensions|pack|gc|index|feature|safe|blame|grep|stash|help)(?:\.|\\\.|$)/i;

const blame: GitRow = {
  options: `-bceflnpstwkhL:S@M?C? --root --show-stats --score-debug --show-name --show-number --show-email --porcelain
    --line-porcelain --incremental --date: --since: --after: --until: --before: --abbrev: --ignore-rev:
    --ignore-revs-file@ --color-lines --color-by-age --first-parent --reverse --minimal --no-progress --encoding:
    --no-textconv --diff-algorithm: --long`,
  rest: "revision",
  paths: "known",
  add: () => ["--no-textconv"],
  items: "revision",
  showsHistory: always,
};

export const gitTable: Readonly<Record<string, GitRow>> = {
  log: { ...history, showsHistory: unlessPlain },
  show: history,
  whatchanged: history,
  diff: {
    options: `${diffOptions} --cached --staged --merge-base --base --ours --theirs -0123`,
    rest: "revision",
    paths: "known",
    add: withoutPrograms,
    showsHistory: (words) => unlessSummary(words) || words.operands.some((word) => literal(word).includes(":")),
    keepsToPathspec: unlessItWanders,
  },
  "diff-tree": {
    options: `${diffOptions} --root --no-commit-id --merge-base --pretty? --format: --always -v`,
    rest: "revision",
    paths: "known",
    add: withoutPrograms,
    items: "revision",
    showsHistory: always,
    keepsToPathspec: unlessItWanders,
  },
  "diff-index": {
    options: `${diffOptions} --cached --merge-base`,
    rest: "revision",
    paths: "known",
    add: withoutPrograms,
    showsHistory: always,
    keepsToPathspec: unlessItWanders,
  },
  "diff-files": {
    options: diffOptions,
    rest: "revision",
    paths: "known",
    add: withoutPrograms,
    showsHistory: always,
    keepsToPathspec: unlessItWanders,
  },
  shortlog: {
    options: `${revisionOptions} -snecw? --summary --numbered --email --committer --group:`,
    rest: "revision",
    paths: "known",
    otherwise: "HEAD",
    items: "revision",
  },
  "rev-list": {
    options: `${revisionOptions} --count --objects --header --timestamp --no-object-names --disk-usage? --quiet`,
    rest: "revision",
    paths: "known",
    items: "revision",
  },
  blame,
  annotate: blame,
  grep: {
    options: `-niIawvhHEGPFlLcoqpWzrA:B:C:e:f@m:# --line-number --column --ignore-case --text --word-regexp
      --invert-match --full-name --extended-regexp --basic-regexp --perl-regexp --fixed-strings --files-with-matches
      --name-only --files-without-match --null --count --color? --no-color --break --heading --show-function
      --function-context --context: --after-context: --before-context: --and --or --not --all-match --cached --untracked
      --no-exclude-standard --exclude-standard --recurse-submodules --max-depth: --max-count: --threads:
      --only-matching --quiet --recursive --no-recursive --no-textconv --no-messages`,
    first: "text",
    rest: "revision",
    paths: "known",
    add: () => ["--no-textconv"],
    showsHistory: always,
    keepsToPathspec: always,
  },
  status: {
    options: `-sbzu? --short --branch --porcelain? --long --untracked-files? --ignored? --ignore-submodules? --column?
      --no-column --ahead-behind --no-ahead-behind --renames --no-renames --find-renames? --show-stash --null`,
    rest: "path",
    paths: "known",
  },
  branch: {
    options: `${listOptions} -arvl --all --remotes --list --verbose --show-current --abbrev? --no-abbrev`,
    rest: "text",
    check: onlyLists,
    add: (words) => (has(words, "--show-current") ? [] : ["--list"]),
  },
  tag: { options: `${listOptions} -ln? --list`, rest: "text", check: onlyLists, add: () => ["--list"] },
  "for-each-ref": {
    options: `${listOptions} --count: --exclude: --shell --perl --python --tcl`,
    rest: "text",
  },
  "show-ref": {
    options: "-ds?q --heads --branches --tags --dereference --hash? --abbrev? --head --verify --quiet",
    rest: "text",
  },
  "rev-parse": {
    options: `-q --abbrev-ref? --short? --verify --quiet --show-toplevel --git-dir --git-common-dir --absolute-git-dir
      --is-inside-work-tree --is-inside-git-dir --is-bare-repository --is-shallow-repository --show-prefix --show-cdup
      --symbolic --symbolic-full-name --all --branches? --tags? --remotes? --revs-only --no-revs --flags --no-flags
      --show-object-format? --since: --until: --disambiguate: --path-format:
      --show-superproject-working-tree`,
    rest: "revision",
    paths: "known",
    items: "revision",
  },
  "merge-base": {
    options: "-a --all --octopus --independent --is-ancestor --fork-point",
    rest: "revision",
    items: "revision",
  },
  "ls-files": {
    options: `-cdmoistuvzkfx:X@ --cached --deleted --modified --others --ignored --stage --unmerged --killed --exclude:
      --exclude-from@ --exclude-per-directory: --exclude-standard --error-unmatch --full-name --abbrev? --eol --directory
      --no-empty-directory --recurse-submodules --deduplicate --format: --with-tree: --sparse`,
    rest: "path",
    paths: "known",
    // Its lines become patterns, and what they match is listed.
    showsHistory: ({ options }) =>
      options.some(({ name, value }) => name === "--exclude-per-directory" && value && literal(value) !== ".gitignore"),
    check: ({ options }) => {
      const named = options.find(({ name }) => name === "--exclude-per-directory")?.value;
      if (named !== undefined && literal(named).includes("/"))
        refuse(named.source, "name the file that each folder has, such as .gitignore.");
    },
  },
  "ls-tree": {
    options: `-drtlz --name-only --name-status --object-only --long --full-name --full-tree --abbrev? --format:`,
    first: "revision",
    rest: "path",
    paths: "known",
  },
  "cat-file": { options: "-tsepq --allow-unknown-type", rest: "revision", items: "revision", showsHistory: always },
  "name-rev": {
    options: "--tags --refs: --exclude: --all --name-only --no-undefined --always",
    rest: "revision",
    items: "revision",
  },
  describe: {
    options: `--all --tags --contains --abbrev? --long --match: --exclude: --always --dirty? --broken? --candidates:
      --exact-match --first-parent --debug`,
    rest: "revision",
    items: "revision",
  },
  cherry: { options: "-v --abbrev?", rest: "revision" },
  "show-branch": {
    options: "-ar --all --remotes --current --list --no-name --sha1-name --merge-base --independent --topics --more?",
    rest: "revision",
  },
  "check-ignore": { options: "-vnqz --verbose --non-matching --quiet --no-index", rest: "path", paths: "known" },
  "check-attr": { options: "-az --all --cached", rest: "text", paths: "known" },
  "check-ref-format": { options: "--branch --normalize --allow-onelevel", rest: "text" },
  "count-objects": { options: "-vH --verbose --human-readable" },
  "symbolic-ref": { options: "-q --short --quiet", rest: "text", most: 1 },
  version: { options: "--build-options" },
  var: {
    rest: "text",
    most: 1,
    check: ({ operands }) => {
      const odd = operands.find((word) => !/^GIT_[A-Z_]+$/.test(literal(word)));
      if (odd !== undefined) refuse(odd.source, "name one variable of git, such as GIT_AUTHOR_IDENT.");
    },
  },
  config: {
    options: `-z --get --get-all --get-regexp --local --show-origin --show-scope --name-only --null --type: --bool --int
      --path --default: --includes --no-includes`,
    rest: "text",
    check: (words) => {
      const [key, second] = words.operands;
      const reads = has(words, "--get", "--get-all", "--get-regexp");
      if (key === undefined || !safeKey.test(literal(key)) || literal(key).includes("|"))
        refuse(key?.source ?? "config", "settings can hold secrets: ask for one, as in git config --get user.name.");
      if (second !== undefined && !reads)
        refuse(second.source, "nothing is set: to read, write git config --get NAME.");
    },
  },
};
