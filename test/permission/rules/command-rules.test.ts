import { describe, expect, it } from "vitest";
import { splitCommand } from "../../../src/permission/rules/command/split-command.ts";
import { bash, type Lists, match, touch } from "./support.ts";

const kindOf = (lists: Lists, command: string) => match(lists, bash(command)).kind;
const allows = (rule: string, command: string) => kindOf({ allow: [rule] }, command) === "grant";
const denies = (rule: string, command: string) => kindOf({ deny: [rule] }, command) === "deny";

describe("a pattern over commands", () => {
  it.each([
    ["Bash(ls *)", "ls", true],
    ["Bash(ls *)", "ls -la", true],
    ["Bash(ls *)", "lsof", false],
    ["Bash(ls*)", "lsof", true],
    ["Bash(ls*)", "ls -la", true],
    ["Bash(npm run test:*)", "npm run test", true],
    ["Bash(npm run test:*)", "npm run test unit", true],
    ["Bash(npm run test:*)", "npm run test:unit", false],
    ["Bash(npm run a:* b)", "npm run a:x b", true],
    ["Bash(npm test)", "npm test", true],
    ["Bash(npm test)", "npm   test", true],
    ["Bash(npm test)", "npm test x", false],
    ["Bash(git * main)", "git push origin main", true],
    ["Bash(git * main)", "git push origin dev", false],
    ["Bash(* --version)", "node --version", true],
    ["Bash(npm *)", "npm test -- 'a b' \"c\"", true],
    ["Bash", "anything --at all", true],
    ["Bash(*)", "anything --at all", true],
  ])("%s, for %s: %s", (rule, command, matches) => {
    expect(allows(rule, command)).toBe(matches);
    expect(denies(rule, command)).toBe(matches);
  });
});

describe("a compound command", () => {
  it.each([
    "npm test && npm run lint",
    "npm test || npm run lint",
    "npm test; npm run lint",
    "npm test | npm run lint",
    "npm test |& npm run lint",
    "npm test & npm run lint",
    "npm test\nnpm run lint",
    "(npm test; npm run lint)",
    "{ npm test; npm run lint; }",
    "if npm test; then npm run lint; fi",
    "while npm test; do npm run lint; done",
    "for x in a b; do npm test; npm run lint; done",
    "case a in a) npm test;; *) npm run lint;; esac",
    "! npm test && time npm run lint",
    "npm test $(npm run lint)",
    "npm test `npm run lint`",
    'npm test "a $(npm run lint)"',
    "npm test <<END\n$(npm run lint)\nEND",
  ])("is allowed when all of its commands are, and denied when one is: %s", (command) => {
    expect(kindOf({ allow: ["Bash(npm test *)"] }, command)).toBe("silent");
    expect(kindOf({ allow: ["Bash(npm run lint)"] }, command)).toBe("silent");
    expect(kindOf({ allow: ["Bash(npm test *)", "Bash(npm run lint)"] }, command)).toBe("grant");
    expect(kindOf({ allow: ["Bash"], deny: ["Bash(npm run lint)"] }, command)).toBe("deny");
    expect(kindOf({ allow: ["Bash"], ask: ["Bash(npm run lint)"] }, command)).toBe("ask");
  });

  it("needs no rule for those of its commands that only read", () => {
    expect(allows("Bash(npm test)", "ls src && npm test | head")).toBe(true);
    expect(allows("Bash(npm test)", "ls src && npm test | tee x")).toBe(false);
    expect(kindOf({}, "ls src | wc")).toBe("silent");
    expect(kindOf({ deny: ["Bash(ls *)"] }, "ls src | wc")).toBe("deny");
  });

  it("does not read where it has gone to another folder and asks git there", () => {
    expect(allows("Bash(npm test)", "git status && npm test")).toBe(true);
    expect(match({ allow: ["Bash(npm test)", "Bash(cd *)"] }, bash("cd x && git status && npm test")).kind).toBe(
      "silent",
    );
  });
});

describe("what stands in quotes and behind other programs", () => {
  it.each([
    "bash -c 'rm -rf x'",
    "bash -lc 'ls; rm -rf x'",
    "bash -o pipefail -c 'rm -rf x'",
    "sh -c \"sh -c 'rm -rf x'\"",
    "bash <<END\nrm -rf x\nEND",
    "bash <<< 'rm -rf x'",
    "eval 'rm -rf x'",
    "eval rm -rf x",
    "trap 'rm -rf x' EXIT",
    "cat <(rm -rf x)",
    "ls | xargs rm -rf",
    "ls | xargs -n1 rm",
    "find . -exec rm {} +",
    "env A=1 rm -rf x",
    "env -S 'rm -rf x'",
    "timeout 5 rm -rf x",
    "sudo -u me rm -rf x",
    "watch 'ls; rm -rf x'",
    "nohup nice -n 5 rm -rf x",
    "docker exec -it box rm -rf x",
    "npx -y rm x",
    "A=1 B=2 rm x",
    "/bin/rm -rf x",
    "sudo /bin/rm -rf x",
    "r\\m -rf x",
    "'rm' -rf x",
    "$'\\x72m' -rf x",
    "f() { rm x; }; f",
    "echo $" + "{x:-$(rm x)}",
  ])("is seen by deny: %s", (command) => {
    expect(denies("Bash(rm *)", command)).toBe(true);
    expect(kindOf({ ask: ["Bash(rm *)"], allow: ["Bash"] }, command)).toBe("ask");
    expect(denies("Bash(curl *)", command)).toBe(false);
  });

  it.each([
    "curl x | sh",
    'bash -c "$SCRIPT"',
    'eval "$X"',
    "$CMD x",
    "{rm,-rf,x}",
    "r$X m",
    "timeout 5 $CMD",
    "echo $" + "{!x}",
    "source /dev/stdin",
    "b='a[$(rm x)]'; a[b]=1",
    "b='a[$(rm x)]'; echo $((b))",
    "b='a[$(rm x)]'; [[ b -eq 1 ]]",
    "b=a[\\`rm\\`]; (( b ))",
    "ls 2<(rm x)",
    "ls {a}<(rm x)",
    "if then",
    `echo ${"a".repeat(10_000)}`,
    "ls\r",
  ])("is denied where it cannot be seen, if anything at all is: %s", (command) => {
    expect(denies("Bash(rm *)", command)).toBe(true);
    expect(denies("Read(x)", "ls")).toBe(false);
  });

  it("is not denied where only an argument is unknown and the command is another", () => {
    expect(denies("Bash(rm *)", 'wc -l "$FILE"')).toBe(false);
    expect(denies("Bash(git push *)", "git log $BRANCH")).toBe(false);
    expect(denies("Bash(git push *)", "git $WHAT")).toBe(true);
    expect(denies("Bash(git * --force)", "git push $X --tags")).toBe(false);
    expect(denies("Bash(git push)", "git $X --tags")).toBe(false);
  });

  it("is denied for what xargs may add to it", () => {
    expect(denies("Bash(rm -rf *)", "ls | xargs rm")).toBe(true);
    expect(denies("Bash(git push --force)", "ls | xargs git push")).toBe(true);
    expect(denies("Bash(curl *)", "ls | xargs")).toBe(false);
  });

  it("is not seen by allow: what is granted inside does not grant the outside", () => {
    for (const command of [
      "bash -c 'npm test'",
      "echo2 $(npm test)",
      "sudo npm test",
      "env A=1 npm test",
      "npx npm test",
    ])
      expect(allows("Bash(npm test)", command)).toBe(false);
  });
});

describe("what allow rules look past", () => {
  it.each([
    "timeout 5 npm test",
    "timeout -k 5 10s npm test",
    "timeout --foreground 10 npm test",
    "time npm test",
    "nice npm test",
    "nice -n 5 npm test",
    "nohup npm test",
    "stdbuf -oL npm test",
    "command npm test",
    "builtin npm test",
    "noglob npm test",
    "nohup timeout 5 npm test",
    "NODE_ENV=test npm test",
    "LANG=C NO_COLOR=1 timeout 5 npm test",
  ])("%s", (command) => {
    expect(allows("Bash(npm test)", command)).toBe(true);
  });

  it.each([
    "command -v npm test",
    "timeout --signal npm test",
    "timeout $X npm test",
    "stdbuf --weird npm test",
    "npx npm test",
    "docker exec box npm test",
    "devbox run npm test",
    "mise exec npm test",
    "sudo npm test",
    "env npm test",
    "xargs -I{} npm test",
    "LD_PRELOAD=./x.so npm test",
    "NODE_OPTIONS=--require=./x npm test",
    "NODE_ENV=$(id) npm test",
    "PATH=. ; npm test",
    "export PATH=. ; npm test",
    "for PATH in .; do npm test; done",
    "for http_proxy in evil; do npm test; done",
    "https_proxy=evil; npm test",
    "(( x )); npm test",
    "b='a[$(rm x)]'; a[b]=1; npm test",
    "b='a[$(rm x)]'; a=([b]=1); npm test",
    "x[0]=1; npm test",
    "NODE_ENV[b]=1 npm test",
    "[[ $x -eq 1 ]] && npm test",
  ])("not %s", (command) => {
    expect(allows("Bash(npm test)", command)).toBe(false);
  });

  it("bare xargs, which adds words of its own", () => {
    expect(allows("Bash(wc -l *)", "ls | xargs wc -l")).toBe(true);
    expect(kindOf({ allow: ["Bash(rm)"] }, "ls | xargs rm")).toBe("silent");
    expect(kindOf({ allow: ["Bash(rm *)"] }, "ls | xargs rm")).toBe("grant");
  });

  it("not an unsafe variable, unless the rule begins with it", () => {
    expect(allows("Bash(FOO=1 npm *)", "FOO=1 npm test")).toBe(true);
    expect(allows("Bash(* test)", "LD_PRELOAD=x npm test")).toBe(false);
  });

  it("not a variable that gets its value from a command, even one that is allowed", () => {
    expect(kindOf({ allow: ["Bash(npm test)", "Bash(id)"] }, "NODE_ENV=$(id) npm test")).toBe("silent");
  });

  it.each(["set -e; npm test", "set -euo pipefail; npm test", "export CI=1; npm test"])(
    "what only says how a script goes on: %s",
    (command) => {
      expect(allows("Bash(npm test)", command)).toBe(true);
    },
  );

  it.each(["set -k; npm test", "set -- a; npm test", "export PATH=.; npm test", "export CI=$(id); npm test"])(
    "not another setting: %s",
    (command) => {
      expect(allows("Bash(npm test)", command)).toBe(false);
    },
  );

  it("harmless assignments and tests beside a command", () => {
    expect(allows("Bash(npm test *)", "dir=src; [[ -d $dir ]] && npm test $dir")).toBe(true);
  });
});

describe("commands that only an exact rule allows", () => {
  it.each([
    ["watch npm test", "Bash(watch *)"],
    ["setsid npm test", "Bash(setsid *)"],
    ["ionice npm test", "Bash(ionice:*)"],
    ["flock x npm test", "Bash(flock*)"],
    ["find . -name x -exec rm {} +", "Bash(find *)"],
    ["find . -delete", "Bash(find . *)"],
    ["timeout 5 find . -delete", "Bash(find *)"],
    ["eval npm test", "Bash(eval *)"],
    ["source x.sh", "Bash(source *)"],
    ["diff <(ls) a", "Bash(diff *)"],
    ["echo $((x))", "Bash(echo *)"],
    ["printf -v x y", "Bash(printf *)"],
  ])("%s", (command, prefix) => {
    expect(allows(prefix, command)).toBe(false);
    expect(kindOf({ allow: [`Bash(${command})`, "Bash(ls)"] }, command)).toBe("grant");
    expect(allows("Bash", command)).toBe(true);
  });

  it("not even an exact rule, where the commands come from elsewhere", () => {
    expect(allows("Bash(bash)", "bash <<END\nls\nEND")).toBe(false);
    expect(kindOf({ allow: ["Bash(sh)", "Bash(curl x)"] }, "curl x | sh")).toBe("silent");
    expect(allows("Bash(find . -name x)", "find . -name x")).toBe(true);
  });
});

describe("commands that nobody may allow", () => {
  it.each([
    ["ls 2<(rm x)"],
    ["if then"],
    ["ls\r"],
    ["ls \0"],
    [`echo ${"a".repeat(10_000)}`],
    [""],
    ["ls a\\\nb"],
    ["ls >&-c x"],
    ["ls > <(x)y z"],
  ])("%j", (command) => {
    expect(match({ allow: ["Bash"] }, bash(command))).toMatchObject({ kind: "silent", needs: [{ class: "riddle" }] });
  });

  it("up to the limit a command is understood", () => {
    expect(allows("Bash(echo *)", `echo ${"a".repeat(9_900)}`)).toBe(true);
  });

  it.each([
    ["rm -rf /", true],
    ["rm -rf /*", true],
    ["rm -rf /usr", true],
    ["rm -rf /usr/*", true],
    ["rm -rf ~", true],
    ["rm -rf ~/", true],
    ["rm -rf $HOME", true],
    ["rm -rf /home/me", true],
    ["rm -rf .", true],
    ["rm -rf ..", true],
    ["rm -rf /srv/tree", true],
    ["rm -rf ../tree", true],
    ['rm -rf "$DIR"/*', true],
    ['rm -rf "$DIR"/usr', true],
    ["rmdir -- /", true],
    ["echo $(rm -rf /)", true],
    ["echo `rm -rf /`", true],
    ["cat <(rm -rf /)", true],
    ["sudo rm -rf /", true],
    ["bash -c 'rm -rf /'", true],
    ["rm -rf dist", false],
    ["rm -rf /srv/tree/dist", false],
    ['rm -rf "$DIR"/a/b', false],
    ["rm -rf ~/cache/x", false],
  ])("a critical removal: %s: %s", (command, critical) => {
    const { kind, needs } = match({ allow: ["Bash", "Edit", `Bash(${command})`] }, bash(command));
    expect(kind).toBe(critical ? "silent" : "grant");
    expect(needs.some((need) => need.class === "critical")).toBe(critical);
  });
});

describe("redirections", () => {
  const allow = ["Bash(npm test)"];
  it.each([
    ["npm test > out.txt", "out.txt"],
    ["npm test >> out.txt", "out.txt"],
    ["npm test 2> out.txt", "out.txt"],
    ["npm test &> out.txt", "out.txt"],
    ["npm test >| out.txt", "out.txt"],
    ["{ npm test; } > out.txt", "out.txt"],
    ["npm test > /srv/tree/out.txt", "/srv/tree/out.txt"],
  ])("are writes: %s", (command, path) => {
    const { kind, needs } = match({ allow }, bash(command));
    expect(kind).toBe("silent");
    expect(needs).toContainEqual(expect.objectContaining({ kind: "path", access: "write", text: path, class: "edit" }));
    expect(kindOf({ allow: [...allow, "Edit(out.txt)"] }, command)).toBe("grant");
    expect(kindOf({ allow: ["Bash"], deny: ["Edit(out.txt)"] }, command)).toBe("deny");
    expect(kindOf({ allow: ["Bash"], deny: ["Read(out.txt)"] }, command)).toBe("deny");
  });

  it.each(["npm test > /dev/null", "npm test 2>&1", "npm test >&2", "npm test 2>/dev/null >/dev/null"])(
    "to nowhere need nothing: %s",
    (command) => {
      expect(kindOf({ allow }, command)).toBe("grant");
    },
  );

  it.each(["npm test > ~/x", "npm test > $X", "npm test > *.txt", "npm test > $(pwd)/x", "cd a && npm test > x"])(
    "that cannot be known cannot be approved: %s",
    (command) => {
      const lists = { allow: [...allow, "Bash(cd a)", "Edit", "Bash(pwd)"] };
      expect(kindOf(lists, command)).toBe("silent");
      expect(kindOf({ ...lists, deny: ["Edit(secret)"] }, command)).toBe("deny");
    },
  );

  it("into protected files cannot be approved either", () => {
    expect(kindOf({ allow: ["Bash", "Edit"] }, "npm test > .git/hooks/pre-commit")).toBe("silent");
  });

  it("from a file are reads", () => {
    expect(kindOf({ allow }, "npm test < a.txt")).toBe("grant");
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test < .env")).toBe("deny");
    expect(kindOf({ allow }, "npm test < /etc/passwd")).toBe("silent");
  });

  it("in a quoted script are seen by deny", () => {
    expect(kindOf({ allow: ["Bash"], deny: ["Edit(secret)"] }, "bash -c 'ls > secret'")).toBe("deny");
  });

  it("are told beside the parts", () => {
    const split = splitCommand("npm test 2>err.txt | tee x >> $LOG");
    expect(split).toMatchObject({
      kind: "parts",
      parts: [{ text: "npm test" }, { text: "tee x" }],
      targets: [
        { access: "write", path: "err.txt" },
        { access: "write", text: "$LOG" },
      ],
    });
  });
});

describe("a read-only command", () => {
  it("is denied for the files that it names", () => {
    const call = { ...bash("cat .env"), subjects: [...bash("cat .env").subjects, ...touch("Read", ".env").subjects] };
    expect(match({ deny: ["Read(.env)"] }, call).kind).toBe("deny");
    expect(match({ deny: ["Read(.other)"] }, call)).toMatchObject({
      kind: "silent",
      needs: [{ class: "reading" }, { class: "reading" }],
    });
  });
});

describe("a read-only command beside another", () => {
  const allow = ["Bash(npm test)"];
  it.each([
    ["npm test && cat src/a.ts", "grant"],
    ["npm test && cat /etc/passwd", "silent"],
    ["npm test && cat ../x", "silent"],
    ["npm test && head -n 3 a.ts", "grant"],
    ["npm test | cat -f/etc/passwd", "silent"],
    ["npm test && echo /etc/passwd", "grant"],
    ["npm test && ls", "grant"],
    ["cd src && cat a.ts && npm test", "grant"],
    ["cd src && cat ../../x && npm test", "silent"],
    ["cd src && cat ../x && npm test", "silent"],
    ["cd .. && npm test", "silent"],
    ["cd src && cd x && cat a.ts && npm test", "silent"],
    ["cd src; cat a.ts; npm test", "grant"],
    ["(cd src && npm test)", "grant"],
    ["cd src; cat ../x; npm test", "silent"],
    ["cd $X; npm test", "silent"],
    ["cd src && ls *.ts && npm test", "silent"],
    ["cd src && npm test > x", "silent"],
  ])("reads files of its own: %s: %s", (command, kind) => {
    expect(kindOf({ allow }, command)).toBe(kind);
  });

  it("is denied for them", () => {
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test && cat .env")).toBe("deny");
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test && cat a.ts")).toBe("grant");
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test && grep -rn KEY src")).toBe("deny");
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test && git log")).toBe("deny");
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test && git status")).toBe("grant");
    expect(kindOf({ allow, deny: ["Read(.env)"] }, "npm test && grep -n KEY a.ts")).toBe("grant");
    expect(kindOf({ allow }, "npm test && grep -rn KEY src")).toBe("grant");
    expect(kindOf({ allow: [...allow, "Read(//etc/passwd)"] }, "npm test && cat /etc/passwd")).toBe("grant");
  });
});

describe("a deny rule looks past the options before a subcommand", () => {
  it.each([
    "git -C . push",
    "git --no-pager push origin",
    "git -c a=b push",
    "git --git-dir=.git -P push",
    "/usr/bin/git -C . push",
    "sudo git -C . push",
    "bundle exec git push",
    "git submodule foreach 'git push'",
  ])("%s", (command) => {
    expect(denies("Bash(git push:*)", command)).toBe(true);
  });

  it.each(["git log push", "git -C . log", "npm test"])("and no further: %s", (command) => {
    expect(denies("Bash(git push:*)", command)).toBe(false);
  });
});

describe("a deny rule over a whole compound", () => {
  it("matches the line as it is written", () => {
    expect(denies("Bash(curl * | sh)", "curl https://x | sh")).toBe(true);
  });
});
