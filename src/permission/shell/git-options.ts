/** The options of git that only choose what is shown. What starts a program or writes a file is in none of these lists. */

export const diffOptions = `-puszRabwWcmtrqU?M?C?D?B?l?X?S:G:I: --patch --no-patch --unified: --raw --patch-with-raw
  --patch-with-stat --minimal --patience --histogram --anchored: --diff-algorithm: --stat? --compact-summary --numstat
  --shortstat --dirstat? --dirstat-by-file? --cumulative --summary --name-only --name-status --submodule? --color?
  --no-color --color-moved? --no-color-moved --color-moved-ws: --word-diff? --word-diff-regex: --color-words?
  --no-renames --rename-empty --no-rename-empty --check --full-index --binary --abbrev? --no-abbrev --break-rewrites?
  --find-renames? --find-copies? --find-copies-harder --irreversible-delete --diff-filter: --find-object: --pickaxe-all
  --pickaxe-regex --skip-to: --rotate-to: --relative? --no-relative --text --ignore-cr-at-eol --ignore-space-at-eol
  --ignore-space-change --ignore-all-space --ignore-blank-lines --ignore-matching-lines: --inter-hunk-context:
  --function-context --exit-code --quiet --no-ext-diff --no-textconv --ignore-submodules? --src-prefix: --dst-prefix:
  --no-prefix --default-prefix --line-prefix: --stat-width: --stat-name-width: --stat-graph-width: --stat-count:
  --indent-heuristic --no-indent-heuristic --ws-error-highlight: --cc --combined-all-paths --no-diff-merges
  --diff-merges: --output-indicator-new: --output-indicator-old: --output-indicator-context: --ita-invisible-in-index --ita-visible-in-index`;

export const revisionOptions = `-#n: --all --branches? --tags? --remotes? --glob: --exclude: --reflog --not --max-count:
  --skip: --since: --after: --until: --before: --since-as-filter: --max-age: --min-age: --author: --committer: --grep:
  --grep-reflog: --all-match --invert-grep --regexp-ignore-case --extended-regexp --fixed-strings --perl-regexp
  --basic-regexp -iEFP --merges --no-merges --min-parents: --max-parents: --no-min-parents --no-max-parents
  --first-parent --exclude-first-parent-only --remove-empty --reverse --date-order --topo-order --author-date-order
  --parents --children --left-right --cherry --cherry-pick --cherry-mark --left-only --right-only --boundary
  --simplify-by-decoration --full-history --dense --sparse --simplify-merges --ancestry-path? --show-pulls
  --walk-reflogs -g --merge --no-walk? --do-walk --in-commit-order --ignore-missing --abbrev-commit
  --no-abbrev-commit --oneline --format: --pretty? --date: --relative-date --encoding: --graph --no-graph
  --show-linear-break? --no-commit-header`;

export const logOptions = `${revisionOptions} ${diffOptions} --decorate? --no-decorate --decorate-refs:
  --decorate-refs-exclude: --clear-decorations --source --follow --no-follow --full-diff --log-size --use-mailmap
  --mailmap --no-mailmap --no-use-mailmap --expand-tabs? --no-expand-tabs --notes? --no-notes --show-notes? --root
  --no-expand -L:`;

export const listOptions = `--sort: --format: --points-at: --contains? --no-contains? --merged? --no-merged? --column?
  --no-column --color? --no-color -i --ignore-case --omit-empty`;
