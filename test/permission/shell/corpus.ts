/**
 * Commands as models write them, and as attackers do. Honest ones must be accepted, and answer in a repository with
 * package.json, README.md, src/a.ts, src/b.ts, src/lib/util.ts, test/a.test.ts, docs/guide.md, data.csv, access.log,
 * branch feature checked out from main, tag v1.0. Hostile ones must have no effect; here they must be refused.
 */
const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const honestCommands: readonly string[] = [
  ...lines(String.raw`
    git log --oneline -20 -- src
    git log --oneline | head -20
    git log --oneline main..HEAD
    git log --oneline --graph --all --decorate
    git log --graph --pretty=format:'%h -%d %s (%cr) <%an>' --abbrev-commit -10
    git log -p -S foo -- src
    git log -p -1 HEAD -- src/a.ts
    git log --format='%h %an %s' --since=2.weeks
    git log --format="%h %s" --author=Alice --no-merges -n 5
    git log -n5 --stat
    git log -3 --name-only --pretty=format:
    git log --all --grep='fix' -i --oneline
    git log --follow --oneline -- src/a.ts
    git log -L 1,3:src/a.ts -1
    git log -G'export' --oneline -- src
    git log --since="2 weeks ago" --until=yesterday --oneline
    git log --diff-filter=D --summary --oneline
    git log --reverse --format=%s main..feature
    git log HEAD~1..HEAD --oneline
    git log HEAD^..HEAD --numstat
    git log main...feature --left-right --oneline
    git log -1 --format=%H
    git log --pretty=oneline --abbrev-commit -- package.json README.md
    git log --oneline -- '*.ts'
    git log --oneline -- ':!docs' | wc -l
    git log --merges --first-parent --oneline
    git log --date=short --pretty='%ad %h %s' -5
    git log --shortstat --oneline -3
    git --no-pager log --oneline -5
    git -P log -2
    git -C src log --oneline
    git -C . status --short
    git diff
    git diff --stat
    git diff main...HEAD --stat
    git diff main...HEAD -- src/a.ts
    git diff main..feature --name-only
    git diff --name-status main HEAD
    git diff --cached
    git diff --staged --stat
    git diff HEAD~1 HEAD -- src/
    git diff HEAD~1 -- '*.ts' ':!test'
    git diff -U0 main HEAD | grep '^[+-]' | head -40
    git diff -w --ignore-blank-lines main
    git diff --numstat main...HEAD | sort -rn | head
    git diff --word-diff main -- README.md
    git diff --shortstat main
    git diff --check main
    git diff --exit-code --quiet || echo changed
    git diff v1.0 HEAD --stat -- src test
    git diff main:src/a.ts HEAD:src/a.ts
    git diff-tree --no-commit-id --name-only -r HEAD
    git diff-tree -p HEAD
    git diff-index --name-only HEAD
    git diff-files --name-only
    git show
    git show --stat HEAD
    git show HEAD~1:src/a.ts
    git show HEAD:package.json | jq .name
    git show main:README.md | head -5
    git show HEAD --name-only --format=
    git show --format=%B -s HEAD
    git show v1.0
    git show 'HEAD^{tree}'
    git show HEAD^{commit} --stat
    git show -s --format='%an <%ae>' HEAD
    git blame -L 1,3 src/a.ts
    git blame src/a.ts | head -5
    git blame -w -C -e --date=short src/a.ts
    git blame --porcelain HEAD -- src/a.ts
    git blame -L '/export/,+2' src/a.ts
    git grep -n export -- '*.ts'
    git grep -n "export" HEAD -- src
    git grep -c export
    git grep -l -i todo || true
    git grep -nE 'foo|bar' src
    git grep -n -e foo --or -e bar -- src
    git grep -w -A2 -B 2 export src/a.ts
    git grep --heading --break -n const
    git status
    git status --short
    git status -sb
    git status --porcelain=v1 -uno
    git ls-files
    git ls-files | wc -l
    git ls-files '*.ts'
    git ls-files src | xargs wc -l
    git ls-files -z | xargs -0 wc -l
    git ls-files --others --exclude-standard
    git ls-files -s src/a.ts
    git ls-files | grep -E '\.ts$' | grep -v test
    git ls-tree -r --name-only HEAD
    git ls-tree HEAD src/
    git ls-tree -r -l HEAD -- src
    git cat-file -p HEAD:README.md
    git cat-file -t HEAD
    git cat-file -s HEAD:package.json
    git cat-file blob HEAD:data.csv
    git rev-parse HEAD
    git rev-parse --abbrev-ref HEAD
    git rev-parse --show-toplevel
    git rev-parse --short HEAD
    git rev-parse --short=8 main
    git rev-parse --verify main
    git rev-parse --is-inside-work-tree
    git rev-parse --is-shallow-repository
    git rev-list --count HEAD
    git rev-list --count main..HEAD
    git rev-list --max-parents=0 HEAD
    git rev-list --left-right --count main...feature
    git merge-base main HEAD
    git merge-base --is-ancestor main HEAD && echo yes
    git branch
    git branch -a
    git branch -vv
    git branch -r
    git branch --show-current
    git branch --list 'fea*'
    git branch --contains HEAD
    git branch --merged main -a
    git branch --sort=-committerdate --format='%(refname:short)'
    git tag
    git tag -l
    git tag -l 'v*' --sort=-v:refname
    git tag -n
    git tag --contains v1.0
    git tag --points-at HEAD
    git remote
    git remote -v
    git stash list
    git reflog
    git reflog -5
    git reflog show main
    git config --get user.name || echo unset
    git config user.email || true
    git config --get-regexp '^branch\.' || true
    git shortlog -sn
    git shortlog -sne HEAD
    git shortlog -s -n --all --no-merges
    git describe --tags
    git describe --tags --always --abbrev=7
    git describe --all --long
    git for-each-ref --format='%(refname:short) %(objectname:short)' refs/heads
    git for-each-ref --sort=-committerdate --count=3
    git show-ref
    git show-ref --heads --tags
    git name-rev HEAD
    git name-rev --name-only --tags HEAD
    git whatchanged -1 || true
    git check-ignore -v node_modules || true
    git check-attr -a README.md
    git count-objects -vH
    git symbolic-ref --short HEAD
    git symbolic-ref HEAD
    git worktree list
    git cherry -v main
    git show-branch --list
    git version
    git --version
  `),
  ...lines(String.raw`
    grep -rn "export" src
    grep -rn "export" --include='*.ts' .
    grep -rn "export" --include=*.ts .
    grep -rn --include="*.ts" --exclude-dir=node_modules "import" . | head -50
    grep -r "foo" . --include='*.md' -l
    grep -Rn "export" src
    grep -rnw 'src' -e 'const'
    grep -n "version" package.json
    grep -E "foo|bar" src/a.ts
    grep -nE '^export (const|function)' src/*.ts
    grep -P '\bexport\b' src/a.ts
    grep -F 'a.b' README.md || true
    grep -c export src/a.ts src/b.ts
    grep -v '^#' README.md
    grep -i readme README.md || echo none
    grep -l export src/*.ts
    grep -L foo src/*.ts
    grep -o '[a-z]*' README.md | head -3
    grep -h export src/a.ts src/b.ts
    grep -H export src/a.ts
    grep -A3 -B 3 export src/a.ts
    grep -C2 export src/lib/util.ts
    grep -m1 export src/a.ts
    grep -q export src/a.ts && echo found
    grep -n "foo\|bar" src/a.ts || true
    grep -n "end$" README.md || true
    grep -n 'import .* from "\./' src/b.ts || true
    grep -s foo missing.txt; echo $?
    grep -5 export src/a.ts
    grep -n -- '-rf' README.md || echo none
    grep -rn "TODO\|FIXME\|XXX" src --include='*.ts' | wc -l
    grep -rhoE "from ['\"][^'\"]+['\"]" src | sort | uniq -c | sort -rn | head
    grep -rn export src | cut -d: -f1 | sort | uniq -c | sort -rn | head -10
    grep -rlE 'export' src | xargs -n1 basename
    grep -rl export src | xargs grep -n const
    grep -rlZ export src | xargs -0 wc -l
    grep --color=never -n export src/a.ts
    grep -rn export . 2>/dev/null | head
    grep -rn 'function' src test docs 2>&1 | tail -5
    egrep -n 'foo|export' src/a.ts
    fgrep export src/a.ts
    grep "GET" access.log | awk '{print $7}' | sort | uniq -c | sort -nr | head -5
    rg -n 'foo|bar' -g '*.ts' src
    rg --files | head
    rg --files -g '*.ts' src
    rg -t ts -l export
    rg -n export src --type ts
    rg -i todo -C 2
    rg -c export src
    rg -o 'export (\w+)' -r '$1' src
    rg -uu --hidden foo -g '!.git'
    rg -nU 'a\nb' src
    rg -F 'foo(' src
    rg -w -e foo -e bar src
    rg --no-heading --line-number --sort path export
  `),
  ...lines(String.raw`
    find . -name '*.ts'
    find . -name "*.ts" -not -path './node_modules/*' -type f
    find . -name *.ts
    find . -type f -name '*.md' | sort
    find . -maxdepth 2 -type d
    find . -maxdepth 3 -not -path '*/.git/*' -print
    find src -type f | wc -l
    find src test -name '*.ts' -size +1c
    find . -type f \( -name '*.ts' -o -name '*.md' \) -not -path './.git/*'
    find . \( -name .git -o -name node_modules \) -prune -o -type f -print
    find . -path ./.git -prune -o -name '*.ts' -print
    find . -newer package.json -type f -not -path './.git/*'
    find . -mtime -7 -name '*.ts'
    find . -newermt '2020-01-01' -name '*.csv'
    find . -empty -type f -not -path './.git/*'
    find . ! -name '*.ts' -type f -path './src/*'
    find . -iname 'readme*'
    find . -regex '.*\.\(ts\|md\)' -not -path './.git/*'
    find src -name '*.ts' -print0 | xargs -0 grep -n export
    find src -name '*.ts' | xargs grep -l export
    find src -name '*.ts' | xargs wc -l | sort -rn | head
    find src -name '*.ts' -exec grep -l export {} +
    find src -name '*.ts' -exec grep -n export {} \;
    find src -name '*.ts' -exec wc -l {} \; | sort -rn
    find src -type f -exec grep -Hn const {} /dev/null \;
    find . -name 'package.json' -not -path '*/node_modules/*' -exec jq -r .name {} \;
    find src -type f -printf '%s %p\n' | sort -rn | head -3
    find . -type f -name '*.ts' -exec head -n 1 {} \;
    find . -type f -name '*.ts' -exec basename {} .ts \;
    find . -type f -not -path './.git/*' | sed 's/.*\.//' | sort | uniq -c | sort -rn
    find . -type l
    find docs -ls
    find . -maxdepth 1 -mindepth 1 -type d | sort
    find src -name '*.ts' | xargs -I{} head -1 {}
    ls
    ls -la
    ls -l src
    ls -1 src | wc -l
    ls *.md
    ls src/*.ts
    ls -R src
    ls -lah src test docs
    ls -lt | head -5
    ls -d */
    ls src/[ab].ts
    ls src/?.ts
    ls missing 2>/dev/null || echo "not there"
    ls -la src/ && cat src/a.ts
    tree -L 2
    tree -I 'node_modules|.git' -a src
    tree -d
    cat package.json
    cat -n src/a.ts
    cat src/a.ts src/b.ts | wc -l
    cat README.md | head -n 20
    cat src/*.ts
    cat package.json | jq '.scripts'
    cat < README.md
    cat data.csv | cut -d, -f1 | sort -u
    head -n 20 README.md
    head -20 README.md
    head -c 100 README.md
    head -5 src/a.ts src/b.ts
    head -n -1 data.csv
    tail -n +2 data.csv
    tail -5 README.md
    tail -n 3 access.log
    tail -c 50 README.md
    wc -l src/*.ts
    wc -lwc README.md
    wc -c < README.md
    less README.md
    more src/a.ts
    nl -ba src/a.ts
    tac data.csv
    rev data.csv
    fold -w 40 README.md
    fmt -w 60 README.md
    column -t -s, data.csv
    expand -t 4 src/a.ts
    od -c README.md | head -3
    hexdump -C README.md | head -3
    xxd README.md | head -3
    xxd -l 16 README.md
    strings README.md
    file README.md src/a.ts
    file -b --mime-type package.json
    stat -c '%s %n' src/a.ts
    stat README.md
    du -sh *
    du -sh src
    du -a src | sort -rn | head -5
    du -h --max-depth=1 .
    df -h .
    basename src/a.ts .ts
    dirname src/lib/util.ts
    realpath src/a.ts
    readlink -f src/a.ts
    pwd
    cd src && ls
    cd src && grep -rn "export" --include='*.ts' . | head -50
    cd src/lib && pwd && cd ../.. && ls
    (cd src && ls) && ls docs
    cd src; ls; cd ..; ls test
  `),
  ...lines(String.raw`
    sort data.csv
    sort -t, -k2,2nr data.csv
    sort -u data.csv
    sort -rn data.csv | head -3
    sort -t , -k 1,1 -k 2,2n data.csv
    du -h src | sort -h
    git tag | sort -V
    uniq -c data.csv
    sort data.csv | uniq -d
    cut -d, -f1,3- data.csv
    cut -c1-10 README.md
    cut -d' ' -f1 access.log | sort | uniq -c
    tr a-z A-Z < README.md
    tr -d '\n' < README.md
    cat README.md | tr -s ' ' '\n' | sort | uniq -c | sort -rn | head
    cat README.md | tr '[:upper:]' '[:lower:]'
    paste -sd, data.csv
    paste -d: data.csv data.csv
    comm -12 data.csv data.csv
    join -t, data.csv data.csv
    diff src/a.ts src/b.ts || true
    diff -u src/a.ts src/b.ts || true
    diff -rq src test || true
    diff -y --suppress-common-lines src/a.ts src/b.ts || true
    cmp src/a.ts src/b.ts || true
    md5sum README.md
    sha1sum README.md
    sha256sum src/*.ts
    cksum README.md
    base64 README.md | head -1
    echo aGVsbG8= | base64 -d
    seq 1 5
    seq 5 -1 1
    expr 1 + 2
    date
    date +%F
    date -u '+%Y-%m-%d %H:%M'
    date -d yesterday +%F
    uname -a
    whoami
    id
    id -u
    nproc
    hostname
    node --version
    npm --version || true
    python3 --version || true
    which git
    command -v git
    command -v rg >/dev/null 2>&1 && echo "has rg" || echo "no rg"
    type git
    true
    false || echo no
    : && echo ok
    test -f README.md && echo yes
    test -d missing || echo no
    [ -d src ] || echo no
    [ -f package.json ] && cat package.json
    [ -e a -o -e README.md ] && echo either
    [ "a" = "b" ] || echo different
    test 1 -lt 2 && echo less
    test src/a.ts -nt src/b.ts || true
    echo "x"
    echo hello world
    echo -e 'a\tb'
    echo -n "no newline"
    echo "exit: $?"
    echo src/*.ts
    echo '--- a ---'; cat src/a.ts; echo '--- b ---'; cat src/b.ts
    printf '%s\n' a b
    printf "%-10s %d\n" foo 1
    printf '%s\n' src/*.ts
    ! grep -q nothing README.md
    ls src test docs | cat -A | head -3
    { echo one; echo two; } | wc -l
    (ls src; ls test) 2>/dev/null | sort
    cat missing.txt 2>/dev/null || cat README.md
    cat missing.txt 2>&1 | head -1
    ls missing >/dev/null 2>&1 || echo gone
    ls missing &>/dev/null; echo $?
    cat README.md |& head -1
    cat missing </dev/null 2>&1 | wc -l
    echo error >&2
    grep foo README.md | xargs
    echo a b c | xargs -n1 echo
    echo "src/a.ts src/b.ts" | xargs -n 1 wc -l
    git ls-files | xargs -I{} dirname {} | sort -u
    git diff --name-only main | xargs -r wc -l
    git diff --name-only main...HEAD | xargs -I {} git log --oneline -1 -- {}
    git log --format=%h -3 | xargs -n1 git show --stat --oneline
    git ls-files -z '*.ts' | xargs -0 -n1 head -1
    printf 'a\nb\n' | xargs -d '\n' -I% echo "item %"
  `),
  ...lines(String.raw`
    sed -n '10,40p' README.md
    sed -n 1,3p src/a.ts
    sed -n '5p' README.md
    sed -n '$p' data.csv
    sed -n '2,$p' data.csv
    sed -n '/export/p' src/a.ts
    sed -n '/start/,/end/p' README.md
    sed -n '/start/,/end/{p;q}' README.md
    sed -n '/export/{=;p}' src/a.ts
    sed -n '1!G;h;$p' data.csv
    sed 's/a/b/g' README.md
    sed 's|src/|lib/|' README.md
    sed -E 's/(a|b)/\1/' README.md
    sed -r 's/^([^,]*),.*/\1/' data.csv
    sed -e 's/a/b/' -e 's/c/d/g' README.md
    sed '/x/,/y/d;s/a/b/' README.md
    sed '/^$/d' README.md
    sed '/^#/!d' README.md
    sed '1d' data.csv
    sed '1d;$d' data.csv
    sed 10q README.md
    sed = README.md | sed 'N;s/\n/\t/'
    sed ':a;N;$!ba;s/\n/ /g' README.md
    sed -n '1~2p' data.csv
    sed 's/[^/]*$//' README.md
    sed 's/\t/ /g; s/  */ /g' README.md
    sed -n 's/.*"version": "\([^"]*\)".*/\1/p' package.json
    sed 'y/abc/xyz/' README.md
    sed '1i header' data.csv
    sed '$a footer' data.csv
    sed -n '/export/,+2p' src/a.ts
    sed -n '\,src,p' README.md
    awk '{print $1}' access.log
    awk '{print $1, $NF}' access.log
    awk -F, '{print $2}' data.csv
    awk -F: '$3 > 100 {print $1, $3}' data.csv
    awk -F ',' 'NR>1 {sum+=$2} END {print sum/NR}' data.csv
    awk 'NR>=2 && NR<=4' README.md
    awk 'NR==1,NR==3' README.md
    awk 'NR==1{next} {print}' data.csv
    awk '{s+=$1} END {print s}' data.csv
    awk '/export/{c++} END{print c+0}' src/a.ts
    awk '{count[$1]++} END {for (k in count) printf "%s %d\n", k, count[k]}' access.log
    awk '{count[$1]++} END {for (k in count) print count[k], k}' access.log | sort -rn | head
    awk 'length > 80' README.md
    awk 'length($0) > 80 {print FILENAME": "FNR": "length($0)}' src/*.ts
    awk '!seen[$0]++' data.csv
    awk 'END{print NR}' README.md
    awk 'BEGIN{FS=","; OFS="\t"} {print $1,$2}' data.csv
    awk -v n=2 'NR==n' data.csv
    awk -v OFS='\t' -F, '{$1=$1; print}' data.csv
    awk '/^#/ {print FNR": "$0}' README.md
    awk '/start/,/end/' README.md
    awk '{ if ($2 > 1) print $1; else print $2 }' data.csv
    awk '{ print ($2 > 1 ? "big" : "small") }' data.csv
    awk '{gsub(/,/, " "); print toupper($0)}' data.csv
    awk '{print substr($0, 1, 10)}' README.md
    awk '{n=split($0, a, ","); print a[n]}' data.csv
    awk '$9 ~ /^5/ {print $7}' access.log
    awk '$1 !~ /x/ && $2 != ""' access.log
    awk '{ total += $2; n++ } END { if (n > 0) print total / n }' data.csv
    awk 'BEGIN { for (i = 0; i < 3; i++) print i }'
    awk '{ $1=""; print $0 }' access.log
    awk 'function max(a, b) { return a > b ? a : b } { print max($1, $2) }' data.csv
    awk '{print $1}' access.log | sort | uniq -c | sort -rn
    awk '(NR % 2) == 0' data.csv
    awk 'NR > 1 { print (1+2)/3 }' data.csv
    awk '{while (i < 2) i++} END {print i}' data.csv
    jq '.scripts' package.json
    jq . package.json
    jq -r '.name' package.json
    jq 'keys' package.json
    jq -r '.scripts | keys[]' package.json
    jq -r '.scripts | to_entries[] | "\(.key): \(.value)"' package.json
    jq '.dependencies // {} | length' package.json
    jq -r '.a[]? | select(.b == "c") | .d' package.json
    jq -c '{name, version}' package.json
    jq --arg n name '.[$n]' package.json
    jq -n '1 + 2'
    jq -r '[.name, .version] | @tsv' package.json
    jq '.env' package.json
    jq -e 'has("scripts")' package.json > /dev/null && echo yes
    jq -s 'length' package.json
    jq -r 'paths | map(tostring) | join(".")' package.json
    jq 'with_entries(select(.key | test("^n")))' package.json
  `),
  ...lines(String.raw`
    git log --oneline --since="1 week ago" --pretty=format:"%h %ad | %s%d [%an]" --date=short
    git diff HEAD^ HEAD --
    git diff origin/main...HEAD
    git show --pretty="" --name-only HEAD
    git log -p --follow -- src/a.ts | head -100
    git log --stat -M
    git log --no-color -2
    git diff --color-words
    git diff --unified=0
    git diff -U10 main
    git log @{upstream}..HEAD
    git log -- . ':(exclude)package-lock.json'
    git blame -L1,+2 -- src/a.ts
    git log --since 2024-01-01
    git log --author="A B"
    git diff HEAD^!
    git log --all --full-history -- "**/x.*"
    git branch --all --verbose
    git stash show -p stash@{0}
    git rev-list -n 1 HEAD
    git rev-list HEAD -- README.md
    git diff main... --stat
    git diff --diff-filter=AM --name-only main...HEAD -- '*.ts' | xargs grep -n "export"
    git show HEAD:src/a.ts | sed -n '1,20p'
    git log --oneline --decorate=short
    ls -la | grep "^d"
    ls -d .*
    ls -la .github/workflows/ 2>/dev/null
    cat .github/workflows/*.yml
    find . -type f -name "*.ts" ! -path "*/node_modules/*" | head -100
    find . -type f | grep -v node_modules | sed 's|^\./||'
    find . -name "*.ts" -o -name "*.tsx" | grep -v node_modules | xargs wc -l | tail -1
    find src -type f -name "*.ts" -exec wc -l {} + | sort -n | tail -20
    find . -type f -exec file {} \;
    find . -type f -size +100k -exec ls -lh {} \;
    find src -type f -exec grep -q foo {} \; -print
    find . -type f -printf "%T@ %p\n" | sort -n | tail
    find . -maxdepth 1 -type f -printf '%f\n'
    grep -rn "foo" . --exclude-dir={node_modules,.git,dist}
    grep -E "^\s*(export|import)" src/a.ts
    grep -Pzo '(?s)foo.*?bar' src/a.ts
    grep -c "" README.md
    grep -rIl foo .
    awk 'NR>=10 && NR<=20 {print NR": "$0}' README.md
    awk '/foo/{f=1} f{print} /bar/{f=0}' README.md
    awk -F'"' '/"version"/{print $4}' package.json
    awk 'BEGIN{RS="";ORS="\n\n"}/foo/' README.md
    awk '{printf "%4d  %s\n", NR, $0}' README.md
    awk '{a[NR]=$0} END{for(i=NR;i>0;i--) print a[i]}' README.md
    awk '{ sum += $1 } END { printf "%.2f\n", sum / NR }' data.csv
    awk -F'[:,]' '{print $1}' data.csv
    awk '{sub(/^[ \t]+/, ""); print}' README.md
    awk '{print length, $0}' README.md | sort -rn
    awk '{ if (length($0) > max) { max = length($0); line = $0 } } END { print max, line }' README.md
    awk '/a/ && !/b/' README.md
    awk '!/^#/ && NF' README.md
    awk 'FNR==NR{a[$1];next} $1 in a' data.csv data.csv
    awk '$NF ~ /ts$/ {print $(NF-1)}' README.md
    awk '{print $2}' FS=, data.csv
    awk "NR==5" README.md
    awk 'BEGIN{print 10/3}'
    awk '{print $1/$2}' data.csv
    awk '{x = ($1 > $2) ? $1 : $2; print x}' data.csv
    awk '{$3=""}1' access.log
    awk '{c[$1]+=$2} END{for(i in c){print i, c[i]}}' data.csv
    awk '{print $1 " -> " $2}' data.csv
    awk 'NR==FNR { seen[$1]=1; next } !($1 in seen)' data.csv data.csv
    awk 'match($0, /v[0-9]+/) { print substr($0, RSTART, RLENGTH) }' README.md
    awk '{ for (i=1; i<=NF; i++) if ($i ~ /a/) print i, $i }' README.md
    awk '/^## /{if (p) exit; p=1} p' README.md
    awk -F= '/^name/ { print $2 }' README.md
    awk 'BEGIN { while (i < 3) { i++; print i } }'
    awk '{ print (NR/2) }' README.md
    awk 'NR>1{print $1}' data.csv
    awk '{print tolower($0)}' README.md
    awk '$2 >= 2 || $2 < 1' data.csv
    awk '{arr[$1]=arr[$1] ? arr[$1]","$2 : $2} END {for (k in arr) print k": "arr[k]}' data.csv
    awk 'BEGIN{FS="\t"} {print $1 FS $2}' data.csv
    awk '{delete a; split($0,a,","); print a[1]}' data.csv
    sed -n '/foo/=' README.md
    sed '$!d' README.md
    sed '/a/,$!d' README.md
    sed 's/^/  /' README.md
    sed "s/'//g" README.md
    sed -e '/a/{' -e 'n' -e 'd' -e '}' README.md
    sed -n '10,20p;20q' README.md
    sed '/^\s*$/d' README.md
    sed 's/\x1b\[[0-9;]*m//g' README.md
    sed 's/.../&&/2' README.md
    sed '0,/foo/s//bar/' README.md
    sed -n '/a/{n;p}' README.md
    sed -n '/^# /,/^## /{/^## /!p}' README.md
    sed -n '1{p;q}' README.md
    sed -n '2{p;q;}' README.md
    sed -E -n 's/^export (const|function) ([a-z]+).*/\2/p' src/a.ts
    sed '1~3d' README.md
    sed 's/a/\n/g' README.md
    sed '/x/c\changed' README.md
    sed '/x/i\  before' README.md
    sed G README.md
    sed -n '$=' README.md
    sed -s -n '$=' src/*.ts
    sed 's/foo/bar/I' README.md
    sed '/^#/d; /^$/d' README.md
    sed 's/\(a\)\(b\)/\2\1/' README.md
    sed 's@a/b@c@' README.md
    sed '/start/,/end/!d' README.md
    sed -n '/export/{s/export //;p}' src/a.ts
    sed "1,3d" README.md
    sed -n "s/.*name.*/&/p" package.json
    tr ',' '\n' < data.csv
    tr -dc '[:print:]' < README.md
    tr -cd 'a-z' < README.md
    cat README.md | xargs -I {} echo "{}"
    ls | xargs -n 1 -I {} basename {}
    ls -1 | xargs -L1 echo
    sort -k1,1nr -k2 data.csv
    sort -t$'\t' -k2 data.csv
    column -t -s $'\t' data.csv
    head -n1 README.md; tail -1 README.md
    nl -b a README.md
    cut -d '"' -f4 package.json
    date -Iseconds
    date --iso-8601
    test -e x && echo exists || echo missing
    [ ! -f x ] && echo missing
    [ -z "" ] && echo empty
    [ $? -eq 0 ] && echo ok
    [[ -d src ]] && echo dir
    [[ ! -f x || -d src ]] && echo one
    [[ "a" == "a" ]] && echo same
    echo
    printf -- '--- %s\n' x
    ls src/**/*.ts
    ls {src,test}
    jq '.dependencies, .devDependencies' package.json
    jq '.[] | {name: .name?, env: .env?}' package.json
    jq '.["env"]' package.json
    jq 'del(.env)' package.json
    jq '.. | objects | .env? // empty' package.json
    jq '.a as $env | $env' package.json
    jq .name < package.json
    jq -r '.scripts | to_entries | map("\(.key)=\(.value|tostring)") | .[]' package.json
    jq -r 'if .name then "yes" else "no" end' package.json
    jq 'reduce (.scripts | keys[]) as $k (0; . + 1)' package.json
    jq -r '.scripts["test"] // "none"' package.json
    jq 'map_values(type)' package.json
    jq -r '@json' package.json
    jq '[paths(scalars)] | length' package.json
    jq --argjson n 1 '$n + 1' package.json
    jq -n --args '$ARGS.positional' a b
    jq 'input_filename' package.json
    jq '.scripts | length, keys' package.json
    tree -L 2 -I node_modules
    comm -23 data.csv data.csv
    less -N README.md
    hexdump -C -n 64 README.md
    strings -n 8 README.md
    git log --numstat --pretty="%H" | awk 'NF==3 {plus+=$1; minus+=$2} END {printf("+%d, -%d\n", plus, minus)}'
    git log --pretty=format: --name-only | sort | uniq -c | sort -rg | head -10
    git for-each-ref --sort=-creatordate --format '%(refname) %(creatordate)' refs/tags
    git log --tags --simplify-by-decoration --pretty="format:%ai %d"
    git show-ref --tags -d
    git rev-parse HEAD^{tree}
    git ls-tree --name-only HEAD:src
    git log -S'foo' --source --all
    git diff --no-color --no-prefix
    git diff -M -C --stat
    git diff --find-renames=50% main
    git diff HEAD -- . ':!package-lock.json'
    git log --oneline --all -- deleted.ts
    git config --get remote.origin.url || true
    git config --local --get user.name
    git status -s -uall
    git status --ignored
    git tag --list 'v*' --sort=version:refname | tail -1
    git tag --sort=-creatordate | head -5
    git branch -avv
    git branch -r --merged
    git log --cherry-pick --right-only main...feature
    git show HEAD~1^{}
    git log --graph --oneline --branches --not --remotes
    git log -z --name-only -1
    git log --format='%C(yellow)%h%Creset %s' -3
    git log -1 --pretty=%B
    git log --abbrev=8 --oneline
    git log HEAD --not main --oneline
    git log ^main HEAD --oneline
    git diff HEAD:README.md README.md
    git diff --name-only HEAD~1..
    git diff --stat -- src
    git show :README.md
    git show HEAD:./README.md
    git log --oneline --after="2020-01-01" --before=now
    git log -5 --format="%h|%an|%s"
    git log --all --oneline | grep -i fix
    git rev-parse --abbrev-ref --symbolic-full-name @{u} 2>/dev/null || echo none
    git rev-parse --verify origin/main >/dev/null 2>&1 && echo exists || echo missing
    git merge-base main feature | xargs git show --stat
    cd src && git log --oneline -- ../README.md
    cd src && cat ../package.json
    cd ./src/lib && ls -la ..
    ls -la; pwd; git status
    cat package.json | grep -A 5 '"scripts"'
    cat src/a.ts | sed -n '1,2p' | cat -n
    head -50 src/a.ts | tail -10
    find . -name node_modules -prune -o -name '*.ts' -print | head
    find . -type f -name '*.ts' -print | xargs -I % grep -H export %
    find . -type f -name '*.ts' | xargs ls -la
    find . -type f -name '*.ts' | xargs stat -c '%n %s'
    find . -type f | xargs file | head
    find . -type f -name '*.md' -exec cat {} +
    find . -type f -name '*.ts' -exec sed -n '1,2p' {} \;
    find . -type f -name '*.ts' -exec awk 'END{print FILENAME, NR}' {} \;
    find . -type f -perm -u+x
    find . -type f -user root
    find src -depth -type f
    find src/ -name '*.ts' | sort | head -n 5
    find . -name '*.ts' | wc -l && echo done
    find ./src ./test -name '*.ts'
    find . -not \( -path ./.git -prune \) -name '*.md'
    find . -type f -name "*.test.ts" | sed 's/\.test\.ts$//'
    find . -wholename './src/*.ts'
    find . -type f -name '*.ts' -newer README.md -ls
    rg "export" --type ts -l | xargs wc -l
    rg -n --no-ignore foo
    rg -e export src/a.ts
    rg 'a' -g '!*.md' --stats
    rg foo -A 3 -B 3 src
    rg --type-list
    rg -tts export
    rg "foo" -g "*.{ts,tsx}"
    rg -n "^export" src | sort
    rg -l foo | head -3
    rg --count-matches export
    rg --json export src/a.ts
    rg -nH export src/a.ts
    rg --max-count 1 export
    egrep -rn "a|b" src
    xargs -I{} echo {} < data.csv
    seq 3 | xargs -I{} echo "n={}"
    seq 1 2 | xargs -n1 -P2 echo | sort
    uniq -c < data.csv
    sort -rnk2 -t, data.csv
    cat data.csv | sort | uniq -c | sort -k1nr | head -3
    ls -S | head -1
    ls -ltr
    ls --color=never -1
    ls -1 src/*.ts | wc -l
    ls src/*.{ts,js} 2>/dev/null
    ls -la README* package*.json
    wc -l src/*.ts | sort -n
    wc -l src/a.ts src/b.ts | tail -1
    stat --format=%s README.md
    stat -c %y README.md
    du -sk src | cut -f1
    echo 'a' && echo "b" || echo c
    echo "a; b | c && d > e"
    echo a\ b\;c
    grep "a b" README.md; echo "status: $?"
    true && false || echo end
    printf '%s %s\n' "a" "b"
    printf 'total: %d\n' 3
    (git log -1; git status) 2>&1 | head -20
    { git diff --stat; git status -s; } 2>/dev/null
    git diff --quiet && echo clean || echo dirty
    test -n "x" -a -f README.md && echo both
    test ! -e x
    node -v
    npm -v
    java -version 2>&1
    git log --oneline -10 2>&1 | cat
    cat README.md | fold -s -w 80 | head
    cat data.csv | awk -F, 'NR>1' | sort -t, -k2 -n
    cat a b 2>/dev/null; true
    type -a git
    which -a git node
    pwd -P
    id -un
    uname -s -r
    hostname -s
    git log | head -c 300
    git diff main -- src | grep -c '^+'
    git diff main | grep -E '^\+' | grep -vE '^\+\+\+' | wc -l
    git show HEAD --stat --format='%h %s%n%b'
    git blame src/a.ts -L 1,2
    git log src/a.ts
    git log --oneline src/ test/
    git diff main src/a.ts
    git grep -n 'export' -- src ':!src/lib'
    git grep -l export | xargs -n 1 dirname | sort | uniq
    git grep export main -- src
    git grep -h -o 'from ".*"'
    git grep -ni "todo" || echo "no todo"
    git grep -n 'a' --and -e 'b'
    git ls-files | sed 's/.*\.//' | sort | uniq -c
    git ls-files | awk -F/ '{print $1}' | sort | uniq -c
    git ls-files -- src
    git ls-files "src/*.ts" | head
    git ls-files | xargs grep -l foo 2>/dev/null
    git ls-files | xargs -n 50 grep -n export
    git ls-files '*.ts' | xargs cat | wc -l
    git ls-files | xargs -d '\n' wc -c | tail -1
    git log -n 3 --pretty=tformat:%h --no-patch
    git shortlog -sn -- src
    git shortlog HEAD~1..HEAD
    git describe
    git describe --tags --exact-match 2>/dev/null || echo "not tagged"
    git cat-file -e HEAD:README.md && echo there
    git log -L :foo:src/a.ts
    git log -L '/export/,+1:src/a.ts'
  `),
  ...lines(String.raw`
    echo "=== Files ===" && ls -la && echo "=== Git ===" && git log --oneline -5
    git diff HEAD~1 --stat -- . ":(exclude)*.lock"
    git log --pretty=format:'%h - %an, %ar : %s' --since="2 weeks ago" -- src/ | head -20
    grep -rn "TODO" --include="*.{ts,tsx}" . || true
    grep -n 'foo' src/a.ts | head -1 | cut -d: -f1
    tail -n +2 README.md | head -n 20
    find . -type f -name "*.ts" -exec grep -l "foo" {} \; 2>/dev/null | head -20
    find . -type f -iregex '.*\.\(js\|ts\)$'
    git rev-list --all --count
    git diff --name-only HEAD~1..HEAD | sort -u
    git diff-tree --no-commit-id -r --name-status HEAD
    git log --pretty=format:%s | grep -oE '^[a-z]+' | sort | uniq -c
    git for-each-ref --contains HEAD
    git for-each-ref refs/heads --format='%(refname:short)' --sort=-committerdate | head -5
    git log --oneline -- package.json | awk '{print $1}' | xargs -I{} git show {}:package.json | grep version
    git ls-files '*.ts' | xargs -n1 git blame --line-porcelain | grep '^author ' | sort | uniq -c | sort -rn
    awk -F '|' '{print $2}' README.md
    awk '/{/{print}' src/a.ts
    awk '{print $NF}' FS='/' README.md
    awk 'gsub("a","b")' README.md
    awk '{print}' ORS=' ' README.md
    awk '{ printf "%s%s", sep, $0; sep="," } END { print "" }' data.csv
    awk 'BEGIN{a["x"]=1; if ("x" in a) print "yes"}'
    awk "{print \$1}" data.csv
    awk '{ if ($1 == "a") { print "b" } else if ($1 == "c") { print "d" } }' data.csv
    awk '/foo/{getline; print}' README.md
    awk '/a/{print; getline}' data.csv
    awk 1 README.md
    awk '{ print $1; fflush() }' data.csv
    sed -n -e '1p' -e '3p' README.md
    sed -n '1,2!p' README.md
    sed 's/a/b/;ta;d;:a' README.md
    sed '/^[[:space:]]*$/d' README.md
    sed "s/\"//g" package.json
    sed -E 's/^.{3}//' README.md
    sed 's/[][]//g' README.md
    sed 's/[^]]*]//' README.md
    sed 's/\[/x/' README.md
    sed -n l README.md
    sed 's/a/b/2g' README.md
    sed -n '/a/ p' README.md
    sed -n '1 p' README.md
    sed -n '/start/,$ p' README.md
    sed -n "/foo/,/bar/ { /bar/ !p }" README.md
    sed 'N;P;D' README.md
    sed -nE '/a/p' README.md
    sed -ne '1p' README.md
    xargs -0 -I {} echo {} < data.csv
    git ls-files -z | xargs -0r wc -l
    git ls-files | xargs -i echo {}
    find . -name '*.ts' -not -path './.git/*' | xargs -r grep -l foo | xargs -r wc -l
    sort -u -t: -k1,1 data.csv
    sort --reverse --numeric-sort data.csv
    sort -k2n data.csv
    head --lines=5 README.md
    tail --lines=+2 README.md
    head -n 5 -- README.md
    head -n5 -q src/a.ts src/b.ts
    cut --delimiter=, --fields=1 data.csv
    cut -c -80 README.md
    grep -e 'a' -e 'b' README.md
    grep -nri foo src
    grep -rnI --exclude=*.min.js foo .
    grep -rn 'a' src/ test/ --include \*.ts
    grep -rn foo -- src
    grep -rnE '(a|b)\(' src
    grep -n "\$foo" README.md
    grep -rn "don't" src
    grep -oP '(?<=version": ")[^"]+' package.json
    grep "!important" README.md
    grep -rn . src | wc -l
    grep -rn foo *
    ls -la --time-style=long-iso
    ls -p | grep -v /
    ls -ld src
    stat -c "%a %n" *
    du -ch src/*.ts | tail -1
    tr -d '"' < package.json
    tr "[:lower:]" "[:upper:]" < README.md
    date +%Y
    printf '%.2f\n' 3.14159
    printf "%s" "x" | wc -c
    echo "1+2" | bc
    expr length abc
    expr 3 \* 4
    [ "a" != "b" ] && echo differ
    [ 3 -gt 2 ] && [ -s README.md ] && echo both
    cmp -s src/a.ts src/b.ts && echo same || echo differ
    diff -U3 src/a.ts src/b.ts | head
    diff src/a.ts - < src/b.ts
    cat -n src/a.ts | sed -n '1,2p'
    od -An -tx1 README.md
    xxd -p README.md | head -1
    realpath --relative-to=. src/a.ts
    basename -a src/*.ts
    basename -s .ts src/a.ts
    paste - - < data.csv
    paste -s -d '+' data.csv
    join -t, -1 1 -2 1 data.csv data.csv
    fmt -40 README.md
    column -s, -t < data.csv
    git log --oneline -3 && git status --short && git branch --show-current
    ls -la .claude 2>/dev/null && cat .claude/settings.json
    cat nonexistent || echo "not found"
    jq --version
    rg --version
    grep --version | head -1
    sed --version | head -1
    find . -name '*.ts' -path '*/src/*' -not -name '*.d.ts'
    find . -type f -name '[A-Z]*'
    find . -type f \( -iname '*.md' -or -iname '*.txt' \)
    git diff main --stat --color=always | cat
    git log --oneline --first-parent main
    git log main --not feature --oneline
    git log --format='%H' -n 1 -- src/a.ts
    git log --diff-filter=A --name-only --format= -- src
    git log --pretty=format:'{"hash":"%h","msg":"%s"}' -3
    git log --all --date-order --pretty='%h %p %d'
    git blame -l -t -L 1,1 src/a.ts
    git blame --show-email -L1,1 HEAD src/a.ts
    git show HEAD -- src/a.ts
    git show --name-status HEAD
    git show --no-patch HEAD
    git show -U1 HEAD
    git show main:src/
    git diff main feature -- src | head -50
    git diff main HEAD~0 --numstat
    git diff --ignore-all-space main...feature
    git ls-tree HEAD
    git ls-tree -d -r HEAD
    git ls-tree -r HEAD | awk '{print $4}'
    git cat-file -p HEAD
    git cat-file -p HEAD^{tree}
    git status --porcelain=v2 --branch
    git status -- src
    git rev-parse main feature
    git rev-parse HEAD~1
    git rev-parse --git-dir >/dev/null && echo repo
    git tag --list
    git tag -l --sort=-creatordate --format='%(refname:short) %(creatordate:short)'
    git branch -v --no-abbrev
    git branch --format='%(refname:short)' --merged
    git grep -n -i -E 'foo|bar' -- 'src/*.ts'
    git grep -c foo main
    git grep --untracked -n foo
    git shortlog -sn main..HEAD
    git shortlog -e -s main
  `),
  "# how large is it?\ngit ls-files | wc -l",
  "git log --oneline -5 \\\n  -- src",
  "ls src\nls test",
  "grep -rn export src |\n  head -5",
  "ls src &&\n  ls test",
  "awk '\n{ n[$1]++ }\nEND {\n  for (k in n)\n    print n[k], k\n}' access.log",
  "ls; # and now\ncat README.md # the readme",
];

/** What the reader itself must refuse: grammar, commands, options and the little languages inside them. */
export const refusedCommands: readonly string[] = [
  // Security report 1.1 and 2.a: what passed other people's readers.
  ...lines(String.raw`
    echo hi; touch pwned
    echo hi && touch pwned
    echo hi || touch pwned
    false || touch pwned
    echo hi | tee pwned
    echo hi & touch pwned
    echo $(touch pwned)
    echo "$(touch pwned)"
    echo ${"`"}touch pwned${"`"}
    echo "${"`"}touch pwned${"`"}"
    echo hi > pwned
    echo hi >> pwned
    echo hi >| pwned
    echo hi &> pwned
    echo hi >& pwned
    echo hi 2> pwned
    echo hi 1> pwned
    : > pwned
    > pwned
    cat <> pwned
    cat < README.md > pwned
    ls {fd}> pwned
    ls {a}<(touch pwned)
    ls 2<(touch pwned)
    cat <(touch pwned)
    ls >(touch pwned)
    diff <(touch pwned) README.md
    cat$IFS-n$IFS/etc/passwd
    cat${"$"}{IFS}README.md
    rg --pre=./evil.sh foo
    rg --pre ./evil.sh foo
    rg --pre-glob '*' --pre ./evil.sh foo
    rg --hostname-bin ./evil.sh --hyperlink-format x foo
    rg --search-zip foo
    rg -z foo
    rg --follow foo
    rg -L foo
    rg -nL foo
    rg --ignore-file /etc/passwd foo
    sed -i 's/a/b/' README.md
    sed -i.bak 's/a/b/' README.md
    sed -ni '1p' README.md
    sed -Ei 's/a/b/' README.md
    sed --in-place 's/a/b/' README.md
    sed --in-place=.bak 's/a/b/' README.md
    sed --in-pl 's/a/b/' README.md
    sed -n 'w pwned' README.md
    sed -n '1w pwned' README.md
    sed 's/a/b/w pwned' README.md
    sed 's/a/b/gw pwned' README.md
    sed 's/a/touch pwned/e' README.md
    sed 's/.*/touch pwned/ge' README.md
    sed '1e touch pwned' README.md
    sed e README.md
    sed '1r /etc/passwd' README.md
    sed 'R /etc/passwd' README.md
    sed -f evil.sed README.md
    sed -n '$!{p;w pwned' -e '}' README.md
    sed -e p -e 'w pwned' README.md
    sed --expression='w pwned' README.md
    sed 's/a/b/;w pwned' README.md
    sed '/a/{s/b/c/;w pwned' README.md
    sed 'y/a/b/;e touch pwned' README.md
    sed '1!w pwned' README.md
    sed '1,$W pwned' README.md
    sed '/x/I,+3w pwned' README.md
    sed 's,a,b,w pwned' README.md
    sed 's|[|]|x|e' README.md
    sed ':a;w pwned' README.md
    sed 'p # x' -s -i README.md
    cat README.md | sed -n 'w pwned'
    find . -exec touch pwned \;
    find . -exec sh -c 'touch pwned' \;
    find . -exec rm {} +
    find . -execdir touch pwned \;
    find . -ok touch pwned \;
    find . -okdir touch pwned \;
    find . -delete
    find . -name '*.ts' -delete
    find . -fprint pwned
    find . -fprint0 pwned
    find . -fprintf pwned '%p'
    find . -fls pwned
    find -L . -name x
    find -H . -name x
    find . -follow
    find . -files0-from list
    find . -exec grep foo {} \; -delete
    find . -exec {} \;
    find . -exec sed -i s/a/b/ {} +
    find . -exec git {} \;
    awk 'BEGIN{system("touch pwned")}'
    awk 'BEGIN { system ("touch pwned") }'
    awk 'BEGIN{print "x" > "pwned"}'
    awk '{print > "pwned"}' README.md
    awk '{print >> "pwned"}' README.md
    awk '{print $1, $2 > $3}' README.md
    awk '{printf "%s", $1 > "pwned"}' README.md
    awk '{printf("%s", $1) > "pwned"}' README.md
    awk '{print ($1) > ("pwned")}' README.md
    awk '{print | "touch pwned"}' README.md
    awk 'BEGIN{"touch pwned" | getline}'
    awk 'BEGIN{"touch pwned" |& getline}'
    awk 'BEGIN{while ((getline line < "/etc/passwd") > 0) print line}'
    awk 'BEGIN{getline < "/etc/passwd"; print}'
    awk '{getline x < "/etc/passwd"; print x}' README.md
    awk '{ "touch pwned" | getline; print }' README.md
    awk '{getline; print > "pwned"}' README.md
    awk 'BEGIN{for (k in ENVIRON) print k, ENVIRON[k]}'
    awk 'BEGIN{ARGV[1]="/etc/passwd";ARGC=2}{print}' x
    awk 'BEGIN{print PROCINFO["version"]}'
    awk 'BEGIN{SYMTAB["x"]=1}'
    awk '@include "evil.awk"'
    awk '@load "filefuncs"'
    awk 'BEGIN{f="system";@f("touch pwned")}'
    awk 'BEGIN{awk::system("touch pwned")}'
    awk -f evil.awk README.md
    awk --file=evil.awk README.md
    awk -i inplace '{print}' README.md
    awk -l filefuncs 'BEGIN{}'
    awk -e 'BEGIN{system("touch pwned")}'
    awk -E evil.awk
    awk -d/tmp/x 'BEGIN{}'
    awk --dump-variables=pwned 'BEGIN{}'
    awk -opwned 'BEGIN{}'
    awk -p 'BEGIN{}'
    awk -v ENVIRON=x 'BEGIN{}'
    awk 'BEGIN{close("x")}'
    awk '{ switch (1) { case /"/: system("touch pwned"); case /"/: } }' README.md
    awk '{ $/"/; system("touch pwned"); /"/ }' README.md
    awk '{ x++ /"/; system("touch pwned"); /"/ }' README.md
    awk '{ if (1) /"/; system("touch pwned"); /"/ }' README.md
    awk '{ while (0) /"/; system("touch pwned"); /"/ }' README.md
    awk '{if (1) /2; x = /; system("touch pwned"); /1}' README.md
    awk '/[/]/; system("touch pwned") /]/' README.md
    awk '{ print $1,
    jq env package.json
    jq '$ENV' package.json
    jq -n '$ENV.PATH'
    jq -n 'env.PATH'
    jq -n '"\(env)"'
    jq -n '"\($ENV|tostring)"'
    jq -n '{a: env}'
    jq -n '[env[]]'
    jq -n '. env'
    jq -n '$ ENV'
    jq -n '"a" | .[($ENV|length):]'
    jq -n 'import "a" as a; 1'
    jq -n 'include "a"; 1'
    jq -f evil.jq package.json
    jq --from-file evil.jq package.json
    jq -L . 'import "a" as a; .' package.json
    jq -nL. 1
    jq --slurpfile a /etc/passwd -n '$a'
    jq --rawfile a /etc/passwd -n '$a'
    jq --argfile a /etc/passwd -n '$a'
    jq -n 'get_search_list'
    jq -n '"a" | modulemeta'
    sort -o pwned README.md
    sort -opwned README.md
    sort -uo pwned README.md
    sort --output=pwned README.md
    sort --output pwned README.md
    sort --outp=pwned README.md
    sort --compress-program=./evil.sh README.md
    sort -T /tmp README.md
    sort --temporary-directory=. README.md
    sort --files0-from=list
    sort --random-source=/etc/passwd README.md
    uniq README.md pwned
    uniq -c README.md pwned
    uniq - pwned
    xxd README.md pwned
    xxd -r README.md
    xxd -revert README.md pwned
    xxd -ps -r README.md
    tree -o pwned
    tree -aopwned
    tree --fromfile README.md
    tree -R -H . -L 1
    tree -l
    du --files0-from=list
    du -L .
    du -X /etc/passwd .
    wc --files0-from=list
    head --follow README.md
    tail -f README.md
    tail -F README.md
    tail -5f README.md
    tail --follow=name README.md
    tail --pid=1 README.md
    date -s '2020-01-01'
    date --set=2020-01-01
    date 010100002020
    date -f /etc/passwd
    hostname pwned
    hostname -F README.md
    file -C -m evil
    file -m evil README.md
    file -f list
    file -z README.md
    file --compile -m evil
    diff -l README.md package.json
    diff --paginate README.md package.json
    md5sum -c list
    sha256sum --check list
    strings @list
    strings -n @list README.md @list
    ls -L
    ls --dereference src
    grep --dereference-recursiv foo .
    nl --pages=x README.md -o pwned
    split README.md
    shuf -o pwned README.md
    shuf --output=pwned README.md
    iconv -o pwned README.md
    column --out=pwned README.md
    base64 -o pwned README.md
    less -o pwned README.md
    less +'!touch pwned' README.md
    less -kevil README.md
    more +/x README.md
    printf -v PATH x
    command touch pwned
    command -p touch pwned
    timeout 5 touch pwned
    timeout 5 bash -c 'touch pwned'
    env
    env touch pwned
    env -i bash
    printenv
    export PATH=.
    set
    declare -x
    bash -c 'touch pwned'
    sh -c 'touch pwned'
    bash
    bash evil.sh
    bash -v
    . ./evil.sh
    source evil.sh
    eval 'touch pwned'
    exec touch pwned
    builtin eval 'touch pwned'
    trap 'touch pwned' EXIT
    alias ls='touch pwned'
    function ls { touch pwned; }
    ls() { touch pwned; }; ls
    coproc touch pwned
    time touch pwned
    time -p ls
    git branch --sort=signature
    git for-each-ref --sort=-*signature:key
    echo %GS | xargs -I{} git shortlog --group=format:{} HEAD
    echo signature | xargs -I{} git tag --sort={}
    echo GS | xargs -I{} git log --format='%h %{}'
    echo GS | xargs -IX git log --format='%h {} %X'
    LC_ALL=../x ls
    LC_ALL=C PATH=. ls
    GIT_PAGER=./pwned git log
    TZ=/etc/passwd date
    LC_ALL=C
    exit 1 2
    exit x
    echo {1..9999}
    jq '{a: if true then 1, env, 3 else 2 end}' package.json
    git ls-files -o -i --exclude-per-directory=../x
    nohup touch pwned
    sudo ls
    xargs touch < README.md
    ls | xargs rm
    ls | xargs sh -c 'touch pwned'
    ls | xargs -I{} sh -c 'touch {}'
    ls | xargs -I{} {} x
    ls | xargs bash
    ls | xargs -a list cat
    ls | xargs --arg-file=list cat
    ls | xargs sed
    ls | xargs sed -n
    ls | xargs awk
    ls | xargs jq
    ls | xargs find
    ls | xargs uniq
    ls | xargs xxd
    ls | xargs grep
    ls | xargs git
    ls | xargs git diff
    ls | xargs git grep
    ls | xargs xargs rm
    ls | xargs -p rm
    ls | xargs env
    ls | xargs timeout
    ls | xargs -I{} git {} x
    ls | xargs -I{} git log --format={}
    ls | xargs find . -newer
    ls | xargs -I{} find {} -name x
    ls | xargs -I{} sed -n '{}' README.md
    ls | xargs -I{} awk '{}' README.md
    python3 -c 'open("pwned","w")'
    echo 'open("pwned","w")' | python3
    echo 'open("pwned","w")' | python3 -v
    echo 'touch pwned' | bash
    echo 'touch pwned' | sh
    node -e 'require("fs").writeFileSync("pwned","")'
    perl -e 'open(F,">pwned")'
    ruby -e 'File.write("pwned","")'
    php -r 'touch("pwned");'
    npm run build
    npx tsc
    yarn --version
    pnpm --version
    cargo --version
    make
    curl http://example.com
    wget http://example.com
    nc -l 1234
    gh pr comment 1 --body x
    ssh host
    rm -rf .
    rm README.md
    mv README.md pwned
    cp README.md pwned
    ln -s /etc/passwd pwned
    mkdir pwned
    touch pwned
    chmod 777 README.md
    truncate -s 0 README.md
    dd if=README.md of=pwned
    install README.md pwned
    tee pwned
    patch -p1
    ed README.md
    vim README.md
    tar cf pwned .
    tar xf README.md
    unzip x.zip
    zip pwned README.md
    gzip README.md
    kill -9 1
    sleep 100
    yes
    watch ls
    crontab -l
    /bin/rm README.md
    ./evil.sh
    src/evil.sh
    ../evil.sh
    /usr/bin/env touch pwned
    PATH=. ls
    GIT_DIR=/tmp git log
    LD_PRELOAD=./evil.so ls
    a=1
    a=(touch pwned)
    cat README.md; PATH=.; ls
    cat ~/.ssh/id_rsa
    cat ~root/.bashrc
    ls a=~
    cat $HOME/.netrc
    echo $GITHUB_TOKEN
    echo "${"$"}{GITHUB_TOKEN}"
    echo "$ANTHROPIC_API_KEY"
    echo $((1+1))
    echo $[1+1]
    echo ${"$"}{x:=touch}
    echo ${"$"}{x@P}
    echo {1..1000000}
    echo !(a)
    echo @(a|b)
    ls ?(a)
    cat <<EOF
    cat <<< hi
    cat <<< "$(touch pwned)"
    cat 0<&3
    cat <&3
    ls 3>&1
    ls 2>&-
    ls >&3
    ls 10>/dev/null
    if true; then touch pwned; fi
    for f in *; do rm $f; done
    for f in a b; do echo $f; done
    while true; do touch pwned; done
    until false; do touch pwned; done
    case a in a) touch pwned;; esac
    select x in a; do touch pwned; done
    ((x=1))
    [[ -v x ]]
    [[ a =~ b ]]
    [[ x -eq a[$(touch pwned)] ]]
    [[ 'a[$(touch pwned)]' -eq 0 ]]
    let x=1
    test -v 'a[$(touch pwned)]' > pwned
    { touch pwned; }
    (touch pwned)
    ! touch pwned
    (cd src; touch pwned)
    ls "
    ls '
    ls (
    ls )
    ls &&
    ls |
    | ls
    ls ;; ls
    ls \
    cd
    cd -
    cd ~
    cd src docs
    pushd src
    "touch" pwned
    'touch' pwned
    \touch pwned
    t"ou"ch pwned
    t\ouch pwned
    {touch,pwned}
    $'touch' pwned
    $'\x74ouch' pwned
    to*ch pwned
    $"touch" pwned
  `),
  // Security report 2.f and 1.1: git.
  ...lines(`
    git -c core.pager='touch pwned' log
    git -c core.fsmonitor='touch pwned' status
    git -c alias.x='!touch pwned' x
    git --config-env=core.pager=X log
    git --git-dir=evil.git log
    git --git-dir evil.git log
    git --work-tree=/ status
    git --exec-path=. log
    git --exec-path
    git --namespace=x log
    git --super-prefix=x log
    git --bare log
    git -p log
    git --paginate log
    git --html-path
    git log --output=pwned
    git log --output pwned
    git log -p --output=pwned
    git log --outp=pwned
    git diff --output=pwned
    git diff -opwned
    git show --output=pwned HEAD
    git log --format --output=pwned > pwned
    git diff --ext-diff
    git log -p --ext-diff
    git diff --textconv
    git show --textconv HEAD
    git log --show-signature
    git log --format=%G?
    git log --pretty='%h %GK'
    git for-each-ref --format='%(signature)'
    git diff --no-index /etc/passwd README.md
    git diff --no-index README.md /etc/passwd
    git diff -Oorder
    git diff -O order
    git grep -Otouch foo
    git grep -O foo
    git grep --open-files-in-pager=touch foo
    git grep --open-files-in-pager foo
    git grep --textconv foo
    git grep --no-index foo /etc
    git blame --contents /etc/passwd README.md
    git blame --contents=/etc/passwd README.md
    git cat-file --textconv HEAD:README.md
    git cat-file --filters HEAD:README.md
    git cat-file --batch
    git cat-file --batch-command
    git rev-list --stdin
    git log --stdin
    git ls-remote
    git ls-remote --upload-pack='touch pwned' .
    git fetch
    git fetch --upload-pack='touch pwned' .
    git pull
    git push
    git push --receive-pack='touch pwned' .
    git clone . pwned
    git clone 'ext::sh -c touch% pwned' x
    git archive --remote=. --exec='touch pwned' HEAD
    git archive HEAD -o pwned.tar
    git remote add x y
    git remote set-url origin x
    git remote show origin
    git remote update
    git remote remove origin
    git submodule foreach 'touch pwned'
    git submodule update --init
    git submodule add x
    git add .
    git commit -m x
    git commit --allow-empty -m x
    git reset --hard
    git checkout main
    git checkout -- .
    git switch main
    git restore .
    git clean -fd
    git rm README.md
    git mv a b
    git merge main
    git rebase main
    git rebase -x 'touch pwned' main
    git cherry-pick HEAD
    git revert HEAD
    git stash
    git stash push
    git stash pop
    git stash drop
    git stash apply
    git stash clear
    git branch pwned
    git branch -d feature
    git branch -D feature
    git branch -m x
    git branch -M x
    git branch -f main HEAD
    git branch --set-upstream-to=main
    git branch -u main
    git branch --edit-description
    git branch -c x
    git branch -a pwned
    git branch -v pwned
    git tag pwned
    git tag -a pwned -m x
    git tag -d v1.0
    git tag -f v1.0
    git tag -v v1.0
    git tag -s x
    git config user.name pwned
    git config --add user.name pwned
    git config --unset user.name
    git config --global user.name x
    git config --edit
    git config -e
    git config -l
    git config --list
    git config --get http.https://github.com/.extraheader
    git config --get-regexp extraheader
    git config --get-regexp '.*'
    git config --get-regexp 'user|http'
    git config --get credential.helper
    git config --file /etc/passwd --get a.b
    git config --blob HEAD:x --get a.b
    git config --get-urlmatch http https://github.com
    git reflog expire --all
    git reflog delete HEAD@{0}
    git symbolic-ref HEAD refs/heads/main
    git symbolic-ref -d HEAD
    git update-ref refs/heads/pwned HEAD
    git update-index --refresh
    git gc
    git prune
    git repack
    git fsck --lost-found
    git bisect start
    git bisect run touch pwned
    git notes add -m x
    git worktree add pwned
    git worktree remove x
    git format-patch HEAD~1
    git am x
    git apply x
    git init pwned
    git hash-object -w README.md
    git hash-object /etc/passwd
    git mktree
    git write-tree
    git read-tree HEAD
    git checkout-index -a
    git bundle create pwned HEAD
    git daemon
    git instaweb
    git difftool
    git mergetool
    git help log
    git log --help
    git var -l
    git verify-commit HEAD
    git verify-tag v1.0
    git filter-branch
    git fast-export HEAD
    git maintenance run
    git rev-parse --parseopt
    git rev-parse --sq-quote x
    git rev-parse --git-path hooks
    git check-ignore --stdin
    git ls-files --pathspec-from-file=/etc/passwd
    git status --pathspec-from-file=x
    git shortlog --output=pwned
    git log --end-of-options --output=pwned
    git log {--output=pwned,HEAD}
    git x
    git
    git touch pwned
    git ../evil
    git -C
    git -Csrc log
    git log -- x > pwned
    git credential fill
    git send-email x
    git grep -f
    git upload-pack .
    git receive-pack .
    git shell
  `),
  "ls\ntouch pwned",
  "ls # harmless\ntouch pwned",
  "ls\r\ntouch pwned",
  "ls\u0000; touch pwned",
  "ls\u200b",
  "l\u202es",
  "ls\u00a0-la",
  "ls \u{e0041}",
  "ls\u2028touch pwned",
  "ls \u001b[31m",
  "echo $\\\nHOME",
  'echo "$\\\nHOME"',
  "tou\\\nch pwned",
  "ls |\\\n| touch pwned",
  "awk '{ print $1,\n $2 > \"pwned\" }' README.md",
  "awk '{ print $1, # x\n $2 > \"pwned\" }' README.md",
  "awk '{ print $1 &&\n $2 > \"pwned\" }' README.md",
  "awk '{ print a ?\n b : c > \"pwned\" }' README.md",
  "awk '{ print ($1\n) > \"pwned\" }' README.md",
  "awk 'BEGIN { \"touch pwned\" |\n getline }'",
  "sed 'p\nw pwned' README.md",
  "sed 'a\\\ntext\\\nmore\nw pwned' README.md",
  "sed -e 'a\\' -e 'w pwned' README.md",
  "sed '1i\\\nx\nw pwned' README.md",
  "jq -n '# \\\nenv'",
  "cat <<EOF\n$(touch pwned)\nEOF",
  "cat <<'EOF'\nhi\nEOF",
  `ls ${"a ".repeat(3000)}`,
  Array.from({ length: 21 }, () => "ls").join("; "),
  `${"(".repeat(300)}ls${")".repeat(300)}`,
  "",
  "   ",
  "# only a comment",
];

/** What is well formed, and must come to nothing when it is run: paths that lead out, and names that are options. */
export const confinedCommands: readonly string[] = lines(String.raw`
    cat /etc/passwd
    cat ../../../../etc/passwd
    cat src/../../../etc/passwd
    cat /proc/self/environ
    cat /proc/1/environ
    cat .git/config
    cat < /etc/passwd
    grep -r root /etc
    grep -f /etc/passwd README.md
    grep -rn secret ..
    find / -name passwd
    find /etc -type f
    find .. -name '*.env'
    find . -newer /etc/passwd
    ls /
    ls -la ../..
    ls /root
    head -n 1 /etc/shadow
    tail /var/log/syslog
    wc -l /etc/passwd
    sort /etc/passwd
    sed -n 1p /etc/passwd
    awk '{print}' /etc/passwd
    jq . /etc/passwd
    jq -R . /proc/self/environ
    diff /etc/passwd README.md
    diff --from-file=/etc/passwd README.md
    od -c /etc/passwd
    xxd /etc/passwd
    strings /proc/self/environ
    base64 /etc/passwd
    file /etc/passwd
    stat /etc/passwd
    rg root /etc
    tree /etc
    du -sh /etc
    cd / && ls
    cd .. && cat secret.txt
    cd /etc; cat passwd
    cd ../..; ls
    (cd /; ls)
    test -f /etc/passwd && echo yes
    git -C / log
    git -C .. status
    git diff /etc/passwd /etc/hostname
    git diff -- /etc/passwd /etc/hostname
    git diff ../../etc/passwd README.md
    git log -p -- /etc/passwd
    git blame --ignore-revs-file=/etc/passwd README.md
    git ls-files -X /etc/passwd
    git grep -f /etc/passwd
    echo /etc/passwd | xargs cat
    echo /etc/passwd | xargs -I{} cat {}
    echo /etc/passwd | xargs -n1 head -1
    echo "root /etc/passwd" | xargs grep -n root
    echo --output=pwned | xargs -n1 git show
    echo --output=pwned | xargs git log -p
    echo --output=pwned | xargs sort
    echo --pre=./evil.sh | xargs rg foo
    echo -- --output=pwned | xargs sort
    printf '%s\n' --in-place | xargs sed -n p
    ls | xargs sort
    sort *
    sort *.txt
    cat *
    git log -p *
    git diff *
    rg foo */*.ts
    wc *
    strings *
    awk '{print}' *
    sed -n p *
    jq . *
    head *
    find * -name x
    ls *
    less /etc/passwd
    realpath ../../etc
    comm /etc/passwd README.md
    date -r /etc/passwd
    tree -Io pwned x
`);

export const hostileCommands: readonly string[] = [...refusedCommands, ...confinedCommands];
