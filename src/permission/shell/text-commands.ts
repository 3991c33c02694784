/** The rows of the table for programs that read text and print text: no option of theirs that is named here can write. */
import { type Judge, type Operands, type Row, row } from "./command-row.ts";

const files: Operands = { rest: "read" };
const twoFiles: Operands = { first: ["read", "read"] };

/** The first operand is the pattern, unless an option gave one. */
function patternThen(rest: "read" | "search", names: ReadonlySet<string>, givers: readonly string[]): Operands {
  return [...givers, "--version", "--help", "-V"].some((name) => names.has(name))
    ? { rest }
    : { first: ["pattern"], rest, atLeast: 1 };
}

const grep: Row = {
  options: `-VEFGPiyvwxcLlqsbHhnTUzZoraRIA:B:C:e:f@m:d:D:# --extended-regexp --fixed-strings --basic-regexp --perl-regexp
    --regexp: --file@ --ignore-case --no-ignore-case --invert-match --word-regexp --line-regexp --count --color? --colour?
    --files-without-match --files-with-matches --max-count: --only-matching --quiet --silent --no-messages --byte-offset
    --with-filename --no-filename --label: --line-number --initial-tab --null --after-context: --before-context:
    --context: --text --binary --binary-files: --devices: --directories: --exclude: --exclude-from@ --exclude-dir:
    --include: --recursive --dereference-recursive --line-buffered --null-data`,
  // -R would follow links out of the tree.
  rewrite: { "-R": "-r", "--dereference-recursive": "--recursive" },
  operands: (names) =>
    patternThen(
      ["-r", "-R", "--recursive", "--dereference-recursive", "-d", "--directories"].some((name) => names.has(name))
        ? "search"
        : "read",
      names,
      ["-e", "-f", "--regexp", "--file"],
    ),
};

const ripgrep: Row = {
  options: `-.0abcFHhIilNnopPqSsUuVvwxA:B:C:d:E:e:f@g:j:M:m:r:T:t: --after-context: --auto-hybrid-regex --before-context:
    --binary --block-buffered --byte-offset --case-sensitive --color: --colors: --column --context: --context-separator:
    --count --count-matches --crlf --debug --dfa-size-limit: --encoding: --engine: --field-context-separator:
    --field-match-separator: --file@ --files --files-with-matches --files-without-match --fixed-strings --glob:
    --glob-case-insensitive --heading --hidden --iglob: --ignore-case --ignore-file-case-insensitive --include-zero
    --invert-match --json --line-buffered --line-number --line-regexp --max-columns: --max-columns-preview --max-count:
    --max-depth: --maxdepth: --max-filesize: --mmap --multiline --multiline-dotall --no-column --no-config --no-filename
    --no-heading --no-hidden --no-ignore --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global
    --no-ignore-messages --no-ignore-parent --no-ignore-vcs --no-json --no-line-number --no-messages --no-mmap
    --no-require-git --no-stats --no-unicode --null --null-data --one-file-system --only-matching --passthru
    --path-separator: --pcre2 --pretty --quiet --regexp: --replace: --smart-case --sort: --sortr: --stats --text
    --threads: --trim --type: --type-add: --type-clear: --type-list --type-not: --unrestricted --vimgrep --with-filename
    --word-regexp`,
  add: () => ["--no-config"],
  operands: (names) => patternThen("search", names, ["-e", "-f", "--regexp", "--file", "--files", "--type-list"]),
};

const digest: Row = {
  options: "-btza:l: --binary --text --tag --zero --algorithm: --length: --untagged",
  operands: files,
};
const lines = "-#c:n:qvz --bytes: --lines: --quiet --silent --verbose --zero-terminated";

const rows: Readonly<Record<string, Row>> = {
  grep,
  egrep: grep,
  fgrep: grep,
  rg: ripgrep,
  cat: {
    options: `-AbeEnstTuv --show-all --number-nonblank --show-ends --number --squeeze-blank --show-tabs
      --show-nonprinting`,
    operands: files,
  },
  head: { options: lines, operands: files },
  tail: { options: lines, operands: files },
  wc: { options: "-clLmw --bytes --chars --lines --max-line-length --words --total:", operands: files },
  nl: {
    options: `-b:d:f:h:i:l:n:ps:v:w: --body-numbering: --section-delimiter: --footer-numbering: --header-numbering:
      --line-increment: --join-blank-lines: --number-format: --no-renumber --number-separator: --starting-line-number:
      --number-width:`,
    operands: files,
  },
  tac: { options: "-brs: --before --regex --separator:", operands: files },
  rev: { operands: files },
  fold: { options: "-bsw:# --bytes --spaces --width:", operands: files },
  fmt: {
    options: "-cstuw:p:g:# --crown-margin --split-only --tagged-paragraph --uniform-spacing --width: --prefix: --goal:",
    operands: files,
  },
  expand: { options: "-it:# --initial --tabs:", operands: files },
  unexpand: { options: "-at: --all --first-only --tabs:", operands: files },
  column: {
    options: `-dJLtxc:E:H:l:N:O:o:R:s:T:W: --fillrows --json --keep-empty-lines --output-separator: --output-width:
      --separator: --table --table-columns: --table-columns-limit: --table-hide: --table-name: --table-noextreme:
      --table-noheadings --table-order: --table-right: --table-truncate: --table-wrap:`,
    operands: files,
  },
  sort: {
    options: `-bcCdfghiMmnrRsuVzk:S:t: --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort
      --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort --random-sort --reverse --sort: --version-sort
      --check? --debug --key: --merge --stable --field-separator: --unique --zero-terminated --buffer-size: --parallel:`,
    operands: files,
  },
  uniq: {
    options: `-cdDiuzf:s:w: --count --repeated --all-repeated? --group? --ignore-case --unique --skip-fields:
      --skip-chars: --check-chars: --zero-terminated`,
    // A second operand would be written.
    operands: { first: ["read"] },
  },
  shuf: { options: "-ezri:n: --echo --input-range: --head-count: --repeat --zero-terminated", operands: files },
  tsort: { operands: { first: ["read"] } },
  cut: {
    options: `-b:c:d:f:nsz --bytes: --characters: --delimiter: --fields: --complement --only-delimited
      --output-delimiter: --zero-terminated`,
    operands: files,
  },
  paste: { options: "-d:sz --delimiters: --serial --zero-terminated", operands: files },
  tr: {
    options: "-cCdst --complement --delete --squeeze-repeats --truncate-set1",
    operands: { first: ["pattern", "pattern"] },
    end: "first",
  },
  comm: {
    options: "-123z --check-order --nocheck-order --output-delimiter: --total --zero-terminated",
    operands: twoFiles,
  },
  join: {
    options: "-a:e:i1:2:j:o:t:v:z --ignore-case --check-order --nocheck-order --header --zero-terminated",
    operands: twoFiles,
  },
  diff: {
    options: `-abBcC:dEeiI:nNpqrstTuU:wyW:x:X@F:S:L:# --brief --unified? --context? --normal --ed --rcs --side-by-side
      --width: --left-column --suppress-common-lines --show-c-function --show-function-line: --label: --expand-tabs
      --initial-tab --tabsize: --suppress-blank-empty --recursive --no-dereference --new-file --unidirectional-new-file
      --ignore-file-name-case --no-ignore-file-name-case --exclude: --exclude-from@ --starting-file: --from-file@
      --to-file@ --ignore-case --ignore-tab-expansion --ignore-trailing-space --ignore-space-change --ignore-all-space
      --ignore-blank-lines --ignore-matching-lines: --text --strip-trailing-cr --minimal --speed-large-files --color?
      --report-identical-files --horizon-lines: --line-format: --old-line-format: --new-line-format:
      --unchanged-line-format: --old-group-format: --new-group-format: --unchanged-group-format:
      --changed-group-format:`,
    // In folders it would follow links out of the tree.
    add: () => ["--no-dereference"],
    operands: (names) => ({
      rest: names.has("-r") || names.has("--recursive") ? "search" : "read",
      atLeast: 1,
    }),
  },
  bc: { options: "-lqs --mathlib --quiet --standard", operands: files },
  cmp: {
    options: "-bli:n:s --print-bytes --ignore-initial: --verbose --bytes: --quiet --silent",
    operands: { first: ["read", "read"], rest: "pattern" },
  },
  od: {
    options: `-A:j:N:S:t:vw?abcdfhilosx --address-radix: --skip-bytes: --read-bytes: --strings? --format:
      --output-duplicates --width? --endian: --traditional`,
    operands: files,
  },
  hexdump: { options: "-bcCdovxn:s:e:f@", operands: files },
  hd: { options: "-bcCdovxn:s:e:f@", operands: files },
  base64: { options: "-diw: --decode --ignore-garbage --wrap:", operands: { first: ["read"] } },
  base32: { options: "-diw: --decode --ignore-garbage --wrap:", operands: { first: ["read"] } },
  md5sum: digest,
  sha1sum: digest,
  sha224sum: digest,
  sha256sum: digest,
  sha384sum: digest,
  sha512sum: digest,
  b2sum: digest,
  cksum: digest,
  shasum: digest,
  sum: { options: "-rs --sysv", operands: files },
  iconv: { options: "-cf:lst: --from-code: --to-code: --list --silent", operands: files },
  numfmt: {
    options: `-d:z --delimiter: --field: --format: --from: --from-unit: --grouping --header? --invalid: --padding: --round:
      --suffix: --to: --to-unit: --zero-terminated`,
    operands: { rest: "text" },
  },
};

export const textCommands: ReadonlyMap<string, Judge> = new Map(
  Object.entries(rows).map(([name, rules]) => [name, row(name, rules)]),
);
