/** Whatever is accepted answers as bash would have: the same streams, the same exit code. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShellBench, type ShellBench } from "./shell-bench.ts";

let bench: ShellBench;

beforeAll(async () => {
  bench = await openShellBench({
    "README.md": "# Title\n\nsome words here\nmore words\n",
    "package.json": '{"name":"x","scripts":{"test":"vitest","build":"tsc"},"version":"1.0.0"}\n',
    "src/a.ts": "export const one = 1;\n// TODO: x\nfunction foo() {\n  return one;\n}\n",
    "src/b.ts": 'import { one } from "./a";\nconsole.log(one);\n// TODO y\n',
    "src/lib/c.ts": 'export const deep = "TODO";\n',
    "src/back": { link: "lib" },
    "docs/x.md": "# Doc\nhello world\n",
    "test/a.test.ts": "test\n",
    "with space/a b.txt": "s\n",
    ".hidden/h.txt": "hid\n",
    "nums.txt": "a b 3\nc d 1\ne f 2\n",
    "-dash": "-x\n",
    "Ünder.txt": "ü\n",
    "[x].txt": "bracket\n",
  });
  await bench.repository.commit("Second", { "README.md": "# Title\n\nsome words here\nmore words\nmore\n" });
});
afterAll(() => bench[Symbol.asyncDispose]());

const groups: Readonly<Record<string, string>> = {
  "one program": `
    ls
    ls -a src
    ls missing
    cat README.md
    cat README.md missing docs/x.md
    head -2 README.md
    tail -n 1 README.md
    nl README.md
    tac README.md
    rev nums.txt
    md5sum README.md
    od -c README.md
    fold -w 10 README.md
    basename src/a.ts .ts
    dirname src/lib/c.ts
    stat -c %s README.md
    cat "with space/a b.txt"
    cat -- -dash
    cat ./-dash
    cat /dev/null
    expr 1 + 2
    seq 3
    sed -n '1,2p' README.md
    sed -n '/TODO/p' src/a.ts
    awk '{print $1}' nums.txt
    awk '{s+=$3} END {print s}' nums.txt
    diff README.md docs/x.md
    diff README.md README.md
    grep nothing README.md
    grep -c one src/a.ts src/b.ts
    grep -rn TODO src
    egrep 'one|two' src/a.ts
    fgrep one src/a.ts
    find src -type f -name 'c*'
    du -a docs --apparent-size -b`,
  git: `
    git log --format=%s
    git log --format=%s -- src
    git log --oneline -5
    git diff HEAD~1 --stat
    git diff HEAD~1 HEAD -- README.md
    git show HEAD:README.md
    git show HEAD:missing
    git show --stat HEAD --format=%s
    git blame -L 1,2 -s src/a.ts
    git ls-files
    git ls-files '*.ts'
    git grep -n TODO
    git grep -n TODO -- src
    git status --short
    git rev-parse --show-prefix
    git log nosuchrevision
    cd src && git rev-parse --show-prefix && git ls-files
    git -C src ls-files
    git show HEAD~1:src/a.ts | head -2`,
  wildcards: String.raw`
    wc -l src/*.ts
    cat *.nomatch
    echo *
    echo .*
    echo src/* docs/?.md [RN]* [!a-z]*
    echo */
    echo */*.ts */*/*.ts
    echo src/**/*.ts
    echo [[:upper:]]* [[:digit:]]*
    echo \*.md "*".md '*'.md *.md
    echo "[x]"*
    echo [*
    echo src/ba*/
    cat with\ space/*
    echo src/./*.ts src//a*`,
  streams: `
    cat README.md missing docs/x.md 2>&1
    ls missing 2>/dev/null
    ls missing >/dev/null 2>&1
    ls missing 2>&1 >/dev/null
    ls missing 2>&1 >/dev/null | wc -l
    ls missing 2>&1 | grep -c cannot
    ls missing src >/dev/null
    ls missing &>/dev/null
    ls missing src >&2
    echo one; echo two >&2; echo three
    (echo out; ls missing) 2>&1 | sort
    (echo out; ls missing) 2>&1
    { ls missing; echo out; } 2>/dev/null
    wc -c < README.md
    cat < missing
    cat - < README.md
    (cat; echo end) < nums.txt
    (head -1; cat) < nums.txt
    (cat < missing; echo after)
    grep -n one < src/a.ts
    cat /dev/null < README.md`,
  pipelines: String.raw`
    ls -a src | head -3 | wc -l
    wc -l src/*.ts | sort -rn | head -1
    seq 100000 | head -1
    seq 200000 | tail -1
    seq 1 3 | tac
    seq 3 | paste -sd+
    cat nums.txt | sort -k3 -n | cut -d' ' -f1 | paste -sd,
    grep -rn TODO src | sort | uniq -c | sort -rn | head
    grep -rln TODO . | sort
    cat src/a.ts | grep -v '^//' | wc -l
    cat src/*.ts | grep -o TODO | sort | uniq -c
    sed 's/one/two/g' src/a.ts | head -2
    echo foo | cat
    echo foo | true
    echo foo | cat - README.md
    printf 'b\na\n' | sort
    cd src | ls
    cat nums.txt | cd src
    true | false
    false | true
    cat missing | wc -l
    (echo a; echo b; echo c) | sort -r
    { echo header; cat nums.txt; echo footer; } | head -3
    { echo header; cat nums.txt; echo footer; } | cat
    { cat nums.txt; echo footer; } | head -1
    (cd src; ls) | wc -l
    cat nums.txt | { echo first; sort; }
    cat nums.txt | (sort | head -1)
    (cat nums.txt; cat README.md) | (cat | wc -l; echo x)
    seq 100000 | (head -1; true)
    git log --format=%s | head -1 | wc -w
    ls | (cd src; cat)`,
  "and, or, not": `
    true && echo yes || echo no
    false && echo yes || echo no
    false || echo recovered
    ! true
    ! false
    ! grep -q nothing README.md && echo absent
    ls missing; echo $?
    true; echo "status=$?"
    ! true; echo $?
    true | false; echo $?
    ls src && ls nope || ls docs
    ls src; ls docs
    (false); echo $?
    (false || true) && echo good
    grep -q one src/a.ts && echo found || echo lost
    diff README.md README.md && echo same`,
  "cd and pwd": `
    pwd
    cd src && pwd && ls
    (cd src && ls); pwd
    cd src && ls && cd .. && ls docs
    cd src; ls; cd lib; cat c.ts
    cd missing; ls docs
    cd missing && ls
    cd README.md
    { cd src; ls; }; ls
    cd src/back && pwd && cd .. && pwd
    cd src/back && pwd -P && cat ../a.ts
    cd ./docs/../src && pwd
    cd "with space" && ls`,
  "answered by bash itself": String.raw`
    echo "a  b" 'c*' d\ e
    echo -n hi
    echo -e 'a\tb\nc\x41\0101'
    echo -E 'a\tb'
    echo -e 'a\cb'
    echo -ne 'x\n'
    echo -x -n
    printf '%s\n' a b c
    printf '%d-%s\n' 1 a 2 b
    printf '%5d|%-5s|%05d|%x|%o|%c\n' 42 ab 7 255 8 xyz
    printf '%.2f %e %g %+d\n' 3.14159 1234.5 0.0001 5
    printf '%%\n'
    printf 'no newline'
    printf '%b\n' 'a\tb'
    printf '%d\n' abc
    printf '%s %s\n' a
    printf '%*d|%.3s\n' 5 42 abcdef
    printf '%q\n' 'a b'
    printf 'a\n' b
    test -f README.md
    [ -d src ] && echo dir
    [ -f missing ]
    [ a = b ]
    [ 1 -lt 2 ] && echo less
    test -z "" && test -n x && echo strings
    [ ! -f missing -a -d src ] && echo both
    [ -f missing -o -e src ] && echo either
    [ x -eq 1 ]
    test
    test one
    test -L src/back && echo link
    [ \( a = a \) ] && echo paren
    which git
    which nosuchprogram
    command -v git
    command -v nosuch
    command -v cd
    type git
    type cd
    type nosuch
    type -t git
    type -t cd
    type -t nosuch
    type -p git
    type -a git
    which -a git
    command -V git
    command -V nosuch`,
  "xargs and find -exec": String.raw`
    find src -type f -name '*.ts' -exec wc -l {} +
    find src -type f -name '*.ts' -exec grep -l TODO {} \;
    find src -name '*.ts' | sort | xargs wc -l
    find src -name '*.ts' -print0 | sort -z | xargs -0 grep -c one
    find . -name '*.txt' -not -name '\[*' -print0 | sort -z | xargs -0 cat
    find docs test -type f | sort | xargs -I{} echo "file: {}"
    find docs test -type f | sort | xargs -n1 basename
    echo a b c | xargs
    echo a b c | xargs -n1 echo x
    echo a b c d e | xargs -n2
    echo "a 'b c'" | xargs -n1 echo
    echo "it's" | xargs echo
    printf '' | xargs echo empty
    printf '' | xargs -r echo empty
    printf 'a b\nc d\n' | xargs -d '\n' -n1 echo
    ls src/*.ts | xargs grep -l TODO
    ls docs | xargs -I{} cat docs/{}
    echo missing1 missing2 | xargs cat
    echo README.md | xargs grep nothing
    git ls-files src | xargs -I{} git log -1 --format="%s {}" -- {}
    xargs wc -l < /dev/null
    cat nums.txt | (xargs -n3 echo got)`,
  "exit, variables and ranges": `
    cd missing 2>/dev/null || exit 3; ls
    cd src || exit 1; ls
    ls docs; exit; echo never
    false; exit
    (exit 4); echo $?
    exit 5 | cat; echo $?
    { echo a; exit 6; echo b; }; echo c
    exit 300
    LC_ALL=C sort nums.txt
    LC_ALL=C wc -m Ünder.txt
    LC_ALL=C grep -cP '[\\x80-\\xBF]' Ünder.txt
    echo Ünder.txt | LC_ALL=C xargs wc -m
    GIT_PAGER=cat git log --oneline -1
    LANG=C GIT_PAGER= git log --format=%s
    echo {1..5} x{3..1}y
    printf '=%.0s' {1..80}
    tr -d $'\\r' < README.md
    echo '{"env":1,"name":2}' | jq -c '{name, env}'
    sort -S 1k nums.txt`,
};

for (const [group, text] of Object.entries(groups)) {
  const commands = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  test.each(commands)(`${group}: %s`, async (command) => {
    const [ours, bash] = [await bench.run(command), await bench.bash(command)];

    expect(ours).toEqual(bash);
  });
}
